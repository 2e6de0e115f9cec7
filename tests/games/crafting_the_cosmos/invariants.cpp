#include "tests/games/crafting_the_cosmos/invariants.h"

#include <algorithm>

#include "games/crafting_the_cosmos/scoring.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

std::string wrong(const char* rule, const std::string& what, long found, long wanted) {
    if (found == wanted) return "";
    return std::string(rule) + ": " + what + " " + std::to_string(found) + ", not " +
           std::to_string(wanted);
}

std::string tokens(const Content& content, const State& state) {
    long total = 0;
    for (std::size_t control = 0; control < kEnergies; ++control) {
        const int there = state.tokens_at(control);
        if (there > 3) return "CTC-INV-01: " + std::to_string(there) + " tokens on a control";
        total += there;
    }
    return wrong("CTC-INV-01", "energy tokens", total,
                 state.players + content.numbers.dark_tokens[state.players]);
}

std::string stars(const State& state) {
    constexpr std::array<int, kElements> kAll{26, 20, 16, 16};
    for (std::size_t element = 0; element < kElements; ++element) {
        long found = state.star_supply[element] + state.turn.stars[element];
        for (const SeatState& seat : state.seats) {
            found += seat.stars[element].count();
            for (std::size_t other = 0; other < element; ++other)
                if (seat.stars[element].intersects(seat.stars[other]))
                    return "CTC-PLACE-06: two stars on one space";
        }
        if (found != kAll[element]) return wrong("CTC-INV-02", "stars", found, kAll[element]);
    }
    for (const SeatState& seat : state.seats)
        if (!seat.occupied_stars().includes(seat.supernovae))
            return "CTC-INV-02: a supernova without its star";
    return "";
}

std::string life(const State& state) {
    long found = state.life_supply + state.turn.proto + state.turn.lifted;
    for (const SeatState& seat : state.seats) {
        found += seat.proto.count() + seat.stable.count();
        if (seat.proto.intersects(seat.stable)) return "CTC-PLACE-06: two lives on one space";
    }
    return wrong("CTC-INV-03", "life tokens", found, 50);
}

std::string tiles(const State& state) {
    std::array<int, kTiles + 1> found{};
    for (std::size_t size = 0; size < kSizes; ++size)
        for (std::uint8_t tile : state.nebula_stacks[size]) {
            if (size_of_tile(tile) != size + 1) return "CTC-INV-04: a tile in another stack";
            ++found[tile];
        }
    for (std::uint8_t tile : state.turn.nebulae) ++found[tile];
    ++found[state.turn.omega_tile];
    for (const SeatState& seat : state.seats)
        for (std::uint8_t tile : seat.nebulae) ++found[tile];
    const bool once = std::all_of(found.begin() + 1, found.end(), [](int n) { return n == 1; });
    return once ? "" : "CTC-INV-04: a nebula tile is missing or there twice";
}

std::string energy_cards(const State& state) {
    std::array<int, kEnergies> found{};
    for (std::uint8_t card : state.deck) ++found[card - 1U];
    for (std::uint8_t card : state.display)
        if (card != 0) ++found[card - 1U];
    for (const SeatState& seat : state.seats) {
        int cards = 0;
        for (std::size_t type = 0; type < kEnergies; ++type) {
            cards += seat.hand[type];
            found[type] += seat.hand[type];
        }
        if (cards != seat.cards) return wrong("CTC-INV-05", "cards in a hand", seat.cards, cards);
    }
    for (std::size_t type = 0; type < kEnergies; ++type)
        if (const int all = found[type] + state.discard[type]; all != 15)
            return wrong("CTC-INV-05", "cards of a type", all, 15);
    return "";
}

// A player's power markers are not stored: they are the cards of the type (CTC-INV-12), so what
// can go wrong is a card in two places, or too few of a type. There may be more cards than a game
// has.
std::string power_cards(const Content& content, const State& state) {
    std::vector<int> found(content.power_count + 1);  // by card: 0 is none
    for (std::size_t type = 0; type < kEnergies; ++type)
        for (const DeckCard& entry : state.power_decks[type]) {
            if (index(content.type_of(entry.card)) != type)
                return "CTC-INV-06: a power card in another deck";
            ++found[entry.card];
        }
    for (std::uint8_t card : state.turn.drawn) ++found[card];
    for (const SeatState& seat : state.seats)
        for (std::uint8_t card : seat.powers) ++found[card];
    found[0] = 0;
    const bool once = std::all_of(found.begin(), found.end(), [](int n) { return n <= 1; });
    if (!once) return "CTC-INV-06, CTC-INV-12: a power card is there twice";
    for (const auto& cards : content.powers_of)
        if (std::count_if(cards.begin(), cards.end(), [&](auto card) {
                return found[card] == 1;
            }) != static_cast<int>(kPowersPerType))
            return "CTC-INV-06, CTC-INV-12: a power card is missing";
    return "";
}

std::string advanced_life(const State& state) {
    long found = static_cast<long>(state.advanced_stack.size());
    for (const SeatState& seat : state.seats)
        for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
            const int there = seat.advanced_on(space);
            found += there;
            if (there > 0 && (!seat.formed.contains(space) || seat.nebulae[space] == 0))
                return "CTC-INV-07: advanced life without a formed nebula";
            if (seat.advanced[space][0] == 0 && seat.advanced[space][1] != 0)
                return "CTC-INV-07: a second tile without the first";
        }
    return wrong("CTC-INV-07", "advanced life tiles", found, 16 + 2 * state.players);
}

std::string crystals(const Content& content, const State& state) {
    long reached = 0;
    for (const SeatState& seat : state.seats) {
        if (seat.crystal > 5) return "CTC-INV-08: the moving crystal is beyond space 5";
        reached += seat.waiting + seat.discharges;
        for (std::uint8_t goal = 1; goal <= content.goal_count; ++goal)
            if (content.goals[goal].measure == Measure::kCrystals &&
                goal_value(content, state.options, seat, goal) != std::min<int>(5, seat.discharges))
                return "CTC-INV-08: crystals in the score row";
    }
    const long initial = state.players == 2 ? 8 : state.players == 3 ? 12 : state.options.supply_4p;
    return wrong("CTC-INV-09", "time crystals in the supply", state.crystals,
                 std::max(0L, initial - reached));
}

std::string between(const State& state) {
    const bool pause = state.phase == Phase::kShift || state.phase == Phase::kDiscard ||
                       state.phase == Phase::kGameOver;
    if (pause && !(state.turn == Turn{})) return "CTC-INV-10: something is left between turns";
    const bool limited = state.phase == Phase::kGameOver ||
                         (state.phase == Phase::kShift && state.current == state.start);
    for (const SeatState& seat : state.seats)
        if (limited && seat.cards > 10) return "CTC-INV-11: more than ten cards";
    return state.round > 8 ? "CTC-INV-13: a ninth round" : "";
}

}  // namespace

std::string broken_invariant(const Content& content, const State& state) {
    for (const std::string& complaint :
         {tokens(content, state), stars(state), life(state), tiles(state), energy_cards(state),
          power_cards(content, state), advanced_life(state), crystals(content, state),
          between(state)})
        if (!complaint.empty()) return complaint;
    return "";
}

std::string broken_step(const Content& content, const State& before, const State& after) {
    for (std::size_t i = 0; i < before.players; ++i) {
        const int had = points_of(content, before.seats[i]).on_track();
        if (points_of(content, after.seats[i]).on_track() < had)
            return "CTC-INV-13: points of seat " + std::to_string(i) + " went down";
    }
    if (after.crystals > before.crystals) return "CTC-INV-09: a crystal came back";
    return after.round < before.round ? "CTC-INV-13: an earlier round" : "";
}

}  // namespace orrery::crafting_the_cosmos::testing
