// Whatever is sent, the answer is one clear message, and an error leaves everything as it was.
#include <gtest/gtest.h>

#include "tests/support/scale.h"
#include "tests/table/house.h"

namespace orrery::test {
namespace {

const std::vector<Json>& sound_requests() {
    static const std::vector<Json> list = [] {
        std::vector<Json> made;
        for (const char* text :
             {R"({"op":"sit","id":"1","seat":1,"name":"Eve"})",
              R"({"op":"stand","id":"1","seat":1})",
              R"({"op":"seat_bot","id":"1","seat":1,"bot":"greedy","options":{"trials":3}})",
              R"({"op":"part","id":"1","part":"00"})",
              R"({"op":"start","id":"1","part":"00"})",
              R"({"op":"move","id":"1","seat":0,"action":"ready","expect":3})",
              R"({"op":"undo","id":"1","seat":0,"turn":true})",
              R"({"op":"undo","id":"1","seat":0,"to":4})",
              R"({"op":"chat","id":"1","text":"hi"})",
              R"({"op":"takeover","id":"1","seat":1})",
              R"({"op":"return","id":"1","seat":0})",
              R"({"op":"view"})",
              R"({"op":"legal","seat":0})",
              R"({"op":"why","seat":0,"action":"done"})",
              R"({"op":"preview","seat":0,"action":"done"})",
              R"({"op":"log","since":1,"most":5})",
              R"({"op":"read","seat":0,"text":"g3 +f"})",
              R"({"op":"record"})",
              R"({"op":"history"})",
              R"({"op":"rematch","id":"1"})"})
            made.push_back(json(text));
        return made;
    }();
    return list;
}

const Json kOpening = json(
    R"({"op":"open","id":"1","game":"cosmic-factory","options":{"cards":[1]},"public":true,
        "seats":[{"you":true,"name":"A"},{"bot":"greedy","options":{"trials":3}},{"open":true}],
        "clock":{"kind":"real_time","budget_seconds":9,"increment_seconds":1},"takeover":"random",
        "undo":"fair","start":false})");

class Mutator {
  public:
    explicit Mutator(std::uint64_t number) : random_(seed_from_number(number)) {}

    std::uint32_t below(std::size_t bound) {
        return random_.uniform(static_cast<std::uint32_t>(bound));
    }

    Json odd_value() {
        switch (below(12)) {
            case 0:
                return {};
            case 1:
                return below(2) == 0;
            case 2:
                return static_cast<std::int64_t>(below(300)) - 150;
            case 3:
                return std::numeric_limits<std::int64_t>::min();
            case 4:
                return std::numeric_limits<std::uint64_t>::max();
            case 5:
                return 0.5;
            case 6:
                return Json(std::string(below(700), 'x'));
            case 7:
                return "\x01\x02";
            case 8:
                return JsonArray{1, "two", JsonArray{}};
            case 9:
                return JsonObject{{"op", JsonObject{}}};
            case 10:
                return "clock";
            default:
                return "pick 1 2 3";
        }
    }

    // Somewhere in it something is missing, too much, or of another kind.
    void spoil(Json& value) {
        if (JsonObject* object = value.if_object(); object != nullptr && !object->empty()) {
            const auto member = object->begin() + below(object->size());
            if (below(4) == 0)
                object->erase(member);
            else if (below(6) == 0)
                object->emplace("extra", odd_value());
            else
                spoil(member->value());
        } else if (JsonArray* array = value.if_array(); array != nullptr && !array->empty()) {
            if (below(4) == 0)
                array->push_back(odd_value());
            else
                spoil((*array)[below(array->size())]);
        } else {
            value = odd_value();
        }
    }

  private:
    RandomStream random_;
};

void expect_clear(const Json& reply) {
    const std::string type(reply.at("type").as_string());
    ASSERT_TRUE(type == "ack" || type == "answer" || type == "error") << to_text(reply);
    if (type != "error") return;
    ASSERT_FALSE(reply.at("error").at("code").as_string().empty()) << to_text(reply);
    ASSERT_FALSE(reply.at("error").at("message").as_string().empty()) << to_text(reply);
}

TEST(TableRequests, spoiled_ones_get_one_clear_answer_and_do_no_harm) {
    for (int number = 0; number < scaled(4); ++number) {
        House house;
        Mutator chance(static_cast<std::uint64_t>(number));
        const std::string id = house.open_table(
            kAda,
            R"({"game":"cosmic-factory","public":true,"seats":[{"you":true},{"open":true}]})");
        int refused = 0;
        for (int i = 0; i < 1500; ++i) {
            if (i == 700) {
                house.ask(id, kAda, R"({"op":"seat_bot","seat":1,"bot":"random"})");
                house.ask(id, kAda, R"({"op":"start"})");
            }
            Json request = sound_requests()[chance.below(sound_requests().size())];
            if (Json* own = request.as_object().if_contains("id")) *own = std::to_string(i);
            for (std::uint32_t times = chance.below(3) + 1; times > 0; --times)
                chance.spoil(request);
            house.replies.clear();
            const std::uint64_t before = house.state(id).number();
            house.submit(id, chance.below(2) == 0 ? kAda : kBen, request);
            house.store.settle();
            ASSERT_EQ(house.replies.size(), 1U) << to_text(request);
            expect_clear(house.replies[0]);
            if (error_code(house.replies[0]).empty()) continue;
            ++refused;
            ASSERT_EQ(house.state(id).number(), before) << to_text(request);
        }
        EXPECT_GT(refused, 500);
        EXPECT_TRUE(house.restart().empty());
    }
}

TEST(TableRequests, spoiled_openings_get_one_clear_answer) {
    House house;
    Mutator chance(77);
    int refused = 0;
    for (int i = 0; i < scaled(1500); ++i) {
        Json request = kOpening;
        request.as_object()["id"] = std::to_string(i);
        for (std::uint32_t times = chance.below(3) + 1; times > 0; --times) chance.spoil(request);
        Json reply;
        int replies = 0;
        house.lobby().open({"guest-" + std::to_string(i), "G"}, request, [&](const Json& message) {
            reply = message;
            ++replies;
        });
        house.store.settle();
        ASSERT_EQ(replies, 1) << to_text(request);
        expect_clear(reply);
        if (!error_code(reply).empty()) ++refused;
    }
    EXPECT_GT(refused, 0);
    EXPECT_TRUE(house.restart().empty());
}

TEST(TableRequests, a_lobby_is_busy_until_everything_is_stored) {
    House house;
    EXPECT_FALSE(house.lobby().is_busy());
    int replies = 0;
    house.lobby().open(
        kAda, json(R"({"id":"o","game":"cosmogenesis","seats":[{"you":true},{"open":true}]})"),
        [&](const Json&) { ++replies; });
    EXPECT_TRUE(house.lobby().is_busy());
    house.store.settle();
    EXPECT_FALSE(house.lobby().is_busy());
    EXPECT_EQ(replies, 1);
    const JsonArray tables = house.lobby().tables_of(kAda.id, 10).tables;
    const std::string id(tables[0].at("table").as_string());
    house.submit(id, kAda, json(R"({"op":"chat","id":"1","text":"a"})"));
    house.submit(id, kAda, json(R"({"op":"chat","id":"2","text":"b"})"));
    house.store.step();
    EXPECT_TRUE(house.lobby().is_busy());
    house.store.step();
    EXPECT_FALSE(house.lobby().is_busy());
}

}  // namespace
}  // namespace orrery::test
