// Could this position stand on a table? Any such position is accepted, reached or not.
#include <algorithm>

#include "core/bitset.h"
#include "core/text.h"
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/codec.h"
#include "games/cosmic_factory/game.h"

namespace orrery::cosmic_factory {
namespace {

bool is_draft(Phase phase) {
    return phase == Phase::kDraft1 || phase == Phase::kDraft2;
}
bool is_after_building(Phase phase) {
    return phase > Phase::kBuild && phase < Phase::kGameOver;
}

// Which phases a round with this card can be in.
bool phase_exists(Phase phase, const State& state, const CardRules& card) {
    switch (phase) {
        case Phase::kDraft1:
        case Phase::kDraft2:
            return state.options.beginner == 0;
        case Phase::kBlackHole:
            return card.tiles_to_turn_down > 0;
        case Phase::kSabotage:
            return card.sabotage;
        case Phase::kExchange:
            return card.stellar_exchange;
        case Phase::kOffering:
            return card.offering;
        case Phase::kGameOver:
            return state.round == kRounds;
        case Phase::kReady:
        case Phase::kBuild:
            return true;
    }
    return false;
}

void validate_cards(const State& state, const JsonReader& json) {
    const JsonReader cards = json["cards"];
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const std::uint8_t card = state.cards[i];
        if (state.options.beginner != 0) {
            if (card != 0) cards[i].fail("the beginner variant has no chaos cards", "CF-VAR-01");
            continue;
        }
        if (card == 0) cards[i].fail("a chaos card is needed", "CF-FLOW-04");
        if (std::find(state.cards.begin(), state.cards.begin() + static_cast<std::ptrdiff_t>(i),
                      card) != state.cards.begin() + static_cast<std::ptrdiff_t>(i))
            cards[i].fail("each chaos card is there once", "CF-COMP-03");
        if (state.options.cards[i] != 0 && state.options.cards[i] != card)
            cards[i].fail("the options name another card for this round");
    }
}

// CF-COMP-01: no tile is in two places.
void validate_tiles_unique(const State& state, const JsonReader& json) {
    Bitset<kTileCount + 1> seen;
    for (std::size_t i = 0; i < state.players; ++i) {
        const SeatState& own = state.seats[i];
        const JsonReader seat = json["seats"][i];
        const auto add = [&](std::uint8_t tile, const char* place) {
            if (seen.contains(tile))
                seat[place].fail("tile " + tile_name(tile) + " is in two places", "CF-COMP-01");
            seen.insert(tile);
        };
        for (std::uint8_t tile : own.packet) add(tile, "packet");
        for (std::uint8_t tile : own.pile) add(tile, "pile");
        for (const PlacedTile& placed : own.galaxy) add(placed.tile, "galaxy");
    }
}

struct Counts {
    std::size_t packet, pile, galaxy;
};

// How many tiles a seat has where; in BUILD pile and galaxy share the nine.
Counts expected_counts(const State& state, Seat seat, const CardRules& card) {
    const bool owes = has_seat(state.owing, seat);
    const auto in_shape = static_cast<std::size_t>(tiles_in_shape(card.shape));
    switch (state.phase) {
        case Phase::kDraft1:
            return owes ? Counts{9, 0, 0} : Counts{6, 3, 0};
        case Phase::kDraft2:
            return owes ? Counts{6, 3, 0} : Counts{3, 6, 0};
        case Phase::kReady:
            return {0, 9, 0};
        case Phase::kBuild: {
            const std::size_t laid = std::min(state.seat(seat).galaxy.size(), in_shape);
            return {0, kTilesPerPlayer - laid, laid};
        }
        case Phase::kGameOver:
            return {0, 0, 0};
        default:
            return {0, kTilesPerPlayer - in_shape, in_shape};
    }
}

void validate_galaxy(const State& state, const Galaxy& galaxy, const CardRules& card,
                     const JsonReader& json) {
    for (std::size_t i = 0; i < galaxy.size(); ++i)
        if (!on_board(card.shape, galaxy[i].cell))
            json[i].fail("the cell is not on this round's board", "CF-BUILD-12");
    if (tiles_face_down(galaxy) > card.tiles_to_turn_down)
        json.fail(card.tiles_to_turn_down == 0 ? "no tile lies face down with this card"
                                               : "more tiles lie face down than the card says",
                  "CF-CARD-01");
    if (is_after_building(state.phase) && !is_complete(galaxy, card.shape))
        json.fail("after building every galaxy is complete", "CF-TIME-01");
}

void validate_seat(const State& state, Seat seat, const CardRules& card, const JsonReader& json) {
    const SeatState& own = state.seat(seat);
    const Counts counts = expected_counts(state, seat, card);
    const auto expect = [&](const char* place, std::size_t found, std::size_t wanted) {
        if (found != wanted)
            json[place].fail("expected " + counted(wanted, "tile") + " in this phase, found " +
                                 std::to_string(found),
                             is_draft(state.phase) ? "CF-DRAFT-10" : "CF-BUILD-03");
    };
    expect("packet", own.packet.size(), counts.packet);
    expect("pile", own.pile.size(), counts.pile);
    expect("galaxy", own.galaxy.size(), counts.galaxy);
    if (!json.ok()) return;
    validate_galaxy(state, own.galaxy, card, json["galaxy"]);
    const bool bonus_time = state.phase == Phase::kBuild || is_after_building(state.phase);
    if (own.bonus != 0 && (!bonus_time || !card.bonus_tiles))
        json["bonus"].fail("nobody can hold a bonus tile now", "CF-BONUS-10");
    if ((own.frozen != 0) != (own.bonus != 0 && card.grab_freezes))
        json["frozen"].fail("a player is frozen exactly by holding a bonus tile", "CF-BONUS-02");
    if (own.done != 0 &&
        (!bonus_time || !is_complete(own.galaxy, card.shape) ||
         (state.phase == Phase::kBuild && tiles_face_down(own.galaxy) != card.tiles_to_turn_down)))
        json["done"].fail("only a complete galaxy can be done", "CF-BUILD-08");
}

void validate_bonus_tiles(const State& state, const JsonReader& json) {
    unsigned held = 0;
    for (Seat seat = 0; seat < state.players; ++seat) {
        const unsigned own = state.seat(seat).bonus;
        if ((held & own) != 0) json["seats"].fail("a bonus tile has two holders", "CF-BONUS-03");
        held |= own;
    }
    if ((held ^ state.middle) != 7)
        json["middle"].fail("each bonus tile is in the middle or held by one player", "CF-COMP-04");
}

void validate_scored(const State& state, const JsonReader& json) {
    const ScoredRound& scored = state.scored;
    const bool scoring = state.phase == Phase::kExchange || state.phase == Phase::kOffering;
    const int wanted = scoring || state.phase == Phase::kGameOver ? state.round : state.round - 1;
    if (scored.round == 0) {
        if (scoring) json.fail("the round that is being scored is missing", "CF-SCORE-08");
        return;
    }
    if (scored.round != wanted)
        return json["round"].fail("expected round " + std::to_string(wanted), "CF-SCORE-08");
    const int card = state.cards[scored.round - 1U];
    if (scored.card != card)
        json["card"].fail("expected card " + std::to_string(card), "CF-SCORE-08");
    Bitset<kTileCount + 1> seen;
    for (std::size_t i = 0; i < state.players; ++i)
        for (const PlacedTile& placed : scored.seats[i].galaxy) {
            if (seen.contains(placed.tile))
                json["seats"][i]["galaxy"].fail(
                    "tile " + tile_name(placed.tile) + " is in two places", "CF-COMP-01");
            seen.insert(placed.tile);
        }
    for (std::size_t i = 0; scoring && i < state.players; ++i)
        if (!(scored.seats[i].galaxy == state.seats[i].galaxy) ||
            scored.seats[i].bonus != state.seats[i].bonus)
            json["seats"][i].fail("not the galaxy and bonus tiles of that seat", "CF-SCORE-08");
}

}  // namespace

void validate(const Content& content, const State& state, const JsonReader& json) {
    validate_cards(state, json);
    if (!json.ok()) return;
    const CardRules& card = content.rules(state.card());
    if (!phase_exists(state.phase, state, card))
        return json["phase"].fail("this phase does not exist in this round", "CF-FLOW-02");
    for (Seat seat = 0; seat < state.players && json.ok(); ++seat)
        validate_seat(state, seat, card, json["seats"][static_cast<std::size_t>(seat)]);
    validate_tiles_unique(state, json);
    validate_bonus_tiles(state, json);
    validate_scored(state, json["scored"]);
}

// Who owes an answer, and whether the answers given were open to those who gave them.
void CosmicFactory::validate_choices(const State& state, const JsonReader& json) const {
    const bool answering = state.phase != Phase::kBuild && state.phase != Phase::kGameOver;
    if (answering != (state.owing != 0))
        json["owing"].fail(answering ? "somebody must owe an answer in this phase"
                                     : "nobody owes an answer in this phase",
                           "CF-CLOCK-08");
    if (state.phase == Phase::kBuild && actors(state) == 0)
        json["seats"].fail("building ends when everybody is done or frozen", "CF-BUILD-09");
    const bool is_choice = state.phase > Phase::kBuild && state.phase < Phase::kGameOver;
    for (Seat seat = 0; seat < state.players && json.ok(); ++seat) {
        const JsonReader own = json["seats"][static_cast<std::size_t>(seat)];
        const Action pending = state.seat(seat).pending;
        const bool owes = has_seat(state.owing, seat);
        const bool asked = is_asked(state, seat);
        if (owes && !asked)
            json["owing"].fail("seat " + std::to_string(seat) + " is not asked", "CF-CLOCK-08");
        if (pending.kind == 0) {
            if (asked && !owes && is_choice)
                own["pending"].fail("the choice made is missing", "CF-CLOCK-06");
            continue;
        }
        State before = state;
        before.seat(seat).pending = {};
        before.owing = static_cast<SeatSet>(before.owing | seat_bit(seat));
        if (owes || !asked || !is_choice || check(before, seat, pending) != nullptr)
            own["pending"].fail("this choice was not open to the seat", "CF-CLOCK-06");
    }
}

// Whether the phase has a question for the seat at all.
bool CosmicFactory::is_asked(const State& state, Seat seat) const {
    const SeatState& own = state.seat(seat);
    switch (state.phase) {
        case Phase::kBlackHole:
            return tiles_face_down(state.seat(state.right(seat)).galaxy) <
                   content_.rules(state.card()).tiles_to_turn_down;
        case Phase::kExchange: {
            const auto& tables = content_.scoring(state.card());
            return score_galaxy(content_.tiles, tables, {own.galaxy.data(), own.galaxy.size()})
                       .track > 0;
        }
        case Phase::kOffering:
            return *std::max_element(own.markers.begin(), own.markers.begin() + kColours) >=
                   kOfferingPrice;
        default:
            return true;
    }
}

}  // namespace orrery::cosmic_factory
