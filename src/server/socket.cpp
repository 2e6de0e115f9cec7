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
                     private Meter::Reader,
                     public std::enable_shared_from_this<Socket> {
  public:
    Socket(Network& network, Stream stream, const Entrance& entrance)
        : CountedPeer(network),
          stream_(std::move(stream)),
          more_(stream_.get_executor()),
          patience_(stream_.get_executor()),
          fewer_(stream_.get_executor()),
          stalled_(stream_.get_executor()),
          entrance_(entrance) {
        more_.expires_at(asio::steady_timer::time_point::max());
        fewer_.expires_at(asio::steady_timer::time_point::max());
    }
    ~Socket() override {
        forget(waiting_bytes_);
        leave();
    }

    void finish() override {
        if (is_open_) push(text_of(JsonObject{{"type", "closing"}}));
        end_with(websocket::close_code::service_restart);
    }
    void cut() override {
        ended_ = true;
        waiting_.clear();
        forget(waiting_bytes_);
        for (asio::steady_timer* timer : {&more_, &patience_, &fewer_, &stalled_}) timer->cancel();
        stream_.next_layer().close();
    }
    std::size_t waiting() const override { return waiting_bytes_; }

    asio::awaitable<void> run(const HttpRequest& handshake) {
        if (!co_await accept(handshake)) co_return;
        asio::co_spawn(
            stream_.get_executor(), [self = shared_from_this()] { return self->write(); },
            asio::detached);
        co_await network().turn(entrance_.place.caller);
        attach();
        while (co_await read_one()) {
        }
        leave();
        cut();
    }

  private:
    const Limits& limits() const { return network().limits(); }

    asio::awaitable<bool> accept(const HttpRequest& handshake) {
        stream_.next_layer().expires_never();
        stream_.set_option(
            websocket::stream_base::timeout{limits().handshake, limits().idle, true});
        stream_.read_message_max(limits().body_bytes);
        stream_.set_option(websocket::stream_base::decorator(
            [cookie = entrance_.set_cookie,
             id = entrance_.request_id](websocket::response_type& response) {
                response.set("X-Request-Id", id);
                if (!cookie.empty()) response.set(http::field::set_cookie, cookie);
            }));
        const auto [failure] = co_await stream_.async_accept(handshake, kAwait);
        is_open_ = !failure;
        stream_.control_callback([this](websocket::frame_type, beast::string_view) { charge(); });
        stream_.next_layer().rate_policy().reader = this;
        co_return is_open_;
    }

    void attach() {
        const Result<table::ListenerId> id =
            network().host.attach(entrance_.place, entrance_.since, *this);
        if (id) {
            listener_ = *id;
            return;
        }
        push(text_of(table::error_message(Json(), id.error())));
        end_with(websocket::close_code::try_again_later);
    }

    void leave() {
        if (const auto id = std::exchange(listener_, std::nullopt))
            network().host.leave(entrance_.place, *id);
    }

    void charge() {
        network().host.budgets().charge_work(entrance_.place.caller, Budgets::Clock::now(), 0);
    }

    // A request pays for itself. What was read without one coming of it (pieces of a message, or
    // nothing but control frames) costs as much as a request; who has used up what they may is
    // read on slowly.
    bool has_read() override {
        if (std::exchange(reads_on_, true)) charge();
        return !network().too_soon(entrance_.place.caller);
    }

    asio::awaitable<bool> read_one() {
        beast::flat_buffer buffer;
        const auto [failure, size] = co_await stream_.async_read(buffer, kAwait);
        if (failure) co_return false;
        reads_on_ = false;
        network().host.numbers().frames.add();
        co_await network().turn(entrance_.place.caller);
        const std::optional<Refusal> refusal = network().too_soon(entrance_.place.caller);
        request(beast::buffers_to_string(buffer.data()), refusal);
        // Who asks too often is listened to a little later, and so is who waits for many answers.
        if (refusal) {
            fewer_.expires_after(std::min(refusal->wait, limits().pause));
            co_await fewer_.async_wait(kAwait);
        }
        fewer_.expires_at(asio::steady_timer::time_point::max());
        while (unanswered_ >= limits().unanswered && !ended_) co_await fewer_.async_wait(kAwait);
        co_return !ended_;
    }

    void request(const std::string& text, const std::optional<Refusal>& refusal) {
        const auto no = [this](const Error& error) {
            network().host.numbers().refused[error.code].add();
            push(text_of(table::error_message(Json(), error)));
        };
        if (!stream_.got_text()) return no({"bad_input", "messages are text, not bytes", "", ""});
        const Result<Json> json = parse_json(text);
        if (!json) return no(json.error());
        // The client is told which of its requests it has to repeat.
        if (refusal) {
            network().host.numbers().refused[refusal->error.code].add();
            return push(text_of(refusal_message(table::message_id_of(*json), *refusal)));
        }
        ++unanswered_;
        network().host.submit(entrance_.place, *json,
                              [weak = weak_from_this()](const Json& message) {
                                  if (const std::shared_ptr<Socket> self = weak.lock())
                                      self->answer(message);
                              });
    }

    void answer(const Json& message) {
        if (unanswered_-- == limits().unanswered) fewer_.cancel();
        push(text_of(message));
    }

    void tell(const Message& message) override { push(message); }
    void dismiss(Dismissal why) override { end_with(static_cast<websocket::close_code>(why)); }

    void push(const Message& message) {
        if (ended_ || close_) return;
        waiting_bytes_ += message->size();
        waiting_.push_back(message);
        network().waits(message->size());
        if (ended_) return;
        if (waiting_.size() > limits().outgoing_messages ||
            waiting_bytes_ > limits().outgoing_bytes) {
            // It does not read. What it missed it gets when it comes back.
            network().host.numbers().cut_off.add();
            forget(waiting_bytes_ - writing_bytes_);
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

    // Of what waited: it was taken, or given up.
    void forget(std::size_t bytes) {
        waiting_bytes_ -= bytes;
        network().waiting -= bytes;
    }

    // Looks from time to time whether a message was taken, rather than at each of them.
    void watch() {
        if (std::exchange(watching_, true)) return;
        stalled_.expires_at(writing_since_ + limits().blocked);
        stalled_.async_wait([weak = weak_from_this()](const beast::error_code& failure) {
            const std::shared_ptr<Socket> self = weak.lock();
            if (!self || failure) return;
            self->watching_ = false;
            if (self->writing_bytes_ == 0) return;
            if (asio::steady_timer::clock_type::now() - self->writing_since_ <
                self->limits().blocked)
                return self->watch();
            self->network().host.numbers().cut_off.add();
            self->cut();
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
            writing_bytes_ = message->size();
            writing_since_ = asio::steady_timer::clock_type::now();
            watch();
            stream_.text(true);
            const auto [failure, size] =
                co_await stream_.async_write(asio::buffer(*message), kAwait);
            if (failure || ended_) co_return cut();
            forget(std::exchange(writing_bytes_, 0));
            network().host.numbers().told.add();
        }
        if (ended_) co_return;
        const websocket::close_reason reason(*close_);
        co_await stream_.async_close(reason, kAwait);
        cut();
    }

    websocket::stream<Stream, false> stream_;
    asio::steady_timer more_;      // cancelled when there is more to write
    asio::steady_timer patience_;  // with a client that is to close
    asio::steady_timer fewer_;     // cancelled when fewer answers are waited for
    asio::steady_timer stalled_;   // with a client that does not take a message
    Entrance entrance_;
    std::optional<table::ListenerId> listener_;
    std::deque<Message> waiting_;
    std::size_t waiting_bytes_ = 0;  // with those of the message that is being written
    std::size_t writing_bytes_ = 0;
    asio::steady_timer::time_point writing_since_;
    std::size_t unanswered_ = 0;
    std::optional<websocket::close_code> close_;
    bool is_open_ = false, ended_ = false, watching_ = false;
    bool reads_on_ = false;  // for the same request
};

}  // namespace

asio::awaitable<void> serve_socket(Network& network, Stream& stream, const HttpRequest& handshake,
                                   const Entrance& entrance) {
    const auto socket = std::make_shared<Socket>(network, std::move(stream), entrance);
    co_await socket->run(handshake);
}

}  // namespace orrery::server
