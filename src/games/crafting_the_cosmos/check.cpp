// Why an action is not allowed.
#include "games/crafting_the_cosmos/check.h"

#include "games/crafting_the_cosmos/game.h"
#include "games/crafting_the_cosmos/refusals.h"

namespace orrery::crafting_the_cosmos {
namespace {

// The phase an action belongs to; crafting stands for everything that is done freely.
Phase phase_of(ActionKind kind, Phase now) {
    switch (kind) {
        case ActionKind::kShift:
            return Phase::kShift;
        case ActionKind::kPickNebula:
            return Phase::kPickNebula;
        case ActionKind::kTakeCard:
            return Phase::kTakeCard;
        case ActionKind::kKeepPower:
            return Phase::kChoosePower;
        case ActionKind::kChooseElement:
        case ActionKind::kChooseStar:
        case ActionKind::kChooseLife:
        case ActionKind::kChooseNebula:
        case ActionKind::kPutStar:
        case ActionKind::kStop:
            return Phase::kUsePower;
        case ActionKind::kDropNebula:
            return Phase::kOmegaNebula;
        case ActionKind::kPlaceNebula:
            return now == Phase::kOmegaNebula ? now : Phase::kCraft;
        case ActionKind::kDiscard:
            return Phase::kDiscard;
        default:
            return Phase::kCraft;
    }
}

// Something else is asked, or nothing of that kind.
Answer wrong_phase(Phase wanted, Phase now) {
    switch (now) {
        case Phase::kShift:
            return refusal(Why::kShiftFirst);
        case Phase::kPickNebula:
            return refusal(wanted == Phase::kTakeCard ? Why::kNotACardNow : Why::kCollectFirst);
        case Phase::kTakeCard:
            return refusal(wanted == Phase::kPickNebula ? Why::kNotANebulaNow : Why::kCollectFirst);
        case Phase::kChoosePower:
            return refusal(Why::kChoosePowerFirst);
        case Phase::kUsePower:
            return refusal(Why::kAnswerFirst);
        case Phase::kOmegaNebula:
            return refusal(Why::kFinishOmega);
        case Phase::kDiscard:
            return refusal(Why::kDiscardFirst);
        case Phase::kGameOver:
            return refusal(Why::kGameOver);
        case Phase::kCraft:
            break;
    }
    switch (wanted) {
        case Phase::kShift:
            return refusal(Why::kAlreadyShifted);
        case Phase::kPickNebula:
        case Phase::kTakeCard:
            return refusal(Why::kNothingToCollect);
        case Phase::kChoosePower:
            return refusal(Why::kNoPowerToChoose);
        case Phase::kOmegaNebula:
            return refusal(Why::kNoOmegaTile);
        case Phase::kDiscard:
            return refusal(Why::kNoDiscardNow);
        default:
            return refusal(Why::kNothingToAnswer);
    }
}

Answer check_shift(const State& state, Action action) {
    Controls controls(state);
    bool own_moved = false;
    for (std::size_t i = 0; i < kMaxMoves && action.operands[i] != 0; ++i) {
        const std::uint8_t move = action.operands[i];
        if (!controls.move(move)) return refusal(Why::kNoDarkThere);
        own_moved = own_moved || move == kMoveOwn;
    }
    if (action.operands[0] == 0) return refusal(Why::kMoveAtLeastOne);
    return own_moved ? kAllowed : refusal(Why::kOwnMustMove);
}

Answer check_size(const State& state, Action action) {
    const std::uint8_t size = action.operands[0];
    return state.nebula_stacks[size - 1U].empty() ? refusal(Why::kStackEmpty) : kAllowed;
}

Answer check_take_card(const State& state, Action action) {
    const std::uint8_t position = action.operands[0];
    if (position == kFromDeck) return deck_has_card(state) ? kAllowed : refusal(Why::kDeckEmpty);
    return state.display[position - 1U] != 0 ? kAllowed : refusal(Why::kDisplayEmpty);
}

Answer check_omega(const State& state, Action action) {
    switch (kind_of(action)) {
        case ActionKind::kOmegaNebula:
            return check_size(state, action);
        case ActionKind::kOmegaStabilize:
            return state.own().proto.contains(action.operands[0]) ? kAllowed
                                                                  : refusal(Why::kNotProtoLife);
        default:
            return omega_possible(state, state.own()) ? refusal(Why::kOmegaIsPossible) : kAllowed;
    }
}

Answer check_place_omega(const State& state, Action action) {
    if (action.operands[0] != state.turn.omega_tile) return refusal(Why::kNotTheOmegaTile);
    return state.own().nebulae[action.operands[1]] == 0 ? kAllowed
                                                        : refusal(Why::kNebulaSpaceTaken);
}

Answer check_discard(const State& state, Action action) {
    const SeatState& own = state.own();
    int discarded = 0;
    for (std::size_t type = 0; type < kEnergies; ++type) {
        if (action.operands[type] > own.hand[type]) return refusal(Why::kWrongDiscard);
        discarded += action.operands[type];
    }
    return discarded == own.cards - kHandLimit ? kAllowed : refusal(Why::kWrongDiscard);
}

}  // namespace

const Refusal* CraftingTheCosmos::check(const State& state, Seat seat, Action action) const {
    const ActionKind kind = kind_of(action);
    if (!words_->vocabulary.is_action(action)) return refusal(Why::kNotAnAction);
    if (seat < 0 || seat >= state.players) return refusal(Why::kNoSuchSeat);
    if (state.phase == Phase::kGameOver) return refusal(Why::kGameOver);
    if (seat != state.current) return refusal(Why::kNotYourTurn);
    const Phase wanted = phase_of(kind, state.phase);
    if (wanted != state.phase) return wrong_phase(wanted, state.phase);
    switch (kind) {
        case ActionKind::kShift:
            return check_shift(state, action);
        case ActionKind::kPickNebula:
            return check_size(state, action);
        case ActionKind::kTakeCard:
            return check_take_card(state, action);
        case ActionKind::kPlaceNebula:
            return state.phase == Phase::kOmegaNebula ? check_place_omega(state, action)
                                                      : check_placing(content_, state, action);
        case ActionKind::kPlaceStar:
        case ActionKind::kPlaceProto:
            return check_placing(content_, state, action);
        case ActionKind::kForm:
        case ActionKind::kAdvancedLife:
            return check_nebula(content_, state, action);
        case ActionKind::kDischarge:
        case ActionKind::kDischargeEmpty:
        case ActionKind::kDischargePower:
            return check_discharge(content_, state, action);
        case ActionKind::kBuyPower:
        case ActionKind::kScoreSet:
            return check_cards(content_, state, action);
        case ActionKind::kKeepPower:
            return check_keep(state, action);
        case ActionKind::kUsePower:
            return check_use(content_, state, action);
        case ActionKind::kChooseElement:
        case ActionKind::kChooseStar:
        case ActionKind::kChooseLife:
        case ActionKind::kChooseNebula:
        case ActionKind::kPutStar:
        case ActionKind::kStop:
            return check_answer(content_, state, action);
        case ActionKind::kSupernova:
        case ActionKind::kStabilize:
        case ActionKind::kMoveStar:
        case ActionKind::kMoveLife:
            return check_counter(content_, state, action);
        case ActionKind::kOmegaNebula:
        case ActionKind::kOmegaStabilize:
        case ActionKind::kOmegaNone:
            return check_omega(state, action);
        case ActionKind::kDropNebula:
            return kAllowed;
        case ActionKind::kDiscard:
            return check_discard(state, action);
        case ActionKind::kNone:
            break;
    }
    return refusal(Why::kNotAnAction);
}

}  // namespace orrery::crafting_the_cosmos
