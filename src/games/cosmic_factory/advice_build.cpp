// Building towards a target galaxy step by step, then betting or stopping.
#include <algorithm>
#include <array>
#include <optional>

#include "core/hash.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/advice.h"
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/game.h"

namespace orrery::cosmic_factory {
namespace {

Problem problem_of(const Content& content, const State& state, Seat seat) {
    const SeatState& own = state.seat(seat);
    Problem problem{{}, state.card(), objective_of(content, state, seat)};
    std::size_t i = 0;
    for (std::uint8_t tile : own.pile) problem.hand[i++] = tile;
    for (const PlacedTile& placed : own.galaxy) problem.hand[i++] = placed.tile;
    std::sort(problem.hand.begin(), problem.hand.end());
    return problem;
}

// The galaxy turned as a whole is worth the same; take the turn that keeps most tiles in place.
Galaxy turned_to_fit(const Galaxy& target, const Galaxy& current) {
    Galaxy best = target, turning = target;
    int best_matches = -1;
    for (int turn = 0; turn < 4; ++turn) {
        int matches = 0;
        for (const PlacedTile& placed : turning) matches += current.contains(placed) ? 1 : 0;
        if (matches > best_matches) {
            best_matches = matches;
            best = turning;
        }
        for (PlacedTile& placed : turning) {
            placed.cell = {static_cast<std::int8_t>(2 - placed.cell.y), placed.cell.x};
            placed.rotation = static_cast<std::uint8_t>((placed.rotation + 1) % 4);
        }
    }
    return best;
}

// The next action that brings the galaxy closer to the target; nothing when it is reached.
std::optional<Action> step_towards(const Galaxy& target, const SeatState& own) {
    const Galaxy& galaxy = own.galaxy;
    for (const PlacedTile& wanted : target) {
        const int here = index_at(galaxy, wanted.cell);
        const PlacedTile* there = std::find_if(
            galaxy.begin(), galaxy.end(), [&](const auto& t) { return t.tile == wanted.tile; });
        if (there == galaxy.end()) {
            if (here >= 0) return on_cell(ActionKind::kRemove, wanted.cell);
            return place(wanted.tile, wanted.rotation, wanted.cell);
        }
        if (!(there->cell == wanted.cell))
            return here >= 0 ? swap_tiles(there->cell, wanted.cell)
                             : move_tile(there->cell, wanted.cell);
        if (there->rotation != wanted.rotation) return rotate(wanted.cell, wanted.rotation);
    }
    // Tiles face up before others go down: never more than two at a time.
    for (const ActionKind kind : {ActionKind::kFlipUp, ActionKind::kFlipDown})
        for (const PlacedTile& wanted : target) {
            const auto& placed = galaxy[static_cast<std::size_t>(index_at(galaxy, wanted.cell))];
            const bool down = kind == ActionKind::kFlipDown;
            if (placed.face_down != wanted.face_down && (wanted.face_down != 0) == down)
                return on_cell(kind, wanted.cell);
        }
    return std::nullopt;
}

// All of them, from the galaxy as it lies.
std::vector<Action> steps_towards(const CosmicFactory& game, const Galaxy& target, State state,
                                  Seat seat) {
    std::vector<Action> steps;
    while (const std::optional<Action> step = step_towards(target, state.seat(seat))) {
        steps.push_back(*step);
        game.apply(state, seat, *step, NoEvents{});
    }
    return steps;
}

// How often the largest zone of a galaxy has at most so many planets, in per cent: counted over
// 2,000 random hands, each built by `improve` with 2,000 trials towards kMarkers with two rounds to
// go. A rival who is still building is taken to build such a galaxy.
constexpr std::array<std::array<std::uint8_t, 13>, kColours> kAtMost{{
    {0, 0, 0, 11, 14, 15, 48, 55, 57, 89, 97, 99, 99},
    {0, 1, 52, 80, 85, 97, 99, 99, 100, 100, 100, 100, 100},
    {1, 5, 53, 57, 96, 99, 99, 100, 100, 100, 100, 100, 100},
}};

double chance_of_largest(const Content& content, const State& state, Seat seat, std::size_t colour,
                         int own_largest) {
    double chance = 1;
    for (Seat other = 0; other < state.players; ++other) {
        if (other == seat) continue;
        const SeatState& rival = state.seat(other);
        if (rival.done != 0 || rival.frozen != 0) {
            const Galaxy& galaxy = rival.galaxy;
            const Evaluation evaluation = evaluate(content.tiles, {galaxy.data(), galaxy.size()});
            if (evaluation.largest(colour) > own_largest) return 0;
        } else {
            const auto& table = kAtMost[colour];
            const auto index =
                std::min<std::size_t>(static_cast<std::size_t>(own_largest), table.size() - 1);
            chance *= table[index] / 100.0;
        }
    }
    // Somebody may remove just the tile that holds the zone together (CF-CARD-13d).
    constexpr double kSurvivesSabotage = 0.7;
    return content.rules(state.card()).sabotage ? chance * kSurvivesSabotage : chance;
}

Markers moved(Markers markers, std::size_t marker, int points) {
    markers[marker] =
        static_cast<std::uint8_t>(std::clamp(markers[marker] + points, 0, kMarkerMax));
    return markers;
}

Markers after_round(Markers markers, const GalaxyPoints& points) {
    for (std::size_t colour = 0; colour < kColours; ++colour)
        markers = moved(markers, colour, points.zones[colour]);
    return moved(markers, kStar, points.track + points.constellations);
}

// The bets worth taking with a finished galaxy, and what they are expected to bring.
struct Bets {
    std::uint8_t colours = 0;
    double value = 0;
    std::vector<Feature> features;
};

Bets good_bets(const Content& content, const State& state, Seat seat, const GalaxyPoints& points) {
    Bets bets;
    const CardRules& card = content.rules(state.card());
    const SeatState& own = state.seat(seat);
    if (!card.bonus_tiles || (card.grab_freezes && own.bonus != 0)) return bets;
    const Evaluation evaluation = evaluate(content.tiles, {own.galaxy.data(), own.galaxy.size()});
    const int rounds_to_go = kRounds - state.round;
    const Markers after = after_round(own.markers, points);
    const double now = worth_of(after, rounds_to_go);
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        if ((state.middle >> colour & 1U) == 0) continue;
        const double chance =
            chance_of_largest(content, state, seat, colour, evaluation.largest(colour));
        const int factor = card.bonus_factor;
        const double won = worth_of(moved(after, colour, factor * kBetWon), rounds_to_go);
        const double lost = worth_of(moved(after, colour, -factor * kBetLost), rounds_to_go);
        const double gain = chance * won + (1 - chance) * lost - now;
        if (gain <= 0) continue;
        bets.colours = static_cast<std::uint8_t>(bets.colours | 1U << colour);
        bets.value += gain;
        bets.features.push_back({std::string("bet on ") + std::string(colour_name(colour)), gain});
    }
    return bets;
}

}  // namespace

Advice advise_building(const CosmicFactory& game, const State& state, Seat seat, Effort effort) {
    const Content& content = game.content();
    const SeatState& own = state.seat(seat);
    const CardRules& card = content.rules(state.card());
    const Problem problem = problem_of(content, state, seat);
    // The same hand gives the same target, whatever lies already: steps do not work against each
    // other.
    Solution target =
        improve(content, problem, effort.trials, hash_value(problem.hand).low, effort.patience);
    if (card.shape == Shape::kSquare && !own.galaxy.empty())
        target.galaxy = turned_to_fit(target.galaxy, own.galaxy);

    const auto& tables = content.scoring(state.card());
    const GalaxyPoints present =
        score_galaxy(content.tiles, tables, {own.galaxy.data(), own.galaxy.size()});
    const bool finished = is_complete(own.galaxy, card.shape) &&
                          tiles_face_down(own.galaxy) == card.tiles_to_turn_down;
    const bool good_enough = finished && !card.sabotage &&
                             objective_value(problem.objective, card, present) >= target.value;
    Advice advice;
    if (own.frozen == 0 && !good_enough)
        advice.plan = steps_towards(game, target.galaxy, state, seat);
    if (!advice.plan.empty()) {
        advice.action = advice.plan[0];
        advice.value = target.points.total();
        advice.features = point_features(target.points, present);
        return advice;
    }

    Bets bets = good_bets(content, state, seat, present);
    advice.value = present.total() + bets.value;
    if (bets.colours != 0) {
        advice.action = take(bets.colours);
        advice.features = std::move(bets.features);
        if (finished && own.done == 0)
            advice.next = {plain(ActionKind::kDone), static_cast<double>(present.total())};
        return advice;
    }
    // Nothing better is left to a player who is done.
    advice.action = plain(own.done != 0 ? ActionKind::kUndone : ActionKind::kDone);
    advice.features = point_features(present);
    return advice;
}

}  // namespace orrery::cosmic_factory
