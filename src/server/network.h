// What connections have in common.
#pragma once

#include <list>
#include <set>

#include "server/api.h"
#include "server/asio.h"

namespace orrery::server {

// One connection, as the server sees it.
class Peer {
  public:
    virtual ~Peer() = default;
    // Ends when it has said what it has to say.
    virtual void finish() = 0;
    // Ends now, and gives up what waits to be sent.
    virtual void cut() = 0;
    // Bytes that its client has not taken yet.
    virtual std::size_t waiting() const = 0;
};

// How somebody comes in.
struct Admission {
    std::string peer;                     // its address, as the network says it
    std::optional<Headcount::Stay> stay;  // a trusted proxy is not counted, but who is behind it
    std::optional<Refusal> objection;     // it is answered with this, but for how we are
};

struct Network {
    Network(Host& of, Proxies trusted);

    Host& host;
    Api api;
    Proxies proxies;
    Headcount connections;  // by address
    Headcount sockets_of_guest, sockets_of_address;
    std::set<Peer*> peers;
    std::list<Peer*> at_the_door;  // those with an objection, the oldest first
    std::size_t waiting = 0;       // bytes to be sent to all of them

    const Limits& limits() const { return host.limits(); }

    Admission admit(const tcp::socket& socket);
    // Until it is the caller's turn. What is done until the next wait is on the caller's account.
    asio::awaitable<void> turn(const Caller& caller);
    // Why the caller has to wait, if so.
    std::optional<Refusal> too_soon(const Caller& caller);
    // More waits to be sent. Where it is too much in all, who waits for most is cut off.
    void waits(std::size_t bytes);
};

Refusal too_many_connections();

// A peer that is counted as long as it lives.
class CountedPeer : public Peer {
  public:
    explicit CountedPeer(Network& network) : network_(network) { network_.peers.insert(this); }
    ~CountedPeer() override { network_.peers.erase(this); }
    CountedPeer(const CountedPeer&) = delete;
    CountedPeer& operator=(const CountedPeer&) = delete;

  protected:
    Network& network() const { return network_; }

  private:
    Network& network_;
};

}  // namespace orrery::server
