#include "games/cosmic_factory/action.h"

namespace orrery::cosmic_factory {
namespace {

constexpr ActionForm kForms[] = {
    {ActionKind::kPick, "pick", "pick {tiles}"},
    {ActionKind::kReady, "ready"},
    {ActionKind::kPlace, "place", "place {tile}.{rotation} at {cell}"},
    {ActionKind::kMove, "move", "move {cell} to {target:cell}"},
    {ActionKind::kSwap, "swap", "swap {cells}"},
    {ActionKind::kRotate, "rotate", "rotate {cell@1,2} to {rotation@0}"},
    {ActionKind::kRemove, "remove", "remove {cell}"},
    {ActionKind::kFlipDown, "flip down", "flip down {cell}"},
    {ActionKind::kFlipUp, "flip up", "flip up {cell}"},
    {ActionKind::kTake, "take", "take[ {colours}]"},
    {ActionKind::kDone, "done"},
    {ActionKind::kUndone, "undone"},
    {ActionKind::kTurnDown, "turn down", "turn down {cell@1,2}[ {second:second_cell@0,3,4}]"},
    {ActionKind::kSabotage, "sabotage", "sabotage {cell}"},
    {ActionKind::kExchange, "exchange", "exchange {colour}"},
    {ActionKind::kOffer, "offer", "offer {colour:offer}"},
    {ActionKind::kTimeUp, "time up"},
};

}  // namespace

std::string_view colour_name(std::size_t colour) {
    return kColourNames[colour];
}

std::string to_text(Cell cell) {
    const int origin = origin_of(cell);
    const std::string letter = origin == kGalaxyB ? "B" : origin == kGalaxyA ? "A" : "";
    return letter + "(" + std::to_string(cell.x - origin) + "," + std::to_string(cell.y) + ")";
}

std::string tile_name(int tile) {
    return (tile < 10 ? "0" : "") + std::to_string(tile);
}

std::span<const ActionForm> action_forms() {
    return kForms;
}

}  // namespace orrery::cosmic_factory
