// Why an action is not allowed (section 3.10 of the rules).
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/game.h"
#include "games/cosmic_factory/refusals.h"

namespace orrery::cosmic_factory {
namespace {

using Answer = const Refusal*;
constexpr Answer kAllowed = nullptr;

// CF-CLOCK-05 … -07; 0 = none.
int limit_seconds(const State& state) {
    const Options& options = state.options;
    if (options.sandglass_seconds == 0) return 0;
    switch (state.phase) {
        case Phase::kGameOver:
        case Phase::kReady:
            return 0;
        case Phase::kBuild:
            return options.sandglass_seconds;
        case Phase::kDraft1:
        case Phase::kDraft2:
            return options.draft_seconds;
        default:
            return options.choice_seconds;
    }
}

Answer check_time_up(const State& state) {
    if (state.phase == Phase::kGameOver) return refusal(Why::kGameOver);
    if (limit_seconds(state) > 0) return kAllowed;
    const bool untimed = state.options.sandglass_seconds == 0 && state.phase != Phase::kReady;
    return refusal(untimed ? Why::kUntimed : Why::kNoLimitHere);
}

Answer check_pick(const State& state, Seat seat, Action action) {
    if (state.phase != Phase::kDraft1 && state.phase != Phase::kDraft2)
        return refusal(Why::kNotNowDraft);
    if (!has_seat(state.owing, seat)) return refusal(Why::kAlreadyAnswered);
    for (std::size_t i = 0; i < 3; ++i)
        if (!state.seat(seat).packet.contains(action.operands[i]))
            return refusal(Why::kPickFromPacket);
    return kAllowed;
}

Answer check_ready(const State& state, Seat seat) {
    if (state.phase != Phase::kReady) return refusal(Why::kNotNowReady);
    return has_seat(state.owing, seat) ? kAllowed : refusal(Why::kAlreadyAnswered);
}

Answer check_place(const CardRules& card, const SeatState& own, Action action) {
    const Cell cell = cell_operand(action, 2);
    if (!own.pile.contains(action.operands[0])) return refusal(Why::kTileNotInHand);
    if (!on_board(card.shape, cell)) return refusal(Why::kOutsideBoard);
    return index_at(own.galaxy, cell) < 0 ? kAllowed : refusal(Why::kOccupied);
}

Answer check_move(const CardRules& card, const SeatState& own, Action action) {
    const Cell from = cell_operand(action, 0), to = cell_operand(action, 2);
    if (from == to) return refusal(Why::kSameCell);
    if (index_at(own.galaxy, from) < 0) return refusal(Why::kEmptyCell);
    if (!on_board(card.shape, to)) return refusal(Why::kOutsideBoard);
    return index_at(own.galaxy, to) < 0 ? kAllowed : refusal(Why::kOccupied);
}

Answer check_swap(const SeatState& own, Action action) {
    const Cell a = cell_operand(action, 0), b = cell_operand(action, 2);
    if (a == b) return refusal(Why::kSameCell);
    if (index_at(own.galaxy, a) < 0 || index_at(own.galaxy, b) < 0) return refusal(Why::kEmptyCell);
    return kAllowed;
}

Answer check_flip(const CardRules& card, const SeatState& own, Action action) {
    if (card.tiles_to_turn_down == 0) return refusal(Why::kFlipOnlyBlackHole);
    const int index = index_at(own.galaxy, cell_operand(action, 0));
    if (index < 0) return refusal(Why::kEmptyCell);
    const bool is_down = own.galaxy[static_cast<std::size_t>(index)].face_down != 0;
    if (kind_of(action) == ActionKind::kFlipUp)
        return is_down ? kAllowed : refusal(Why::kAlreadyUp);
    if (is_down) return refusal(Why::kAlreadyDown);
    return tiles_face_down(own.galaxy) < card.tiles_to_turn_down ? kAllowed
                                                                 : refusal(Why::kTwoDownAlready);
}

// CF-BUILD-13 lists the tile commands; all of them are refused to a frozen player.
Answer check_tile_command(const CardRules& card, const State& state, Seat seat, Action action) {
    if (state.phase != Phase::kBuild) return refusal(Why::kNotNowBuild);
    const SeatState& own = state.seat(seat);
    if (own.frozen != 0) return refusal(Why::kFrozen);
    switch (kind_of(action)) {
        case ActionKind::kPlace:
            return check_place(card, own, action);
        case ActionKind::kMove:
            return check_move(card, own, action);
        case ActionKind::kSwap:
            return check_swap(own, action);
        case ActionKind::kRotate:
            return index_at(own.galaxy, cell_operand(action, 1)) < 0 ? refusal(Why::kEmptyCell)
                                                                     : kAllowed;
        case ActionKind::kRemove:
            return index_at(own.galaxy, cell_operand(action, 0)) < 0 ? refusal(Why::kEmptyCell)
                                                                     : kAllowed;
        default:
            return check_flip(card, own, action);
    }
}

Answer check_take(const CardRules& card, const State& state, Seat seat, Action action) {
    if (state.phase != Phase::kBuild) return refusal(Why::kNotNowBuild);
    const std::uint8_t wanted = action.operands[0];
    if (wanted == 0) return refusal(Why::kTakeNothing);
    if (!card.bonus_tiles) return refusal(Why::kNoBonusThisRound);
    if (card.grab_freezes && state.seat(seat).bonus != 0) return refusal(Why::kSecondGrab);
    return (wanted & ~state.middle) == 0 ? kAllowed : refusal(Why::kBonusGone);
}

Answer check_done(const CardRules& card, const State& state, Seat seat, Action action) {
    if (state.phase != Phase::kBuild) return refusal(Why::kNotNowBuild);
    const SeatState& own = state.seat(seat);
    if (kind_of(action) == ActionKind::kUndone)
        return own.done != 0 ? kAllowed : refusal(Why::kNotDone);
    if (own.done != 0) return refusal(Why::kAlreadyDone);
    if (static_cast<int>(own.galaxy.size()) != tiles_in_shape(card.shape))
        return refusal(Why::kIncomplete);
    if (!is_complete(own.galaxy, card.shape)) return refusal(Why::kNotInOnePiece);
    if (tiles_face_down(own.galaxy) != card.tiles_to_turn_down) return refusal(Why::kFlipsMissing);
    return kAllowed;
}

// Who owes no answer either gave it, or was never asked.
Answer check_owes(const State& state, Seat seat, Phase phase) {
    if (state.phase != phase) return refusal(Why::kNotNow);
    if (has_seat(state.owing, seat)) return kAllowed;
    return refusal(state.seat(seat).pending.kind != 0 ? Why::kAlreadyAnswered
                                                      : Why::kNothingToAnswer);
}

Answer check_turn_down(const CardRules& card, const State& state, Seat seat, Action action) {
    if (const Answer no = check_owes(state, seat, Phase::kBlackHole)) return no;
    const Galaxy& galaxy = state.seat(state.right(seat)).galaxy;
    const int missing = card.tiles_to_turn_down - tiles_face_down(galaxy);
    if (action.operands[0] != missing) return refusal(Why::kWrongNumberToTurn);
    const Cell a = cell_operand(action, 1), b = cell_operand(action, 3);
    if (missing == 2 && a == b) return refusal(Why::kNotAFaceUpTile);
    if (missing == 2 && !row_major_less(a, b)) return refusal(Why::kNotAnAction);
    for (int i = 0; i < missing; ++i) {
        const int index = index_at(galaxy, i == 0 ? a : b);
        if (index < 0 || galaxy[static_cast<std::size_t>(index)].face_down != 0)
            return refusal(Why::kNotAFaceUpTile);
    }
    return kAllowed;
}

Answer check_sabotage(const State& state, Seat seat, Action action) {
    if (const Answer no = check_owes(state, seat, Phase::kSabotage)) return no;
    const Galaxy& galaxy = state.seat(state.left(seat)).galaxy;
    return index_at(galaxy, cell_operand(action, 0)) < 0 ? refusal(Why::kNoTileToSabotage)
                                                         : kAllowed;
}

Answer check_offer(const State& state, Seat seat, Action action) {
    if (const Answer no = check_owes(state, seat, Phase::kOffering)) return no;
    const std::uint8_t colour = action.operands[0];
    if (colour == kOfferNothing) return kAllowed;
    return state.seat(seat).markers[colour] >= kOfferingPrice ? kAllowed
                                                              : refusal(Why::kMarkerBelowFive);
}

}  // namespace

std::optional<TimeLimit> CosmicFactory::time_limit(const State& state) const {
    const int seconds = limit_seconds(state);
    if (seconds == 0) return std::nullopt;
    constexpr int kPhases = static_cast<int>(Phase::kGameOver) + 1;
    return TimeLimit{state.round * kPhases + static_cast<int>(state.phase), seconds};
}

const Refusal* CosmicFactory::check(const State& state, Seat seat, Action action) const {
    const ActionKind kind = kind_of(action);
    if (!words_->vocabulary.is_action(action)) return refusal(Why::kNotAnAction);
    if (kind == ActionKind::kTimeUp)
        return seat == kClock ? check_time_up(state) : refusal(Why::kOnlyTheClock);
    if (seat == kClock) return refusal(Why::kClockOnlySaysTimeUp);
    if (seat < 0 || seat >= state.players) return refusal(Why::kNoSuchSeat);
    if (state.phase == Phase::kGameOver) return refusal(Why::kGameOver);
    const CardRules& card = content_.rules(state.card());
    switch (kind) {
        case ActionKind::kPick:
            return check_pick(state, seat, action);
        case ActionKind::kReady:
            return check_ready(state, seat);
        case ActionKind::kPlace:
        case ActionKind::kMove:
        case ActionKind::kSwap:
        case ActionKind::kRotate:
        case ActionKind::kRemove:
        case ActionKind::kFlipDown:
        case ActionKind::kFlipUp:
            return check_tile_command(card, state, seat, action);
        case ActionKind::kTake:
            return check_take(card, state, seat, action);
        case ActionKind::kDone:
        case ActionKind::kUndone:
            return check_done(card, state, seat, action);
        case ActionKind::kTurnDown:
            return check_turn_down(card, state, seat, action);
        case ActionKind::kSabotage:
            return check_sabotage(state, seat, action);
        case ActionKind::kExchange:
            return check_owes(state, seat, Phase::kExchange);
        case ActionKind::kOffer:
            return check_offer(state, seat, action);
        case ActionKind::kNone:
        case ActionKind::kTimeUp:
            break;
    }
    return refusal(Why::kNotAnAction);
}

}  // namespace orrery::cosmic_factory
