// The words that everything in Anunnaki shares: sides, resources, units, places, card elements.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/bitset.h"
#include "core/fixed_vector.h"
#include "core/types.h"

namespace orrery::anunnaki {

// P of the rules is the person, B is Cosmobot.
enum class Side : std::uint8_t { kPerson, kBot };
inline constexpr std::size_t kSides = 2;
inline constexpr std::array<std::string_view, kSides> kSideNames{"person", "bot"};
// In events; at the table Cosmobot has no seat.
inline constexpr Seat kPersonSeat = 0, kBotSeat = 1;
constexpr Side other(Side side) {
    return side == Side::kPerson ? Side::kBot : Side::kPerson;
}
constexpr std::size_t index(Side side) {
    return static_cast<std::size_t>(side);
}

enum class Resource : std::uint8_t { kWood, kMetal, kGold, kGrain };
inline constexpr std::size_t kResources = 4;
inline constexpr std::array<std::string_view, kResources> kResourceNames{"wood", "metal", "gold",
                                                                         "grain"};
using ResourceCounts = std::array<std::uint8_t, kResources>;

enum class UnitKind : std::uint8_t { kFollower, kMinor, kGreat, kCreature };
inline constexpr std::size_t kUnitKinds = 4;
inline constexpr std::array<std::string_view, kUnitKinds> kUnitNames{"follower", "minor", "great",
                                                                     "creature"};
using UnitCounts = std::array<std::uint8_t, kUnitKinds>;
// As one word: to compare arrays calls memcmp, which took 40 % of a bot's thinking.
constexpr bool any(const UnitCounts& units) {
    return std::bit_cast<std::uint32_t>(units) != 0;
}

enum class Track : std::uint8_t { kWar, kTech, kTrade };
inline constexpr std::size_t kTracks = 3;
inline constexpr std::array<std::string_view, kTracks> kTrackNames{"war", "tech", "trade"};

enum class Goal : std::uint8_t { kShrines, kAreas, kUnits, kSettlements };
inline constexpr std::size_t kGoals = 4;
inline constexpr std::array<std::string_view, kGoals> kGoalNames{"shrines", "areas", "units",
                                                                 "settlements"};
// Where goal tiles lie: beside the tracks.
inline constexpr std::array<std::string_view, kTracks + 1> kGoalPlaces{"war", "tech", "trade",
                                                                       "supremacy"};

// Areas are numbered in the order of map.json, which is the canonical area order; those of
// planets that are not in play stay empty.
inline constexpr std::size_t kMaxAreas = 64;
using AreaSet = Bitset<kMaxAreas>;
// Where a unit can stand: an area, or after the areas the landing and the leader place of a
// distant planet.
using Place = std::uint8_t;
inline constexpr std::size_t kDistantPlanets = 4;
inline constexpr Place kFirstDistantPlace = kMaxAreas;
constexpr Place landing_place(std::size_t planet) {
    return static_cast<Place>(kFirstDistantPlace + 2 * planet);
}
constexpr Place leader_place(std::size_t planet) {
    return static_cast<Place>(landing_place(planet) + 1);
}
constexpr bool is_area(Place place) {
    return place < kMaxAreas;
}
constexpr std::size_t planet_of_place(Place place) {
    return static_cast<std::size_t>(place - kFirstDistantPlace) / 2;
}
inline constexpr std::size_t kPlaces = kMaxAreas + 2 * kDistantPlanets;
using PlaceSet = Bitset<kPlaces>;

inline constexpr std::size_t kHouses = 6;
inline constexpr std::array<std::string_view, kHouses> kHouseNames{
    "norse", "greek", "egyptian", "babylonian", "mesos", "nypponis"};
inline constexpr std::size_t kMaxSymbols = 4;  // printed in one area
inline constexpr std::size_t kMaxCultureSites = 32;
inline constexpr std::size_t kContracts = 48;
inline constexpr std::size_t kContractSlots = 6;
inline constexpr std::size_t kAdviserCards = 24;  // of each kind
inline constexpr std::size_t kCubes = 14;
inline constexpr std::size_t kRowSlots = 4;  // of a settlement row
inline constexpr std::size_t kNodes = 10;
inline constexpr std::size_t kPaths = 15;
inline constexpr std::size_t kTriangles = 5;
inline constexpr std::size_t kWeapons = 8;
inline constexpr std::size_t kSecondaries = 6;
inline constexpr std::size_t kArtefacts = 3;
inline constexpr std::size_t kGodsPerHouse = 5;  // the great one first
inline constexpr std::size_t kCreatures = 6;
inline constexpr std::size_t kDisplayed = 2;  // distant planets, creatures in play

enum class Deck : std::uint8_t { kMoon, kSun };
inline constexpr std::array<std::string_view, 2> kDeckNames{"moon", "sun"};
enum class Arrow : std::uint8_t { kLeft, kRight };
inline constexpr std::array<std::string_view, 2> kArrowNames{"left", "right"};
enum class Strategy : std::uint8_t { kBrave, kMighty, kCunning };
inline constexpr std::array<std::string_view, 3> kStrategyNames{"brave", "mighty", "cunning"};
enum class Difficulty : std::uint8_t { kEasy, kNormal, kHard, kExtreme };
inline constexpr std::array<std::string_view, 4> kDifficultyNames{"easy", "normal", "hard",
                                                                  "extreme"};

// What a card or a space of the fate card makes Cosmobot do.
enum class Do : std::uint8_t {
    kNothing,
    kCube,
    kBuild,
    kIncome,
    kFollowers,
    kMove,
    kPortal,
    kOracle,
    kAdvance,
    kHarvest,
    kContract,
    kSupremacy,
    kSummon,
};
inline constexpr std::array<std::string_view, 13> kDoNames{
    "nothing", "cube",    "build",   "income",   "followers", "move",  "portal",
    "oracle",  "advance", "harvest", "contract", "supremacy", "summon"};
struct Element {
    Do what = Do::kNothing;
    std::uint8_t number = 0;  // kGoalNumber for "supremacy goal"
    std::uint8_t detail = 0;  // strategy, track (kAnyTrack = any), or 1 for the great god
    friend constexpr bool operator==(const Element&, const Element&) = default;
};
inline constexpr std::uint8_t kGoalNumber = 0xff;
inline constexpr std::uint8_t kAnyTrack = kTracks;
inline constexpr std::size_t kMaxElements = 6;
struct AdviserCard {
    FixedVector<Element, kMaxElements> elements;
    Arrow arrow = Arrow::kRight;  // sun cards only
    friend constexpr bool operator==(const AdviserCard&, const AdviserCard&) = default;
};

}  // namespace orrery::anunnaki
