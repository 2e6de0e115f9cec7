// Whoever runs a server looks after it while it runs.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <filesystem>

#include "server/admin_socket.h"
#include "tests/server/admin.h"
#include "tests/server/api_check.h"
#include "tests/server/company.h"

namespace orrery::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

class ServerAdmin : public testing::Test {
  protected:
    ServerAdmin() : ada_(server_.route, "ada"), ben_(server_.route, "ben") {
        api_.listen_in(server_.route);
        ada_.call("PUT", "/api/me", R"({"name":"Ada"})");
        ben_.call("PUT", "/api/me", R"({"name":"Ben"})");
    }

    Invitation game_of_two() {
        const Invitation table =
            ada_.open({{"game", "cosmogenesis"}, {"public", true}, {"seats", seats_for(2)}});
        ben_.must(table, {{"op", "sit"}});
        ada_.must(table, {{"op", "start"}});
        return table;
    }
    cli::Ran run(const std::string& words) const { return run_admin(server_.folder(), words); }
    JsonObject ask(const std::string& words) const { return ask_admin(server_.folder(), words); }
    std::string id_of(Visitor& visitor) {
        return std::string(visitor.get("/api/me/devices").at("devices").at(0).at("id").as_string());
    }

    LocalServer server_;
    ApiCheck api_;
    Visitor ada_, ben_;
};

TEST_F(ServerAdmin, lists_tables_and_who_is_connected) {
    const Invitation table = game_of_two();
    Player player(ben_, table);
    player.arrive();
    const JsonObject list = ask("list");
    ASSERT_THAT(list.at("tables").as_array(), SizeIs(1));
    const Json& line = list.at("tables").at(0);
    EXPECT_EQ(line.at("table"), Json(table.table));
    EXPECT_EQ(line.at("phase"), "playing");
    EXPECT_EQ(line.at("listeners"), 1);
    EXPECT_EQ(line.at("people").at(1).at("name"), "Ben");
    ASSERT_THAT(list.at("guests").as_array(), SizeIs(1));
    EXPECT_EQ(list.at("guests").at(0).at("guest"), Json(id_of(ben_)));
    EXPECT_EQ(list.at("guests").at(0).at("address"), "127.0.0.1");
    const cli::Ran printed = run("list");
    EXPECT_THAT(printed.out, HasSubstr(table.table));
    EXPECT_THAT(printed.out, HasSubstr("Ben (" + id_of(ben_).substr(0, 10) + ")"));
    EXPECT_THAT(printed.out, Not(HasSubstr(id_of(ben_)))) << "as much as it takes to name them";
}

TEST_F(ServerAdmin, reads_long_lists_a_page_at_a_time) {
    for (int i = 0; i < 49; ++i)
        for (Visitor* visitor : {&ada_, &ben_})
            visitor->open({{"game", "cosmogenesis"}, {"seats", seats_for(2)}});
    for (int i = 0; i < 3; ++i)
        Visitor(server_.route, "v" + std::to_string(i))
            .open({{"game", "cosmogenesis"}, {"seats", seats_for(2)}});
    const JsonObject first = ask("list tables");
    EXPECT_THAT(first.at("tables").as_array(), SizeIs(100));
    EXPECT_EQ(first.at("unfinished"), 101);
    const std::string next(first.at("next_tables").as_string());
    const JsonObject second = ask("list tables --after " + next);
    EXPECT_THAT(second.at("tables").as_array(), SizeIs(1));
    EXPECT_FALSE(second.contains("next_tables"));
    EXPECT_THAT(run("list").out, HasSubstr("orrery admin list tables --after " + next));
    EXPECT_THAT(run("list tables --after nonsense").err, HasSubstr("after is what the last page"));
}

TEST_F(ServerAdmin, ends_a_game_fairly_and_tells_its_people) {
    const Invitation table = game_of_two();
    Player player(ben_, table);
    player.arrive();
    EXPECT_EQ(run("close " + table.table).out, "done\n");
    player.hear_until([&] { return player.phase() == "over"; });
    EXPECT_THAT(player.state().at("scores").as_array(), SizeIs(2));
    const Json log = player.ask({{"op", "log"}});
    EXPECT_EQ(log.at("entries").as_array().back().at("reason"), "host");
    EXPECT_EQ(ben_.call("GET", table.path("record")).status, 200) << "it is theirs to keep";
    EXPECT_THAT(ask("list").at("tables").as_array(), IsEmpty());
    const cli::Ran again = run("close " + table.table);
    EXPECT_EQ(again.exit_code, 0) << "it is over";
}

TEST_F(ServerAdmin, closes_a_table_that_nobody_has_begun) {
    const Invitation table = ada_.open({{"game", "anunnaki"}, {"seats", seats_for(1)}});
    ask("close " + table.table);
    EXPECT_EQ(ada_.get(table.path()).at("state").at("phase"), "over");
}

TEST_F(ServerAdmin, deletes_a_table_and_everything_of_it) {
    const Invitation table = game_of_two();
    ben_.must(table, {{"op", "chat"}, {"text", "a word that must go"}});
    Player player(ben_, table);
    player.arrive();
    ASSERT_THAT(stored_bytes(server_.folder()), HasSubstr("a word that must go"));
    EXPECT_EQ(run("delete " + table.table).out, "done\n");
    while (player.last_close == 0) player.hear();
    EXPECT_EQ(player.last_close, 4004);
    EXPECT_EQ(error_code(ben_.call("GET", table.path())), "unknown_table");
    EXPECT_THAT(ben_.get("/api/lobby").at("finished").as_array(), IsEmpty());
    EXPECT_THAT(run("delete " + table.table).err, HasSubstr("there is no table"));
    server_.stop();  // the log is emptied by then
    EXPECT_THAT(stored_bytes(server_.folder()), Not(HasSubstr("a word that must go")));
    server_.start();
    EXPECT_EQ(error_code(ben_.call("GET", table.path())), "unknown_table");
}

TEST_F(ServerAdmin, keeps_a_guest_away_by_the_beginning_of_an_id) {
    const Invitation table = game_of_two();
    Player player(ben_, table);
    player.arrive();
    const std::string ben = id_of(ben_);
    EXPECT_THAT(run("ban " + ben.substr(0, 10) + " --for 3 --reason 'Be kind'").out,
                StartsWith(ben.substr(0, 10) + " is kept away until "));
    while (player.last_close == 0) player.hear();
    EXPECT_EQ(player.last_close, 4003);
    const Response me = ben_.call("GET", "/api/me");
    EXPECT_EQ(me.status, 403);
    EXPECT_EQ(error_code(me), "banned");
    const Json error = me.json().at("error");
    EXPECT_EQ(error.at("reason"), "Be kind");
    EXPECT_GT(error.at("until").as_int64(), 0);
    EXPECT_THAT(std::string(error.at("message").as_string()), HasSubstr("Be kind"));
    for (const char* below : {"", "record"})
        EXPECT_EQ(error_code(ben_.call("GET", table.path(below))), "banned") << below;
    EXPECT_EQ(error_code(ben_.knock(table)), "banned");
    EXPECT_EQ(ben_.call("GET", "/api/games").status, 200) << "the page has to say it";
    EXPECT_EQ(ada_.call("GET", "/api/me").status, 200);
    EXPECT_EQ(ada_.must(table, {{"op", "view"}}).at("type"), "answer") << "the others play on";
    server_.stop();
    server_.start();
    EXPECT_EQ(ben_.call("GET", "/api/me").status, 403) << "and after a restart";
    EXPECT_THAT(ask("bans").at("bans").as_array(), SizeIs(1));
    EXPECT_EQ(run("unban " + ben.substr(0, 10)).exit_code, 0);
    EXPECT_EQ(ben_.call("GET", "/api/me").status, 200);
    EXPECT_THAT(ask("bans").at("bans").as_array(), IsEmpty());
    EXPECT_THAT(ask("bans --past").at("bans").as_array(), SizeIs(1));
    EXPECT_THAT(run("unban " + ben).err, HasSubstr("no ban of theirs is in force"));
}

TEST_F(ServerAdmin, keeps_an_address_away_and_the_network_of_one_household) {
    const JsonObject ban = ask("ban 2001:db8:1:2:3:4:5:6").at("ban").as_object();
    EXPECT_EQ(ban.at("who"), "2001:db8:1:2::/64");
    const auto from = [&](const char* address) {
        return Visitor(server_.route, "v")
            .call("GET", "/api/me", {}, {{"X-Forwarded-For", address}})
            .status;
    };
    EXPECT_EQ(from("2001:db8:1:2::77"), 403);
    EXPECT_EQ(from("2001:db8:1:3::77"), 200);
    ask("ban 192.0.2.7");
    EXPECT_EQ(from("192.0.2.7"), 403);
    EXPECT_EQ(from("192.0.2.8"), 200);
    EXPECT_EQ(run("unban 2001:db8:1:2::/64").exit_code, 0);
    EXPECT_EQ(from("2001:db8:1:2::77"), 200);
}

TEST_F(ServerAdmin, a_ban_takes_the_place_of_the_one_before) {
    ask("ban 192.0.2.7 --for 1");
    ask("ban 192.0.2.7 --for 30 --reason longer");
    const JsonArray bans = ask("bans").at("bans").as_array();
    ASSERT_THAT(bans, SizeIs(1));
    EXPECT_EQ(bans.front().at("reason"), "longer");
    EXPECT_THAT(ask("bans --past").at("bans").as_array(), SizeIs(2));
}

TEST_F(ServerAdmin, announces_to_who_listens_and_to_who_comes_later) {
    const Invitation table = game_of_two();
    Player player(ben_, table);
    player.arrive();
    std::vector<Json> heard;
    server_.route.on_received = [&](const Json& message, const std::string&) {
        if (message.at("type") == "announcement") heard.push_back(message.at("announcement"));
    };
    EXPECT_EQ(ada_.get("/api/announcement").at("announcement"), Json());
    EXPECT_THAT(run("announce 'Back at <eight>' --until 2d").out, HasSubstr("Back at <eight>"));
    player.hear_until([&] { return heard.size() == 1; });
    EXPECT_EQ(heard[0].at("text"), "Back at <eight>");
    server_.stop();
    server_.start();
    EXPECT_EQ(ada_.get("/api/announcement").at("announcement").at("text"), "Back at <eight>");
    EXPECT_THAT(run("announce").out, HasSubstr("Back at <eight>"));
    EXPECT_EQ(run("announce --clear").out, "nothing is announced\n");
    EXPECT_EQ(ada_.get("/api/announcement").at("announcement"), Json());
    EXPECT_THAT(run("announce x --until 2020-01-01").err, HasSubstr("this moment is over"));
    EXPECT_THAT(run("announce '" + std::string(600, 'x') + "'").err, HasSubstr("500"));
    EXPECT_THAT(run("announce \"$(printf 'a\\tb')\"").err, HasSubstr("control characters"));
}

TEST_F(ServerAdmin, says_what_is_wrong_with_a_request) {
    for (const auto& [words, why] : std::initializer_list<std::pair<const char*, const char*>>{
             {"close none", "there is no table"},
             {"ban xyz", "neither an address nor"},
             {"ban 12345", "neither an address nor"},
             {"ban 300.0.0.1", "is no address such as"},
             {"ban aaaaaaaaaa", "no guest's id begins with"},
             {"ban 192.0.2.7 --for 0", "days"},
             {"unban 192.0.2.9", "no ban of theirs is in force"}}) {
        const cli::Ran ran = run(words);
        EXPECT_EQ(ran.exit_code, 1) << words;
        EXPECT_THAT(ran.err, HasSubstr(why)) << words;
    }
    EXPECT_EQ(run("announce x --until tomorrow").exit_code, 2);
    EXPECT_EQ(run("list --after x").exit_code, 2);
}

TEST(ServerAdminSocket, is_its_owners_and_replaces_what_a_killed_program_left) {
    cli::TemporaryFolder folder;
    ServerProcess server(folder.path());
    server.start();
    const std::string path = server::admin_socket_path(folder.path());
    struct stat about{};
    ASSERT_EQ(stat(path.c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0600U);
    server.kill_9();
    ASSERT_TRUE(std::filesystem::exists(path));
    EXPECT_THAT(run_admin(folder.path(), "list").err, HasSubstr("no server runs on the folder"));
    server.start();
    EXPECT_EQ(run_admin(folder.path(), "list").exit_code, 0);
    EXPECT_EQ(server.terminate(), 0);
    EXPECT_FALSE(std::filesystem::exists(path));
    EXPECT_THAT(run_admin(folder.path(), "list").err, HasSubstr("no server runs on the folder"));
}

TEST(ServerAdminSocket, says_that_a_path_is_too_long) {
    const auto socket = server::AdminSocket::open("/tmp/" + std::string(120, 'x'), {});
    ASSERT_FALSE(socket.ok());
    EXPECT_THAT(socket.error().message, HasSubstr("at most 107 bytes"));
    EXPECT_THAT(run_admin("/tmp/" + std::string(120, 'x'), "list").err,
                HasSubstr("at most 107 bytes"));
}

TEST(ServerAdminSocket, does_not_replace_what_is_no_socket) {
    cli::TemporaryFolder folder;
    const auto socket = server::AdminSocket::open(folder.write("admin.sock", "mine"), {});
    ASSERT_FALSE(socket.ok());
    EXPECT_EQ(cli::text_of_file(folder.path() + "/admin.sock"), "mine");
}

// Who speaks to the socket without the program.
class OnTheSocket : public testing::Test {
  protected:
    Socket connect() {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::string path = server::admin_socket_path(server_.folder());
        path.copy(address.sun_path, path.size());
        Socket socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
        if (::connect(socket.descriptor(), reinterpret_cast<sockaddr*>(&address), sizeof address) !=
            0)
            throw std::runtime_error("the socket cannot be reached");
        return socket;
    }
    static std::string rest_of(const Socket& socket) {
        std::string text;
        while (socket.receive(text)) {
        }
        return text;
    }

    LocalServer server_;
};

TEST_F(OnTheSocket, nonsense_is_answered_and_too_much_is_cut_off) {
    for (const auto& [line, why] : std::initializer_list<std::pair<const char*, const char*>>{
             {"{", "bad_json"},
             {"[]", "expected an object"},
             {"{}", "is missing"},
             {R"({"op":"dance"})", "unknown_op"},
             {R"({"op":"close"})", "is missing"},
             {R"({"op":"close","table":7})", "/table"},
             {R"({"op":"bans","more":1})", "/more"},
             {R"({"op":"ban","who":"192.0.2.7","days":1e9})", "/days"}}) {
        const Socket socket = connect();
        ASSERT_TRUE(socket.send(std::string(line) + "\n"));
        EXPECT_THAT(rest_of(socket), testing::AllOf(HasSubstr("\"ok\":false"), HasSubstr(why)))
            << line;
    }
    const Socket flood = connect();
    flood.send(std::string(200'000, 'x'));
    EXPECT_EQ(rest_of(flood), "");
}

TEST_F(OnTheSocket, who_asks_and_leaves_harms_nobody) {
    for (int i = 0; i < 20; ++i) ASSERT_TRUE(connect().send("{\"op\":\"tables\"}\n"));
    EXPECT_EQ(run_admin(server_.folder(), "list").exit_code, 0);
}

TEST_F(OnTheSocket, who_says_nothing_does_not_keep_the_server_from_stopping) {
    const Socket silent = connect();
    server_.stop();
    EXPECT_EQ(rest_of(silent), "");
}

}  // namespace
}  // namespace orrery::test
