#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/http.h"
#include "server/router.h"
#include "tests/support/games.h"

namespace orrery::server {
namespace {

using testing::HasSubstr;

TEST(HttpTarget, is_a_path_and_a_query) {
    Request request;
    ASSERT_TRUE(read_target("/api/tables/4f?code=k%37+&since=12&flag", request));
    EXPECT_EQ(request.path, "/api/tables/4f");
    EXPECT_EQ(request.parameter("code"), "k7+");
    EXPECT_EQ(request.parameter("since"), "12");
    EXPECT_EQ(request.parameter("flag"), "");
    EXPECT_EQ(request.parameter("other"), "");
}

TEST(HttpTarget, decodes_percent_signs_once) {
    Request request;
    ASSERT_TRUE(read_target("/a%2525%C3%a9", request));
    EXPECT_EQ(request.path, "/a%25\xc3\xa9");
}

TEST(HttpTarget, refuses_what_is_none) {
    Request request;
    for (const char* target : {"", "api", "*", "/%", "/%4", "/%zz", "/ok?x=%g0"})
        EXPECT_FALSE(read_target(target, request)) << target;
}

// Errors repeat what was asked for, and they are JSON.
TEST(HttpTarget, refuses_bytes_that_are_no_text) {
    Request request;
    for (const char* target : {"/%80", "/a%ff", "/%c3", "/%c0%af", "/%e0%80%af", "/%ed%a0%80",
                               "/%f4%90%80%80", "/%f5%80%80%80", "/x?a=%80", "/x?%80=a"})
        EXPECT_FALSE(read_target(target, request)) << target;
    for (const char* target :
         {"/%c3%a9", "/%e2%82%ac", "/%ed%9f%bf", "/%f0%9f%aa%90", "/%f4%8f%bf%bf", "/x?a=%c3%a9"})
        EXPECT_TRUE(read_target(target, request)) << target;
}

TEST(Cookies, are_found_by_their_whole_name) {
    EXPECT_EQ(cookie_value("a=1; orrery_guest=secret; b=2", "orrery_guest"), "secret");
    EXPECT_EQ(cookie_value("orrery_guest=x=y", "orrery_guest"), "x=y");
    EXPECT_EQ(cookie_value("xorrery_guest=1;orrery_guest2=2", "orrery_guest"), "");
    EXPECT_EQ(cookie_value("", "orrery_guest"), "");
    EXPECT_EQ(cookie_value(";;=;", "orrery_guest"), "");
}

TEST(Origin, of_another_host_is_elsewhere) {
    Request request;
    request.host = "play.example:8042";
    EXPECT_FALSE(is_from_elsewhere(request)) << "programs send none";
    request.origin = "http://play.example:8042";
    EXPECT_FALSE(is_from_elsewhere(request));
    for (const char* origin : {"http://evil.example", "http://play.example", "null",
                               "http://play.example:8042.evil.example"}) {
        request.origin = origin;
        EXPECT_TRUE(is_from_elsewhere(request)) << origin;
    }
}

TEST(Origin, is_ours_by_the_public_address_where_there_is_one) {
    Request request;
    request.host = "127.0.0.1:8042";
    request.origin = "https://play.example";
    EXPECT_FALSE(is_from_elsewhere(request, "https://play.example"));
    EXPECT_TRUE(is_from_elsewhere(request));
    for (const char* origin : {"http://play.example", "http://127.0.0.1:8042", "null",
                               "https://play.example:444", "https://play.example.evil.example"}) {
        request.origin = origin;
        EXPECT_TRUE(is_from_elsewhere(request, "https://play.example")) << origin;
    }
    request.origin = "";
    EXPECT_FALSE(is_from_elsewhere(request, "https://play.example"));
}

TEST(Origin, is_read_as_browsers_call_it) {
    EXPECT_EQ(*read_origin("https://Play.Example"), "https://play.example");
    EXPECT_EQ(*read_origin("https://play.example:443/"), "https://play.example");
    EXPECT_EQ(*read_origin("http://play.example:80"), "http://play.example");
    EXPECT_EQ(*read_origin("https://[2001:db8::1]:8443"), "https://[2001:db8::1]:8443");
    for (const char* url : {"", "play.example", "ftp://play.example", "https://", "https://:443",
                            "https://play.example/orrery", "https://a@b", "https://a b"})
        EXPECT_FALSE(read_origin(url).ok()) << url;
}

TEST(Etags, are_compared_whatever_their_strength) {
    Request request;
    EXPECT_FALSE(has_already(request, "W/\"aa\""));
    for (const char* known : {"\"aa\"", "W/\"aa\"", "\"bb\", W/\"aa\"", "*"}) {
        request.if_none_match = known;
        EXPECT_TRUE(has_already(request, "W/\"aa\"")) << known;
        EXPECT_TRUE(has_already(request, "\"aa\"")) << known;
    }
    request.if_none_match = "\"aaa\", \"a\"";
    EXPECT_FALSE(has_already(request, "W/\"aa\""));
}

TEST(Errors, have_a_status_that_fits) {
    EXPECT_EQ(status_of("bad_input"), 400);
    EXPECT_EQ(status_of("private"), 403);
    EXPECT_EQ(status_of("unknown_table"), 404);
    EXPECT_EQ(status_of("stale"), 409);
    EXPECT_EQ(status_of("too_many_tables"), 429);
    EXPECT_EQ(status_of("not_stored"), 503);
    EXPECT_EQ(status_of("never heard of"), 400);

    const Response response = error_response({"illegal_action", "no", "/action", "CF-ZONE-01"});
    EXPECT_EQ(response.status, 409);
    EXPECT_EQ(response.body,
              R"({"type":"error","id":null,"error":{"code":"illegal_action","rule":"CF-ZONE-01",)"
              R"("message":"no","at":"/action"}})");
    EXPECT_EQ(message_response(201, test::json(R"({"type":"ack"})")).status, 201);
    EXPECT_EQ(
        message_response(201, test::json(R"({"type":"error","error":{"code":"stale"}})")).status,
        409);
}

TEST(Router, knows_every_address) {
    const auto route = [](std::string_view method, std::string_view path) {
        return find_route(method, path)->route;
    };
    EXPECT_EQ(route("GET", "/api/me"), Route::kMe);
    EXPECT_EQ(route("PUT", "/api/me"), Route::kRename);
    EXPECT_EQ(route("HEAD", "/healthz"), Route::kHealth);
    EXPECT_EQ(route("POST", "/api/tables"), Route::kOpen);
    EXPECT_EQ(route("GET", "/api/tables/4f0c"), Route::kTable);
    EXPECT_EQ(route("GET", "/api/tables/4f0c/socket"), Route::kSocket);
    EXPECT_EQ(find_route("POST", "/api/tables/4f0c/requests")->name, "4f0c");
    EXPECT_EQ(find_route("GET", "/api/games/anunnaki/content")->name, "anunnaki");
    EXPECT_EQ(find_route("GET", "/api/games/anunnaki")->route, Route::kGame);
    EXPECT_EQ(route("GET", "/"), Route::kPage);
    EXPECT_EQ(route("GET", "/table/4f0c"), Route::kPage);
    EXPECT_EQ(route("GET", "/apikeys"), Route::kPage);
    EXPECT_EQ(route("GET", "/api/openapi.json"), Route::kPage);
}

TEST(Router, says_what_is_wrong) {
    const auto code = [](std::string_view method, std::string_view path) {
        return find_route(method, path).error().code;
    };
    for (const char* path : {"/api", "/api/", "/api/table", "/api/tables/", "/api/tables//record",
                             "/api/tables/4f0c/other", "/api/tables/4f0c/record/more"})
        EXPECT_EQ(code("GET", path), "unknown_path") << path;
    EXPECT_EQ(code("DELETE", "/api/lobby"), "wrong_method");
    EXPECT_EQ(code("POST", "/index.html"), "wrong_method");
    EXPECT_THAT(find_route("POST", "/api/me").error().message, HasSubstr("GET, PUT"));
    EXPECT_EQ(methods_of("/api/tables"), "POST");
    EXPECT_EQ(methods_of("/anything"), "GET");
}

}  // namespace
}  // namespace orrery::server
