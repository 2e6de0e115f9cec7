// The position of a game of Cosmic Factory.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/action.h"
#include "core/fixed_vector.h"
#include "core/random.h"
#include "core/types.h"
#include "games/cosmic_factory/cards.h"
#include "games/cosmic_factory/galaxy.h"

namespace orrery::cosmic_factory {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 6;
inline constexpr int kRounds = 5;
inline constexpr int kMarkerMax = 30;
inline constexpr std::array<std::string_view, 4> kMarkerNames{"green", "blue", "orange", "star"};
inline constexpr int kBetWon = 3;  // CF-BONUS-07: on the colour's marker
inline constexpr int kBetLost = 2;
inline constexpr int kOfferingPrice = 5;   // CF-CARD-20: zone marker back …
inline constexpr int kOfferingReward = 2;  // … and star forward

// The four markers of a score board (CF-COMP-05); a colour's index is also its marker's.
inline constexpr std::size_t kStar = 3;
using Markers = std::array<std::uint8_t, 4>;

// The phases in which the game waits for somebody; the others run through by themselves.
enum class Phase : std::uint8_t {
    kDraft1,
    kDraft2,
    kReady,
    kBuild,
    kBlackHole,
    kSabotage,
    kExchange,
    kOffering,
    kGameOver,
};

inline constexpr std::array<std::string_view, 9> kPhaseNames{"draft_1",  "draft_2",    "ready",
                                                             "build",    "black_hole", "sabotage",
                                                             "exchange", "offering",   "game_over"};

// Fixed before the game (CF-CLOCK-05, -06, CF-DRAFT-09). Zero seconds: no limit.
struct Options {
    std::uint16_t sandglass_seconds = 60;  // 0 = untimed: then nothing else is limited either
    std::uint16_t choice_seconds = 20;
    std::uint16_t draft_seconds = 0;
    std::uint8_t beginner = 0;
    std::array<std::uint8_t, kRounds> cards{};  // cards chosen for the first rounds; 0 = by chance
    friend constexpr bool operator==(const Options&, const Options&) = default;
};

struct SeatState {
    Markers markers{};
    // Both in ascending order, so that their order tells nothing.
    FixedVector<std::uint8_t, kTilesPerPlayer> packet;  // tiles to pick from, in the draft
    // Own tiles outside the galaxy: face down until BUILD, then those still to be laid.
    FixedVector<std::uint8_t, kTilesPerPlayer> pile;
    Galaxy galaxy;
    std::uint8_t bonus = 0;   // bonus tiles held, bit per colour
    std::uint8_t done = 0;    // says the galaxy is finished
    std::uint8_t frozen = 0;  // took a bonus tile: may not touch the galaxy again
    Action pending;           // a choice that stays secret until all have chosen; kind 0 = none
    friend constexpr bool operator==(const SeatState&, const SeatState&) = default;
};

// CF-SCORE-08: the galaxies as they were scored last, readable until the next scoring.
struct ScoredSeat {
    Galaxy galaxy;
    Markers before{};            // markers before the scoring
    Markers after{};             // and after all its steps
    std::uint8_t bonus = 0;      // bonus tiles held
    std::uint8_t exchanged = 0;  // card 19: 1 + the colour that took the track points
    std::uint8_t offered = 0;    // card 20: 1 + the colour that was offered
    friend constexpr bool operator==(const ScoredSeat&, const ScoredSeat&) = default;
};
struct ScoredRound {
    std::uint8_t round = 0;  // 0 = nothing was scored yet
    std::uint8_t card = 0;
    std::array<ScoredSeat, kMaxPlayers> seats{};
    friend constexpr bool operator==(const ScoredRound&, const ScoredRound&) = default;
};

struct State {
    Random random;
    Options options;
    std::uint8_t players = 2;
    Phase phase = Phase::kDraft1;
    std::uint8_t round = 1;                     // 1…5
    std::array<std::uint8_t, kRounds> cards{};  // the round's cards; 0 in the beginner variant
    std::uint8_t middle = 0;                    // bonus tiles in the middle, bit per colour
    std::array<SeatState, kMaxPlayers> seats{};
    ScoredRound scored;
    // Who still owes an answer in a phase where everybody answers once (all but BUILD).
    SeatSet owing = 0;
    friend constexpr bool operator==(const State&, const State&) = default;

    int card() const { return cards[static_cast<std::size_t>(round - 1)]; }
    SeatState& seat(Seat s) { return seats[static_cast<std::size_t>(s)]; }
    const SeatState& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    // CF-SETUP-05: the left neighbour is the next seat clockwise.
    Seat left(Seat s) const { return static_cast<Seat>((s + 1) % players); }
    Seat right(Seat s) const { return static_cast<Seat>((s + players - 1) % players); }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>,
              "positions are compared and hashed as memory: no padding");

}  // namespace orrery::cosmic_factory
