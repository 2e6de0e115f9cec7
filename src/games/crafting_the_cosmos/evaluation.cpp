#include "games/crafting_the_cosmos/evaluation.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/game.h"

namespace orrery::crafting_the_cosmos {
namespace {

// Rounds after this one, as far as the goals tell.
int rounds_to_go(const State& state) {
    return std::max(0, kMaxRounds - state.round);
}

// The better a nebula is supplied, the likelier its points; the square favours finishing one
// before beginning the next.
double nebula_progress(const Content& content, const SeatState& own) {
    double worth = 0;
    unformed_nebulae(own).for_each([&](std::size_t space) {
        const NebulaTile& tile = content.tiles[own.nebulae[space]];
        const StarSet corners = content.board.corners[space];
        int met = (own.supernovae & corners).count();
        for (std::size_t element = 0; element < kElements; ++element)
            met += std::min<int>(tile.need[element],
                                 ((own.stars[element] & corners) - own.supernovae).count());
        const double share = std::min(1.0, static_cast<double>(met) / tile.stars);
        worth += 0.5 + 0.8 * tile.points * share * share;
    });
    return worth + 0.1 * own.occupied_stars().count();
}

double life_progress(const Content& content, const SeatState& own) {
    constexpr double kTileValue = 6, kUnformedShare = 0.25, kStable = 0.15;
    double worth = 0.1 * own.life().count() + kStable * own.stable.count();
    for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
        if (own.nebulae[space] == 0 || own.advanced_on(space) > 0) continue;
        const double share = (own.life() & content.board.sides[space]).count() / 6.0;
        const double chance = own.formed.contains(space) ? 0.85 : kUnformedShare;
        worth += chance * kTileValue * share * share;
    }
    return worth;
}

// A crystal is worth the part of the next discharge it has climbed.
double crystal_progress(const Content& content, const SeatState& own) {
    constexpr double kStarOfDischarge = 1.5;
    double worth = 0;
    for (int i = 0; i < own.waiting; ++i)
        worth += 0.95 * (discharge_points(content, own.discharges + i) + kStarOfDischarge);
    const double share = own.crystal / static_cast<double>(kChamberTop);
    return worth + 0.8 * share * discharge_points(content, own.discharges + own.waiting);
}

double card_worth(const State& state, const SeatState& own) {
    constexpr double kCard = 0.5, kPair = 0.25, kPowerPerRound = 0.9;
    const int togo = rounds_to_go(state);
    double worth = kCard * std::min<int>(own.cards, kHandLimit);
    for (std::uint8_t count : own.hand) worth += kPair * std::max(0, count - 1);
    for (std::uint8_t power : own.powers)
        if (power != 0) worth += 0.5 + kPowerPerRound * togo;
    return worth;
}

// What the goals on the track would pay now, the nearer the surer.
double goal_worth(const Content& content, const State& state, Seat seat) {
    constexpr double kPerUnit = 0.15;
    double worth = 0;
    for (std::size_t space = 0; space < kTrack; ++space) {
        const std::uint8_t goal = state.track[space];
        if (goal == 0) continue;
        std::array<int, kMaxPlayers> values{};
        for (std::size_t i = 0; i < state.players; ++i)
            values[i] = goal_value(content, state.options, state.seats[i], goal);
        const auto points = goal_points(content.numbers, state.options, values, state.players);
        const double sure = (static_cast<double>(space) + 1) / kTrack;
        const auto own = static_cast<std::size_t>(seat);
        worth += sure * (0.8 * points[own] + kPerUnit * values[own]);
    }
    return worth;
}

double staged_worth(const Turn& turn) {
    double worth = 0.5 * turn.proto + 0.7 * turn.dna + 0.8 * turn.supernova + 0.3 * turn.gravitons +
                   0.6 * static_cast<double>(turn.nebulae.size());
    constexpr std::array<double, kElements> kStar{0.6, 0.8, 1.0, 1.0};
    for (std::size_t element = 0; element < kElements; ++element)
        worth += kStar[element] * turn.stars[element];
    return worth;
}

bool closes_turn(Action action) {
    const ActionKind kind = kind_of(action);
    return kind == ActionKind::kOmegaNebula || kind == ActionKind::kOmegaStabilize ||
           kind == ActionKind::kOmegaNone;
}

}  // namespace

Evaluation evaluate(const Content& content, const State& state, Seat seat) {
    const SeatState& own = state.seat(seat);
    const Points points = points_of(content, own);
    Evaluation evaluation;
    evaluation[Worth::kPoints] = points.on_track() + points.advanced;
    if (state.phase == Phase::kGameOver) return evaluation;
    evaluation[Worth::kNebulae] = nebula_progress(content, own);
    evaluation[Worth::kLife] = life_progress(content, own);
    evaluation[Worth::kCrystals] = crystal_progress(content, own);
    evaluation[Worth::kCards] = card_worth(state, own);
    evaluation[Worth::kGoalRanks] = goal_worth(content, state, seat);
    if (seat == state.current) evaluation[Worth::kStaged] = staged_worth(state.turn);
    return evaluation;
}

// One action ahead. A turn is closed only when no other action is a gain: what is left then is
// lost. After a shift, collecting goes on by itself as far as its worth is concerned.
Advice CraftingTheCosmos::advise(const State& state, Seat seat, Effort, RandomStream&) const {
    const Evaluation before = evaluate(content_, state, seat);
    Advice best;
    double best_value = 0;
    bool best_closes = false;
    legal(state, seat, [&](Action action) {
        State after = state;
        apply(after, seat, action, NoEvents{});
        while (after.phase == Phase::kPickNebula || after.phase == Phase::kTakeCard) {
            Action next;
            legal(after, seat, [&](Action answer) {
                if (next.kind == 0) next = answer;
            });
            apply(after, seat, next, NoEvents{});
        }
        Evaluation evaluation = evaluate(content_, after, seat);
        const double value = evaluation.total() - before.total();
        const bool closes = closes_turn(action);
        const bool first = best.action.kind == 0;
        const bool better = closes == best_closes ? value > best_value
                            : closes              ? best_value <= 0
                                                  : value > 0;
        if (!first && !better) return;
        best_value = value;
        best_closes = closes;
        best.action = action;
        best.value = evaluation.total();
        best.features.clear();
        for (std::size_t i = 0; i < kWorths; ++i) {
            const double change = evaluation.worths[i] - before.worths[i];
            if (change != 0) best.features.push_back({std::string(kWorthNames[i]), change});
        }
    });
    std::stable_sort(
        best.features.begin(), best.features.end(),
        [](const Feature& a, const Feature& b) { return std::abs(a.value) > std::abs(b.value); });
    return best;
}

}  // namespace orrery::crafting_the_cosmos
