#include "games/cosmic_factory/refusals.h"

#include <array>

#include "core/refusal_table.h"

namespace orrery::cosmic_factory {
namespace {

using Row = RefusalRow<Why>;

constexpr std::array kRows{
    Row{Why::kNoSuchSeat, {"CF-SETUP-01", "no_such_seat", "There is no such seat at this table."}},
    Row{Why::kGameOver, {"CF-FLOW-01", "game_over", "The game is over after five rounds."}},
    Row{Why::kNotAnAction, {"CF-CLOCK-02", "not_an_action", "There is no such action."}},
    Row{Why::kOnlyTheClock,
        {"CF-CLOCK-01", "only_the_clock", "Only the clock can say that time is up."}},
    Row{Why::kClockOnlySaysTimeUp,
        {"CF-CLOCK-01", "clock_only_time_up", "The clock can only say that time is up."}},
    Row{Why::kNoLimitHere,
        {"CF-CLOCK-04", "no_limit_here", "Nothing here has a time limit that could run out."}},
    Row{Why::kUntimed, {"CF-CLOCK-05", "untimed", "This game is untimed: no time can run out."}},
    Row{Why::kNotNow,
        {"CF-FLOW-02", "not_now", "That is a choice of another moment of the round."}},
    Row{Why::kNotNowDraft,
        {"CF-FLOW-02", "not_now_draft", "Tiles are picked only while they are being distributed."}},
    Row{Why::kNotNowReady, {"CF-BUILD-01", "not_now_ready", "Nobody has to be ready now."}},
    Row{Why::kNotNowBuild,
        {"CF-BUILD-10", "not_now_build", "Galaxies are built in the building phase only."}},
    Row{Why::kAlreadyAnswered,
        {"CF-CLOCK-06", "already_answered", "You have made this choice already; it is final."}},
    Row{Why::kNothingToAnswer,
        {"CF-CLOCK-08", "nothing_to_answer", "You have nothing to choose here."}},
    Row{Why::kPickFromPacket,
        {"CF-DRAFT-08", "pick_from_packet", "Pick only tiles of the packet in front of you."}},
    Row{Why::kFrozen,
        {"CF-BONUS-02", "frozen", "You took a bonus tile and may not touch your galaxy again."}},
    Row{Why::kTileNotInHand,
        {"CF-BUILD-11", "tile_not_in_hand", "That tile is not among your tiles still to be laid."}},
    Row{Why::kOutsideBoard,
        {"CF-BUILD-12", "outside_board", "That cell is not on this round’s board."}},
    Row{Why::kOccupied,
        {"CF-BUILD-06", "occupied", "A tile lies there already; swap the two instead."}},
    Row{Why::kEmptyCell, {"CF-BUILD-05", "empty_cell", "No tile of yours lies there."}},
    Row{Why::kSameCell, {"CF-BUILD-06", "same_cell", "That needs two different cells."}},
    Row{Why::kFlipOnlyBlackHole,
        {"CF-CARD-01", "flip_only_black_hole",
         "Tiles are turned over only where the chaos card says so."}},
    Row{Why::kAlreadyDown, {"CF-CARD-01", "already_down", "That tile lies face down already."}},
    Row{Why::kAlreadyUp, {"CF-CARD-01", "already_up", "That tile lies face up already."}},
    Row{Why::kTwoDownAlready,
        {"CF-CARD-01", "two_down_already", "Two of your tiles lie face down already."}},
    Row{Why::kTakeNothing, {"CF-BONUS-11", "take_nothing", "Name at least one bonus tile."}},
    Row{Why::kNoBonusThisRound,
        {"CF-CARD-02", "no_bonus_this_round", "Bonus tiles are out of use this round."}},
    Row{Why::kSecondGrab,
        {"CF-BONUS-01", "second_grab", "You may take bonus tiles only once in a round."}},
    Row{Why::kBonusGone,
        {"CF-BONUS-04", "bonus_gone", "A bonus tile you ask for is not in the middle any more."}},
    Row{Why::kAlreadyDone, {"CF-BUILD-08", "already_done", "You have said done already."}},
    Row{Why::kNotDone, {"CF-BUILD-08", "not_done", "You have not said done."}},
    Row{Why::kIncomplete, {"CF-BUILD-08", "incomplete", "Your galaxy is not complete yet."}},
    Row{Why::kNotInOnePiece,
        {"CF-CARD-03", "not_in_one_piece", "Your tiles must lie side by side in one piece."}},
    Row{Why::kFlipsMissing,
        {"CF-CARD-01", "flips_missing", "Two of your tiles must lie face down first."}},
    Row{Why::kWrongNumberToTurn,
        {"CF-CARD-01", "wrong_number_to_turn", "Turn down exactly the tiles that are missing."}},
    Row{Why::kNotAFaceUpTile,
        {"CF-CARD-01", "not_a_face_up_tile",
         "Choose different face-up tiles of your right neighbour’s galaxy."}},
    Row{Why::kNoTileToSabotage,
        {"CF-CARD-13", "no_tile_to_sabotage", "Choose a tile of your left neighbour’s galaxy."}},
    Row{Why::kMarkerBelowFive,
        {"CF-CARD-20", "marker_below_five", "Only a marker at 5 or more can be offered."}},
};

constexpr RefusalTable<Why> kTable(kRows);

}  // namespace

const Refusal* refusal(Why why) {
    return kTable[why];
}

std::span<const Refusal> refusals() {
    return kTable.all();
}

}  // namespace orrery::cosmic_factory
