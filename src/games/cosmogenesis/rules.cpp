// Setup, whom the game waits for, apply, and the final standing.
#include <numeric>

#include "core/erased_game.h"
#include "games/cosmogenesis/flow.h"
#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/levels.h"
#include "games/cosmogenesis/options.h"
#include "games/cosmogenesis/refusals.h"
#include "games/cosmogenesis/scoring.h"

namespace orrery::cosmogenesis {
namespace {

// CG-SETUP-06, -07, CG-RNG-05: all there are, shuffled from ascending ids; the first ones are the
// stack, the others go unseen to the box.
template <std::size_t N>
void deal_stack(FixedVector<std::uint8_t, N>& stack, std::size_t count, std::size_t size,
                RandomStream& chance) {
    std::array<std::uint8_t, kMaxObjectives> all{};
    std::iota(all.begin(), all.end(), std::uint8_t{1});
    shuffle(std::span(all).first(count), chance);
    for (std::size_t i = 0; i < size; ++i) stack.push_back(all[i]);
}

// CG-SETUP-03 to -05.
void fill_bag_and_supply(const Content& content, State& state) {
    state.comets = kComets;
    for (std::size_t i = 0; i < kTileCount; ++i) {
        const Tile& tile = content.tiles[i];
        if (tile.players == 0)
            ++state.supply[tile_class(tile.body.size)];
        else if (tile.players <= state.players)
            state.bag.push_back(static_cast<std::uint8_t>(i));
    }
}

// CG-SETUP-10, -11: asteroids and two planetary objectives each, in turn order.
void deal_to_seats(State& state) {
    for (int i = 0; i < state.players; ++i) {
        SeatState& own = state.seat(state.after(state.first, i));
        own.asteroids = static_cast<std::uint8_t>(i + 1);
        for (int drawn = 0; drawn < 2; ++drawn) {
            insert_sorted(own.drawn, state.planetary_stack[0]);
            state.planetary_stack.erase_at(0);
        }
    }
    state.owing = static_cast<SeatSet>((1U << state.players) - 1);
}

}  // namespace

const GameInfo& Cosmogenesis::info() const {
    static const GameInfo info{.id = kGameId,
                               .name = "Cosmogenesis",
                               .min_players = kMinPlayers,
                               .max_players = kMaxPlayers,
                               .players_rule = "CG-GEN-01",
                               .rules_version = 1,
                               .options = option_shapes(),
                               .refusals = refusals(),
                               .levels = kGameLevels};
    return info;
}

State Cosmogenesis::setup(int players, const JsonReader& options, const Seed& seed) const {
    State state;
    state.players = static_cast<std::uint8_t>(players);
    state.random.seed = seed;
    check_options(options);
    if (!options.ok()) return state;
    fill_bag_and_supply(content_, state);
    {
        // Chance is used in the order of CG-RNG-02.
        RandomStream chance(state.random);
        deal_stack(state.stellar_stack, content_.stellar_count(), stellar_stack_size(players),
                   chance);
        deal_stack(state.planetary_stack, content_.planetary_count(), planetary_stack_size(players),
                   chance);
        Flow<NoEvents>(content_, state, NoEvents{}).fill_board(chance);
        state.first = static_cast<Seat>(chance.uniform(state.players));
    }
    state.starts = state.active = state.monolith = state.first;
    deal_to_seats(state);
    return state;
}

SeatSet Cosmogenesis::actors(const State& state) const {
    if (state.phase == Phase::kChooseStart) return state.owing;
    return state.phase == Phase::kGameOver ? SeatSet{0} : seat_bit(state.active);
}

template <class Events>
Applied Cosmogenesis::apply(State& state, Seat seat, Action action, const Events& events) const {
    Flow<Events> flow(content_, state, events);
    const ActionKind kind = kind_of(action);
    if (kind == ActionKind::kEndTurn)
        flow.end_turn();
    else if (is_main(kind))
        flow.main_action(action);
    else if (is_side(kind))
        flow.side_action(action);
    else if (is_use(kind))
        flow.use_object(action);
    else if (kind == ActionKind::kKeep)
        flow.keep(seat, action.operands[0]);
    else
        flow.use_reward(action);
    return flow.result();
}

template Applied Cosmogenesis::apply(State&, Seat, Action, const NoEvents&) const;
template Applied Cosmogenesis::apply(State&, Seat, Action, const EventSink&) const;

// CG-SCORE-01 to -08, CG-TIE-01 to -03; before the end, what it would be now.
Standing Cosmogenesis::standing(const State& state) const {
    Standing standing;
    standing.over = state.phase == Phase::kGameOver;
    std::array<Rank, kMaxPlayers> ranks{};
    for (Seat seat = 0; seat < state.players; ++seat) {
        const SeatScore score = score_of(content_, state, seat);
        SeatStanding line;
        line.points = score.total();
        line.parts = {{kPlanetaryPart, score.planetary}, {kStellarPart, score.stellar},
                      {kEvolutionPart, score.evolution}, {kObjectsPart, score.objects},
                      {kBeltPart, score.belt},           {kMonolithPart, score.monolith}};
        standing.seats.push_back(line);
        ranks[static_cast<std::size_t>(seat)] = {line.points, score.monolith,
                                                 static_cast<int>(state.seat(seat).orbits.size())};
    }
    for (std::size_t i = 0; i < state.players; ++i)
        standing.seats[i].place = place_of({ranks.data(), state.players}, i);
    return standing;
}

Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files) {
    return make_erased<Cosmogenesis>(load_content(files), files, kGameId);
}

}  // namespace orrery::cosmogenesis
