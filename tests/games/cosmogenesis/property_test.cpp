// What holds in every position of every game (appendix A of the rules): random games, and a few of
// players who know how. One pass over the games asks everything.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <ostream>
#include <set>

#include "tests/games/cosmogenesis/support.h"
#include "tests/support/scale.h"

namespace orrery::cosmogenesis::testing {
namespace {

constexpr int kGames = 2000;       // for each number of players
constexpr int kFewest = 60;        // so many show everything that is asked for
constexpr int kAdvisedEvery = 60;  // advice is what takes time

// What the games have shown: properties of what never happened would prove nothing.
struct Shown {
    std::size_t most_moons = 0, most_orbits = 0;
    std::set<int> stages;
    int exchanges = 0, revealed = 0, objects = 0;
};

// Bodies, objects and comets by what kind of piece they are.
enum Piece { kSmallTile, kSize3Tile, kSize4Tile, kGiant, kObject, kComet, kPieces };
using PieceCounts = std::array<int, kPieces>;

Piece piece_of(const Body& body) {
    if (body.is_gas_giant()) return kGiant;
    return body.size <= 2 ? kSmallTile : body.size == 3 ? kSize3Tile : kSize4Tile;
}

// INV-01 to INV-03: the shape of a system. The empty text when it is possible.
std::string broken_system(const SeatState& own, Shown& shown) {
    if (own.orbits.size() > (own.module != 0 ? 7U : 5U)) return "CG-BODY-08: too many orbits";
    shown.most_orbits = std::max(shown.most_orbits, own.orbits.size());
    for (const Orbit& orbit : own.orbits) {
        const Body& planet = orbit.planet;
        if (!planet.is_terrestrial() && !planet.is_gas_giant()) return "CG-BODY-05: no planet";
        shown.most_moons = std::max(shown.most_moons, orbit.moons.size());
        shown.revealed += orbit.objective != 0 ? 1 : 0;
        for (const Body& moon : orbit.moons)
            if (moon.is_gas_giant() || (planet.is_terrestrial() && moon.size >= planet.size))
                return "CG-BODY-06: " + to_text(planet) + " with " + to_text(moon);
    }
    std::string broken;
    for_each_body(own.orbits, [&](Target, const Body& body) {
        const bool alive = body.is_terrestrial() && body.mark != 0;
        if (body.size < 1 || body.size > (body.is_gas_giant() ? 2 : 4))
            broken = "CG-BODY-02: " + to_text(body);
        if (body.is_terrestrial() && body.other != 0 && body.size < 3)
            broken = "CG-BODY-04: " + to_text(body);
        if (body.is_asteroid() && body != Body{BodyKind::kAsteroid, 1, 0, 0})
            broken = "CG-BODY-10: an asteroid carries something";
        if (alive && (body.stage() > 4 || (body.stage() > 0 && body.other == 0)))
            broken = "CG-BODY-11: " + to_text(body);
        if (alive) shown.stages.insert(body.stage());
    });
    return broken;
}

// INV-04: nothing is lost or made.
PieceCounts all_pieces(const State& state) {
    PieceCounts now{state.supply[0], state.supply[1], state.supply[2], 0, 0, state.comets};
    const auto count_tile = [&](std::size_t number) {
        const Tile& tile = content().tiles[number];
        ++now[tile.object != 0 ? kObject : piece_of(tile.body)];
    };
    for (std::uint8_t tile : state.bag) count_tile(tile);
    for (std::uint8_t tile : state.box) count_tile(tile);
    for (std::size_t sector : {1, 2})
        for (FieldContent what : state.board[sector])
            if (what != 0) count_tile((what & ~kSize2Face) - 1U);
    for (FieldContent what : state.board[3]) now[kComet] += what == kOneComet ? 1 : 0;
    for (const SeatState& own : state.seats) {
        now[kComet] += own.comets;
        now[kObject] += own.object_count();
        for_each_body(own.orbits, [&](Target, const Body& body) {
            if (!body.is_asteroid()) ++now[piece_of(body)];
        });
    }
    return now;
}

// INV-05: each objective is somewhere, once.
std::string broken_objectives(const State& state) {
    std::array<int, kMaxObjectives + 1> stellar{}, planetary{};
    for (std::uint8_t objective : state.stellar_stack) ++stellar[objective];
    for (std::uint8_t objective : state.stellar_box) ++stellar[objective];
    for (std::uint8_t objective : state.planetary_stack) ++planetary[objective];
    for (std::uint8_t objective : state.planetary_box) ++planetary[objective];
    for (FieldContent what : state.board[0])
        if (what != 0) ++(state.round % 2 == 1 ? stellar[what] : planetary[what]);
    for (const SeatState& own : state.seats) {
        for (std::uint8_t objective : own.stellar) ++stellar[objective];
        for (std::uint8_t objective : own.drafted) ++planetary[objective];
        for (std::uint8_t objective : own.drawn) ++planetary[objective];
        if (own.holds_start != 0) ++planetary[own.start];
        // Given back ones go to the stack when everybody has chosen.
        if (state.phase == Phase::kChooseStart && own.returned != 0) ++planetary[own.returned];
        for (const Orbit& orbit : own.orbits)
            if (orbit.objective != 0) ++planetary[orbit.objective];
    }
    const auto wrong = [](const auto& counts, int all) {
        return counts[0] != 0 || *std::max_element(counts.begin(), counts.end()) > 1 ||
               std::accumulate(counts.begin(), counts.end(), 0) != all;
    };
    if (wrong(stellar, 3 * state.players + 3)) return "CG-SETUP-06: stellar objectives";
    if (wrong(planetary, 4 * state.players + 3)) return "CG-SETUP-07: planetary objectives";
    return "";
}

std::string broken_position(const State& state, Shown& shown) {
    for (std::size_t seat = 0; seat < state.players; ++seat)
        if (std::string why = broken_system(state.seats[seat], shown); !why.empty()) return why;
    const auto of = [&](int two, int three, int four) {
        return state.players == 2 ? two : state.players == 3 ? three : four;
    };
    const PieceCounts all{of(22, 26, 30), of(13, 14, 15), 10, of(9, 12, 15), of(6, 8, 10), 25};
    if (all_pieces(state) != all) return "CG-SUPPLY-01: pieces are lost or made";
    if (state.monolith < 0 || state.monolith >= state.players) return "CG-MONO-01: no holder";
    return broken_objectives(state);
}

// INV-07, at the end of a round.
std::string broken_round(const State& last) {
    for (std::size_t seat = 0; seat < last.players; ++seat)
        if (last.seats[seat].used_sectors != 0b1111) return "CG-TURN-02: a sector was not used";
    for (std::size_t sector = 0; sector < kSectors; ++sector) {
        const auto& fields = last.board[sector];
        const auto left = std::count_if(fields.begin(), fields.end(), [](int f) { return f != 0; });
        if (left != (sector == 3 ? 0 : 1)) return "CG-TURN-07: elements left";
    }
    return "";
}

std::string broken_step(const State& before, const State& after, Shown& shown) {
    for (std::size_t seat = 0; seat < after.players; ++seat)
        for (std::size_t object = 0; object < kObjectCount; ++object) {
            const int had = before.seats[seat].objects[object];
            const int has = after.seats[seat].objects[object];
            if (has > 1 + content().objects[object + 1].uses ||
                (had != 0 && (has > had || has == 0)))
                return "CG-OBJECT-03: the markers of an object";  // INV-09
            shown.objects += had == 0 && has != 0 ? 1 : 0;
        }
    shown.exchanges += before.supply != after.supply ? 1 : 0;
    // INV-06: the bag changes between rounds only.
    const int n = after.players, bag = 10 * (n + 1) - 2 * n * (after.round - 1) - 2 * (n + 1);
    if (static_cast<int>(after.bag.size()) != bag)
        return "CG-REFILL-03: the bag has " + std::to_string(after.bag.size()) + " tiles";
    const bool round_ended = after.round != before.round || after.phase == Phase::kGameOver;
    return round_ended ? broken_round(before) : "";
}

class CosmogenesisProperties : public ::testing::TestWithParam<int> {};

TEST_P(CosmogenesisProperties,
       CG_SUPPLY_01_CG_BODY_02_04_05_06_07_08_10_11_CG_OBJECT_03_CG_TURN_07) {
    Shown shown;
    for (int number = 0; number < std::max(kFewest, test::scaled(kGames)); ++number) {
        const auto seed = static_cast<std::uint64_t>(number);
        State state = new_game(GetParam(), seed);
        RandomStream random(seed_from_number(seed + 1'000'000));
        ASSERT_EQ(broken_position(state, shown), "") << "game " << number << " at its start";
        while (game().actors(state) != 0) {
            const Seat seat = first_actor(state);
            const bool advised = number % kAdvisedEvery == 0 && random.uniform(2) == 0;
            const Action action = advised ? game().advise(state, seat, {}, random).action
                                          : game().random_action(state, seat, random);
            ASSERT_EQ(game().check(state, seat, action), nullptr) << text_of(action);
            const State before = state;
            game().apply(state, seat, action, NoEvents{});
            std::string why = broken_position(state, shown);
            if (why.empty()) why = broken_step(before, state, shown);
            ASSERT_EQ(why, "") << "game " << number << ", after " << text_of(action);
        }
    }
    EXPECT_EQ(shown.most_moons, 3U);
    EXPECT_EQ(shown.most_orbits, 7U);
    EXPECT_EQ(shown.stages, (std::set<int>{0, 1, 2, 3, 4}));
    EXPECT_GT(shown.exchanges, 0);
    EXPECT_GT(shown.revealed, 0);
    EXPECT_GT(shown.objects, 0);
}

INSTANTIATE_TEST_SUITE_P(Players, CosmogenesisProperties, ::testing::Values(2, 3, 4),
                         ::testing::PrintToStringParamName());

}  // namespace
}  // namespace orrery::cosmogenesis::testing
