#include "games/crafting_the_cosmos/action.h"

#include <array>

#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/powers.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr OperandShape kElement{"element"}, kEnergy{"energy"}, kPower{"power"}, kSize{"size"};
constexpr OperandShape kStarSpace{"star_space"}, kLifeSpace{"life_space"};
constexpr OperandShape kNebulaSpace{"nebula_space"};
constexpr std::array kMoves{OperandShape{"move"}, OperandShape{"move2"}, OperandShape{"move3"}};
constexpr std::array kOneSize{kSize};
constexpr std::array kPosition{OperandShape{"position"}};
constexpr std::array kTileAndSpace{OperandShape{"tile"}, kNebulaSpace};
constexpr std::array kElementAndSpace{kElement, kStarSpace};
constexpr std::array kOneStar{kStarSpace}, kOneLife{kLifeSpace}, kOneNebula{kNebulaSpace};
constexpr std::array kNebulaAndStar{kNebulaSpace, kStarSpace};
constexpr std::array kOnePower{kPower};
constexpr std::array kSlotAndType{OperandShape{"slot"}, kEnergy};
constexpr std::array kKept{kPower, OperandShape{"under"}, OperandShape{"under2"},
                           OperandShape{"under3"}};
constexpr std::array kUse{kPower, kEnergy, OperandShape{"mode"}};
constexpr std::array kOneEnergy{kEnergy}, kOneElement{kElement};
constexpr std::array kStarToStar{kStarSpace, OperandShape{"star_target"}};
constexpr std::array kLifeToLife{kLifeSpace, OperandShape{"life_target"}};
constexpr std::array kCounts{OperandShape{"light"}, OperandShape{"time"}, OperandShape{"gravity"},
                             OperandShape{"chemistry"}};

constexpr ActionShape shape(ActionKind kind, std::string_view name,
                            std::span<const OperandShape> operands = {}) {
    return {static_cast<std::uint8_t>(kind), name, operands};
}

constexpr std::array kShapes{
    shape(ActionKind::kShift, "shift", kMoves),
    shape(ActionKind::kPickNebula, "pick nebula", kOneSize),
    shape(ActionKind::kTakeCard, "take card", kPosition),
    shape(ActionKind::kPlaceNebula, "place nebula", kTileAndSpace),
    shape(ActionKind::kPlaceStar, "place star", kElementAndSpace),
    shape(ActionKind::kPlaceProto, "place proto", kOneLife),
    shape(ActionKind::kForm, "form", kNebulaAndStar),
    shape(ActionKind::kDischarge, "discharge for star", kElementAndSpace),
    shape(ActionKind::kDischargeEmpty, "discharge for nothing"),
    shape(ActionKind::kDischargePower, "discharge with power", kOnePower),
    shape(ActionKind::kAdvancedLife, "advanced life", kOneNebula),
    shape(ActionKind::kBuyPower, "buy power", kSlotAndType),
    shape(ActionKind::kKeepPower, "keep power", kKept),
    shape(ActionKind::kUsePower, "use power", kUse),
    shape(ActionKind::kScoreSet, "score set", kOneEnergy),
    shape(ActionKind::kSupernova, "supernova", kOneStar),
    shape(ActionKind::kStabilize, "stabilize", kOneLife),
    shape(ActionKind::kMoveStar, "move star", kStarToStar),
    shape(ActionKind::kMoveLife, "move life", kLifeToLife),
    shape(ActionKind::kChooseElement, "choose element", kOneElement),
    shape(ActionKind::kChooseStar, "choose star", kOneStar),
    shape(ActionKind::kChooseLife, "choose life", kOneLife),
    shape(ActionKind::kChooseNebula, "choose nebula", kOneNebula),
    shape(ActionKind::kPutStar, "put star", kElementAndSpace),
    shape(ActionKind::kStop, "stop"),
    shape(ActionKind::kOmegaNebula, "omega nebula", kOneSize),
    shape(ActionKind::kOmegaStabilize, "omega stabilize", kOneLife),
    shape(ActionKind::kOmegaNone, "omega none"),
    shape(ActionKind::kDropNebula, "drop nebula"),
    shape(ActionKind::kDiscard, "discard", kCounts),
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
