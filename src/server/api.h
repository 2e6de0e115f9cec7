// The server's addresses (docs/api/openapi.json): from a request to its response.
#pragma once

#include <functional>
#include <set>

#include "server/host.h"
#include "server/http.h"
#include "server/router.h"

namespace orrery::server {

// What a WebSocket is for.
struct Entrance {
    Place place;
    std::optional<std::uint64_t> since;
    std::string set_cookie;  // may be empty
    std::string request_id = {};
};

// The body as JSON. Pages of other hosts cannot send this type without asking first.
Result<Json> read_body(const Request& request);

class Api {
  public:
    // Called once: at once, or when what was asked for is stored.
    using Respond = std::function<void(Response)>;

    explicit Api(Host& host) : host_(host) {}

    void answer(const Request& request, Respond respond);

    // Whether this is a request for a socket; if so, who comes in where, or why not.
    static bool is_for_socket(const Request& request);
    // Whether this asks how we are, which is answered whatever else happens.
    static bool is_for_health(const Request& request);
    Result<Entrance> enter(const Request& request);

  private:
    void dispatch(const Request& request, const Destination& to, Respond respond);
    void rename(const Request& request, const std::string& guest, Respond respond);
    void open(const Request& request, const Caller& caller, Respond respond);
    void ask(const Request& request, const Place& place, const Respond& respond);
    void table(const Place& place, const Respond& respond);
    void record(const Place& place, const Respond& respond);
    // Somebody whom nobody has heard of lately, and there have been too many of those from there.
    std::optional<Refusal> stranger(const Caller& caller);
    Response me(const std::string& guest);
    // api_data.cpp
    void forget_me(const Visitor& visitor, const Respond& respond);
    void export_me(const Request& request, const Visitor& visitor, const Respond& respond);
    // api_devices.cpp
    Response devices(const Request& request, const Visitor& visitor);
    void end_device(const Request& request, const Visitor& visitor, const std::string& device,
                    const Respond& respond);
    Response make_link(const Request& request, const Visitor& visitor);
    Response look_at_link(const Request& request, const Visitor& visitor);
    void use_link(const Request& request, const Visitor& visitor, const Respond& respond);
    // api_people.cpp
    Response blocks(const std::string& guest);
    void unblock(const std::string& guest, const std::string& id, const Respond& respond);
    Response blocked_here(const Place& place);
    void block(const Request& request, const Place& place, const Respond& respond);
    void report(const Request& request, const Place& place, const Respond& respond);
    store::Device device_here(const Request& request, const Visitor& visitor) const;
    JsonObject games_here(const Visitor& visitor);
    // What lasts as long as the server: made, packed and given a fingerprint once.
    Response lasting(const Request& request, const std::function<Result<Json>()>& make);
    Json bots() const;
    Json games() const;
    Result<Json> game(const std::string& id) const;
    Result<Json> content(const std::string& game) const;
    Response lobby(const Request& request, const std::string& guest);
    JsonObject health() const;

    struct Lasting {
        std::string text, gzip, etag;
    };

    Host& host_;
    std::set<std::string> exporting_;         // guests who are handed their data at present
    std::map<std::string, Lasting> lasting_;  // by path
};

}  // namespace orrery::server
