// Could this position stand on a table? Any such position is accepted, reached or not.
#include <algorithm>

#include "core/text.h"
#include "games/crafting_the_cosmos/codec.h"
#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/power_use.h"
#include "games/crafting_the_cosmos/shift.h"

namespace orrery::crafting_the_cosmos {
namespace {

// Section 5.18: nothing is lost and nothing is there twice.
void expect_total(const JsonReader& json, const std::string& what, int found, int wanted,
                  const char* rule) {
    if (found != wanted)
        json.fail("expected " + counted(wanted, what) + " in all, found " + std::to_string(found),
                  rule);
}

void validate_tokens(const Content& content, const State& state, const JsonReader& json) {
    for (std::size_t element = 0; element < kElements; ++element) {
        int found = state.star_supply[element] + state.turn.stars[element];
        for (const SeatState& seat : state.seats) found += seat.stars[element].count();
        expect_total(json["supply"][kElementNames[element]],
                     std::string(kElementNames[element]) + " star", found,
                     content.numbers.stars[element], "CTC-INV-02");
    }
    int life = state.life_supply + state.turn.proto + state.turn.lifted;
    int reached = 0;
    for (const SeatState& seat : state.seats) {
        life += seat.life().count();
        reached += seat.waiting + seat.discharges;
    }
    expect_total(json["supply"]["life"], "life token", life, content.numbers.life, "CTC-INV-03");
    const int initial =
        state.players == 4 ? state.options.supply_4p : content.numbers.crystals[state.players];
    expect_total(json["supply"]["crystals"], "time crystal", state.crystals,
                 std::max(0, initial - reached), "CTC-INV-09");
    int dark = 0;
    for (std::size_t control = 0; control < kEnergies; ++control) {
        dark += state.dark[control];
        if (state.tokens_at(control) > kControlRoom)
            json["controls"][kEnergyNames[control]].fail("a control has room for three tokens",
                                                         "CTC-INV-01");
    }
    expect_total(json["controls"], "dark energy token", dark,
                 content.numbers.dark_tokens[state.players], "CTC-INV-01");
}

void validate_energy(const State& state, const JsonReader& json) {
    for (std::size_t type = 0; type < kEnergies; ++type) {
        const std::uint8_t card = card_of(static_cast<Energy>(type));
        auto found = std::count(state.deck.begin(), state.deck.end(), card) +
                     std::count(state.display.begin(), state.display.end(), card) +
                     state.discard[type];
        for (const SeatState& seat : state.seats) found += seat.hand[type];
        expect_total(json["energy"], std::string(kEnergyNames[type]) + " card",
                     static_cast<int>(found), kEnergyCards / kEnergies, "CTC-INV-05");
    }
}

// Each of N pieces exactly once.
template <std::size_t N>
class Census {
  public:
    void count(std::uint8_t id) {
        if (id != 0) ++found_[id];
    }
    void expect_each(const JsonReader& json, std::string (*name)(std::uint8_t),
                     const char* rule) const {
        for (std::size_t id = 1; id <= N; ++id)
            if (found_[id] != 1)
                json.fail(name(static_cast<std::uint8_t>(id)) +
                              (found_[id] == 0 ? " is missing" : " is there twice"),
                          rule);
    }
    template <class Name>
    void expect_none_twice(const JsonReader& json, Name&& name, const char* rule) const {
        for (std::size_t id = 1; id <= N; ++id)
            if (found_[id] > 1)
                json.fail(name(static_cast<std::uint8_t>(id)) + " is there twice", rule);
    }
    int among(std::span<const std::uint8_t> ids) const {
        int sum = 0;
        for (std::uint8_t id : ids) sum += found_[id];
        return sum;
    }

  private:
    std::array<int, N + 1> found_{};
};

void validate_tiles(const State& state, const JsonReader& json) {
    Census<kTiles> tiles;
    for (const SeatState& seat : state.seats)
        for (std::uint8_t tile : seat.nebulae) tiles.count(tile);
    for (std::size_t size = 0; size < kSizes; ++size)
        for (std::uint8_t tile : state.nebula_stacks[size]) {
            tiles.count(tile);
            if (size_of_tile(tile) != size + 1)
                json["nebula_stacks"].fail(tile_name(tile) + " is in the stack of another size",
                                           "CTC-SETUP-06");
        }
    for (std::uint8_t tile : state.turn.nebulae) tiles.count(tile);
    tiles.count(state.turn.omega_tile);
    tiles.expect_each(json["nebula_stacks"], tile_name, "CTC-INV-04");
}

// Of each type as many as are in a game, and none twice.
void validate_powers(const Content& content, const State& state, const JsonReader& json) {
    Census<kMostPowers> powers;
    for (const SeatState& seat : state.seats)
        for (std::uint8_t power : seat.powers) powers.count(power);
    for (std::size_t type = 0; type < kEnergies; ++type)
        for (const DeckCard& entry : state.power_decks[type]) {
            powers.count(entry.card);
            if (index(content.type_of(entry.card)) != type)
                json["power_decks"].fail(
                    content.cards[entry.card].id + " is in another type's deck", "CTC-SETUP-04");
        }
    for (std::uint8_t power : state.turn.drawn) powers.count(power);
    powers.expect_none_twice(
        json["power_decks"], [&](std::uint8_t power) { return content.cards[power].id; },
        "CTC-INV-06");
    for (std::size_t type = 0; type < kEnergies; ++type) {
        const auto& cards = content.powers_of[type];
        expect_total(json["power_decks"][kEnergyNames[type]],
                     std::string(kEnergyNames[type]) + " power card",
                     powers.among({cards.data(), cards.size()}), kPowersPerType, "CTC-INV-06");
    }
}

void validate_goals(const State& state, const JsonReader& json) {
    Census<kMostGoals> goals;
    int count = static_cast<int>(state.goal_deck.size() + state.scored_goals.size());
    for (std::uint8_t goal : state.goal_deck) goals.count(goal);
    for (std::uint8_t goal : state.scored_goals) goals.count(goal);
    for (std::uint8_t goal : state.track) {
        goals.count(goal);
        count += goal != 0 ? 1 : 0;
    }
    goals.expect_none_twice(json["goals"], goal_name, "CTC-SETUP-03");
    expect_total(json["goals"], "goal", count, kGoalsPerGame, "CTC-SETUP-03");
}

// CTC-INV-07: all of the second group, as many of the first as the table has, and no value more
// often than it is printed.
void validate_advanced_life(const Content& content, const State& state, const JsonReader& json) {
    std::array<std::array<int, 16>, 3> left{};  // by group and value
    std::array<int, 3> found{};
    for (std::uint8_t value : content.numbers.first_group) ++left[1][value];
    for (std::uint8_t value : content.numbers.second_group) ++left[2][value];
    const auto count = [&](std::uint8_t tile) {
        const auto group = static_cast<std::size_t>(group_of(tile));
        ++found[group];
        if (--left[group][static_cast<std::size_t>(value_of(tile))] < 0)
            json["advanced_life"].fail("there are fewer advanced life tiles of value " +
                                           std::to_string(value_of(tile)) + " in group " +
                                           std::to_string(group),
                                       "CTC-INV-07");
    };
    for (std::uint8_t tile : state.advanced_stack) count(tile);
    for (std::size_t i = 0; i < state.players; ++i)
        for (std::size_t space = 0; space < kNebulaSpaces; ++space)
            for (std::uint8_t tile : state.seats[i].advanced[space])
                if (tile != 0) count(tile);
    expect_total(json["advanced_life"], "first-group tile", found[1], 2 * state.players,
                 "CTC-INV-07");
    expect_total(json["advanced_life"], "second-group tile", found[2], kSecondGroup, "CTC-INV-07");
}

void validate_seat(const State& state, std::size_t i, const JsonReader& json) {
    const SeatState& own = state.seats[i];
    for (std::size_t space = 0; space < kNebulaSpaces; ++space)
        if (own.advanced[space][0] != 0 && !own.formed.contains(space))
            json["nebulae"][nebula_name(space)].fail("advanced life needs a formed nebula",
                                                     "CTC-INV-07");
    const bool round_begins = state.phase == Phase::kShift && state.current == state.start;
    if ((round_begins || state.phase == Phase::kGameOver) && own.cards > kHandLimit)
        json["hand"].fail("at most ten cards are left after a round", "CTC-INV-11");
}

// The power in use waits for a target that exists.
void validate_power(const Content& content, const State& state, const JsonReader& json) {
    const Turn& turn = state.turn;
    const SeatState& own = state.own();
    const Power& rules = content.powers[turn.power];
    if (!owns_power(own, turn.power))
        return json["card"].fail("the player does not own that power", "CTC-POWER-07");
    if (rules.has_modes != (turn.mode != 0))
        return json["mode"].fail("the effect that was chosen is wrong", "CTC-POWER-07");
    if (rules.discharge && own.waiting == 0)
        return json["card"].fail("no crystal waits to be discharged", "CTC-DISCH-01");
    const Clause clause = pending_clause(content, state);
    if (!asks(clause.what))
        return json["clause"].fail("that part of the effect asks nothing", "CTC-POWER-10");
    const int lifted = is_lifting(clause.what)        ? clause.amount - turn.left
                       : is_putting_down(clause.what) ? turn.left
                                                      : 0;
    if (turn.left > (is_putting_down(clause.what) ? kMostTargets : clause.amount))
        json["left"].fail("so many targets are not open", "CTC-POWER-11");
    if (turn.lifted != lifted)
        json["lifted"].fail("expected " + counted(lifted, "lifted life token"));
    const bool converted = clause.what == Do::kConvert && turn.left < clause.amount;
    if ((turn.focus != 0) != (needs_focus(clause.what) || converted))
        return json["focus"].fail("a piece that the effect goes on with is missing or too much");
    if (turn.focus != 0) {
        const std::size_t at = turn.focus - 1U;
        const Focus kind = focus_of(clauses_in_use(content, state));
        const bool there = kind == Focus::kStar   ? own.occupied_stars().contains(at)
                           : kind == Focus::kLife ? own.proto.contains(at)
                                                  : unformed_nebulae(own).contains(at);
        if (!there) return json["focus"].fail("no such piece is on that space");
        if (clause.what == Do::kMoveStar && own.supernovae.contains(at))
            return json["focus"].fail("supernovae are never moved", "CTC-MOVE-03");
    }
    if (json.ok() && pending_targets(content, state).empty())
        json.fail("nothing is left that the effect could take", "CTC-POWER-11");
}

void validate_choosing(const Content& content, const State& state, const JsonReader& json) {
    const Turn& turn = state.turn;
    if (state.own().powers[turn.drawn_slot] != 0)
        json["slot"].fail("that slot holds a power card already", "CTC-POWER-06");
    if (turn.drawn.empty() || turn.drawn.size() > content.numbers.slot_costs[turn.drawn_slot])
        json["cards"].fail("as many cards are drawn as the slot costs", "CTC-POWER-02");
    for (std::uint8_t card : turn.drawn)
        if (index(content.type_of(card)) != turn.drawn_type)
            json["cards"].fail("the cards drawn are of the type paid with", "CTC-POWER-02");
}

void validate_collecting(const Content& content, const State& state, const JsonReader& json) {
    const Turn& turn = state.turn;
    const bool cards = state.phase == Phase::kTakeCard;
    const auto unit = unit_at(content, state, turn.collect_stage, turn.collect_unit);
    if (unit != (cards ? Resource::kEnergyCard : Resource::kNebula))
        json["turn"]["collected"].fail("that is not where something is to be chosen",
                                       "CTC-COLLECT-11");
    if (cards ? !display_has_card(state) && !deck_has_card(state) : !stacks_have_nebula(state))
        json["phase"].fail("nothing is left to choose from", "CTC-COLLECT-10");
}

void validate_turn(const Content& content, const State& state, const JsonReader& json) {
    const Turn& turn = state.turn;
    const JsonReader entry = json["turn"];
    const Phase phase = state.phase;
    const bool collecting = phase == Phase::kPickNebula || phase == Phase::kTakeCard;
    const bool in_turn =
        phase != Phase::kShift && phase != Phase::kDiscard && phase != Phase::kGameOver;
    if (!in_turn && !(turn == Turn{}))
        return entry.fail("between turns nothing is staged and all counters are 0", "CTC-INV-10");
    if (!collecting && (turn.collect_stage != 0 || turn.collect_unit != 0))
        entry["collected"].fail("expected [0, 0] outside the energy phase", "CTC-COLLECT-05");
    if ((phase == Phase::kChoosePower) != !turn.drawn.empty())
        entry["choosing"].fail("cards are drawn exactly while one is chosen", "CTC-POWER-03");
    if ((phase == Phase::kUsePower) != (turn.power != 0))
        entry["power"].fail("a power is in use exactly while it asks", "CTC-POWER-10");
    if ((phase == Phase::kOmegaNebula) != (turn.omega_tile != 0))
        entry["omega"].fail("the omega nebula is there exactly while it is placed", "CTC-OMEGA-02");
    if (!json.ok()) return;
    if (collecting) validate_collecting(content, state, json);
    if (phase == Phase::kChoosePower) validate_choosing(content, state, entry["choosing"]);
    if (phase == Phase::kUsePower) validate_power(content, state, entry["power"]);
}

// End phases until the goals are scored that lie here.
int end_phases_left(const State& state) {
    if (!state.goal_deck.empty()) return static_cast<int>(state.goal_deck.size() + kTrack);
    for (std::size_t i = 0; i < kTrack; ++i)
        if (state.track[i] != 0) return static_cast<int>(kTrack - i);
    return 0;
}

// CTC-END-07: the goals bring every game to its end within eight rounds. While cards are discarded
// this round's goals have moved already.
void validate_round(const State& state, const JsonReader& json) {
    if (state.phase == Phase::kGameOver) return;
    const int moved = state.phase == Phase::kDiscard ? state.round : state.round - 1;
    if (moved + end_phases_left(state) > kMaxRounds)
        json["round"].fail("with the goals that are left the game would go beyond round " +
                               std::to_string(kMaxRounds),
                           "CTC-END-07");
}

// CTC-END-05: the first in turn order above the limit discards.
void validate_end(const State& state, const JsonReader& json) {
    if (state.phase == Phase::kGameOver && !game_ends(state))
        json["phase"].fail("crystals and goals are left: the game is not over", "CTC-END-04");
    if (state.phase != Phase::kDiscard) return;
    std::uint8_t seat = state.start;
    while (seat != state.current && state.seats[seat].cards <= kHandLimit) seat = state.next(seat);
    if (seat != state.current || state.own().cards <= kHandLimit)
        json["current"].fail("the first player in turn order above ten cards discards",
                             "CTC-END-05");
}

}  // namespace

void validate(const Content& content, const State& state, const JsonReader& json) {
    validate_tokens(content, state, json);
    validate_energy(state, json);
    validate_tiles(state, json);
    validate_powers(content, state, json);
    validate_goals(state, json);
    validate_advanced_life(content, state, json);
    for (std::size_t i = 0; i < state.players; ++i) validate_seat(state, i, json["seats"][i]);
    if (json.ok()) validate_turn(content, state, json);
    if (json.ok()) validate_round(state, json);
    if (json.ok()) validate_end(state, json);
}

}  // namespace orrery::crafting_the_cosmos
