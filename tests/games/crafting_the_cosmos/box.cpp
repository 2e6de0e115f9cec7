#include "tests/games/crafting_the_cosmos/box.h"

#include "games/crafting_the_cosmos/galaxy.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

State empty_table(int players, const Json& options) {
    JsonErrors errors;
    State state = game().setup(players, JsonReader(options, errors), seed_from_number(1));
    EXPECT_TRUE(errors.ok()) << to_string(errors.error());
    const Numbers& numbers = game().content().numbers;
    state.seats = {};
    state.star_supply = numbers.stars;
    state.life_supply = numbers.life;
    state.phase = Phase::kCraft;
    state.start = state.current = 0;
    for (std::size_t i = 0; i < state.players; ++i)
        state.seats[i].token = static_cast<std::uint8_t>(i);
    state.dark = {players == 2 ? std::uint8_t{1} : std::uint8_t{0}, 1, 1, 1};
    for (std::size_t type = 0; type < kEnergies; ++type) {
        state.power_decks[type].clear();
        for (std::size_t card = kPowersPerType; card > 0; --card)
            state.power_decks[type].push_back({game().content().powers_of[type][card - 1], 0});
    }
    for (std::size_t size = 0; size < kSizes; ++size) {
        state.nebula_stacks[size].clear();
        for (std::size_t i = kTilesPerSize; i > 0; --i)
            state.nebula_stacks[size].push_back(
                static_cast<std::uint8_t>(size * kTilesPerSize + i));
    }
    state.advanced_stack.clear();
    for (std::size_t i = kSecondGroup; i > 0; --i)
        state.advanced_stack.push_back(advanced_tile(2, numbers.second_group[i - 1]));
    for (std::size_t i = 2U * state.players; i > 0; --i)
        state.advanced_stack.push_back(advanced_tile(1, numbers.first_group[i - 1]));
    return state;
}

}  // namespace

Box::Box(int players, const Json& options) : state_(empty_table(players, options)) {}

SeatState& Box::last() {
    return state_.seats[state_.players - 1U];
}

void Box::put_star(SeatState& own, std::string_view token, std::size_t space) {
    const bool supernova = token.starts_with("SN-");
    const std::size_t which = element(supernova ? token.substr(3) : token);
    ASSERT_GT(state_.star_supply[which], 0);
    ASSERT_FALSE(own.occupied_stars().contains(space)) << "a star space twice";
    --state_.star_supply[which];
    own.stars[which].insert(space);
    if (supernova) own.supernovae.insert(space);
}

void Box::put_life(SeatState& own, bool stable, std::size_t space) {
    ASSERT_GT(state_.life_supply, 0);
    ASSERT_FALSE(own.life().contains(space)) << "a life space twice";
    --state_.life_supply;
    (stable ? own.stable : own.proto).insert(space);
}

std::uint8_t Box::take_tile(std::string_view name) {
    const std::uint8_t id = tile(name);
    EXPECT_TRUE(state_.nebula_stacks[size_of_tile(id) - 1U].remove(id)) << name;
    return id;
}

std::uint8_t Box::take_advanced(int value) {
    auto& stack = state_.advanced_stack;
    for (std::size_t i = stack.size(); i-- > 0;) {
        if (value_of(stack[i]) != value) continue;
        const std::uint8_t found = stack[i];
        stack.erase_at(i);
        return found;
    }
    ADD_FAILURE() << "no advanced life of value " << value;
    return 0;
}

std::uint8_t Box::take_power(std::string_view name) {
    const std::uint8_t id = power(name);
    auto& deck = state_.power_decks[index(game().content().type_of(id))];
    // Chance left it out of the game: it comes instead of another one.
    if (!deck.remove({id, 0})) deck.erase_at(0);
    return id;
}

void Box::give_cards(SeatState& own, std::string_view text) {
    const auto words = words_of(text);
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        const auto count = static_cast<std::uint8_t>(std::stoi(words[i]));
        std::uint8_t& cards = own.hand[energy(words[i + 1])];
        cards = static_cast<std::uint8_t>(cards + count);
        own.cards = static_cast<std::uint8_t>(own.cards + count);
    }
}

void Box::give_power(std::uint8_t card) {
    for (std::size_t i = state_.players; i-- > 1;)
        for (std::uint8_t& slot : state_.seats[i].powers)
            if (slot == 0) {
                slot = card;
                return;
            }
    ADD_FAILURE() << "no slot left for a power card";
}

void Box::give_tile(std::uint8_t id) {
    for (std::size_t i = state_.players; i-- > 0;)
        for (std::uint8_t& space : state_.seats[i].nebulae)
            if (space == 0) {
                space = id;
                return;
            }
    ADD_FAILURE() << "no space left for a nebula";
}

void Box::give_star(std::string_view name) {
    for (std::size_t i = state_.players; i-- > 0;)
        if (!empty_stars(state_.seats[i]).empty())
            return put_star(state_.seats[i], name, empty_stars(state_.seats[i]).first());
    --state_.star_supply[element(name)];
    ADD_FAILURE() << "no space left for a star";
}

void Box::give_life() {
    for (std::size_t i = state_.players; i-- > 0;)
        if (!empty_life(state_.seats[i]).empty())
            return put_life(state_.seats[i], true, empty_life(state_.seats[i]).first());
    --state_.life_supply;
    ADD_FAILURE() << "no space left for life";
}

void Box::drain_advanced(std::size_t left) {
    SeatState& other = last();
    for (std::size_t space = 0; space < kNebulaSpaces; ++space)
        for (std::uint8_t& slot : other.advanced[space]) {
            if (state_.advanced_stack.size() <= left) return;
            if (other.nebulae[space] == 0) {
                auto& stack = state_.nebula_stacks[2];
                other.nebulae[space] = stack[0];
                stack.erase_at(0);
            }
            other.formed.insert(space);
            slot = state_.advanced_stack[0];
            state_.advanced_stack.erase_at(0);
        }
}

}  // namespace orrery::crafting_the_cosmos::testing
