// The server's addresses without sockets: requests in, responses out, over a real store.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <mutex>

#include "server/api.h"
#include "tests/cli/run_program.h"
#include "tests/support/action_groups.h"
#include "tests/support/games.h"

namespace orrery::server {
namespace {

using test::expand;
using test::json;
using testing::Contains;
using testing::HasSubstr;
using testing::Pair;

// A host whose thread is the test's.
class Office {
  public:
    explicit Office(ServerOptions options = {}) {
        options.registry = &test::registry();
        options.data = folder_.path() + "/made/by/the/server";
        options.bot_threads = 1;
        host_ = std::move(*Host::open(options, [this](auto job) { post(std::move(job)); }));
        api_ = std::make_unique<Api>(*host_);
    }

    Host& host() { return *host_; }

    Response send(const Request& request) {
        std::optional<Response> response;
        api_->answer(request, [&](Response given) { response = std::move(given); });
        while (!response) work();
        return *response;
    }
    Response get(const std::string& target) { return send(request("GET", target)); }
    Response post(const std::string& target, const std::string& body) {
        return send(request("POST", target, body));
    }
    Request request(const std::string& method, const std::string& target,
                    const std::string& body = "") {
        Request request;
        request.method = method;
        EXPECT_TRUE(read_target(target, request)) << target;
        request.cookie = cookie;
        request.content_type = "application/json";
        request.body = body;
        return request;
    }
    Result<Entrance> enter(const std::string& target) {
        return api_->enter(request("GET", target));
    }
    // Something that was posted by another thread.
    void work() {
        std::unique_lock lock(mutex_);
        if (!arrived_.wait_for(lock, std::chrono::minutes(1), [this] { return !jobs_.empty(); }))
            throw std::runtime_error("nothing has happened for a minute");
        const std::function<void()> job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        job();
    }

    std::string cookie = "orrery_guest=" + std::string(43, 'a');

  private:
    void post(std::function<void()> job) {
        {
            const std::lock_guard lock(mutex_);
            jobs_.push_back(std::move(job));
        }
        arrived_.notify_one();
    }

    cli::TemporaryFolder folder_;
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> jobs_;
    std::unique_ptr<Host> host_;
    std::unique_ptr<Api> api_;
};

std::string code_of(const Response& response) {
    return std::string(json(response.body).at("error").at("code").as_string());
}

// Two people at Cosmogenesis, both in one browser.
constexpr const char* kHotSeat =
    R"({"id":"o1","game":"cosmogenesis","seats":[{"you":true},{"you":true}],"start":true})";

std::string header(const Response& response, std::string_view name) {
    for (const auto& [key, value] : response.headers)
        if (key == name) return value;
    return "";
}

std::string open_table(Office& office, const std::string& request = kHotSeat) {
    const Response response = office.post("/api/tables", request);
    EXPECT_EQ(response.status, 201) << response.body;
    return "/api/tables/" + std::string(json(response.body).at("table").as_string());
}

TEST(Api, makes_a_guest_of_who_is_none) {
    Office office;
    office.cookie = "";
    const Response first = office.get("/api/me");
    EXPECT_THAT(first.headers, Contains(Pair("Set-Cookie", HasSubstr("orrery_guest="))));
    EXPECT_THAT(office.get("/api/games").headers,
                testing::Not(Contains(Pair("Set-Cookie", testing::_))))
        << "games are the same for all";
}

TEST(Api, keeps_the_name_that_somebody_gives) {
    Office office;
    EXPECT_EQ(office.send(office.request("PUT", "/api/me", R"({"name":"Ada"})")).body,
              R"({"name":"Ada","guest":true})");
    EXPECT_EQ(office.get("/api/me").body, R"({"name":"Ada","guest":true})");
    for (const char* body : {R"({"name":""})", R"({"name":"a\nb"})", R"({"nom":"x"})", "[]", "{"})
        EXPECT_EQ(office.send(office.request("PUT", "/api/me", body)).status, 400) << body;
    open_table(office);
    EXPECT_THAT(office.get("/api/lobby").body, HasSubstr(R"("name":"Ada")"));
}

TEST(Api, tells_what_there_is_to_play) {
    Office office;
    const Json games = json(office.get("/api/games").body).at("games");
    EXPECT_EQ(games.as_array().size(), test::registry().games().size());
    const Json& first = games.as_array().front();
    EXPECT_EQ(first.at("id"), "cosmic-factory");
    EXPECT_GT(first.at("provenance").at("reconstructed").as_int64(), 0);
    EXPECT_THAT(to_text(first.at("bots")),
                R"(["level-1","level-2","level-3","level-4","level-5"])");
    EXPECT_THAT(office.get("/api/bots").body, HasSubstr(R"("name":"greedy")"));
}

TEST(Api, describes_a_game_in_full_apart_from_the_list) {
    Office office;
    const Json game = json(office.get("/api/games/cosmogenesis").body);
    const Json list = json(office.get("/api/games").body);
    for (const char* part : {"types", "actions", "events", "refusals"}) {
        EXPECT_TRUE(game.as_object().contains(part)) << part;
        for (const Json& listed : list.at("games").as_array())
            EXPECT_FALSE(listed.as_object().contains(part)) << "the lobby is quick to load";
    }
    EXPECT_EQ(game.at("types").at("sector").at("enum"), (JsonArray{"I", "II", "III", "IV"}));
    EXPECT_EQ(game.at("refusals").as_array().size(),
              test::game("cosmogenesis").info().refusals.size());
    EXPECT_GT(game.at("provenance").at("reconstructed").as_int64(), 0);
    EXPECT_EQ(game.at("lesson"), Json(true));
    EXPECT_EQ(json(office.get("/api/games/cosmobot").body).at("lesson"), Json(false));
    EXPECT_EQ(office.get("/api/games/chess").status, 404);
}

// The page lists the entries of the content files, and says beside a new table how many there are.
TEST(Api, counts_as_many_entries_of_each_origin_as_the_content_has) {
    Office office;
    const Json games = json(office.get("/api/games").body);
    for (const Json& game : games.at("games").as_array()) {
        const std::string id(game.at("id").as_string());
        const std::string content = office.get("/api/games/" + id + "/content").body;
        for (const auto& origin : game.at("provenance").as_object()) {
            const std::string tag = R"("source":")" + std::string(origin.key()) + '"';
            std::int64_t tags = 0;
            for (std::size_t at = 0; (at = content.find(tag, at)) != std::string::npos; ++at)
                ++tags;
            EXPECT_EQ(origin.value().as_int64(), tags) << id << ' ' << origin.key();
        }
    }
}

TEST(Api, gives_the_content_that_a_game_was_made_of) {
    Office office;
    const Json content = json(office.get("/api/games/cosmic-factory/content").body);
    EXPECT_EQ(content.at("content"), Json(test::game("cosmic-factory").content_version()));
    EXPECT_TRUE(content.at("files").as_object().contains("tiles.json"));
    for (const std::unique_ptr<AnyGame>& game : test::registry().games()) {
        const std::string path = "/api/games/" + std::string(game->info().id) + "/content";
        const Response first = office.get(path);
        EXPECT_FALSE(json(first.body).at("files").as_object().empty()) << path;
        EXPECT_TRUE(json(first.body).at("tables").is_object()) << path;
        Request again = office.request("GET", path);
        again.if_none_match = header(first, "ETag");
        EXPECT_EQ(office.send(again).status, 304);
        again.if_none_match = '"' + game->content_version() + '"';
        EXPECT_EQ(office.send(again).status, 200) << "other rules make other tables of it";
    }
    EXPECT_EQ(office.get("/api/games/chess/content").status, 404);
}

TEST(Api, what_lasts_is_packed_and_not_sent_again_to_who_has_it) {
    Office office;
    for (const char* path : {"/api/games", "/api/games/cosmogenesis", "/api/bots",
                             "/api/games/cosmogenesis/content"}) {
        const Response plain = office.get(path);
        Request request = office.request("GET", path);
        request.accept_encoding = "gzip";
        const Response packed = office.send(request);
        EXPECT_EQ(header(packed, "Content-Encoding"), "gzip") << path;
        EXPECT_EQ(header(packed, "Vary"), "Accept-Encoding") << path;
        EXPECT_LT(packed.body.size(), plain.body.size()) << path;
        EXPECT_EQ(header(packed, "ETag"), header(plain, "ETag")) << path;
        request.if_none_match = header(plain, "ETag");
        const Response same = office.send(request);
        EXPECT_EQ(same.status, 304) << path;
        EXPECT_EQ(same.body, "") << path;
    }
}

TEST(Api, long_answers_of_a_table_are_packed) {
    Office office;
    Request request = office.request("GET", open_table(office));
    const Response plain = office.send(request);
    EXPECT_EQ(header(plain, "Content-Encoding"), "");
    request.accept_encoding = "gzip";
    const Response packed = office.send(request);
    EXPECT_EQ(header(packed, "Content-Encoding"), "gzip");
    EXPECT_LT(packed.body.size(), plain.body.size() / 2);
    EXPECT_EQ(header(packed, "Cache-Control"), "private, no-cache");
}

TEST(Api, what_a_client_has_already_is_not_sent_again) {
    Office office;
    const std::string table = open_table(office);
    for (const std::string& path : {std::string("/api/me"), std::string("/api/lobby"), table}) {
        Request request = office.request("GET", path);
        request.if_none_match = header(office.send(request), "ETag");
        EXPECT_THAT(request.if_none_match, testing::StartsWith("W/\"")) << path;
        const Response same = office.send(request);
        EXPECT_EQ(same.status, 304) << path;
        EXPECT_EQ(same.body, "") << path;
    }
    Request request = office.request("GET", "/api/me");
    request.if_none_match = header(office.send(request), "ETag");
    office.send(office.request("PUT", "/api/me", R"({"name":"Grace"})"));
    EXPECT_EQ(office.send(request).status, 200);
    EXPECT_EQ(header(office.send(office.request("PUT", "/api/me", R"({"name":"Ada"})")), "ETag"),
              "");
}

TEST(Api, a_guest_who_comes_back_stays_one_for_another_year) {
    Office office;
    EXPECT_THAT(header(office.get("/api/me"), "Set-Cookie"),
                testing::StartsWith(office.cookie + "; Path=/; Max-Age="));
    EXPECT_EQ(header(office.get("/api/lobby"), "Set-Cookie"), "");
}

TEST(Api, opens_a_table_and_plays_there) {
    Office office;
    const std::string table = open_table(office);
    EXPECT_EQ(open_table(office), table) << "the same request, the same table";
    const Json now = json(office.get(table).body);
    EXPECT_EQ(now.at("table").at("game"), "cosmogenesis");
    EXPECT_EQ(now.at("views").as_array().size(), 2U);

    const Response legal = office.post(table + "/requests", R"({"op":"legal","seat":0})");
    const Json action = expand(json(legal.body).at("groups")).front();
    const std::string move = to_text(
        JsonObject{{"op", "move"}, {"id", "m1"}, {"seat", 0}, {"action", action}, {"expect", 2}});
    EXPECT_EQ(json(office.post(table + "/requests", move).body).at("type"), "ack");
    EXPECT_EQ(code_of(office.get(table + "/record")), "wrong_phase");
    EXPECT_THAT(office.get("/metrics").body, HasSubstr("orrery_moves_total 1\n"));
}

TEST(Api, gives_the_record_of_a_finished_game_that_verifies) {
    Office office;
    const std::string table = open_table(
        office, R"({"id":"o1","game":"cosmic-factory","seats":[{"you":true},{"bot":"random"}]})");
    EXPECT_EQ(json(office
                       .post(table + "/requests",
                             R"({"op":"start","id":"s1","part":")" + std::string(64, '3') + "\"}")
                       .body)
                  .at("type"),
              "ack");
    EXPECT_EQ(json(office.post(table + "/requests", R"({"op":"resign","id":"m1","seat":0})").body)
                  .at("type"),
              "ack");
    const Response record = office.get(table + "/record");
    EXPECT_EQ(record.status, 200) << record.body;
    EXPECT_THAT(record.headers,
                Contains(Pair("Content-Disposition", HasSubstr("attachment; filename"))));
    const cli::Ran verified = cli::run_program_with("verify -", record.body);
    EXPECT_EQ(verified.exit_code, 0) << verified.err;
    EXPECT_THAT(verified.out, HasSubstr("with the part of seat 0, given after the commitment"));
    // A host that dealt otherwise than it had committed to is found out.
    Json forged = json(record.body);
    forged.at("fairness").at("host") = std::string(64, '0');
    EXPECT_EQ(cli::run_program_with("verify -", to_text(forged)).exit_code, 1);
    EXPECT_EQ(json(office.get("/api/lobby").body).at("finished").as_array().size(), 1U);
}

TEST(Api, lets_nobody_into_a_private_table_without_its_code) {
    Office office;
    const Json opened = json(office.post("/api/tables", kHotSeat).body);
    const std::string table = "/api/tables/" + std::string(opened.at("table").as_string());
    const std::string code = "?code=" + std::string(opened.at("code").as_string());
    office.cookie = "";
    for (const char* path : {"", "/record", "/socket"})
        EXPECT_EQ(path == std::string("/socket") ? office.enter(table + path).error().code
                                                 : code_of(office.get(table + path)),
                  "private")
            << path;
    EXPECT_EQ(code_of(office.post(table + "/requests", R"({"op":"view"})")), "private");
    EXPECT_EQ(office.get(table + code).status, 200);
    const Result<Entrance> entrance = office.enter(table + "/socket" + code + "&since=2");
    ASSERT_TRUE(entrance.ok());
    EXPECT_EQ(entrance->since, 2U);
    EXPECT_THAT(entrance->set_cookie, HasSubstr("orrery_guest="));
    for (const char* since : {"&since=-1", "&since=x", "&since=1x", "&since=99999999999999999999"})
        EXPECT_EQ(office.enter(table + "/socket" + code + since).error().code, "bad_input");
}

TEST(Api, refuses_pages_of_other_hosts) {
    Office office;
    Request request = office.request("POST", "/api/tables", kHotSeat);
    request.host = "127.0.0.1:8042";
    request.origin = "http://evil.example";
    EXPECT_EQ(code_of(office.send(request)), "other_origin");
    request = office.request("GET", "/api/tables/x/socket");
    request.origin = "null";
    EXPECT_EQ(Api(office.host()).enter(request).error().code, "other_origin");
}

TEST(Api, refuses_bodies_that_are_no_json) {
    Office office;
    Request request = office.request("POST", "/api/tables", kHotSeat);
    request.content_type = "text/plain";
    EXPECT_EQ(office.send(request).status, 415);
    EXPECT_EQ(code_of(office.post("/api/tables", "{")), "bad_json");
    EXPECT_EQ(code_of(office.post("/api/tables", R"({"op":"close"})")), "bad_input");
    EXPECT_EQ(code_of(office.get("/api/tables/x/socket")), "bad_input") << "not a WebSocket";
    EXPECT_THAT(office.post("/api/me", "{}").headers, Contains(Pair("Allow", "GET, PUT, DELETE")));
}

TEST(Api, has_room_for_so_many_tables) {
    ServerOptions options;
    options.tables.tables_in_all = 1;
    Office office(options);
    open_table(office);
    EXPECT_EQ(code_of(office.post("/api/tables",
                                  R"({"id":"o2","game":"anunnaki","seats":[{"you":true}]})")),
              "busy");
}

TEST(Api, has_room_for_others_whatever_one_network_opens) {
    ServerOptions options;
    options.tables.tables_in_all = 4;
    Office office(options);
    const auto open = [&](const std::string& id) {
        Request request =
            office.request("POST", "/api/tables",
                           R"({"game":"anunnaki","seats":[{"you":true}],"id":")" + id + R"("})");
        request.address = "192.0.2.7";
        return office.send(request);
    };
    EXPECT_EQ(open("o1").status, 201);
    EXPECT_EQ(open("o2").status, 201);
    const Response third = open("o3");
    ASSERT_EQ(third.status, 503);
    EXPECT_NE(third.body.find("of your network"), std::string::npos) << "two are left for others";
}

TEST(Api, tells_the_lists_of_the_lobby_a_page_at_a_time) {
    ServerOptions options;
    options.limits.guest_tables = {100, 1};
    options.limits.address_tables = {100, 1};
    Office office(options);
    for (int i = 0; i < 25; ++i)
        open_table(office, R"({"game":"cosmogenesis","public":true,"seats":[{"you":true},
            {"open":true}],"id":"o)" +
                               std::to_string(i) + R"("})");
    const Json first = json(office.get("/api/lobby").body);
    EXPECT_EQ(first.at("public").as_array().size(), 20U);
    EXPECT_EQ(first.at("mine").as_array().size(), 25U);
    EXPECT_EQ(first.at("next").as_object().size(), 1U);
    const std::string next(first.at("next").at("public").as_string());
    const Json second = json(office.get("/api/lobby?list=public&after=" + next).body);
    EXPECT_EQ(second.at("public").as_array().size(), 5U);
    EXPECT_TRUE(second.at("next").as_object().empty());
    EXPECT_FALSE(second.as_object().contains("mine")) << "only what was asked for";
    for (const char* wrong : {"?list=theirs", "?after=1.a", "?list=public&after=x",
                              "?list=public&after=1", "?list=public&after=1."})
        EXPECT_EQ(code_of(office.get(std::string("/api/lobby") + wrong)), "bad_input") << wrong;
}

TEST(Api, takes_nothing_more_when_the_server_stops) {
    Office office;
    const std::string table = open_table(office);
    EXPECT_EQ(office.get("/readyz").status, 200);
    office.host().begin_to_stop();
    EXPECT_EQ(office.get("/readyz").status, 503);
    EXPECT_EQ(office.get("/healthz").status, 200);
    EXPECT_EQ(code_of(office.post("/api/tables", kHotSeat)), "closing");
    const Response response = office.post(table + "/requests", R"({"op":"view","id":"q1"})");
    EXPECT_EQ(code_of(response), "closing");
    EXPECT_EQ(json(response.body).at("id"), "q1");
}

class Ear final : public Listener {
  public:
    std::vector<Json> heard;
    void tell(const std::shared_ptr<const std::string>& message) override {
        heard.push_back(json(*message));
    }
    void dismiss(server::Dismissal) override {}
};

// The bot has an answer at once, but a person at the table shall see what happens.
TEST(Host, holds_back_a_bots_move_where_somebody_watches) {
    ServerOptions options;
    options.bot_pace = 3'600'000;
    Office office(options);
    const std::string request =
        R"({"id":"o1","game":"cosmic-factory","seats":[{"bot":"random"},{"you":true}]})";
    const Json opened = json(office.post("/api/tables", request).body);
    const Place place{std::string(opened.at("table").as_string()),
                      {"somebody", "192.0.2.1"},
                      std::string(opened.at("code").as_string())};
    Ear ear;
    const Result<table::ListenerId> id = office.host().attach(place, std::nullopt, ear);
    ASSERT_TRUE(id.ok());
    EXPECT_EQ(ear.heard.front().at("type"), "welcome");
    office.post("/api/tables/" + place.table + "/requests", R"({"op":"start","id":"m1"})");
    const auto thought = [&] { return office.get("/metrics").body; };
    while (thought().find("orrery_bot_seconds_count 1") == std::string::npos) office.work();
    EXPECT_THAT(thought(), HasSubstr("orrery_moves_total 0\n"));
    const Host& host = office.host();
    EXPECT_LE(host.until(host.next_wake()), 60'000) << "it sweeps meanwhile";
    office.host().leave(place, *id);
}

// Entries are applied and told when they are stored, which is long after the request.
TEST(Host, charges_who_has_asked_for_what_comes_of_it) {
    ServerOptions options;
    options.limits.address_work = {10, 1e-6};
    options.limits.least_work = 1;
    Office office(options);
    const std::string table = open_table(office);
    const auto may_work = [&] {
        return office.host().budgets().until_work({}, Budgets::Clock::now()).count() == 0;
    };
    EXPECT_TRUE(may_work());
    for (int i = 0; i < 12; ++i)
        office.post(table + "/requests",
                    R"({"op":"chat","text":"me!","id":"m)" + std::to_string(i) + R"("})");
    EXPECT_FALSE(may_work());
}

}  // namespace
}  // namespace orrery::server
