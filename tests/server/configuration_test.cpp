#include "server/configuration.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/setting_values.h"

namespace orrery::server {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string complaint(const std::optional<Error>& error) {
    return error ? to_string(*error) : "";
}

std::string complaint_about(std::string_view text) {
    return complaint(Configuration().read_file("orrery.conf", text));
}

TEST(Configuration, reads_every_unit_from_a_file) {
    Configuration configuration;
    EXPECT_EQ(complaint(configuration.read_file("orrery.conf",
                                                "# for the club\r\n"
                                                "host = 0.0.0.0\n\n"
                                                "port=80   # behind nothing\n"
                                                "  limits.body-bytes = 128 KiB\n"
                                                "limits.guest-work-per-second = 2.5\n"
                                                "limits.idle = 5min\n"
                                                "bot-pace = 0\n"
                                                "tables.absence = 2d")),
              "");
    const ServerOptions& options = configuration.options;
    EXPECT_EQ(options.host, "0.0.0.0");
    EXPECT_EQ(options.port, 80);
    EXPECT_EQ(options.limits.body_bytes, 128U << 10);
    EXPECT_EQ(options.limits.guest_work.per_second, 2.5);
    EXPECT_EQ(options.limits.idle, std::chrono::minutes(5));
    EXPECT_EQ(options.bot_pace, 0);
    EXPECT_EQ(options.tables.absence, 2 * 86'400'000);
}

TEST(Configuration, says_what_is_wrong_with_a_file_and_where) {
    EXPECT_EQ(complaint_about("\n\nlimits.conections = 3"),
              "orrery.conf:3: there is no setting \"limits.conections\"; is it "
              "limits.connections?");
    EXPECT_EQ(complaint_about("port = 1\nport = 2"), "orrery.conf:2: port: line 1 says it already");
    EXPECT_EQ(complaint_about("port 80"),
              "orrery.conf:1: a line says `key = value`, not \"port 80\"");
    EXPECT_EQ(complaint_about("limits.idle = 60"),
              "orrery.conf:1: limits.idle: \"60\" is not a time such as 90s; its units are d, h, "
              "min, s, ms");
    EXPECT_EQ(complaint_about("limits.idle = 64KiB"),
              "orrery.conf:1: limits.idle: \"64KiB\" is not a time such as 90s; its units are d, "
              "h, min, s, ms");
    EXPECT_EQ(complaint_about("limits.body-bytes = 64kb"),
              "orrery.conf:1: limits.body-bytes: \"64kb\" is not a size such as 64KiB; its units "
              "are GiB, MiB, KiB, B");
    EXPECT_EQ(complaint_about("port = 70000"),
              "orrery.conf:1: port: 70000 is not between 0 and 65535");
    EXPECT_EQ(complaint_about("limits.idle = 30d"),
              "orrery.conf:1: limits.idle: 30d is not between 100ms and 1d");
    for (const char* value : {"", "x", "nan", "inf", "-1", "1.5", "1s", "0x10", "99e99"})
        EXPECT_THAT(complaint_about("port = " + std::string(value)),
                    StartsWith("orrery.conf:1: port: "));
}

TEST(Configuration, flags_come_before_environment_before_file_before_defaults) {
    Configuration configuration;
    const char* const environment[] = {"PATH=/bin", "ORRERY_PORT=2", "ORRERY_LIMITS_TABLES=200",
                                       "ORRERY_CONFIG=x", nullptr};
    ASSERT_FALSE(configuration.read_flag(*find_setting("port"), "3"));
    ASSERT_FALSE(configuration.read_environment(environment));
    ASSERT_FALSE(configuration.read_file(
        "orrery.conf", "port = 1\nlimits.tables = 100\nlimits.connections = 1000"));
    EXPECT_EQ(configuration.options.port, 3);
    EXPECT_EQ(configuration.options.tables.tables_in_all, 200U);
    EXPECT_EQ(configuration.options.limits.connections, 1000U);
    const std::string text = configuration.text();
    EXPECT_THAT(text, testing::ContainsRegex("\nport = 3 +# --port\n"));
    EXPECT_THAT(text, testing::ContainsRegex("\nlimits.tables = 200 +# ORRERY_LIMITS_TABLES\n"));
    EXPECT_THAT(text, testing::ContainsRegex("\nlimits.connections = 1000 +# orrery.conf:3\n"));
    EXPECT_THAT(text, testing::ContainsRegex("\nlimits.closing = 5s +# default\n"));
}

TEST(Configuration, tells_of_variables_that_are_no_settings) {
    Configuration configuration;
    const char* const similar[] = {"ORRERY_PROT=80", "ORRERY_TEST_SCALE=1", nullptr};
    EXPECT_FALSE(configuration.read_environment(similar));
    EXPECT_THAT(configuration.warnings, testing::ElementsAre("ORRERY_PROT is no setting"));
    const char* const wrong[] = {"ORRERY_LIMITS_TABELS=3", nullptr};
    EXPECT_EQ(complaint(Configuration().read_environment(wrong)),
              "ORRERY_LIMITS_TABELS: there is no such setting");
    const char* const bad[] = {"ORRERY_LIMITS_IDLE=3", nullptr};
    EXPECT_THAT(complaint(Configuration().read_environment(bad)),
                StartsWith("ORRERY_LIMITS_IDLE: limits.idle: \"3\" is not a time"));
}

TEST(Configuration, refuses_what_cannot_go_together) {
    EXPECT_EQ(complaint(Configuration().check()), "");
    Configuration configuration;
    ASSERT_FALSE(configuration.read_file("orrery.conf",
                                         "limits.connections = 10\nlimits.sockets-per-guest = 11"));
    EXPECT_EQ(complaint(configuration.check()),
              "orrery.conf:2: limits.sockets-per-guest: 11 is more than limits.connections (10)");
}

TEST(Configuration, can_be_read_again_as_it_is_printed) {
    Configuration configuration;
    for (const Setting& setting : all_settings()) {
        if (setting.unit == Unit::kText) continue;
        const std::string least = setting.unit == Unit::kSwitch ? "on" : "1";
        if (setting.unit == Unit::kNumber || setting.unit == Unit::kSwitch)
            (void)configuration.read_flag(setting, least);
    }
    Configuration again;
    EXPECT_EQ(complaint(again.read_file("printed", configuration.text())), "");
    for (const Setting& setting : all_settings())
        EXPECT_EQ(value_text(again.options, setting), value_text(configuration.options, setting));
}

TEST(Settings, have_defaults_that_could_be_written_down) {
    for (const Setting& setting : all_settings()) {
        ServerOptions options;
        if (setting.words.empty() && setting.unit == Unit::kText) continue;
        EXPECT_EQ(complaint(set_value(options, setting, value_text({}, setting))), "")
            << setting.key;
    }
}

TEST(Settings, have_names_of_their_own) {
    std::set<std::string> names;
    for (const Setting& setting : all_settings()) {
        EXPECT_TRUE(names.insert(setting.flag()).second) << setting.key;
        EXPECT_TRUE(names.insert(setting.variable()).second) << setting.key;
        EXPECT_FALSE(setting.help.empty()) << setting.key;
    }
}

}  // namespace
}  // namespace orrery::server
