// What connections have in common.
#pragma once

#include <set>

#include "server/api.h"

namespace orrery::server {

// One connection, as the server sees it when it stops.
class Peer {
  public:
    virtual ~Peer() = default;
    // Ends when it has said what it has to say.
    virtual void finish() = 0;
    // Ends now.
    virtual void cut() = 0;
};

struct Network {
    Network(Host& of, Proxies trusted)
        : host(of), api(of), proxies(std::move(trusted)), sockets(of.limits().sockets_per_guest) {}

    Host& host;
    Api api;
    Proxies proxies;
    Headcount sockets;
    std::set<Peer*> peers;

    const Limits& limits() const { return host.limits(); }
};

inline Error too_many_requests() {
    return {"too_many_requests", "too many requests: wait a second", "", ""};
}

// A peer that is counted as long as it lives.
class CountedPeer : public Peer {
  public:
    explicit CountedPeer(Network& network) : network_(network) { network_.peers.insert(this); }
    ~CountedPeer() override { network_.peers.erase(this); }
    CountedPeer(const CountedPeer&) = delete;
    CountedPeer& operator=(const CountedPeer&) = delete;

  protected:
    Network& network_;
};

}  // namespace orrery::server
