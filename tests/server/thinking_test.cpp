// However hard somebody makes bots think, others get their answers, and the server stops.
#include <gmock/gmock.h>

#include "bots/bot.h"
#include "tests/server/abuse.h"

namespace orrery::test {
namespace {

using std::chrono::milliseconds;

JsonObject bot(std::string_view name, std::int64_t trials) {
    return {{"bot", name}, {"options", JsonObject{{"trials", trials}}}};
}

// Nothing but bots at it, as many as there can be, which think as hard as they can be told to.
JsonObject dearest_table() {
    JsonArray seats{JsonObject{{"open", true}}};
    for (int i = 1; i < 6; ++i) seats.push_back(bot("greedy", kMostTrials));
    return {{"game", "cosmic-factory"},
            {"seats", std::move(seats)},
            {"options", JsonObject{{"cards", JsonArray{3, 13, 11}}}}};
}

// A host who has allowed everything, and has but one thread for bots.
class ServerFullOfThought : public testing::Test {
  protected:
    explicit ServerFullOfThought(milliseconds thought = milliseconds(100))
        : server_(all_allowed(thought)) {}

    static server::ServerOptions all_allowed(milliseconds thought) {
        server::ServerOptions options = LocalServer::quick();
        options.bot_threads = 1;
        options.tables.most_trials = kMostTrials;
        options.limits.thought = thought;
        return options;
    }

    // Tables of guests of their own at which bots begin to think.
    void think_hard(int tables) {
        for (int i = 0; i < tables; ++i) {
            Visitor& eve = strangers_.emplace_back(server_.route, "eve" + std::to_string(i));
            const Invitation table = eve.open(dearest_table());
            eve.must(table, {{"op", "sit"}, {"seat", 0}});
            eve.must(table, {{"op", "start"}});
        }
    }

    LocalServer server_;
    std::deque<Visitor> strangers_;
};

TEST_F(ServerFullOfThought, lets_another_ones_bot_answer) {
    think_hard(5);
    Visitor ada(server_.route, "ada");
    const Invitation table =
        ada.open({{"game", "cosmogenesis"},
                  {"start", true},
                  {"seats", JsonArray{JsonObject{{"bot", "greedy"}}, JsonObject{{"you", true}}}}});
    Player player(ada, table);
    player.arrive();
    player.hear_until([&] { return !player.own_seats_to_move().empty(); });
    EXPECT_EQ(player.own_seats_to_move(), std::vector<Seat>{1}) << "the bot has had its turn";
    player.must({{"op", "hint"}, {"seat", 1}});
    EXPECT_THAT(ada.call("GET", "/metrics").body,
                testing::ContainsRegex("orrery_bot_thoughts_cut_short_total [1-9]"));
}

class ServerInThought : public ServerFullOfThought {
  protected:
    // Nothing but the end ends a thought.
    ServerInThought() : ServerFullOfThought(std::chrono::hours(1)) {}
};

TEST_F(ServerInThought, stops_all_the_same) {
    think_hard(3);
    Visitor ada(server_.route, "ada");
    const Invitation table =
        ada.open({{"game", "cosmogenesis"},
                  {"start", true},
                  {"seats", JsonArray{JsonObject{{"you", true}}, JsonObject{{"you", true}}}}});
    Player player(ada, table);
    player.arrive();
    player.say({{"op", "hint"}, {"seat", 0}});
    server_.stop();
    player.hear_until([&] { return player.told_of_closing; });
}

// The dearest of them takes a minute and more where nothing ends it: the program's own way to stop
// is bounded by less than that.
TEST(ServerProcessInThought, ends_soon_when_it_is_told_to) {
    const cli::TemporaryFolder folder;
    ServerProcess server(folder.path());
    server.arguments = {"--limits-bot-trials", "10000000", "--limits-thought", "1h"};
    server.start();
    std::deque<Visitor> strangers;
    for (int i = 0; i < 4; ++i) {
        Visitor& eve = strangers.emplace_back(server.route, "eve" + std::to_string(i));
        const Invitation table = eve.open(dearest_table());
        eve.must(table, {{"op", "sit"}, {"seat", 0}});
        eve.must(table, {{"op", "start"}});
    }
    const auto began = std::chrono::steady_clock::now();
    EXPECT_EQ(server.terminate(), 0);
    EXPECT_LT(std::chrono::steady_clock::now() - began, kPatience);
}

TEST(ServerThinking, a_table_says_what_a_bot_may_be_told) {
    const LocalServer server;
    Visitor eve(server.route, "eve");
    JsonObject request{{"id", "m1"},
                       {"game", "cosmic-factory"},
                       {"seats", JsonArray{JsonObject{{"you", true}}, bot("greedy", 10'000'000)}}};
    const Response refused = eve.call("POST", "/api/tables", to_text(request));
    EXPECT_EQ(refused.status, 400);
    const Json error = refused.json().at("error");
    EXPECT_EQ(error.at("code"), "bad_input");
    EXPECT_EQ(error.at("at"), "/seats/1/options/trials");
    EXPECT_EQ(error.at("message"), "a bot may try at most 100000 here");
    const Json bots = eve.get("/api/bots");
    for (const Json& kind : bots.at("bots").as_array())
        for (const Json& option : kind.at("options").as_array()) {
            if (option.at("name") != "trials") continue;
            EXPECT_EQ(option.at("max"), 100'000);
            request["seats"].as_array()[1] =
                bot(kind.at("name").as_string(), option.at("default").as_int64());
            request["id"] = "m-" + std::string(kind.at("name").as_string());
            EXPECT_EQ(eve.call("POST", "/api/tables", to_text(request)).status, 201)
                << "its default is allowed";
        }
}

}  // namespace
}  // namespace orrery::test
