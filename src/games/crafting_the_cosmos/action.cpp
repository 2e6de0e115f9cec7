#include "games/crafting_the_cosmos/action.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr ActionForm kForms[] = {
    {ActionKind::kShift, "shift", "shift[ {moves}]"},
    {ActionKind::kPickNebula, "pick nebula", "pick nebula {size}"},
    {ActionKind::kTakeCard, "take card", "take card {position}"},
    {ActionKind::kPlaceNebula, "place nebula", "place nebula {tile} at {nebula_space}"},
    {ActionKind::kPlaceStar, "place star", "place {element} at {star_space}"},
    {ActionKind::kPlaceProto, "place proto", "place proto at {life_space}"},
    {ActionKind::kForm, "form", "form {nebula_space} discarding {star_space}"},
    {ActionKind::kDischarge, "discharge for star", "discharge for {element} at {star_space}"},
    {ActionKind::kDischargeEmpty, "discharge for nothing"},
    {ActionKind::kDischargePower, "discharge with power", "discharge with {power}"},
    {ActionKind::kAdvancedLife, "advanced life", "advanced life at {nebula_space}"},
    {ActionKind::kBuyPower, "buy power", "buy {energy@1} power for slot {slot@0}"},
    {ActionKind::kKeepPower, "keep power", "keep {power}[ above {under}]"},
    {ActionKind::kUsePower, "use power", "use {power} with {energy}[ for {mode@0,2}]"},
    {ActionKind::kScoreSet, "score set", "score {energy} set"},
    {ActionKind::kSupernova, "supernova", "supernova {star_space}"},
    {ActionKind::kStabilize, "stabilize", "stabilize {life_space}"},
    {ActionKind::kMoveStar, "move star", "move {star_space} to {star_target:star_space}"},
    {ActionKind::kMoveLife, "move life", "move {life_space} to {life_target:life_space}"},
    {ActionKind::kChooseElement, "choose element", "choose {element}"},
    {ActionKind::kChooseStar, "choose star", "choose {star_space}"},
    {ActionKind::kChooseLife, "choose life", "choose {life_space}"},
    {ActionKind::kChooseNebula, "choose nebula", "choose {nebula_space}"},
    {ActionKind::kPutStar, "put star", "put {element} at {star_space}"},
    {ActionKind::kStop, "stop"},
    {ActionKind::kOmegaNebula, "omega nebula", "omega nebula {size}"},
    {ActionKind::kOmegaStabilize, "omega stabilize", "omega stabilize {life_space}"},
    {ActionKind::kOmegaNone, "omega none"},
    {ActionKind::kDropNebula, "drop nebula"},
    {ActionKind::kDiscard, "discard", "discard {cards}"},
};

}  // namespace

std::span<const ActionForm> action_forms() {
    return kForms;
}

}  // namespace orrery::crafting_the_cosmos
