// A galaxy board of Crafting the Cosmos: hexagons with stars on corners and life on sides.
#pragma once

#include "cli/play/canvas.h"
#include "cli/play/crafting_the_cosmos/words.h"

namespace orrery::cli::play::crafting {

// Every piece has a letter or a shape of its own; colour comes on top. An empty space shows its
// id, an occupied one what lies there and the id's number: S05, He05, ✹05, L14, ○14, ●14.
Canvas draw_galaxy(const crafting_the_cosmos::Content& content,
                   const crafting_the_cosmos::Options& options,
                   const crafting_the_cosmos::SeatState& own);

// What the signs mean, one line each.
Lines galaxy_legend(const Style& style);

inline constexpr int kGalaxyWidth = 52;

inline constexpr std::array<Ink, kElements> kElementInks{
    Ink{203, kPlain, true}, Ink{75, kPlain, true}, Ink{77, kPlain, true}, Ink{141, kPlain, true}};
inline constexpr Ink kSupernovaInk{231, kPlain, true};
inline constexpr Ink kProtoInk{176, kPlain, true}, kStableInk{114, kPlain, true};
inline constexpr std::array<Ink, kEnergies> kEnergyInks{
    Ink{203, kPlain, false}, Ink{77, kPlain, false}, Ink{75, kPlain, false},
    Ink{141, kPlain, false}};

// "H2HeOC": what a tile needs, short enough for the inside of a hexagon.
std::string needs_text(const crafting_the_cosmos::NebulaTile& tile);

}  // namespace orrery::cli::play::crafting
