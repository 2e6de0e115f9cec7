// Discharging, energy cards, and buying and using powers.
#include "games/crafting_the_cosmos/check.h"
#include "games/crafting_the_cosmos/power_use.h"
#include "games/crafting_the_cosmos/refusals.h"

namespace orrery::crafting_the_cosmos {
namespace {

Answer check_usable(const Content& content, const State& state, std::uint8_t power, int mode) {
    switch (usable(content, state, state.own(), power, mode)) {
        case Usable::kCannotPay:
            return refusal(Why::kNoTokensToPay);
        case Usable::kNoEffect:
            return refusal(Why::kNoEffect);
        case Usable::kYes:
            break;
    }
    return kAllowed;
}

Answer check_buy(const Content& content, const State& state, Action action) {
    const std::uint8_t slot = action.operands[0], type = action.operands[1];
    const SeatState& own = state.own();
    if (own.powers[slot - 1U] != 0) return refusal(Why::kSlotFilled);
    if (own.hand[type] < content.numbers.slot_costs[slot - 1U])
        return refusal(Why::kNotEnoughEqual);
    return state.power_decks[type].empty() ? refusal(Why::kPowerDeckEmpty) : kAllowed;
}

}  // namespace

Answer check_discharge(const Content& content, const State& state, Action action) {
    const SeatState& own = state.own();
    const std::uint8_t first = action.operands[0], space = action.operands[1];
    switch (kind_of(action)) {
        case ActionKind::kDischarge:
            if (own.waiting == 0) return refusal(Why::kNoCrystalWaiting);
            if (state.star_supply[first] == 0) return refusal(Why::kElementGone);
            return own.occupied_stars().contains(space) ? refusal(Why::kStarSpaceTaken) : kAllowed;
        case ActionKind::kDischargeEmpty:
            if (own.waiting == 0) return refusal(Why::kNoCrystalWaiting);
            return star_can_be_had(state, own) ? refusal(Why::kStarCompulsory) : kAllowed;
        default:
            if (!content.powers[first].discharge) return refusal(Why::kNotADischargePower);
            if (!owns_power(own, first)) return refusal(Why::kNotYourPower);
            if (own.waiting == 0) return refusal(Why::kNoCrystalWaiting);
            return check_usable(content, state, first, 0);
    }
}

Answer check_cards(const Content& content, const State& state, Action action) {
    if (kind_of(action) == ActionKind::kBuyPower) return check_buy(content, state, action);
    const std::uint8_t type = action.operands[0];
    return state.own().hand[type] >= kSetSize ? kAllowed : refusal(Why::kNotFiveEqual);
}

Answer check_keep(const State& state, Action action) {
    const auto& drawn = state.turn.drawn;
    for (std::size_t i = 0; i < kSlots; ++i) {
        const std::uint8_t card = action.operands[i];
        if (i >= drawn.size()) {
            if (card != 0) return refusal(Why::kNotDrawn);
            continue;
        }
        if (i > 0 && card == 0) return refusal(Why::kOthersMissing);
        if (!drawn.contains(card)) return refusal(Why::kNotDrawn);
        for (std::size_t before = 0; before < i; ++before)
            if (action.operands[before] == card) return refusal(Why::kNotDrawn);
    }
    return kAllowed;
}

Answer check_use(const Content& content, const State& state, Action action) {
    const std::uint8_t power = action.operands[0], type = action.operands[1];
    const std::uint8_t mode = action.operands[2];
    const SeatState& own = state.own();
    const Power& card = content.powers[power];
    if (!owns_power(own, power)) return refusal(Why::kNotYourPower);
    if (card.discharge) return refusal(Why::kOnlyAtDischarge);
    if (card.has_modes != (mode != 0)) return refusal(Why::kWrongMode);
    const PowerCost cost = card.cost(state.options);
    if (!type_pays(cost, type)) return refusal(Why::kWrongEnergy);
    if (own.hand[type] < cost.cards) return refusal(Why::kTooFewCards);
    if (!counters_pay(cost, state.turn)) return refusal(Why::kCountersTooLow);
    return check_usable(content, state, power, mode);
}

Answer check_answer(const Content& content, const State& state, Action action) {
    const ActionKind kind = kind_of(action);
    if (kind == ActionKind::kStop)
        return may_stop(content, state) ? kAllowed : refusal(Why::kCannotStop);
    const Targets targets = pending_targets(content, state);
    const std::uint8_t first = action.operands[0];
    const bool known_element = first < kElements && (targets.elements >> first & 1U) != 0;
    bool open = false;
    if (kind == ActionKind::kPutStar)
        open = targets.places_star && known_element && targets.stars.contains(action.operands[1]);
    else if (kind == ActionKind::kChooseElement)
        open = !targets.places_star && known_element;
    else if (kind == ActionKind::kChooseStar)
        open = !targets.places_star && targets.stars.contains(first);
    else if (kind == ActionKind::kChooseLife)
        open = targets.life.contains(first);
    else
        open = targets.nebulae.contains(first);
    return open ? kAllowed : refusal(Why::kNotATarget);
}

}  // namespace orrery::crafting_the_cosmos
