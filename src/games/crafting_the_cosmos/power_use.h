// What a power asks for next, and whether it can be used at all.
#pragma once

#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/powers.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

// The answers open to a clause. Elements and stars together mean a star placed from the supply.
struct Targets {
    StarSet stars;
    LifeSet life;
    NebulaSet nebulae;
    std::uint8_t elements = 0;  // bit per element
    bool places_star = false;   // an answer is an element and a space
    bool empty() const {
        if (places_star) return stars.empty() || elements == 0;
        return stars.empty() && life.empty() && nebulae.empty() && elements == 0;
    }
};

std::uint8_t elements_in_supply(const State& state);

// `focus` is 1 + the space the effect goes on with.
Targets targets_of(const Content& content, const State& state, const SeatState& own, Clause clause,
                   std::uint8_t focus);

// The clause that the power in use waits at.
inline const Clauses& clauses_in_use(const Content& content, const State& state) {
    return content.powers[state.turn.power].clauses(state.turn.mode, state.options);
}
inline Clause pending_clause(const Content& content, const State& state) {
    return clauses_in_use(content, state)[state.turn.clause];
}
inline Targets pending_targets(const Content& content, const State& state) {
    return targets_of(content, state, state.own(), pending_clause(content, state),
                      state.turn.focus);
}
// CTC-POWER-11: "up to" may stop after the first target.
inline bool may_stop(const Content& content, const State& state) {
    const Clause clause = pending_clause(content, state);
    return clause.up_to && state.turn.left < clause.amount;
}

enum class Usable : std::uint8_t { kYes, kCannotPay, kNoEffect };

// CTC-POWER-08: whether the tokens of the cost are there, and the first clause of the effect can
// be carried out after they are paid. Energy cards and counters are another matter.
Usable usable(const Content& content, const State& state, const SeatState& own, std::uint8_t power,
              int mode);

// Whether the hand and the counters hold the cost when paid with this type of energy card.
inline bool type_pays(const PowerCost& cost, std::size_t type) {
    return cost.type == kAnyType || cost.type == type;
}
inline bool counters_pay(const PowerCost& cost, const Turn& turn) {
    return turn.gravitons >= cost.gravitons && turn.supernova >= cost.supernova;
}

inline bool owns_power(const SeatState& own, std::uint8_t power) {
    for (std::uint8_t card : own.powers)
        if (card == power) return true;
    return false;
}

// CTC-DISCH-06: whether a discharge can bring a star at all.
inline bool star_can_be_had(const State& state, const SeatState& own) {
    return elements_in_supply(state) != 0 && !empty_stars(own).empty();
}

}  // namespace orrery::crafting_the_cosmos
