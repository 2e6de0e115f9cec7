#include "server/host.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "core/random_json.h"
#include "server/announcement.h"
#include "server/farewell.h"
#include "server/router.h"
#include "store/upkeep.h"
#include "table/messages.h"

namespace orrery::server {
namespace {

constexpr table::Milliseconds kSweepEvery = 60'000;
constexpr table::Milliseconds kClockWasSet = 60'000;  // by so much, and it is worth a word

int threads_for_bots(int wanted) {
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    return wanted > 0 ? wanted : std::max(1, cores - 1);
}

// As the system counts it; 0 where it does not say.
double memory_in_use() {
    std::ifstream in("/proc/self/statm");
    double all = 0, resident = 0;
    in >> all >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

}  // namespace

Result<std::unique_ptr<Host>> Host::open(const ServerOptions& options, Post post) {
    std::unique_ptr<Host> host(new Host(options, std::move(post)));
    if (const std::optional<Error> error = host->open_store()) return *error;
    host->start();
    if (const auto error = host->guests_->devices().load()) return *error;
    if (const auto error = host->bans_->load()) return *error;
    const Result<std::optional<store::Announcement>> announced = host->store_->announcement();
    if (!announced) return announced.error();
    host->announcement_ = *announced;
    if (const auto error = host->lobby_->take_stock()) return *error;
    host->look_at_the_latest();
    host->archivist_ = std::make_unique<store::Archivist>(
        store::store_file(options.data), host->registry(),
        [&store = *host->store_](const std::string& table, table::Account account) {
            store.keep_account(table, std::move(account));
        });
    return host;
}

void Host::begin_to_stop() {
    stopping_ = true;
    bots_->stop();
    for (const auto& [id, done] : std::exchange(errands_, {})) done(nullptr);
}

// As many tables as take no time to speak of, so that whoever waits finds what they left. The
// others are looked at while people play.
void Host::look_at_the_latest() {
    constexpr int kSteps = 50;
    for (int i = 0; i < kSteps && lobby_->unseen() > 0; ++i) lobby_->tick();
    log_refused();
}

void Host::log_refused() {
    for (const Error& error : lobby_->take_refused())
        log("warning", "a table cannot go on", {{"table", error.at}, {"why", error.message}});
}

Host::Host(const ServerOptions& options, Post post) : options_(options), post_(std::move(post)) {
    if (options_.bot_pace == 0) options_.tables.grab_after = 0;  // bots wait for nobody
}

// Bots first: they hold positions of the tables.
Host::~Host() {
    archivist_.reset();
    bots_.reset();
    lobby_.reset();
}

std::optional<Error> Host::open_store() {
    std::error_code failure;
    // The seeds of games that go on are in there: it is nobody else's.
    if (std::filesystem::create_directories(options_.data, failure))
        std::filesystem::permissions(options_.data, std::filesystem::perms::owner_all, failure);
    if (failure) return Error{"bad_store", options_.data + ": " + failure.message(), "", ""};
    store::SqliteOptions options;
    options.file = store::store_file(options_.data);
    options.post = post_;
    options.on_commit = [this](const store::CommitReport& report) { heard_of(report); };
    Result<std::unique_ptr<store::SqliteStore>> store = store::SqliteStore::open(options);
    if (!store) return store.error();
    store_ = std::move(*store);
    return std::nullopt;
}

void Host::start() {
    guests_ = std::make_unique<Guests>(*store_, *store_, entropy_, clock_,
                                       public_url().starts_with("https:"),
                                       [this](const std::string& guest) { return is_kept(guest); });
    bans_ = std::make_unique<Bans>(*store_);
    lobby_ = std::make_unique<table::Lobby>(
        registry(), table::Ports{*store_, clock_, entropy_, *this, *this, *this}, options_.tables);
    bots_ = std::make_unique<BotPool>(
        threads_for_bots(options_.bot_threads), BotPool::Bounds{limits().thought, limits().hints},
        [this](BotAnswer answer) {
            post_([this, answer = std::make_shared<BotAnswer>(std::move(answer))] {
                answered(std::move(*answer));
            });
        });
    housekeeping_ = std::make_unique<Housekeeping>(*this, options_.keep);
    next_sweep_ = clock_.now() + kSweepEvery;
    numbers_.all.gauge("orrery_tables", "Tables in memory.",
                       [this] { return static_cast<double>(lobby_->loaded()); });
    numbers_.all.gauge("orrery_entries_in_memory", "Entries of their logs.",
                       [this] { return static_cast<double>(lobby_->entries_loaded()); });
    numbers_.all.gauges("orrery_tables_by_state", "Tables in memory, by how far they are.", "state",
                        [this] { return lobby_->count_by_phase(); });
    numbers_.all.gauge("orrery_store_waiting", "What waits to be written to the disk.",
                       [this] { return static_cast<double>(store_->waiting()); });
    numbers_.all.gauge("orrery_store_failed", "1 where nothing can be stored at present.",
                       [this] { return store_failure_ ? 1.0 : 0.0; });
    numbers_.all.gauge("orrery_memory_bytes", "Memory that the program has.", memory_in_use);
    numbers_.all.gauge("orrery_start_time_seconds", "When the server began, since 1970.",
                       [began = wall()] { return static_cast<double>(began) / 1'000; });
    numbers_.all.gauge("orrery_unfinished_tables", "Unfinished tables, in memory or not.",
                       [this] { return static_cast<double>(lobby_->unfinished()); });
    numbers_.all.gauge("orrery_listeners", "WebSockets that are told what happens at a table.",
                       [this] { return static_cast<double>(listeners_.size()); });
    numbers_.all.gauge("orrery_bot_questions_waiting", "Questions that no bot thinks about yet.",
                       [this] { return static_cast<double>(bots_->waiting()); });
}

void Host::log(std::string_view level, std::string_view message, const LogFields& fields) const {
    if (options_.log && is_wanted(level, options_.log_level))
        options_.log(log_line(store::system_time(), level, message, fields));
}

void Host::log_request(const Request& request, const Response& response, double seconds) const {
    if (!options_.log_requests) return;
    const Result<Destination> to = find_route(request.method, request.path);
    log("info", "request",
        {{"request", request.id},
         {"method", request.method},
         {"path", to ? std::string(to->pattern) : "unknown"},
         {"status", std::to_string(response.status)},
         {"ms", fmt::format("{:.1f}", seconds * 1'000)},
         {"bytes", std::to_string(response.body.size())},
         {"address", shortened_address(request.address, options_.log_addresses)}});
}

std::string Host::new_request_id() {
    constexpr std::size_t kDigits = 16;
    return to_hex(entropy_.draw()).substr(0, kDigits);
}

Result<table::ListenerId> Host::attach(const Place& place, std::optional<std::uint64_t> since,
                                       Listener& listener) {
    if (const auto no = closed()) return *no;
    const auto table = lobby_->find(place.table, place.caller.guest, place.code);
    if (!table) return table.error();
    const table::ListenerId id = ++last_listener_;
    listeners_[id] = {&listener, place};
    Presence& presence = present_[place.caller.guest];
    presence.address = place.caller.address;
    ++presence.listeners;
    (*table)->attach(id, guests_->guest(place.caller.guest), since);
    return id;
}

void Host::leave(const Place& place, table::ListenerId id) {
    listeners_.erase(id);
    if (--present_.at(place.caller.guest).listeners == 0) present_.erase(place.caller.guest);
    // A table with a listener stays in memory, and who was let in once may leave.
    if (const auto table = lobby_->find(place.table, place.caller.guest, place.code))
        (*table)->detach(id);
}

void Host::send(table::ListenerId to, const std::shared_ptr<const std::string>& message) {
    if (const auto found = listeners_.find(to); found != listeners_.end())
        found->second.listener->tell(message);
}

void Host::dismiss(Dismissal why, const std::function<bool(const Attached&)>& whom) {
    for (const auto& [id, attached] : listeners_)
        if (whom(attached)) attached.listener->dismiss(why);
}

void Host::end_device(const std::string& device) {
    dismiss(Dismissal::kDeviceEnded,
            [&](const Attached& each) { return each.place.device == device; });
}

void Host::ban(store::Ban ban, Bans::Done done) {
    bans_->impose(std::move(ban), [this, done = std::move(done)](std::optional<Error> error) {
        dismiss(Dismissal::kBanned, [this](const Attached& each) {
            return bans_->of(each.place.caller, wall()) != nullptr;
        });
        done(std::move(error));
    });
}

const store::Announcement* Host::announcement() const {
    return announcement_ && announcement_->until > wall() ? &*announcement_ : nullptr;
}

void Host::announce(const std::optional<store::Announcement>& announcement,
                    store::HostBook::Done done) {
    store_->keep_announcement(
        announcement, [this, announcement, done = std::move(done)](std::optional<Error> error) {
            if (!error) {
                announcement_ = announcement;
                const auto message = std::make_shared<const std::string>(
                    to_text(announcement_message(this->announcement())));
                for (const auto& [id, attached] : listeners_) attached.listener->tell(message);
            }
            done(std::move(error));
        });
}

bool Host::is_kept(const std::string& guest) {
    const Result<bool> kept = store_->has_visited(guest);
    return kept.ok() && *kept;
}

void Host::note_visit(const Caller& caller) {
    const std::int64_t day = day_of(wall());
    if (std::exchange(visitors_day_, day) != day || visitors_.size() >= limits().accounts)
        visitors_.clear();
    if (visitors_.insert_or_assign(caller.guest, caller.address).second)
        store_->note_visit(caller.guest, day);
}

std::string Host::network_hash_of(const std::string& guest) const {
    const auto found = visitors_.find(guest);
    return found == visitors_.end() ? "" : bans_->network_of(found->second);
}

void Host::remove_table(const std::string& table, table::Store::Done done) {
    lobby_->remove(table, [this, table, done = std::move(done)](std::optional<Error> error) {
        if (!error)
            dismiss(Dismissal::kTableRemoved,
                    [&](const Attached& each) { return each.place.table == table; });
        done(std::move(error));
    });
}

void Host::forget(const std::string& guest, store::GuestData::Done done) {
    guests_->begin_to_forget(guest);
    dismiss(Dismissal::kDeviceEnded,
            [&](const Attached& each) { return each.place.caller.guest == guest; });
    const std::string nobody = to_hex(entropy_.draw()).substr(0, guest.size());
    Farewell::begin(*this, guest, nobody,
                    [this, guest, done = std::move(done)](std::optional<Error> error) {
                        guests_->end_to_forget(guest, !error);
                        done(std::move(error));
                    });
}

std::optional<Error> Host::ask(table::Task task) {
    const auto present = present_.find(task.guest);
    std::string address = present == present_.end() ? "" : present->second.address;
    return bots_->ask({std::move(task), clock_.now(), std::move(address)});
}

// A task of no table.
std::optional<Error> Host::send_on_errand(const Caller& caller,
                                          std::function<Json(Patience patience)> work, Told done) {
    if (std::optional<Error> error = closed()) return error;
    table::Task task;
    task.id = ++last_errand_;
    task.guest = caller.guest;
    task.hint = true;
    task.work = std::move(work);
    const std::uint64_t id = task.id;
    if (auto refused = bots_->ask({std::move(task), clock_.now(), caller.address})) return refused;
    errands_[id] = std::move(done);
    return std::nullopt;
}

void Host::give_up(const std::string& table, std::uint64_t task) {
    bots_->give_up(table, task);
}

void Host::answered(BotAnswer answer) {
    numbers_.bot_seconds.observe(answer.seconds);
    if (answer.cut_short) numbers_.cut_short.add();
    if (stopping_) return;  // it is asked again after the next start
    const table::Task& task = answer.question.task;
    if (auto errand = errands_.extract(task.table.empty() ? task.id : 0))
        return errand.mapped()(&answer.answer.told);
    const bool at_once = task.hint || options_.bot_pace == 0 || !lobby_->is_watched(task.table);
    const table::Moment due = answer.question.asked + time_for(task, options_.bot_pace);
    if (at_once || due <= clock_.now())
        lobby_->answer(task, answer.answer);
    else
        held_.hold(due, std::move(answer));
}

void Host::heard_of(const store::CommitReport& report) {
    numbers_.entries.add(report.entries);
    numbers_.moves.add(report.moves);
    if (report.ends > 0 && archivist_) archivist_->nudge();
    numbers_.commit_seconds.observe(report.seconds);
    if (report.failure) {
        numbers_.store_failures.add();
        log("error", "the store fails", {{"why", report.failure->message}});
    }
    store_failure_ = report.failure;
}

table::Due Host::next_wake() const {
    table::Due next = lobby_->next_deadline();
    next.add({.now = next_sweep_});
    next.add({.now = held_.next()});
    next.add({.now = housekeeping_->next()});
    return next;
}

// The timer that waits stands still while the machine sleeps. What is due on the wall clock is seen
// with the next sweep then.
table::Milliseconds Host::until(const table::Due& due) const {
    return std::max<table::Milliseconds>(1, due.wait(clock_.read(), INT64_MAX));
}

void Host::wake() {
    for (const BotAnswer& answer : held_.take(clock_.now()))
        lobby_->answer(answer.question.task, answer.answer);
    lobby_->tick();
    log_refused();
    if (housekeeping_->next() <= clock_.now()) housekeeping_->work();
    if (clock_.now() < next_sweep_) return;
    lobby_->sweep();
    watch_system_clock();
    next_sweep_ = clock_.now() + kSweepEvery;
}

// Said once for each time that it was set: games do not follow it before the next start.
void Host::watch_system_clock() {
    const table::Milliseconds set_by = store::system_time() - wall();
    if (std::abs(set_by - clock_set_by_) < kClockWasSet) return;
    clock_set_by_ = set_by;
    log("warning", "the system's clock was set; games follow it after the next start",
        {{"ahead_of_games_s", std::to_string(set_by / 1'000)}});
}

}  // namespace orrery::server
