#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>

#include "server/page.h"
#include "server/router.h"
#include "tests/support/games.h"

namespace orrery::server {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Pair;

constexpr PageFile kFiles[] = {
    {"/index.html", "<html>", "packed", "\"aa\""},
    {"/assets/app-1f.js", "js", {}, "\"bb\""},
    {"/icon.svg", "<svg>", {}, "\"cc\""},
};

Response get(const std::string& path, const std::string& encoding = "",
             const std::string& known = "") {
    Request request;
    request.path = path;
    request.accept_encoding = encoding;
    request.if_none_match = known;
    return page_response(kFiles, request);
}

TEST(Page, is_found_by_path) {
    EXPECT_EQ(get("/icon.svg").body, "<svg>");
    EXPECT_EQ(get("/icon.svg").content_type, "image/svg+xml");
    EXPECT_EQ(get("/assets/app-1f.js").content_type, "text/javascript; charset=utf-8");
}

TEST(Page, is_behind_all_its_own_addresses) {
    for (const char* path : {"/", "/index.html", "/table/4f0c", "/new/cosmic-factory"})
        EXPECT_EQ(get(path).body, "<html>") << path;
    for (const char* path : {"/missing.js", "/assets/app-2e.js", "/.git/config.txt", "/a/.."})
        EXPECT_EQ(get(path).status, 404) << path;
}

TEST(Page, is_packed_for_who_can_unpack) {
    EXPECT_EQ(get("/", "gzip, deflate, br").body, "packed");
    EXPECT_THAT(get("/", "gzip").headers, Contains(Pair("Content-Encoding", "gzip")));
    EXPECT_THAT(get("/").headers, Contains(Pair("Vary", "Accept-Encoding")));
    EXPECT_EQ(get("/icon.svg", "gzip").body, "<svg>");
}

TEST(Page, is_not_sent_again_to_who_has_it) {
    const Response same = get("/", "", "W/\"zz\", \"aa\"");
    EXPECT_EQ(same.status, 304);
    EXPECT_EQ(same.body, "");
    EXPECT_EQ(get("/", "", "\"bb\"").status, 200);
    EXPECT_THAT(get("/").headers, Contains(Pair("Cache-Control", "no-cache")));
    EXPECT_THAT(get("/assets/app-1f.js").headers,
                Contains(Pair("Cache-Control", HasSubstr("immutable"))));
}

// HTTP's name of an operation in upper case.
std::string method_of(std::string_view operation) {
    std::string method(operation);
    for (char& c : method) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return method;
}

TEST(ApiDescription, has_the_addresses_that_there_are_with_all_their_methods) {
    Request request;
    request.path = "/api/openapi.json";
    const Json described = test::json(page_response(embedded_page(), request).body);
    for (const auto& path : described.at("paths").as_object()) {
        std::string methods;
        for (const auto& operation : path.value().as_object()) {
            const std::string method = method_of(operation.key());
            EXPECT_TRUE(find_route(method, path.key()).ok()) << method << " " << path.key();
            methods += (methods.empty() ? "" : ", ") + method;
        }
        EXPECT_EQ(methods_of(path.key()), methods) << path.key();
    }
}

TEST(Page, is_compiled_in_with_the_descriptions_of_the_interfaces) {
    Request request;
    request.path = "/";
    EXPECT_THAT(page_response(embedded_page(), request).body, HasSubstr("<title>Orrery"));
    for (const char* path : {"/api/openapi.json", "/api/asyncapi.json"}) {
        request.path = path;
        const Response response = page_response(embedded_page(), request);
        EXPECT_EQ(response.content_type, "application/json") << path;
        EXPECT_TRUE(test::json(response.body).is_object()) << path;
    }
}

}  // namespace
}  // namespace orrery::server
