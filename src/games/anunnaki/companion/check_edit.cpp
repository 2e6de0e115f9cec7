// Piece limits and the few rules that every board obeys (AN-COMP-02, section 3).
#include <algorithm>

#include "games/anunnaki/companion/check.h"
#include "games/anunnaki/companion/facts.h"

namespace orrery::anunnaki::companion {
namespace {

bool is_landing(Place place) {
    return !is_area(place) && place == landing_place(planet_of_place(place));
}

// In Cosmobot's turn the person's units have fought their civilisations already.
bool meets_too_late(const Model& model, Side side) {
    return side == Side::kPerson && model.state.active == Side::kBot;
}

Why why_not_put(const Model& model, Side side, UnitKind unit, Place place) {
    if (!model.board().has_place(place)) return Why::kNotInPlay;
    if (model.state.side(side).supply[static_cast<std::size_t>(unit)] == 0)
        return unit == UnitKind::kCreature ? Why::kCreatureNotOwned : Why::kNoneInSupply;
    if (is_area(place)) {
        if (place == model.board().capital(other(side))) return Why::kOtherCapital;
        const bool civilised = model.state.areas[place].civilisation != 0;
        return civilised && meets_too_late(model, side) ? Why::kOwnCivilisation : Why::kNothing;
    }
    const Leader leader = model.board().distant(planet_of_place(place))->leader;
    const bool leads = leader == leading(side);
    if (is_landing(place)) return leads ? Why::kLeadsThere : Why::kNothing;
    return leads || leader == Leader::kNobody ? Why::kNothing : Why::kOtherLeads;
}

Why why_not_take(const Model& model, Side side, UnitKind unit, Place place) {
    if (!model.board().has_place(place)) return Why::kNotInPlay;
    const UnitCounts& units = model.board().units(side, place);
    return units[static_cast<std::size_t>(unit)] == 0 ? Why::kNotThere : Why::kNothing;
}

Why why_not_settle(const Model& model, Side side, std::size_t area) {
    const AreaState& here = model.state.areas[area];
    if (!model.board().has_place(static_cast<Place>(area))) return Why::kNotInPlay;
    if (here.settlement != 0) return Why::kSettled;
    if (here.civilisation != 0) return Why::kCivilisationThere;
    return model.state.side(side).settlements == 0 ? Why::kNoSettlementLeft : Why::kNothing;
}

Why why_not_unsettle(const Model& model, std::size_t area) {
    if (model.state.areas[area].settlement == 0) return Why::kNoSettlement;
    return model.content.areas[area].capital ? Why::kCapitalSettled : Why::kNothing;
}

Why why_not_civilisation(const Model& model, Place place) {
    if (!model.board().has_place(place)) return Why::kNotInPlay;
    if (!is_area(place)) {
        if (is_landing(place)) return Why::kNoTilePlace;
        const DistantState& planet = *model.board().distant(planet_of_place(place));
        return planet.leading == std::array<UnitCounts, kSides>{} ? Why::kNothing : Why::kUnitsLead;
    }
    if (!model.content.areas[place].civilisation) return Why::kNoTilePlace;
    if (model.state.areas[place].settlement != 0) return Why::kSettled;
    const bool met = model.board().unit_count(Side::kPerson, place) > 0;
    return met && meets_too_late(model, Side::kPerson) ? Why::kOwnCivilisation : Why::kNothing;
}

Why why_not_remove_civilisation(const Model& model, Place place) {
    if (!model.board().has_place(place)) return Why::kNotInPlay;
    const bool there = is_area(place) ? model.state.areas[place].civilisation != 0
                                      : !is_landing(place) &&
                                            model.board().distant(planet_of_place(place))->leader ==
                                                Leader::kCivilisation;
    return there ? Why::kNothing : Why::kNoCivilisation;
}

Why why_not_god(const Model& model, std::size_t area) {
    const bool possible =
        model.content.atlantis.contains(area) && model.state.areas[area].civilisation != 0;
    return possible ? Why::kNothing : Why::kNotAtlantis;
}

Why why_not_exhaust(const Model& model, Resource resource, std::size_t area, bool renew) {
    if (!model.board().has_place(static_cast<Place>(area))) return Why::kNotInPlay;
    if (model.content.areas[area].capital) return Why::kCapitalLasts;
    if (symbol_to_turn(model.content, model.state, resource, area, renew)) return Why::kNothing;
    return renew ? Why::kNoneExhausted : Why::kNoSymbol;
}

Why why_not_culture(const Model& model, std::size_t site, bool put) {
    if (!model.board().in_play().includes(model.content.sites[site].areas)) return Why::kNotInPlay;
    const bool there = model.state.culture[site] != 0;
    if (put) return there ? Why::kCultureThere : Why::kNothing;
    return there ? Why::kNothing : Why::kNoCulture;
}

Why why_not_token(const Model& model, std::size_t place, bool put) {
    const auto& spaces = model.content.token_spaces;
    if (std::find(spaces.begin(), spaces.end(), place) == spaces.end()) return Why::kNoTokenSpace;
    const bool there = (model.state.supremacy_tokens >> place & 1U) != 0;
    if (!put) return there ? Why::kNothing : Why::kNoToken;
    if (there) return Why::kTokenThere;
    const bool passed = std::any_of(model.state.sides.begin(), model.state.sides.end(),
                                    [&](const SideState& own) { return own.supremacy >= place; });
    return passed ? Why::kTokenPassed : Why::kNothing;
}

Why why_not_physical(const Model& model, std::size_t thing, bool physical) {
    const bool already = (model.state.physical >> thing & 1U) != 0;
    if (already != physical) return Why::kNothing;
    return physical ? Why::kPhysicalAlready : Why::kProgramAlready;
}

Why why_not_end(const Model& model, bool take_back) {
    if (!take_back) return model.state.triggered != 0 ? Why::kEndTriggered : Why::kNothing;
    if (model.state.triggered == 0) return Why::kEndNotTriggered;
    if (model.state.last_turn != 0) return Why::kLastTurn;
    for (const SideState& own : model.state.sides)
        if (at_end(model.content, own)) return Why::kEndStands;
    return Why::kNothing;
}

}  // namespace

Why why_not_edit(const Model& model, Action action) {
    const auto& operand = action.operands;
    const auto side = [&] { return static_cast<Side>(operand[0]); };
    const auto unit = [&] { return static_cast<UnitKind>(operand[1]); };
    const ActionKind kind = kind_of(action);
    switch (kind) {
        case ActionKind::kPut:
            return why_not_put(model, side(), unit(), operand[2]);
        case ActionKind::kTake:
            return why_not_take(model, side(), unit(), operand[2]);
        case ActionKind::kSettle:
            return why_not_settle(model, side(), operand[1]);
        case ActionKind::kUnsettle:
            return why_not_unsettle(model, operand[0]);
        case ActionKind::kCivilisation:
        case ActionKind::kKnownCivilisation:
            return why_not_civilisation(model, operand[0]);
        case ActionKind::kNoCivilisation:
            return why_not_remove_civilisation(model, operand[0]);
        case ActionKind::kGod:
        case ActionKind::kKnownGod:
            return why_not_god(model, operand[0]);
        case ActionKind::kNoGod:
            return god_there(model.content, model.state, operand[0]) ? Why::kNothing : Why::kNoGod;
        case ActionKind::kExhaust:
        case ActionKind::kRenew:
            return why_not_exhaust(model, static_cast<Resource>(operand[0]), operand[1],
                                   kind == ActionKind::kRenew);
        case ActionKind::kCulture:
        case ActionKind::kNoCulture:
            return why_not_culture(model, operand[0], kind == ActionKind::kCulture);
        case ActionKind::kToken:
        case ActionKind::kNoToken:
            return why_not_token(model, operand[0], kind == ActionKind::kToken);
        case ActionKind::kTrack:
            return operand[2] > model.content.tracks[operand[1]].last ? Why::kNoSpace
                                                                      : Why::kNothing;
        case ActionKind::kPhysical:
        case ActionKind::kProgram:
            return why_not_physical(model, operand[0], kind == ActionKind::kPhysical);
        case ActionKind::kEnd:
        case ActionKind::kNoEnd:
            return why_not_end(model, kind == ActionKind::kNoEnd);
        case ActionKind::kPlanet:
        case ActionKind::kShow:
        case ActionKind::kGive:
        case ActionKind::kRemove:
        case ActionKind::kTurnUp:
            return why_not_module_edit(model, action);
        default:
            return Why::kNothing;  // supremacy, cubes, points, goals, contracts: any value will do
    }
}

}  // namespace orrery::anunnaki::companion
