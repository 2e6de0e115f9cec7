// A guest who opens tables and plays all of their seats, over HTTP and a WebSocket.
#pragma once

#include <string>
#include <string_view>

#include "core/json.h"
#include "core/random.h"
#include "tests/server/frames.h"
#include "tests/server/http.h"

namespace orrery::load {

class Guest {
  public:
    Guest(int port, std::uint64_t seed, std::string from = "127.0.0.1")
        : port_(port), from_(std::move(from)), random_(seed_from_number(seed)) {}

    // The same person, at another server.
    void take_cookie(const Guest& other) { cookie_ = other.cookie_; }
    test::Response call(std::string_view method, std::string_view target,
                        std::string_view body = {}, const test::Headers& more = {});
    // Opens a table of its own for these seats, everybody's to see, and begins.
    void open(const std::string& game, int seats);
    // The same against a bot, which begins or does not.
    void open_against_bot(const std::string& game);
    // Nothing but bots that think as hard as the server lets them.
    void open_dear_bots();
    // Goes to a table; what the table says first.
    std::string attach(const std::string& table);
    const std::string& table() const { return table_; }
    const test::Socket& socket() const { return socket_; }

    // Asks this of the table, and again whenever it is answered.
    void ask_for_ever(const std::string& op);
    // A seat of its own is to move; others may be bots'.
    bool may_move() const { return seat_ == own_seat_ || own_seat_.empty(); }
    // Asks what is allowed. The rest happens in `hear`.
    void begin_move();
    // Deals with what has come; whether a move was acknowledged.
    bool hear();
    double move_sent() const { return move_sent_; }
    bool is_over() const { return over_; }
    bool is_waiting() const { return waiting_; }

  private:
    void open_at(const std::string& game, JsonArray seats);
    std::string next_text();
    bool deal_with(std::string_view text);
    void choose(std::string_view answer);
    void say(const std::string& text);
    void note_state(std::string_view text);

    int port_;
    std::string from_;
    RandomStream random_;
    std::string cookie_, table_, seat_ = "0";
    std::string own_seat_;  // empty: all are
    std::string asked_;     // for ever
    test::Socket socket_;
    test::FrameReader frames_;
    std::uint64_t messages_ = 0;
    double move_sent_ = 0;
    bool waiting_ = false, over_ = false;
};

}  // namespace orrery::load
