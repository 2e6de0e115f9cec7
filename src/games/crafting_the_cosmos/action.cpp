#include "games/crafting_the_cosmos/action.h"

#include <array>

#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/powers.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr ActionShape kShapes[] = {
    {ActionKind::kShift, "shift", {"move", "move2", "move3"}},
    {ActionKind::kPickNebula, "pick nebula", {"size"}},
    {ActionKind::kTakeCard, "take card", {"position"}},
    {ActionKind::kPlaceNebula, "place nebula", {"tile", "nebula_space"}},
    {ActionKind::kPlaceStar, "place star", {"element", "star_space"}},
    {ActionKind::kPlaceProto, "place proto", {"life_space"}},
    {ActionKind::kForm, "form", {"nebula_space", "star_space"}},
    {ActionKind::kDischarge, "discharge for star", {"element", "star_space"}},
    {ActionKind::kDischargeEmpty, "discharge for nothing"},
    {ActionKind::kDischargePower, "discharge with power", {"power"}},
    {ActionKind::kAdvancedLife, "advanced life", {"nebula_space"}},
    {ActionKind::kBuyPower, "buy power", {"slot", "energy"}},
    {ActionKind::kKeepPower, "keep power", {"power", "under", "under2", "under3"}},
    {ActionKind::kUsePower, "use power", {"power", "energy", "mode"}},
    {ActionKind::kScoreSet, "score set", {"energy"}},
    {ActionKind::kSupernova, "supernova", {"star_space"}},
    {ActionKind::kStabilize, "stabilize", {"life_space"}},
    {ActionKind::kMoveStar, "move star", {"star_space", "star_target"}},
    {ActionKind::kMoveLife, "move life", {"life_space", "life_target"}},
    {ActionKind::kChooseElement, "choose element", {"element"}},
    {ActionKind::kChooseStar, "choose star", {"star_space"}},
    {ActionKind::kChooseLife, "choose life", {"life_space"}},
    {ActionKind::kChooseNebula, "choose nebula", {"nebula_space"}},
    {ActionKind::kPutStar, "put star", {"element", "star_space"}},
    {ActionKind::kStop, "stop"},
    {ActionKind::kOmegaNebula, "omega nebula", {"size"}},
    {ActionKind::kOmegaStabilize, "omega stabilize", {"life_space"}},
    {ActionKind::kOmegaNone, "omega none"},
    {ActionKind::kDropNebula, "drop nebula"},
    {ActionKind::kDiscard, "discard", {"light", "time", "gravity", "chemistry"}},
};

// Printing. Operands that name nothing (an action made by hand) are shown as they are.
template <std::size_t N>
std::string word(const std::array<std::string_view, N>& words, std::size_t i) {
    return i < N ? std::string(words[i]) : "?" + std::to_string(i);
}
std::string named(std::string (*name)(std::uint8_t), std::uint8_t id, std::size_t count) {
    return id >= 1 && id <= count ? name(id) : "?" + std::to_string(id);
}
std::string space(std::string (*name)(std::size_t), std::uint8_t id, std::size_t count) {
    return id < count ? name(id) : "?" + std::to_string(id);
}
std::string star(std::uint8_t id) {
    return space(star_name, id, kStarSpaces);
}
std::string life(std::uint8_t id) {
    return space(life_name, id, kLifeSpaces);
}
std::string nebula(std::uint8_t id) {
    return space(nebula_name, id, kNebulaSpaces);
}
std::string power(std::uint8_t id) {
    return named(power_name, id, kPowers);
}

std::string print_shift(const Action& action) {
    std::string text = "shift";
    for (std::size_t i = 0; i < kMaxMoves && action.operands[i] != 0; ++i) {
        const std::uint8_t move = action.operands[i];
        text += i == 0 ? " " : ", ";
        text += move == kMoveOwn
                    ? "own"
                    : "dark from " + word(kEnergyNames, static_cast<std::size_t>(move - kMoveDark));
    }
    return text;
}

std::string print_keep(const Action& action) {
    std::string text = "keep " + power(action.operands[0]);
    for (std::size_t i = 1; i < kSlots && action.operands[i] != 0; ++i)
        text += (i == 1 ? " above " : " ") + power(action.operands[i]);
    return text;
}

std::string print_use(const Action& action) {
    const auto& bytes = action.operands;
    std::string text = "use " + power(bytes[0]) + " with " + word(kEnergyNames, bytes[1]);
    if (bytes[2] == 0) return text;
    const bool known = bytes[0] >= 1 && bytes[0] <= kPowers && bytes[2] <= 2;
    return text + " for " +
           (known ? std::string(kPowerRules[bytes[0]].mode_names[bytes[2] - 1U])
                  : "?" + std::to_string(bytes[2]));
}

std::string print_discard(const Action& action) {
    std::string text = "discard";
    for (std::size_t type = 0; type < kEnergies; ++type)
        if (action.operands[type] != 0)
            text +=
                " " + std::to_string(action.operands[type]) + " " + std::string(kEnergyNames[type]);
    return text;
}

}  // namespace

std::string print_action(Action action) {
    const auto& bytes = action.operands;
    const auto at = [&](const std::string& verb) {
        return verb + " " + word(kElementNames, bytes[0]) + " at " + star(bytes[1]);
    };
    switch (kind_of(action)) {
        case ActionKind::kNone:
            break;
        case ActionKind::kShift:
            return print_shift(action);
        case ActionKind::kPickNebula:
            return "pick nebula " + std::to_string(bytes[0]);
        case ActionKind::kTakeCard:
            return "take card " + (bytes[0] == kFromDeck ? "deck" : std::to_string(bytes[0]));
        case ActionKind::kPlaceNebula:
            return "place nebula " + named(tile_name, bytes[0], kTiles) + " at " + nebula(bytes[1]);
        case ActionKind::kPlaceStar:
            return at("place");
        case ActionKind::kPlaceProto:
            return "place proto at " + life(bytes[0]);
        case ActionKind::kForm:
            return "form " + nebula(bytes[0]) + " discarding " + star(bytes[1]);
        case ActionKind::kDischarge:
            return at("discharge for");
        case ActionKind::kDischargeEmpty:
            return "discharge for nothing";
        case ActionKind::kDischargePower:
            return "discharge with " + power(bytes[0]);
        case ActionKind::kAdvancedLife:
            return "advanced life at " + nebula(bytes[0]);
        case ActionKind::kBuyPower:
            return "buy " + word(kEnergyNames, bytes[1]) + " power for slot " +
                   std::to_string(bytes[0]);
        case ActionKind::kKeepPower:
            return print_keep(action);
        case ActionKind::kUsePower:
            return print_use(action);
        case ActionKind::kScoreSet:
            return "score " + word(kEnergyNames, bytes[0]) + " set";
        case ActionKind::kSupernova:
            return "supernova " + star(bytes[0]);
        case ActionKind::kStabilize:
            return "stabilize " + life(bytes[0]);
        case ActionKind::kMoveStar:
            return "move " + star(bytes[0]) + " to " + star(bytes[1]);
        case ActionKind::kMoveLife:
            return "move " + life(bytes[0]) + " to " + life(bytes[1]);
        case ActionKind::kChooseElement:
            return "choose " + word(kElementNames, bytes[0]);
        case ActionKind::kChooseStar:
            return "choose " + star(bytes[0]);
        case ActionKind::kChooseLife:
            return "choose " + life(bytes[0]);
        case ActionKind::kChooseNebula:
            return "choose " + nebula(bytes[0]);
        case ActionKind::kPutStar:
            return at("put");
        case ActionKind::kStop:
            return "stop";
        case ActionKind::kOmegaNebula:
            return "omega nebula " + std::to_string(bytes[0]);
        case ActionKind::kOmegaStabilize:
            return "omega stabilize " + life(bytes[0]);
        case ActionKind::kOmegaNone:
            return "omega none";
        case ActionKind::kDropNebula:
            return "drop nebula";
        case ActionKind::kDiscard:
            return print_discard(action);
    }
    return "none";
}

std::span<const ActionShape> action_shapes() {
    return kShapes;
}

}  // namespace orrery::crafting_the_cosmos
