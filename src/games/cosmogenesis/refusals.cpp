#include "games/cosmogenesis/refusals.h"

#include <array>

namespace orrery::cosmogenesis {
namespace {

struct Row {
    Why why;
    std::string_view code;
    Refusal refusal;
};

constexpr std::array kRows{
    Row{Why::kNoSuchSeat,
        "E_NOT_ACTIVE",
        {"CG-GEN-01", "no_such_seat", "There is no such seat at this table."}},
    Row{Why::kNotAnAction, "E_FORMAT", {"CG-GEN-09", "not_an_action", "There is no such action."}},
    Row{Why::kGameOver, "E_GAME_OVER", {"CG-END-01", "game_over", "The game is over."}},
    Row{Why::kNotYourTurn,
        "E_NOT_ACTIVE",
        {"CG-ROUND-02", "not_your_turn", "It is another player's turn."}},
    Row{Why::kAlreadyChose,
        "E_NOT_ACTIVE",
        {"CG-SETUP-13", "already_chose",
         "You have chosen your start objective; the others still choose."}},
    Row{Why::kStartFirst,
        "E_PHASE",
        {"CG-SETUP-13", "start_first", "Keep one of your two start objectives first."}},
    Row{Why::kStartChosen,
        "E_PHASE",
        {"CG-SETUP-12", "start_chosen", "Start objectives are chosen before round 1 only."}},
    Row{Why::kMainFirst,
        "E_PHASE",
        {"CG-TURN-01", "main_first",
         "Your main action comes first: choose an element of the cosmos board."}},
    Row{Why::kMainDone,
        "E_PHASE",
        {"CG-TURN-01", "main_done", "Your main action of this turn is done."}},
    Row{Why::kRewardPending,
        "E_PHASE",
        {"CG-REWARD-05", "reward_pending", "A reward is pending: use it or decline it first."}},
    Row{Why::kNotThisReward,
        "E_PHASE",
        {"CG-REWARD-05", "not_this_reward", "The pending reward is another one."}},
    Row{Why::kNoReward, "E_PHASE", {"CG-REWARD-05", "no_reward", "No reward is pending."}},
    Row{Why::kSideUsed,
        "E_SIDE_USED",
        {"CG-SIDE-01", "side_used", "You have used the side action of this turn."}},
    Row{Why::kNoObject,
        "E_NO_OBJECT",
        {"CG-OBJECT-03", "no_object", "You do not own that object."}},
    Row{Why::kObjectSpent,
        "E_OBJECT_SPENT",
        {"CG-OBJECT-03", "object_spent", "That object has no marker left."}},
    Row{Why::kObjectUsed,
        "E_OBJECT_USED",
        {"CG-OBJECT-03", "object_used",
         "You have used that object this turn; each works once a turn."}},
    Row{Why::kSectorUsed,
        "E_SECTOR_USED",
        {"CG-TURN-02", "sector_used", "You have taken an element of that sector this round."}},
    Row{Why::kFieldEmpty,
        "E_FIELD_EMPTY",
        {"CG-TURN-02", "field_empty",
         "That field is empty: somebody took its element this round."}},
    Row{Why::kFieldNotInUse,
        "E_FIELD_EMPTY",
        {"CG-REFILL-01", "field_not_in_use",
         "That field is not used with this number of players."}},
    Row{Why::kElementType,
        "E_ELEMENT_TYPE",
        {"CG-TURN-08", "element_type", "That cannot be done with this kind of element."}},
    Row{Why::kGasGiantMoon,
        "E_ELEMENT_TYPE",
        {"CG-MOON-02", "gas_giant_moon", "A gas giant cannot become a moon."}},
    Row{Why::kObjectEffect,
        "E_ELEMENT_TYPE",
        {"CG-OBJECT-04", "object_effect", "That object has another effect."}},
    Row{Why::kBeltAsteroid,
        "E_BELT",
        {"CG-SIDE-02", "belt_asteroid", "That costs an asteroid, and your belt holds none."}},
    Row{Why::kBeltTwoAsteroids,
        "E_BELT",
        {"CG-SIDE-05", "belt_two_asteroids", "A comet costs two asteroids of your belt."}},
    Row{Why::kBeltComet, "E_BELT", {"CG-SIDE-06", "belt_comet", "Your belt holds no comet."}},
    Row{Why::kModuleUsed,
        "E_MODULE_USED",
        {"CG-MODULE-01", "module_used",
         "You have built your expansion module; there is one for each player."}},
    Row{Why::kNotInHand,
        "E_NOT_IN_HAND",
        {"CG-PLANETARY-03", "not_in_hand", "That planetary objective is not in your hand."}},
    Row{Why::kNotDrawn,
        "E_NOT_IN_HAND",
        {"CG-SETUP-11", "not_drawn", "Keep one of the two objectives you drew."}},
    Row{Why::kNoFreeOrbit,
        "E_NO_FREE_ORBIT",
        {"CG-PLANET-02", "no_free_orbit", "All your orbits are occupied."}},
    Row{Why::kNoPlanet,
        "E_NO_PLANET",
        {"CG-GEN-09", "no_planet", "There is no planet in that orbit."}},
    Row{Why::kNoTarget,
        "E_NO_TARGET",
        {"CG-GEN-09", "no_target", "There is no such planet or moon in your system."}},
    Row{Why::kSameOrbit,
        "E_NO_TARGET",
        {"CG-OBJECT-05", "same_orbit", "That needs two different orbits."}},
    Row{Why::kMoonInOrbit,
        "E_NO_TARGET",
        {"CG-OBJECT-05", "moon_in_orbit",
         "One of your moons collides with its planet or with another moon of the same orbit."}},
    Row{Why::kTargetGas,
        "E_TARGET_GAS",
        {"CG-COLLIDE-01", "target_gas",
         "A gas giant cannot be hit by a terrestrial body or an asteroid."}},
    Row{Why::kTargetSmall,
        "E_TARGET_SMALL",
        {"CG-COMET-01", "target_small",
         "A comet needs a gas giant or a terrestrial body of size 3 or 4."}},
    Row{Why::kTargetNotTerrestrial,
        "E_TARGET_NOT_TERRESTRIAL",
        {"CG-LIFE-01", "target_not_terrestrial",
         "Life arises on terrestrial planets and moons only."}},
    Row{Why::kTargetMax,
        "E_TARGET_MAX",
        {"CG-COLLIDE-02", "target_max", "That body has size 4 and cannot grow."}},
    Row{Why::kAlreadyRinged,
        "E_ALREADY_RINGED",
        {"CG-COMET-01", "already_ringed", "That gas giant has rings already."}},
    Row{Why::kAlreadyWet,
        "E_ALREADY_WET",
        {"CG-COMET-01", "already_wet", "That body has water and atmosphere already."}},
    Row{Why::kLifeExists,
        "E_LIFE_EXISTS",
        {"CG-LIFE-01", "life_exists", "There is life on that body already."}},
    Row{Why::kNoLife,
        "E_NO_LIFE",
        {"CG-EVO-04", "no_life", "There is no life there that could develop."}},
    Row{Why::kLifeMax,
        "E_LIFE_MAX",
        {"CG-EVO-04", "life_max", "That life is intelligent already."}},
    Row{Why::kDryBody,
        "E_NOT_HABITABLE",
        {"CG-LIFE-02", "dry_body", "Life develops only with water and atmosphere."}},
    Row{Why::kOutsideZone,
        "E_NOT_HABITABLE",
        {"CG-LIFE-02", "outside_zone", "Life develops only in the habitable zone, orbits 1 to 3."}},
    Row{Why::kOrbitHasObjective,
        "E_ORBIT_HAS_OBJECTIVE",
        {"CG-PLANETARY-05", "orbit_has_objective",
         "A planetary objective is attached to that orbit already."}},
    Row{Why::kRequirement,
        "E_REQUIREMENT",
        {"CG-PLANETARY-03", "requirement", "That orbit does not meet the objective."}},
    Row{Why::kMoonSize,
        "E_MOON_SIZE",
        {"CG-MOON-01", "moon_size", "A moon must be smaller than its terrestrial planet."}},
    Row{Why::kGrownMoonSize,
        "E_MOON_SIZE",
        {"CG-COLLIDE-05", "grown_moon_size",
         "The moon that is hit would grow as large as its planet."}},
    Row{Why::kNewMoonSize,
        "E_MOON_SIZE",
        {"CG-COLLIDE-05", "new_moon_size",
         "What is left of the colliding body would be a moon as large as its planet."}},
    Row{Why::kMoonLimit,
        "E_MOON_LIMIT",
        {"CG-MOON-03", "moon_limit", "That planet has three moons already."}},
    Row{Why::kSupplySmall,
        "E_SUPPLY",
        {"CG-SUPPLY-05", "supply_small", "The supply has no tile of size 1 or 2 left."}},
    Row{Why::kSupplySize3,
        "E_SUPPLY",
        {"CG-SUPPLY-05", "supply_size_3", "The supply has no tile of size 3 left."}},
    Row{Why::kSupplySize4,
        "E_SUPPLY",
        {"CG-SUPPLY-05", "supply_size_4", "The supply has no tile of size 4 left."}},
    Row{Why::kSupplyComet,
        "E_SUPPLY",
        {"CG-SUPPLY-01", "supply_comet", "The supply has no comet left."}},
};

constexpr std::array<Refusal, kRows.size()> make_table() {
    std::array<Refusal, kRows.size()> table{};
    for (const Row& row : kRows) table[static_cast<std::size_t>(row.why) - 1] = row.refusal;
    return table;
}

constexpr std::array kTable = make_table();
static_assert(kTable.size() + 1 == static_cast<std::size_t>(Why::kCount));

}  // namespace

const Refusal* refusal(Why why) {
    return why == Why::kNothing ? nullptr : &kTable[static_cast<std::size_t>(why) - 1];
}

std::span<const Refusal> refusals() {
    return kTable;
}

std::string_view rejection_code(const Refusal& refusal) {
    for (const Row& row : kRows)
        if (row.refusal.key == refusal.key) return row.code;
    return {};
}

}  // namespace orrery::cosmogenesis
