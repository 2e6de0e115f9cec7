// The few names of Asio and Beast that connections are made of. Slow to compile: only sources that
// move bytes include it.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace orrery::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using HttpRequest = http::request<http::string_body>;

// Errors come back as values: `auto [failure, size] = co_await ….async_read(…, kAwait)`.
inline constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

}  // namespace orrery::server
