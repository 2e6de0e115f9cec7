// What is known of somebody: taken along as a file, and deleted so that nothing is left of it while
// the games of others stay what they were.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/server/api_check.h"
#include "tests/server/company.h"
#include "tests/support/games.h"

namespace orrery::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class WhatIsKnown : public testing::Test {
  protected:
    WhatIsKnown() : ada_(server_.route, "ada"), ben_(server_.route, "ben") {
        api_.listen_in(server_.route);
        ada_.call("PUT", "/api/me", R"({"name":"Adelheid"})");
        ben_.call("PUT", "/api/me", R"({"name":"Ben"})");
        ada_id_ = ada_.get("/api/me/devices").at("devices").at(0).at("id").as_string();
    }

    // Both sit, each gave a part of the seed, and both spoke. Adelheid's name at this table is
    // another one.
    Invitation table_of_two(Visitor& first, Visitor& second) {
        const Invitation table = first.open({{"game", "cosmogenesis"}, {"seats", seats_for(2)}});
        first.must(table, {{"op", "part"}, {"part", std::string(64, '1')}});
        second.must(table, {{"op", "sit"}, {"name", &second == &ada_ ? "Heidi" : "Benny"}});
        second.must(table, {{"op", "part"}, {"part", std::string(64, '2')}});
        first.must(table, {{"op", "chat"}, {"text", word_of(first)}});
        second.must(table, {{"op", "chat"}, {"text", word_of(second)}});
        first.must(table, {{"op", "start"}});
        return table;
    }
    std::string word_of(const Visitor& visitor) const {
        return &visitor == &ada_ ? "a word of Adelheid's" : "a word of Ben's";
    }
    Response leave(Visitor& visitor) { return visitor.call("DELETE", "/api/me"); }

    LocalServer server_;
    ApiCheck api_;
    Visitor ada_, ben_;
    std::string ada_id_;
};

TEST_F(WhatIsKnown, is_one_file_without_secrets) {
    const Invitation table = table_of_two(ada_, ben_);
    const Invitation running = table_of_two(ben_, ada_);
    ada_.must(table, {{"op", "resign"}, {"seat", 0}});
    const Response file = ada_.call("GET", "/api/me/export");
    EXPECT_EQ(file.status, 200);
    EXPECT_THAT(file.header("content-disposition"), HasSubstr("attachment"));
    const Json data = file.json();
    EXPECT_EQ(data.at("name"), "Adelheid");
    EXPECT_THAT(data.at("devices").as_array(), SizeIs(1));
    ASSERT_THAT(data.at("said").as_array(), SizeIs(2));
    EXPECT_EQ(data.at("said").at(0).at("text"), Json(word_of(ada_)));
    ASSERT_THAT(data.at("games").as_array(), SizeIs(2));
    for (const Json& game : data.at("games").as_array()) {
        const bool over = game.at("table") == Json(table.table);
        EXPECT_EQ(game.as_object().contains("record"), over) << "what goes on has its secrets";
        if (!over) continue;
        const cli::Ran verified = cli::run_program_with("verify -", to_text(game.at("record")));
        EXPECT_EQ(verified.exit_code, 0) << verified.err;
    }
    EXPECT_THAT(file.body, Not(HasSubstr(word_of(ben_))));
    EXPECT_THAT(file.body, Not(HasSubstr(ada_.cookie.substr(ada_.cookie.find('=') + 1))));
    EXPECT_THAT(file.body, Not(HasSubstr(ada_id_))) << "ids stay here";
}

TEST(TakingAlong, is_rationed) {
    server::ServerOptions options = LocalServer::quick();
    options.limits.guest_exports = {2, 0.0001};
    options.limits.address_exports = {3, 0.0001};
    LocalServer server(options);
    Visitor ada(server.route, "ada"), ben(server.route, "ben");
    for (const int status : {200, 200, 429})
        EXPECT_EQ(ada.call("GET", "/api/me/export").status, status);
    EXPECT_EQ(ben.call("GET", "/api/me/export").status, 200);
    const Response refused = ben.call("GET", "/api/me/export");
    EXPECT_EQ(error_code(refused), "too_many_requests") << "they share an address";
    EXPECT_NE(refused.header("retry-after"), "");
}

TEST(TakingAlong, comes_in_parts_where_it_is_much) {
    server::ServerOptions options = LocalServer::quick();
    options.limits.export_bytes = 1024;
    LocalServer server(options);
    ApiCheck api;
    api.listen_in(server.route);
    Visitor ada(server.route, "ada");
    std::set<std::string> played, taken;
    for (int i = 0; i < 9; ++i) {
        const Invitation table =
            ada.open({{"game", "anunnaki"}, {"seats", seats_for(1)}, {"start", true}});
        ada.must(table, {{"op", "resign"}, {"seat", 0}});
        played.insert(table.table);
    }
    std::string after;
    int files = 0;
    do {
        const Json file = ada.get("/api/me/export" + (after.empty() ? "" : "?after=" + after));
        EXPECT_LE(file.at("games").as_array().size(), 4U);
        for (const Json& game : file.at("games").as_array())
            EXPECT_TRUE(taken.emplace(game.at("table").as_string()).second);
        const Json* next = file.as_object().if_contains("next");
        after = next == nullptr ? "" : std::string(next->as_string());
        ++files;
    } while (!after.empty());
    EXPECT_EQ(taken, played);
    EXPECT_GT(files, 2);
}

TEST_F(WhatIsKnown, is_gone_from_tables_that_they_were_only_sent_away_from) {
    const Invitation table = ben_.open(
        {{"game", "anunnaki"}, {"public", true}, {"seats", seats_for(1)}, {"start", true}});
    ada_.must(table, {{"op", "chat"}, {"text", word_of(ada_)}});
    Player ben(ben_, table);
    ben.arrive();
    const Json log = ben.ask({{"op", "log"}});
    ben.disconnect();
    ben_.must(table,
              {{"op", "remove"}, {"person", log.at("entries").as_array().back().at("person")}});
    ben_.must(table, {{"op", "resign"}, {"seat", 0}});
    const Json made = ben_.must(table, {{"op", "rematch"}});
    const std::string next(made.at("table").as_string());
    const auto opening = [&] {
        return to_text(stored_table(server_.folder(), next).entries.front().payload);
    };
    server_.stop();
    ASSERT_THAT(opening(), HasSubstr(ada_id_));
    server_.start();
    EXPECT_EQ(leave(ada_).status, 200);
    server_.stop();
    EXPECT_THAT(opening(), Not(HasSubstr(ada_id_)));
}

TEST_F(WhatIsKnown, is_gone_from_the_file_when_it_is_deleted) {
    const Invitation one = table_of_two(ada_, ben_), other = table_of_two(ben_, ada_);
    ada_.must(one, {{"op", "resign"}, {"seat", 0}});
    const std::string before = stored_bytes(server_.folder());
    for (const char* word : {"Adelheid", "Heidi", "a word of Adelheid"})
        ASSERT_NE(before.find(word), std::string::npos) << word;
    EXPECT_EQ(leave(ada_).status, 200);
    server_.stop();
    const std::string after = stored_bytes(server_.folder());
    for (const std::string& word : {std::string("Adelheid"), std::string("Heidi"), ada_id_})
        EXPECT_EQ(after.find(word), std::string::npos) << word;
    const table::StoredTable stored = stored_table(server_.folder(), one.table);
    for (const table::Entry& entry : stored.entries) {
        if (entry.kind != table::EntryKind::kChat) continue;
        const bool bens = entry.seat == 1;
        EXPECT_EQ(entry.payload.at("text"), Json(bens ? word_of(ben_) : ""));
        EXPECT_EQ(entry.payload.at("name"), bens ? "Benny" : "somebody who left");
    }
    for (const table::Entry& entry : stored_table(server_.folder(), other.table).entries)
        if (entry.kind == table::EntryKind::kChat) {
            EXPECT_EQ(entry.payload.at("text"), Json(entry.seat == 0 ? word_of(ben_) : ""));
        }
}

TEST_F(WhatIsKnown, of_games_of_others_stays_and_verifies) {
    const Invitation table = table_of_two(ada_, ben_);
    ada_.must(table, {{"op", "resign"}, {"seat", 0}});
    EXPECT_EQ(leave(ada_).status, 200);
    for (int start = 0; start < 2; ++start) {
        const Response record = ben_.call("GET", Invitation{table.table, ""}.path("record"));
        const cli::Ran verified = cli::run_program_with("verify -", record.body);
        EXPECT_EQ(verified.exit_code, 0) << verified.err;
        EXPECT_THAT(verified.out,
                    HasSubstr("with the parts of seats 0 and 1, given after the commitment"));
        const Json finished = ben_.get("/api/lobby").at("finished").at(0);
        EXPECT_EQ(finished.at("seats").at(0).at("name"), "somebody who left");
        EXPECT_EQ(finished.at("seats").at(1).at("you"), true);
        const Json log = ben_.must({table.table, ""}, {{"op", "log"}}).at("entries");
        EXPECT_THAT(to_text(log), Not(HasSubstr("Adelheid")));
        EXPECT_THAT(to_text(log), HasSubstr(word_of(ben_)));
        server_.stop();
        server_.start();
    }
}

// Resigned, not abandoned: who is left has won, or plays on against the bot of the table.
TEST_F(WhatIsKnown, seats_are_given_up_fairly) {
    const Invitation playing = table_of_two(ada_, ben_);
    const Invitation own = ada_.open({{"game", "cosmogenesis"}, {"seats", seats_for(2)}});
    const Invitation bens = ben_.open({{"game", "cosmogenesis"}, {"seats", seats_for(2)}});
    ada_.must(bens, {{"op", "sit"}});
    ben_.must(own, {{"op", "sit"}});
    EXPECT_EQ(leave(ada_).status, 200);
    const Json over = ben_.get(playing.path()).at("state");
    EXPECT_EQ(over.at("phase"), "over");
    EXPECT_EQ(over.at("seats").at(0).at("name"), "somebody who left");
    EXPECT_EQ(over.at("scores").at(1).at("place"), 1);
    EXPECT_EQ(ben_.get(own.path()).at("state").at("phase"), "over");
    EXPECT_EQ(ben_.get(bens.path()).at("state").at("seats").at(1).at("holder"), "open");
}

TEST_F(WhatIsKnown, sockets_close_and_no_cookie_leads_back) {
    const Invitation table = table_of_two(ada_, ben_);
    const std::string before = ada_.cookie;
    Player player(ada_, table);
    player.arrive();
    Visitor again(server_.route, "again");
    again.cookie = before;
    EXPECT_EQ(leave(again).status, 200);
    EXPECT_NE(again.cookie, before);
    while (player.deal_with_frames() || player.last_close == 0) player.receive();
    EXPECT_EQ(player.last_close, 4001);
    for (Visitor* visitor : {&again, &ada_}) {
        EXPECT_THAT(visitor->get("/api/lobby").at("finished").as_array(), IsEmpty());
        EXPECT_NE(visitor->get("/api/me").at("name"), "Adelheid");
        EXPECT_EQ(error_code(visitor->call("GET", Invitation{table.table, ""}.path())), "private");
    }
}

TEST_F(WhatIsKnown, links_and_devices_go_too) {
    Visitor phone(server_.route, "phone"), thief(server_.route, "thief");
    const auto link = [&] {
        return to_text(
            JsonObject{{"token", ada_.call("POST", "/api/me/links").json().at("token")}});
    };
    ASSERT_EQ(phone.call("POST", "/api/links/use", link()).status, 200);
    const std::string open = link();
    EXPECT_EQ(leave(ada_).status, 200);
    EXPECT_EQ(error_code(thief.call("POST", "/api/links/use", open)), "unknown_link");
    EXPECT_NE(phone.get("/api/me").at("name"), "Adelheid");
    EXPECT_THAT(phone.get("/api/me/devices").at("devices").as_array(), SizeIs(1));
}

TEST_F(WhatIsKnown, is_not_deleted_by_a_page_of_another_host) {
    EXPECT_EQ(error_code(ada_.call("DELETE", "/api/me", {}, {{"Origin", "http://evil.example"}})),
              "other_origin");
    EXPECT_EQ(ada_.get("/api/me").at("name"), "Adelheid");
}

}  // namespace
}  // namespace orrery::test
