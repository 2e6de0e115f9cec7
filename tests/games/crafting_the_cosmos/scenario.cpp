#include "tests/games/crafting_the_cosmos/scenario.h"

#include <algorithm>
#include <map>
#include <ostream>

#include "core/json.h"
#include "tests/games/crafting_the_cosmos/invariants.h"
#include "tests/games/crafting_the_cosmos/position.h"
#include "tests/support/games.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

const Json* find(const Json& json, std::string_view key) {
    return json.as_object().if_contains(key);
}
std::string text_of(const Json& json) {
    return std::string(std::string_view(json.as_string()));
}

// Stacks from the top down; of everything else the value alone counts.
bool is_stack(std::string_view path) {
    return path == "energy/deck" || path == "goals/deck" || path.starts_with("power_decks/") ||
           path.starts_with("nebula_stacks/") || path.starts_with("advanced_life/");
}

std::string word_of(const Json& entry) {
    if (entry.is_null()) return "-";
    if (entry.is_string()) return text_of(entry);
    if (entry.is_object() && entry.as_object().contains("card")) {
        const Json& by = entry.at("under_by");
        return word_of(entry.at("card")) + (by.is_null() ? "" : "/P" + to_text(by));
    }
    if (entry.is_object()) return to_text(entry.at("value"));
    return to_text(entry);
}

std::vector<std::string> words_in(const Json& list) {
    std::vector<std::string> words;
    for (const Json& entry : list.as_array()) words.push_back(word_of(entry));
    return words;
}

// What left the top, then what came under the rest.
std::string stack_change(const std::vector<std::string>& before,
                         const std::vector<std::string>& after) {
    std::size_t taken = 0;
    for (; taken <= before.size(); ++taken) {
        const std::size_t kept = before.size() - taken;
        if (kept <= after.size() && std::equal(before.begin() + static_cast<std::ptrdiff_t>(taken),
                                               before.end(), after.begin()))
            break;
    }
    const auto kept = static_cast<std::ptrdiff_t>(before.size() - taken);
    const std::vector<std::string> off(before.begin(),
                                       before.begin() + static_cast<std::ptrdiff_t>(taken));
    const std::vector<std::string> under(after.begin() + kept, after.end());
    std::string text = off.empty() ? "" : "- " + joined(off);
    if (!under.empty()) text += (text.empty() ? "+ " : " + ") + joined(under);
    return text;
}

using Leaves = std::map<std::string, Json>;

void flatten(const Json& json, const std::string& path, Leaves& leaves) {
    if (json.is_object()) {
        for (const auto& member : json.as_object())
            flatten(
                member.value(),
                path.empty() ? std::string(member.key()) : path + "/" + std::string(member.key()),
                leaves);
    } else if (json.is_array() && path == "seats") {
        for (std::size_t i = 0; i < json.as_array().size(); ++i)
            flatten(json.as_array()[i], path + "/" + std::to_string(i), leaves);
    } else {
        leaves[path] = json;
    }
}

Json shown(const Json& leaf) {
    return leaf.is_array() ? Json(joined(words_in(leaf))) : leaf;
}

void expect_differences(const Json& expected, JsonObject found) {
    for (const auto& member : expected.as_object())
        if (member.value() == Json("*") && found.contains(member.key())) found[member.key()] = "*";
    JsonObject missing, surplus;
    for (const auto& member : expected.as_object())
        if (!found.contains(member.key()) || found[member.key()] != member.value())
            missing[member.key()] = member.value();
    for (const auto& member : found)
        if (!expected.as_object().contains(member.key()) ||
            expected.at(member.key()) != member.value())
            surplus[member.key()] = member.value();
    EXPECT_TRUE(missing.empty() && surplus.empty())
        << "expected " << to_text(missing) << "\n     got " << to_text(surplus);
}

void take_step(State& state, const Json& step) {
    const bool refused = step.is_array();
    std::string text = text_of(refused ? step.at(0) : step);
    SCOPED_TRACE(text);
    auto seat = static_cast<Seat>(state.current);
    if (text[0] == 'P') {
        seat = static_cast<Seat>(text[1] - '0');
        text = text.substr(4);
    }
    const Action action = act(text);
    const auto legal = legal_texts(state, seat);
    EXPECT_EQ(std::find(legal.begin(), legal.end(), text) == legal.end(), refused);
    if (refused) {
        EXPECT_EQ(refusal_of(state, seat, action), text_of(step.at(1)));
        return;
    }
    ASSERT_EQ(refusal_of(state, seat, action), "");
    const State before = state;
    game().apply(state, seat, action, NoEvents{});
    EXPECT_EQ(broken_invariant(game().content(), state), "");
    EXPECT_EQ(broken_step(game().content(), before, state), "");
    expect_valid(state);
}

void expect_legal(const Json& expected, const State& state) {
    const auto legal = legal_texts(state, static_cast<Seat>(state.current));
    for (const auto& member : expected.as_object()) {
        const std::string begin = std::string(member.key()) + " ";
        std::vector<std::string> ends;
        for (const std::string& text : legal)
            if (text.starts_with(begin)) ends.push_back(text.substr(begin.size()));
        EXPECT_EQ(joined(ends), text_of(member.value())) << member.key();
    }
}

void expect_standing(const Json& json, const State& state) {
    const Standing standing = game().standing(state);
    const auto each = [&](const char* key, auto&& visit) {
        const Json* expected = find(json, key);
        if (expected == nullptr) return;
        for (const auto& member : expected->as_object())
            visit(standing.seats[static_cast<std::size_t>(std::stoi(std::string(member.key())))],
                  member.value().as_int64());
    };
    each("points", [](const SeatStanding& seat, auto value) { EXPECT_EQ(seat.points, value); });
    each("places", [](const SeatStanding& seat, auto value) { EXPECT_EQ(seat.place, value); });
    if (const Json* values = find(json, "values")) {
        for (const auto& member : values->as_object())
            EXPECT_EQ(
                goal_value(game().content(), state.options, state.seats[0], goal(member.key())),
                member.value().as_int64())
                << member.key();
    }
}

}  // namespace

JsonObject differences(const State& before, const State& after) {
    Leaves old_leaves, new_leaves;
    flatten(game().state_json(before), "", old_leaves);
    flatten(game().state_json(after), "", new_leaves);
    JsonObject changes;
    for (const auto& [path, value] : old_leaves) {
        if (path.starts_with("random/")) continue;
        const auto found = new_leaves.find(path);
        if (found == new_leaves.end())
            changes[path] = nullptr;
        else if (value != found->second)
            changes[path] = is_stack(path)
                                ? Json(stack_change(words_in(value), words_in(found->second)))
                                : shown(found->second);
    }
    for (const auto& [path, value] : new_leaves)
        if (!old_leaves.contains(path) && !path.starts_with("random/"))
            changes[path] = shown(value);
    return changes;
}

std::vector<Scenario> by_edition(const Json& scenario) {
    std::vector<Scenario> list;
    const Json* edition = find(scenario, "edition");
    for (const char* name : {"fr", "de"})
        if (edition == nullptr || text_of(*edition) == name) list.push_back({scenario, name});
    return list;
}

std::vector<Scenario> scenarios(const std::string& file) {
    std::vector<Scenario> list;
    for (const Json& scenario : data_file(file).at("scenarios").as_array())
        for (const Scenario& one : by_edition(scenario)) list.push_back(one);
    return list;
}

std::string scenario_name(const ::testing::TestParamInfo<Scenario>& info) {
    const Json& json = info.param.json;
    return test::test_name(text_of(json.at("id")) + " " + text_of(json.at("says")) + " " +
                           info.param.edition);
}

void PrintTo(const Scenario& scenario, std::ostream* out) {
    *out << text_of(scenario.json.at("id")) << ": " << text_of(scenario.json.at("says"));
}

void run(const Scenario& scenario) {
    const Json& json = scenario.json;
    const Json* given = find(json, "given");
    const Json* players = find(json, "players");
    JsonObject options{{"edition", scenario.edition}};
    if (const Json* more = find(json, "options"))
        for (const auto& member : more->as_object()) options[member.key()] = member.value();
    const State before =
        position(given == nullptr ? Json(JsonObject{}) : *given,
                 players == nullptr ? 2 : static_cast<int>(players->as_int64()), options);
    if (::testing::Test::HasFatalFailure()) return;
    EXPECT_EQ(broken_invariant(game().content(), before), "");
    State state = before;
    bool expects = false;
    if (const Json* steps = find(json, "steps"))
        for (const Json& step : steps->as_array()) {
            take_step(state, step);
            if (::testing::Test::HasFatalFailure()) return;
            expects = expects || step.is_array();
        }
    if (const Json* then = find(json, "then")) {
        const Json* in = find(json, "in");
        JsonObject found;
        for (const auto& member : differences(before, state))
            if (in == nullptr || std::string_view(member.key()).starts_with(text_of(*in)))
                found[member.key()] = member.value();
        expect_differences(*then, std::move(found));
    }
    if (const Json* legal = find(json, "legal")) expect_legal(*legal, state);
    expect_standing(json, state);
    for (const char* key : {"then", "legal", "points", "places", "values"})
        expects = expects || find(json, key) != nullptr;
    EXPECT_TRUE(expects) << "a scenario that expects nothing";
}

}  // namespace orrery::crafting_the_cosmos::testing
