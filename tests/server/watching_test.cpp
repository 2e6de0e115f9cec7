// What ops/ watches over is what the server counts.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "tests/server/host.h"
#include "tests/support/data_file.h"

namespace orrery::test {
namespace {

std::set<std::string> names_in(const std::string& text) {
    static const std::regex name("\\borrery_[a-z_]+");
    std::set<std::string> names;
    for (std::sregex_iterator at(text.begin(), text.end(), name), end; at != end; ++at)
        names.insert(std::regex_replace(at->str(), std::regex("_(bucket|sum|count)$"), ""));
    return names;
}

TEST(Watching, every_number_of_dashboard_and_alerts_is_counted) {
    const LocalServer server;
    Visitor visitor(server.route, "Ada");
    const std::set<std::string> counted = names_in(visitor.call("GET", "/metrics").body);
    for (const char* const file : {"ops/alerts.yml", "ops/grafana-dashboard.json"}) {
        const std::set<std::string> named = names_in(project_file(file));
        EXPECT_GT(named.size(), 5U) << file;
        for (const std::string& name : named)
            EXPECT_THAT(counted, ::testing::Contains(name)) << file;
    }
}

TEST(Watching, tables_are_counted_by_how_far_they_are) {
    const LocalServer server;
    Visitor visitor(server.route, "Ada");
    visitor.open({{"game", "cosmic-factory"},
                  {"seats", JsonArray{JsonObject{{"you", true}}, JsonObject{{"you", true}}}}});
    const std::string text = visitor.call("GET", "/metrics").body;
    EXPECT_THAT(text, ::testing::HasSubstr("orrery_tables_by_state{state=\"open\"} 1\n"));
    EXPECT_THAT(text, ::testing::HasSubstr("orrery_tables_by_state{state=\"playing\"} 0\n"));
    EXPECT_THAT(text, ::testing::ContainsRegex("orrery_memory_bytes [1-9]"));
}

}  // namespace
}  // namespace orrery::test
