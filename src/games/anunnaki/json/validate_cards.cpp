// Cards, tiles and the person's action board: each card in one place, and as many as there are.
#include <algorithm>
#include <bit>

#include "core/text.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/json/codec.h"
#include "games/anunnaki/setup.h"

namespace orrery::anunnaki {
namespace {

// Cards of a kind that were met so far.
class Cards {
  public:
    void add(std::size_t number, bool known, const JsonReader& at, std::string_view rule) {
        if (!known) at.fail("this card is not in the game", std::string(rule));
        if (seen_.contains(number)) at.fail("this card is in two places");
        seen_.insert(number);
    }

  private:
    Bitset<64> seen_;
};

// AN-SET-12: turns of Cosmobot whose cards are gone.
int used_turns(const State& state) {
    const bool removed = state.active == Side::kBot && state.phase != Phase::kBotCards;
    return state.turn - 1 + (removed ? 1 : 0);
}

// AN-TURN-01, -03, -07: which cards lie face up.
void validate_face_up(const State& state, const JsonReader& json) {
    const bool moon = state.face_up[0] != 0, sun = state.face_up[1] != 0;
    const bool none_follows = state.last_turn != 0 || state.triggered == 1 + index(Side::kBot);
    const int shown = (moon ? 1 : 0) + (sun ? 1 : 0);
    if (state.active == Side::kBot && state.phase == Phase::kBotCards) {
        if (shown != 2) json.fail("both cards of the turn lie face up", "AN-TURN-01");
    } else if (state.phase == Phase::kBotReveal) {
        if (shown != 0) json.fail("the cards of the turn have left the game", "AN-TURN-03");
    } else if (shown != 1 && !(shown == 0 && none_follows)) {
        json.fail("one card lies face up between turns", "AN-TURN-03");
    } else if (sun && state.options.advanced_reveal == 0) {
        json["sun"].fail("the moon card is turned up", "AN-TURN-04");
    }
}

// AN-SET-05: the cards that the difficulty leaves; two go with each turn of Cosmobot.
void validate_decks(const Content& content, const State& state, const JsonReader& json) {
    for (Deck deck : {Deck::kMoon, Deck::kSun}) {
        const auto number = static_cast<std::size_t>(deck);
        const JsonReader at = json["decks"][kDeckNames[number]];
        const auto used = used_cards(content, state.options.difficulty, deck);
        Cards cards;
        for (std::uint8_t card : state.decks[number])
            cards.add(card, used.contains(card), at, "AN-SET-05");
        const std::uint8_t up = state.face_up[number];
        if (up != 0)
            cards.add(up - 1U, used.contains(static_cast<std::uint8_t>(up - 1)),
                      json["face_up"][kDeckNames[number]], "AN-SET-05");
        const int wanted = kUsedCards - used_turns(state);
        const int there = static_cast<int>(state.decks[number].size()) + (up != 0 ? 1 : 0);
        if (there != wanted)
            at.fail("expected " + counted(wanted, "card") + ", the face-up one included",
                    "AN-TURN-03");
    }
    validate_face_up(state, json["face_up"]);
}

void validate_contracts(const Content& content, const State& state, const JsonReader& json) {
    const auto used = used_contracts(content, state.options);
    Cards contracts;
    const auto add = [&](std::uint8_t contract, const JsonReader& at) {
        contracts.add(contract, used.contains(contract), at, "AN-HSET-06");
    };
    for (std::uint8_t contract : state.contract_stack) add(contract, json["contract_stack"]);
    for (std::size_t slot = 0; slot < kContractSlots; ++slot) {
        if (state.contracts[slot].filled != 0)
            add(state.contracts[slot].contract, json["contracts"][slot]);
        else if (!state.contract_stack.empty())
            json["contracts"][slot].fail("a slot is refilled while there is a stack", "AN-HTRD-03");
    }
    const JsonReader reserve = json["person"]["contracts"];
    if (state.person.contracts.size() > content.constants.contract_reserve)
        reserve.fail("the reserve is smaller", "AN-HTRD-01");
    for (std::uint8_t contract : state.person.contracts) {
        add(contract, reserve);
        const std::uint8_t house = content.contracts[contract].house;
        if (house != kHouses && house != state.options.person_house)
            reserve.fail("this contract is open to another house only", "AN-HTRD-01");
    }
    std::size_t there = state.contract_stack.size() + state.person.contracts.size();
    for (const ContractSlot& slot : state.contracts) there += slot.filled;
    if (there + state.person.fulfilled > used.size())
        json["person"]["fulfilled"].fail("more contracts than there are", "AN-HSET-06");
    Cards artefacts;
    for (std::uint8_t artefact : state.artefact_deck)
        artefacts.add(artefact, (state.person.artefacts >> artefact & 1) == 0,
                      json["artefact_deck"], "AN-HSET-11");
    if (state.artefact_deck.size() +
            static_cast<std::size_t>(std::popcount(state.person.artefacts)) !=
        kArtefacts)
        json["artefact_deck"].fail("three artefacts, drawn or in the deck", "AN-HSET-11");
}

// AN-HPRIM-01 to -03, AN-HGOD-01, -02, -06.
void validate_star(const Content& content, const State& state, const JsonReader& json) {
    const PersonState& person = state.person;
    std::uint32_t tiles = 0;
    for (std::uint8_t tile : person.tiles) tiles |= 1U << tile;
    if (std::popcount(tiles) != static_cast<int>(kNodes))
        json["tiles"].fail("each of the ten tiles lies on one node", "AN-HSET-09");
    if (std::popcount(person.path_cubes) != state.side(Side::kPerson).cubes)
        json["paths"].fail("a cube on each of these paths", "AN-HPRIM-10");
    if (person.pawn == 0 && person.path_cubes != 0)
        json["pawn"].fail("the pawn has been moved before", "AN-HPRIM-01");
    for (std::size_t by = 0; by <= kPentagon; ++by) {
        const std::uint16_t paths = by == kPentagon ? content.pentagon : content.triangles[by];
        if ((person.marked >> by & 1) != 0 && (person.path_cubes & paths) != paths)
            json["marked"].fail("this shape is not closed", "AN-HGOD-01");
    }
    const int great = person.gods & 1, minor = std::popcount(person.gods) - great;
    const int pentagon = person.marked >> kPentagon & 1;
    if (great != pentagon || minor != std::popcount(person.marked) - pentagon)
        json["gods"].fail("each god was summoned by a marked shape", "AN-HGOD-06");
    const UnitCounts& supply = state.side(Side::kPerson).supply;
    if (great + supply[static_cast<std::size_t>(UnitKind::kGreat)] != content.constants.greats ||
        minor + supply[static_cast<std::size_t>(UnitKind::kMinor)] != content.constants.minors)
        json["gods"].fail("a summoned god is on the board", "AN-HGOD-01");
}

void validate_weapons(const Content& content, const PersonState& person, const JsonReader& json) {
    for (std::size_t card = 0; card < kWeapons; ++card) {
        const bool hand = (person.hand >> card & 1) != 0, used = (person.used >> card & 1) != 0;
        if (hand && used) json["used"].fail("a card is in two places");
        if (!hand && !used && !content.weapons[card].advanced)
            json["hand"].fail("the basic card " + content.weapons[card].id + " is missing",
                              "AN-HSET-10");
    }
}

}  // namespace

void validate_cards(const Content& content, const State& state, const JsonReader& json) {
    validate_decks(content, state, json);
    validate_contracts(content, state, json);
    validate_star(content, state, json["person"]);
    validate_weapons(content, state.person, json["person"]);
}

}  // namespace orrery::anunnaki
