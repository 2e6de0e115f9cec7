// What judging a position costs: the hand-made evaluation, the features, and the network; and what
// a search with it does in a second.
#include <benchmark/benchmark.h>

#include <vector>

#include "core/erased_game.h"
#include "games/cosmogenesis/turn_plans.h"
#include "games/registry.h"

namespace orrery::cosmogenesis {
namespace {

const AnyGame& game() {
    static const Registry games = std::move(Registry::load(embedded_content())).value();
    return *games.find(kGameId);
}

// Ends of turns one after another, as a search sees them: each differs a little from the one
// before.
const std::vector<std::pair<State, Seat>>& turn_ends() {
    static const auto all = [] {
        std::vector<std::pair<State, Seat>> found;
        for (std::uint64_t seed = 1; found.size() < 256; ++seed) {
            auto position =
                std::move(game().start(2, JsonObject{}, seed_from_number(seed))).value();
            RandomStream random(seed_from_number(seed));
            while (!position->over()) {
                Seat seat = 0;
                while (!has_seat(position->actors(), seat)) ++seat;
                if (position->is_turn_end(seat))
                    found.emplace_back(state_of<Cosmogenesis>(*position), seat);
                position->apply(seat, position->random_action(seat, random), nullptr);
            }
        }
        return found;
    }();
    return all;
}

const Cosmogenesis& rules() {
    return rules_of<Cosmogenesis>(game());
}

InputRow row_of(const State& state, Seat seat) {
    InputRow row;
    rules().features(state, seat, row);
    return row;
}

void hand_made(benchmark::State& bench) {
    std::size_t next = 0;
    for (auto _ : bench) {
        const auto& [state, seat] = turn_ends()[next++ % turn_ends().size()];
        benchmark::DoNotOptimize(evaluate(rules().content(), state, seat));
    }
}
BENCHMARK(hand_made)->Name("cosmogenesis/judge/hand_made");

void features(benchmark::State& bench) {
    std::size_t next = 0;
    for (auto _ : bench) {
        const auto& [state, seat] = turn_ends()[next++ % turn_ends().size()];
        benchmark::DoNotOptimize(row_of(state, seat));
    }
}
BENCHMARK(features)->Name("cosmogenesis/judge/features");

// From the first layer of the position before it, or from nothing.
void network(benchmark::State& bench, bool near) {
    const Judge* judge = game().judge();
    if (judge == nullptr) return bench.SkipWithError("there is no learned judge");
    std::vector<InputRow> rows;
    for (const auto& [state, seat] : turn_ends()) rows.push_back(row_of(state, seat));
    std::vector<FirstLayer> layers(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        judge->network.begin(rows[i == 0 ? 0 : i - 1], layers[i]);
    std::size_t next = 0;
    for (auto _ : bench) {
        const std::size_t i = next++ % rows.size();
        benchmark::DoNotOptimize(near ? judge->network.value(layers[i], rows[i])
                                      : judge->network.value(rows[i]));
    }
}
BENCHMARK_CAPTURE(network, near, true)->Name("cosmogenesis/judge/network_from_a_near_position");
BENCHMARK_CAPTURE(network, whole, false)->Name("cosmogenesis/judge/network_from_nothing");

// First turns of rounds, where there is most to choose from.
const std::vector<State>& turn_begins() {
    static const auto all = [] {
        std::vector<State> found;
        for (std::uint64_t seed = 1; found.size() < 64; ++seed) {
            auto position =
                std::move(game().start(2, JsonObject{}, seed_from_number(seed))).value();
            RandomStream random(seed_from_number(seed));
            while (!position->over()) {
                Seat seat = 0;
                while (!has_seat(position->actors(), seat)) ++seat;
                const State& state = state_of<Cosmogenesis>(*position);
                if (state.phase == Phase::kMain && state.turn == 0) found.push_back(state);
                position->apply(seat, position->random_action(seat, random), nullptr);
            }
        }
        return found;
    }();
    return all;
}

void propose(benchmark::State& bench) {
    if (game().judge() == nullptr) return bench.SkipWithError("there is no learned judge");
    const TurnPlans plans(rules(), *game().judge(), {});
    std::size_t next = 0;
    for (auto _ : bench)
        benchmark::DoNotOptimize(plans.propose(turn_begins()[next++ % turn_begins().size()]));
}
BENCHMARK(propose)->Name("cosmogenesis/turns/propose");

// items_per_second: iterations.
void look_ahead(benchmark::State& bench) {
    if (game().judge() == nullptr) return bench.SkipWithError("there is no learned judge");
    Effort effort;
    effort.judge = game().judge();
    effort.iterations = static_cast<std::uint32_t>(bench.range(0));
    RandomStream random(seed_from_number(1));
    std::size_t next = 0;
    for (auto _ : bench) {
        const State& state = turn_begins()[next++ % turn_begins().size()];
        benchmark::DoNotOptimize(rules().advise(state, state.active, effort, random));
    }
    bench.SetItemsProcessed(bench.iterations() * bench.range(0));
}
BENCHMARK(look_ahead)->Name("cosmogenesis/turns/look_ahead")->Arg(100)->Arg(1000);

}  // namespace
}  // namespace orrery::cosmogenesis
