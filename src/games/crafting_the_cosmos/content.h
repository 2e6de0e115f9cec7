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
#include "games/crafting_the_cosmos/powers.h"

namespace orrery::crafting_the_cosmos {

inline constexpr std::string_view kGameId = "crafting-the-cosmos";

using Rewards = FixedVector<Resource, 8>;

struct Control {
    Rewards active;   // for the owner of a token there
    Rewards passive;  // for everybody, once per token
};

inline constexpr int kMostNeeded = 6;  // stars of an element: a nebula has six corners
struct NebulaTile {
    std::array<std::uint8_t, kElements> need{};
    std::uint8_t stars = 0;  // in all
    std::uint8_t points = 0;
};

// How a power card is called and what it says; its rules are apart, since those are asked often.
struct PowerCard {
    std::string id;  // PL-3
    Names names;
    std::array<Names, 2> texts;        // what it does, by version; "{element}" is the icon
    std::array<std::string, 2> modes;  // the names of its two effects, where there is a choice
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
    std::array<Power, kMostPowers + 1> powers{};  // by number, from 1
    std::array<PowerCard, kMostPowers + 1> cards{};
    std::array<FixedVector<std::uint8_t, kMostPowers>, kEnergies> powers_of{};  // by type
    std::size_t power_count = 0;
    std::array<Goal, kMostGoals + 1> goals{};  // by number, from 1
    std::size_t goal_count = 0;
    ContentTables tables;  // every entry with its provenance, for printing

    Energy type_of(std::uint8_t power) const { return powers[power].type; }
};

// Reads board, nebulae, powers, goals and tables; names the entry that is broken.
Result<Content> load_content(std::span<const ContentFile> files);

// What its files share.
// Entries stand in the order of their ids, so that none is missing or there twice.
void expect_id(const JsonReader& entry, const std::string& id);
// The names of a card, and a row of the table for each with its own provenance.
Names listed_names(const JsonReader& entry, const std::string& id, ContentTable& table);

// content_powers.cpp
void read_powers(const JsonReader& json, Content& content);

}  // namespace orrery::crafting_the_cosmos
