// The text form of actions, and what their operands are called.
#include "games/anunnaki/action.h"

#include <array>

namespace orrery::anunnaki {
namespace {

constexpr ActionShape kShapes[] = {
    {ActionKind::kPawn, "pawn", {"node"}},
    {ActionKind::kMove, "move", {"unit", "from", "to"}},
    {ActionKind::kMoveSettlement, "move settlement", {"from", "to"}},
    {ActionKind::kPortal, "portal", {"unit", "from", "to"}},
    {ActionKind::kHarvest, "harvest", {"area", "resource"}},
    {ActionKind::kPlaceFollower, "place follower", {"area"}},
    {ActionKind::kBuild,
     "build",
     {"area", "without_wood", "without_metal", "without_gold", "without_grain"}},
    {ActionKind::kTakeContract, "take contract", {"slot"}},
    {ActionKind::kDropContract, "drop contract", {"contract"}},
    {ActionKind::kPickResource, "take resource", {"resource"}},
    {ActionKind::kPickTrack, "advance", {"track"}},
    {ActionKind::kOracleTrack, "oracle", {"track"}},
    {ActionKind::kPayAny, "pay", {"resource"}},
    {ActionKind::kSecondary, "secondary", {"action"}},
    {ActionKind::kSummon, "summon", {"house", "god", "area", "by"}},
    {ActionKind::kFulfil, "fulfil", {"contract"}},
    {ActionKind::kSwap, "swap", {"given", "taken"}},
    {ActionKind::kTakeCreature, "take creature", {"creature", "area"}},
    {ActionKind::kCombatOrder, "fight", {"place"}},
    {ActionKind::kAttackDistant, "attack", {"planet", "attack"}},
    {ActionKind::kWeapon, "weapon", {"card"}},
    {ActionKind::kRetreat, "retreat", {"area"}},
    {ActionKind::kPickUpgrade, "upgrade", {"tile"}},
    {ActionKind::kPickWeapon, "draw", {"card"}},
    {ActionKind::kCultureOrder, "culture", {"site"}},
    {ActionKind::kBotChoice, "choose", {"place"}},
    {ActionKind::kReveal, "reveal", {"deck"}},
    {ActionKind::kStop, "stop"},
};

// The bytes may say anything: what does not exist is a question mark.
template <class List>
std::string id_of(const List& list, std::size_t number) {
    return number < list.size() ? list[number].id : "?";
}
template <std::size_t N>
std::string name_of(const std::array<std::string_view, N>& names, std::size_t number) {
    return std::string(number < N ? names[number] : "?");
}

std::string print_build(const Content& content, Action action) {
    std::string text = "build in " + place_name(content, action.operands[0]);
    std::string_view between = " without ";
    const ResourceCounts without = build_without(action);
    for (std::size_t resource = 0; resource < kResources; ++resource)
        for (std::uint8_t i = 0; i < without[resource]; ++i) {
            text += std::string(between) + std::string(kResourceNames[resource]);
            between = ", ";
        }
    return text;
}

std::string print_summon(const Content& content, Action action) {
    const auto& [house, god, area, by] =
        std::array{action.operands[0], action.operands[1], action.operands[2], action.operands[3]};
    return "summon " + (house < kHouses ? id_of(content.houses[house].gods, god) : "?") + " at " +
           place_name(content, area) + " by " +
           (by == kPentagon ? "PENTA" : "T" + std::to_string(by));
}

std::string print_fight(const Content& content, Place place) {
    if (is_area(place)) return "fight in " + place_name(content, place);
    return "fight at " + id_of(content.distant, planet_of_place(place));
}

}  // namespace

std::string place_name(const Content& content, Place place) {
    if (is_area(place)) return id_of(content.areas, place);
    const std::size_t planet = planet_of_place(place);
    return id_of(content.distant, planet) + (place == landing_place(planet) ? ":land" : ":lead");
}

std::string print_action(const Content& content, Action action) {
    const auto& bytes = action.operands;
    const auto place = [&](std::size_t byte) { return place_name(content, bytes[byte]); };
    const auto resource = [&](std::size_t byte) { return name_of(kResourceNames, bytes[byte]); };
    const auto track = [&] { return name_of(kTrackNames, bytes[0]); };
    const auto number = [&] { return std::to_string(bytes[0] + 1); };
    const auto unit_from_to = [&] {
        return name_of(kUnitNames, bytes[0]) + " from " + place(1) + " to " + place(2);
    };
    switch (kind_of(action)) {
        case ActionKind::kPawn:
            return "pawn to " + (bytes[0] < kNodes ? content.nodes[bytes[0]] : "?");
        case ActionKind::kMove:
            return "move " + unit_from_to();
        case ActionKind::kMoveSettlement:
            return "move settlement from " + place(0) + " to " + place(1);
        case ActionKind::kPortal:
            return "portal " + unit_from_to();
        case ActionKind::kHarvest:
            return "harvest " + resource(1) + " in " + place(0);
        case ActionKind::kPlaceFollower:
            return "place follower in " + place(0);
        case ActionKind::kBuild:
            return print_build(content, action);
        case ActionKind::kTakeContract:
            return "take contract " + number();
        case ActionKind::kDropContract:
            return "drop contract " + number();
        case ActionKind::kPickResource:
            return "take " + resource(0);
        case ActionKind::kPickTrack:
            return "advance " + track();
        case ActionKind::kOracleTrack:
            return "oracle " + track();
        case ActionKind::kPayAny:
            return "pay " + resource(0);
        case ActionKind::kSecondary:
            return "secondary " + id_of(content.secondaries, bytes[0]);
        case ActionKind::kSummon:
            return print_summon(content, action);
        case ActionKind::kFulfil:
            return "fulfil " + number();
        case ActionKind::kSwap:
            return "swap " + resource(0) + " for " + resource(1);
        case ActionKind::kTakeCreature:
            return "take creature " + id_of(content.creatures, bytes[0]) + " to " + place(1);
        case ActionKind::kCombatOrder:
            return print_fight(content, bytes[0]);
        case ActionKind::kAttackDistant:
            return (bytes[1] != 0 ? "attack " : "leave ") + id_of(content.distant, bytes[0]);
        case ActionKind::kWeapon:
            return "weapon " + (bytes[0] == 0 ? "none" : id_of(content.weapons, bytes[0] - 1U));
        case ActionKind::kRetreat:
            return "retreat to " + place(0);
        case ActionKind::kPickUpgrade:
            return "upgrade " + id_of(content.tiles, bytes[0]);
        case ActionKind::kPickWeapon:
            return "draw " + id_of(content.weapons, bytes[0]);
        case ActionKind::kCultureOrder:
            return "culture " + id_of(content.sites, bytes[0]);
        case ActionKind::kBotChoice:
            return "choose " + place(0);
        case ActionKind::kReveal:
            return "reveal " + name_of(kDeckNames, bytes[0]);
        case ActionKind::kStop:
            return "stop";
        case ActionKind::kNone:
            break;
    }
    return "none";
}

std::span<const ActionShape> action_shapes() {
    return kShapes;
}

}  // namespace orrery::anunnaki
