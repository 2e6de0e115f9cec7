#include "games/anunnaki/companion/typed/examples.h"

#include <algorithm>

namespace orrery::anunnaki::companion::typed {
namespace {

constexpr Example kExamples[] = {
    {"line", "c>g3 2f, war +1, done", ""},
    {"moon", "cube 1; build", ""},
    {"sun", "arrow left; harvest 2", ""},
    {"slot", "4/1", ""},
    {"goals", "goals areas units settlements shrines",
     "the goal tiles beside war, tech, trade, supremacy"},
    {"contracts", "contracts 3/1 5/2 4/1 2/1 3/1 -",
     "points and trade steps of the six contracts; a dash for none"},
    {"planets", "left dp2, right dp4", "the distant planets in play"},
    {"creatures", "creatures sphinx griffin",
     "the creatures on display; the beginning of a name is enough"},
    {"move", "c>g3 2f m",
     "two followers and a minor god from my capital to Gaia 3 (c l r bl m br: my planet; xc…: "
     "Cosmobot’s)"},
    {"put", "g3 +2f -m", "two followers more, one minor god less (g: great god, k: creature)"},
    {"build", "bl +s", "a settlement of mine; -s takes it away"},
    {"civilisation", "g4 -ac", "a civilisation is gone; ac=5: it lies face up with strength 5"},
    {"exhaust", "g3 x2, g3 xgold, gk3 -",
     "the first two symbols are exhausted (x0: none), or one gold (-xgold: one less); a culture "
     "token is gone (k1, xk1 on the planets)"},
    {"tracks", "war +1, sup -4, cube, vp 12",
     "my tracks (war, tech, trade, sup), one more cube, my points"},
    {"contract", "c3 4/1", "contract slot 3 now has 4 points and 1 trade step"},
    {"fight", "fight g5", "my units meet Cosmobot’s: it rolls its die"},
    {"distant", "dp2 +2f, dp2:lead +f",
     "units on the landing place and on the leader place; dp2 -ac: its civilisation is beaten"},
    {"take", "take sphinx c", "I take a creature and put its miniature there"},
    {"token", "token 5 -", "the token on supremacy 5 is gone"},
    {"bot", "b g3 +f", "the same for Cosmobot’s pieces, to correct them"},
    {"place", "g3: p[s f2] b[m] x1",
     "all that lies in a place: my settlement and two followers, Cosmobot’s minor god, one symbol "
     "exhausted"},
    {"card", "moon cube 1; build",
     "this moon card lies face up; its number does as well: moon m07"},
    {"die", "physical die",
     "from now on I roll the die (program die: Cosmobot); likewise physical cards, program cards"},
    {"end", "end", "I have triggered the end of the game"},
};

}  // namespace

std::span<const Example> examples() {
    return kExamples;
}

const Example& example(std::string_view key) {
    return *std::find_if(std::begin(kExamples), std::end(kExamples),
                         [&](const Example& one) { return one.key == key; });
}

}  // namespace orrery::anunnaki::companion::typed
