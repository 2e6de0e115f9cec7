// What the rules make of the components, for whoever draws them.
#include "core/json.h"
#include "games/cosmogenesis/conditions.h"
#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/side_cost.h"

namespace orrery::cosmogenesis {
namespace {

JsonObject stones(int asteroids, int comets) {
    return {{"asteroids", asteroids}, {"comets", comets}};
}

// Of every side action that costs something, by its kind.
JsonObject side_costs() {
    JsonObject costs;
    for (const ActionForm& form : action_forms()) {
        const SideCost cost = side_cost(static_cast<ActionKind>(form.kind));
        if (!cost.is_free()) costs[form.name] = stones(cost.asteroids, cost.comets);
    }
    return costs;
}

// What lies on a field of sector IV, by its name.
JsonObject belt_fields() {
    JsonObject fields;
    for (std::size_t i = 0; i < kBeltFieldNames.size(); ++i) {
        const Element element = belt_element(static_cast<FieldContent>(i + 1));
        fields[kBeltFieldNames[i]] =
            element.kind == ElementKind::kComet ? stones(0, 1) : stones(element.number, 0);
    }
    return fields;
}

}  // namespace

JsonObject Cosmogenesis::tables_json() const {
    return {{"limits", JsonObject{{"rounds", kRounds},
                                  {"board_orbits", kBoardOrbits},
                                  {"orbits", kMaxOrbits},
                                  {"habitable_orbits", kHabitableOrbits},
                                  {"moons", kMaxMoons}}},
            {"side_costs", side_costs()},
            {"belt_fields", belt_fields()}};
}

}  // namespace orrery::cosmogenesis
