// Makes the lines of a turn: what the adviser would do, or several side by side.
#include <algorithm>
#include <bit>

#include "games/crafting_the_cosmos/turn_search.h"

namespace orrery::crafting_the_cosmos {
namespace {

// So many steps may be taken that improve nothing, such as a move before the form that it allows.
constexpr int kPreparing = 3;
constexpr double kLeast = 0.02;
// What else comes to the same position is left out, so that more steps are at hand than lines.
constexpr std::size_t kStepsPerLine = 4;

}  // namespace

TurnSearch::Line TurnSearch::begin() const {
    Line line;
    line.state = root_;
    line.parts = adviser_.judge(root_);
    line.value = line.parts.total();
    return line;
}

// Whether it has come to where the turn could be closed, or crafted on.
bool TurnSearch::goes_on(const Line& line) const {
    return line.state.current == root_.current && line.state.phase == Phase::kCraft;
}

void TurnSearch::act(Line& line, Action action) const {
    const ActionKind kind = kind_of(action);
    if (kind == ActionKind::kBuyPower && !all_seeing_) expect_power(line.state, action);
    if (kind == ActionKind::kPickNebula && !all_seeing_)
        expect_nebula(line.state, action.operands[0]);
    const Applied applied = game_.apply(line.state, seat_, action, NoEvents{});
    line.actions.push_back(action);
    if (applied.revealed && !line.known) line.known = line.actions.size();
}

// Questions of the game are answered by what looks best at once.
void TurnSearch::answer(Line& line) const {
    const auto asked = [&] {
        const Phase phase = line.state.phase;
        return line.state.current == root_.current &&
               (phase == Phase::kTakeCard || phase == Phase::kPickNebula ||
                phase == Phase::kUsePower || phase == Phase::kChoosePower);
    };
    while (asked()) {
        const Choice choice = adviser_.best_answer(line.state);
        if (!choice.any()) break;
        act(line, choice.action);
    }
    line.parts = adviser_.judge(line.state);
    line.value = line.parts.total();
}

// As the adviser would go on: it leaves nothing undone that scores.
void TurnSearch::finish(Line& line) const {
    while (goes_on(line) && !patience_.is_out()) {
        const Choice choice = adviser_.next_craft(line.state);
        if (!choice.any()) break;
        act(line, choice.action);
        answer(line);
    }
}

// One line.
std::vector<TurnSearch::Line> TurnSearch::played_out(Line line) const {
    answer(line);
    finish(line);
    return {std::move(line)};
}

std::vector<TurnSearch::Step> TurnSearch::steps(const std::vector<Line>& lines) const {
    std::vector<Step> steps;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!steps.empty() && patience_.is_out()) break;
        game_.legal(lines[i].state, seat_, [&](Action action) {
            if (closes_turn(kind_of(action))) return;
            State after = lines[i].state;
            game_.apply(after, seat_, action, NoEvents{});
            if (after.phase == Phase::kUsePower) adviser_.answer_all(after);
            steps.push_back({i, action, adviser_.value(after)});
        });
    }
    const std::size_t most = std::min(steps.size(), kStepsPerLine * width_.lines);
    std::partial_sort(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(most), steps.end(),
                      [](const Step& a, const Step& b) {
                          return a.value != b.value ? a.value > b.value
                                 : a.line != b.line ? a.line < b.line
                                                    : std::bit_cast<std::uint64_t>(a.action) <
                                                          std::bit_cast<std::uint64_t>(b.action);
                      });
    steps.resize(most);
    return steps;
}

// Positions that another order of the same actions has led to are left out.
std::vector<TurnSearch::Line> TurnSearch::next_lines(const std::vector<Line>& lines,
                                                     std::vector<Hash128>& seen) const {
    std::vector<Line> next;
    for (const Step& step : steps(lines)) {
        if (next.size() == width_.lines) break;
        Line line = lines[step.line];
        act(line, step.action);
        answer(line);
        if (!goes_on(line)) continue;
        const Hash128 hash = hash_value(line.state);
        if (std::ranges::find(seen, hash) != seen.end()) continue;
        seen.push_back(hash);
        next.push_back(std::move(line));
    }
    return next;
}

// Several lines. Every position on the way may be the last one before what scores is done.
std::vector<TurnSearch::Line> TurnSearch::followed(Line from) const {
    answer(from);
    std::vector<Line> ends{from}, lines{from};
    std::vector<Hash128> seen;
    double best = from.value;
    for (int idle = 0; idle < kPreparing && goes_on(from) && !patience_.is_out(); ++idle) {
        lines = next_lines(lines, seen);
        if (lines.empty()) break;
        for (const Line& line : lines) {
            if (line.value > best + kLeast) idle = -1;
            best = std::max(best, line.value);
            ends.push_back(line);
        }
    }
    std::stable_sort(ends.begin(), ends.end(),
                     [](const Line& a, const Line& b) { return a.value > b.value; });
    if (ends.size() > width_.judged) ends.resize(width_.judged);
    for (Line& end : ends) finish(end);
    return ends;
}

// Of the powers drawn, one as good as the best of so many usually is, and others below it.
void TurnSearch::expect_power(State& state, Action buy) const {
    auto& deck = state.power_decks[buy.operands[1]];
    const std::size_t cards = deck.size();
    const std::size_t drawn =
        std::min<std::size_t>(cards, game_.content().numbers.slot_costs[buy.operands[0] - 1U]);
    std::sort(deck.begin(), deck.end(), [&](const DeckCard& a, const DeckCard& b) {
        const double one = game_.content().powers[a.card].worth;
        const double other = game_.content().powers[b.card].worth;
        return one != other ? one < other : a.card < b.card;
    });
    // The last ones are drawn.
    for (std::size_t i = 0; i < drawn; ++i) {
        const std::size_t from = (drawn - i) * cards / (drawn + 1), to = cards - 1 - i;
        std::rotate(deck.begin() + static_cast<std::ptrdiff_t>(from),
                    deck.begin() + static_cast<std::ptrdiff_t>(from + 1),
                    deck.begin() + static_cast<std::ptrdiff_t>(to + 1));
    }
}

// A tile in the middle of those it may be.
void TurnSearch::expect_nebula(State& state, std::size_t size) const {
    auto& stack = state.nebula_stacks[size - 1];
    std::vector<std::pair<double, std::uint8_t>> tiles;
    for (const std::uint8_t tile : stack)
        tiles.emplace_back(adviser_.best_placing(state, tile).value, tile);
    std::sort(tiles.begin(), tiles.end());
    std::iter_swap(std::ranges::find(stack, tiles[tiles.size() / 2].second), stack.end() - 1);
}

// The next card of the deck is of this type, if it can be.
void TurnSearch::expect_card(State& state, Energy type) const {
    const auto card = std::ranges::find(state.deck, card_of(type));
    if (card != state.deck.end()) std::iter_swap(card, state.deck.end() - 1);
}

}  // namespace orrery::crafting_the_cosmos
