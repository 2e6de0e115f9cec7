// Every collision there can be, against the tables of CG-COLLIDE-06 as the rules print them: each
// planet, hit body and colliding body, with room for a moon or without, from every scarce supply.
#include <algorithm>
#include <map>
#include <sstream>

#include "tests/games/cosmogenesis/support.h"

namespace orrery::cosmogenesis::testing {
namespace {

// What a table says of a collision: a refusal, or the new sizes; moon 0 = the rest vanishes.
struct Outcome {
    std::string refused;
    int grown = 0;
    int moon = 0;
};

// Hit planet of size p, colliding body of size c.
Outcome hit_planet(int p, int c) {
    static constexpr std::string_view kTable[4][3] = {
        // c = 1 or asteroid, 2, 3
        {"2 0", "2 1", "E_MOON_SIZE"},
        {"3 0", "3 1", "3 2"},
        {"4 0", "4 1", "4 2"},
        {"E_TARGET_MAX", "E_TARGET_MAX", "E_TARGET_MAX"},
    };
    const std::string_view cell = kTable[p - 1][c - 1];
    if (cell[0] == 'E') return {std::string(cell)};
    return {"", cell[0] - '0', cell[2] - '0'};
}

// Hit moon of size m, colliding body of size c, terrestrial planet of size p.
Outcome hit_moon(int m, int c, int p) {
    static constexpr std::string_view kTable[3][3][3] = {
        // p = 2, 3, 4
        {{"-", "2 0", "2 0"}, {"-", "2 1", "2 1"}, {"-", "2 2", "2 2"}},  // m = 1, by c
        {{"", "-", "3 0"}, {"", "-", "3 1"}, {"", "-", "3 2"}},           // m = 2
        {{"", "", "-"}, {"", "", "-"}, {"", "", "-"}},                    // m = 3
    };
    const std::string_view cell = kTable[m - 1][c - 1][p - 2];
    EXPECT_NE(cell, "") << "no such moon";
    if (cell == "-") return {"E_MOON_SIZE"};
    return {"", cell[0] - '0', cell[2] - '0'};
}

// "Around a gas giant every row is legal as long as m < 4."
Outcome hit_moon_of_giant(int m, int c) {
    if (m == 4) return {"E_TARGET_MAX"};
    return {"", m + 1, c - 1};
}

int size_of(const std::string& body) {
    return body == "a" ? 1 : body[1] - '0';
}

// The tile a body lies on: small for size 1 and 2; an asteroid and nothing need none
// (CG-SUPPLY-03).
std::string tile_of(const std::string& body) {
    if (body.empty() || body == "a" || body[0] == 'G') return "";
    return size_of(body) <= 2 ? "sm" : "t" + std::to_string(size_of(body));
}

// The body one size larger or smaller, by CG-COLLIDE-09 to -11.
std::string resized(const std::string& body, int size) {
    if (size == 0) return "";
    const bool wet = body.find('w') != std::string::npos && size >= 3;
    const bool alive = body.find('+') != std::string::npos;
    return "T" + std::to_string(size) + (wet ? "w" : "") + (alive ? "+L0" : "");
}

using Tiles = std::map<std::string, int>;  // in the supply
using Bodies = std::vector<std::string>;   // planet and moons of the only orbit

std::string text_of(const Tiles& supply) {
    return "sm=" + std::to_string(supply.at("sm")) + " t3=" + std::to_string(supply.at("t3")) +
           " t4=" + std::to_string(supply.at("t4")) + " K=0";
}

std::string text_of(const Bodies& bodies) {
    std::string text = "O1=" + bodies[0];
    for (std::size_t i = 1; i < bodies.size(); ++i) text += (i == 1 ? "[" : ",") + bodies[i];
    return bodies.size() > 1 ? text + "]" : text;
}

// One collision: `bodies[place]` is hit by `collider`, which comes from outside, or from its own
// place among the moons (O09).
struct Case {
    Bodies bodies;
    std::size_t place = 0;
    std::string collider;
    std::size_t thrown_from = 0;
};

Outcome outcome_of(const Case& given) {
    const std::string &planet = given.bodies[0], &hit = given.bodies[given.place];
    const int c = size_of(given.collider);
    if (given.place == 0)
        return planet[0] == 'G' ? Outcome{"E_TARGET_GAS"} : hit_planet(size_of(hit), c);
    if (planet[0] == 'G') return hit_moon_of_giant(size_of(hit), c);
    return hit_moon(size_of(hit), c, size_of(planet));
}

// What must come of it; `supply` becomes what it is afterwards. Empty bodies when it is refused.
Bodies expected(const Case& given, Tiles& supply, std::string& refused) {
    const Outcome outcome = outcome_of(given);
    refused = outcome.refused;
    if (!refused.empty()) return {};
    const std::string& hit = given.bodies[given.place];
    const std::string grown = resized(hit, outcome.grown);
    std::string rest = resized(given.collider, outcome.moon);
    Bodies after = given.bodies;
    after[given.place] = grown;
    if (given.thrown_from != 0)
        after.erase(after.begin() + static_cast<std::ptrdiff_t>(given.thrown_from));
    if (after.size() == 4) rest.clear();  // CG-COLLIDE-08: a fourth moon returns
    if (!rest.empty()) after.push_back(rest);
    // CG-SUPPLY-04: first all tiles go back, then the new ones are taken.
    for (const std::string& returned : {tile_of(hit), tile_of(given.collider)})
        if (!returned.empty()) ++supply[returned];
    for (const std::string& taken : {tile_of(grown), tile_of(rest)})
        if (!taken.empty() && --supply[taken] < 0) refused = "E_SUPPLY";
    return after;
}

// Plays the case with every supply of none or one tile of each class.
void expect_as_printed(const Case& given, std::string_view own, Phase phase,
                       const std::string& action, std::map<std::string, int>& seen) {
    for (int scarce = 0; scarce < 8; ++scarce) {
        Tiles supply{{"sm", scarce & 1}, {"t3", scarce >> 1 & 1}, {"t4", scarce >> 2}};
        State state = position(text_of(given.bodies) + " " + std::string(own), phase);
        give_supply(state, text_of(supply));
        if (phase == Phase::kMain) lay(state, "II-1", given.collider);
        SCOPED_TRACE(system_text(state, 0) + " with " + supply_text(state) + ": " + action);
        std::string refused;
        const Bodies after = expected(given, supply, refused);
        ++seen[refused];
        const std::vector<Action> offered = legal_actions(state, 0);
        ASSERT_EQ(code_of(state, 0, action), refused);
        ASSERT_EQ(std::count(offered.begin(), offered.end(), act(action)), refused.empty() ? 1 : 0);
        if (!refused.empty()) continue;
        play(state, 0, action);
        const std::string system = system_text(state, 0);
        ASSERT_EQ(system.substr(0, system.find(' ')), text_of(after));
        ASSERT_EQ(supply_text(state), text_of(supply));
    }
}

const Bodies kPlanets{"T1", "T2", "T3", "T3w+L2", "T4", "T4w", "G1.red", "G2.blue.r"};
const Bodies kMoons{"a", "T1", "T1+L0", "T2", "T3", "T3w", "T3w+L4", "T4", "T4w+L1"};

bool may_circle(const std::string& moon, const std::string& planet) {
    return planet[0] == 'G' || size_of(moon) < size_of(planet);
}

TEST(CosmogenesisCollisions, CG_COLLIDE_06_every_body_that_is_hit_from_outside) {
    std::map<std::string, int> seen;
    for (const std::string& planet : kPlanets)
        for (const std::string& moon : kMoons) {
            if (moon != "a" && !may_circle(moon, planet)) continue;
            // The hit moon is the last one; asteroids lie before it where there is room for them.
            const std::size_t least = moon == "a" ? 0 : 1, most = planet == "T1" ? 0 : 3;
            for (std::size_t moons = least; moons <= most; ++moons) {
                Case given{Bodies(1 + moons, "a"), 0, "", 0};
                given.bodies[0] = planet;
                if (moons > 0) given.bodies[moons] = moon;
                for (std::size_t place : {std::size_t{0}, moons}) {
                    given.place = place;
                    const std::string at = place == 0 ? "O1.P" : "O1.M" + std::to_string(place);
                    for (const char* collider : {"T1", "T2", "T3"}) {
                        given.collider = collider;
                        expect_as_printed(given, "A=0 K=0", Phase::kMain, "take II-1 to hit " + at,
                                          seen);
                    }
                    given.collider = "a";
                    expect_as_printed(given, "A=1 K=0", Phase::kOptional, "side hit " + at, seen);
                    if (HasFatalFailure()) return;
                }
            }
        }
    for (const char* code : {"", "E_TARGET_GAS", "E_TARGET_MAX", "E_MOON_SIZE", "E_SUPPLY"})
        EXPECT_GT(seen[code], 0) << code;
}

TEST(CosmogenesisCollisions, CG_COLLIDE_06_every_moon_that_hits_its_planet_or_another_moon) {
    std::map<std::string, int> seen;
    for (const std::string& planet : kPlanets)
        for (const std::string& moon : kMoons)
            for (const std::string& other : kMoons) {
                if (!may_circle(moon, planet) || !may_circle(other, planet)) continue;
                for (const bool third : {false, true}) {
                    Case given{{planet, moon, other}, 0, moon, 1};
                    if (third) given.bodies.insert(given.bodies.begin() + 2, "a");
                    const std::size_t last = given.bodies.size() - 1;
                    for (std::size_t place : {std::size_t{0}, last}) {
                        given.place = place;
                        const std::string at = place == 0 ? "O1.P" : "O1.M" + std::to_string(place);
                        expect_as_printed(given, "A=0 K=0 obj(O09:2)", Phase::kOptional,
                                          "use O09 on O1.M1 to hit " + at, seen);
                        if (HasFatalFailure()) return;
                    }
                }
            }
    for (const char* code : {"", "E_TARGET_GAS", "E_TARGET_MAX", "E_MOON_SIZE", "E_SUPPLY"})
        EXPECT_GT(seen[code], 0) << code;
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
