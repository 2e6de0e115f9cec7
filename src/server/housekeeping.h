// What is kept for a time only goes in small steps, one thing at a time, while people play.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "store/retention.h"
#include "table/clock.h"

namespace orrery::server {

class Host;

// How long things are kept; 0 = for ever.
struct Keep {
    std::chrono::milliseconds finished{0};                            // games, since they ended
    std::chrono::milliseconds unplayed{std::chrono::hours{24 * 30}};  // tables that never began
    std::chrono::milliseconds guests{std::chrono::hours{24 * 730}};   // since they were last here
    std::chrono::milliseconds reports{std::chrono::hours{24 * 365}};
    // Of somebody who has deleted their data, where nobody has seen to it.
    std::chrono::milliseconds reports_of_gone{std::chrono::hours{24 * 30}};
    std::chrono::milliseconds bans{std::chrono::hours{24 * 365}};  // since they ended
};

class Housekeeping {
  public:
    Housekeeping(Host& host, const Keep& keep);

    // When there is something to do.
    table::Moment next() const { return next_; }
    void work();

  private:
    enum class Task : std::uint8_t {
        kFinished,
        kUnplayed,
        kGuests,
        kReports,
        kReportsOfGone,
        kBans
    };
    static constexpr int kTasks = 6;

    // Whether something is on its way out.
    bool step();
    bool remove_table(std::chrono::milliseconds age, bool played);
    bool forget_guest();
    bool pass_over(std::string_view what);
    bool drop_reports(store::Retention::Reports which, std::chrono::milliseconds age);
    bool drop_bans();
    void removed(std::string_view what, std::size_t count, const std::optional<Error>& error);

    Host& host_;
    Keep keep_;
    table::Moment next_;
    bool busy_ = false;
    int task_ = 0;  // of this round
    table::Bookmark table_;
    store::Retention::Unseen guest_;
};

}  // namespace orrery::server
