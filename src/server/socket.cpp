#include "server/socket.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>
#include <utility>

#include "table/messages.h"

namespace orrery::server {
namespace {

namespace websocket = beast::websocket;
using Message = std::shared_ptr<const std::string>;

Message text_of(const Json& json) {
    return std::make_shared<const std::string>(to_text(json));
}

class Socket final : public CountedPeer,
                     private Listener,
                     public std::enable_shared_from_this<Socket> {
  public:
    Socket(Network& network, beast::tcp_stream stream, const Entrance& entrance)
        : CountedPeer(network),
          stream_(std::move(stream)),
          more_(stream_.get_executor()),
          patience_(stream_.get_executor()),
          entrance_(entrance),
          bucket_(network.limits().requests_per_second, network.limits().burst,
                  TokenBucket::Clock::now()) {
        more_.expires_at(asio::steady_timer::time_point::max());
    }
    ~Socket() override { leave(); }

    void finish() override {
        if (is_open_) push(text_of(JsonObject{{"type", "closing"}}));
        end_with(websocket::close_code::service_restart);
    }
    void cut() override {
        ended_ = true;
        more_.cancel();
        patience_.cancel();
        stream_.next_layer().close();
    }

    asio::awaitable<void> run(const HttpRequest& handshake) {
        if (!co_await accept(handshake)) co_return;
        asio::co_spawn(
            stream_.get_executor(), [self = shared_from_this()] { return self->write(); },
            asio::detached);
        attach();
        while (co_await read_one()) {
        }
        leave();
        cut();
    }

  private:
    const Limits& limits() const { return network_.limits(); }

    asio::awaitable<bool> accept(const HttpRequest& handshake) {
        stream_.next_layer().expires_never();
        stream_.set_option(
            websocket::stream_base::timeout{limits().handshake, limits().idle, true});
        stream_.read_message_max(limits().body_bytes);
        stream_.set_option(websocket::stream_base::decorator(
            [cookie = entrance_.set_cookie](websocket::response_type& response) {
                if (!cookie.empty()) response.set(http::field::set_cookie, cookie);
            }));
        const auto [failure] = co_await stream_.async_accept(handshake, kAwait);
        is_open_ = !failure;
        co_return is_open_;
    }

    void attach() {
        const Result<table::ListenerId> id =
            network_.host.attach(entrance_.place, entrance_.since, *this);
        if (id) {
            listener_ = *id;
            return;
        }
        push(text_of(table::error_message(Json(), id.error())));
        end_with(websocket::close_code::try_again_later);
    }

    void leave() {
        if (const auto id = std::exchange(listener_, std::nullopt))
            network_.host.leave(entrance_.place, *id);
    }

    asio::awaitable<bool> read_one() {
        beast::flat_buffer buffer;
        const auto [failure, size] = co_await stream_.async_read(buffer, kAwait);
        if (failure) co_return false;
        network_.host.numbers().frames.add();
        request(beast::buffers_to_string(buffer.data()));
        co_return true;
    }

    void request(const std::string& text) {
        const auto no = [this](const Error& error, const Json& id = Json()) {
            network_.host.numbers().refused[error.code].add();
            push(text_of(table::error_message(id, error)));
        };
        if (!stream_.got_text()) return no({"bad_input", "messages are text, not bytes", "", ""});
        const Result<Json> json = parse_json(text);
        if (!json) return no(json.error());
        // The client is told which of its requests it has to repeat.
        if (!bucket_.take(TokenBucket::Clock::now()))
            return no(too_many_requests(), table::message_id_of(*json));
        network_.host.submit(entrance_.place, *json,
                             [weak = weak_from_this()](const Json& message) {
                                 if (const std::shared_ptr<Socket> self = weak.lock())
                                     self->push(text_of(message));
                             });
    }

    void tell(const Message& message) override { push(message); }

    void push(const Message& message) {
        if (ended_ || close_) return;
        waiting_bytes_ += message->size();
        waiting_.push_back(message);
        if (waiting_.size() > limits().outgoing_messages ||
            waiting_bytes_ > limits().outgoing_bytes) {
            // It does not read. What it missed it gets when it comes back.
            network_.host.numbers().cut_off.add();
            waiting_.clear();
            end_with(websocket::close_code::try_again_later);
        }
        more_.cancel();
    }

    void end_with(websocket::close_code code) {
        if (close_) return;
        close_ = code;
        more_.cancel();
        // Who does not even read the end is not waited for.
        patience_.expires_after(limits().closing);
        patience_.async_wait([weak = weak_from_this()](const beast::error_code& failure) {
            if (const std::shared_ptr<Socket> self = weak.lock(); self && !failure) self->cut();
        });
    }

    asio::awaitable<void> write() {
        while (!ended_ && (!waiting_.empty() || !close_)) {
            if (waiting_.empty()) {
                co_await more_.async_wait(kAwait);
                continue;
            }
            const Message message = std::move(waiting_.front());
            waiting_.pop_front();
            waiting_bytes_ -= message->size();
            stream_.text(true);
            const auto [failure, size] =
                co_await stream_.async_write(asio::buffer(*message), kAwait);
            if (failure) co_return cut();
            network_.host.numbers().told.add();
        }
        if (ended_) co_return;
        const websocket::close_reason reason(*close_);
        co_await stream_.async_close(reason, kAwait);
        cut();
    }

    websocket::stream<beast::tcp_stream, false> stream_;
    asio::steady_timer more_;      // cancelled when there is more to write
    asio::steady_timer patience_;  // with a client that is to close
    Entrance entrance_;
    TokenBucket bucket_;
    std::optional<table::ListenerId> listener_;
    std::deque<Message> waiting_;
    std::size_t waiting_bytes_ = 0;
    std::optional<websocket::close_code> close_;
    bool is_open_ = false, ended_ = false;
};

}  // namespace

asio::awaitable<void> serve_socket(Network& network, beast::tcp_stream& stream,
                                   const HttpRequest& handshake, const Entrance& entrance) {
    const auto socket = std::make_shared<Socket>(network, std::move(stream), entrance);
    co_await socket->run(handshake);
}

}  // namespace orrery::server
