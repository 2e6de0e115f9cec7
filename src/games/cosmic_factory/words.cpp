#include "games/cosmic_factory/words.h"

#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/events.h"
#include "games/cosmic_factory/options.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {
namespace {

constexpr std::array<std::string_view, kColours + 1> kOfferNames{kColourNames[0], kColourNames[1],
                                                                 kColourNames[2], "none"};
static_assert(kOfferNothing == kColours);

constexpr int kMostPoints = 99;  // of one step of a scoring

}  // namespace

Words::Words(const Content& content) {
    Vocabulary& all = vocabulary;
    phase = all.add(NamedType("phase", "a phase", kPhaseNames));
    tile = all.add(TileType());
    all.add(ListType("tiles", "three different tile numbers from 1 to 54", *tile,
                     {.least = 3, .most = 3, .ascending = true}));
    cell = all.add(CellType());
    all.add(CellPairType(*cell));
    all.add(SecondCellType(*cell));
    colour = all.add(NamedType("colour", "green, blue or orange", kColourNames));
    colours = all.add(SetType("colours", "green, blue or orange, each colour once", *colour));
    all.add(NamedType("offer", "green, blue or orange, or none", kOfferNames));
    marker = all.add(NamedType("marker", "a marker", kMarkerNames));
    card = all.add(NumberType("card", 1, content.card_count(), "the number of a chaos card"));
    all.add(NumberType("rotation", 0, 3, "a number of quarter turns from 0 to 3"));
    all.add(NumberType("round", 1, kRounds));
    all.add(NumberType("count", 0, kTilesPerPlayer));
    all.add(NumberType("seconds", 0, kLongestLimit));
    all.add(NumberType("points", -kMostPoints, kMostPoints));
    all.add(NumberType("place", 0, kMarkerMax, "where a marker stands"));
    all.add(FlagType("flag"));
    all.bind(action_forms(), event_forms());
}

}  // namespace orrery::cosmic_factory
