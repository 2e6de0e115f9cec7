// Every single operation on the disk fails once, and once for a while: the error is said, nothing
// acknowledged is lost, and the service returns by itself.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <cmath>

#include "tests/cli/run_program.h"
#include "tests/store/disk.h"
#include "tests/store/fast_player.h"
#include "tests/support/restored.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

using ::testing::IsEmpty;

struct Failure {
    const char* name;
    Disk::Operation operation;
    int code;
    std::size_t times;  // as long as nobody frees the disk, say
};

// A little of everything: two programs, one after the other, on a disk that fails.
class Story {
  public:
    Story() : disk_(1) {}

    // Whether the failure came at all.
    bool told(const Failure& failure, std::size_t n) {
        disk_.fail_at(failure.operation, n, failure.times, failure.code);
        for (const char* name : {"first", "second"}) live(name);
        disk_.mend();
        Desk desk(file_);
        EXPECT_THAT(missing(desk, all_), IsEmpty());
        EXPECT_EQ(all_.size(), 2U * kMoves);
        return disk_.failures() > 0;
    }

  private:
    static constexpr std::size_t kMoves = 6;
    static constexpr int kPatience = 8;  // refusals, until somebody mends the disk

    // As a host starts.
    Result<std::unique_ptr<Desk>> start() {
        auto desk = Desk::at(file_);
        if (!desk) return desk;
        const auto refused = restored((*desk)->lobby());
        if (!refused) return refused.error();
        EXPECT_THAT(*refused, IsEmpty());
        return desk;
    }

    void live(const char* name) {
        auto desk = start();
        if (!desk) {
            expect_said(desk.error().message);
            disk_.mend();
            desk = start();
        }
        ASSERT_TRUE(desk.ok()) << to_string(desk.error());
        FastPlayer player(**desk, name, 3);
        const std::size_t enough = all_.size() + kMoves;
        player.on_acknowledged = [&](const Acknowledged& each) {
            if (all_.size() < enough) all_.push_back(each);
        };
        player.on_refused = [&](const Json& reply) {
            EXPECT_EQ(reply.at("error").at("code"), Json("not_stored")) << to_text(reply);
            expect_said(std::string(reply.at("error").at("message").as_string()));
            if (++refused_ == kPatience) disk_.mend();
            return refused_ <= kPatience;
        };
        player.play(1);
        (*desk)->work_until([&] { return all_.size() == enough || refused_ > kPatience; });
    }

    // In SQLite's words, which name the disk.
    void expect_said(const std::string& message) {
        EXPECT_GT(disk_.failures(), 0U) << message;
        EXPECT_TRUE(message.find("disk") != std::string::npos ||
                    message.find("unable to open") != std::string::npos)
            << message;
    }

    cli::TemporaryFolder folder_;
    std::string file_ = folder_.path() + "/tables.sqlite";
    Disk disk_;
    std::vector<Acknowledged> all_;
    int refused_ = 0;
};

class DiskErrors : public testing::TestWithParam<Failure> {};

TEST_P(DiskErrors, are_said_wherever_they_come_and_the_service_returns) {
    // Every point in script/test, some of them under the sanitizers.
    const auto step = static_cast<std::size_t>(std::max(1.0, std::round(0.25 / scale())));
    std::size_t n = 1;
    while (Story().told(GetParam(), n) && !HasFailure()) n += step;
    EXPECT_GT(n, 1U) << "nothing ever failed";
    std::printf("%s: %zu points\n", GetParam().name, n - 1);
}

INSTANTIATE_TEST_SUITE_P(
    All, DiskErrors,
    testing::Values(Failure{"open", Disk::Operation::kOpen, SQLITE_CANTOPEN, 1},
                    Failure{"write", Disk::Operation::kWrite, SQLITE_IOERR_WRITE, 1},
                    Failure{"full", Disk::Operation::kWrite, SQLITE_FULL, SIZE_MAX},
                    Failure{"sync", Disk::Operation::kSync, SQLITE_IOERR_FSYNC, 1},
                    Failure{"broken", Disk::Operation::kSync, SQLITE_IOERR_FSYNC, SIZE_MAX},
                    Failure{"remove", Disk::Operation::kDelete, SQLITE_IOERR_DELETE, 1}),
    [](const auto& each) { return each.param.name; });

}  // namespace
}  // namespace orrery::test
