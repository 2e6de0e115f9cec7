// Examples of objectives as data: a system that meets a planetary objective and one that just
// misses it, systems and their points for a stellar one.
//
// {"id": "P26", "de": …, "en": …, "fr": …, "rewards": ["comet"], "points": 5,
//  "met": [{"orbit": 5, "contents": "T3w[a]"}], "missed": [{"orbit": 4, "contents": "T3w[a]"}]}
// {"id": "S20", "de": …, "en": …, "fr": …, "systems": [{"given": "O1=G1.red A=0 K=0", "points":
// 2}]}
#pragma once

#include "tests/games/cosmogenesis/support.h"

namespace orrery::cosmogenesis::testing {

// "P26" as 26.
std::size_t number_of(const Json& entry);
void expect_names(const Names& names, const Json& entry);

// Of a stellar objective.
void expect_formula(const Json& entry);
void expect_points_of_the_owner(const Json& entry);

// Of a planetary objective.
void expect_met_and_missed(const Json& entry);
void expect_reward_and_points(const Json& entry);

}  // namespace orrery::cosmogenesis::testing
