#include "server/housekeeping.h"

#include <utility>

#include "server/host.h"

namespace orrery::server {
namespace {

constexpr table::Milliseconds kBetweenSteps = 250, kBetweenRounds = table::kHour;
constexpr std::size_t kReportsAtOnce = 50;

}  // namespace

Housekeeping::Housekeeping(Host& host, const Keep& keep)
    : host_(host), keep_(keep), next_(host.now() + kBetweenSteps) {}

// The next step comes when this one is durable: whatever the disk can do, people's moves are
// before it.
void Housekeeping::work() {
    if (busy_) return;
    while (task_ < kTasks) {
        if (step()) {
            busy_ = true;
            next_ = host_.now() + kBetweenRounds;
            return;
        }
        ++task_;
        table_ = {};
        guest_ = {};
    }
    task_ = 0;
    next_ = host_.now() + kBetweenRounds;
}

bool Housekeeping::step() {
    switch (static_cast<Task>(task_)) {
        case Task::kFinished:
            return remove_table(keep_.finished, true);
        case Task::kUnplayed:
            return remove_table(keep_.unplayed, false);
        case Task::kGuests:
            return forget_guest();
        case Task::kReports:
            return drop_reports(store::Retention::Reports::kAll, keep_.reports);
        case Task::kReportsOfGone:
            return drop_reports(store::Retention::Reports::kOfGone, keep_.reports_of_gone);
        case Task::kBans:
            return drop_bans();
    }
    return false;
}

void Housekeeping::removed(std::string_view what, std::size_t count,
                           const std::optional<Error>& error) {
    busy_ = false;
    next_ = host_.now() + kBetweenSteps;
    if (error)
        host_.log("warning", "something old is still kept",
                  {{"what", std::string(what)}, {"why", error->message}});
    else
        host_.numbers().let_go[std::string(what)].add(count);
}

bool Housekeeping::remove_table(std::chrono::milliseconds age, bool played) {
    if (age.count() == 0) return false;
    const auto found = host_.retention().ended_before(host_.wall() - age.count(), played, table_);
    if (!found || !*found) return false;
    table_ = **found;
    if (host_.lobby().is_watched(table_.table)) return pass_over("tables");
    host_.remove_table(table_.table,
                       [this](const std::optional<Error>& error) { removed("tables", 1, error); });
    return true;
}

// Who still has a seat somewhere is not forgotten, however long they have not been here.
bool Housekeeping::forget_guest() {
    if (keep_.guests.count() == 0) return false;
    const std::int64_t day = day_of(host_.wall() - keep_.guests.count());
    const auto found = host_.retention().unseen_since(day, guest_);
    if (!found || !*found) return false;
    guest_ = **found;
    const std::string& guest = guest_.guest;
    if (host_.present().contains(guest) || host_.lobby().has_tables(guest) ||
        host_.guests().is_leaving(guest))
        return pass_over("guests");
    host_.forget(guest, [this](const std::optional<Error>& error) { removed("guests", 1, error); });
    return true;
}

// The next one is looked at later: nobody waits for a long row of them.
bool Housekeeping::pass_over(std::string_view what) {
    host_.post([this, what] { removed(what, 0, std::nullopt); });
    return true;
}

bool Housekeeping::drop_reports(store::Retention::Reports which, std::chrono::milliseconds age) {
    const table::Milliseconds moment = host_.wall() - age.count();
    const auto oldest = host_.retention().oldest_report(which);
    if (age.count() == 0 || !oldest || !*oldest || **oldest >= moment) return false;
    host_.retention().drop_reports_before(
        which, moment, kReportsAtOnce, [this](const Result<std::size_t>& count) {
            removed("reports", count ? *count : 0,
                    count ? std::nullopt : std::optional(count.error()));
            if (!count) ++task_;  // not before the next round
        });
    return true;
}

bool Housekeeping::drop_bans() {
    const table::Milliseconds moment = host_.wall() - keep_.bans.count();
    if (keep_.bans.count() == 0 || !host_.bans().has_before(moment)) return false;
    host_.retention().drop_bans_before(moment, [this, moment](const Result<std::size_t>& count) {
        if (count) host_.bans().forget_before(moment);
        removed("bans", count ? *count : 0, count ? std::nullopt : std::optional(count.error()));
        ++task_;
    });
    return true;
}

}  // namespace orrery::server
