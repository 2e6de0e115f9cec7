// The position of a game of Anunnaki against Cosmobot; the companion keeps its model of the
// printed game in the same value.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/fixed_vector.h"
#include "core/random.h"
#include "core/types.h"
#include "games/anunnaki/content/components.h"
#include "games/anunnaki/task.h"

namespace orrery::anunnaki {

inline constexpr std::uint8_t kUnknown = 0xff;  // a face-down tile or token nobody here has seen

// The full game enforces everything; in the companion the person reports what lies on the table.
enum class Product : std::uint8_t { kFullGame, kCompanion };

struct Options {
    Product product = Product::kFullGame;
    std::uint8_t person_house = 0;
    std::uint8_t bot_house = 0;
    Difficulty difficulty = Difficulty::kNormal;
    std::uint8_t advanced_reveal = 0;
    std::uint8_t distant_planets = 0;
    std::uint8_t creatures = 0;
    std::uint8_t expansion_houses = 0;
    std::uint8_t random_bot_house = 0;  // bot_house was drawn at set-up
    friend constexpr bool operator==(const Options&, const Options&) = default;
};

struct AreaState {
    std::array<UnitCounts, kSides> units{};
    std::uint8_t settlement = 0;    // 1 + side, 0 = none
    std::uint8_t civilisation = 0;  // 1 + tile, kUnknown, 0 = none
    // The civilisation tile lies face up; in the companion the strength that the person read there.
    std::uint8_t revealed = 0;
    std::uint8_t exhausted = 0;  // bit per printed symbol
    friend constexpr bool operator==(const AreaState&, const AreaState&) = default;
};

enum class Leader : std::uint8_t { kNobody, kPerson, kBot, kCivilisation };
inline constexpr std::array<std::string_view, 4> kLeaderNames{"nobody", "person", "bot",
                                                              "civilisation"};
constexpr Leader leading(Side side) {
    return side == Side::kPerson ? Leader::kPerson : Leader::kBot;
}
struct DistantState {
    std::uint8_t planet = 0;  // 1 + number, 0 = the module is not in play
    Leader leader = Leader::kNobody;
    std::array<UnitCounts, kSides> landing{};
    std::array<UnitCounts, kSides> leading{};
    friend constexpr bool operator==(const DistantState&, const DistantState&) = default;
};

// What both sides have.
struct SideState {
    std::int16_t vp = 0;
    std::array<std::uint8_t, kTracks> tracks{};  // space on each development track
    std::uint8_t supremacy = 0;                  // place on the supremacy track
    UnitCounts supply{};
    std::uint8_t settlements = 0;  // left on the settlement row
    std::uint8_t cubes = 0;        // placed
    std::uint8_t creatures = 0;    // bit per creature taken
    std::uint8_t reserved = 0;     // keeps the layout free of padding
    friend constexpr bool operator==(const SideState&, const SideState&) = default;
};

// What only the person has (AN-RES-02).
struct PersonState {
    ResourceCounts resources{};
    std::uint8_t crystals = 0;
    std::uint8_t pawn = 0;                     // 1 + node, 0 = beside the board
    std::array<std::uint8_t, kNodes> tiles{};  // action tile by node
    std::uint16_t upgraded = 0;                // bit per action tile
    std::uint16_t path_cubes = 0;              // bit per path
    std::uint8_t marked = 0;                   // bit per triangle; bit 5 = the pentagon
    std::uint8_t gods = 0;                     // bit per god of the house that was summoned
    std::uint8_t hand = 0, used = 0;           // bit per weapon card; the others are in reserve
    std::uint8_t artefacts = 0;                // bit per artefact drawn
    std::uint8_t fulfilled = 0;                // number of contracts fulfilled
    FixedVector<std::uint8_t, 3> contracts;    // in reserve, in the order taken
    friend constexpr bool operator==(const PersonState&, const PersonState&) = default;
};

// A face-up contract. The companion knows only what Cosmobot needs: points and trade steps.
struct ContractSlot {
    std::uint8_t filled = 0;
    std::uint8_t contract = 0;  // number, full game only
    std::uint8_t vp = 0;
    std::uint8_t trade = 0;
    friend constexpr bool operator==(const ContractSlot&, const ContractSlot&) = default;
};

inline constexpr std::uint8_t kTypedCard = 0xfe;  // the person typed the physical card
inline constexpr std::uint8_t kPhysicalCards = 1, kPhysicalDie = 2;

// What only the companion keeps: how it was set up, and facts that only the table shows
// (AN-COMP-09). All zero in the full game.
struct TableFacts {
    std::uint16_t to_enter = 0;  // not told yet: bit per contract slot, then per goal place
    std::array<std::uint8_t, kDisplayed> distant_strength{};  // of the civilisations, left, right
    std::array<std::uint8_t, 2> god_strength{};               // by Atlantis area, 0 = not told
    std::uint8_t empty_start = 0;     // the option: nothing on the board at first
    std::uint8_t physical_start = 0;  // the options behind `physical`
    friend constexpr bool operator==(const TableFacts&, const TableFacts&) = default;
};

// Bits of TableFacts::to_enter.
constexpr std::uint16_t contract_bit(std::size_t slot) {
    return static_cast<std::uint16_t>(1U << slot);
}
constexpr std::uint16_t goal_bit(std::size_t place) {
    return static_cast<std::uint16_t>(1U << (kContractSlots + place));
}
inline constexpr std::uint16_t kAllContracts = (1U << kContractSlots) - 1;
inline constexpr std::uint16_t kAllGoals = 0b1111U << kContractSlots;

// Where a turn stands; what runs inside it is on the stack of tasks.
enum class Phase : std::uint8_t {
    kPrimary,
    kSecondary,
    kFree,
    kCombat,
    kCulture,
    kBotCards,
    kBotReveal,
    kBotCombat,
    kBotCulture,
    kGameOver,
};
inline constexpr std::array<std::string_view, 10> kPhaseNames{
    "primary",   "secondary",  "free",       "combat",      "culture",
    "bot_cards", "bot_reveal", "bot_combat", "bot_culture", "game_over"};

// A combat under way.
struct Combat {
    std::uint8_t active = 0;
    Place place = 0;
    std::uint8_t weapon = 0;  // 1 + card, kUnknown = declined, 0 = not yet committed
    std::uint8_t die = 0;     // 0 = not rolled
    std::uint8_t person_total = 0;
    friend constexpr bool operator==(const Combat&, const Combat&) = default;
};

struct State {
    PlaceSet combats;  // of this step, still to be resolved
    Random random;
    std::array<SideState, kSides> sides{};
    PersonState person;
    std::uint16_t supremacy_tokens = 0;  // bit per place that still has its token
    // What the person remembers: tiles and tokens that were seen, also those now gone.
    std::uint16_t seen_civilisations = 0;
    std::array<std::uint16_t, 2> seen_culture{};  // bit per token, low word first
    TableFacts facts;
    std::array<AreaState, kMaxAreas> areas{};
    Options options;
    Side active = Side::kPerson;  // whose turn it is
    Phase phase = Phase::kPrimary;
    std::uint8_t turn = 1;       // the person's turns begun
    std::uint8_t triggered = 0;  // 1 + the side that triggered the end
    std::uint8_t last_turn = 0;  // this is the last turn of the game
    Combat combat;
    std::array<DistantState, kDisplayed> distant{};        // left, right
    std::array<std::uint8_t, kDisplayed> creatures{};      // 1 + creature on display, 0 = gone
    std::array<std::uint8_t, kMaxCultureSites> culture{};  // 1 + token, kUnknown, 0 = none
    std::array<std::uint8_t, 2> atlantis_gods{};           // 1 + token by Atlantis area, 0 = gone
    std::array<Goal, kTracks + 1> goals{};                 // beside war, tech, trade, supremacy
    std::array<ContractSlot, kContractSlots> contracts{};
    // In every stack the first entry is the top.
    FixedVector<std::uint8_t, 24> contract_stack;
    FixedVector<std::uint8_t, kArtefacts> artefact_deck;
    std::array<FixedVector<std::uint8_t, kAdviserCards>, 2> decks;  // by Deck: numbers of cards
    std::array<std::uint8_t, 2> face_up{};  // by Deck: 1 + card, kTypedCard, 0 = none
    std::array<AdviserCard, 2> typed{};     // by Deck: a card that the person typed
    FixedVector<Task, kMaxTasks> tasks;     // the last one runs next
    FixedVector<Place, 32> candidates;  // not empty: the person chooses one of them for Cosmobot
    Choice choice = Choice::kNone;      // … by this rule
    std::uint8_t chosen = 0;            // 1 + the answer, until the task has used it
    std::uint8_t arrow = 0;  // 1 + the Arrow of this Cosmobot turn's sun card, 0 = none in force
    // What the person uses from the printed box instead of this program (AN-COMP-03).
    std::uint8_t physical = 0;  // bits kPhysicalCards, kPhysicalDie
    friend constexpr bool operator==(const State&, const State&) = default;

    SideState& side(Side s) { return sides[index(s)]; }
    const SideState& side(Side s) const { return sides[index(s)]; }
    bool companion() const { return options.product == Product::kCompanion; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>,
              "positions are compared and hashed as memory: no padding");
static_assert(sizeof(State) <= 2048);

}  // namespace orrery::anunnaki
