// Looks through the rest of the own turn. The hand-made evaluation proposes: it plays turns out
// after many first actions, and follows the best of them along several lines side by side. A judge
// then says which of the ends is best. What lies face down is taken to be what it is on average.
#pragma once

#include <optional>
#include <vector>

#include "core/hash.h"
#include "games/crafting_the_cosmos/advice.h"
#include "games/crafting_the_cosmos/turn_judge.h"

namespace orrery::crafting_the_cosmos {

// How widely it looks.
struct TurnWidth {
    std::size_t first = 0;     // first actions after which the turn is played out
    std::size_t followed = 0;  // of them, the best: those followed along several lines
    std::size_t lines = 0;     // side by side
    std::size_t judged = 0;    // ends of those lines that are put to the judge
};
// By Effort::trials, from a narrow look for weak players to one that takes seconds.
TurnWidth width_of(std::uint32_t trials);

// A first action, and the best turn that was found after it.
struct Way {
    Action action;
    Prospect looks;    // of the end of the turn, to the judge
    Evaluation parts;  // of the same end by hand: what reasons are made of
    // The turn from this action on, as far as it does not depend on what comes to light.
    std::vector<Action> plan;

    double value() const { return looks.margin; }
    // What may come of it, each with its share.
    void add(const Way& one, double share) {
        looks.margin += share * one.looks.margin;
        looks.win_chance += share * one.looks.win_chance;
        parts.add(one.parts, share);
    }
};

class TurnSearch {
  public:
    // At a position of the seat's own turn.
    TurnSearch(const CraftingTheCosmos& game, const State& state, Seat seat, const Effort& effort);

    // The best first; there is always one. With `all`, first actions that did not look worth it are
    // played out too.
    std::vector<Way> ways(bool all) const;

  private:
    // A part of a turn, and where it leads.
    struct Line {
        State state;
        Evaluation parts;
        double value = 0;  // of the parts
        std::vector<Action> actions;
        std::optional<std::size_t> known;  // how many of them, where something came to light then
    };
    // An action of a line, and what it looks worth.
    struct Step {
        std::size_t line = 0;
        Action action;
        double value = 0;
    };
    // One of the two ways to go on to ends of the turn.
    using Ends = std::vector<Line> (TurnSearch::*)(Line) const;

    // turn_lines.cpp: making lines.
    Line begin() const;
    bool goes_on(const Line& line) const;
    void act(Line& line, Action action) const;
    void answer(Line& line) const;
    void finish(Line& line) const;
    std::vector<Line> played_out(Line line) const;
    std::vector<Line> followed(Line from) const;
    std::vector<Step> steps(const std::vector<Line>& lines) const;
    std::vector<Line> next_lines(const std::vector<Line>& lines, std::vector<Hash128>& seen) const;
    void expect_power(State& state, Action buy) const;
    void expect_nebula(State& state, std::size_t size) const;
    void expect_card(State& state, Energy type) const;

    // turn_search.cpp: choosing among them.
    Way best_end(Action action, const std::vector<Line>& ends) const;
    Way way(Action action, Ends ends) const;
    std::vector<Action> first_actions() const;
    std::vector<Way> ways_of_answering() const;
    std::vector<Way> ways_of_crafting(bool all) const;
    Way result(Action action, const State& after) const;
    Way average_nebula(const State& state, std::size_t size) const;
    std::vector<Way> ways_to_close(const State& state) const;
    std::vector<Way> ways_to_place() const;

    const CraftingTheCosmos& game_;
    const Seat seat_;
    State root_;
    const TurnWidth width_;
    const Patience patience_;
    const bool all_seeing_;  // what is drawn is known, and not what may be expected
    const Adviser adviser_;
    const TurnJudge judge_;
};

}  // namespace orrery::crafting_the_cosmos
