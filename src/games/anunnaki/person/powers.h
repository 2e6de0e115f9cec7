// The person's lasting powers: gods, creatures and artefacts (AN-HGOD-03, AN-HMYTH-01).
#pragma once

#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki {

// Every part of every power that works for the person now, in a fixed order.
template <class Visit>
void for_each_power(const Content& content, const State& state, Visit&& visit) {
    const auto visit_all = [&](const Effects& effects) {
        for (const Effect& effect : effects) visit(effect);
    };
    const House& house = content.houses[state.options.person_house];
    visit_all(house.gods[0].at_start);
    for (std::size_t god = 0; god < kGodsPerHouse; ++god)
        if ((state.person.gods >> god & 1) != 0) visit_all(house.gods[god].power);
    for (std::size_t creature = 0; creature < kCreatures; ++creature)
        if ((state.side(Side::kPerson).creatures >> creature & 1) != 0)
            visit_all(content.creatures[creature].power);
    for (std::size_t artefact = 0; artefact < kArtefacts; ++artefact)
        if ((state.person.artefacts >> artefact & 1) != 0)
            visit_all(content.artefacts[artefact].effect);
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
