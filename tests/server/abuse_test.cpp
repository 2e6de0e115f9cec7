// Whatever is sent: a clear refusal, and no harm to those who play.
#include <gmock/gmock.h>

#include "tests/server/abuse.h"

namespace orrery::test {
namespace {

TEST_F(ServerAbuse, addresses_and_methods_that_are_none) {
    for (const char* path : {"/api", "/api/", "/api/nothing", "/api/tables/", "/api/tables//socket",
                             "/api/tables/x/y/z", "/api/me/too"})
        expect_error(stranger_.call("GET", path), 404, "unknown_path");
    expect_error(stranger_.call("DELETE", "/api/lobby"), 405, "wrong_method");
    expect_error(stranger_.call("POST", "/index.html", "{}"), 405, "wrong_method");
    expect_error(stranger_.call("GET", "/api/tables"), 405, "wrong_method");
    EXPECT_EQ(stranger_.call("GET", "/api/tables").header("allow"), "POST");
    expect_error(stranger_.call("GET", "/api/tables/" + std::string(5000, 'x')), 404,
                 "unknown_table");
    expect_error(stranger_.call("GET", "/api/tables/%27%3B%20DROP%20TABLE%20entries"), 404,
                 "unknown_table");
    expect_error(stranger_.call("GET", "/api/tables/%zz"), 400, "bad_input");
    for (const char* path : {"/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"})
        EXPECT_THAT(stranger_.call("GET", path).body, testing::Not(testing::HasSubstr("root:")));
}

TEST_F(ServerAbuse, requests_that_are_no_http) {
    using namespace std::string_literals;
    for (const std::string& bytes :
         {"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello, is this TLS?\r\n\r\n"s,
          std::string("GET\r\n\r\n"), std::string("GET / HTTP/9.9\r\n\r\n"),
          std::string("GET / HTTP/1.1\r\nno colon here\r\n\r\n"),
          std::string("POST /api/tables HTTP/1.1\r\nContent-Length: -5\r\n\r\n"),
          std::string(
              "POST /api/tables HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n"),
          std::string("GET nowhere HTTP/1.1\r\n\r\n"), std::string(2000, '\0')})
        expect_error(refused(bytes), 400, "bad_input");
    expect_error(refused("GET / HTTP/1.1\r\nX: " + std::string(100'000, 'x') + "\r\n\r\n"), 431,
                 "headers_too_large");
}

TEST_F(ServerAbuse, heads_that_others_could_read_another_way) {
    const std::string host = "Host: " + server_.route.host() + "\r\n";
    const auto post = [](const std::string& headers) {
        return "POST /api/tables HTTP/1.1\r\n" + headers + "\r\n2\r\n{}\r\n0\r\n\r\n";
    };
    for (const char* encoding : {"gzip", "gzip, chunked", "chunked, gzip", "identity", "xchunked"})
        expect_error(refused(post(host + "Transfer-Encoding: " + encoding + "\r\n")), 501,
                     "unknown_transfer_encoding");
    for (const char* twice : {"Transfer-Encoding: chunked\r\n", "Content-Length: 4\r\n"})
        expect_error(refused(post(host + "Transfer-Encoding: chunked\r\n" + twice)), 400,
                     "bad_input");
    for (const std::string& hosts :
         {std::string(), host + host, host + "Host: evil.example\r\n", std::string("Host: a b\r\n"),
          std::string("Host: a/b\r\n"), std::string("Host: \r\n")})
        expect_error(refused("GET /api/me HTTP/1.1\r\n" + hosts + "\r\n"), 400, "bad_input");
    EXPECT_EQ(refused("GET /healthz HTTP/1.0\r\n\r\n").status, 200) << "older than the header";
    EXPECT_EQ(refused(post(host + "Transfer-Encoding: Chunked\r\nConnection: close\r\n"
                                  "Content-Type: application/json\r\n"))
                  .json()
                  .at("error")
                  .at("code"),
              "bad_input")
        << "the body was read";
}

TEST_F(ServerAbuse, bodies_that_are_none) {
    expect_error(stranger_.call("POST", "/api/tables", R"({"id":"m1","game":"cosm)"), 400,
                 "bad_json");
    expect_error(stranger_.call("POST", "/api/tables", std::string(5000, '[')), 400, "bad_json");
    expect_error(stranger_.call("POST", "/api/tables", "\xff\xfe"), 400, "bad_json");
    expect_error(stranger_.call("POST", "/api/tables", "[1,2]"), 400, "bad_input");
    expect_error(stranger_.call("POST", "/api/tables", R"({"id":"m1","game":"chess"})"), 400,
                 "bad_input");
    expect_error(stranger_.call("POST", "/api/tables", std::string(70'000, ' ')), 413, "too_large");
    expect_error(refused(request_head("POST", "/api/tables",
                                      {{"Host", server_.route.host()},
                                       {"Content-Type", "text/plain"},
                                       {"Connection", "close"},
                                       {"Content-Length", "2"}}) +
                         "{}"),
                 415, "not_json");
    for (const char* name : {R"("")", R"(7)", R"("a\nb")", R"("a\u0000b")"})
        expect_error(stranger_.call("PUT", "/api/me", std::string(R"({"name":)") + name + "}"), 400,
                     "bad_input");
    expect_error(stranger_.call("PUT", "/api/me", R"({"name":")" + std::string(200, 'x') + R"("})"),
                 400, "bad_input");
    expect_error(stranger_.call("PUT", "/api/me", R"({"name":"Eve","admin":true})"), 400,
                 "bad_input");
}

TEST_F(ServerAbuse, pages_of_another_host) {
    const Headers evil{{"Origin", "http://evil.example"}};
    expect_error(stranger_.call("POST", "/api/tables", "{}", evil), 403, "other_origin");
    expect_error(stranger_.call("PUT", "/api/me", R"({"name":"Eve"})", evil), 403, "other_origin");
    expect_error(handshake(company_.table().path("socket"), evil), 403, "other_origin");
    expect_error(handshake(company_.table().path("socket"), {{"Origin", "null"}}), 403,
                 "other_origin");
    EXPECT_EQ(stranger_
                  .call("PUT", "/api/me", R"({"name":"Eve"})",
                        {{"Origin", "http://" + server_.route.host()}})
                  .status,
              200);
}

TEST_F(ServerAbuse, tables_that_are_not_for_everybody) {
    Invitation uninvited = company_.table();
    for (const char* code : {"", "wrong"}) {
        uninvited.code = code;
        expect_error(stranger_.call("GET", uninvited.path()), 403, "private");
        expect_error(stranger_.call("GET", uninvited.path("record")), 403, "private");
        expect_error(stranger_.call("POST", uninvited.path("requests"), R"({"op":"view"})"), 403,
                     "private");
        expect_error(handshake(uninvited.path("socket"), {}), 403, "private");
    }
    expect_error(handshake("/api/tables/none/socket", {}), 404, "unknown_table");
    expect_error(stranger_.call("GET", company_.table().path("record")), 409, "wrong_phase");
    expect_error(stranger_.call("GET", company_.table().path("socket")), 400, "bad_input");
    uninvited = company_.table();
    expect_error(handshake(uninvited.path("socket") + "&since=-1", {}), 400, "bad_input");
    EXPECT_THAT(to_text(stranger_.get("/api/lobby")),
                testing::Not(testing::HasSubstr(company_.table().table)));
    // A cookie of one's own making is nobody else's.
    stranger_.cookie = "orrery_guest=' OR 1=1 --";
    const Response me = stranger_.call("GET", "/api/me");
    EXPECT_EQ(me.status, 200);
    EXPECT_THAT(me.header("set-cookie"),
                testing::AllOf(testing::HasSubstr("HttpOnly"), testing::HasSubstr("SameSite=Lax")));
}

TEST_F(ServerAbuse, requests_out_of_turn_and_out_of_place) {
    Player stranger(stranger_, company_.table());
    Player& ada = company_.players()[0];
    ada.arrive();
    const auto code = [](Player& player, JsonObject request) {
        return std::string(player.ask(std::move(request)).at("error").at("code").as_string());
    };
    for (const int seat : {0, 1})
        for (const char* op : {"legal", "hint"})
            EXPECT_EQ(code(stranger, {{"op", op}, {"seat", seat}}), "not_yours");
    EXPECT_EQ(code(stranger, {{"op", "move"}, {"seat", 0}, {"action", "pass"}}), "not_yours");
    EXPECT_EQ(code(ada, {{"op", "move"}, {"seat", 1}, {"action", "pass"}}), "not_yours");
    EXPECT_EQ(code(stranger, {{"op", "resign"}, {"seat", 1}}), "not_yours");
    EXPECT_EQ(code(stranger, {{"op", "close"}}), "wrong_phase");
    EXPECT_EQ(code(stranger, {{"op", "record"}}), "wrong_phase");
    EXPECT_EQ(code(stranger, {{"op", "rematch"}}), "not_yours");
    EXPECT_EQ(code(ada, {{"op", "start"}}), "wrong_phase");
    EXPECT_EQ(code(ada, {{"op", "move"}, {"seat", 0}, {"action", "make me win"}}), "bad_action");
    EXPECT_EQ(code(ada, {{"op", "move"}, {"seat", 9}, {"action", "pass"}}), "bad_input");
    EXPECT_EQ(code(ada, {{"op", "move"}, {"seat", 0}}), "bad_input");
    EXPECT_EQ(code(ada, {{"op", "chat"}, {"text", std::string(501, 'x')}}), "bad_input");
    EXPECT_EQ(code(ada, {{"op", "cheat"}}), "unknown_op");
    EXPECT_EQ(code(ada, {{"op", "chat"}, {"text", "hello"}, {"colour", "red"}}), "bad_input");
    EXPECT_EQ(code(ada, {{"op", "undo"}, {"seat", 0}}), "nothing_to_undo");
}

TEST_F(ServerAbuse, frames_that_are_no_requests) {
    Player stranger(stranger_, company_.table());
    stranger.arrive();
    for (const char* text : {"", "hello", "{", "[[[[", "{\"op\":\"view\"", "nul"})
        EXPECT_EQ(answer_to(stranger, {Opcode::kText, text}), "bad_json") << text;
    for (const char* text : {"[]", "7", "\"view\"", "null", "{}", R"({"op":7})"})
        EXPECT_EQ(answer_to(stranger, {Opcode::kText, text}), "bad_input") << text;
    for (const char* text : {R"({"op":"chat","text":"x"})", R"({"op":"chat","id":"","text":"x"})",
                             R"({"op":"chat","id":7,"text":"x"})"})
        EXPECT_EQ(answer_to(stranger, {Opcode::kText, text}), "bad_input") << text;
    EXPECT_EQ(answer_to(stranger, {Opcode::kBinary, R"({"op":"view"})"}), "bad_input");
    EXPECT_EQ(answer_to(stranger, {Opcode::kText, std::string(5000, '[')}), "bad_json");
    EXPECT_EQ(stranger.connections, 1);
    EXPECT_EQ(stranger.must({{"op", "view"}}).at("op"), Json("view"));
    // In pieces, with something else in between.
    stranger.send_frame({Opcode::kText, R"({"op":"vi)", false});
    stranger.send_frame({Opcode::kPing, "still there?"});
    EXPECT_EQ(answer_to(stranger, {Opcode::kContinuation, R"(ew2"})"}), "unknown_op");
}

TEST_F(ServerAbuse, frames_that_break_the_protocol) {
    const auto closed_with = [&](const std::string& bytes) {
        Player stranger(stranger_, company_.table());
        stranger.arrive();
        stranger.socket().send(bytes);
        stranger.hear_until([&] { return !stranger.is_connected(); });
        return stranger.last_close;
    };
    EXPECT_EQ(closed_with(encode({Opcode::kText, std::string(70'000, ' ')}, true)), 1009);
    EXPECT_EQ(closed_with(encode({Opcode::kText, "\xc3\x28"}, true)), 1007);
    EXPECT_EQ(closed_with(encode({Opcode::kText, "{}"}, false)), 1002) << "not masked";
    EXPECT_EQ(closed_with(encode({static_cast<Opcode>(5), "{}"}, true)), 1002);
    EXPECT_EQ(closed_with(encode({Opcode::kContinuation, "{}"}, true)), 1002);
    EXPECT_EQ(closed_with(encode({Opcode::kPing, std::string(200, 'x')}, true)), 1002);
    EXPECT_EQ(closed_with(encode({Opcode::kClose, close_payload(1000)}, true)), 1000);
    // Gone in the middle of a frame, and of a handshake.
    for (int i = 0; i < 20; ++i) {
        Player stranger(stranger_, company_.table());
        stranger.arrive();
        stranger.socket().send("\x81\xfe\x10");
        stranger.disconnect();
        Socket half = Socket::connect(server_.route.port);
        half.send("GET /api/tables/x/socket HTTP/1.1\r\nUpgr");
        half.cut();
    }
}

}  // namespace
}  // namespace orrery::test
