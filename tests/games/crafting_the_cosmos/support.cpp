#include "tests/games/crafting_the_cosmos/support.h"

#include <algorithm>
#include <cstring>
#include <sstream>

#include "core/embedded_content.h"
#include "tests/support/data_file.h"
#include "tests/support/other_content.h"

namespace orrery::crafting_the_cosmos {

const CraftingTheCosmos& game_of(const State&) {
    return testing::game();
}

namespace testing {
namespace {

std::uint8_t named(const NamedType* Words::* type, std::string_view text) {
    const NamedValue* found = (game().words().*type)->find(text);
    EXPECT_NE(found, nullptr) << "no such name: " << text;
    return static_cast<std::uint8_t>(found == nullptr ? 0 : found->value[0]);
}

}  // namespace

const CraftingTheCosmos& game() {
    return test::OtherContent<CraftingTheCosmos, load_content>::game();
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

std::string print(Action action) {
    return game().words().vocabulary.print(action);
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
    game().legal(state, seat, [&](Action action) { texts.push_back(print(action)); });
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
    return named(&Words::star_space, name);
}
std::size_t life(std::string_view name) {
    return named(&Words::life_space, name);
}
std::size_t nebula(std::string_view name) {
    return named(&Words::nebula_space, name);
}
std::uint8_t tile(std::string_view name) {
    return named(&Words::tile, name);
}
std::uint8_t power(std::string_view name) {
    return named(&Words::power, name);
}
std::uint8_t goal(std::string_view name) {
    return named(&Words::goal, name);
}
std::size_t energy(std::string_view name) {
    return named(&Words::energy, name);
}
std::size_t element(std::string_view name) {
    return named(&Words::element, name);
}

}  // namespace testing
}  // namespace orrery::crafting_the_cosmos
