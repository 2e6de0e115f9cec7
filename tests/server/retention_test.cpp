// What is kept for a time only goes by itself, and nothing else does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/database.h"
#include "tests/server/admin.h"
#include "tests/server/company.h"

namespace orrery::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

constexpr std::chrono::hours kDay{24};

class ServerKeeps : public testing::Test {
  protected:
    static server::ServerOptions keeping(const server::Keep& keep) {
        server::ServerOptions options = LocalServer::quick();
        options.keep = keep;
        return options;
    }
    static server::Keep for_ever() { return {{}, {}, {}, {}, {}, {}}; }

    static Invitation open(Visitor& visitor) {
        return visitor.open({{"game", "cosmogenesis"}, {"seats", seats_for(2)}});
    }
    // A game of both that is over.
    static Invitation played(Visitor& one, Visitor& other) {
        const Invitation table = open(one);
        other.must(table, {{"op", "sit"}});
        other.must(table, {{"op", "chat"}, {"text", "a word of old"}});
        one.must(table, {{"op", "start"}});
        one.must(table, {{"op", "resign"}, {"seat", 0}});
        return table;
    }
    // As if so long had passed since then.
    static void change(const LocalServer& server, const std::string& sql) {
        Result<store::Database> file = store::Database::open(server.folder() + "/tables.sqlite",
                                                             store::Database::Access::kReadWrite);
        ASSERT_TRUE(file.ok());
        const auto error = file->run(sql.c_str());
        ASSERT_FALSE(error) << to_string(*error);
    }
    static void age(const LocalServer& server, int days) {
        const std::string by = std::to_string(days), in_ms = by + " * 86400000";
        change(server, "UPDATE ended SET at = at - " + in_ms + "; UPDATE visits SET day = day - " +
                           by + "; UPDATE reports SET at = at - " + in_ms +
                           "; UPDATE bans SET since = since - " + in_ms + ", until = until - " +
                           in_ms + " WHERE until < 9e18;");
    }
    static void wait_for(Visitor& visitor, const std::string& number) {
        while (visitor.call("GET", "/metrics").body.find(number) == std::string::npos) {
        }
    }
};

TEST_F(ServerKeeps, old_games_go_and_young_ones_stay) {
    server::Keep keep = for_ever();
    keep.finished = 30 * kDay;
    LocalServer server(keeping(keep));
    Visitor ada(server.route, "ada"), ben(server.route, "ben");
    const Invitation old = played(ada, ben);
    server.stop();
    age(server, 31);
    server.start();
    const Invitation young = played(ada, ben);
    wait_for(ada, "orrery_let_go_total{what=\"tables\"} 1\n");
    EXPECT_EQ(error_code(ada.call("GET", old.path())), "unknown_table");
    EXPECT_EQ(ada.call("GET", young.path("record")).status, 200);
    EXPECT_THAT(ada.get("/api/lobby").at("finished").as_array(), SizeIs(1));
    server.stop();
    server.start();
    EXPECT_EQ(ada.call("GET", young.path()).status, 200);
}

TEST_F(ServerKeeps, tables_that_never_began_have_a_time_of_their_own) {
    server::Keep keep = for_ever();
    keep.unplayed = 7 * kDay;
    LocalServer server(keeping(keep));
    Visitor ada(server.route, "ada"), ben(server.route, "ben");
    const Invitation closed = open(ada), game = played(ada, ben), running = open(ada);
    ada.must(closed, {{"op", "close"}});
    server.stop();
    age(server, 8);
    server.start();
    wait_for(ada, "orrery_let_go_total{what=\"tables\"} 1\n");
    EXPECT_EQ(error_code(ada.call("GET", closed.path())), "unknown_table");
    EXPECT_EQ(ada.call("GET", game.path()).status, 200);
    EXPECT_EQ(ada.call("GET", running.path()).status, 200) << "it is not over";
}

TEST_F(ServerKeeps, who_was_never_seen_again_is_forgotten_and_the_games_of_others_are_whole) {
    server::Keep keep = for_ever();
    keep.guests = 100 * kDay;
    LocalServer server(keeping(keep));
    Visitor ada(server.route, "ada"), ben(server.route, "ben"), cleo(server.route, "cleo");
    ada.call("PUT", "/api/me", R"({"name":"Ada"})");
    ben.call("PUT", "/api/me", R"({"name":"Benjamin"})");
    cleo.call("PUT", "/api/me", R"({"name":"Cleo"})");
    const Invitation game = played(ada, ben), waiting = open(cleo);
    server.stop();
    age(server, 101);
    change(server,
           "UPDATE visits SET day = day + 1000 WHERE guest IN "
           "(SELECT guest FROM guests WHERE name = 'Ada')");
    server.start();
    wait_for(ada, "orrery_let_go_total{what=\"guests\"} 1\n");
    server.stop();  // the log is emptied by then
    const std::string kept = stored_bytes(server.folder());
    server.start();
    EXPECT_THAT(kept, Not(HasSubstr("Benjamin")));
    EXPECT_THAT(kept, Not(HasSubstr("a word of old")));
    EXPECT_THAT(kept, HasSubstr("Cleo")) << "she has a table that is not over";
    const cli::Ran verified =
        cli::run_program_with("verify -", ada.call("GET", game.path("record")).body);
    EXPECT_EQ(verified.exit_code, 0) << verified.err;
    EXPECT_EQ(ada.get("/api/me").at("name"), "Ada");
    EXPECT_NE(ben.get("/api/me").at("name"), "Benjamin");
}

TEST_F(ServerKeeps, who_comes_back_is_seen_again) {
    LocalServer server(keeping(for_ever()));
    Visitor ada(server.route, "ada");
    ada.call("PUT", "/api/me", R"({"name":"Ada"})");
    server.stop();
    age(server, 400);
    const auto day = [&] {
        Result<store::Database> file = store::Database::open(server.folder() + "/tables.sqlite",
                                                             store::Database::Access::kRead);
        return *file->text_of("SELECT strftime('%s') / 86400 - day FROM visits");
    };
    EXPECT_EQ(day(), "400");
    server.start();
    ada.get("/api/lobby");
    server.stop();
    EXPECT_EQ(day(), "0");
}

TEST_F(ServerKeeps, old_reports_and_bans_that_ended_go) {
    server::Keep keep = for_ever();
    keep.reports = keep.bans = 10 * kDay;
    LocalServer server(keeping(keep));
    Visitor ada(server.route, "ada"), ben(server.route, "ben");
    const Invitation table = open(ada);
    ben.must(table, {{"op", "sit"}});
    const auto report = [&] {
        const Json state = ada.get(table.path()).at("state");
        const std::string person(state.at("seats").at(1).at("person").as_string());
        return ada.call("POST", table.path("reports"),
                        to_text(JsonObject{{"person", person}, {"reason", "spam"}}));
    };
    EXPECT_EQ(report().status, 201);
    for (const char* ban : {"ban 192.0.2.2 --for 1", "ban 192.0.2.1 --for 1", "ban 192.0.2.2"})
        ask_admin(server.folder(), ban);  // the last takes the place of the first
    ask_admin(server.folder(), "unban 192.0.2.1");
    server.stop();
    age(server, 11);
    server.start();
    EXPECT_EQ(report().status, 201);
    wait_for(ada, "orrery_let_go_total{what=\"reports\"} 1\n");
    wait_for(ada, "orrery_let_go_total{what=\"bans\"} 2\n");
    EXPECT_THAT(ask_admin(server.folder(), "reports").at("reports").as_array(), SizeIs(1));
    server.stop();
    server.start();  // as the file has it
    const JsonArray bans = ask_admin(server.folder(), "bans --past").at("bans").as_array();
    ASSERT_THAT(bans, SizeIs(1));
    EXPECT_EQ(bans.front().at("who"), "192.0.2.2") << "it holds";
}

TEST_F(ServerKeeps, reports_of_who_has_gone_are_seen_to_soon_or_let_go) {
    server::Keep keep = for_ever();
    keep.reports_of_gone = 10 * kDay;
    LocalServer server(keeping(keep));
    Visitor ada(server.route, "ada"), ben(server.route, "ben");
    const Invitation table = open(ada);
    ben.must(table, {{"op", "sit"}});
    const Json state = ada.get(table.path()).at("state");
    const std::string person(state.at("seats").at(1).at("person").as_string());
    EXPECT_EQ(ada.call("POST", table.path("reports"),
                       to_text(JsonObject{{"person", person}, {"reason", "spam"}}))
                  .status,
              201);
    EXPECT_EQ(ben.call("DELETE", "/api/me").status, 200);
    server.stop();
    change(server, "UPDATE reports SET gone = gone - 864000000 - 60000");
    server.start();
    wait_for(ada, "orrery_let_go_total{what=\"reports\"} 1\n");
    EXPECT_THAT(ask_admin(server.folder(), "reports --all").at("reports").as_array(), IsEmpty());
}

TEST_F(ServerKeeps, everything_where_the_settings_say_so) {
    LocalServer server(keeping(for_ever()));
    Visitor ada(server.route, "ada"), ben(server.route, "ben");
    const Invitation game = played(ada, ben);
    server.stop();
    age(server, 30'000);
    server.start();
    for (int i = 0; i < 50; ++i) ada.get("/api/lobby");
    EXPECT_EQ(ada.call("GET", game.path("record")).status, 200);
    EXPECT_THAT(ada.call("GET", "/metrics").body, Not(HasSubstr("orrery_let_go_total{")));
}

}  // namespace
}  // namespace orrery::test
