#include "tests/table/secrets.h"

#include <gtest/gtest.h>

#include <vector>

namespace orrery::test {
namespace {

std::vector<Event> seen_by(const std::vector<Event>& events, Seat viewer) {
    std::vector<Event> seen;
    for (const Event& event : events)
        if (event.visible_to(viewer)) seen.push_back(event);
    return seen;
}

struct Outcome {
    std::string view;
    std::vector<Event> events;
    bool revealed = false;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What the viewer would notice of an action.
Outcome outcome(const Position& position, Seat seat, Action action, Seat viewer) {
    const std::unique_ptr<Position> next = position.clone();
    std::vector<Event> events;
    const Applied applied = next->apply(seat, action, &events);
    return {to_text(next->view_json(viewer)), seen_by(events, viewer), applied.revealed};
}

}  // namespace

void Comparison::run() {
    expect_same("the welcome");
    ask_about();
    for (int i = 0; i < 4 && real_.playing() && !testing::Test::HasFailure(); ++i) {
        if (!act()) break;
        expect_same("a move");
    }
    ask_about();
    real_.come_again(1);
    other_.come_again(1);
    expect_same("coming back");
}

void Comparison::expect_same(const char* what) {
    EXPECT_EQ(real_.heard(), other_.heard()) << what << ", seat " << int{viewer_};
}

void Comparison::expect_same_answer(const JsonObject& question) {
    const std::string answer = real_.ask(question);
    EXPECT_EQ(answer, other_.ask(question)) << to_text(question);
}

void Comparison::ask_about() {
    expect_same_answer({{"op", "view"}});
    expect_same_answer({{"op", "log"}});
    // Once the game is over the record is public: it names the seed, and so what was hidden.
    if (real_.playing()) expect_same_answer({{"op", "record"}});
    if (viewer_ == kSpectator || !real_.playing()) return;
    expect_same_answer({{"op", "legal"}, {"seat", viewer_}});
    for (Seat seat = 0; seat < real_.position().players(); ++seat)
        if (seat != viewer_) expect_same_answer({{"op", "legal"}, {"seat", seat}});
    const std::vector<Action> legal = real_.position().legal(viewer_);
    for (int i = 0; i < 4 && !legal.empty(); ++i)
        expect_same_answer({{"op", "preview"},
                            {"seat", viewer_},
                            {"action", real_.position().game().print(any_of(legal))}});
    // What others could do is mostly not allowed to the viewer.
    for (Seat seat = 0; seat < real_.position().players(); ++seat)
        if (const std::vector<Action> theirs = real_.position().legal(seat); !theirs.empty())
            for (const char* op : {"why", "preview"})
                expect_same_answer({{"op", op},
                                    {"seat", viewer_},
                                    {"action", real_.position().game().print(any_of(theirs))}});
    if (!legal.empty() && random_.uniform(16) == 0)
        expect_same_answer({{"op", "hint"}, {"seat", viewer_}});
}

const Action& Comparison::any_of(const std::vector<Action>& actions) {
    return actions[random_.uniform(static_cast<std::uint32_t>(actions.size()))];
}

bool Comparison::act() {
    const Position &real = real_.position(), &other = other_.position();
    const auto seat =
        static_cast<Seat>(random_.uniform(static_cast<std::uint32_t>(real.players())));
    const std::vector<Action> legal = real.legal(seat);
    if (legal.empty()) return true;
    const Action action = any_of(legal);
    const Outcome noticed = outcome(real, seat, action, viewer_);
    if (noticed.revealed) return false;
    const std::vector<Action> choices =
        seat == viewer_ ? std::vector<Action>{action} : other.legal(seat);
    for (const Action choice : choices) {
        if (other.check(seat, choice) != nullptr ||
            outcome(other, seat, choice, viewer_) != noticed)
            continue;
        if (choice != action) ++secret_moves_;
        real_.move(seat, action);
        other_.move(seat, choice);
        return true;
    }
    return true;
}

}  // namespace orrery::test
