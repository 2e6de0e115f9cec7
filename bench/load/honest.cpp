#include "bench/load/honest.h"

#include <poll.h>

#include <algorithm>
#include <cmath>

#include "bench/load/server_process.h"

namespace orrery::load {
namespace {

constexpr double kMovesASecond = 10;

// In milliseconds; no number where nothing was answered.
double percentile(std::vector<double>& times, double part) {
    if (times.empty()) return std::nan("");
    std::sort(times.begin(), times.end());
    return 1e3 * times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
}

}  // namespace

Honest::Honest(const Options& options, int port, const std::string& from)
    : seconds_(options.seconds),
      gap_(1 / (options.rate > 0 ? options.rate : kMovesASecond)),
      mover_(port, 7, from),
      player_(port, 8, from) {
    mover_.open("cosmogenesis", 2);
    player_.open_against_bot("cosmogenesis");
}

void Honest::run(const std::string& beside_whom, std::deque<Guest>& others) {
    std::vector<double> moves, answers;
    const double end = now_in_seconds() + seconds_;
    double next = 0, next_played = 0;
    while (now_in_seconds() < end) {
        const double now = now_in_seconds();
        if (now >= next && !mover_.is_waiting()) {
            if (mover_.is_over()) mover_.open("cosmogenesis", 2);
            mover_.begin_move();
            next = now + gap_;
        }
        if (player_.is_over()) player_.open_against_bot("cosmogenesis");
        if (now >= next_played && !player_.is_waiting() && player_.may_move()) {
            player_.begin_move();
            next_played = now + gap_;
        }
        hear(others, moves, answers);
    }
    row(beside_whom, "acknowledged after, median", percentile(moves, 0.5), "ms");
    row(beside_whom, "acknowledged after, 99 %", percentile(moves, 0.99), "ms");
    row(beside_whom, "acknowledged after, at most", percentile(moves, 1), "ms");
    row(beside_whom, "the bot's turn, 99 %", percentile(answers, 0.99), "ms");
}

void Honest::hear(std::deque<Guest>& others, std::vector<double>& moves,
                  std::vector<double>& answers) {
    std::vector<Guest*> guests{&mover_, &player_};
    for (Guest& other : others) guests.push_back(&other);
    std::vector<pollfd> sockets;
    for (const Guest* guest : guests) sockets.push_back({guest->socket().descriptor(), POLLIN, 0});
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

}  // namespace orrery::load
