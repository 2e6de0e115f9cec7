// One connection over HTTP: request after request, until it becomes a WebSocket or ends.
#pragma once

#include "server/asio.h"
#include "server/network.h"

namespace orrery::server {

asio::awaitable<void> serve_connection(Network& network, tcp::socket socket);

}  // namespace orrery::server
