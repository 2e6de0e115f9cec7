// How much a server bears, on this machine: one table of figures.
//
//   orrery_load [--seconds S] [--tables N] [--rate R] [--count N] SCENARIO…
//
//   moves     N tables play a game as fast as they can, or at R moves a second in all
//   idle      N connections that say nothing
//   attach    N listeners come to one table
//   history   a start with N finished games in the file, and a lobby of who played them
//   beside    honest guests, while others ask for the dearest there is
//   attacks   the same at a server with its limits, while somebody does all they can to disturb
#include <poll.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <deque>

#include "bench/load/attacks.h"
#include "bench/load/beside.h"
#include "bench/load/guest.h"
#include "bench/load/server_process.h"
#include "store/database.h"

namespace orrery::load {
namespace {

class Moves {
  public:
    Moves(const Options& options, std::string game, int seats)
        : options_(options), game_(std::move(game)), seats_(seats), server_(folder_.path) {
        for (int i = 0; i < options.tables; ++i)
            guests_.emplace_back(server_.port(), static_cast<std::uint64_t>(i)).open(game_, seats_);
    }

    void run() {
        const double written = server_.bytes_written(), began = now_in_seconds();
        const ServerProcess::Work before = server_.work();
        double next = began;
        while (now_in_seconds() < began + options_.seconds) {
            begin_moves(next);
            hear();
        }
        const double seconds = now_in_seconds() - began;
        const auto count = static_cast<double>(latencies_.size());
        const ServerProcess::Work after = server_.work();
        std::sort(latencies_.begin(), latencies_.end());
        const auto percentile = [&](double part) {
            return 1e3 * latencies_[static_cast<std::size_t>(part * (count - 1))];
        };
        row(game_, "durable moves a second", count / seconds, "1/s");
        row(game_, "acknowledged after, median", percentile(0.5), "ms");
        row(game_, "acknowledged after, 99 %", percentile(0.99), "ms");
        row(game_, "processor time a move", 1e6 * (after.all - before.all) / count, "µs");
        row(game_, "of it the busiest thread", 1e6 * (after.network - before.network) / count,
            "µs");
        row(game_, "written a move", (server_.bytes_written() - written) / count, "B");
    }

  private:
    // In turns, as the rate allows.
    void begin_moves(double& next) {
        for (std::size_t i = 0; i < guests_.size(); ++i) {
            if (options_.rate > 0 && now_in_seconds() < next) return;
            Guest& guest = guests_[turn_++ % guests_.size()];
            if (guest.is_waiting()) continue;
            if (guest.is_over()) guest.open(game_, seats_);
            guest.begin_move();
            if (options_.rate > 0) next += 1 / options_.rate;
        }
    }

    void hear() {
        std::vector<pollfd> sockets;
        for (const Guest& guest : guests_)
            sockets.push_back({guest.socket().descriptor(), POLLIN, 0});
        ::poll(sockets.data(), sockets.size(), options_.rate > 0 ? 0 : 100);
        for (std::size_t i = 0; i < sockets.size(); ++i)
            if (sockets[i].revents != 0 && guests_[i].hear())
                latencies_.push_back(now_in_seconds() - guests_[i].move_sent());
    }

    Options options_;
    std::string game_;
    int seats_;
    Folder folder_;
    ServerProcess server_;
    std::deque<Guest> guests_;
    std::size_t turn_ = 0;
    std::vector<double> latencies_;
};

void moves(const Options& options) {
    Moves(options, "cosmogenesis", 2).run();
    Moves(options, "cosmic-factory", 2).run();
    Moves(options, "crafting-the-cosmos", 2).run();
}

// Each guest has a table of the others' to look at: what a connection costs is not a table's.
void idle(const Options& options) {
    const Folder folder;
    const ServerProcess server(folder.path);
    std::deque<Guest> guests;
    guests.emplace_back(server.port(), 1).open("cosmogenesis", 2);
    const double before = server.bytes_in_memory();
    for (int i = 0; i < options.count; ++i)
        guests.emplace_back(server.port(), 1).attach(guests.front().table());
    row("idle connections", "memory of each of " + std::to_string(options.count),
        (server.bytes_in_memory() - before) / options.count, "B");
    row("idle connections", "the whole server", server.bytes_in_memory() / 1e6, "MB");
}

void attach(const Options& options) {
    const Folder folder;
    const ServerProcess server(folder.path);
    std::deque<Guest> guests;
    guests.emplace_back(server.port(), 1).open("cosmogenesis", 2);
    for (const char* which : {"the first", "the next"}) {
        const ServerProcess::Work before = server.work();
        for (int i = 0; i < options.count; ++i)
            guests.emplace_back(server.port(), 1).attach(guests.front().table());
        row("attach at one table", std::string(which) + " " + std::to_string(options.count),
            1e6 * (server.work().network - before.network) / options.count, "µs");
    }
}

// A game that was played once, so many times over.
void copy_games(const std::string& folder, const std::string& table, int count) {
    auto database =
        store::Database::open(folder + "/tables.sqlite", store::Database::Access::kReadWrite);
    if (!database) throw std::runtime_error(to_string(database.error()));
    const std::string sql =
        "PRAGMA synchronous = OFF; BEGIN; INSERT INTO entries SELECT printf('%s-%07d', table_id, "
        "n), "
        "number, at + n, kind, seat, guest, message_id, payload, hash FROM entries, "
        "(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c LIMIT " +
        std::to_string(count) + ") SELECT n FROM c) WHERE table_id = '" + table +
        "' ORDER BY n, number; COMMIT; PRAGMA wal_checkpoint(TRUNCATE)";
    if (const auto error = database->run(sql.c_str())) throw std::runtime_error(to_string(*error));
}

void history(const Options& options) {
    const Folder folder;
    std::deque<Guest> guests;
    {
        const ServerProcess server(folder.path);
        Guest& guest = guests.emplace_back(server.port(), 1);
        guest.open("cosmogenesis", 2);
        while (!guest.is_over()) {
            guest.begin_move();
            while (!guest.hear()) {
            }
        }
    }
    copy_games(folder.path, guests.front().table(), options.count);
    const std::string what = std::to_string(options.count) + " finished games";
    row(what, "the file",
        static_cast<double>(std::filesystem::file_size(folder.path + "/tables.sqlite")) / 1e6,
        "MB");
    const ServerProcess server(folder.path);
    row(what, "until the server listens", 1e3 * server.seconds_to_start(), "ms");
    Guest again(server.port(), 2);
    again.take_cookie(guests.front());
    constexpr int kTimes = 20;
    const double began = now_in_seconds();
    for (int i = 0; i < kTimes; ++i) again.call("GET", "/api/lobby");
    row(what, "the lobby of who played them", 1e3 * (now_in_seconds() - began) / kTimes, "ms");
}

}  // namespace
}  // namespace orrery::load

int main(int argc, char** argv) {
    using namespace orrery::load;
    Options options;
    std::vector<std::string> scenarios;
    CLI::App app("How much a server bears, on this machine");
    app.add_option("--seconds", options.seconds, "How long moves are made")->capture_default_str();
    app.add_option("--rate", options.rate, "Moves a second in all; 0 = as fast as it goes");
    app.add_option("--tables", options.tables, "That play at the same time")->capture_default_str();
    app.add_option("--count", options.count, "Of connections, listeners, games")
        ->capture_default_str();
    const std::map<std::string, void (*)(const Options&)> known{
        {"moves", moves},     {"idle", idle},     {"attach", attach},
        {"history", history}, {"beside", beside}, {"attacks", attacks}};
    app.add_option("scenario", scenarios, "moves, idle, attach, history, beside, attacks")
        ->required()
        ->check(CLI::IsMember(known));
    CLI11_PARSE(app, argc, argv);
    try {
        for (const std::string& scenario : scenarios) known.at(scenario)(options);
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "%s\n", failure.what());
        return 1;
    }
    return 0;
}
