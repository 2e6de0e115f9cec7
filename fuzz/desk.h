// A server without a network whose thread is the fuzzer's: what is posted is done at once.
#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "fuzz/fuzzing.h"
#include "server/api.h"

namespace orrery::fuzzing {

class Desk {
  public:
    Desk() {
        server::ServerOptions options;
        options.registry = &registry();
        options.data = folder_.string();
        options.bot_threads = 1;
        options.bot_pace = 0;
        options.tables.tables_in_all = options.tables.most_tables = kMostTables;
        options.limits.guest_tables = options.limits.address_tables = {1e9, 1e9};
        options.limits.guest_reports = options.limits.address_reports = {1e9, 1e9};
        options.limits.guest_writes = options.limits.address_writes = {1e9, 1e9};
        options.limits.guest_talk = options.limits.address_talk = {1e9, 1e9};
        options.limits.address_farewells = {1e9, 1e9};
        Result<std::unique_ptr<server::Host>> host = server::Host::open(
            options, [this](std::function<void()> job) { post(std::move(job)); });
        require(host.ok(), "a server opens in an empty folder");
        host_ = std::move(*host);
    }
    ~Desk() {
        host_->begin_to_stop();
        host_.reset();
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }

    server::Host& host() { return *host_; }

    // Until this is true.
    void work_until(const std::function<bool()>& done) {
        while (!done()) {
            std::unique_lock lock(mutex_);
            arrived_.wait(lock, [this] { return !jobs_.empty(); });
            const std::function<void()> job = std::move(jobs_.front());
            jobs_.pop_front();
            lock.unlock();
            job();
        }
    }

  private:
    static constexpr std::size_t kMostTables = 200;

    static std::filesystem::path new_folder() {
        std::string name = (std::filesystem::temp_directory_path() / "orrery-fuzz-XXXXXX").string();
        require(mkdtemp(name.data()) != nullptr, "there is room for a folder");
        return name;
    }
    void post(std::function<void()> job) {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(std::move(job));
        arrived_.notify_one();
    }

    std::filesystem::path folder_ = new_folder();
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> jobs_;
    std::unique_ptr<server::Host> host_;
};

// An answer is what docs/api/openapi.json says of all of them.
inline void require_answer(const Json& message) {
    require(message.is_object(), "an answer is an object");
    const Json* error = message.get_object().if_contains("error");
    if (error == nullptr) return;
    require(error->is_object(), "an error is an object");
    for (const char* field : {"code", "message", "at"})
        require(error->get_object().contains(field) && error->get_object().at(field).is_string(),
                "an error says what and where");
}

}  // namespace orrery::fuzzing
