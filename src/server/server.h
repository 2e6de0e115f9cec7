// The server: tables over HTTP and WebSocket (docs/api), the page, one SQLite file. It runs in a
// thread of its own, so that a program can start several, as tests do.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "games/registry.h"
#include "server/address.h"
#include "server/housekeeping.h"
#include "server/limits.h"
#include "table/commands.h"

namespace orrery::server {

struct ServerOptions {
    const Registry* registry = nullptr;  // needed: what can be played; it outlives the server
    // The files that the games were made of, for pages to draw from.
    std::span<const ContentFile> content = embedded_content();
    std::string data;  // needed: the folder of the tables, made when missing
    std::string host = "127.0.0.1";
    int port = 8042;  // 0 = any that is free
    // Where browsers find it, behind a proxy that may speak TLS: "https://play.example". Empty:
    // here.
    std::string public_url;
    // Proxies that are believed whom they speak for: addresses and ranges, with commas; and in
    // which header they say it.
    std::string trusted_proxies = "127.0.0.0/8, ::1";
    std::string proxy_header{kProxyHeaders[0]};
    int bot_threads = 0;                 // 0 = one less than there are cores, at least one
    table::Milliseconds bot_pace = 900;  // where somebody watches; about so long, 0 = at once
    int socket = -1;               // one that listens already, in place of host and port; -1 = none
    bool stop_on_signals = false;  // SIGTERM and SIGINT, of the whole program
    Limits limits;
    table::Settings tables;
    Keep keep;
    // For whoever runs it: whole lines (log.h), on the server's thread, which must not wait for it.
    std::function<void(std::string_view line)> log;  // may be empty
    std::string log_level = "info";                  // the least important that is written
    bool log_requests = true;                        // a line for each, without secrets
    std::string log_addresses = "short";             // how much of a client's
};

class Server {
  public:
    // Listens when it returns. Refused with a reason: the address is in use, the folder cannot be
    // written, the file is damaged or in use by another program.
    static Result<std::unique_ptr<Server>> start(ServerOptions options);
    // Stops, if it has not.
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    int port() const;
    // As SIGTERM: accepts nobody any more, finishes and stores what was asked for, tells the
    // clients, and returns when everything is closed.
    void stop();
    // Until it stops by a signal.
    void wait();

  private:
    class Impl;
    explicit Server(std::unique_ptr<Impl> impl);

    std::unique_ptr<Impl> impl_;
};

}  // namespace orrery::server
