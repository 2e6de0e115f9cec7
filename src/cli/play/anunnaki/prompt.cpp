#include "cli/play/anunnaki/prompt.h"

#include <fmt/format.h>

#include <cmath>

#include "games/anunnaki/action.h"
#include "games/anunnaki/advice/odds.h"
#include "games/anunnaki/course/combat.h"
#include "games/anunnaki/person/question.h"

namespace orrery::cli::play::pantheon {
namespace {

using an::TaskKind;

std::string choice_text(const an::Content& content, const an::State& view) {
    constexpr std::array<std::string_view, 12> kWhat{
        "",
        "where it harvests",
        "where it builds",
        "where its follower goes",
        "where it moves to",
        "where a unit leaves",
        "where its portal leads",
        "where a unit leaves",
        "where its god appears",
        "which deck it turns up next: moon or sun",
        "",
        "where its creature goes",
    };
    static_assert(kWhat.size() == an::kChoiceNames.size());
    if (view.choice == an::Choice::kReveal)
        return fmt::format("You choose {}.", kWhat[static_cast<std::size_t>(view.choice)]);
    std::string places;
    for (const an::Place place : view.candidates)
        places += (places.empty() ? "" : " or ") + an::place_name(content, place);
    if (view.choice == an::Choice::kCombatOrder)
        return fmt::format("Which combat comes first: {}?", places);
    return fmt::format("Cosmobot cannot decide, you choose {}: {}.",
                       kWhat[static_cast<std::size_t>(view.choice)], places);
}

std::string secondary_text(const an::Content& content, const an::State& view) {
    std::string text;
    for (const an::Secondary& secondary : content.secondaries)
        if (secondary.crystals <= view.person.crystals)
            text += fmt::format("{}{} ◇{}", text.empty() ? "" : ", ", secondary.id.substr(2),
                                secondary.crystals);
    if (text.empty()) return "No crystals for a second action: stop goes on.";
    return fmt::format("A second action ({}), or stop.", text);
}

// "you 2, Cosmobot 3 + die: none 0 %, fist 17 %, spear 33 %".
std::string combat_text(const an::Content& content, const an::State& view) {
    const an::Place place = view.combat.place;
    const an::Fight fight(content, view, place);
    std::string against;
    if (!fight.against_civilisation())
        against = fmt::format("Cosmobot {} + die", fight.strength(an::Side::kBot));
    else if (an::is_area(place) && view.areas[place].revealed == 0)
        against = "an unseen civilisation";
    else
        against = fmt::format("a civilisation of {}", fight.civilisation_strength());
    const auto percent = [&](int added) {
        return std::lround(100 * an::winning_chance(content, view, place, added));
    };
    std::string text = fmt::format("Combat in {}: you {} against {}. Commit a card: none {} %",
                                   an::place_name(content, place),
                                   fight.strength(an::Side::kPerson), against, percent(0));
    const an::Question question{content, view};
    for (std::size_t card = 0; card < an::kWeapons; ++card)
        if (why_not_weapon(question, card + 1) == an::Why::kNothing)
            text += fmt::format(", {} {} %", content.weapons[card].id,
                                percent(content.weapons[card].strength));
    return text + ".";
}

std::string build_text(const an::Content& content, const an::State& view) {
    const an::BuildCost cost = an::build_cost({content, view});
    return cost.removed == 0
               ? fmt::format("Build a settlement for {}: name an area you control, or stop.",
                             cost_mark(cost.printed))
               : fmt::format(
                     "Build a settlement for {} less {}: an area, and what to leave out if "
                     "you care (l -wood), or stop.",
                     cost_mark(cost.printed), cost.removed);
}

std::string portal_text(const an::Content& content, const an::State& view) {
    const an::Task& task = view.tasks.back();
    if (task.b != 0)
        return fmt::format("Portal to {}, {}: where it leaves, or stop.",
                           an::place_name(content, static_cast<an::Place>(task.b - 1)),
                           counted(task.a, "more unit"));
    return fmt::format("Portal for {}: where they leave, then the target (c c g2), or stop.",
                       counted(task.a, "unit"));
}

std::string weapons_left(const an::Content& content, const an::State& view) {
    std::string text;
    for (std::size_t card = 0; card < an::kWeapons; ++card)
        if (an::why_not_draw_weapon({content, view}, card) == an::Why::kNothing)
            text +=
                fmt::format("{}{} +{} {}", text.empty() ? "" : ", ", content.weapons[card].id,
                            content.weapons[card].strength, cost_mark(content.weapons[card].cost));
    return text;
}

}  // namespace

std::string prompt_text(const an::Content& content, const an::State& view) {
    if (view.tasks.empty()) return {};
    if (!view.candidates.empty()) return choice_text(content, view);
    const an::Task& task = view.tasks.back();
    const int left = task.a;
    switch (task.kind) {
        case TaskKind::kPawn:
            return view.person.pawn == 0
                       ? "Move your pawn to a blue tile: its node (o2) or name (harvest)."
                       : "Move your pawn to another tile: its node (o2) or name (harvest).";
        case TaskKind::kSecondary:
            return secondary_text(content, view);
        case TaskKind::kFree:
            return "Free actions: fulfil 1, swap wood gold, summon ares c, take sphinx c; or stop.";
        case TaskKind::kMovePoints:
            return fmt::format("{} to move{}: from, to (c l m walks on, 2 c l takes two), or stop.",
                               counted(left, "point"),
                               task.b != 0 ? " (s l m moves a settlement)" : "");
        case TaskKind::kPortal:
            return portal_text(content, view);
        case TaskKind::kHarvest:
            return fmt::format("Harvest {}: areas (l l r, g3 gold), or stop.",
                               counted(left, "symbol"));
        case TaskKind::kPlaceFollowers:
            return fmt::format("{} to place: areas with your settlement (c c l).",
                               counted(left, "follower"));
        case TaskKind::kBuild:
            return build_text(content, view);
        case TaskKind::kTakeContract:
            return "Take a contract (t 3), or stop; with three in reserve drop one first (d 1).";
        case TaskKind::kPickResource:
            return fmt::format("Take {}: w wood, m metal, o gold, g grain (w w o).",
                               counted(left, "resource"));
        case TaskKind::kPayAny:
            return "Pay one resource: w wood, m metal, o gold, g grain.";
        case TaskKind::kPickTrack:
            return fmt::format("{} on a track: war, tech or trade.", counted(left, "step"));
        case TaskKind::kOracleTrack:
            return "The oracle: war, tech or trade, for the action of the goal beside it.";
        case TaskKind::kPickUpgrade:
            return "Upgrade a tile: its name.";
        case TaskKind::kPickWeapon:
            return "Draw a weapon: " + weapons_left(content, view) + ".";
        case TaskKind::kCommitWeapon:
            return combat_text(content, view);
        case TaskKind::kPersonCombat: {
            const an::DistantState& here = view.distant[task.a - 1U];
            const an::DistantPlanet& planet = content.distant[here.planet - 1U];
            return fmt::format("Your units on {}: attack its leader (yes), or leave it (no)?",
                               planet.name);
        }
        case TaskKind::kPersonCulture:
            return "Several culture tokens are yours: which one first?";
        case TaskKind::kRetreat:
            return "Your units retreat: to which area with your settlement?";
        default:
            return "Your action.";
    }
}

}  // namespace orrery::cli::play::pantheon
