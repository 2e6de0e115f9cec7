// The position of a game of Cosmogenesis.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/fixed_vector.h"
#include "core/random.h"
#include "core/types.h"
#include "games/cosmogenesis/body.h"

namespace orrery::cosmogenesis {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kRounds = 6;
inline constexpr std::size_t kSectors = 4;  // I … IV, counted from 1 in actions
inline constexpr std::array<std::string_view, kSectors> kSectorNames{"I", "II", "III", "IV"};
inline constexpr std::size_t kFields = 5;  // at most, in each sector
inline constexpr std::size_t kTileCount = 80;
// The content says how many objectives of each kind there are: so many at most.
inline constexpr std::size_t kMaxObjectives = 63;
inline constexpr std::size_t kObjectCount = 10;
inline constexpr std::size_t kMaxBag = 50;      // tiles in the bag with four players
inline constexpr std::size_t kMaxRewards = 24;  // pending items: six to each of four objectives
inline constexpr int kComets = 25;
// More never lie in one belt: each of 24 turns brings a few.
inline constexpr int kMaxBelt = 120;

// CG-SETUP-06, -07: the stacks come out exactly empty (section 2.5).
constexpr std::size_t stellar_stack_size(int players) {
    return static_cast<std::size_t>(3 * (players + 1));
}
constexpr std::size_t planetary_stack_size(int players) {
    return static_cast<std::size_t>(4 * players + 3);
}

enum class Phase : std::uint8_t {
    kChooseStart,  // everybody keeps one of two planetary objectives
    kMain,         // step 1 of a turn
    kOptional,     // step 2: side action, objects
    kReward,       // the active player uses or declines the item on top of `rewards`
    kGameOver,
};
inline constexpr std::array<std::string_view, 5> kPhaseNames{"choose_start", "main", "optional",
                                                             "reward", "game_over"};

// CG-REWARD-02. Values are part of hashes.
enum class RewardItem : std::uint8_t { kNone, kAsteroid, kComet, kLife, kEvolution, kSideAction };
inline constexpr std::array<std::string_view, 5> kRewardNames{
    // from 1
    "asteroid", "comet", "life", "evolution", "side_action"};

// The limited part of the supply (CG-SUPPLY-01); asteroids and markers never run out.
enum class TileClass : std::uint8_t { kSmall, kSize3, kSize4 };
inline constexpr std::size_t kTileClasses = 3;
inline constexpr std::array<std::string_view, kTileClasses> kTileClassNames{"small", "size_3",
                                                                            "size_4"};
using TileCounts = std::array<std::uint8_t, kTileClasses>;

// What lies on a field. Sector I: number of the objective, stellar in odd rounds, planetary in
// even ones. Sectors II and III: 1 + tile, and kSize2Face when a small tile shows size 2.
// Sector IV: one of the three below. 0 = empty everywhere.
using FieldContent = std::uint8_t;
inline constexpr FieldContent kSize2Face = 0x80;
inline constexpr FieldContent kOneAsteroid = 1;
inline constexpr FieldContent kTwoAsteroids = 2;
inline constexpr FieldContent kOneComet = 3;
inline constexpr std::array<std::string_view, 3> kBeltFieldNames{
    // from 1
    "asteroid", "two_asteroids", "comet"};

struct SeatState {
    Orbits orbits;
    std::uint8_t asteroids = 0;  // in the belt
    std::uint8_t comets = 0;
    std::uint8_t module = 0;        // 1 = built: orbits 6 and 7
    std::uint8_t used_sectors = 0;  // bit 0 = sector I …: markers of this round
    // Each in ascending order.
    FixedVector<std::uint8_t, 3> stellar;  // objectives at the board
    FixedVector<std::uint8_t, 3> drafted;  // planetary objectives in hand that all have seen
    FixedVector<std::uint8_t, 2> drawn;    // while start objectives are chosen
    std::uint8_t holds_start = 0;          // 1 = the start objective is still in hand
    std::uint8_t start = 0;                // which one; secret
    std::uint8_t returned = 0;             // the one given back; secret until round 6
    // By object - 1: 0 = not owned, else 1 + uses left.
    std::array<std::uint8_t, kObjectCount> objects{};
    friend constexpr bool operator==(const SeatState&, const SeatState&) = default;

    std::size_t orbit_places() const { return module != 0 ? kMaxOrbits : kBoardOrbits; }
    bool owns_object(std::size_t object) const { return objects[object - 1] != 0; }
    int object_count() const {
        int count = 0;
        for (std::uint8_t object : objects) count += object != 0 ? 1 : 0;
        return count;
    }
    int belt_value() const { return asteroids + 2 * comets; }  // CG-SCORE-05
    bool holds(std::uint8_t objective) const {
        return (holds_start != 0 && start == objective) || drafted.contains(objective);
    }
};

struct State {
    Random random;
    std::array<SeatState, kMaxPlayers> seats{};
    std::array<std::array<FieldContent, kFields>, kSectors> board{};
    TileCounts supply{};
    std::uint8_t comets = 0;  // in the supply
    // Tiles by number, ascending; numbers follow the ids byte by byte (CG-RNG-04).
    FixedVector<std::uint8_t, kMaxBag> bag;
    FixedVector<std::uint8_t, kMaxBag> box;  // discarded from sectors II and III
    // The first entry is the top.
    FixedVector<std::uint8_t, 15> stellar_stack;
    FixedVector<std::uint8_t, 19> planetary_stack;
    // Objectives that went to the box face up, ascending.
    FixedVector<std::uint8_t, 15> stellar_box;
    FixedVector<std::uint8_t, 15> planetary_box;
    FixedVector<RewardItem, kMaxRewards> rewards;  // the last one is the top of the stack
    std::array<std::uint8_t, 2> objects_used{};    // this turn: bit per object, low byte first
    std::uint8_t players = 2;
    Phase phase = Phase::kChooseStart;
    std::uint8_t round = 1;                  // 1…6
    std::uint8_t turn = 0;                   // turns finished in this round
    Seat first = 0;                          // began the game
    Seat starts = 0;                         // began this round
    Seat active = 0;                         // whose turn it is
    Seat monolith = 0;                       // who holds it
    SeatSet owing = 0;                       // who has not chosen a start objective yet
    std::uint8_t side_used = 0;              // this turn's side action is spent
    std::array<std::uint8_t, 1> reserved{};  // keeps the size a multiple of four: no padding
    friend constexpr bool operator==(const State&, const State&) = default;

    SeatState& seat(Seat s) { return seats[static_cast<std::size_t>(s)]; }
    const SeatState& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    Seat after(Seat s, int steps = 1) const { return static_cast<Seat>((s + steps) % players); }
    // Sector I shows stellar objectives in odd rounds, planetary ones in even rounds.
    bool stellar_round() const { return round % 2 == 1; }
    bool object_used(std::size_t object) const {
        return (objects_used[(object - 1) / 8] >> ((object - 1) % 8) & 1U) != 0;
    }
    bool sector_used(Seat s, std::size_t sector) const {
        return (seat(s).used_sectors >> (sector - 1) & 1U) != 0;
    }
    FieldContent field(std::size_t sector, std::size_t number) const {
        return board[sector - 1][number - 1];
    }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>,
              "positions are compared and hashed as memory: no padding");
static_assert(sizeof(State) <= 1024);

}  // namespace orrery::cosmogenesis
