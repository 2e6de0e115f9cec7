#include "tests/games/cosmic_factory/scenario.h"

#include <algorithm>
#include <cstring>

namespace orrery::cosmic_factory::testing {
namespace {

// Members of a scenario, with the default where one is missing.
const Json* find(const Json& json, std::string_view key) {
    return json.as_object().if_contains(key);
}
int number(const Json& json, std::string_view key, int standard) {
    const Json* found = find(json, key);
    return found == nullptr ? standard : static_cast<int>(found->as_int64());
}
std::string text(const Json& json, std::string_view key, std::string_view standard) {
    const Json* found = find(json, key);
    return std::string(found == nullptr ? standard : std::string_view(found->as_string()));
}
std::vector<int> list(const Json& json) {
    std::vector<int> result;
    for (const Json& entry : json.as_array()) result.push_back(static_cast<int>(entry.as_int64()));
    return result;
}
std::uint8_t colours(const Json& json) {
    JsonErrors errors;
    const auto bits =
        static_cast<std::uint8_t>(game().words().colours->from_json(JsonReader(json, errors))[0]);
    EXPECT_TRUE(errors.ok());
    return bits;
}
// Calls visit(value) where there is one.
template <class Visit>
void on(const Json& json, std::string_view key, Visit&& visit) {
    if (const Json* found = find(json, key)) visit(*found);
}
// Calls visit(seat, value) for an object by seat.
template <class Visit>
void by_seat(const Json& json, std::string_view key, Visit&& visit) {
    on(json, key, [&](const Json& seats) {
        for (const auto& member : seats.as_object())
            visit(static_cast<Seat>(std::stoi(std::string(member.key()))), member.value());
    });
}

Galaxy galaxy_of(const Json& json, Shape shape) {
    const std::string_view layout = json.as_string();
    return layout.starts_with('V') ? vector(layout) : laid(layout, shape);
}

State start_of(const Json& json) {
    const int players = number(json, "players", 3), card = number(json, "card", 0);
    const int round = number(json, "round", 1);
    const std::string phase = text(json, "phase", "build");
    State state = phase == "draft"   ? drafting(players, card, round)
                  : phase == "ready" ? ready(players, card)
                                     : building(players, card, round);
    if (const Json* options = find(json, "options")) {
        const auto seconds = [&](std::string_view key, std::uint16_t& value) {
            if (const Json* found = find(*options, key))
                value = static_cast<std::uint16_t>(found->as_int64());
        };
        seconds("sandglass_seconds", state.options.sandglass_seconds);
        seconds("choice_seconds", state.options.choice_seconds);
        seconds("draft_seconds", state.options.draft_seconds);
    }
    by_seat(json, "markers", [&](Seat seat, const Json& value) {
        for (std::size_t i = 0; i < 4; ++i)
            state.seat(seat).markers[i] = static_cast<std::uint8_t>(value.at(i).as_int64());
    });
    by_seat(json, "galaxies", [&](Seat seat, const Json& value) {
        give(state, seat, galaxy_of(value, card_rules(state).shape));
    });
    by_seat(json, "piles", [&](Seat seat, const Json& value) {
        give(state, seat, state.seat(seat).galaxy, list(value));
    });
    if (const Json* lay = find(json, "lay"))
        for (int seat : list(*lay)) lay_all(state, static_cast<Seat>(seat));
    if (const Json* done = find(json, "done"))
        for (int seat : list(*done)) play(state, static_cast<Seat>(seat), "done");
    by_seat(json, "bonus", [&](Seat seat, const Json& value) {
        game().apply(state, seat, take(colours(value)), NoEvents{});
    });
    return state;
}

void take_step(State& state, const Json& step, std::vector<std::string>* refusals) {
    const Seat seat = step.at(0).is_string() ? kClock : static_cast<Seat>(step.at(0).as_int64());
    const std::string_view words = step.at(1).as_string();
    if (step.as_array().size() == 2) {
        play(state, seat, words);
        return;
    }
    // A refused command changes nothing at all.
    const State before = state;
    EXPECT_EQ(refusal_of(state, seat, words), std::string_view(step.at(2).as_string())) << words;
    EXPECT_EQ(std::memcmp(&before, &state, sizeof state), 0);
    if (refusals == nullptr) return;
    if (const Refusal* refusal = game().check(state, seat, act(words)))
        refusals->emplace_back(refusal->key);
}

std::vector<int> seats_with(const State& state, std::uint8_t SeatState::* flag) {
    std::vector<int> seats;
    for (Seat seat = 0; seat < state.players; ++seat)
        if (state.seat(seat).*flag != 0) seats.push_back(seat);
    return seats;
}

// Null is a marker that does not matter.
void compare_markers(const Markers& markers, const Json& expected, const std::string& what) {
    for (std::size_t i = 0; i < markers.size(); ++i) {
        if (expected.at(i).is_null()) continue;
        EXPECT_EQ(int{markers[i]}, expected.at(i).as_int64()) << what << ", marker " << i;
    }
}

void compare_seats(const State& state, const Json& expect) {
    by_seat(expect, "markers", [&](Seat seat, const Json& value) {
        compare_markers(state.seat(seat).markers, value, "seat " + std::to_string(seat));
    });
    by_seat(expect, "bonus", [&](Seat seat, const Json& value) {
        EXPECT_EQ(int{state.seat(seat).bonus}, int{colours(value)}) << "seat " << int{seat};
    });
    by_seat(expect, "galaxies", [&](Seat seat, const Json& value) {
        EXPECT_EQ(text_of(state.seat(seat).galaxy),
                  text_of(galaxy_of(value, card_rules(state).shape)));
    });
    by_seat(expect, "scored", [&](Seat seat, const Json& value) {
        EXPECT_EQ(text_of(state.scored.seats[static_cast<std::size_t>(seat)].galaxy),
                  text_of(galaxy_of(value, Shape::kSquare)));
    });
    by_seat(expect, "laid", [&](Seat seat, const Json& value) {
        EXPECT_EQ(state.seat(seat).galaxy.size(), value.as_int64()) << "seat " << int{seat};
    });
    by_seat(expect, "piles", [&](Seat seat, const Json& value) {
        EXPECT_EQ(numbers(state.seat(seat).pile), list(value)) << "seat " << int{seat};
    });
}

void compare_standing(const State& state, const Json& expect) {
    const Standing standing = game().standing(state);
    std::vector<int> points, places;
    for (const SeatStanding& seat : standing.seats) {
        points.push_back(seat.points);
        places.push_back(seat.place);
    }
    on(expect, "final", [&](const Json& value) { EXPECT_EQ(points, list(value)); });
    on(expect, "places", [&](const Json& value) { EXPECT_EQ(places, list(value)); });
}

void compare(const State& state, const Json& expect) {
    on(expect, "phase", [&](const Json& value) {
        EXPECT_EQ(kPhaseNames[static_cast<std::size_t>(state.phase)],
                  std::string_view(value.as_string()));
    });
    on(expect, "round", [&](const Json& value) { EXPECT_EQ(state.round, value.as_int64()); });
    on(expect, "waits", [&](const Json& value) { EXPECT_EQ(waits_for(state), list(value)); });
    on(expect, "frozen",
       [&](const Json& value) { EXPECT_EQ(seats_with(state, &SeatState::frozen), list(value)); });
    on(expect, "done",
       [&](const Json& value) { EXPECT_EQ(seats_with(state, &SeatState::done), list(value)); });
    on(expect, "middle",
       [&](const Json& value) { EXPECT_EQ(int{state.middle}, int{colours(value)}); });
    compare_seats(state, expect);
    compare_standing(state, expect);
}

// A misspelt word would make a scenario prove less than it says.
void check_words(const Json& json, std::initializer_list<std::string_view> known) {
    for (const auto& member : json.as_object())
        EXPECT_NE(std::find(known.begin(), known.end(), std::string_view(member.key())),
                  known.end())
            << "unknown word " << member.key();
}

}  // namespace

std::vector<Scenario> scenarios(const std::string& file) {
    std::vector<Scenario> result;
    for (const Json& entry : data_file(file).at("scenarios").as_array()) result.push_back({entry});
    return result;
}

std::string scenario_name(const ::testing::TestParamInfo<Scenario>& info) {
    std::string name(info.param.json.at("id").as_string());
    std::replace_if(name.begin(), name.end(), [](char c) { return c == '-' || c == ' '; }, '_');
    return name;
}

State position_of(const Json& scenario) {
    State state = start_of(scenario);
    on(scenario, "steps", [&](const Json& steps) {
        for (const Json& step : steps.as_array()) take_step(state, step, nullptr);
    });
    return state;
}

void run(const Scenario& scenario, std::vector<std::string>* refusals) {
    const Json& json = scenario.json;
    SCOPED_TRACE(std::string(json.at("id").as_string()));
    check_words(json, {"id", "about", "card", "players", "round", "phase", "options", "markers",
                       "galaxies", "piles", "lay", "done", "bonus", "steps", "expect"});
    State state = start_of(json);
    bool proves = false;
    for (const Json& step : json.at("steps").as_array()) {
        proves = proves || step.as_array().size() == 3;
        take_step(state, step, refusals);
    }
    if (const Json* expect = find(json, "expect")) {
        check_words(*expect, {"phase", "round", "waits", "frozen", "done", "middle", "bonus",
                              "markers", "galaxies", "scored", "laid", "piles", "final", "places"});
        proves = proves || !expect->as_object().empty();
        compare(state, *expect);
    }
    EXPECT_TRUE(proves) << "the scenario expects nothing";
}

void PrintTo(const Scenario& scenario, std::ostream* out) {
    *out << scenario.json.at("id").as_string();
}

}  // namespace orrery::cosmic_factory::testing
