// Everything that docs/api describes is said once, and what comes back is as described.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <thread>

#include "tests/server/admin.h"
#include "tests/server/api_check.h"
#include "tests/server/company.h"
#include "tests/support/action_groups.h"
#include "tests/support/data_file.h"
#include "tests/support/games.h"
#include "tests/support/schema_check.h"

namespace orrery::test {
namespace {

class ApiTraffic : public testing::Test {
  protected:
    ApiTraffic() : ada_(server_.route, "ada"), ben_(server_.route, "ben") {
        api_.listen_in(server_.route);
        table_ = ada_.open({{"game", "cosmic-factory"},
                            {"options", JsonObject{{"beginner", true}, {"sandglass_seconds", 0}}},
                            {"seats", seats_for(3)}});
        adas_ = std::make_unique<Player>(ada_, table_);
        bens_ = std::make_unique<Player>(ben_, table_);
        adas_->arrive();
        bens_->arrive();
    }

    void take_seats() {
        bens_->must({{"op", "sit"}, {"seat", 1}, {"name", "Ben"}});
        bens_->must({{"op", "stand"}, {"seat", 1}});
        bens_->must({{"op", "sit"}});
        bens_->must({{"op", "part"}, {"part", std::string(64, 'b')}});
        send_away();
        adas_->must({{"op", "seat_bot"}, {"seat", 2}, {"bot", "random"}});
        adas_->must({{"op", "chat"}, {"text", "Good luck!"}});
        adas_->must({{"op", "start"}});
    }

    void send_away() {
        Visitor cleo(server_.route, "cleo");
        cleo.must(table_, {{"op", "sit"}, {"seat", 2}, {"name", "Cleo"}});
        for (const bool on : {false, true}) adas_->must({{"op", "talk"}, {"on", on}});
        const Json cleos = adas_->state().at("seats").at(2);
        adas_->must({{"op", "remove"}, {"person", cleos.at("person")}});
    }

    void build() {
        adas_->must({{"op", "move"}, {"seat", 0}, {"action", "ready"}});
        bens_->must({{"op", "move"}, {"seat", 1}, {"action", "ready"}});
        Json place;
        while (place.is_null()) {  // the bot is not ready yet
            const Json answer = adas_->must({{"op", "legal"}, {"seat", 0}});
            for (const Json& action : expand(answer.at("groups")))
                if (action.at("kind") == "place") place = action;
        }
        for (const char* op : {"why", "preview", "move"})
            adas_->must({{"op", op}, {"seat", 0}, {"action", place}});
        adas_->ask({{"op", "why"}, {"seat", 0}, {"action", "pick 01 02 03"}});
        adas_->ask({{"op", "undo"}, {"seat", 0}});  // unless the bot was faster
        adas_->must({{"op", "hint"}, {"seat", 0}});
        adas_->must({{"op", "hindsight"}, {"seat", 0}});
        for (const char* op : {"view", "log"}) adas_->must({{"op", op}});
        adas_->ask({{"op", "record"}});  // not yet
    }

    void come_to_an_end() {
        bens_->must({{"op", "takeover"}, {"seat", 1}});
        bens_->must({{"op", "return"}, {"seat", 1}});
        bens_->must({{"op", "resign"}, {"seat", 1}});
        adas_->must({{"op", "resign"}, {"seat", 0}});
        for (const char* op : {"record", "history", "rematch"}) adas_->must({{"op", op}});
        const Invitation other =
            ada_.open({{"game", "cosmogenesis"}, {"public", true}, {"seats", seats_for(2)}});
        ada_.must(other, {{"op", "close"}});
        adas_->ask({{"op", "end"}});  // only for a game that this program cannot play on
    }

    void hear_the_host() {
        ask_admin(server_.folder(), "announce 'Back at eight' --until 3h");
        ask_admin(server_.folder(), "announce --clear");
        bens_->must({{"op", "view"}});
    }

    void fall_out() {
        const Json seats = adas_->state().at("seats");
        const std::string person(seats.at(1).at("person").as_string());
        const std::string wish = to_text(JsonObject{{"person", person}, {"on", true}});
        EXPECT_EQ(ada_.call("POST", table_.path("blocks"), wish).status, 200);
        ada_.get(table_.path("blocks"));
        const std::string complaint = to_text(
            JsonObject{{"person", person}, {"reason", "spam"}, {"words", "again and again"}});
        EXPECT_EQ(ada_.call("POST", table_.path("reports"), complaint).status, 201);
        const Json blocks = ada_.get("/api/me/blocks").at("blocks");
        const std::string id(blocks.at(0).at("id").as_string());
        EXPECT_EQ(ada_.call("DELETE", "/api/me/blocks/" + id).status, 200);
    }

    void take_along() {
        Visitor phone(server_.route, "phone");
        const Json link = ada_.call("POST", "/api/me/links").json();
        const std::string token = to_text(JsonObject{{"token", link.at("token")}});
        for (const char* path : {"/api/links/look", "/api/links/use"})
            EXPECT_EQ(phone.call("POST", path, token).status, 200) << path;
        const Json devices = ada_.get("/api/me/devices");
        for (const Json& device : devices.at("devices").as_array())
            if (device.at("here") == false)
                ada_.call("DELETE", "/api/me/devices/" + std::string(device.at("id").as_string()));
    }

    void look_around() {
        ada_.call("PUT", "/api/me", R"({"name":"Ada"})");
        take_along();
        ada_.open({{"game", "anunnaki"}, {"public", true}, {"seats", seats_for(1)}});
        const Invitation lesson = ada_.open({{"game", "cosmogenesis"}, {"lesson", true}});
        ada_.must(lesson, {{"op", "view"}});
        ada_.must(lesson, {{"op", "resign"}, {"seat", 0}});
        ada_.must(lesson, {{"op", "record"}});
        for (const char* path :
             {"/api/me", "/api/games", "/api/games/cosmogenesis", "/api/games/cosmogenesis/content",
              "/api/bots", "/api/announcement", "/api/lobby", "/api/openapi.json",
              "/api/asyncapi.json", "/healthz", "/readyz"})
            ada_.get(path);
        EXPECT_EQ(ada_.call("GET", "/metrics").status, 200);
        for (const char* below : {"", "record"}) ada_.get(table_.path(below));
        ada_.call("GET", table_.path("socket"));
        // And what is refused.
        ada_.call("GET", "/api/tables/none");
        ada_.call("GET", "/api/games/chess");
        ada_.call("GET", "/api/games/chess/content");
        ada_.call("PUT", "/api/me", "{}");
        ada_.call("POST", "/api/tables", "{}");
        ada_.call("POST", "/api/me");
        ada_.get("/api/me/export");
        EXPECT_EQ(Visitor(server_.route, "passer-by").call("DELETE", "/api/me").status, 200);
    }

    LocalServer server_;
    ApiCheck api_;
    Visitor ada_, ben_;
    Invitation table_;
    std::unique_ptr<Player> adas_, bens_;
};

TEST_F(ApiTraffic, every_address_and_every_message_is_as_described) {
    take_seats();
    build();
    come_to_an_end();
    hear_the_host();
    fall_out();
    look_around();
    bens_->disconnect();
    adas_->hear_until([&] { return adas_->presences > 0; });
    std::thread stopping([&] { server_.stop(); });
    adas_->hear_until([&] { return !adas_->is_connected(); });
    stopping.join();
    EXPECT_THAT(api_.unheard(), testing::IsEmpty());
}

// What Redocly's and Spectral's recommended rules want of an OpenAPI description.
TEST(ApiDescription, is_as_linters_recommend) {
    const Json openapi = json(project_file("docs/api/openapi.json"));
    const std::string text = to_text(openapi);
    std::set<std::string> tags, names;
    for (const Json& tag : openapi.at("tags").as_array()) tags.emplace(tag.at("name").as_string());
    for (const auto& [path, operations] : openapi.at("paths").as_object())
        for (const auto& [method, operation] : operations.as_object()) {
            SCOPED_TRACE(std::string(method) + " " + std::string(path));
            EXPECT_TRUE(names.emplace(operation.at("operationId").as_string()).second);
            EXPECT_TRUE(tags.contains(std::string(operation.at("tags").at(0).as_string())));
            EXPECT_FALSE(operation.at("summary").as_string().empty());
            EXPECT_FALSE(operation.at("description").as_string().empty());
            const JsonObject& responses = operation.at("responses").as_object();
            EXPECT_TRUE(responses.contains("4XX"));
            EXPECT_TRUE(std::any_of(responses.begin(), responses.end(),
                                    [](const auto& each) { return each.key().starts_with('2'); }));
        }
    for (const auto& [kind, components] : openapi.at("components").as_object())
        for (const auto& component : components.as_object())
            EXPECT_TRUE(kind == "securitySchemes" ||
                        text.find("\"#/components/" + std::string(kind) + "/" +
                                  std::string(component.key()) + "\"") != std::string::npos)
                << component.key() << " is used nowhere";
}

TEST(ApiSchema, a_move_has_either_one_action_or_several) {
    const Json openapi = json(project_file("docs/api/openapi.json"));
    const auto fits = [&](std::string_view message) {
        const Json& move = openapi.at_pointer("/components/schemas/Move");
        return schema_complaints(openapi, move, json(message)).empty();
    };
    EXPECT_TRUE(fits(R"({"op":"move","id":"1","seat":0,"action":"ready"})"));
    EXPECT_TRUE(fits(R"({"op":"move","id":"1","seat":0,"actions":["ready"]})"));
    EXPECT_FALSE(fits(R"({"op":"move","id":"1","seat":0})"));
    EXPECT_FALSE(fits(R"({"op":"move","id":"1","seat":0,"action":"ready","actions":["ready"]})"));
}

}  // namespace
}  // namespace orrery::test
