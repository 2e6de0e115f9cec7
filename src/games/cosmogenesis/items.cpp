// A seat's points one by one: each objective, each living body, each object.
#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/scoring.h"

namespace orrery::cosmogenesis {

std::vector<ScoreItem> Cosmogenesis::score_items(const State& state, std::size_t line) const {
    const SeatState& own = state.seats[line];
    const SeatScore score = score_of(content_, state, static_cast<Seat>(line));
    std::vector<ScoreItem> items;
    for (const Orbit& orbit : own.orbits)
        if (orbit.objective != 0)
            items.push_back({kPlanetaryPart, words().planetary->print({orbit.objective}),
                             content_.planetary[orbit.objective].points});
    for (std::uint8_t objective : own.stellar)
        items.push_back({kStellarPart, words().stellar->print({objective}),
                         stellar_points(content_.stellar[objective], own)});
    for_each_body(own.orbits, [&](Target at, const Body& body) {
        if (const int points = life_points(content_, body); points > 0)
            items.push_back({kEvolutionPart, words().target->print({at.orbit, at.place}), points});
    });
    for (std::size_t object = 1; object <= kObjectCount; ++object)
        if (own.owns_object(object))
            items.push_back(
                {kObjectsPart, words().object->print({static_cast<int>(object)}), kObjectPoints});
    if (score.belt != 0) items.push_back({kBeltPart, {}, score.belt});
    if (score.monolith != 0) items.push_back({kMonolithPart, {}, score.monolith});
    return items;
}

}  // namespace orrery::cosmogenesis
