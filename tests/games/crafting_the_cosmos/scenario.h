// Rules and worked examples as data: a position, the steps taken in it, and exactly what changes.
//
// {"id": "CTC-FORM-03", "says": "forming pays and costs one star", "players": 2, "edition": "fr",
//  "options": {}, "given": { see position.h },
//  "steps": ["form NF0 discarding S31", ["form NF0 discarding S19", "CTC-FORM-04 already_formed"]],
//  "then": {"seats/0/stars/S31": null, "supply/C": 15, "nebula_stacks/1": "- NT1-01 + NT1-05"},
//  "points": {"0": 10}, "places": {"0": 1}, "values": {"UG-05": 3},
//  "legal": {"move S14 to": "S09 S10"}}
//
// A step is taken by the player whose turn it is, or by the one named ("P1: shift own"); one with a
// reason is refused for it. "then" lists every difference between the JSON of the given position
// and that of the last one, null where something is gone; of a stack what left its top and what
// came under it; "*" is anything. With "in" only paths that begin so are compared. "legal" lists
// all legal actions that begin with the words, by their ends. Without an edition a scenario holds
// in both. The invariants of the rules are checked after every step.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/games/crafting_the_cosmos/support.h"

namespace orrery::crafting_the_cosmos::testing {

struct Scenario {
    Json json;
    std::string edition;
};

// Once for each edition it holds in.
std::vector<Scenario> by_edition(const Json& scenario);
// All of the list "scenarios" of a data file.
std::vector<Scenario> scenarios(const std::string& file);
// "CTC_FORM_03_forming_pays_and_costs_one_star_fr".
std::string scenario_name(const ::testing::TestParamInfo<Scenario>& info);
void run(const Scenario& scenario);

void PrintTo(const Scenario& scenario, std::ostream* out);

// Every difference between two positions, as "then" has it.
JsonObject differences(const State& before, const State& after);

}  // namespace orrery::crafting_the_cosmos::testing
