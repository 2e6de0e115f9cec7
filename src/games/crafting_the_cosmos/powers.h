// The 32 power cards: what they cost and what they do (section 6.3 of the rules), in a small
// vocabulary. The lost icons (elements) and the bonuses are content.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/crafting_the_cosmos/components.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

// One part of an effect. Those that need a target ask for it; the others happen by themselves.
enum class Do : std::uint8_t {
    kNothing,
    // Payments in tokens, before the effect (CTC-POWER-09, -10).
    kPaySupernova,
    kPayProto,
    kPayStable,
    // Gains without a target.
    kTimeSteps,
    kPoints,
    kGainElement,  // the element in the content, staged
    kGainProto,    // staged
    kGainNebula,   // of size `amount`, staged
    kStabilizeAroundFocus,
    kStabilizeAroundElement,
    kStabilizeFocus,
    // Asking for an element, a space, or both.
    kGainAnyStar,  // staged
    kPlaceStar,    // in sector `amount`
    kPlaceStable,
    kPlaceProto,  // next to stable life
    kConvert,     // the star becomes a supernova and the focus
    kUnconvert,   // the supernova becomes a star and the focus
    kDiscardStar,
    kStabilize,
    kEvolve,
    kReplaceNebula,  // by one of size `amount`
    kFocusSupernova,
    kFocusProto,
    kFocusStar,
    kFocusNebula,
    kMoveStar,  // the focus, as by a graviton
    kMoveLife,
    kRelocateStar,  // the focus, to any empty space
    kRelocateNebula,
    kLift,  // up to `amount` life tokens of the kind the mode names
    kPutDown,
};

struct Clause {
    Do what = Do::kNothing;
    std::uint8_t amount = 1;
};
inline constexpr std::size_t kMaxClauses = 4;
using Clauses = std::array<Clause, kMaxClauses>;

inline constexpr std::uint8_t kAnyType = 4;

struct PowerRules {
    std::uint8_t cards = 0;  // equal energy cards to pay
    std::uint8_t type = kAnyType;
    std::uint8_t gravitons = 0;
    std::uint8_t supernova = 0;  // of the counter
    bool discharge = false;      // CTC-DISCH-05: instead of the star of a discharge
    Clauses effect{};
    Clauses second{};                              // the other effect, where there is a choice
    std::array<std::string_view, 2> mode_names{};  // empty = no choice
    constexpr bool has_modes() const { return !mode_names[0].empty(); }
    constexpr const Clauses& clauses(int mode) const { return mode == 2 ? second : effect; }
};

namespace power_table {

inline constexpr std::uint8_t kL = 0, kT = 1, kG = 2, kC = 3;
inline constexpr std::uint8_t kDelta = 0, kPsi = 1, kPhi = 2;

constexpr PowerRules rules(int cards, std::uint8_t type, Clauses effect, int gravitons = 0) {
    PowerRules power;
    power.cards = static_cast<std::uint8_t>(cards);
    power.type = type;
    power.gravitons = static_cast<std::uint8_t>(gravitons);
    power.effect = effect;
    return power;
}
constexpr PowerRules at_discharge(Clauses effect) {
    PowerRules power;
    power.discharge = true;
    power.effect = effect;
    return power;
}
constexpr PowerRules with_choice(PowerRules power, Clauses second, std::string_view first_name,
                                 std::string_view second_name) {
    power.second = second;
    power.mode_names = {first_name, second_name};
    return power;
}
constexpr PowerRules with_supernova(PowerRules power) {
    power.supernova = 1;
    return power;
}

}  // namespace power_table

// By power card, from 1. Costs that the editions disagree on are those of `fr`; see cost_of.
inline constexpr std::array<PowerRules, kPowers + 1> kPowerRules = [] {
    using namespace power_table;
    return std::array<PowerRules, kPowers + 1>{
        PowerRules{},
        // Light
        rules(2, kL, {{{Do::kGainElement, 1}}}),
        rules(1, kC, {{{Do::kPlaceStable, 1}}}),
        rules(5, kAnyType, {{{Do::kPoints, 6}, {Do::kGainAnyStar, 1}}}),
        rules(1, kL, {{{Do::kTimeSteps, 1}}}),
        rules(2, kT, {{{Do::kPlaceStar, kDelta}}}),
        rules(2, kG, {{{Do::kPlaceStar, kPsi}}}),
        rules(2, kC, {{{Do::kPlaceStar, kPhi}}}),
        rules(2, kT, {{{Do::kDiscardStar, 1}, {Do::kGainAnyStar, 1}, {Do::kTimeSteps, 1}}}),
        // Time
        at_discharge({{{Do::kPlaceStable, 3}}}),
        at_discharge({{{Do::kGainElement, 2}}}),
        at_discharge({{{Do::kConvert, 2}}}),
        with_choice(
            with_supernova(rules(1, kAnyType, {{{Do::kPaySupernova, 1}, {Do::kTimeSteps, 2}}})),
            {{{Do::kPaySupernova, 1}, {Do::kGainProto, 2}}}, "steps", "proto"),
        rules(1, kT, {{{Do::kTimeSteps, 1}}}),
        rules(2, kAnyType, {{{Do::kTimeSteps, 2}}}),
        rules(1, kAnyType, {{{Do::kTimeSteps, 1}}}, 1),
        rules(1, kT, {{{Do::kDiscardStar, 1}, {Do::kGainAnyStar, 1}}}),
        // Gravity
        rules(1, kAnyType, {{{Do::kUnconvert, 1}, {Do::kMoveStar, 1}}}, 1),
        rules(1, kAnyType, {{{Do::kConvert, 1}}}, 1),
        with_choice(rules(1, kAnyType, {{{Do::kGainNebula, 1}}}), {{{Do::kReplaceNebula, 2}}},
                    "gain", "replace"),
        with_choice(rules(1, kG, {{{Do::kFocusStar, 1}, {Do::kRelocateStar, 1}}}),
                    {{{Do::kFocusNebula, 1}, {Do::kRelocateNebula, 1}}}, "star", "nebula"),
        rules(2, kC, {{{Do::kConvert, 1}, {Do::kStabilizeAroundFocus, 1}}}),
        rules(1, kG, {{{Do::kTimeSteps, 2}}}, 2),
        rules(2, kT, {{{Do::kConvert, 1}, {Do::kTimeSteps, 1}}}),
        with_choice(rules(1, kAnyType, {{{Do::kPayStable, 1}, {Do::kLift, 3}, {Do::kPutDown, 3}}}),
                    {{{Do::kPayStable, 1}, {Do::kLift, 3}, {Do::kPutDown, 3}}}, "proto", "stable"),
        // Chemistry
        rules(1, kAnyType, {{{Do::kFocusProto, 1}, {Do::kMoveLife, 1}, {Do::kStabilizeFocus, 1}}}),
        rules(1, kAnyType, {{{Do::kFocusSupernova, 1}, {Do::kStabilizeAroundFocus, 1}}}),
        rules(1, kAnyType, {{{Do::kPayStable, 3}, {Do::kEvolve, 1}}}),
        rules(1, kC, {{{Do::kPlaceStable, 1}}}),
        rules(1, kAnyType, {{{Do::kPayProto, 1}, {Do::kStabilize, 2}}}),
        rules(1, kAnyType, {{{Do::kPlaceProto, 1}}}),
        rules(1, kAnyType, {{{Do::kStabilizeAroundElement, 1}}}),
        rules(1, kAnyType, {{{Do::kStabilizeAroundElement, 1}}}),
    };
}();

inline constexpr std::uint8_t kEventHorizon = power_id(Energy::kTime, 4);
inline constexpr std::uint8_t kShootingStar = power_id(Energy::kGravity, 4);
inline constexpr std::uint8_t kPulsar = power_id(Energy::kGravity, 6);

// What a use costs from hand and counters, with the options worked in.
struct PowerCost {
    std::uint8_t cards = 0;
    std::uint8_t type = kAnyType;
    std::uint8_t gravitons = 0;
    std::uint8_t supernova = 0;
};

constexpr PowerCost cost_of(std::uint8_t power, const Options& options) {
    const PowerRules& rules = kPowerRules[power];
    PowerCost cost{rules.cards, rules.type, rules.gravitons, rules.supernova};
    if (power == kPulsar) cost.gravitons = options.pulsar_grav;  // E-13
    if (power == kShootingStar && options.shooting_cost == ShootingCost::kAny)
        cost.type = kAnyType;  // E-14
    if (power == kEventHorizon && options.event_horizon_cost == EventHorizonCost::kToken)
        cost.supernova = 0;
    return cost;
}

// How many targets a clause takes; 0 leaves it out.
constexpr std::uint8_t repeats_of(Clause clause, const Options& options) {
    switch (clause.what) {
        case Do::kPaySupernova:
            return options.event_horizon_cost == EventHorizonCost::kToken ? 1 : 0;
        case Do::kPayProto:
        case Do::kPayStable:
        case Do::kPlaceStable:
        case Do::kConvert:
        case Do::kStabilize:
        case Do::kLift:
        case Do::kPutDown:
            return clause.amount;
        default:
            return 1;
    }
}

// What the focus of a power is a space of.
enum class Focus : std::uint8_t { kStar, kLife, kNebula };
constexpr Focus focus_of(std::uint8_t power, int mode) {
    for (Clause clause : kPowerRules[power].clauses(mode)) {
        if (clause.what == Do::kFocusProto) return Focus::kLife;
        if (clause.what == Do::kFocusNebula) return Focus::kNebula;
    }
    return Focus::kStar;
}
constexpr bool needs_focus(Do what) {
    return what >= Do::kMoveStar && what <= Do::kRelocateNebula;
}

constexpr bool is_payment(Do what) {
    return what >= Do::kPaySupernova && what <= Do::kPayStable;
}
constexpr bool asks(Do what) {
    return is_payment(what) || what >= Do::kGainAnyStar;
}

}  // namespace orrery::crafting_the_cosmos
