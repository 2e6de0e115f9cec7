#include "tests/games/crafting_the_cosmos/support.h"

#include <algorithm>
#include <cstring>
#include <sstream>

#include "core/embedded_content.h"
#include "games/crafting_the_cosmos/names.h"
#include "tests/support/data_file.h"

namespace orrery::crafting_the_cosmos {

const CraftingTheCosmos& game_of(const State&) {
    return testing::game();
}

namespace testing {
namespace {

std::uint8_t named(Named (*read)(TextReader&), std::string_view text) {
    const Named name = whole_name(read, text);
    EXPECT_TRUE(name.has_value()) << "no such name: " << text;
    return name.value_or(0);
}

}  // namespace

const CraftingTheCosmos& game() {
    static const CraftingTheCosmos instance(*load_content(embedded_content()));
    return instance;
}

const Json& data_file(const std::string& name) {
    return test::data_file("crafting-the-cosmos/" + name);
}

State new_game(int players, std::string_view options, std::uint64_t seed) {
    return test::new_game(game(), players, options, seed);
}

bool same(const State& a, const State& b) {
    return std::memcmp(&a, &b, sizeof(State)) == 0;
}

void expect_valid(const State& state) {
    JsonErrors errors;
    const Json written = game().state_json(state);
    const State read = game().state_from_json(JsonReader(written, errors));
    ASSERT_TRUE(errors.ok()) << to_string(errors.error());
    EXPECT_TRUE(same(read, state)) << to_text(written);
}

Action act(std::string_view text) {
    return test::action_of(State{}, text);
}

std::string refusal_of(const State& state, std::string_view text) {
    return test::refusal_of(state, static_cast<Seat>(state.current), text);
}

Applied play(State& state, std::string_view text) {
    return test::play(state, static_cast<Seat>(state.current), text);
}

std::vector<Event> play_heard(State& state, std::string_view text) {
    return test::play_heard(state, static_cast<Seat>(state.current), text);
}

std::vector<std::string> legal_texts(const State& state, Seat seat) {
    std::vector<std::string> texts;
    game().legal(state, seat, [&](Action action) { texts.push_back(print_action(action)); });
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::istringstream stream{std::string(text)};
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::size_t star(std::string_view name) {
    return named(read_star, name);
}
std::size_t life(std::string_view name) {
    return named(read_life, name);
}
std::size_t nebula(std::string_view name) {
    return named(read_nebula, name);
}
std::uint8_t tile(std::string_view name) {
    return named(read_tile, name);
}
std::uint8_t power(std::string_view name) {
    return named(read_power, name);
}
std::uint8_t goal(std::string_view name) {
    return named(read_goal, name);
}
std::size_t energy(std::string_view name) {
    return named(read_energy, name);
}
std::size_t element(std::string_view name) {
    return named(read_element, name);
}

}  // namespace testing
}  // namespace orrery::crafting_the_cosmos
