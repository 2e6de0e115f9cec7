// What games of Crafting the Cosmos can differ in: who began, powers, and universal goals.
#include <algorithm>
#include <array>

#include "games/crafting_the_cosmos/events.h"
#include "games/crafting_the_cosmos/game.h"

namespace orrery::crafting_the_cosmos {
namespace {

// In the order of the list below.
enum Kind : std::size_t { kOrder, kPowers, kGoals, kLeaders };

constexpr std::array<std::string_view, kMaxPlayers> kOrderNames{"first", "second", "third",
                                                                "fourth"};

// The first whose turn it was; the start player's tile goes round.
Seat who_began(std::span<const Event> story) {
    const auto first = std::find_if(story.begin(), story.end(),
                                    [](const Event& event) { return event.seat != kClock; });
    return first == story.end() ? Seat{0} : first->seat;
}

// Who scored most for a goal; several where it was shared.
SeatSet leaders(std::span<const Event> story, std::uint8_t goal) {
    SeatSet seats = 0;
    int most = 1;
    for (const Event& event : story) {
        if (event.kind != static_cast<std::uint8_t>(EventKind::kGoalPoints) ||
            event.arguments[0] != goal)
            continue;
        const int points = event.arguments[2];
        if (points < most) continue;
        if (points > most) seats = 0;
        most = points;
        seats = static_cast<SeatSet>(seats | seat_bit(event.seat));
    }
    return seats;
}

}  // namespace

std::vector<TraitKind> CraftingTheCosmos::trait_kinds(const State& state) const {
    std::vector<TraitEntry> order, powers, goals;
    for (std::size_t place = 0; place < state.players; ++place)
        order.push_back({std::string(kOrderNames[place]), {}, true});
    for (std::size_t power = 1; power <= content_.power_count; ++power)
        powers.push_back({content_.cards[power].id, content_.cards[power].names.english, true});
    for (std::size_t goal = 1; goal <= content_.goal_count; ++goal)
        goals.push_back({words().goal->name_of(static_cast<int>(goal)),
                         content_.goals[goal].names.english, true});
    return {
        {.key = "order", .title = "Order of play in the first round", .entries = std::move(order)},
        {.key = "powers", .title = "Powers", .entries = std::move(powers)},
        {.key = "goals",
         .title = "Universal goals that were scored",
         .shared = true,
         .entries = goals},
        {.key = "goal_leaders",
         .title = "Universal goals: most points for it",
         .only_where_told = true,
         .entries = goals},
    };
}

std::vector<Trait> CraftingTheCosmos::traits(const State& state,
                                             std::span<const Event> story) const {
    std::vector<Trait> traits;
    const auto everybody = static_cast<SeatSet>((1U << state.players) - 1);
    const Seat first = who_began(story);
    for (Seat seat = 0; seat < state.players; ++seat) {
        const int after = (seat - first + state.players) % state.players;
        traits.push_back({kOrder, static_cast<std::size_t>(after), seat_bit(seat)});
        for (const std::uint8_t power : state.seat(seat).powers)
            if (power != 0) traits.push_back({kPowers, power - 1U, seat_bit(seat)});
    }
    for (const std::uint8_t goal : state.scored_goals) {
        traits.push_back({kGoals, goal - 1U, everybody});
        traits.push_back({kLeaders, goal - 1U, leaders(story, goal)});
    }
    return traits;
}

}  // namespace orrery::crafting_the_cosmos
