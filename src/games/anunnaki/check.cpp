// Why an action is not allowed: first whether the game asks for it, then its own conditions.
#include <algorithm>
#include <array>

#include "games/anunnaki/game.h"
#include "games/anunnaki/person/question.h"

namespace orrery::anunnaki {
namespace {

// The task that a kind of action answers, and what is said when it is not being asked.
struct Answers {
    ActionKind kind;
    TaskKind task;
    Why otherwise;
};
constexpr std::array kAnswers{
    Answers{ActionKind::kPawn, TaskKind::kPawn, Why::kPrimaryDone},
    Answers{ActionKind::kMove, TaskKind::kMovePoints, Why::kNoMovePoints},
    Answers{ActionKind::kMoveSettlement, TaskKind::kMovePoints, Why::kNoMovePoints},
    Answers{ActionKind::kPortal, TaskKind::kPortal, Why::kNoPortal},
    Answers{ActionKind::kHarvest, TaskKind::kHarvest, Why::kNoHarvest},
    Answers{ActionKind::kPlaceFollower, TaskKind::kPlaceFollowers, Why::kNoFollowers},
    Answers{ActionKind::kBuild, TaskKind::kBuild, Why::kNoBuilding},
    Answers{ActionKind::kTakeContract, TaskKind::kTakeContract, Why::kNoTrade},
    Answers{ActionKind::kDropContract, TaskKind::kTakeContract, Why::kNoTrade},
    Answers{ActionKind::kPickResource, TaskKind::kPickResource, Why::kOtherQuestion},
    Answers{ActionKind::kPickTrack, TaskKind::kPickTrack, Why::kOtherQuestion},
    Answers{ActionKind::kOracleTrack, TaskKind::kOracleTrack, Why::kNoOracle},
    Answers{ActionKind::kPayAny, TaskKind::kPayAny, Why::kOtherQuestion},
    Answers{ActionKind::kSecondary, TaskKind::kSecondary, Why::kSecondaryClosed},
    Answers{ActionKind::kSummon, TaskKind::kFree, Why::kFreeClosed},
    Answers{ActionKind::kFulfil, TaskKind::kFree, Why::kFreeClosed},
    Answers{ActionKind::kSwap, TaskKind::kFree, Why::kFreeClosed},
    Answers{ActionKind::kTakeCreature, TaskKind::kFree, Why::kFreeClosed},
    Answers{ActionKind::kAttackDistant, TaskKind::kPersonCombat, Why::kNoAttack},
    Answers{ActionKind::kWeapon, TaskKind::kCommitWeapon, Why::kNoCombat},
    Answers{ActionKind::kRetreat, TaskKind::kRetreat, Why::kOtherQuestion},
    Answers{ActionKind::kPickUpgrade, TaskKind::kPickUpgrade, Why::kOtherQuestion},
    Answers{ActionKind::kPickWeapon, TaskKind::kPickWeapon, Why::kOtherQuestion},
    Answers{ActionKind::kCultureOrder, TaskKind::kPersonCulture, Why::kNoCulture},
};

// Actions that choose among listed candidates.
Why check_candidate(const State& state, Action action) {
    const ActionKind kind = kind_of(action);
    const ActionKind asked = state.choice == Choice::kReveal        ? ActionKind::kReveal
                             : state.choice == Choice::kCombatOrder ? ActionKind::kCombatOrder
                                                                    : ActionKind::kBotChoice;
    if (state.candidates.empty() || kind != asked) {
        if (kind == ActionKind::kReveal) return Why::kNoReveal;
        return kind == ActionKind::kCombatOrder ? Why::kNoCombatOrder : Why::kNoBotChoice;
    }
    return state.candidates.contains(action.operands[0]) ? Why::kNothing : Why::kNoCandidate;
}

Why check_board_action(const Question& question, Action action) {
    const auto& operand = action.operands;
    switch (kind_of(action)) {
        case ActionKind::kMove:
            return why_not_move(question, static_cast<UnitKind>(operand[0]), operand[1],
                                operand[2]);
        case ActionKind::kMoveSettlement:
            return why_not_move_settlement(question, operand[0], operand[1]);
        case ActionKind::kPortal:
            return why_not_portal(question, static_cast<UnitKind>(operand[0]), operand[1],
                                  operand[2]);
        case ActionKind::kHarvest:
            return why_not_harvest(question, operand[0], static_cast<Resource>(operand[1]));
        case ActionKind::kPlaceFollower:
            return why_not_place_follower(question, operand[0]);
        case ActionKind::kBuild:
            return why_not_build(question, operand[0], build_without(action));
        default:
            return why_not_retreat(question, operand[0]);
    }
}

Why check_answer(const Question& question, Action action) {
    const auto& operand = action.operands;
    switch (kind_of(action)) {
        case ActionKind::kPawn:
            return why_not_pawn(question, operand[0]);
        case ActionKind::kTakeContract:
            return why_not_take_contract(question, operand[0]);
        case ActionKind::kDropContract:
            return why_not_drop_contract(question, operand[0]);
        case ActionKind::kPickResource:
            return why_not_pick_resource(question, static_cast<Resource>(operand[0]));
        case ActionKind::kPickTrack:
            return why_not_pick_track(question, static_cast<Track>(operand[0]));
        case ActionKind::kOracleTrack:
            return Why::kNothing;  // AN-HORA-03
        case ActionKind::kPayAny:
            return why_not_pay(question, static_cast<Resource>(operand[0]));
        case ActionKind::kSecondary:
            return why_not_secondary(question, operand[0]);
        case ActionKind::kSummon:
            return why_not_summon(question, operand[0], operand[1], operand[2], operand[3]);
        case ActionKind::kFulfil:
            return why_not_fulfil(question, operand[0]);
        case ActionKind::kSwap:
            return why_not_swap(question, static_cast<Resource>(operand[0]),
                                static_cast<Resource>(operand[1]));
        case ActionKind::kTakeCreature:
            return why_not_take_creature(question, operand[0], operand[1]);
        case ActionKind::kAttackDistant:
            return why_not_attack(question, operand[0]);
        case ActionKind::kWeapon:
            return why_not_weapon(question, operand[0]);
        case ActionKind::kPickUpgrade:
            return why_not_upgrade(question, operand[0]);
        case ActionKind::kPickWeapon:
            return why_not_draw_weapon(question, operand[0]);
        case ActionKind::kCultureOrder:
            return why_not_culture(question, operand[0]);
        default:
            return check_board_action(question, action);
    }
}

Why check_action(const Question& question, Action action) {
    const ActionKind kind = kind_of(action);
    if (kind == ActionKind::kBotChoice || kind == ActionKind::kCombatOrder ||
        kind == ActionKind::kReveal)
        return check_candidate(question.state, action);
    if (kind == ActionKind::kStop) return why_not_stop(question);
    const auto row = std::find_if(kAnswers.begin(), kAnswers.end(),
                                  [&](const Answers& answers) { return answers.kind == kind; });
    if (!question.asks(row->task)) return row->otherwise;
    return check_answer(question, action);
}

}  // namespace

const Refusal* Anunnaki::check(const State& state, Seat seat, Action action) const {
    if (seat != 0) return refusal(Why::kNoSuchSeat);
    if (!words_->vocabulary.is_action(action)) return refusal(Why::kNotAnAction);
    if (state.phase == Phase::kGameOver) return refusal(Why::kGameOver);
    return refusal(check_action({content_, state}, action));
}

}  // namespace orrery::anunnaki
