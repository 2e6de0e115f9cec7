// Phases 1 and 2: the pawn, its cube and its tile; the secondary action (6.3, AN-HSEC-01).
#include "games/anunnaki/person/person.h"

namespace orrery::anunnaki {
namespace {

// The power that adds to a tile, and the part of its effect it adds to (7.3).
struct TilePower {
    std::string_view tile;
    Word part;
    Word power;
};
constexpr std::array kTilePowers{
    TilePower{"move", Word::kMove, Word::kMovePoints},
    TilePower{"harvest", Word::kHarvest, Word::kHarvestMore},
    TilePower{"portal", Word::kPortal, Word::kPortalUnits},
    TilePower{"recruit", Word::kFollower, Word::kRecruitFollowers},
    TilePower{"supremacy", Word::kSupremacyGoal, Word::kSupremacyMore},
};

Effects primary_effects(const Course& course, const ActionTile& tile, bool upgraded) {
    Effects effects = upgraded ? tile.upgraded : tile.effect;
    for (const TilePower& row : kTilePowers) {
        if (row.tile != tile.id) continue;
        const int more = power(course.content, course.state, row.power);
        for (Effect& effect : effects)
            if (effect.word == row.part)
                effect.number = static_cast<std::uint8_t>(effect.number + more);
    }
    return effects;
}

// AN-HPRIM-03 to -06: one cube for the whole game on a path, and what the path shows.
void place_cube(Course& course, std::size_t from, std::size_t to) {
    State& state = course.state;
    SideState& own = state.side(Side::kPerson);
    const Constants& constants = course.content.constants;
    if (own.cubes >= constants.cubes) return;
    for (std::size_t i = 0; i < kPaths; ++i) {
        const Path& path = course.content.paths[i];
        const bool joins = (path.a == from && path.b == to) || (path.a == to && path.b == from);
        if (!joins || (state.person.path_cubes >> i & 1) != 0) continue;
        state.person.path_cubes = static_cast<std::uint16_t>(state.person.path_cubes | 1U << i);
        ++own.cubes;
        course.tell(EventKind::kCubePlaced, Side::kPerson, {0, 1 + static_cast<int>(i), own.cubes});
        gain_crystals(course, path.crystals);
        if (own.cubes < constants.cubes) return;
        gain_vp(course, Side::kPerson, constants.last_cube_vp);
        return trigger_end(course, Side::kPerson);
    }
}

}  // namespace

// AN-HPRIM-09 (b) to (d).
void move_pawn(Course& course, std::size_t node) {
    PersonState& person = course.state.person;
    const std::uint8_t before = person.pawn;
    person.pawn = static_cast<std::uint8_t>(node + 1);
    course.state.tasks.pop_back();
    course.tell(EventKind::kPawnMoved, Side::kPerson, {static_cast<int>(node)});
    if (before != 0) place_cube(course, before - 1U, node);
    const std::size_t number = person.tiles[node];
    const ActionTile& tile = course.content.tiles[number];
    const bool upgraded = (person.upgraded >> number & 1) != 0;
    push_effects(course, primary_effects(course, tile, upgraded), When::kNow);
    if (!tile.red || (upgraded && tile.upgraded_is_free)) return;
    pay(course, tile.cost);
    if (tile.any_cost > 0) course.push(TaskKind::kPayAny, tile.any_cost);
}

void take_secondary(Course& course, std::size_t number) {
    const Secondary& secondary = course.content.secondaries[number];
    course.state.tasks.pop_back();
    course.tell(EventKind::kSecondaryTaken, Side::kPerson, {static_cast<int>(number)});
    gain_crystals(course, -secondary.crystals);
    push_effects(course, secondary.effect, When::kNow);
}

}  // namespace orrery::anunnaki
