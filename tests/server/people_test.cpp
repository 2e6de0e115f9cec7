// People who do not want to meet, and what is told of somebody to whoever runs the server.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/admin.h"
#include "tests/server/api_check.h"
#include "tests/server/company.h"

namespace orrery::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class AmongPeople : public testing::Test {
  protected:
    explicit AmongPeople(server::ServerOptions options = LocalServer::quick())
        : server_(std::move(options)), ada_(server_.route, "ada"), ben_(server_.route, "ben") {
        api_.listen_in(server_.route);
        ada_.call("PUT", "/api/me", R"({"name":"Ada"})");
        ben_.call("PUT", "/api/me", R"({"name":"Ben"})");
    }

    static Invitation open(Visitor& visitor, bool is_public = true) {
        return visitor.open(
            {{"game", "cosmogenesis"}, {"public", is_public}, {"seats", seats_for(2)}});
    }
    // Both sit there.
    Invitation table_of_two() {
        const Invitation table = open(ada_);
        ben_.must(table, {{"op", "sit"}});
        return table;
    }
    // What the other one at a table of two is known by there.
    static std::string other_at(Visitor& visitor, const Invitation& table) {
        const Json now = visitor.get(table.path());
        for (const Json& seat : now.at("state").at("seats").as_array())
            if (seat.at("holder") == "person" && seat.at("you") == false)
                return std::string(seat.at("person").as_string());
        throw std::runtime_error("nobody else is there");
    }
    static Response block(Visitor& visitor, const Invitation& table, const std::string& person,
                          bool on = true) {
        return visitor.call("POST", table.path("blocks"),
                            to_text(JsonObject{{"person", person}, {"on", on}}));
    }
    static Response report(Visitor& visitor, const Invitation& table, const std::string& person,
                           const std::string& words = "") {
        JsonObject wish{{"person", person}, {"reason", "insults"}};
        if (!words.empty()) wish["words"] = words;
        return visitor.call("POST", table.path("reports"), to_text(wish));
    }
    static JsonArray blocks_of(Visitor& visitor) {
        return visitor.get("/api/me/blocks").at("blocks").as_array();
    }
    std::string sit(Visitor& visitor, const Invitation& table) {
        const Json reply = visitor.ask(table, {{"op", "sit"}});
        const JsonObject* fields = reply.if_object();
        const Json* error = fields->if_contains("error");
        return error == nullptr ? "" : std::string(error->at("code").as_string());
    }
    JsonObject admin(const std::string& words) { return ask_admin(server_.folder(), words); }

    LocalServer server_;
    ApiCheck api_;
    Visitor ada_, ben_;
};

TEST_F(AmongPeople, who_is_blocked_does_not_sit_down_at_my_tables_nor_i_at_theirs) {
    const Invitation met = table_of_two();
    const std::string ben = other_at(ada_, met);
    EXPECT_THAT(block(ada_, met, ben).json().at("people").as_array(), SizeIs(1));
    EXPECT_EQ(sit(ben_, open(ada_)), "apart");
    EXPECT_EQ(sit(ben_, open(ada_, false)), "apart") << "an invitation changes nothing";
    EXPECT_EQ(sit(ada_, open(ben_)), "apart");
    Visitor cleo(server_.route, "cleo");
    EXPECT_EQ(sit(cleo, open(ada_)), "");
    EXPECT_EQ(sit(ben_, open(cleo)), "");
    server_.stop();
    server_.start();
    EXPECT_EQ(sit(ben_, open(ada_)), "apart") << "after a restart too";
    ASSERT_THAT(blocks_of(ada_), SizeIs(1));
    EXPECT_EQ(blocks_of(ada_).front().at("name"), "Ben");
    EXPECT_THAT(blocks_of(ben_), IsEmpty()) << "nobody is told of it";
    const std::string id(blocks_of(ada_).front().at("id").as_string());
    EXPECT_EQ(error_code(ben_.call("DELETE", "/api/me/blocks/" + id)), "unknown_block");
    EXPECT_EQ(ada_.call("DELETE", "/api/me/blocks/" + id).status, 200);
    EXPECT_EQ(sit(ben_, open(ada_)), "");
}

TEST_F(AmongPeople, who_is_blocked_is_known_at_every_table) {
    const Invitation met = table_of_two();
    block(ada_, met, other_at(ada_, met));
    Visitor cleo(server_.route, "cleo");
    const Invitation other = open(cleo);
    const Json before = ada_.get(other.path("blocks")).at("people");
    EXPECT_EQ(sit(ben_, other), "") << "it is not Ada's table";
    EXPECT_EQ(before.as_array().at(0), Json(other_at(cleo, other)));
    EXPECT_NE(before.as_array().at(0), Json(other_at(ada_, met))) << "by another alias";
    EXPECT_THAT(block(ada_, other, other_at(cleo, other), false).json().at("people").as_array(),
                IsEmpty());
    EXPECT_THAT(blocks_of(ada_), IsEmpty());
}

TEST_F(AmongPeople, nobody_is_called_to_a_rematch_with_who_blocked_them) {
    const Invitation table = table_of_two();
    ada_.must(table, {{"op", "start"}});
    block(ada_, table, other_at(ada_, table));
    ben_.must(table, {{"op", "resign"}, {"seat", 1}});
    const Json reply = ben_.ask(table, {{"op", "rematch"}});
    EXPECT_EQ(reply.at("error").at("code"), "apart");
}

TEST_F(AmongPeople, a_private_table_tells_strangers_nothing_of_its_people) {
    const Invitation table = open(ada_, false);
    Visitor stranger(server_.route, "stranger");
    const Invitation uninvited{table.table, ""};
    for (const Response& response :
         {block(stranger, uninvited, "0123456789ab"), report(stranger, uninvited, "0123456789ab"),
          stranger.call("GET", uninvited.path("blocks"))})
        EXPECT_EQ(error_code(response), "private");
}

TEST_F(AmongPeople, only_somebody_else_at_the_table_can_be_meant) {
    const Invitation table = table_of_two();
    const std::string self = other_at(ben_, table);
    for (const std::string& person : {std::string("0123456789ab"), self, std::string()}) {
        EXPECT_EQ(error_code(block(ada_, table, person)), "bad_input") << person;
        EXPECT_EQ(error_code(report(ada_, table, person)), "bad_input") << person;
    }
    const std::string ben = other_at(ada_, table);
    for (const char* wish :
         {"{}", "[]", R"({"person":"x"})", R"({"on":true})", R"({"person":7,"on":true})"})
        EXPECT_EQ(ada_.call("POST", table.path("blocks"), wish).status, 400) << wish;
    for (const std::string& more :
         {std::string(), std::string(R"(,"reason":"dull")"), std::string(R"(,"reason":7)"),
          std::string(R"(,"reason":"spam","words":"")"),
          R"(,"reason":"spam","words":")" + std::string(1'001, 'x') + "\""})
        EXPECT_EQ(
            ada_.call("POST", table.path("reports"), R"({"person":")" + ben + "\"" + more + "}")
                .status,
            400)
            << more;
    EXPECT_THAT(admin("reports").at("reports").as_array(), IsEmpty());
}

TEST_F(AmongPeople, a_report_reaches_whoever_runs_the_server_with_what_was_said) {
    const Invitation table = table_of_two();
    for (int i = 0; i < 25; ++i)
        ben_.must(table, {{"op", "chat"}, {"text", "line " + std::to_string(i)}});
    const Response sent = report(ada_, table, other_at(ada_, table), "He does not stop");
    EXPECT_EQ(sent.status, 201) << sent.body;
    const JsonArray reports = admin("reports").at("reports").as_array();
    ASSERT_THAT(reports, SizeIs(1));
    const Json& kept = reports.front();
    EXPECT_EQ(kept.at("reason"), "insults");
    EXPECT_EQ(kept.at("words"), "He does not stop");
    EXPECT_EQ(kept.at("name"), "Ben");
    EXPECT_EQ(kept.at("table"), Json(table.table));
    ASSERT_THAT(kept.at("said").as_array(), SizeIs(20)) << "the last ones";
    EXPECT_EQ(kept.at("said").at(19).at("text"), "line 24");
    const cli::Ran printed = run_admin(server_.folder(), "reports");
    EXPECT_THAT(printed.out, AllOf(HasSubstr("about Ben ("), HasSubstr("line 24"),
                                   HasSubstr("\"He does not stop\"")));
    EXPECT_THAT(ada_.call("GET", "/metrics").body, HasSubstr("orrery_reports_total 1\n"));
    EXPECT_EQ(run_admin(server_.folder(), "reports --done 1").out, "done\n");
    EXPECT_THAT(run_admin(server_.folder(), "reports --done 1").err, HasSubstr("no report"));
    EXPECT_EQ(run_admin(server_.folder(), "reports").out, "nothing was reported\n");
    EXPECT_THAT(admin("reports --all").at("reports").as_array(), SizeIs(1));
}

TEST_F(AmongPeople, reports_are_read_a_page_at_a_time) {
    const Invitation table = table_of_two();
    for (int i = 0; i < 21; ++i) report(ada_, table, other_at(ada_, table));
    const JsonObject first = admin("reports");
    EXPECT_THAT(first.at("reports").as_array(), SizeIs(20));
    EXPECT_EQ(first.at("next_reports"), 20);
    EXPECT_THAT(admin("reports --after 20").at("reports").as_array(), SizeIs(1));
}

TEST_F(AmongPeople, what_a_terminal_would_obey_is_not_printed) {
    const Invitation table = table_of_two();
    ben_.must(table, {{"op", "chat"},
                      {"text",
                       "a\xc2\x9b"
                       "2Jb"}});  // a control character of C1
    report(ada_, table, other_at(ada_, table));
    EXPECT_THAT(run_admin(server_.folder(), "reports").out, Not(HasSubstr("\xc2\x9b")));
}

TEST_F(AmongPeople, blocks_and_reports_are_taken_along_and_deleted) {
    const Invitation table = table_of_two();
    const std::string ben = other_at(ada_, table), ada = other_at(ben_, table);
    ada_.must(table, {{"op", "chat"}, {"text", "a word of Ada's"}});
    block(ada_, table, ben);
    report(ada_, table, ben, "Ada about Ben");
    report(ben_, table, ada, "Ben about Ada");
    Visitor cleo(server_.route, "cleo");
    report(cleo, table, ben, "Cleo about Ben");
    const Json data = ada_.get("/api/me/export");
    ASSERT_THAT(data.at("blocked").as_array(), SizeIs(1));
    EXPECT_EQ(data.at("blocked").at(0).at("name"), "Ben");
    ASSERT_THAT(data.at("reported").as_array(), SizeIs(1));
    EXPECT_EQ(data.at("reported").at(0).at("words"), "Ada about Ben");
    EXPECT_EQ(ada_.call("DELETE", "/api/me").status, 200);
    const JsonArray left = admin("reports").at("reports").as_array();
    ASSERT_THAT(left, SizeIs(2));
    EXPECT_EQ(left.front().at("words"), "Ben about Ada") << "nobody has seen to it";
    EXPECT_EQ(left.back().at("words"), "Cleo about Ben");
    EXPECT_EQ(left.back().at("said").at(0).at("text"), "") << "Ada's words are gone there, too";
    admin("reports --done 2");
    server_.stop();  // the log is emptied by then
    EXPECT_THAT(stored_bytes(server_.folder()),
                AllOf(Not(HasSubstr("a word of Ada's")), Not(HasSubstr("Ada about Ben")),
                      Not(HasSubstr("Ben about Ada"))));
}

TEST_F(AmongPeople, who_is_reported_does_not_get_away_by_leaving) {
    Route elsewhere;
    elsewhere.port = server_.route.port.load();
    elsewhere.from = "127.0.0.2";
    Visitor eve(elsewhere, "eve");
    eve.call("PUT", "/api/me", R"({"name":"Eve"})");
    const Invitation table = open(ada_);
    eve.must(table, {{"op", "sit"}});
    eve.must(table, {{"op", "chat"}, {"text", "a word of Eve's"}});
    const std::string person = other_at(ada_, table);
    EXPECT_EQ(report(ada_, table, person).status, 201);
    EXPECT_EQ(report(ada_, table, person).status, 201);
    EXPECT_EQ(eve.call("DELETE", "/api/me").status, 200);
    const JsonArray reports = admin("reports").at("reports").as_array();
    ASSERT_THAT(reports, SizeIs(2));
    const Json& kept = reports.front();
    EXPECT_EQ(kept.at("name"), "Eve");
    EXPECT_EQ(kept.at("said").at(0).at("text"), "a word of Eve's");
    EXPECT_FALSE(kept.at("gone").is_null());
    const std::string network(kept.at("network").as_string());
    EXPECT_THAT(run_admin(server_.folder(), "reports").out, HasSubstr(network));
    EXPECT_THAT(network, Not(HasSubstr("127")));

    Visitor back(elsewhere, "eve again");
    EXPECT_EQ(back.call("GET", "/api/me").status, 200);
    admin("ban " + network);
    EXPECT_EQ(error_code(back.call("GET", "/api/me")), "banned");
    EXPECT_EQ(ada_.call("GET", "/api/me").status, 200) << "she comes from elsewhere";
    server_.stop();
    server_.start();
    elsewhere.port = server_.route.port.load();
    EXPECT_EQ(error_code(back.call("GET", "/api/me")), "banned");
    admin("unban " + network);
    EXPECT_EQ(back.call("GET", "/api/me").status, 200);

    for (const char* number : {"1", "2"}) admin(std::string("reports --done ") + number);
    EXPECT_THAT(admin("reports --all").at("reports").as_array(), IsEmpty());
    server_.stop();
    EXPECT_THAT(stored_bytes(server_.folder()), Not(HasSubstr("a word of Eve's")));
}

class WithFewReports : public AmongPeople {
  protected:
    static server::ServerOptions few() {
        server::ServerOptions options = LocalServer::quick();
        options.limits.guest_reports = {2, 0.0001};
        options.limits.address_reports = {3, 0.0001};
        return options;
    }
    WithFewReports() : AmongPeople(few()) {}
};

TEST_F(WithFewReports, guests_and_addresses_are_told_to_wait) {
    const Invitation table = table_of_two();
    const std::string ben = other_at(ada_, table), ada = other_at(ben_, table);
    EXPECT_EQ(report(ada_, table, "0123456789ab").status, 400) << "costs nothing";
    EXPECT_EQ(report(ada_, table, ben).status, 201);
    EXPECT_EQ(report(ada_, table, ben).status, 201);
    const Response third = report(ada_, table, ben);
    EXPECT_EQ(third.status, 429);
    EXPECT_EQ(error_code(third), "too_many_reports");
    EXPECT_NE(third.header("retry-after"), "");
    EXPECT_EQ(report(ben_, table, ada).status, 201);
    EXPECT_EQ(report(ben_, table, ada).status, 429) << "they share an address";
}

}  // namespace
}  // namespace orrery::test
