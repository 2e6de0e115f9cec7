#include "tests/store/desk.h"

#include <cstdio>
#include <cstdlib>

namespace orrery::test {

Result<std::unique_ptr<store::SqliteStore>> Desk::open(const std::string& file, Desk* desk) {
    store::SqliteOptions options;
    options.file = file;
    options.post = [desk](std::function<void()> job) {
        if (desk != nullptr) desk->post(std::move(job));
    };
    options.on_commit = [desk](const store::CommitReport& report) {
        desk->committed += report.entries;
    };
    return store::SqliteStore::open(options);
}

Desk::Desk(const std::string& file) {
    if (const std::optional<Error> error = begin(file)) {
        std::fprintf(stderr, "%s\n", to_string(*error).c_str());
        std::abort();
    }
}

Result<std::unique_ptr<Desk>> Desk::at(const std::string& file) {
    std::unique_ptr<Desk> desk(new Desk);
    if (const std::optional<Error> error = desk->begin(file)) return *error;
    return desk;
}

std::optional<Error> Desk::begin(const std::string& file) {
    Result<std::unique_ptr<store::SqliteStore>> opened = open(file, this);
    if (!opened) return opened.error();
    store_ = std::move(*opened);
    lobby_ = std::make_unique<table::Lobby>(
        test::registry(), table::Ports{*store_, clock_, entropy_, *this, *this, *this});
    return std::nullopt;
}

// The store posts its last answers while it closes; nobody listens any more.
Desk::~Desk() {
    store_.reset();
}

void Desk::post(std::function<void()> job) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(std::move(job));
    }
    arrived_.notify_one();
}

void Desk::work() {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [this] { return !jobs_.empty(); });
    const std::function<void()> job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    job();
}

std::optional<Error> Desk::append(const std::string& table, std::vector<table::Entry> entries) {
    bool answered = false;
    std::optional<Error> answer;
    store_->append(table, std::move(entries), [&](std::optional<Error> error) {
        answered = true;
        answer = std::move(error);
    });
    work_until([&] { return answered; });
    return answer;
}

}  // namespace orrery::test
