// Setup, whom the game waits for, apply, and the final standing.
#include <algorithm>
#include <numeric>

#include "core/erased_game.h"
#include "games/cosmic_factory/account.h"
#include "games/cosmic_factory/flow.h"
#include "games/cosmic_factory/flow_building.h"
#include "games/cosmic_factory/flow_scoring.h"
#include "games/cosmic_factory/game.h"
#include "games/cosmic_factory/levels.h"
#include "games/cosmic_factory/options.h"
#include "games/cosmic_factory/refusals.h"

namespace orrery::cosmic_factory {
namespace {

// CF-SETUP-03, -07: shuffle the cards, the first five are played in this order. Cards that the
// options name come first, in the order named.
void deal_cards(const Content& content, State& state) {
    if (state.options.beginner != 0) return;
    std::vector<std::uint8_t> deck(static_cast<std::size_t>(content.card_count()));
    std::iota(deck.begin(), deck.end(), std::uint8_t{1});
    RandomStream chance(state.random);
    shuffle(std::span<std::uint8_t>(deck), chance);
    auto next = deck.begin();
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const auto& chosen = state.options.cards;
        state.cards[i] = chosen[i];
        while (state.cards[i] == 0) {
            const std::uint8_t card = *next++;
            if (std::find(chosen.begin(), chosen.end(), card) == chosen.end())
                state.cards[i] = card;
        }
    }
}

}  // namespace

const GameInfo& CosmicFactory::info() const {
    static const GameInfo info{.id = kGameId,
                               .name = "Cosmic Factory",
                               .min_players = kMinPlayers,
                               .max_players = kMaxPlayers,
                               .players_rule = "CF-SETUP-01",
                               .rules_version = 1,
                               .options = option_shapes(),
                               .refusals = refusals(),
                               .levels = kGameLevels};
    return info;
}

State CosmicFactory::setup(int players, const JsonReader& options, const Seed& seed) const {
    State state;
    state.options = options_from_json(options, content_.card_count());
    state.players = static_cast<std::uint8_t>(players);
    state.random.seed = seed;
    if (!options.ok()) return state;
    deal_cards(content_, state);
    Flow<NoEvents>(content_, state, NoEvents{}).begin_round();
    return state;
}

// CF-CLOCK-08.
SeatSet CosmicFactory::actors(const State& state) const {
    if (state.phase != Phase::kBuild) return state.owing;
    SeatSet building = 0;
    for (Seat seat = 0; seat < state.players; ++seat)
        if (state.seat(seat).done == 0 && state.seat(seat).frozen == 0)
            building = static_cast<SeatSet>(building | seat_bit(seat));
    return building;
}

template <class Events>
Applied CosmicFactory::apply(State& state, Seat seat, Action action, const Events& events) const {
    Flow<Events> flow(content_, state, events);
    switch (kind_of(action)) {
        case ActionKind::kTimeUp:
            flow.time_up();
            break;
        case ActionKind::kTake:
            flow.take_bonus(seat, action.operands[0]);
            break;
        case ActionKind::kDone:
            flow.set_done(seat, true);
            break;
        case ActionKind::kUndone:
            flow.set_done(seat, false);
            break;
        case ActionKind::kPlace:
        case ActionKind::kMove:
        case ActionKind::kSwap:
        case ActionKind::kRotate:
        case ActionKind::kRemove:
        case ActionKind::kFlipDown:
        case ActionKind::kFlipUp:
            flow.tile_command(seat, action);
            break;
        default:
            flow.answer(seat, action);
            break;
    }
    return flow.result();
}

template Applied CosmicFactory::apply(State&, Seat, Action, const NoEvents&) const;
template Applied CosmicFactory::apply(State&, Seat, Action, const EventSink&) const;

// CF-END-01 … -04: the lowest zone marker and the star; on a tie fewer star points rank first.
Standing CosmicFactory::standing(const State& state) const {
    Standing standing;
    standing.over = state.phase == Phase::kGameOver;
    const auto ranks_before = [&](const SeatState& a, const SeatState& b) {
        const int points_a = final_points(a.markers), points_b = final_points(b.markers);
        return points_a != points_b ? points_a > points_b : a.markers[kStar] < b.markers[kStar];
    };
    for (Seat seat = 0; seat < state.players; ++seat) {
        const SeatState& own = state.seat(seat);
        SeatStanding line;
        line.points = final_points(own.markers);
        for (Seat other = 0; other < state.players; ++other)
            if (ranks_before(state.seat(other), own)) ++line.place;
        for (std::size_t colour = 0; colour < kColours; ++colour)
            line.parts.push_back({colour_name(colour), own.markers[colour]});
        line.parts.push_back({kMarkerNames[kStar], own.markers[kStar]});
        line.parts.push_back({kLowestPart, line.points - own.markers[kStar]});
        standing.seats.push_back(line);
    }
    return standing;
}

Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files) {
    return make_erased<CosmicFactory>(load_content(files), files, kGameId);
}

}  // namespace orrery::cosmic_factory
