// `orrery serve` as a shell sees it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command.h"
#include "tests/cli/run_program.h"

namespace orrery::cli {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;

// Starts a server on the folder $DATA, waits for its first line, and leaves its address in $PORT.
constexpr const char* kStart = R"(
exec 3< <(exec "$ORRERY" serve --port 0 --data "$DATA")
SERVER=$!
read -r LINE <&3
echo "$LINE"
PORT=${LINE##*:}; PORT=${PORT%/}
ask() { exec 4<>"/dev/tcp/127.0.0.1/$PORT"; printf '%s\r\nHost: x\r\nConnection: close\r\n\r\n' "$1" >&4; cat <&4; }
)";

class Serve : public testing::Test {
  protected:
    Ran run(const std::string& script) const {
        return run_shell("DATA='" + folder_.path() + "/data'\n" + kStart + script);
    }
    TemporaryFolder folder_;
};

TEST_F(Serve, says_where_it_is_answers_and_ends_with_0_when_told_to) {
    const Ran ran = run(
        R"(ask 'GET /healthz HTTP/1.1'; kill -TERM "$SERVER"; wait "$SERVER"; echo "ended with $?")");
    EXPECT_THAT(ran.out, ContainsRegex("^Orrery is open at http://127.0.0.1:[0-9]+/\n"));
    EXPECT_THAT(ran.out, HasSubstr("HTTP/1.1 200 OK"));
    EXPECT_THAT(ran.out, HasSubstr("{\"status\":\"ok\""));
    EXPECT_THAT(ran.out, HasSubstr("ended with 0\n")) << ran.err;
}

TEST_F(Serve, sends_the_head_of_a_page_alone) {
    const Ran ran = run(R"(ask 'HEAD / HTTP/1.1'; kill -INT "$SERVER"; wait "$SERVER")");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, ContainsRegex("Content-Length: [1-9]"));
    EXPECT_THAT(ran.out, testing::Not(HasSubstr("<html")));
}

TEST_F(Serve, says_why_it_cannot) {
    const Ran ran = run(R"(
"$ORRERY" serve --port "$PORT" --data "$DATA/other"; echo "in use: $?"
"$ORRERY" serve --port 0 --data "$DATA"; echo "same folder: $?"
touch "$DATA/file"; "$ORRERY" serve --port 0 --data "$DATA/file/x"; echo "no folder: $?"
"$ORRERY" serve --port 0 --host nowhere --data "$DATA/other"; echo "no address: $?"
"$ORRERY" serve --port 70000; echo "no port: $?"
kill "$SERVER"; wait "$SERVER")");
    EXPECT_THAT(ran.out, HasSubstr("in use: 1\nsame folder: 1\nno folder: 1\nno address: 1\n"));
    EXPECT_THAT(ran.out, HasSubstr("no port: 2\n"));
    EXPECT_THAT(ran.err, HasSubstr(": Address already in use\n"));
    EXPECT_THAT(ran.err, HasSubstr("tables.sqlite: another program is using it\n"));
    EXPECT_THAT(ran.err, HasSubstr("/file/x: Not a directory\n"));
    EXPECT_THAT(ran.err, HasSubstr("\"nowhere\" is no address such as 127.0.0.1"));
}

TEST_F(Serve, prints_the_settings_that_hold_and_where_they_come_from) {
    const std::string file = folder_.write("club.conf", "port = 1\nlimits.idle = 90s\n");
    const Ran ran = run_shell("ORRERY_PORT=2 ORRERY_CONFIG='" + file +
                              "' \"$ORRERY\" serve --print-config --limits-closing 1s");
    EXPECT_EQ(ran.exit_code, kSuccess) << ran.err;
    EXPECT_THAT(ran.out, ContainsRegex("\nport = 2 +# ORRERY_PORT\n"));
    EXPECT_THAT(ran.out, ContainsRegex("\nlimits.idle = 90s +# " + file + ":2\n"));
    EXPECT_THAT(ran.out, ContainsRegex("\nlimits.closing = 1s +# --limits-closing\n"));
}

TEST_F(Serve, does_not_start_with_a_setting_that_is_wrong) {
    const std::string file = folder_.write("club.conf", "\nlimits.idle = 90\n");
    const Ran ran = run_program_with("serve --config '" + file + "'");
    EXPECT_EQ(ran.exit_code, kUsage);
    EXPECT_THAT(ran.err, StartsWith("orrery: " + file + ":2: limits.idle: \"90\" is not a time"));
    EXPECT_THAT(run_program_with("serve --limits-tables 7 --tables-most-tables 8").err,
                StartsWith("orrery: --tables-most-tables: tables.most-tables: 8 is more than "
                           "limits.tables (7)"));
}

}  // namespace
}  // namespace orrery::cli
