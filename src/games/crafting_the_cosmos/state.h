// The position of a game of Crafting the Cosmos.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vector.h"
#include "core/random.h"
#include "core/types.h"
#include "games/crafting_the_cosmos/components.h"

namespace orrery::crafting_the_cosmos {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kMaxRounds = 8;      // CTC-END-07
inline constexpr int kControlRoom = 3;    // CTC-BOARD-02
inline constexpr int kChamberTop = 6;     // CTC-TIME-01
inline constexpr int kHandLimit = 10;     // CTC-END-05
inline constexpr int kStartHand = 4;      // CTC-SETUP-12
inline constexpr int kSetSize = 5;        // CTC-CARD-04
inline constexpr std::size_t kTrack = 3;  // spaces a goal rests on; on the fourth it is scored

// What the game waits for. Everything else runs by itself.
enum class Phase : std::uint8_t {
    kShift,        // one list of token moves
    kPickNebula,   // collecting: the size of a nebula gained
    kTakeCard,     // collecting: an energy card from the display or the deck
    kCraft,        // any crafting action, or the omega action that closes the turn
    kChoosePower,  // which of the drawn power cards to keep
    kUsePower,     // the next target of the power in use
    kOmegaNebula,  // where the omega nebula goes, or that it is dropped
    kDiscard,      // end phase, step 5: down to the hand limit
    kGameOver,
};

enum class Edition : std::uint8_t { kFrench, kGerman };
enum class FormRule : std::uint8_t { kAtLeast, kExact };              // E-09
enum class StarGoal : std::uint8_t { kGroup, kChain };                // E-12
enum class ShootingCost : std::uint8_t { kGravity, kAny };            // E-14
enum class StardustTarget : std::uint8_t { kAnyUnformed, kSizeOne };  // E-15
enum class SurvivalMinimum : std::uint8_t { kMost, kOne };            // E-16
enum class EventHorizonCost : std::uint8_t { kCounter, kToken };

// Fixed before the game: the rows of the edition table that change play (section 7 of the rules).
struct Options {
    Edition edition = Edition::kFrench;
    FormRule form_rule = FormRule::kAtLeast;
    std::uint8_t second_2p = 0;  // E-08
    StarGoal star_goal = StarGoal::kGroup;
    std::uint8_t pulsar_grav = 2;  // E-13
    ShootingCost shooting_cost = ShootingCost::kGravity;
    StardustTarget stardust_target = StardustTarget::kAnyUnformed;
    SurvivalMinimum survival_min = SurvivalMinimum::kMost;
    std::uint8_t supply_4p = 15;  // E-03
    EventHorizonCost event_horizon_cost = EventHorizonCost::kCounter;
    friend constexpr bool operator==(const Options&, const Options&) = default;
};

// A galaxy board, a hand and a time chamber.
struct SeatState {
    // Star tokens by element; a supernova is in the set of the element under it as well.
    std::array<StarSet, kElements> stars;
    StarSet supernovae;
    LifeSet proto, stable;
    NebulaSet formed;
    std::array<std::uint8_t, kNebulaSpaces> nebulae{};                  // tile on the space, or 0
    std::array<std::array<std::uint8_t, 2>, kNebulaSpaces> advanced{};  // in the order gained
    std::array<std::uint8_t, kEnergies> hand{};  // energy cards by type; 0 in a view of others
    std::uint8_t cards = 0;                      // how many they are, which everybody may know
    std::uint8_t crystal = 0;                    // where the moving crystal stands, 0 … 5
    std::uint8_t waiting = 0;                    // crystals on space 6
    std::uint8_t discharges = 0;
    std::array<std::uint8_t, kSlots> powers{};  // power cards by slot, from the top
    std::uint16_t card_points = 0;              // for sets of cards and by power cards
    std::uint16_t goal_points = 0;
    std::uint8_t token = 0;                  // the control with the own energy token
    std::array<std::uint8_t, 3> reserved{};  // keeps the layout free of padding
    friend constexpr bool operator==(const SeatState&, const SeatState&) = default;

    StarSet occupied_stars() const { return stars[0] | stars[1] | stars[2] | stars[3]; }
    StarSet normal_stars() const { return occupied_stars() - supernovae; }
    StarSet normal_stars(std::size_t element) const { return stars[element] - supernovae; }
    LifeSet life() const { return proto | stable; }
    int advanced_on(std::size_t space) const {
        return (advanced[space][0] != 0 ? 1 : 0) + (advanced[space][1] != 0 ? 1 : 0);
    }
};

// A power card in its deck, and who put it under the deck and so still knows it: 1 + seat, or 0.
struct DeckCard {
    std::uint8_t card = 0;  // 0 = unseen
    std::uint8_t under_by = 0;
    friend constexpr bool operator==(const DeckCard&, const DeckCard&) = default;
};

inline constexpr std::size_t kMaxStagedNebulae = 20;

// What only the player whose turn it is has: all of it is gone when the turn ends (CTC-TURN-02).
struct Turn {
    // The staging area and the three counters.
    std::array<std::uint8_t, kElements> stars{};
    std::uint8_t proto = 0;
    std::uint8_t supernova = 0;
    std::uint8_t dna = 0;
    std::uint8_t gravitons = 0;
    FixedVector<std::uint8_t, kMaxStagedNebulae> nebulae;  // in the order gained
    // Where collecting stands: 0 = active reward, 1 … 4 = the controls in turn; units done there.
    std::uint8_t collect_stage = 0;
    std::uint8_t collect_unit = 0;
    // Buying a power: the cards to choose from, the type, and the slot (0 … 3).
    FixedVector<std::uint8_t, kSlots> drawn;
    std::uint8_t drawn_type = 0;
    std::uint8_t drawn_slot = 0;
    // The power in use: which part of its effect is next, how often, and on what it works.
    std::uint8_t power = 0;
    std::uint8_t mode = 0;  // 0 = it has none, 1 or 2 = which of two effects
    std::uint8_t clause = 0;
    std::uint8_t left = 0;    // targets this clause may still take
    std::uint8_t focus = 0;   // 1 + the space of the piece the effect goes on with
    std::uint8_t lifted = 0;  // life tokens off the board between lifting and putting down
    std::uint8_t omega_tile = 0;
    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

// In every stack the last entry is the top.
struct State {
    std::array<SeatState, kMaxPlayers> seats{};
    Random random;
    Options options;
    std::uint8_t players = 2;
    Phase phase = Phase::kShift;
    std::uint8_t round = 1;
    std::uint8_t start = 0;                      // who holds the start-player tile
    std::uint8_t current = 0;                    // whose turn it is; in the end phase, who discards
    std::array<std::uint8_t, kEnergies> dark{};  // dark energy tokens by control
    std::array<std::uint8_t, kElements> star_supply{};
    std::uint8_t life_supply = 0;
    std::uint8_t crystals = 0;                 // time crystals in the supply
    std::array<std::uint8_t, kTrack> track{};  // goals by space from the top, 0 = empty
    FixedVector<std::uint8_t, kGoalsPerGame> goal_deck;
    FixedVector<std::uint8_t, kGoalsPerGame> scored_goals;  // in the order scored
    std::array<std::uint8_t, kDisplay> display{};           // by position, 0 = empty
    std::array<std::uint8_t, kEnergies> discard{};          // energy cards by type
    FixedVector<std::uint8_t, kEnergyCards> deck;
    std::array<FixedVector<DeckCard, kPowersPerType>, kEnergies> power_decks;
    std::array<FixedVector<std::uint8_t, kTilesPerSize>, kSizes> nebula_stacks;
    FixedVector<std::uint8_t, kAdvancedTiles> advanced_stack;
    Turn turn;
    std::array<std::uint8_t, 4> reserved{};  // keeps the layout free of padding
    friend constexpr bool operator==(const State&, const State&) = default;

    SeatState& seat(Seat s) { return seats[static_cast<std::size_t>(s)]; }
    const SeatState& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    SeatState& own() { return seats[current]; }
    const SeatState& own() const { return seats[current]; }
    // CTC-SETUP-01: clockwise is the next higher seat.
    std::uint8_t next(std::uint8_t s) const { return static_cast<std::uint8_t>((s + 1) % players); }
    int tokens_at(std::size_t control) const {
        int tokens = dark[control];
        for (std::size_t s = 0; s < players; ++s) tokens += seats[s].token == control ? 1 : 0;
        return tokens;
    }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>,
              "positions are compared and hashed as memory: no padding");
static_assert(sizeof(State) <= 1024);

}  // namespace orrery::crafting_the_cosmos
