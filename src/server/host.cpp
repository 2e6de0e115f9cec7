#include "server/host.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "table/messages.h"

namespace orrery::server {
namespace {

constexpr table::Milliseconds kSweepEvery = 60'000;

Error closing() {
    return {"closing", "the server is stopping; come back in a moment", "", ""};
}

int threads_for_bots(int wanted) {
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    return wanted > 0 ? wanted : std::max(1, cores - 1);
}

bool is_rematch(const Json& request) {
    const JsonObject* fields = request.if_object();
    const Json* op = fields == nullptr ? nullptr : fields->if_contains("op");
    return op != nullptr && *op == "rematch";
}

}  // namespace

Result<std::unique_ptr<Host>> Host::open(const ServerOptions& options, Post post) {
    std::unique_ptr<Host> host(new Host(options, std::move(post)));
    if (const std::optional<Error> error = host->open_store()) return *error;
    host->start();
    const Result<std::vector<Error>> refused = host->lobby_->restore();
    if (!refused) return refused.error();
    for (const Error& error : *refused)
        host->log("table " + error.at + " is left alone: " + error.message);
    return host;
}

Host::Host(const ServerOptions& options, Post post) : options_(options), post_(std::move(post)) {
    if (options_.bot_pace == 0) options_.tables.grab_after = 0;  // bots wait for nobody
}

// Bots first: they hold positions of the tables.
Host::~Host() {
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
    options.file = (std::filesystem::path(options_.data) / "tables.sqlite").string();
    options.post = post_;
    options.on_commit = [this](const store::CommitReport& report) { heard_of(report); };
    Result<std::unique_ptr<store::SqliteStore>> store = store::SqliteStore::open(options);
    if (!store) return store.error();
    store_ = std::move(*store);
    return std::nullopt;
}

void Host::start() {
    guests_ = std::make_unique<Guests>(*store_, entropy_, public_url().starts_with("https:"));
    lobby_ = std::make_unique<table::Lobby>(
        registry(), table::Ports{*store_, clock_, entropy_, *this, *this}, options_.tables);
    bots_ =
        std::make_unique<BotPool>(threads_for_bots(options_.bot_threads), [this](BotAnswer answer) {
            post_([this, answer = std::make_shared<BotAnswer>(std::move(answer))] {
                answered(std::move(*answer));
            });
        });
    next_sweep_ = now() + kSweepEvery;
    numbers_.all.gauge("orrery_tables", "Tables in memory.",
                       [this] { return static_cast<double>(lobby_->loaded()); });
    numbers_.all.gauge("orrery_unfinished_tables", "Unfinished tables, in memory or not.",
                       [this] { return static_cast<double>(lobby_->unfinished()); });
    numbers_.all.gauge("orrery_listeners", "WebSockets that are told what happens at a table.",
                       [this] { return static_cast<double>(listeners_.size()); });
    numbers_.all.gauge("orrery_bot_questions_waiting", "Questions that no bot thinks about yet.",
                       [this] { return static_cast<double>(bots_->waiting()); });
}

void Host::log(std::string_view line) const {
    if (options_.log) options_.log(line);
}

table::Reply Host::counted(table::Reply reply) {
    return [this, reply = std::move(reply)](const Json& message) {
        if (const Json* error = message.get_object().if_contains("error"))
            numbers_.refused[std::string(error->get_object().at("code").get_string())].add();
        reply(message);
    };
}

void Host::open_table(const Caller& caller, const Json& request, table::Reply reply) {
    reply = counted(std::move(reply));
    const auto no = [&](const Error& error) {
        reply(table::error_message(table::message_id_of(request), error));
    };
    if (stopping_) return no(closing());
    if (const auto refusal = pay_for_table(caller, reply))
        return reply(refusal_message(table::message_id_of(request), *refusal));
    lobby_->open(guests_->guest(caller.guest), request, std::move(reply));
}

std::optional<Refusal> Host::pay_for_table(const Caller& caller, table::Reply& reply) {
    const Budgets::Wait wait = budgets_.until_table(caller, Budgets::Clock::now());
    if (wait > Budgets::Wait::zero())
        return Refusal{{"too_many_tables", "too many new tables: wait before the next", "", ""},
                       wait};
    reply = [this, caller, reply = std::move(reply)](const Json& message) {
        if (message.get_object().contains("error"))
            budgets_.give_back_table(caller, Budgets::Clock::now());
        reply(message);
    };
    return std::nullopt;
}

void Host::submit(const Place& place, const Json& request, table::Reply reply) {
    reply = counted(std::move(reply));
    const auto no = [&](const Error& error) {
        reply(table::error_message(table::message_id_of(request), error));
    };
    if (stopping_) return no(closing());
    const auto table = lobby_->find(place.table, place.caller.guest, place.code);
    if (!table) return no(table.error());
    if (is_rematch(request))
        if (const auto refusal = pay_for_table(place.caller, reply))
            return reply(refusal_message(table::message_id_of(request), *refusal));
    lobby_->submit(**table, guests_->guest(place.caller.guest), request, std::move(reply));
}

Result<table::ListenerId> Host::attach(const Place& place, std::optional<std::uint64_t> since,
                                       Listener& listener) {
    if (stopping_) return closing();
    const auto table = lobby_->find(place.table, place.caller.guest, place.code);
    if (!table) return table.error();
    const table::ListenerId id = ++last_listener_;
    listeners_[id] = &listener;
    (*table)->attach(id, guests_->guest(place.caller.guest), since);
    return id;
}

void Host::leave(const Place& place, table::ListenerId id) {
    listeners_.erase(id);
    // A table with a listener stays in memory, and who was let in once may leave.
    if (const auto table = lobby_->find(place.table, place.caller.guest, place.code))
        (*table)->detach(id);
}

void Host::send(table::ListenerId to, const std::shared_ptr<const std::string>& message) {
    if (const auto found = listeners_.find(to); found != listeners_.end())
        found->second->tell(message);
}

void Host::ask(table::Task task) {
    bots_->ask({std::move(task), now()});
}

void Host::answered(BotAnswer answer) {
    numbers_.bot_seconds.observe(answer.seconds);
    if (stopping_) return;  // it is asked again after the next start
    const table::Task& task = answer.question.task;
    const bool at_once = task.hint || options_.bot_pace == 0 || !lobby_->is_watched(task.table);
    const table::Milliseconds due = answer.question.asked + time_for(task, options_.bot_pace);
    if (at_once || due <= now())
        lobby_->answer(task, answer.advice);
    else
        held_.hold(due, std::move(answer));
}

void Host::heard_of(const store::CommitReport& report) {
    numbers_.entries.add(report.entries);
    numbers_.moves.add(report.moves);
    numbers_.commit_seconds.observe(report.seconds);
    if (report.failure) {
        numbers_.store_failures.add();
        log("the store fails: " + report.failure->message);
    }
    store_failure_ = report.failure;
}

table::Milliseconds Host::next_wake() const {
    table::Milliseconds next = next_sweep_;
    if (const auto deadline = lobby_->next_deadline()) next = std::min(next, *deadline);
    if (const auto held = held_.next()) next = std::min(next, *held);
    return next;
}

void Host::wake() {
    for (const BotAnswer& answer : held_.take(now()))
        lobby_->answer(answer.question.task, answer.advice);
    lobby_->tick();
    if (now() < next_sweep_) return;
    lobby_->sweep();
    next_sweep_ = now() + kSweepEvery;
}

}  // namespace orrery::server
