// The few names of Asio and Beast that connections are made of. Slow to compile: only sources that
// move bytes include it.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace orrery::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using HttpRequest = http::request<http::string_body>;

// Counts what a client sends as it comes, before anybody knows what it is: a WebSocket deals with
// frames of which nobody else hears.
class Meter {
  public:
    class Reader {
      public:
        virtual ~Reader() = default;
        // False: no more of it for a second.
        virtual bool has_read() = 0;
    };
    Reader* reader = nullptr;  // null: nobody wants to know

  private:
    friend class beast::rate_policy_access;
    static constexpr std::size_t kAll = static_cast<std::size_t>(-1);

    std::size_t available_read_bytes() const noexcept { return pauses_ ? 0 : kAll; }
    std::size_t available_write_bytes() const noexcept { return kAll; }
    void transfer_read_bytes(std::size_t) { pauses_ = reader != nullptr && !reader->has_read(); }
    void transfer_write_bytes(std::size_t) noexcept {}
    void on_timer() noexcept { pauses_ = false; }

    bool pauses_ = false;
};
using Stream = beast::basic_stream<tcp, asio::any_io_executor, Meter>;

// Errors come back as values: `auto [failure, size] = co_await ….async_read(…, kAwait)`.
inline constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

}  // namespace orrery::server
