// Which planets and creatures are in play, and which card lies face up: entered in the person's
// own turn.
#include "games/anunnaki/companion/check.h"
#include "games/anunnaki/companion/facts.h"

namespace orrery::anunnaki::companion {
namespace {

constexpr auto kCreatureUnit = static_cast<std::size_t>(UnitKind::kCreature);

bool is_empty(const DistantState& planet) {
    return planet.landing == std::array<UnitCounts, kSides>{} &&
           planet.leading == std::array<UnitCounts, kSides>{};
}

Why why_not_planet(const Model& model, std::size_t display, std::size_t planet) {
    const State& state = model.state;
    if (state.options.distant_planets == 0) return Why::kNoPlanets;
    if (state.distant[1 - display].planet == planet + 1) return Why::kPlanetTwice;
    return is_empty(state.distant[display]) ? Why::kNothing : Why::kPlanetUsed;
}

// A creature that somebody owns comes back only when its miniature is off the board.
Why why_not_return(const Model& model, std::size_t creature) {
    const std::optional<Side> owner = owner_of(model.state, creature);
    const bool placed = owner && model.state.side(*owner).supply[kCreatureUnit] == 0;
    return placed ? Why::kMiniatureOnBoard : Why::kNothing;
}

bool is_known(const Model& model, std::size_t creature) {
    return owner_of(model.state, creature) || display_of(model.state, creature);
}

Why why_not_show(const Model& model, std::size_t creature, std::size_t display) {
    if (display_of(model.state, creature)) return Why::kCreatureTwice;
    if (model.state.creatures[display] != 0) return Why::kPlaceTaken;
    if (!is_known(model, creature) && known_creatures(model.state) >= static_cast<int>(kDisplayed))
        return Why::kTwoCreatures;
    return why_not_return(model, creature);
}

Why why_not_give(const Model& model, std::size_t creature, Side side) {
    if (owner_of(model.state, creature) == side) return Why::kCreatureTwice;
    if (!is_known(model, creature) && known_creatures(model.state) >= static_cast<int>(kDisplayed))
        return Why::kTwoCreatures;
    return why_not_return(model, creature);
}

}  // namespace

Why why_not_module_edit(const Model& model, Action action) {
    const auto& operand = action.operands;
    const ActionKind kind = kind_of(action);
    if (!model.reporting()) return Why::kYourTurnOnly;
    if (kind == ActionKind::kPlanet) return why_not_planet(model, operand[0], operand[1]);
    if (kind == ActionKind::kTurnUp)
        return (model.state.physical & kPhysicalCards) != 0 || !shows_card(model.state)
                   ? Why::kNothing
                   : Why::kProgramDraws;
    if (model.state.options.creatures == 0) return Why::kNoCreatures;
    if (kind == ActionKind::kShow) return why_not_show(model, operand[0], operand[1]);
    if (kind == ActionKind::kGive)
        return why_not_give(model, operand[0], static_cast<Side>(operand[1]));
    return is_known(model, operand[0]) ? why_not_return(model, operand[0]) : Why::kCreatureAway;
}

}  // namespace orrery::anunnaki::companion
