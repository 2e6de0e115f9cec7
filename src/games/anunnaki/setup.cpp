#include "games/anunnaki/setup.h"

#include <numeric>

#include "games/anunnaki/board.h"
#include "games/anunnaki/options.h"

namespace orrery::anunnaki {
namespace {

template <std::size_t N>
void shuffle(FixedVector<std::uint8_t, N>& items, RandomStream& chance) {
    orrery::shuffle(std::span<std::uint8_t>(items.data(), items.size()), chance);
}
// 0 … count - 1 in random order.
FixedVector<std::uint8_t, 32> shuffled(std::size_t count, RandomStream& chance) {
    FixedVector<std::uint8_t, 32> items;
    for (std::size_t i = 0; i < count; ++i) items.push_back(static_cast<std::uint8_t>(i));
    shuffle(items, chance);
    return items;
}
constexpr std::uint8_t plus_one(std::uint8_t number) {
    return static_cast<std::uint8_t>(number + 1);
}

// AN-HSET-03 to -05: what is left over leaves the game.
void lay_tiles(const Content& content, State& state, RandomStream& chance) {
    const auto civilisations = shuffled(content.civilisations.size(), chance);
    const auto gods = shuffled(content.atlantis_gods.size(), chance);
    const auto culture = shuffled(content.culture_tokens.size(), chance);
    std::size_t next = 0;
    for (std::size_t area = 0; area < content.areas.size(); ++area)
        if (content.areas[area].civilisation)
            state.areas[area].civilisation = plus_one(civilisations[next++]);
    for (std::size_t i = 0; i < gods.size(); ++i) state.atlantis_gods[i] = plus_one(gods[i]);
    const Board board(content, state);
    next = 0;
    for (std::size_t site = 0; site < content.sites.size(); ++site) {
        const std::uint8_t planet = content.sites[site].planet;
        if (planet == kGaia || planet == board.home(Side::kPerson) ||
            planet == board.home(Side::kBot))
            state.culture[site] = plus_one(culture[next++]);
    }
}

// AN-HSET-06, -08, -09, -11.
void lay_stacks(const Content& content, State& state, RandomStream& chance) {
    for (std::uint8_t artefact : shuffled(kArtefacts, chance))
        state.artefact_deck.push_back(artefact);
    state.contract_stack = used_contracts(content, state.options);
    shuffle(state.contract_stack, chance);
    for (ContractSlot& slot : state.contracts) {
        const std::uint8_t number = state.contract_stack[0];
        const Contract& contract = content.contracts[number];
        slot = {1, number, contract.vp, contract.trade};
        state.contract_stack.erase_at(0);
    }
    const auto goals = shuffled(kGoals, chance);
    for (std::size_t i = 0; i < kGoals; ++i) state.goals[i] = static_cast<Goal>(goals[i]);
    const auto tiles = shuffled(kNodes, chance);
    for (std::size_t node = 0; node < kNodes; ++node) state.person.tiles[node] = tiles[node];
}

// AN-SET-05, -07.
void lay_decks(const Content& content, State& state, RandomStream& chance) {
    for (Deck deck : {Deck::kMoon, Deck::kSun}) {
        auto& cards = state.decks[static_cast<std::size_t>(deck)];
        cards = used_cards(content, state.options.difficulty, deck);
        shuffle(cards, chance);
    }
    auto& moon = state.decks[static_cast<std::size_t>(Deck::kMoon)];
    state.face_up[static_cast<std::size_t>(Deck::kMoon)] = plus_one(moon[0]);
    moon.erase_at(0);
}

// AN-HDIST-02, AN-HMYTH-01.
void lay_modules(State& state, RandomStream& chance) {
    if (state.options.distant_planets != 0) {
        const auto planets = shuffled(kDistantPlanets, chance);
        for (std::size_t i = 0; i < kDisplayed; ++i) {
            state.distant[i].planet = plus_one(planets[i]);
            state.distant[i].leader = Leader::kCivilisation;
        }
    }
    if (state.options.creatures != 0) {
        const auto creatures = shuffled(kCreatures, chance);
        for (std::size_t i = 0; i < kDisplayed; ++i) state.creatures[i] = plus_one(creatures[i]);
    }
}

// AN-SET-08 to -11, AN-HSET-10.
void place_pieces(const Content& content, State& state, Side side) {
    const Constants& constants = content.constants;
    SideState& own = state.side(side);
    AreaState& capital = state.areas[Board(content, state).capital(side)];
    capital.settlement = plus_one(static_cast<std::uint8_t>(side));
    capital.units[index(side)][static_cast<std::size_t>(UnitKind::kFollower)] =
        constants.followers_at_start;
    own.supply = {static_cast<std::uint8_t>(constants.followers - constants.followers_at_start),
                  constants.minors, constants.greats, 0};
    own.settlements = kRowSlots;
}

void equip_person(const Content& content, State& state) {
    PersonState& person = state.person;
    person.crystals = content.constants.crystals_at_start;
    for (std::size_t resource = 0; resource < kResources; ++resource)
        if (static_cast<Resource>(resource) != content.houses[state.options.person_house].missing)
            person.resources[resource] = 1;
    for (std::size_t card = 0; card < kWeapons; ++card)
        if (!content.weapons[card].advanced)
            person.hand = static_cast<std::uint8_t>(person.hand | 1U << card);
}

}  // namespace

FixedVector<std::uint8_t, kAdviserCards> used_cards(const Content& content, Difficulty difficulty,
                                                    Deck deck) {
    const DifficultyRule& rule = content.difficulties[static_cast<std::size_t>(difficulty)];
    const std::vector<PrintedCard>& cards = content.cards(deck);
    FixedVector<std::uint8_t, kAdviserCards> used;
    for (std::size_t card = 0; card < cards.size(); ++card)
        if (rule.keeps(cards[card].mark)) used.push_back(static_cast<std::uint8_t>(card));
    return used;
}

FixedVector<std::uint8_t, 24> used_contracts(const Content& content, const Options& options) {
    FixedVector<std::uint8_t, 24> used;
    for (std::size_t house :
         {kHouses, std::size_t{options.person_house}, std::size_t{options.bot_house}})
        for (std::size_t i = 0; i < kContracts; ++i)
            if (content.contracts[i].house == house) used.push_back(static_cast<std::uint8_t>(i));
    return used;
}

State set_up(const Content& content, const Options& options, const Seed& seed) {
    State state;
    state.options = options;
    state.random.seed = seed;
    {
        RandomStream chance(state.random);
        if (options.random_bot_house != 0) {
            const auto houses = random_houses(content, options);
            state.options.bot_house =
                houses[chance.uniform(static_cast<std::uint32_t>(houses.size()))];
        }
        lay_tiles(content, state, chance);
        lay_stacks(content, state, chance);
        lay_decks(content, state, chance);
        lay_modules(state, chance);
    }
    for (Side side : {Side::kPerson, Side::kBot}) place_pieces(content, state, side);
    equip_person(content, state);
    for (std::uint8_t place : content.token_spaces)
        state.supremacy_tokens = static_cast<std::uint16_t>(state.supremacy_tokens | 1U << place);
    state.tasks.push_back({TaskKind::kPersonTurn, 0, 0, 0});
    return state;
}

}  // namespace orrery::anunnaki
