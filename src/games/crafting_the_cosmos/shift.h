// The energy tokens on the controls, what they yield, and what is left to take.
#pragma once

#include <optional>

#include "games/crafting_the_cosmos/action.h"
#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

// The tokens as the player to move sees them: the own one, dark ones, and how full controls are.
struct Controls {
    std::array<std::uint8_t, kEnergies> dark{};
    std::array<std::uint8_t, kEnergies> tokens{};
    std::uint8_t own = 0;

    explicit Controls(const State& state) : dark(state.dark), own(state.own().token) {
        for (std::size_t control = 0; control < kEnergies; ++control)
            tokens[control] = static_cast<std::uint8_t>(state.tokens_at(control));
    }

    // CTC-ENERGY-05, -06: to the next control clockwise with room. False when there is no such
    // token.
    bool move(std::uint8_t what) {
        const std::size_t from =
            what == kMoveOwn ? own : static_cast<std::size_t>(what - kMoveDark);
        if (what != kMoveOwn && dark[from] == 0) return false;
        --tokens[from];
        std::size_t to = from;
        do to = (to + 1) % kEnergies;
        while (tokens[to] >= kControlRoom);
        ++tokens[to];
        if (what == kMoveOwn) {
            own = static_cast<std::uint8_t>(to);
        } else {
            --dark[from];
            ++dark[to];
        }
        return true;
    }
};

// To which control a move has led.
inline std::uint8_t landed(const Controls& before, const Controls& after, std::uint8_t move) {
    if (move == kMoveOwn) return after.own;
    for (std::uint8_t control = 0; control < kEnergies; ++control)
        if (after.dark[control] > before.dark[control]) return control;
    return static_cast<std::uint8_t>(move - kMoveDark);  // all the way round
}

// The unit of an energy phase at a stage, or nothing when the stage has no more (CTC-COLLECT-11).
// Stage 0 is the active reward, stages 1 to 4 the controls from the own one clockwise; in each,
// passive units per token come first, then bonuses from the top slot down.
inline std::optional<Resource> unit_at(const Content& content, const State& state,
                                       std::size_t stage, std::size_t unit) {
    const SeatState& own = state.own();
    if (stage == 0) {
        const Rewards& active = content.numbers.controls[own.token].active;
        return unit < active.size() ? std::optional(active[unit]) : std::nullopt;
    }
    const std::size_t control = (own.token + stage - 1) % kEnergies;
    const Rewards& passive = content.numbers.controls[control].passive;
    const std::size_t units =
        passive.size() * static_cast<std::size_t>(state.tokens_at(control));  // CTC-COLLECT-03
    if (unit < units) return passive[unit % passive.size()];
    unit -= units;
    for (std::uint8_t power : own.powers) {  // CTC-COLLECT-04: also without a token
        const Power& card = content.powers[power];
        if (power == 0 || index(card.type) != control) continue;
        if (unit < card.bonus_amount) return card.bonus;
        unit -= card.bonus_amount;
    }
    return std::nullopt;
}

// CTC-COLLECT-09: an empty deck is made anew from the discard pile.
inline bool deck_has_card(const State& state) {
    if (!state.deck.empty()) return true;
    for (std::uint8_t count : state.discard)
        if (count > 0) return true;
    return false;
}
inline bool display_has_card(const State& state) {
    for (std::uint8_t card : state.display)
        if (card != 0) return true;
    return false;
}
inline bool stacks_have_nebula(const State& state) {
    for (const auto& stack : state.nebula_stacks)
        if (!stack.empty()) return true;
    return false;
}
inline bool omega_possible(const State& state, const SeatState& own) {
    return stacks_have_nebula(state) || !own.proto.empty();
}

// CTC-END-04: the test of the end phase. A game's goals are all scored when none is left.
inline bool game_ends(const State& state) {
    if (state.crystals == 0) return true;
    return state.goal_deck.empty() && state.track == std::array<std::uint8_t, kTrack>{};
}

}  // namespace orrery::crafting_the_cosmos
