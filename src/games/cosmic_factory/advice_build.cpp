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

// All that the galaxy to build depends on.
Hash128 question_of(const Content& content, const Problem& problem, std::uint32_t trials) {
    std::array<Tile, kTilesPerPlayer> faces;
    for (std::size_t i = 0; i < faces.size(); ++i) faces[i] = content.tiles[problem.hand[i]];
    const Objective& objective = problem.objective;
    return hash_value(std::array<std::uint64_t, 8>{
        hash_value(problem.hand).low, hash_value(faces).low,
        hash_value(content.rules(problem.card)).low, hash_value(content.scoring(problem.card)).low,
        hash_value(objective.markers).low, static_cast<std::uint64_t>(objective.rounds_to_go),
        static_cast<std::uint64_t>(objective.goal), trials});
}

// The galaxy to build. The same hand gives the same one, whatever lies already: steps do not work
// against each other. With a notebook it is looked for once in a round.
Solution target_of(const Content& content, const Problem& problem, const Effort& effort) {
    const Hash128 question = question_of(content, problem, effort.trials);
    Solution target;
    if (effort.notebook != nullptr && effort.notebook->recall(question, target)) return target;
    target =
        improve(content, problem, effort.trials, hash_value(problem.hand).low, effort.patience);
    if (effort.notebook != nullptr && !effort.patience.is_out())
        effort.notebook->note(question, target);
    return target;
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

GalaxyPoints points_of_galaxy(const Content& content, const State& state, const Galaxy& galaxy) {
    return score_galaxy(content.tiles, content.scoring(state.card()),
                        {galaxy.data(), galaxy.size()});
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

// Stopping with the galaxy as it lies, and with bonus tiles besides.
Advice advise_stopping(const Content& content, const State& state, Seat seat, bool finished) {
    const SeatState& own = state.seat(seat);
    const GalaxyPoints present = points_of_galaxy(content, state, own.galaxy);
    const Bets bets = possible_bets(content, state, seat, present);
    const Action stop = plain(own.done != 0 ? ActionKind::kUndone : ActionKind::kDone);
    const double stopped = present.total();
    Advice advice;
    // Nothing better is left to a player who is done.
    advice.action = stop;
    advice.value = stopped;
    std::uint8_t good = 0;
    for (const Bet& bet : bets) {
        if (bet.gain <= 0) continue;
        good = static_cast<std::uint8_t>(good | 1U << bet.colour);
        advice.value += bet.gain;
        advice.features.push_back(
            {std::string("bet on ") + std::string(colour_name(bet.colour)), bet.gain});
    }
    if (finished || own.done != 0) advice.looked_at.push_back({stop, stopped});
    for (unsigned chosen = 1; chosen < 1U << bets.size(); ++chosen) {
        std::uint8_t colours = 0;
        double value = stopped;
        for (std::size_t i = 0; i < bets.size(); ++i) {
            if ((chosen >> i & 1U) == 0) continue;
            colours = static_cast<std::uint8_t>(colours | 1U << bets[i].colour);
            value += bets[i].gain;
        }
        advice.looked_at.push_back({take(colours), value});
    }
    if (good != 0) {
        advice.action = take(good);
        if (finished && own.done == 0) advice.next = {plain(ActionKind::kDone), stopped};
    } else {
        advice.features = point_features(present);
    }
    return advice;
}

}  // namespace

Advice advise_building(const CosmicFactory& game, const State& state, Seat seat,
                       const Effort& effort) {
    const Content& content = game.content();
    const SeatState& own = state.seat(seat);
    const CardRules& card = content.rules(state.card());
    const Problem problem = problem_of(content, state, seat);
    Solution target = target_of(content, problem, effort);
    if (card.shape == Shape::kSquare && !own.galaxy.empty())
        target.galaxy = turned_to_fit(target.galaxy, own.galaxy);

    const GalaxyPoints present = points_of_galaxy(content, state, own.galaxy);
    const bool finished = is_complete(own.galaxy, card.shape) &&
                          tiles_face_down(own.galaxy) == card.tiles_to_turn_down;
    const bool good_enough = finished && !card.sabotage &&
                             objective_value(problem.objective, card, present) >= target.value;
    if (own.frozen != 0 || good_enough) return advise_stopping(content, state, seat, finished);
    Advice advice;
    advice.plan = steps_towards(game, target.galaxy, state, seat);
    if (advice.plan.empty()) return advise_stopping(content, state, seat, finished);
    advice.action = advice.plan[0];
    advice.value = target.points.total();
    advice.features = point_features(target.points, present);
    // Another step than the plan's only takes longer; what else there is to do is to leave it.
    advice.looked_at.push_back({advice.action, advice.value});
    if (finished && own.done == 0)
        advice.looked_at.push_back(
            {plain(ActionKind::kDone), static_cast<double>(present.total())});
    return advice;
}

}  // namespace orrery::cosmic_factory
