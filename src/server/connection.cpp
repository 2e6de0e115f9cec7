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

constexpr std::string_view kRequestId = "X-Request-Id";
constexpr std::size_t kMostThrownAway = 1U << 20;  // bytes, of who was refused

// Of all headers of this name: a proxy may add one of its own to what it was sent.
std::string list_of(const HttpRequest& from, std::string_view name) {
    std::string list;
    const auto [first, last] = from.equal_range(name);
    for (auto field = first; field != last; ++field)
        list += (list.empty() ? "" : ", ") + std::string(field->value());
    return list;
}

Request plain_request(HttpRequest& from) {
    Request request;
    request.method = std::string(from.method_string());
    request.host = std::string(from[http::field::host]);
    request.origin = std::string(from[http::field::origin]);
    request.cookie = std::string(from[http::field::cookie]);
    request.content_type = std::string(from[http::field::content_type]);
    request.accept_encoding = std::string(from[http::field::accept_encoding]);
    request.if_none_match = std::string(from[http::field::if_none_match]);
    request.user_agent = std::string(from[http::field::user_agent]);
    request.body = std::move(from.body());
    return request;
}

Error unreadable(const beast::error_code& failure) {
    if (failure == http::error::body_limit) return {"too_large", "the body is too large", "", ""};
    if (failure == http::error::header_limit || failure == http::error::buffer_overflow)
        return {"headers_too_large", "the headers are too large", "", ""};
    return {"bad_input", "this is no HTTP request: " + failure.message(), "", ""};
}

// What a head has to be beyond what the parser sees to (RFC 9112, 3.2 and 6.1): who reads it
// another way than a proxy before us finds requests that nobody has sent.
std::optional<Error> wrong_with(const HttpRequest& head) {
    constexpr unsigned kOneOne = 11;
    const std::size_t hosts = head.count(http::field::host),
                      encodings = head.count(http::field::transfer_encoding);
    if (hosts > 1 || (hosts == 0 && head.version() >= kOneOne) ||
        (hosts == 1 && !is_host(std::string_view(head[http::field::host]))))
        return Error{"bad_input", "a request names its host, and once", "", ""};
    if (encodings == 0) return std::nullopt;
    if (encodings == 1 && head.version() >= kOneOne &&
        is_same_word(std::string_view(head[http::field::transfer_encoding]), "chunked"))
        return std::nullopt;
    return Error{"unknown_transfer_encoding", "a body comes as it is, or chunked", "", ""};
}

bool is_our_complaint(const beast::error_code& failure) {
    return failure.category() == make_error_code(http::error::end_of_stream).category() &&
           failure != http::error::end_of_stream && failure != http::error::partial_message;
}

// A connection that goes on as a WebSocket, and is counted as one.
struct Upgrade {
    Stream stream;
    HttpRequest handshake;
    Entrance entrance;
    std::vector<Headcount::Stay> stays;
};

class Connection final : public CountedPeer {
  public:
    Connection(Network& network, tcp::socket socket, const Admission& admission)
        : CountedPeer(network), admission_(admission), stream_(std::move(socket)) {
        if (!admission_.objection) return;
        // Whoever sends nothing makes room for who does.
        at_the_door_ = network.at_the_door.insert(network.at_the_door.end(), this);
        while (network.at_the_door.size() > limits().connections_at_the_door)
            network.at_the_door.front()->cut();
    }
    ~Connection() override {
        sent();
        leave_the_door();
    }

    void finish() override {
        finishing_ = true;
        if (idle_) stream_.cancel();
    }
    void cut() override {
        finishing_ = true;
        sent();
        leave_the_door();
        if (answer_) answer_->arrived.cancel();
        stream_.close();
    }
    std::size_t waiting() const override { return waiting_; }

    asio::awaitable<std::optional<Upgrade>> run() {
        while (!finishing_) {
            http::request_parser<http::string_body> parser;
            parser.header_limit(static_cast<std::uint32_t>(limits().header_bytes));
            parser.body_limit(limits().body_bytes);
            if (!co_await read(parser)) break;
            HttpRequest message = parser.release();
            Request request = plain_request(message);
            name_request(request, message);
            if (const std::optional<Error> error = read_place(message, request)) {
                co_await refuse(*error, request);
                break;
            }
            const bool for_socket =
                beast::websocket::is_upgrade(message) && Api::is_for_socket(request);
            const bool keep_alive = message.keep_alive() && !for_socket && !admission_.objection;
            const Caller caller{network().host.guests().known(request.cookie), request.address};
            co_await network().turn(caller);
            std::optional<Refusal> refusal = objection_to(request, caller);
            if (!refusal && for_socket) co_return co_await upgrade(message, request);
            Response response;
            if (refusal) {
                response = refusal_response(*refusal);
                network().host.log_request(request, response, 0);
            } else {
                response = co_await answer(request);
            }
            const bool headless = request.method == "HEAD";
            if (!co_await write(response, keep_alive, headless)) break;
            behind_proxy_.reset();
            if (refusal) co_await pause(refusal->wait);
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

    const Limits& limits() const { return network().limits(); }

    // A proxy that is trusted may have named it already.
    void name_request(Request& request, const HttpRequest& message) {
        const std::string given(message[kRequestId]);
        if (network().proxies.trusts(admission_.peer) && is_request_id(given)) request_id_ = given;
        request.id = request_id_;
    }

    // Who it is from, and where it is to go.
    std::optional<Error> read_place(const HttpRequest& message, Request& request) const {
        Result<std::string> client =
            network().proxies.client(admission_.peer, list_of(message, kProxyHeaders[0]),
                                     list_of(message, kProxyHeaders[1]));
        if (!client) return client.error();
        request.address = std::move(*client);
        if (read_target(std::string_view(message.target()), request)) return std::nullopt;
        return Error{"bad_input", "this is no address", "", ""};
    }

    asio::awaitable<bool> read(http::request_parser<http::string_body>& parser) {
        idle_ = buffer_.size() == 0;
        stream_.expires_after(first_ ? limits().handshake : limits().idle);
        first_ = false;
        request_id_ = network().host.new_request_id();
        unread_.method = "-";
        unread_.id = request_id_;
        unread_.address = Proxies::name(admission_.peer);
        auto [failure, size] = co_await http::async_read_header(stream_, buffer_, parser, kAwait);
        idle_ = false;
        if (!failure) {
            if (const std::optional<Error> wrong = wrong_with(parser.get())) {
                co_await refuse(*wrong, unread_);
                co_return false;
            }
            stream_.expires_after(limits().handshake);
            std::tie(failure, size) = co_await http::async_read(stream_, buffer_, parser, kAwait);
        }
        if (!failure) co_return true;
        if (!is_our_complaint(failure)) co_return false;
        const Error error = unreadable(failure);
        co_await refuse(error, unread_);
        co_return false;
    }

    // Why it is not dealt with now. How we are is told in any case.
    std::optional<Refusal> objection_to(const Request& request, const Caller& caller) {
        if (Api::is_for_health(request)) return std::nullopt;
        if (admission_.objection) return admission_.objection;
        if (auto refusal = network().too_soon(caller)) return refusal;
        if (admission_.stay) return std::nullopt;
        behind_proxy_ = network().connections.enter_from(caller.address);
        return behind_proxy_ ? std::nullopt : std::optional(too_many_connections());
    }

    // Who asks too often is listened to a little later, however often they ask meanwhile.
    asio::awaitable<void> pause(std::chrono::milliseconds wait) {
        idle_ = true;
        asio::steady_timer later(stream_.get_executor(), std::min(wait, limits().pause));
        co_await later.async_wait(kAwait);
    }

    asio::awaitable<Response> answer(const Request& request) {
        const auto began = std::chrono::steady_clock::now();
        answer_ = std::make_shared<Answer>(stream_.get_executor());
        answer_->arrived.expires_after(limits().answer);
        network().api.answer(request, [weak = std::weak_ptr(answer_)](Response response) {
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
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        network().host.numbers().request_seconds.observe(seconds);
        network().host.log_request(request, response, seconds);
        co_return response;
    }

    asio::awaitable<bool> write(Response& response, bool keep_alive, bool headless) {
        network().host.numbers().responses[std::to_string(response.status)].add();
        http::response<http::string_body> message;
        message.version(11);
        message.result(static_cast<unsigned>(response.status));
        if (!response.content_type.empty())
            message.set(http::field::content_type, response.content_type);
        message.set("X-Content-Type-Options", "nosniff");
        message.set(kRequestId, request_id_);
        for (const auto& [name, value] : response.headers) message.insert(name, value);
        keep_alive = keep_alive && !finishing_;
        message.keep_alive(keep_alive);
        if (response.status != 304) message.content_length(response.body.size());
        if (!headless) message.body() = std::move(response.body);
        waiting_ = message.body().size();
        network().waits(waiting_);
        stream_.expires_after(limits().blocked);
        http::response_serializer<http::string_body> serializer(message);
        const auto [failure, size] = co_await http::async_write(stream_, serializer, kAwait);
        sent();
        co_return !failure && keep_alive;
    }

    void leave_the_door() {
        if (const auto place = std::exchange(at_the_door_, std::nullopt))
            network().at_the_door.erase(*place);
    }

    // Nothing waits any more: it was taken, or given up.
    void sent() { network().waiting -= std::exchange(waiting_, 0); }

    // Something is wrong with the connection itself: it ends with this. (GCC 12 destroys values
    // that are made inside a co_await twice: they have names here, and are passed by reference.)
    asio::awaitable<void> refuse(const Error& error, const Request& request) {
        // Whom a proxy speaks for is not known of what could not be read.
        const Caller caller{
            "", request.address.empty() ? Proxies::name(admission_.peer) : request.address};
        network().host.budgets().charge_work(caller, Budgets::Clock::now(), 0);
        Response response = error_response(error);
        network().host.log_request(request, response, 0);
        co_await write(response, false, false);
        beast::error_code failure;
        stream_.socket().shutdown(tcp::socket::shutdown_send, failure);
        // What the client is still sending is thrown away: a connection that is closed before would
        // take the answer with it.
        idle_ = true;
        stream_.expires_after(limits().closing);
        std::array<char, 4096> thrown_away;
        for (std::size_t size = 0, all = 0; !failure && all < kMostThrownAway; all += size) {
            std::tie(failure, size) =
                co_await stream_.async_read_some(asio::buffer(thrown_away), kAwait);
            network().host.budgets().charge_work(caller, Budgets::Clock::now(), 0);
        }
    }

    asio::awaitable<std::optional<Upgrade>> upgrade(HttpRequest& handshake,
                                                    const Request& request) {
        Result<Entrance> entrance = network().api.enter(request);
        std::vector<Headcount::Stay> stays;
        if (entrance) {
            const Caller& caller = entrance->place.caller;
            auto of_guest = network().sockets_of_guest.enter(caller.guest),
                 of_address = network().sockets_of_address.enter_from(caller.address);
            if (of_guest && of_address) {
                stays.push_back(std::move(*of_guest));
                stays.push_back(std::move(*of_address));
                if (behind_proxy_) stays.push_back(std::move(*behind_proxy_));
            } else {
                entrance =
                    Error{"too_many_sockets", "too many connections of yours: close one", "", ""};
            }
        }
        if (!entrance) {
            const Error& error = entrance.error();
            co_await refuse(error, request);
            co_return std::nullopt;
        }
        entrance->request_id = request_id_;
        const Response switched{101, "", "", {}};
        network().host.log_request(request, switched, 0);
        co_return Upgrade{std::move(stream_), std::move(handshake), std::move(*entrance),
                          std::move(stays)};
    }

    const Admission& admission_;
    Stream stream_;
    beast::flat_buffer buffer_;
    std::shared_ptr<Answer> answer_;
    std::optional<Headcount::Stay> behind_proxy_;  // while a request of somebody there is at work
    std::optional<std::list<Peer*>::iterator> at_the_door_;
    std::size_t waiting_ = 0;
    std::string request_id_;  // of the one that is at work
    Request unread_;          // as the log tells of one that could not be read
    bool first_ = true, idle_ = true, finishing_ = false;
};

asio::awaitable<std::optional<Upgrade>> serve_requests(Network& network, tcp::socket& socket,
                                                       const Admission& admission) {
    Connection connection(network, std::move(socket), admission);
    co_return co_await connection.run();
}

}  // namespace

asio::awaitable<void> serve_connection(Network& network, tcp::socket socket) {
    const Admission admission = network.admit(socket);
    std::optional<Upgrade> upgrade = co_await serve_requests(network, socket, admission);
    if (!upgrade) co_return;
    co_await serve_socket(network, upgrade->stream, upgrade->handshake, upgrade->entrance);
}

}  // namespace orrery::server
