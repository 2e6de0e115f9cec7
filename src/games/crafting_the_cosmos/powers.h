// What power cards cost and do (section 6.3 of the rules), in a small vocabulary. The cards
// themselves are content.
#pragma once

#include <array>
#include <cstdint>
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
    kGainElement,  // the element that the card shows, staged
    kGainProto,    // staged
    kGainNebula,   // of a size, staged
    kStabilizeAroundFocus,
    kStabilizeAroundElement,
    kStabilizeFocus,
    // Asking for an element, a space, or both.
    kGainAnyStar,  // staged
    kPlaceStar,    // in a sector
    kPlaceStable,
    kPlaceProto,  // next to stable life
    kConvert,     // the star becomes a supernova and the focus
    kUnconvert,   // the supernova becomes a star and the focus
    kDiscardStar,
    kStabilize,
    kEvolve,
    kReplaceNebula,  // by one of a size
    kFocusSupernova,
    kFocusProto,
    kFocusStar,
    kFocusNebula,
    kMoveStar,  // the focus, as by a graviton
    kMoveLife,
    kRelocateStar,  // the focus, to any empty space
    kRelocateNebula,
    kLiftProto,
    kLiftStable,
    kPutDownProto,  // what was lifted
    kPutDownStable,
};
// As content files and views say it.
inline constexpr std::array<std::string_view, 34> kDoNames{"nothing",
                                                           "pay_supernova",
                                                           "pay_proto",
                                                           "pay_stable",
                                                           "time_steps",
                                                           "points",
                                                           "gain_element",
                                                           "gain_proto",
                                                           "gain_nebula",
                                                           "stabilize_around_focus",
                                                           "stabilize_around_element",
                                                           "stabilize_focus",
                                                           "gain_any_star",
                                                           "place_star",
                                                           "place_stable",
                                                           "place_proto",
                                                           "convert",
                                                           "unconvert",
                                                           "discard_star",
                                                           "stabilize",
                                                           "evolve",
                                                           "replace_nebula",
                                                           "focus_supernova",
                                                           "focus_proto",
                                                           "focus_star",
                                                           "focus_nebula",
                                                           "move_star",
                                                           "move_life",
                                                           "relocate_star",
                                                           "relocate_nebula",
                                                           "lift_proto",
                                                           "lift_stable",
                                                           "put_down_proto",
                                                           "put_down_stable"};

struct Clause {
    Do what = Do::kNothing;
    std::uint8_t amount = 1;    // of targets, where it asks
    std::uint8_t of = 0;        // the sector of a star, the size of a nebula gained
    std::uint8_t replaces = 0;  // only nebulae of this size; 0 = of any
    bool up_to = false;         // may stop after the first target (CTC-POWER-11)
};
inline constexpr std::size_t kMaxClauses = 4;
inline constexpr int kMostTargets = 6;  // of one clause
using Clauses = std::array<Clause, kMaxClauses>;

inline constexpr std::uint8_t kAnyType = 4;
inline constexpr std::uint8_t kGravitonsOfOption = 255;  // as many as the option says (E-13)

// What a use costs from hand and counters.
struct PowerCost {
    std::uint8_t cards = 0;  // equal energy cards
    std::uint8_t type = kAnyType;
    std::uint8_t gravitons = 0;
    std::uint8_t supernova = 0;  // of the counter
};

// What a card costs and does under the options of a game. A payment in tokens is the first clause.
struct PowerVersion {
    PowerCost cost;
    std::array<Clauses, 2> effects{};  // the second one where there is a choice
};

// The options that cards can depend on; each has two values.
enum class CardOption : std::uint8_t {
    kNone,
    kShootingCost,      // E-14
    kStardustTarget,    // E-15
    kSurvivalMinimum,   // E-16
    kEventHorizonCost,
};
constexpr std::uint8_t chosen(const Options& options, CardOption option) {
    switch (option) {
        case CardOption::kShootingCost:
            return static_cast<std::uint8_t>(options.shooting_cost);
        case CardOption::kStardustTarget:
            return static_cast<std::uint8_t>(options.stardust_target);
        case CardOption::kSurvivalMinimum:
            return static_cast<std::uint8_t>(options.survival_min);
        case CardOption::kEventHorizonCost:
            return static_cast<std::uint8_t>(options.event_horizon_cost);
        case CardOption::kNone:
            break;
    }
    return 0;
}

// The rules of one card.
struct Power {
    Energy type = Energy::kLight;
    Resource bonus = Resource::kEnergyCard;
    std::uint8_t bonus_amount = 0;
    Element element = Element::kH;  // the icon in its text, where it has one
    bool discharge = false;         // CTC-DISCH-05: instead of the star of a discharge
    bool has_modes = false;         // a choice of two effects
    CardOption option = CardOption::kNone;
    std::uint8_t value = 0;  // of the option, for the second version
    std::array<PowerVersion, 2> versions{};
    double worth = 0;  // what an adviser hopes a use brings, in points, beyond its cost

    const PowerVersion& version(const Options& options) const {
        return versions[option != CardOption::kNone && chosen(options, option) == value ? 1 : 0];
    }
    const Clauses& clauses(int mode, const Options& options) const {
        return version(options).effects[mode == 2 ? 1 : 0];
    }
    PowerCost cost(const Options& options) const {
        PowerCost cost = version(options).cost;
        if (cost.gravitons == kGravitonsOfOption) cost.gravitons = options.pulsar_grav;
        return cost;
    }
};

// What the focus of an effect is a space of.
enum class Focus : std::uint8_t { kStar, kLife, kNebula };
constexpr Focus focus_of(const Clauses& clauses) {
    for (Clause clause : clauses) {
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
// What a payment takes from the galaxy, from kPaySupernova on.
inline constexpr std::array<std::string_view, 3> kPaidTokens{"supernova", "proto", "stable"};
constexpr bool is_lifting(Do what) {
    return what == Do::kLiftProto || what == Do::kLiftStable;
}
constexpr bool is_putting_down(Do what) {
    return what == Do::kPutDownProto || what == Do::kPutDownStable;
}
constexpr bool asks(Do what) {
    return is_payment(what) || what >= Do::kGainAnyStar;
}

}  // namespace orrery::crafting_the_cosmos
