#include "games/anunnaki/companion/action.h"

namespace orrery::anunnaki::companion {
namespace {

constexpr ActionForm kForms[] = {
    {ActionKind::kPut, "put", "put {side} {unit} in {place}"},
    {ActionKind::kTake, "take", "take {side} {unit} from {place}"},
    {ActionKind::kSettle, "settle", "settle {side} in {area}"},
    {ActionKind::kUnsettle, "unsettle", "unsettle {area}"},
    {ActionKind::kCivilisation, "civilisation", "civilisation in {area}"},
    {ActionKind::kKnownCivilisation, "known civilisation",
     "known civilisation in {place} of {strength}"},
    {ActionKind::kNoCivilisation, "no civilisation", "no civilisation in {place}"},
    {ActionKind::kGod, "god", "god in {area}"},
    {ActionKind::kKnownGod, "known god", "known god in {area} of {strength}"},
    {ActionKind::kNoGod, "no god", "no god in {area}"},
    {ActionKind::kExhaust, "exhaust", "exhaust {resource} in {area}"},
    {ActionKind::kRenew, "renew", "renew {resource} in {area}"},
    {ActionKind::kCulture, "culture", "culture at {site}"},
    {ActionKind::kNoCulture, "no culture", "no culture at {site}"},
    {ActionKind::kToken, "token", "token on {marker}"},
    {ActionKind::kNoToken, "no token", "no token on {marker}"},
    {ActionKind::kTrack, "track", "track {side} {track} {space}"},
    {ActionKind::kSupremacy, "supremacy", "supremacy {side} {marker}"},
    {ActionKind::kCubes, "cubes", "cubes {side} {cubes}"},
    {ActionKind::kPoints, "points", "points {side} {points}"},
    {ActionKind::kGoal, "goal", "goal {beside:goal_place} {goal}"},
    {ActionKind::kContract, "contract",
     "contract {slot} vp {vp:contract_vp} trade {trade:trade_steps}"},
    {ActionKind::kNoContract, "no contract", "no contract {slot}"},
    {ActionKind::kPlanet, "planet", "planet {display} {planet}"},
    {ActionKind::kShow, "show", "show {creature} {display}"},
    {ActionKind::kGive, "give", "give {creature} to {side}"},
    {ActionKind::kRemove, "remove", "remove {creature}"},
    {ActionKind::kPhysical, "physical", "physical {thing}"},
    {ActionKind::kProgram, "program", "program {thing}"},
    {ActionKind::kTurnUp, "turn up", "turn up {deck}"},
    {ActionKind::kEnd, "end"},
    {ActionKind::kNoEnd, "no end"},
    {ActionKind::kFight, "fight", "fight in {place}"},
    {ActionKind::kDone, "done"},
    {ActionKind::kChoose, "choose", "choose {place}"},
    {ActionKind::kReveal, "reveal", "reveal {deck}"},
    {ActionKind::kCommitted, "committed"},
    {ActionKind::kDie, "die", "die {face}"},
    {ActionKind::kRoll, "roll"},
    {ActionKind::kStrength, "strength", "strength {strength}"},
    {ActionKind::kGodStrength, "god strength", "god strength {strength}"},
    {ActionKind::kTotal, "total", "total {total}"},
    {ActionKind::kCard, "card", "card {card}"},
    {ActionKind::kElement, "element", "element {element}"},
    {ActionKind::kArrow, "arrow", "arrow {arrow}"},
    {ActionKind::kComplete, "complete"},
    {ActionKind::kDraw, "draw"},
    {ActionKind::kScore, "score", "score {score:final_score}"},
};

}  // namespace

std::span<const ActionForm> action_forms() {
    return kForms;
}

}  // namespace orrery::anunnaki::companion
