// A struct that is described once: written, read, and as a schema.
#include "core/fields.h"

#include <gtest/gtest.h>

#include <numeric>
#include <optional>

#include "core/list_forms.h"
#include "core/own_forms.h"
#include "tests/core/toy_words.h"
#include "tests/support/games.h"
#include "tests/support/json_edit.h"
#include "tests/support/schema_check.h"

namespace orrery::test {
namespace {

struct ToySeat {
    std::uint8_t points = 0;
    FixedVector<std::uint8_t, 3> hand;  // cards; 0 in views of others
    friend bool operator==(const ToySeat&, const ToySeat&) = default;
};
struct ToyState {
    std::uint8_t players = 2;
    std::uint8_t colour = 0;
    std::uint8_t top = 0;  // a card; 0 = none
    std::uint8_t known = 0;
    std::uint8_t open = 0;
    std::array<std::uint8_t, 3> left{};
    FixedVector<std::uint8_t, 3> pile;
    std::array<std::uint8_t, 2> sizes{};
    Seat turn = 0;
    SeatSet owing = 0;
    std::uint8_t chance = 0;
    std::array<ToySeat, 3> seats{};
    friend bool operator==(const ToyState&, const ToyState&) = default;
};
struct ToyGame {
    using State = ToyState;
    const ToyWords& words() const { return toy(); }
    const GameInfo& info() const {
        static const GameInfo about{.id = "toy",
                                    .name = "Toy",
                                    .min_players = 1,
                                    .max_players = 3,
                                    .players_rule = "T-1",
                                    .options = {},
                                    .refusals = {}};
        return about;
    }
};
using Scope = CodecScope<ToyGame>;

constexpr auto kSeat = fields<ToySeat>(
    "seat", field("points", &ToySeat::points, number(0, 99)),
    field("hand", &ToySeat::hand, list(hidden(named(&ToyWords::card)))),
    in_view("cards", computed([](const Scope&, const ToySeat& seat) { return seat.hand.size(); },
                              number(0, 3))));
constexpr auto kSizes = fields<ToyState>("sizes", field("small", &ToyState::sizes, 0, number(0, 9)),
                                         field("large", &ToyState::sizes, 1, number(0, 9)));
constexpr auto kToy = fields<ToyState>(
    "toy", field("players", &ToyState::players, number(1, 3)),
    field("colour", &ToyState::colour, named(&ToyWords::colour)),
    field("top", &ToyState::top, optional(named(&ToyWords::card))),
    field("known", &ToyState::known, bits(&ToyWords::colour)),
    field("open", &ToyState::open, flag()),
    field("left", &ToyState::left, by_name(&ToyWords::colour, number(0, 9))),
    field("pile", &ToyState::pile, sorted(named(&ToyWords::card))), whole("sizes", kSizes),
    field("turn", &ToyState::turn, a_seat()), field("owing", &ToyState::owing, some_seats()),
    secret(field("chance", &ToyState::chance, number(0, 255))),
    field("seats", &ToyState::seats, seats(kSeat)), viewer());

int times_counted = 0;
struct HandCount {
    std::size_t cards = 0;
    int sum = 0;
};
constexpr auto kCountedSeat = fields<ToySeat>(
    "counted_seat", field("points", &ToySeat::points, number(0, 99)),
    counted_once(
        [](const Scope&, const ToySeat& seat) {
            ++times_counted;
            return HandCount{seat.hand.size(),
                             std::accumulate(seat.hand.begin(), seat.hand.end(), 0)};
        },
        field("cards", &HandCount::cards, number(0, 3)),
        field("sum", &HandCount::sum, number(0, 27))));

// Kept otherwise than it is written, and described where it stands.
struct ToyTable {
    std::uint8_t on_red = 0, on_greenish = 0;  // cards
    std::uint8_t laid_by = 0;                  // 1 + the seat
    friend bool operator==(const ToyTable&, const ToyTable&) = default;
};
using CardsOnColours = std::array<std::uint8_t, 3>;
constexpr auto kTable = fields<ToyTable>(
    "",
    whole("cards", shaped(
                       [](const ToyTable& table) {
                           return CardsOnColours{table.on_red, 0, table.on_greenish};
                       },
                       [](const CardsOnColours& cards, ToyTable& table) {
                           table.on_red = cards[0];
                           table.on_greenish = cards[2];
                       },
                       members(&ToyWords::colour, named(&ToyWords::card), "T-7"))),
    field("laid_by", &ToyTable::laid_by, one_more(a_seat())),
    in_view("worth", computed(
                         [](const Scope&, const ToyTable& table) {
                             return std::vector<std::pair<int, int>>{{1, table.on_red}};
                         },
                         some_by_name(&ToyWords::colour, number(0, 12)))),
    in_view("first", computed(
                         [](const Scope&, const ToyTable& table) {
                             return table.laid_by == 1 ? std::optional(table.on_red) : std::nullopt;
                         },
                         maybe(named(&ToyWords::card)))));
constexpr auto kRoom = fields<ToyTable>("room", whole("table", kTable));

ToyState some_state() {
    ToyState state{.players = 2,
                   .colour = 1,
                   .top = 12,
                   .known = 5,
                   .open = 1,
                   .left = {1, 0, 7},
                   .pile = {2, 4},
                   .sizes = {3, 8},
                   .turn = 1,
                   .owing = 2,
                   .chance = 77};
    state.seats[0] = {5, {1, 3}};
    state.seats[1] = {0, {9}};
    return state;
}

Json written(const ToyState& state) {
    return kToy.write(Scope{ToyGame{}, state}, state);
}
Json viewed(const ToyState& view, Seat viewer) {
    return kToy.write(Scope{ToyGame{}, view, true, viewer}, view);
}
ToyState read(const Json& json, JsonErrors& errors) {
    ToyState state;
    kToy.read(Scope{ToyGame{}, state}, JsonReader(json, errors), state);
    return state;
}
std::string complaint(const Json& json) {
    JsonErrors errors;
    read(json, errors);
    return errors.ok() ? "" : errors.error().at + ": " + errors.error().message;
}
Json schema_of(bool view) {
    const ToyState state;
    return schema_document("Toy", kToy, Scope{ToyGame{}, state, view}, view);
}

TEST(Fields, a_state_is_written_by_its_table) {
    EXPECT_EQ(written(some_state()), json(R"({
        "players": 2, "colour": "green", "top": "C12", "known": ["red", "greenish"], "open": true,
        "left": {"red": 1, "green": 0, "greenish": 7}, "pile": ["C2", "C4"],
        "sizes": {"small": 3, "large": 8}, "turn": 1, "owing": [1], "chance": 77,
        "seats": [{"points": 5, "hand": ["C1", "C3"]}, {"points": 0, "hand": ["C9"]}]})"));
}

TEST(Fields, it_comes_back) {
    JsonErrors errors;
    EXPECT_EQ(read(written(some_state()), errors), some_state());
    EXPECT_TRUE(errors.ok());
    EXPECT_EQ(read(written(ToyState{}), errors), ToyState{});
    EXPECT_TRUE(errors.ok());
}

TEST(Fields, what_says_nothing_by_its_order_is_put_in_order) {
    Json shuffled = written(some_state());
    set_at(shuffled, "/pile", json(R"(["C4", "C2"])"));
    set_at(shuffled, "/known", json(R"(["greenish", "red"])"));
    JsonErrors errors;
    EXPECT_EQ(read(shuffled, errors), some_state());
}

TEST(Fields, a_view_has_no_secrets_and_more_that_is_counted) {
    ToyState view = some_state();
    view.chance = 0;
    view.top = 0;
    view.seats[1].hand[0] = 0;  // seat 0 may not know it
    const Json seen = viewed(view, 0);
    EXPECT_FALSE(seen.as_object().contains("chance"));
    EXPECT_EQ(seen.at("viewer"), Json(0));
    EXPECT_EQ(seen.at("top"), Json());
    EXPECT_EQ(seen.at("seats").at(1), json(R"({"points": 0, "hand": [null], "cards": 1})"));
    EXPECT_EQ(viewed(view, kSpectator).at("viewer"), Json());
}

TEST(Fields, what_several_fields_tell_of_is_counted_once) {
    const ToySeat seat{5, {1, 3}};
    times_counted = 0;
    const Json view = kCountedSeat.write(Scope{ToyGame{}, ToyState{}, true}, seat);
    EXPECT_EQ(to_text(view), R"({"points":5,"cards":2,"sum":4})");
    EXPECT_EQ(times_counted, 1);
    const Json state = kCountedSeat.write(Scope{ToyGame{}, ToyState{}}, seat);
    EXPECT_EQ(to_text(state), R"({"points":5})");
    EXPECT_EQ(times_counted, 1);
    const Json schema =
        schema_document("seat", kCountedSeat, Scope{ToyGame{}, ToyState{}, true}, true);
    EXPECT_EQ(schema_complaints(schema, view), std::vector<std::string>{});
    EXPECT_FALSE(schema_complaints(schema, state).empty());
}

TEST(Fields, what_is_kept_in_another_shape_is_written_and_comes_back) {
    const ToyTable table{.on_red = 3, .on_greenish = 12, .laid_by = 2};
    const Scope scope{ToyGame{}, ToyState{}};
    const Json state = kRoom.write(scope, table);
    EXPECT_EQ(to_text(state), R"({"table":{"cards":{"red":"C3","greenish":"C12"},"laid_by":1}})");
    JsonErrors errors;
    ToyTable read;
    kRoom.read(scope, JsonReader(state, errors), read);
    EXPECT_TRUE(errors.ok());
    EXPECT_EQ(read, table);
    ToyTable none;
    kRoom.read(scope,
               JsonReader(json(R"({"table": {"cards": {"pink": "C3"}, "laid_by": null}})"), errors),
               none);
    EXPECT_EQ(errors.error().at, "/table/cards/pink");
    EXPECT_EQ(errors.error().message, "\"pink\" is not a colour");
    EXPECT_EQ(errors.error().rule, "T-7");
}

TEST(Fields, a_table_without_a_name_is_described_where_it_stands) {
    const Scope scope{ToyGame{}, ToyState{}, true};
    const Json view = kRoom.write(scope, ToyTable{.on_red = 3, .on_greenish = 0, .laid_by = 1});
    EXPECT_EQ(to_text(view),
              R"({"table":{"cards":{"red":"C3"},"laid_by":0,"worth":{"green":3},"first":"C3"}})");
    const Json schema = schema_document("room", kRoom, scope, true);
    EXPECT_EQ(schema_complaints(schema, view), std::vector<std::string>{});
    EXPECT_EQ(schema.at("properties").at("table").at("type"), Json("object"));
    for (const auto& [name, described] : schema.at("$defs").as_object())
        EXPECT_TRUE(name == "colour" || name == "card") << name;
    EXPECT_FALSE(
        schema_complaints(schema, json(R"({"table": {"cards": {"pink": "C3"}}})")).empty());
}

TEST(Fields, what_is_wrong_is_named_with_its_place) {
    const auto changed = [](const char* pointer, const char* value) {
        Json document = written(some_state());
        set_at(document, pointer, json(value));
        return complaint(document);
    };
    EXPECT_EQ(changed("/colour", R"("pink")"), "/colour: \"pink\" is not a colour");
    EXPECT_EQ(changed("/pile/1", R"("C13")"), "/pile/1: \"C13\" is not a card from C1 to C12");
    EXPECT_EQ(changed("/known", R"(["red", "red"])"), "/known/1: it is there twice");
    EXPECT_EQ(changed("/owing", "[1, 1]"), "/owing/1: the seat is there twice");
    for (const auto& [pointer, value] : {std::pair{"/players", "4"},
                                         {"/turn", "2"},
                                         {"/open", "1"},
                                         {"/left", R"({"red": 1})"},
                                         {"/seats", "[]"},
                                         {"/seats/0/hand", R"([null])"},
                                         {"/seats/0/points", "100"},
                                         {"/sizes/huge", "1"},
                                         {"/viewer", "0"},
                                         {"/secret", "0"},
                                         {"/chance", "256"}}) {
        const std::string why = changed(pointer, value);
        EXPECT_TRUE(why.starts_with("/")) << pointer << ": " << why;
    }
}

TEST(Fields, every_key_must_be_there) {
    const Json whole = written(some_state());
    for (const auto& member : whole.as_object()) {
        JsonObject less = whole.as_object();
        less.erase(member.key());
        EXPECT_NE(complaint(less), "") << member.key();
    }
}

TEST(Fields, states_and_views_fit_their_schemas) {
    const Json state = written(some_state()), view = viewed(some_state(), 1);
    EXPECT_EQ(schema_complaints(schema_of(false), state), std::vector<std::string>{});
    EXPECT_EQ(schema_complaints(schema_of(true), view), std::vector<std::string>{});
    EXPECT_FALSE(schema_complaints(schema_of(true), state).empty());
    EXPECT_FALSE(schema_complaints(schema_of(false), view).empty());
}

TEST(Fields, only_views_may_hide_in_their_schema) {
    Json hidden = viewed(some_state(), 0);
    set_at(hidden, "/seats/1/hand", json("[null]"));
    EXPECT_EQ(schema_complaints(schema_of(true), hidden), std::vector<std::string>{});
    Json state = written(some_state());
    set_at(state, "/seats/1/hand", json("[null]"));
    EXPECT_FALSE(schema_complaints(schema_of(false), state).empty());
}

TEST(Fields, a_schema_describes_types_and_structs_once_under_their_names) {
    const Json definitions = schema_of(false).at("$defs");
    EXPECT_EQ(definitions.at("colour"), toy().colour->schema());
    EXPECT_TRUE(definitions.as_object().contains("seat"));
    EXPECT_TRUE(definitions.as_object().contains("sizes"));
    EXPECT_EQ(schema_of(false).at("properties").at("colour"),
              json(R"({"$ref": "#/$defs/colour"})"));
}

}  // namespace
}  // namespace orrery::test
