// One WebSocket: a guest at a table.
#pragma once

#include "server/asio.h"
#include "server/network.h"

namespace orrery::server {

// Takes the stream over.
asio::awaitable<void> serve_socket(Network& network, Stream& stream, const HttpRequest& handshake,
                                   const Entrance& entrance);

}  // namespace orrery::server
