#include "tests/games/crafting_the_cosmos/support.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>

#include "core/embedded_content.h"
#include "games/crafting_the_cosmos/names.h"

namespace orrery::crafting_the_cosmos::testing {
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

Json json(std::string_view text) {
    const Result<Json> parsed = parse_json(text);
    if (!parsed) {
        ADD_FAILURE() << to_string(parsed.error());
        return {};
    }
    return *parsed;
}

const Json& data_file(const std::string& name) {
    static std::map<std::string, Json> files;
    const auto found = files.find(name);
    if (found != files.end()) return found->second;
    std::ifstream file(std::string(ORRERY_TEST_DATA) + "/crafting-the-cosmos/" + name);
    std::stringstream text;
    text << file.rdbuf();
    return files.emplace(name, json(text.str())).first->second;
}

State new_game(int players, std::string_view options, std::uint64_t seed) {
    const Json parsed = json(options);
    JsonErrors errors;
    const State state = game().setup(players, JsonReader(parsed, errors), seed_from_number(seed));
    EXPECT_TRUE(errors.ok()) << to_string(errors.error());
    return state;
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
    const Result<Action> action = parse_action(text);
    if (!action) {
        ADD_FAILURE() << text << ": " << to_string(action.error());
        return {};
    }
    return *action;
}

std::string refusal_of(const State& state, Seat seat, Action action) {
    const Refusal* refusal = game().check(state, seat, action);
    if (refusal == nullptr) return "";
    return std::string(refusal->rule) + " " + std::string(refusal->key);
}

std::string refusal_of(const State& state, std::string_view text) {
    return refusal_of(state, static_cast<Seat>(state.current), act(text));
}

Applied play(State& state, std::string_view text) {
    const auto seat = static_cast<Seat>(state.current);
    const Action action = act(text);
    const std::string refused = refusal_of(state, seat, action);
    if (!refused.empty()) {
        ADD_FAILURE() << text << " is refused: " << refused;
        return {};
    }
    return game().apply(state, seat, action, NoEvents{});
}

std::vector<Event> play_heard(State& state, std::string_view text) {
    std::vector<Event> events;
    const auto seat = static_cast<Seat>(state.current);
    EXPECT_EQ(refusal_of(state, text), "") << text;
    auto listener = [&](const Event& event) { events.push_back(event); };
    game().apply(state, seat, act(text), EventSink(listener));
    return events;
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

}  // namespace orrery::crafting_the_cosmos::testing
