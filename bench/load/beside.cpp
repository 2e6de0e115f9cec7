#include "bench/load/beside.h"

#include <poll.h>

#include <algorithm>
#include <deque>
#include <functional>
#include <vector>

#include "bench/load/guest.h"
#include "bench/load/server_process.h"
#include "core/json.h"

namespace orrery::load {
namespace {

constexpr int kSockets = 16;  // that a guest may have
constexpr int kTables = 16;
constexpr double kMovesASecond = 10;

// A long game that ends however it is played: what is asked about it is long, too.
void play_a_long_game(Guest& eve) {
    eve.open("crafting-the-cosmos", 4);
    while (!eve.is_over()) {
        eve.begin_move();
        while (!eve.hear()) {
        }
    }
}

// Nothing but bots that think as hard as the server lets them.
void let_bots_think(Guest& eve, int number) {
    JsonArray seats{JsonObject{{"you", true}}};
    for (int i = 1; i < 6; ++i)
        seats.push_back(
            JsonObject{{"bot", "greedy"}, {"options", JsonObject{{"trials", 100'000}}}});
    eve.call("POST", "/api/tables",
             to_text(JsonObject{
                 {"id", "dear-" + std::to_string(number)},
                 {"game", "cosmic-factory"},
                 {"options", JsonObject{{"cards", JsonArray{13, 3, 11}}, {"sandglass_seconds", 0}}},
                 {"start", true},
                 {"seats", std::move(seats)}}));
}

double percentile(std::vector<double>& times, double part) {
    std::sort(times.begin(), times.end());
    return times.empty()
               ? 0
               : 1e3 *
                     times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
}

class Honest {
  public:
    explicit Honest(const Options& options, int port)
        : seconds_(options.seconds),
          gap_(1 / (options.rate > 0 ? options.rate : kMovesASecond)),
          mover_(port, 7),
          player_(port, 8) {
        mover_.open("cosmogenesis", 2);
        player_.open_against_bot("cosmogenesis");
    }

    // Meanwhile the others are heard.
    void run(const std::string& beside_whom, std::deque<Guest>& others) {
        std::vector<double> moves, answers;
        const double end = now_in_seconds() + seconds_;
        double next = 0;
        while (now_in_seconds() < end) {
            const double now = now_in_seconds();
            if (now >= next && !mover_.is_waiting()) {
                if (mover_.is_over()) mover_.open("cosmogenesis", 2);
                mover_.begin_move();
                next = now + gap_;
            }
            if (player_.is_over()) player_.open_against_bot("cosmogenesis");
            if (!player_.is_waiting() && player_.may_move()) player_.begin_move();
            hear(others, moves, answers);
        }
        row(beside_whom, "acknowledged after, median", percentile(moves, 0.5), "ms");
        row(beside_whom, "acknowledged after, 99 %", percentile(moves, 0.99), "ms");
        row(beside_whom, "acknowledged after, at most", percentile(moves, 1), "ms");
        row(beside_whom, "the bot's turn, 99 %", percentile(answers, 0.99), "ms");
    }

  private:
    void hear(std::deque<Guest>& others, std::vector<double>& moves, std::vector<double>& answers) {
        std::vector<Guest*> guests{&mover_, &player_};
        for (Guest& other : others) guests.push_back(&other);
        std::vector<pollfd> sockets;
        for (const Guest* guest : guests)
            sockets.push_back({guest->socket().descriptor(), POLLIN, 0});
        ::poll(sockets.data(), sockets.size(), 5);
        for (std::size_t i = 0; i < sockets.size(); ++i) {
            if (sockets[i].revents == 0) continue;
            const bool moved = guests[i]->hear();
            const double now = now_in_seconds();
            if (i == 0 && moved) moves.push_back(now - mover_.move_sent());
            if (i != 1) continue;
            if (moved && !player_.may_move()) bot_asked_ = now;
            if (bot_asked_ > 0 && player_.may_move()) {
                answers.push_back(now - bot_asked_);
                bot_asked_ = 0;
            }
        }
    }

    double seconds_, gap_;
    Guest mover_, player_;
    double bot_asked_ = 0;
};

}  // namespace

void beside(const Options& options) {
    const Folder folder;
    const ServerProcess server(folder.path);
    Honest honest(options, server.port());
    std::deque<Guest> nobody;
    honest.run("nobody beside them", nobody);

    Guest eve(server.port(), 1);
    play_a_long_game(eve);
    for (const char* op : {"history", "view", "log", "record"}) {
        std::deque<Guest> sockets;
        for (int i = 0; i < kSockets; ++i) {
            Guest& socket = sockets.emplace_back(server.port(), 2);
            socket.take_cookie(eve);
            socket.attach(eve.table());
            socket.ask_for_ever(op);
        }
        honest.run(std::to_string(kSockets) + " sockets asking " + op, sockets);
    }
    for (int i = 0; i < kTables; ++i) let_bots_think(eve, i);
    honest.run(std::to_string(kTables) + " tables of dear bots", nobody);
}

}  // namespace orrery::load
