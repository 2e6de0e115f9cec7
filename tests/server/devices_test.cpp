// A guest on several devices: how one is added, and how it is ended. Attacks come first in mind.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/guests.h"
#include "tests/server/api_check.h"
#include "tests/server/company.h"
#include "tests/support/games.h"

namespace orrery::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

constexpr const char* kFirefox =
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
constexpr const char* kPhone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

class OnDevices : public testing::Test {
  protected:
    OnDevices() : desk_(server_.route, "desk"), phone_(server_.route, "phone") {
        api_.listen_in(server_.route);
        desk_.call("PUT", "/api/me", R"({"name":"Ada"})");
    }

    static std::string token_of(const Response& link) {
        return std::string(link.json().at("token").as_string());
    }
    // A link of this visitor's, as it travels.
    static std::string link_of(Visitor& visitor) {
        const Response link = visitor.call("POST", "/api/me/links", {}, {{"User-Agent", kFirefox}});
        if (link.status != 201) throw std::runtime_error(link.head + link.body);
        return token_of(link);
    }
    static Response look(Visitor& visitor, const std::string& token) {
        return visitor.call("POST", "/api/links/look", to_text(JsonObject{{"token", token}}));
    }
    static Response use(Visitor& visitor, const std::string& token, bool leave = false) {
        return visitor.call("POST", "/api/links/use",
                            to_text(JsonObject{{"token", token}, {"leave", leave}}),
                            {{"User-Agent", kPhone}});
    }
    static JsonArray devices_of(Visitor& visitor) {
        return visitor.get("/api/me/devices").at("devices").as_array();
    }
    // The id of the one that the visitor does not ask from.
    static std::string other_device(Visitor& visitor) {
        for (const Json& device : devices_of(visitor))
            if (device.at("here") == false) return std::string(device.at("id").as_string());
        throw std::runtime_error("there is no other device");
    }
    static Response end(Visitor& visitor, const std::string& device) {
        return visitor.call("DELETE", "/api/me/devices/" + device);
    }
    static std::string name_of(Visitor& visitor) {
        return std::string(visitor.get("/api/me").at("name").as_string());
    }

    LocalServer server_;
    ApiCheck api_;
    Visitor desk_, phone_;
};

TEST_F(OnDevices, a_link_takes_seat_and_games_along) {
    const Invitation table =
        desk_.open({{"game", "anunnaki"}, {"seats", seats_for(1)}, {"start", true}});
    const std::string before = desk_.cookie, token = link_of(desk_);
    const Json seen = look(phone_, token).json();
    EXPECT_EQ(seen.at("name"), "Ada");
    EXPECT_EQ(seen.at("from"), "Firefox, Linux");
    EXPECT_EQ(seen.at("yours"), false);
    EXPECT_EQ(use(phone_, token).status, 200);
    EXPECT_EQ(name_of(phone_), "Ada");
    EXPECT_THAT(phone_.get("/api/lobby").at("mine").as_array(), SizeIs(1));
    EXPECT_EQ(phone_.must({table.table, ""}, {{"op", "legal"}, {"seat", 0}}).at("type"), "answer");
    EXPECT_EQ(name_of(desk_), "Ada");
    EXPECT_EQ(desk_.cookie, before) << "who was a guest before stays who they are";
    EXPECT_NE(phone_.cookie, desk_.cookie) << "each device has a secret of its own";
}

TEST_F(OnDevices, a_link_is_good_for_one_device) {
    const std::string token = link_of(desk_);
    ASSERT_EQ(use(phone_, token).status, 200);
    Visitor thief(server_.route, "thief");
    EXPECT_EQ(error_code(use(thief, token)), "unknown_link");
    EXPECT_EQ(error_code(look(thief, token)), "unknown_link");
    EXPECT_NE(name_of(thief), "Ada");
}

// Previews and prefetching browsers follow links by themselves.
TEST_F(OnDevices, opening_a_link_or_looking_at_it_uses_nothing_up) {
    const std::string token = link_of(desk_);
    for (const char* method : {"GET", "HEAD"}) phone_.call(method, "/link");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(look(phone_, token).status, 200);
    EXPECT_NE(name_of(phone_), "Ada");
    EXPECT_THAT(devices_of(desk_), SizeIs(1));
    for (const char* path : {"/api/links/look", "/api/links/use", "/api/me/links"})
        EXPECT_EQ(phone_.call("GET", path).status, 405) << path;
    EXPECT_EQ(use(phone_, token).status, 200);
}

// Somebody who knows, or planted, the cookie that this browser had.
TEST_F(OnDevices, a_device_that_is_added_has_a_secret_that_nobody_had_before) {
    Visitor planter(server_.route, "planter");
    planter.get("/api/me");
    phone_.cookie = planter.cookie;
    ASSERT_EQ(use(phone_, link_of(desk_)).status, 200);
    EXPECT_NE(phone_.cookie, planter.cookie);
    EXPECT_NE(name_of(planter), "Ada");
}

// A page elsewhere that wants this browser to be somebody else's guest.
TEST_F(OnDevices, a_page_of_another_host_makes_nobody_another_guest) {
    const std::string token = link_of(desk_), body = to_text(JsonObject{{"token", token}});
    const Response sent =
        phone_.call("POST", "/api/links/use", body, {{"Origin", "http://evil.example"}});
    EXPECT_EQ(error_code(sent), "other_origin");
    EXPECT_EQ(sent.header("set-cookie"), "");
    Visitor form(server_.route, "form");
    const Socket socket = Socket::connect(server_.route.port);
    socket.send(request_head("POST", "/api/links/use",
                             {{"Host", server_.route.host()},
                              {"Connection", "close"},
                              {"Content-Type", "text/plain"},
                              {"Content-Length", std::to_string(body.size())}}));
    socket.send(body);
    std::string rest;
    EXPECT_EQ(read_response(socket, rest).status, 415);
    EXPECT_EQ(error_code(phone_.call("DELETE", "/api/me/devices/x", {},
                                     {{"Origin", "http://evil.example"}})),
              "other_origin");
    EXPECT_EQ(use(phone_, token).status, 200) << "and it is as good as before";
}

TEST_F(OnDevices, games_are_never_left_behind_silently) {
    phone_.call("PUT", "/api/me", R"({"name":"Ben"})");
    phone_.open({{"game", "anunnaki"}, {"seats", seats_for(1)}, {"start", true}});
    const std::string token = link_of(desk_), before = phone_.cookie;
    const Json here = look(phone_, token).json().at("here");
    EXPECT_EQ(here.at("name"), "Ben");
    EXPECT_EQ(here.at("running"), 1);
    EXPECT_EQ(here.at("finished"), false);
    EXPECT_EQ(error_code(use(phone_, token)), "games_here");
    EXPECT_EQ(phone_.cookie, before);
    ASSERT_EQ(use(phone_, token, true).status, 200);
    EXPECT_THAT(phone_.get("/api/lobby").at("mine").as_array(), IsEmpty()) << "they are Ben's";
    phone_.cookie = before;
    EXPECT_THAT(phone_.get("/api/lobby").at("mine").as_array(), SizeIs(1));
}

TEST_F(OnDevices, who_opens_a_link_of_their_own_is_told_so) {
    const std::string token = link_of(desk_);
    EXPECT_EQ(look(desk_, token).json().at("yours"), true);
    EXPECT_EQ(error_code(use(desk_, token)), "already_yours");
    EXPECT_EQ(use(phone_, token).status, 200);
}

TEST_F(OnDevices, links_and_devices_of_a_guest_are_limited) {
    const std::string first = link_of(desk_);
    for (int i = 0; i < 3; ++i) link_of(desk_);
    EXPECT_EQ(error_code(look(phone_, first)), "unknown_link") << "only the newest are good";
    for (std::size_t i = 1; i < server::Devices::kMost; ++i) {
        Visitor next(server_.route, "next");
        ASSERT_EQ(use(next, link_of(desk_)).status, 200);
    }
    EXPECT_EQ(error_code(desk_.call("POST", "/api/me/links")), "too_many_devices");
}

TEST_F(OnDevices, are_listed_without_their_secrets) {
    ASSERT_EQ(use(phone_, link_of(desk_)).status, 200);
    const Response list = desk_.call("GET", "/api/me/devices");
    for (const Visitor* visitor : {&desk_, &phone_})
        EXPECT_THAT(list.body,
                    Not(HasSubstr(visitor->cookie.substr(visitor->cookie.find('=') + 1))));
    const JsonArray devices = devices_of(desk_);
    ASSERT_THAT(devices, SizeIs(2));
    for (const Json& device : devices)
        EXPECT_EQ(device.at("label"),
                  device.at("here") == true ? "Firefox, Linux" : "Safari, iPhone");
}

TEST_F(OnDevices, ending_one_closes_its_sockets_and_its_cookie_is_worth_nothing) {
    const Invitation table =
        desk_.open({{"game", "anunnaki"}, {"seats", seats_for(1)}, {"start", true}});
    ASSERT_EQ(use(phone_, link_of(desk_)).status, 200);
    Player at_desk(desk_, table), on_phone(phone_, {table.table, ""});
    at_desk.arrive();
    on_phone.arrive();
    const std::string ended = phone_.cookie;
    const Response left = end(desk_, other_device(desk_));
    EXPECT_THAT(left.json().at("devices").as_array(), SizeIs(1));
    on_phone.receive();
    while (on_phone.deal_with_frames() || on_phone.last_close == 0) on_phone.receive();
    EXPECT_EQ(on_phone.last_close, 4001);
    at_desk.must({{"op", "legal"}, {"seat", 0}});
    EXPECT_EQ(at_desk.connections, 1) << "the other one plays on";
    EXPECT_EQ(error_code(phone_.call("GET", Invitation{table.table, ""}.path())), "private");
    EXPECT_NE(phone_.cookie, ended) << "it is somebody new";
}

TEST_F(OnDevices, a_guest_lives_on_without_the_first_one) {
    ASSERT_EQ(use(phone_, link_of(desk_)).status, 200);
    EXPECT_EQ(end(phone_, other_device(phone_)).status, 200);
    EXPECT_EQ(name_of(phone_), "Ada");
    EXPECT_NE(name_of(desk_), "Ada");
}

TEST_F(OnDevices, the_last_one_is_not_ended_and_nobody_ends_anothers) {
    const std::string own(devices_of(desk_).front().at("id").as_string());
    EXPECT_EQ(error_code(end(phone_, own)), "unknown_device");
    EXPECT_EQ(error_code(end(desk_, own)), "last_device");
    EXPECT_EQ(error_code(end(desk_, "none")), "unknown_device");
    EXPECT_EQ(name_of(desk_), "Ada");
}

TEST_F(OnDevices, links_of_a_device_end_with_it) {
    ASSERT_EQ(use(phone_, link_of(desk_)).status, 200);
    const std::string token = link_of(phone_);
    EXPECT_EQ(end(desk_, other_device(desk_)).status, 200);
    Visitor thief(server_.route, "thief");
    EXPECT_EQ(error_code(use(thief, token)), "unknown_link");
}

TEST_F(OnDevices, are_known_and_ended_also_after_a_restart) {
    Visitor tablet(server_.route, "tablet");
    ASSERT_EQ(use(phone_, link_of(desk_)).status, 200);
    ASSERT_EQ(use(tablet, link_of(phone_)).status, 200);
    ASSERT_EQ(devices_of(desk_).size(), 3U);
    const std::string first = desk_.cookie;
    for (const Json& device : devices_of(tablet))
        if (device.at("label") == "Firefox, Linux")
            end(tablet, std::string(device.at("id").as_string()));
    ASSERT_EQ(devices_of(phone_).size(), 2U);
    server_.stop();
    server_.start();
    EXPECT_EQ(name_of(phone_), "Ada");
    EXPECT_EQ(name_of(tablet), "Ada");
    EXPECT_NE(name_of(desk_), "Ada");
    EXPECT_NE(desk_.cookie, first);
}

TEST_F(OnDevices, the_file_holds_no_secret) {
    const std::string token = link_of(desk_);
    ASSERT_EQ(use(phone_, link_of(desk_)).status, 200);
    server_.stop();
    const std::string file = stored_bytes(server_.folder());
    EXPECT_THAT(file, HasSubstr("Ada")) << "this is where people are kept";
    EXPECT_EQ(file.find(token), std::string::npos);
    for (const Visitor* visitor : {&desk_, &phone_})
        EXPECT_EQ(file.find(visitor->cookie.substr(visitor->cookie.find('=') + 1)),
                  std::string::npos);
}

}  // namespace
}  // namespace orrery::test

namespace orrery::server {
namespace {

store::Device first_device(const std::string& guest) {
    return {guest, guest, "", 0, 0, false};
}

TEST(Links, are_good_for_ten_minutes) {
    Links links;
    links.make("t", first_device("ada"), "192.0.2.1", 1'000);
    EXPECT_TRUE(links.find("t", 1'000 + Links::kValid - 1));
    EXPECT_FALSE(links.find("t", 1'000 + Links::kValid));
    EXPECT_FALSE(links.take("t", 1'000 + Links::kValid));
    EXPECT_EQ(Links::kValid, 600'000);
}

TEST(Links, of_one_guest_do_not_push_out_those_of_another) {
    Links links;
    links.make("bens", first_device("ben"), "192.0.2.1", 0);
    for (int i = 0; i < 100; ++i)
        links.make(std::to_string(i), first_device("ada"), "192.0.2.1", 0);
    EXPECT_TRUE(links.find("bens", 0));
    EXPECT_FALSE(links.find("96", 0));
    EXPECT_TRUE(links.find("97", 0));
}

TEST(Links, of_one_address_do_not_push_out_those_of_another) {
    Links links;
    links.make("adas", first_device("ada"), "192.0.2.7", 0);
    for (std::size_t i = 0; i < 2 * Links::kMost; ++i)
        links.make(std::to_string(i), first_device(std::to_string(i)),
                   "198.51.100." + std::to_string(i % 100), 0);
    EXPECT_TRUE(links.find("adas", 0));
    for (std::size_t i = 0; i < Links::kMostOfAddress; ++i)
        links.make("more" + std::to_string(i), first_device("x" + std::to_string(i)), "192.0.2.8",
                   0);
    EXPECT_TRUE(links.find("more49", 0));
    links.make("one more", first_device("y"), "192.0.2.8", 0);
    EXPECT_FALSE(links.find("more0", 0));
}

TEST(Links, that_could_not_be_used_are_good_as_before) {
    Links links;
    const Link link = links.make("t", first_device("ada"), "192.0.2.1", 0);
    ASSERT_TRUE(links.take("t", 0));
    EXPECT_FALSE(links.take("t", 0));
    links.put_back("t", link);
    EXPECT_TRUE(links.take("t", 0));
}

class BookInMemory final : public store::DeviceBook {
  public:
    std::map<std::string, store::Device> kept;
    std::optional<Error> failure;
    int writes = 0;

    Result<std::vector<store::Device>> devices() override {
        std::vector<store::Device> all;
        for (const auto& [id, device] : kept) all.push_back(device);
        return all;
    }
    void keep_devices(std::vector<store::Device> devices, Done done) override {
        ++writes;
        if (!failure)
            for (const store::Device& device : devices) kept[device.id] = device;
        if (done) done(failure);
    }
};

TEST(Devices, are_written_down_once_a_day) {
    constexpr table::Milliseconds kDay = 24LL * 60 * 60 * 1000;
    BookInMemory book;
    book.kept["d"] = {"d", "ada", "", 0, 5, false};
    Devices devices(book);
    EXPECT_EQ(devices.load(), std::nullopt);
    for (int i = 0; i < 10; ++i) devices.note_seen("d", 6 * kDay + i);
    devices.note_seen("unknown", 6 * kDay);
    EXPECT_EQ(book.writes, 1);
    EXPECT_EQ(book.kept.at("d").seen, 6);
    EXPECT_FALSE(book.kept.contains("unknown")) << "a guest with one device leaves no trace";
}

TEST(Devices, whose_end_could_not_be_stored_can_be_ended_again) {
    BookInMemory book;
    book.kept["d"] = {"d", "ada", "", 0, 5, false};
    Devices devices(book);
    EXPECT_EQ(devices.load(), std::nullopt);
    book.failure = Error{"bad_store", "no disk", "", ""};
    std::optional<Error> told;
    devices.end(book.kept["d"], [&](const std::optional<Error>& error) { told = error; });
    EXPECT_TRUE(told);
    EXPECT_EQ(devices.guest_of("d"), "ada");
    book.failure.reset();
    devices.end(book.kept["d"], [&](const std::optional<Error>& error) { told = error; });
    EXPECT_FALSE(told);
    EXPECT_EQ(devices.guest_of("d"), std::nullopt);
}

TEST(Devices, say_in_plain_words_what_they_are) {
    EXPECT_EQ(device_label(""), "");
    EXPECT_EQ(device_label("curl/8.1"), "");
    EXPECT_EQ(device_label("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, "
                           "like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"),
              "Edge, Windows");
    EXPECT_EQ(device_label("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like "
                           "Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"),
              "Chrome, Android");
    EXPECT_EQ(device_label("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 "
                           "(KHTML, like Gecko) Version/18.0 Safari/605.1.15"),
              "Safari, Mac");
    EXPECT_EQ(device_label("<script>Firefox/1.0</script>"), "Firefox");
}

}  // namespace
}  // namespace orrery::server
