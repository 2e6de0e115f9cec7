#include "games/anunnaki/companion/facts.h"

#include <algorithm>
#include <bit>

namespace orrery::anunnaki::companion {

bool at_end(const Content& content, const SideState& own) {
    bool reached = own.cubes == content.constants.cubes;
    for (std::size_t track = 0; track < kTracks; ++track)
        reached = reached || own.tracks[track] == content.tracks[track].last;
    return reached;
}

std::optional<std::size_t> symbol_to_turn(const Content& content, const State& state,
                                          Resource resource, std::size_t area, bool renew) {
    const auto& symbols = content.areas[area].symbols;
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        const bool exhausted = (state.areas[area].exhausted >> i & 1U) != 0;
        if (symbols[i] == resource && exhausted == renew && (renew || !found)) found = i;
    }
    return found;
}

std::size_t atlantis_number(const Content& content, std::size_t area) {
    return area == content.atlantis.first() ? 0 : 1;
}

bool god_there(const Content& content, const State& state, std::size_t area) {
    return content.atlantis.contains(area) &&
           state.atlantis_gods[atlantis_number(content, area)] != 0;
}

bool god_untold(const Content& content, const State& state, std::size_t area) {
    return god_there(content, state, area) &&
           state.facts.god_strength[atlantis_number(content, area)] == 0;
}

Untold untold(const State& state) {
    Untold facts;
    if (state.active != Side::kPerson) return facts;
    const auto add = [&](Fact fact, std::size_t at) {
        facts.push_back({fact, static_cast<std::uint8_t>(at)});
    };
    for (std::size_t place = 0; place < kGoals; ++place)
        if ((state.facts.to_enter & goal_bit(place)) != 0) add(Fact::kGoal, place);
    for (std::size_t slot = 0; slot < kContractSlots; ++slot)
        if ((state.facts.to_enter & contract_bit(slot)) != 0) add(Fact::kContract, slot);
    for (std::size_t display = 0; display < kDisplayed; ++display)
        if (state.options.distant_planets != 0 && state.distant[display].planet == 0)
            add(Fact::kPlanet, display);
    int unknown =
        state.options.creatures != 0 ? static_cast<int>(kDisplayed) - known_creatures(state) : 0;
    for (std::size_t display = 0; display < kDisplayed; ++display)
        if (state.creatures[display] == 0 && unknown-- > 0) add(Fact::kCreature, display);
    return facts;
}

bool is_untold(const State& state, Fact fact) {
    const Untold facts = untold(state);
    return std::any_of(facts.begin(), facts.end(),
                       [&](const UntoldFact& one) { return one.fact == fact; });
}

int known_creatures(const State& state) {
    int count = 0;
    for (std::uint8_t shown : state.creatures) count += shown != 0 ? 1 : 0;
    for (const SideState& own : state.sides) count += std::popcount(own.creatures);
    return count;
}

std::optional<Side> owner_of(const State& state, std::size_t creature) {
    for (Side side : {Side::kPerson, Side::kBot})
        if ((state.side(side).creatures >> creature & 1U) != 0) return side;
    return std::nullopt;
}

std::optional<std::size_t> display_of(const State& state, std::size_t creature) {
    const auto at = std::find(state.creatures.begin(), state.creatures.end(), creature + 1);
    if (at == state.creatures.end()) return std::nullopt;
    return static_cast<std::size_t>(at - state.creatures.begin());
}

}  // namespace orrery::anunnaki::companion
