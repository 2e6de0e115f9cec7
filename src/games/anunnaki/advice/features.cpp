#include "games/anunnaki/advice/features.h"

#include "games/anunnaki/advice/feature_table.h"

namespace orrery::anunnaki {
namespace {

template <class Sink>
void describe(const Content& content, const State& state, const Evaluation& seen, Sink&& sink) {
    const Survey survey(content, state);
    sink.block("own");
    describe_side(content, state, survey, Side::kPerson, sink);
    describe_person(content, state, survey, sink);
    sink.block("rivals");
    describe_side(content, state, survey, Side::kBot, sink);
    describe_bot(content, state, sink);
    sink.block("shared");
    describe_board(content, state, survey, sink);
    describe_table(content, state, sink);
    sink.number("hand-made worth", quarters(seen.total()));
    sink.numbers("hand-made", kFeatureNames,
                 [&](std::size_t i) { return quarters(seen.features[i]); });
}

}  // namespace

Features::Features(const Content& content) {
    describe(content, State{}, Evaluation{}, FeatureNamer(space_));
}

Evaluation Features::add(const Content& content, const State& state, InputRow& row) const {
    const Evaluation seen = evaluate(content, state);
    describe(content, state, seen, FeatureFiller(row));
    return seen;
}

}  // namespace orrery::anunnaki
