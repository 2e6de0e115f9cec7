#include "games/crafting_the_cosmos/turn_search.h"

#include <algorithm>

#include "games/crafting_the_cosmos/galaxy.h"

namespace orrery::crafting_the_cosmos {
namespace {

void sort_ways(std::vector<Way>& ways) {
    std::stable_sort(ways.begin(), ways.end(),
                     [](const Way& a, const Way& b) { return a.value() > b.value(); });
}

Way* find_way(std::vector<Way>& ways, Action action) {
    const auto found =
        std::ranges::find_if(ways, [&](const Way& way) { return way.action == action; });
    return found == ways.end() ? nullptr : &*found;
}

}  // namespace

TurnWidth width_of(std::uint32_t trials) {
    struct Row {
        std::uint32_t trials;
        TurnWidth width;
    };
    static constexpr std::array<Row, 6> kRows{{{0, {3, 0, 1, 1}},
                                               {1'000, {8, 1, 2, 4}},
                                               {5'000, {16, 2, 4, 8}},
                                               {kUsualTrials, {24, 4, 8, 16}},
                                               {100'000, {48, 8, 16, 32}},
                                               {1'000'000, {96, 16, 48, 96}}}};
    TurnWidth width;
    for (const Row& row : kRows)
        if (trials >= row.trials) width = row.width;
    return width;
}

TurnSearch::TurnSearch(const CraftingTheCosmos& game, const State& state, Seat seat,
                       const Effort& effort)
    : game_(game),
      seat_(seat),
      root_(state),
      width_(width_of(effort.trials)),
      patience_(effort.patience),
      all_seeing_(effort.all_seeing),
      adviser_(game, state, seat, effort.patience),
      judge_(game, effort.judge, state, seat) {
    if (all_seeing_) return;
    // What advanced life will bring is not known: all tiles of a group are alike.
    for (std::uint8_t& tile : root_.advanced_stack)
        tile = advanced_tile(group_of(tile), group_of(tile) == 1 ? 7 : 5);
}

// The best of the ends, and what leads to it.
Way TurnSearch::best_end(Action action, const std::vector<Line>& ends) const {
    Way best;
    const Line* best_line = nullptr;
    for (const Line& end : ends) {
        const Prospect looks = judge_(end.state, end.parts);
        if (best_line != nullptr && looks.margin <= best.value()) continue;
        best.looks = looks;
        best_line = &end;
    }
    best.action = action;
    best.parts = best_line->parts;
    best.plan = best_line->actions;
    if (best_line->known) best.plan.resize(*best_line->known);
    return best;
}

// A card from the deck may be of any type that was not seen.
Way TurnSearch::way(Action action, Ends ends) const {
    const bool draws = kind_of(action) == ActionKind::kTakeCard && action.operands[0] == kFromDeck;
    if (!draws || root_.deck.empty() || all_seeing_) {
        Line line = begin();
        act(line, action);
        return best_end(action, (this->*ends)(std::move(line)));
    }
    Way average{action, {}, {}, {action}};
    for (std::size_t type = 0; type < kEnergies; ++type) {
        const auto energy = static_cast<Energy>(type);
        const auto cards = std::ranges::count(root_.deck, card_of(energy));
        if (cards == 0) continue;
        Line line = begin();
        expect_card(line.state, energy);
        act(line, action);
        average.add(best_end(action, (this->*ends)(std::move(line))),
                    static_cast<double>(cards) / static_cast<double>(root_.deck.size()));
    }
    return average;
}

// Those that lead to something else, the most promising first.
std::vector<Action> TurnSearch::first_actions() const {
    if (root_.phase == Phase::kShift) return adviser_.promising_shifts(root_);
    std::vector<Advice::Other> told;
    adviser_.best_answer(root_, &told);
    std::stable_sort(told.begin(), told.end(),
                     [](const auto& a, const auto& b) { return a.value > b.value; });
    std::vector<Action> actions;
    for (const Advice::Other& other : told) actions.push_back(other.action);
    return actions;
}

// Shifts, and answers to questions.
std::vector<Way> TurnSearch::ways_of_answering() const {
    std::vector<Way> ways;
    const std::vector<Action> actions = first_actions();
    for (std::size_t i = 0; i < std::min(actions.size(), width_.first); ++i) {
        if (!ways.empty() && patience_.is_out()) break;
        ways.push_back(way(actions[i], &TurnSearch::played_out));
    }
    sort_ways(ways);
    for (std::size_t i = 0; i < std::min(ways.size(), width_.followed); ++i) {
        if (patience_.is_out()) break;
        Way better = way(ways[i].action, &TurnSearch::followed);
        if (better.value() > ways[i].value()) ways[i] = std::move(better);
    }
    sort_ways(ways);
    return ways;
}

// The turn is closed when the adviser has nothing more to do and no other line is better.
std::vector<Way> TurnSearch::ways_of_crafting(bool all) const {
    const Line here = begin();
    const std::vector<Line> ends = followed(here);
    const bool may_close =
        std::ranges::any_of(ends, [](const Line& end) { return end.actions.empty(); });
    std::vector<Way> ways;
    if (may_close || all) {
        ways = ways_to_close(root_);
        const Prospect stay = judge_(root_, here.parts), best = ways.front().looks;
        for (Way& closing : ways) {
            Prospect& looks = closing.looks;
            looks.margin += stay.margin - best.margin;
            looks.win_chance =
                std::clamp(looks.win_chance + stay.win_chance - best.win_chance, 0.0, 1.0);
        }
    }
    for (const Line& end : ends) {
        if (end.actions.empty()) continue;
        Way found = best_end(end.actions.front(), {end});
        Way* known = find_way(ways, found.action);
        if (known == nullptr)
            ways.push_back(std::move(found));
        else if (found.value() > known->value())
            *known = std::move(found);
    }
    if (all) {
        const std::vector<Step> first = steps({here});
        for (std::size_t i = 0; i < std::min(first.size(), width_.first); ++i)
            if (find_way(ways, first[i].action) == nullptr && !patience_.is_out())
                ways.push_back(way(first[i].action, &TurnSearch::played_out));
    }
    sort_ways(ways);
    return ways;
}

Way TurnSearch::result(Action action, const State& after) const {
    const Evaluation parts = adviser_.judge(after);
    return {action, judge_(after, parts), parts, {action}};
}

// The tile may be any of those not seen; it is laid where it looks best.
Way TurnSearch::average_nebula(const State& state, std::size_t size) const {
    const auto& stack = state.nebula_stacks[size - 1];
    const Action action = make_action(ActionKind::kOmegaNebula, {size});
    const auto with = [&](std::uint8_t tile) {
        State after = state;
        const auto space = adviser_.best_placing(state, tile).space;
        if (space) after.own().nebulae[*space] = tile;
        return result(action, after);
    };
    if (all_seeing_) return with(stack.back());
    Way average{action, {}, {}, {action}};
    for (const std::uint8_t tile : stack)
        average.add(with(tile), 1 / static_cast<double>(stack.size()));
    return average;
}

// The omega actions at the end of the crafting.
std::vector<Way> TurnSearch::ways_to_close(const State& state) const {
    std::vector<Way> ways;
    game_.legal(state, seat_, [&](Action action) {
        if (!closes_turn(kind_of(action))) return;
        State after = state;
        if (kind_of(action) == ActionKind::kOmegaNebula)
            return ways.push_back(average_nebula(state, action.operands[0]));
        if (kind_of(action) == ActionKind::kOmegaStabilize) {
            after.own().proto.remove(action.operands[0]);
            after.own().stable.insert(action.operands[0]);
        }
        ways.push_back(result(action, after));
    });
    sort_ways(ways);
    return ways;
}

// Where the omega nebula goes.
std::vector<Way> TurnSearch::ways_to_place() const {
    std::vector<Way> ways;
    game_.legal(root_, seat_, [&](Action action) {
        State after = root_;
        after.phase = Phase::kCraft;
        after.turn.omega_tile = 0;
        if (kind_of(action) == ActionKind::kPlaceNebula)
            after.own().nebulae[action.operands[1]] = action.operands[0];
        ways.push_back(result(action, after));
    });
    sort_ways(ways);
    return ways;
}

std::vector<Way> TurnSearch::ways(bool all) const {
    switch (root_.phase) {
        case Phase::kCraft:
            return ways_of_crafting(all);
        case Phase::kOmegaNebula:
            return ways_to_place();
        default:
            return ways_of_answering();
    }
}

}  // namespace orrery::crafting_the_cosmos
