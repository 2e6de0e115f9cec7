// The pieces of the game by number: energies, elements, spaces, tiles, cards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/bitset.h"

namespace orrery::crafting_the_cosmos {

// CTC-BOARD-01: the clockwise order of the controls; also the types of energy and power cards.
enum class Energy : std::uint8_t { kLight, kTime, kGravity, kChemistry };
inline constexpr std::size_t kEnergies = 4;

enum class Element : std::uint8_t { kH, kHe, kO, kC };
inline constexpr std::size_t kElements = 4;

enum class Sector : std::uint8_t { kDelta, kPsi, kPhi };
inline constexpr std::size_t kSectors = 3;

constexpr std::size_t index(Energy energy) {
    return static_cast<std::size_t>(energy);
}
constexpr std::size_t index(Element element) {
    return static_cast<std::size_t>(element);
}
constexpr std::size_t index(Sector sector) {
    return static_cast<std::size_t>(sector);
}

// Spaces of a galaxy board, counted from 0: S01 is star space 0, L01 life space 0, and nebula
// spaces run ND0 … ND3, NP0 … NP3, NF0 … NF3.
inline constexpr std::size_t kNebulaSpaces = 12;
inline constexpr std::size_t kStarSpaces = 37;
inline constexpr std::size_t kLifeSpaces = 48;
using StarSet = Bitset<kStarSpaces>;
using LifeSet = Bitset<kLifeSpaces>;
using NebulaSet = Bitset<kNebulaSpaces>;

// Nebula tiles are 1 … 48: NT1-01 … NT1-16, NT2-01 …, NT3-16.
inline constexpr std::size_t kSizes = 3;
inline constexpr std::size_t kTilesPerSize = 16;
inline constexpr std::size_t kTiles = kSizes * kTilesPerSize;
constexpr std::uint8_t size_of_tile(std::uint8_t tile) {
    return static_cast<std::uint8_t>(1 + (tile - 1) / kTilesPerSize);
}

// Power cards are numbered from 1 as the content lists them. Of each type so many are in a game
// (CTC-SETUP-04); where there are more, chance decides which.
inline constexpr std::size_t kMostPowers = 64;
inline constexpr std::size_t kPowersPerType = 8;
inline constexpr std::size_t kSlots = 4;

// Goals too, and six are in a game (CTC-SETUP-03).
inline constexpr std::size_t kMostGoals = 32;
inline constexpr std::size_t kGoalsPerGame = 6;

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
inline constexpr std::array<std::string_view, 11> kResourceNames{
    "H",         "He",       "O",          "C",   "nebula",   "energy_card",
    "time_step", "graviton", "proto_life", "dna", "supernova"};

// In stacks and on the display an energy card is 1 + its type; 0 is no card, or one unseen.
inline constexpr std::size_t kEnergyCards = 60;
inline constexpr std::size_t kDisplay = 4;
constexpr std::uint8_t card_of(Energy energy) {
    return static_cast<std::uint8_t>(1 + index(energy));
}
constexpr Energy energy_of(std::uint8_t card) {
    return static_cast<Energy>(card - 1);
}

// An advanced life tile: its group (1 on top of the stack, 2 below) and its value, 0 when unseen.
// Which group a tile is of is public: the stack is drawn in order.
inline constexpr std::size_t kFirstGroup = 8, kSecondGroup = 16;
inline constexpr std::size_t kAdvancedTiles = kFirstGroup + kSecondGroup;
constexpr std::uint8_t advanced_tile(int group, int value) {
    return static_cast<std::uint8_t>(group << 4 | value);
}
constexpr int group_of(std::uint8_t advanced) {
    return advanced >> 4;
}
constexpr int value_of(std::uint8_t advanced) {
    return advanced & 15;
}

}  // namespace orrery::crafting_the_cosmos
