// The effect language of the content files: what tiles, cards and gods do for the person.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/error.h"
#include "core/fixed_vector.h"
#include "games/anunnaki/content/components.h"

namespace orrery::anunnaki {

// When a part of an effect counts.
enum class When : std::uint8_t {
    kNow,      // no prefix, `summon:`, `immediate:`
    kPassive,  // `passive:`
    kEnd,      // `end:`
    kWin,      // `win:`
    kLose,     // `lose:`
};

enum class Word : std::uint8_t {
    kNone,
    kVp,
    kResource,
    kFollower,
    kCrystal,
    kSupremacy,
    kSupremacyGoal,  // number = what is added to the goal value
    kAdvance,        // detail = track, kAnyTrack = of choice
    kWeapon,
    kUpgrade,
    kArtefact,
    kRecover,
    kMove,
    kHarvest,
    kPortal,
    kBuild,   // number = discount
    kOracle,  // detail = 1: free of cost
    kIncome,
    kTakeContract,
    kRetreat,  // `retreat to any own settlement area`
    // Passive only.
    kSettlementMove,
    kAttack,
    kDefence,
    kMovePoints,
    kHarvestMore,
    kPortalUnits,
    kRecruitFollowers,
    kSupremacyMore,
    kBuildDiscount,
    kContractVp,
    kCultureVp,
    // End only: number VP for each, detail = at most (0 = no limit).
    kVpPerShrine,
    kVpPerSettlement,
    kVpPerGaiaArea,
};

// By When and Word, for those who do not read the language themselves.
inline constexpr std::array<std::string_view, 5> kWhenNames{"now", "passive", "end", "win", "lose"};
inline constexpr std::array<std::string_view, 34> kWordNames{"nothing",
                                                             "vp",
                                                             "resource",
                                                             "followers",
                                                             "crystal",
                                                             "supremacy",
                                                             "supremacy_goal",
                                                             "advance",
                                                             "weapon",
                                                             "upgrade",
                                                             "artefact",
                                                             "recover",
                                                             "move",
                                                             "harvest",
                                                             "portal",
                                                             "build",
                                                             "oracle",
                                                             "income",
                                                             "take_contract",
                                                             "retreat",
                                                             "settlement_move",
                                                             "attack",
                                                             "defence",
                                                             "move_points",
                                                             "harvest_more",
                                                             "portal_units",
                                                             "recruit_followers",
                                                             "supremacy_more",
                                                             "build_discount",
                                                             "contract_vp",
                                                             "culture_vp",
                                                             "vp_per_shrine",
                                                             "vp_per_settlement",
                                                             "vp_per_gaia_area"};

struct Effect {
    When when = When::kNow;
    Word word = Word::kNone;
    std::uint8_t number = 0;
    std::uint8_t detail = 0;
    friend constexpr bool operator==(const Effect&, const Effect&) = default;
};
using Effects = FixedVector<Effect, 4>;

// "artefact 1; vp 2", carried out from left to right.
Result<Effects> parse_effects(std::string_view text);
std::string print_effects(const Effects& effects);

}  // namespace orrery::anunnaki
