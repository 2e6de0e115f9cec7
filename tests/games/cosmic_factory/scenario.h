// Worked examples as data: a position, the steps taken in it, and what they lead to.
//
// {"id": "BO-07", "card": 0, "players": 3, "round": 1, "phase": "build", "options": {},
//  "markers": {"0": [10, 8, 9, 3]}, "galaxies": {"0": "V08", "1": "01.0@0,0 33.0@1,0"},
//  "piles": {"1": [4, 5]}, "lay": [2], "done": [0], "bonus": {"2": ["blue"]},
//  "steps": [[1, "take orange"], [0, "take blue orange", "CF-BONUS-04 bonus_gone"], ["clock", …]],
//  "expect": {"phase": "build", "waits": [0], "frozen": [1], "done": [], "middle": ["green"],
//             "bonus": {"1": ["orange"]}, "markers": {"0": [15, null, 14, 3]}, "scored": {"0": …},
//             "galaxies": {"0": "…"}, "laid": {"0": 3}, "piles": {"0": []}, "final": […],
//             "places": […], "round": 2}}
//
// Everything but id, steps and expect may be left out. A step with a third entry is refused for
// that rule and with that key. In a base round (card 0) everybody starts in BUILD with the tiles
// 1–9, 10–18, 19–27, …; "lay" puts a seat's tiles down in order.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {

struct Scenario {
    Json json;
};

// The list "scenarios" of a data file.
std::vector<Scenario> scenarios(const std::string& file);
// "BO-07" as "BO_07", to name a test.
std::string scenario_name(const ::testing::TestParamInfo<Scenario>& info);
// The position its steps lead to, without comparing anything.
State position_of(const Json& scenario);
// Plays it and compares; the keys of the refusals it met are appended when a list is given.
void run(const Scenario& scenario, std::vector<std::string>* refusals = nullptr);

void PrintTo(const Scenario& scenario, std::ostream* out);

}  // namespace orrery::cosmic_factory::testing
