// What is printed on the components, read from content/crafting-the-cosmos/.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "core/content.h"
#include "core/content_reader.h"
#include "core/error.h"
#include "core/fixed_vector.h"
#include "games/crafting_the_cosmos/board.h"
#include "games/crafting_the_cosmos/components.h"

namespace orrery::crafting_the_cosmos {

// One unit of what an energy phase yields. The first four are the elements.
enum class Resource : std::uint8_t {
    kH,
    kHe,
    kO,
    kC,
    kNebula,
    kEnergyCard,
    kTimeStep,
    kGraviton,
    kProtoLife,
    kDna,
    kSupernova,
};
using Rewards = FixedVector<Resource, 8>;

struct Control {
    Rewards active;   // for the owner of a token there
    Rewards passive;  // for everybody, once per token
};

struct NebulaTile {
    std::array<std::uint8_t, kElements> need{};
    std::uint8_t stars = 0;  // in all
    std::uint8_t points = 0;
};

struct PowerCard {
    Names names;
    std::string summary;  // what the card does, in our words
    Resource bonus = Resource::kEnergyCard;
    std::uint8_t bonus_amount = 0;
    Element element = Element::kH;  // the icon in its text, where it has one
};

// What a goal counts (section 6.2).
enum class Measure : std::uint8_t {
    kStableLife,
    kProtoLife,
    kSupernovae,
    kStarGroup,
    kCrystals,
    kStarsAtLife,
    kStars,       // of an element
    kLife,        // in a sector
    kNebulaSize,  // in a sector
    kNebulae,     // of a size
};

struct Goal {
    Names names;
    Measure measure = Measure::kStableLife;
    std::uint8_t of = 0;  // element, sector or size
};

// The numbers of the main board and of the edges of a galaxy board.
struct Numbers {
    std::array<Control, kEnergies> controls{};
    std::array<std::uint8_t, 5> discharge_points{};
    std::array<std::uint8_t, kSlots> slot_costs{};
    std::uint8_t set_points = 0;
    std::uint8_t first_place = 0, second_place = 0;
    std::array<std::uint8_t, kElements> stars{};
    std::uint8_t life = 0;
    std::array<std::uint8_t, 5> crystals{};               // by number of players
    std::array<std::uint8_t, 5> dark_tokens{};            // by number of players
    std::array<std::uint8_t, kFirstGroup> first_group{};  // advanced life values
    std::array<std::uint8_t, kSecondGroup> second_group{};
};

struct Content {
    Board board;
    Numbers numbers;
    std::array<NebulaTile, kTiles + 1> tiles{};
    std::array<PowerCard, kPowers + 1> powers{};
    std::array<Goal, kGoals + 1> goals{};
    ContentTables tables;  // every entry with its provenance, for printing
};

// Reads board, nebulae, powers, goals and tables; names the entry that is broken.
Result<Content> load_content(std::span<const ContentFile> files);

}  // namespace orrery::crafting_the_cosmos
