// A test that ends as soon as it can: is a player weaker than one bound, or stronger than another?
#pragma once

#include "arena/statistics.h"
#include "core/error.h"

namespace orrery::arena {

// H0: the player is `elo0` above the others; H1: it is `elo1`. `alpha` is the chance to say H1
// where H0 is true, `beta` the chance to say H0 where H1 is true.
struct Sprt {
    double elo0 = 0, elo1 = 5, alpha = 0.05, beta = 0.05;
};

// "elo0,elo1[,alpha,beta]"
Result<Sprt> sprt_from_text(std::string_view text);

enum class Verdict { kOpen, kH0, kH1 };

struct SprtStanding {
    double ratio = 0;             // logarithm of how much likelier H1 makes what was seen
    double lower = 0, upper = 0;  // H0 is taken at or below, H1 at or above
    Verdict verdict = Verdict::kOpen;
};

// The generalised test on units: their share is taken as normal with the variance that was seen, to
// which, as for intervals, two units of 0 and two of 1 are added. Never decides on a handful.
SprtStanding sprt_standing(const Sprt& test, const Sample& units, int sides);

}  // namespace orrery::arena
