// A guest without a page: HTTP with a cookie, and a table's WebSocket.
#pragma once

#include <atomic>
#include <functional>
#include <set>

#include "tests/server/frames.h"
#include "tests/server/http.h"
#include "tests/table/witness.h"

namespace orrery::test {

// The way to a server, which may be started again elsewhere, and who listens in on it.
struct Route {
    std::atomic<int> port{0};
    std::function<void(std::string_view method, std::string_view target, const Response&)> on_http;
    std::function<void(const Json& message)> on_sent;
    std::function<void(const Json& message, const std::string& text)> on_received;

    const char* from = "127.0.0.1";  // who comes by it

    std::string host() const { return "127.0.0.1:" + std::to_string(port); }
};

struct Invitation {
    std::string table, code;
    std::string path(std::string_view below = {}) const;  // /api/tables/ID/BELOW?code=…
};

class Visitor {
  public:
    // Message ids begin with the name, so that they are nobody else's.
    Visitor(const Route& route, std::string name) : route_(&route), name_(std::move(name)) {}

    Response call(std::string_view method, std::string_view target, std::string_view body = {},
                  Headers headers = {});
    // These must succeed.
    Json get(std::string_view target);
    Invitation open(JsonObject request);
    // A request to a table; the reply, which may be an error.
    Json ask(const Invitation& table, JsonObject request);
    Json must(const Invitation& table, JsonObject request);  // an ack or an answer

    // Asks for a table's socket, and looks no further than at the answer.
    Response knock(const Invitation& table);

    const Route& route() const { return *route_; }
    void take(const Route& route) { route_ = &route; }
    std::string new_id() { return name_ + "-" + std::to_string(++last_id_); }
    std::string cookie;  // name=value
    void keep_cookie(const Response& response);

  private:
    const Route* route_;
    std::string name_;
    int last_id_ = 0;
};

// One connection to a table by somebody who never gives up: a lost connection is made again from
// the last number on, and what got no answer is sent again with the same id.
class Player {
  public:
    // `since` is the last number that is known from before.
    Player(Visitor& visitor, Invitation table, std::uint64_t since = 0)
        : visitor_(&visitor), table_(std::move(table)), number_(since) {}

    // Deals with what has come, and waits for something if nothing has; connects where needed.
    void hear();
    bool is_connected() const { return socket_.is_open(); }
    const Socket& socket() const { return socket_; }
    // Tries to; the connection may be gone at once.
    void connect();
    // Connects, and hears what the table is like.
    void arrive() {
        hear_until([this] { return welcomed_; });
    }
    void disconnect() { socket_.close(); }

    // Sends it; its id.
    std::string say(JsonObject request);
    // Sends a message once more, as a nervous client would.
    void repeat(const std::string& id);
    // Sends these bytes as they are.
    void send_frame(const Frame& frame);
    Json ask(JsonObject request);
    Json must(JsonObject request);
    void hear_until(const std::function<bool()>& done);

    // The reply to a message; taken away. Nothing: it has not come yet.
    std::optional<Json> take_reply(const std::string& id);
    bool is_waiting() const { return !waiting_.empty(); }

    std::uint64_t number() const { return number_; }
    const Json& state() const { return state_; }
    std::string phase() const;
    std::vector<Seat> own_seats_to_move() const;
    // The view that a seat of ours was last told.
    const Json& view(Seat seat) const { return views_.at(seat); }
    const Witness& witness() const { return witness_; }
    const Invitation& table() const { return table_; }
    Visitor& visitor() { return *visitor_; }

    int connections = 0;
    int presences = 0;         // messages that somebody came or went
    int resyncs = 0;           // numbers did not fit: the connection was made afresh
    int surprises = 0;         // replies to nothing
    std::vector<Json> strays;  // errors that name no message
    std::uint16_t last_close = 0;
    bool told_of_closing = false;

    // Reads what the socket has.
    void receive();
    // Whether there was anything to deal with.
    bool deal_with_frames();

  private:
    bool shake_hands();
    void deal_with(const Frame& frame);
    void deal_with(const std::string& text);
    void note_news(const Json& message, const std::string& text);
    void note_reply(const Json& message);
    void transmit(const std::string& id);

    Visitor* visitor_;
    Invitation table_;
    Socket socket_;
    FrameReader frames_;
    bool welcomed_ = false;
    std::uint64_t number_ = 0;
    Json state_;
    std::map<Seat, Json> views_;
    std::vector<std::string> order_;       // ids without a reply, as they were sent
    std::set<std::string> waiting_;        // the same
    std::map<std::string, int> expected_;  // replies on this connection
    std::map<std::string, Json> replies_;
    Witness witness_;
};

// Deals with what comes for any of them, and waits for something if nothing has. The lost ones
// connect again.
void hear_any(const std::vector<Player*>& players);

}  // namespace orrery::test
