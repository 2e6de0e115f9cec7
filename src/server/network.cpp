#include "server/network.h"

#include <algorithm>
#include <boost/asio/async_result.hpp>

namespace orrery::server {
namespace {

// Empty when it is gone already.
std::string address_of(const tcp::socket& socket) {
    beast::error_code failure;
    const tcp::endpoint peer = socket.remote_endpoint(failure);
    return failure ? "" : peer.address().to_string();
}

constexpr std::chrono::seconds kBusyFor{5};

}  // namespace

Refusal too_many_connections() {
    return {{"too_many_connections", "too many connections from your address: close some", "", ""},
            kBusyFor};
}

Network::Network(Host& of, Proxies trusted)
    : host(of),
      api(of),
      proxies(std::move(trusted)),
      connections(of.limits().connections_per_address, of.limits().network_share),
      sockets_of_guest(of.limits().sockets_per_guest),
      sockets_of_address(of.limits().sockets_per_address, of.limits().network_share) {}

Admission Network::admit(const tcp::socket& socket) {
    Admission admission;
    admission.peer = address_of(socket);
    if (!proxies.trusts(admission.peer)) {
        const Caller caller{"", Proxies::name(admission.peer)};
        admission.objection = too_soon(caller);
        host.budgets().charge_work(caller, Budgets::Clock::now(), 0);
        admission.stay = connections.enter_from(caller.address);
        if (!admission.stay) admission.objection = too_many_connections();
    }
    if (peers.size() - at_the_door.size() >= limits().connections)
        admission.objection =
            Refusal{{"busy", "there are too many connections at present", "", ""}, kBusyFor};
    if (admission.objection) host.numbers().turned_away.add();
    return admission;
}

asio::awaitable<void> Network::turn(const Caller& caller) {
    return asio::async_initiate<const asio::use_awaitable_t<>&, void()>(
        [this, caller](auto handler) {
            const auto resume = std::make_shared<decltype(handler)>(std::move(handler));
            host.in_turn(caller, [resume] { std::move (*resume)(); });
        },
        asio::use_awaitable);
}

std::optional<Refusal> Network::too_soon(const Caller& caller) {
    const Budgets::Wait wait = host.budgets().until_work(caller, Budgets::Clock::now());
    if (wait == Budgets::Wait::zero()) return std::nullopt;
    return Refusal{{"too_many_requests", "too many requests: wait a moment", "", ""}, wait};
}

void Network::waits(std::size_t bytes) {
    waiting += bytes;
    while (waiting > limits().outgoing_bytes_in_all) {
        Peer* const worst = *std::max_element(
            peers.begin(), peers.end(),
            [](const Peer* one, const Peer* other) { return one->waiting() < other->waiting(); });
        if (worst->waiting() == 0) return;
        host.numbers().cut_off.add();
        worst->cut();
    }
}

}  // namespace orrery::server
