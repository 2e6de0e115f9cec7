#include "server/connection.h"

#include <array>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <utility>

#include "server/socket.h"

namespace orrery::server {
namespace {

// Of all headers of this name: a proxy may add one of its own to what it was sent.
std::string list_of(const HttpRequest& from, std::string_view name) {
    std::string list;
    const auto [first, last] = from.equal_range(name);
    for (auto field = first; field != last; ++field)
        list += (list.empty() ? "" : ", ") + std::string(field->value());
    return list;
}

Request plain_request(HttpRequest& from, const Proxies& proxies, std::string_view peer) {
    Request request;
    request.method = std::string(from.method_string());
    request.host = std::string(from[http::field::host]);
    request.origin = std::string(from[http::field::origin]);
    request.cookie = std::string(from[http::field::cookie]);
    request.content_type = std::string(from[http::field::content_type]);
    request.accept_encoding = std::string(from[http::field::accept_encoding]);
    request.if_none_match = std::string(from[http::field::if_none_match]);
    request.body = std::move(from.body());
    request.address =
        proxies.client(peer, list_of(from, "X-Forwarded-For"), list_of(from, "Forwarded"));
    return request;
}

// Empty when it is gone already.
std::string address_of(const tcp::socket& socket) {
    beast::error_code failure;
    const tcp::endpoint peer = socket.remote_endpoint(failure);
    return failure ? "" : peer.address().to_string();
}

Error unreadable(const beast::error_code& failure) {
    if (failure == http::error::body_limit) return {"too_large", "the body is too large", "", ""};
    if (failure == http::error::header_limit || failure == http::error::buffer_overflow)
        return {"headers_too_large", "the headers are too large", "", ""};
    return {"bad_input", "this is no HTTP request: " + failure.message(), "", ""};
}

bool is_our_complaint(const beast::error_code& failure) {
    return failure.category() == make_error_code(http::error::end_of_stream).category() &&
           failure != http::error::end_of_stream && failure != http::error::partial_message;
}

// A connection that goes on as a WebSocket.
struct Upgrade {
    beast::tcp_stream stream;
    HttpRequest handshake;
    Entrance entrance;
};

class Connection final : public CountedPeer {
  public:
    Connection(Network& network, tcp::socket socket)
        : CountedPeer(network),
          peer_(address_of(socket)),
          stream_(std::move(socket)),
          bucket_(network.limits().requests_per_second, network.limits().burst,
                  TokenBucket::Clock::now()) {}

    void finish() override {
        finishing_ = true;
        if (idle_) stream_.cancel();
    }
    void cut() override {
        if (answer_) answer_->arrived.cancel();
        stream_.close();
    }

    asio::awaitable<std::optional<Upgrade>> run() {
        while (!finishing_) {
            http::request_parser<http::string_body> parser;
            parser.header_limit(static_cast<std::uint32_t>(limits().header_bytes));
            parser.body_limit(limits().body_bytes);
            if (!co_await read(parser)) break;
            HttpRequest message = parser.release();
            const bool keep_alive = message.keep_alive();
            Request request = plain_request(message, network_.proxies, peer_);
            if (!read_target(std::string_view(message.target()), request)) {
                const Error error{"bad_input", "this is no address", "", ""};
                co_await refuse(error);
                break;
            }
            if (beast::websocket::is_upgrade(message) && Api::is_for_socket(request))
                co_return co_await upgrade(message, request);
            Response response = co_await answer(request);
            const bool headless = request.method == "HEAD";
            if (!co_await write(response, keep_alive, headless)) break;
        }
        co_return std::nullopt;
    }

  private:
    // What a request waits for. The host may answer when the connection is gone.
    struct Answer {
        explicit Answer(const asio::any_io_executor& executor) : arrived(executor) {}
        asio::steady_timer arrived;
        std::optional<Response> response;
    };

    const Limits& limits() const { return network_.limits(); }

    asio::awaitable<bool> read(http::request_parser<http::string_body>& parser) {
        idle_ = buffer_.size() == 0;
        stream_.expires_after(first_ ? limits().handshake : limits().idle);
        first_ = false;
        auto [failure, size] = co_await http::async_read_header(stream_, buffer_, parser, kAwait);
        idle_ = false;
        if (!failure) {
            stream_.expires_after(limits().handshake);
            std::tie(failure, size) = co_await http::async_read(stream_, buffer_, parser, kAwait);
        }
        if (!failure) co_return true;
        if (!is_our_complaint(failure)) co_return false;
        const Error error = unreadable(failure);
        co_await refuse(error);
        co_return false;
    }

    asio::awaitable<Response> answer(const Request& request) {
        if (!bucket_.take(TokenBucket::Clock::now())) {
            Response response = error_response(too_many_requests());
            response.headers.emplace_back("Retry-After", "1");
            co_return response;
        }
        answer_ = std::make_shared<Answer>(stream_.get_executor());
        answer_->arrived.expires_after(limits().answer);
        network_.api.answer(request, [weak = std::weak_ptr(answer_)](Response response) {
            if (const std::shared_ptr<Answer> waiting = weak.lock()) {
                waiting->response = std::move(response);
                waiting->arrived.cancel();
            }
        });
        if (!answer_->response) co_await answer_->arrived.async_wait(kAwait);
        Response response =
            answer_->response
                ? std::move(*answer_->response)
                : error_response({"busy", "this took too long: send it again", "", ""});
        answer_.reset();
        co_return response;
    }

    asio::awaitable<bool> write(Response& response, bool keep_alive, bool headless) {
        network_.host.numbers().responses[std::to_string(response.status)].add();
        http::response<http::string_body> message;
        message.version(11);
        message.result(static_cast<unsigned>(response.status));
        if (!response.content_type.empty())
            message.set(http::field::content_type, response.content_type);
        message.set("X-Content-Type-Options", "nosniff");
        for (const auto& [name, value] : response.headers) message.insert(name, value);
        keep_alive = keep_alive && !finishing_;
        message.keep_alive(keep_alive);
        if (response.status != 304) message.content_length(response.body.size());
        if (!headless) message.body() = std::move(response.body);
        stream_.expires_after(limits().answer);
        http::response_serializer<http::string_body> serializer(message);
        const auto [failure, size] = co_await http::async_write(stream_, serializer, kAwait);
        co_return !failure && keep_alive;
    }

    // Something is wrong with the connection itself: it ends with this. (GCC 12 destroys values
    // that are made inside a co_await twice: they have names here, and are passed by reference.)
    asio::awaitable<void> refuse(const Error& error) {
        Response response = error_response(error);
        co_await write(response, false, false);
        beast::error_code failure;
        stream_.socket().shutdown(tcp::socket::shutdown_send, failure);
        // What the client is still sending is thrown away: a connection that is closed before would
        // take the answer with it.
        idle_ = true;
        stream_.expires_after(limits().closing);
        std::array<char, 4096> thrown_away;
        for (std::size_t size = 0; !failure;)
            std::tie(failure, size) =
                co_await stream_.async_read_some(asio::buffer(thrown_away), kAwait);
    }

    asio::awaitable<std::optional<Upgrade>> upgrade(HttpRequest& handshake,
                                                    const Request& request) {
        Result<Entrance> entrance = network_.api.enter(request);
        if (entrance && !network_.sockets.enter(entrance->place.caller.guest))
            entrance =
                Error{"too_many_sockets", "too many connections of yours: close one", "", ""};
        if (!entrance) {
            co_await refuse(entrance.error());
            co_return std::nullopt;
        }
        co_return Upgrade{std::move(stream_), std::move(handshake), std::move(*entrance)};
    }

    std::string peer_;  // its address
    beast::tcp_stream stream_;
    beast::flat_buffer buffer_;
    TokenBucket bucket_;
    std::shared_ptr<Answer> answer_;
    bool first_ = true, idle_ = true, finishing_ = false;
};

asio::awaitable<std::optional<Upgrade>> serve_requests(Network& network, tcp::socket& socket) {
    Connection connection(network, std::move(socket));
    co_return co_await connection.run();
}

}  // namespace

asio::awaitable<void> serve_connection(Network& network, tcp::socket socket) {
    std::optional<Upgrade> upgrade = co_await serve_requests(network, socket);
    if (!upgrade) co_return;
    co_await serve_socket(network, upgrade->stream, upgrade->handshake, upgrade->entrance);
    network.sockets.leave(upgrade->entrance.place.caller.guest);
}

}  // namespace orrery::server
