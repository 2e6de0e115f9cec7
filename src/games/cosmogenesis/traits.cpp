// What games of Cosmogenesis can differ in: who began, and which objectives and objects a seat had.
#include <algorithm>
#include <array>

#include "core/bitset.h"
#include "games/cosmogenesis/events.h"
#include "games/cosmogenesis/game.h"

namespace orrery::cosmogenesis {
namespace {

// In the order of the list below.
enum Kind : std::size_t { kOrder, kStart, kPlanetary, kStellar, kObjects };

constexpr std::array<std::string_view, kMaxPlayers> kOrderNames{"first", "second", "third",
                                                                "fourth"};

// By number, from 1.
template <class Cards>
std::vector<TraitEntry> cards(const NamedType& type, const Cards& all) {
    std::vector<TraitEntry> entries;
    for (std::size_t number = 1; number < all.size(); ++number)
        entries.push_back(
            {type.name_of(static_cast<int>(number)), all[number].names.english, true});
    return entries;
}

// Of the cards revealed, the one that was never drafted; none where the story does not say.
std::size_t revealed_start(std::span<const Event> story, Seat seat) {
    Bitset<kMaxObjectives + 1> drafted;
    std::size_t start = 0;
    for (const Event& event : story) {
        if (event.seat != seat) continue;
        const auto objective = static_cast<std::size_t>(event.arguments[0]);
        if (event.kind == static_cast<std::uint8_t>(EventKind::kPlanetaryTaken))
            drafted.insert(objective);
        else if (event.kind == static_cast<std::uint8_t>(EventKind::kObjectiveRevealed) &&
                 !drafted.contains(objective))
            start = objective;
    }
    return start;
}

}  // namespace

std::vector<TraitKind> Cosmogenesis::trait_kinds(const State& state) const {
    std::vector<TraitEntry> order;
    for (std::size_t place = 0; place < state.players; ++place)
        order.push_back({std::string(kOrderNames[place]), {}, true});
    return {
        {.key = "order", .title = "Order of play in the first round", .entries = order},
        {.key = "start",
         .title = "Planetary objectives kept at the start",
         .entries = cards(*words().planetary, content_.planetary)},
        {.key = "planetary",
         .title = "Planetary objectives revealed",
         .entries = cards(*words().planetary, content_.planetary)},
        {.key = "stellar",
         .title = "Stellar objectives",
         .entries = cards(*words().stellar, content_.stellar)},
        {.key = "objects",
         .title = "Astronomical objects",
         .entries = cards(*words().object, content_.objects)},
    };
}

std::vector<Trait> Cosmogenesis::traits(const State& state, std::span<const Event> story) const {
    std::vector<Trait> traits;
    for (Seat seat = 0; seat < state.players; ++seat) {
        const auto had = [&](Kind kind, std::size_t number) {
            if (number != 0) traits.push_back({kind, number - 1, seat_bit(seat)});
        };
        const SeatState& own = state.seat(seat);
        const int after = (seat - state.first + state.players) % state.players;
        had(kOrder, static_cast<std::size_t>(after) + 1);
        had(kStart, own.holds_start != 0 ? own.start : revealed_start(story, seat));
        for (const Orbit& orbit : own.orbits) had(kPlanetary, orbit.objective);
        for (const std::uint8_t objective : own.stellar) had(kStellar, objective);
        for (std::size_t object = 1; object <= kObjectCount; ++object)
            if (own.owns_object(object)) had(kObjects, object);
    }
    return traits;
}

}  // namespace orrery::cosmogenesis
