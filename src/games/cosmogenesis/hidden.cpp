// What a viewer may know (section 4.23 of the rules), and a position that could be behind it.
#include <algorithm>

#include "core/bitset.h"
#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/refill.h"

namespace orrery::cosmogenesis {
namespace {

using ObjectiveSet = Bitset<kMaxObjectives + 1>;

// CG-INFO-02, A-66: the objectives that were given back lie on the board in round 6.
bool returned_are_public(const State& state) {
    return state.round == kRounds;
}

SeatState seen_seat(const State& state, Seat seat, Seat viewer) {
    const SeatState& own = state.seat(seat);
    const bool mine = seat == viewer;
    SeatState seen;
    seen.orbits = own.orbits;
    seen.asteroids = own.asteroids;
    seen.comets = own.comets;
    seen.module = own.module;
    seen.used_sectors = own.used_sectors;
    seen.stellar = own.stellar;
    seen.drafted = own.drafted;  // CG-INFO-03
    for (std::uint8_t objective : own.drawn)
        seen.drawn.push_back(mine ? objective : std::uint8_t{0});
    seen.holds_start = own.holds_start;
    if (mine || state.phase == Phase::kGameOver) seen.start = own.start;  // CG-INFO-07
    if (mine || returned_are_public(state)) seen.returned = own.returned;
    seen.objects = own.objects;
    return seen;
}

// Every planetary objective the view shows.
ObjectiveSet seen_planetary(const State& view) {
    ObjectiveSet seen;
    const auto add = [&](std::uint8_t objective) { seen.insert(objective); };  // 0 does no harm
    for (const SeatState& own : view.seats) {
        for (const Orbit& orbit : own.orbits) add(orbit.objective);
        for (std::uint8_t objective : own.drafted) add(objective);
        for (std::uint8_t objective : own.drawn) add(objective);
        add(own.start);
        add(own.returned);
    }
    for (std::uint8_t objective : view.planetary_stack) add(objective);
    for (std::uint8_t objective : view.planetary_box) add(objective);
    if (!view.stellar_round())
        for (FieldContent objective : view.board[0]) add(objective);
    return seen;
}

// Likewise the stellar ones.
ObjectiveSet seen_stellar(const State& view) {
    ObjectiveSet seen;
    for (const SeatState& own : view.seats)
        for (std::uint8_t objective : own.stellar) seen.insert(objective);
    for (std::uint8_t objective : view.stellar_box) seen.insert(objective);
    if (view.stellar_round())
        for (FieldContent objective : view.board[0]) seen.insert(objective);
    return seen;
}

using Objectives = FixedVector<std::uint8_t, kMaxObjectives>;

// The numbers up to the last one that are not in the set, shuffled.
Objectives unseen_of(const ObjectiveSet& seen, std::size_t last, RandomStream& random) {
    Objectives unseen;
    for (std::size_t number = 1; number <= last; ++number)
        if (!seen.contains(number)) unseen.push_back(static_cast<std::uint8_t>(number));
    shuffle(std::span<std::uint8_t>(unseen.data(), unseen.size()), random);
    return unseen;
}

void fill(std::uint8_t& slot, Objectives& unseen) {
    if (slot != 0) return;
    slot = unseen.back();
    unseen.pop_back();
}

void guess_planetary(State& state, std::size_t last, RandomStream& random) {
    Objectives unseen = unseen_of(seen_planetary(state), last, random);
    for (std::uint8_t& objective : state.planetary_stack) fill(objective, unseen);
    const bool choosing = state.phase == Phase::kChooseStart;
    for (int i = 0; i < state.players; ++i) {
        SeatState& own = state.seat(state.after(state.first, i));
        for (std::uint8_t& objective : own.drawn) fill(objective, unseen);
        std::sort(own.drawn.begin(), own.drawn.end());
        if (own.holds_start != 0) fill(own.start, unseen);
        if (choosing && own.drawn.empty()) fill(own.returned, unseen);
        // CG-SETUP-11: later it lies under the stack, in turn order.
        if (!choosing && own.returned == 0)
            own.returned = state.planetary_stack[state.planetary_stack.size() - state.players +
                                                 static_cast<std::size_t>(i)];
    }
}

}  // namespace

State Cosmogenesis::hide(const State& state, Seat viewer) const {
    State seen;
    for (Seat seat = 0; seat < state.players; ++seat)
        seen.seat(seat) = seen_seat(state, seat, viewer);
    seen.board = state.board;
    seen.supply = state.supply;
    seen.comets = state.comets;
    seen.bag = state.bag;  // CG-INFO-05: its contents are public, its order is none
    seen.box = state.box;
    for (std::size_t i = 0; i < state.stellar_stack.size(); ++i) seen.stellar_stack.push_back(0);
    // a player knows where the objective lies that he gave back.
    const std::uint8_t returned =
        viewer >= 0 && viewer < state.players ? state.seat(viewer).returned : std::uint8_t{0};
    for (std::uint8_t objective : state.planetary_stack)
        seen.planetary_stack.push_back(objective == returned ? objective : std::uint8_t{0});
    seen.stellar_box = state.stellar_box;
    seen.planetary_box = state.planetary_box;
    seen.rewards = state.rewards;
    seen.objects_used = state.objects_used;
    seen.players = state.players;
    seen.phase = state.phase;
    seen.round = state.round;
    seen.turn = state.turn;
    seen.first = state.first;
    seen.starts = state.starts;
    seen.active = state.active;
    seen.monolith = state.monolith;
    seen.owing = state.owing;
    seen.side_used = state.side_used;
    return seen;
}

State Cosmogenesis::guess(const State& view, Seat, RandomStream& random) const {
    State state = view;
    state.random = {random.fork(), {}};
    Objectives unseen = unseen_of(seen_stellar(state), content_.stellar_count(), random);
    for (std::uint8_t& objective : state.stellar_stack) fill(objective, unseen);
    guess_planetary(state, content_.planetary_count(), random);
    return state;
}

}  // namespace orrery::cosmogenesis
