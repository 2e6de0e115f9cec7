// The person's lasting powers: gods, creatures and artefacts (AN-HGOD-03, AN-HMYTH-01).
#pragma once

#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki {

// Who gives a power, and its number there.
enum class PowerOf : std::uint8_t { kGod, kCreature, kArtefact };
struct PowerSource {
    PowerOf of = PowerOf::kGod;
    std::size_t number = 0;
};

// Every part of every power that works for the person now, with its source, in a fixed order.
template <class Visit>
void for_each_power_of(const Content& content, const State& state, Visit&& visit) {
    const auto visit_all = [&](PowerSource source, const Effects& effects) {
        for (const Effect& effect : effects) visit(source, effect);
    };
    const House& house = content.houses[state.options.person_house];
    visit_all({PowerOf::kGod, 0}, house.gods[0].at_start);
    for (std::size_t god = 0; god < kGodsPerHouse; ++god)
        if ((state.person.gods >> god & 1) != 0)
            visit_all({PowerOf::kGod, god}, house.gods[god].power);
    for (std::size_t creature = 0; creature < kCreatures; ++creature)
        if ((state.side(Side::kPerson).creatures >> creature & 1) != 0)
            visit_all({PowerOf::kCreature, creature}, content.creatures[creature].power);
    for (std::size_t artefact = 0; artefact < kArtefacts; ++artefact)
        if ((state.person.artefacts >> artefact & 1) != 0)
            visit_all({PowerOf::kArtefact, artefact}, content.artefacts[artefact].effect);
}
template <class Visit>
void for_each_power(const Content& content, const State& state, Visit&& visit) {
    for_each_power_of(content, state, [&](PowerSource, const Effect& effect) { visit(effect); });
}

// The sum of a passive power.
inline int power(const Content& content, const State& state, Word word) {
    int sum = 0;
    for_each_power(content, state, [&](const Effect& effect) {
        if (effect.when == When::kPassive && effect.word == word) sum += effect.number;
    });
    return sum;
}

// Odin's (AN-HGOD-05).
inline bool settlements_move(const Content& content, const State& state) {
    bool found = false;
    for_each_power(content, state, [&](const Effect& effect) {
        found |= effect.when == When::kPassive && effect.word == Word::kSettlementMove;
    });
    return found;
}

}  // namespace orrery::anunnaki
