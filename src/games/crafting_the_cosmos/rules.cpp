// Setup and apply.
#include <numeric>

#include "core/erased_game.h"
#include "games/crafting_the_cosmos/flow.h"
#include "games/crafting_the_cosmos/game.h"
#include "games/crafting_the_cosmos/levels.h"
#include "games/crafting_the_cosmos/options.h"
#include "games/crafting_the_cosmos/refusals.h"

namespace orrery::crafting_the_cosmos {
namespace {

template <class Vector>
void shuffle_all(Vector& items, RandomStream& chance) {
    shuffle(std::span<typename Vector::value_type>(items.data(), items.size()), chance);
}

// The numbers from first to last, shuffled.
template <std::size_t N>
FixedVector<std::uint8_t, N> shuffled(std::size_t first, RandomStream& chance) {
    FixedVector<std::uint8_t, N> items;
    for (std::size_t i = 0; i < N; ++i) items.push_back(static_cast<std::uint8_t>(first + i));
    shuffle_all(items, chance);
    return items;
}

// CTC-SETUP-03: six goals, the first one open.
void set_up_goals(const Content& content, State& state, RandomStream& chance) {
    FixedVector<std::uint8_t, kMostGoals> goals;
    for (std::size_t goal = 1; goal <= content.goal_count; ++goal)
        goals.push_back(static_cast<std::uint8_t>(goal));
    shuffle_all(goals, chance);
    for (std::size_t i = goals.size() - kGoalsPerGame; i < goals.size(); ++i)
        state.goal_deck.push_back(goals[i]);
    state.track[0] = state.goal_deck.back();
    state.goal_deck.pop_back();
}

void set_up_cards_and_tiles(const Content& content, State& state, RandomStream& chance) {
    for (std::size_t type = 0; type < kEnergies; ++type) {  // CTC-SETUP-04
        auto cards = content.powers_of[type];
        shuffle_all(cards, chance);
        for (std::size_t i = cards.size() - kPowersPerType; i < cards.size(); ++i)
            state.power_decks[type].push_back({cards[i], 0});
    }
    for (std::size_t i = 0; i < kEnergyCards; ++i)  // CTC-SETUP-05
        state.deck.push_back(card_of(static_cast<Energy>(i / (kEnergyCards / kEnergies))));
    shuffle_all(state.deck, chance);
    for (std::size_t size = 0; size < kSizes; ++size)  // CTC-SETUP-06
        state.nebula_stacks[size] = shuffled<kTilesPerSize>(1 + size * kTilesPerSize, chance);
}

// CTC-SETUP-07: the top tiles of the first group over the whole second one.
void set_up_advanced_life(const Numbers& numbers, State& state, RandomStream& chance) {
    auto first = numbers.first_group;
    auto second = numbers.second_group;
    shuffle(std::span<std::uint8_t>(first), chance);
    shuffle(std::span<std::uint8_t>(second), chance);
    for (std::uint8_t value : second) state.advanced_stack.push_back(advanced_tile(2, value));
    for (std::size_t i = first.size() - std::size_t{2} * state.players; i < first.size(); ++i)
        state.advanced_stack.push_back(advanced_tile(1, first[i]));
}

// CTC-SETUP-13, -14: tokens go round the controls from Light on; the last coloured one begins.
void set_up_tokens(const Numbers& numbers, State& state, RandomStream& chance) {
    FixedVector<std::uint8_t, 2 * kMaxPlayers> tokens;  // seats, then dark ones
    const std::size_t count = state.players + std::size_t{numbers.dark_tokens[state.players]};
    for (std::size_t i = 0; i < count; ++i) tokens.push_back(static_cast<std::uint8_t>(i));
    shuffle_all(tokens, chance);
    for (std::size_t placed = 0; !tokens.empty(); ++placed, tokens.pop_back()) {
        const std::uint8_t token = tokens.back();
        const std::size_t control = placed % kEnergies;
        if (token >= state.players) {
            ++state.dark[control];
        } else {
            state.seats[token].token = static_cast<std::uint8_t>(control);
            state.start = token;
        }
    }
}

// CTC-SETUP-09 … -12, -16: per seat three nebulae, a star, a life and four cards.
void deal(const Content& content, State& state) {
    const auto draw = [&] {
        const std::uint8_t card = state.deck.back();
        state.deck.pop_back();
        return card;
    };
    const Board& board = content.board;
    for (std::uint8_t& place : state.display) place = draw();
    for (std::size_t i = 0; i < state.players; ++i) {
        SeatState& own = state.seats[i];
        for (std::size_t size = 0; size < kSizes; ++size) {
            own.nebulae[board.start_nebulae[size]] = state.nebula_stacks[size].back();
            state.nebula_stacks[size].pop_back();
        }
        own.stars[index(Element::kH)].insert(board.centre_star);
        own.proto.insert(board.start_life);
        --state.star_supply[index(Element::kH)];
        --state.life_supply;
        for (own.cards = 0; own.cards < kStartHand; ++own.cards)
            ++own.hand[index(energy_of(draw()))];
    }
}

}  // namespace

const GameInfo& CraftingTheCosmos::info() const {
    static const GameInfo info{.id = kGameId,
                               .name = "Crafting the Cosmos",
                               .min_players = kMinPlayers,
                               .max_players = kMaxPlayers,
                               .players_rule = "CTC-SETUP-01",
                               .rules_version = 1,
                               .options = option_shapes(),
                               .refusals = refusals(),
                               .levels = kGameLevels};
    return info;
}

// CTC-SETUP-15 fixes the order of the shuffles; the draws come after all of them.
State CraftingTheCosmos::setup(int players, const JsonReader& options, const Seed& seed) const {
    State state;
    state.options = options_from_json(options);
    state.players = static_cast<std::uint8_t>(players);
    state.random.seed = seed;
    if (!options.ok()) return state;
    const Numbers& numbers = content_.numbers;
    state.star_supply = numbers.stars;
    state.life_supply = numbers.life;
    state.crystals = players == 4 ? state.options.supply_4p : numbers.crystals[state.players];
    {
        RandomStream chance(state.random);
        set_up_goals(content_, state, chance);
        set_up_cards_and_tiles(content_, state, chance);
        set_up_advanced_life(numbers, state, chance);
        set_up_tokens(numbers, state, chance);
    }
    deal(content_, state);
    Flow<NoEvents>(content_, state, NoEvents{}).begin_turn(state.start);
    return state;
}

template <class Events>
Applied CraftingTheCosmos::apply(State& state, Seat, Action action, const Events& events) const {
    Flow<Events> flow(content_, state, events);
    flow.act(action);
    return flow.result();
}

template Applied CraftingTheCosmos::apply(State&, Seat, Action, const NoEvents&) const;
template Applied CraftingTheCosmos::apply(State&, Seat, Action, const EventSink&) const;

Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files) {
    return make_erased<CraftingTheCosmos>(load_content(files), files, kGameId);
}

}  // namespace orrery::crafting_the_cosmos
