#include "server/server.h"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <cstdio>
#include <thread>
#include <utility>

#include "server/admin_socket.h"
#include "server/administration.h"
#include "server/connection.h"
#include "server/mailbox.h"

namespace orrery::server {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

constexpr auto kAfterFailedAccept = 100ms;  // no file is free, say
constexpr auto kLookAgain = 5ms;            // while something is being waited for at the end
constexpr std::size_t kAccountsAtOnce = 8;
constexpr std::string_view kTooMany =
    "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n"
    "Content-Type: application/json\r\nContent-Length: 124\r\n\r\n"
    R"({"type":"error","id":null,"error":{"code":"busy","rule":null,"message":"there are too many )"
    R"(connections at present","at":""}})";

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

std::unique_ptr<std::FILE, CloseFile> spare_file() {
    return std::unique_ptr<std::FILE, CloseFile>(std::fopen("/dev/null", "re"));
}

}  // namespace

class Server::Impl {
  public:
    explicit Impl(ServerOptions options) : options_(std::move(options)) {}

    // Connections end before what they use; what is still on its way to this thread is dropped. The
    // program ends where there is not even memory to say that it is to stop.
    // NOLINTNEXTLINE(bugprone-exception-escape)
    ~Impl() {
        stop();
        mailbox_->close();
    }

    std::optional<Error> start() {
        if (options_.registry == nullptr) return Error{"bad_input", "no games to play", "", ""};
        Result<Proxies> proxies = Proxies::read(options_.trusted_proxies, options_.proxy_header);
        if (!proxies) return proxies.error();
        if (!options_.public_url.empty()) {
            const Result<std::string> origin = read_origin(options_.public_url);
            if (!origin) return origin.error();
            options_.public_url = *origin;
        }
        if (auto error = listen()) return error;
        Result<std::unique_ptr<Host>> host = Host::open(
            options_,
            [mailbox = mailbox_](std::function<void()> job) { mailbox->post(std::move(job)); });
        if (!host) return host.error();
        host_ = std::move(*host);
        network_.emplace(*host_, std::move(*proxies));
        host_->numbers().all.gauge("orrery_connections", "Connections, over HTTP and WebSocket.",
                                   [this] { return static_cast<double>(network_->peers.size()); });
        host_->numbers().all.gauge("orrery_outgoing_bytes", "What waits to be sent to clients.",
                                   [this] { return static_cast<double>(network_->waiting); });
        open_admin_socket();
        asio::co_spawn(*io_, accept(), asio::detached);
        if (options_.stop_on_signals) wait_for_signals();
        thread_ = std::thread([this] { run(); });
        return std::nullopt;
    }

    int port() const { return port_; }

    void stop() {
        if (!thread_.joinable()) return;
        mailbox_->post([this] { begin_to_close(); });
        thread_.join();
    }

    void wait() {
        if (thread_.joinable()) thread_.join();
    }

  private:
    // Nobody else may use the address, and nobody is let in before everything is ready.
    std::optional<Error> listen() {
        if (options_.socket >= 0) return take_over();
        boost::system::error_code failure;
        const asio::ip::address address = asio::ip::make_address(options_.host, failure);
        if (failure)
            return Error{"bad_address",
                         quoted(options_.host) + " is no address such as 127.0.0.1 or ::1", "", ""};
        const tcp::endpoint endpoint(address, static_cast<std::uint16_t>(options_.port));
        acceptor_.open(endpoint.protocol(), failure);
        if (!failure) acceptor_.set_option(tcp::acceptor::reuse_address(true), failure);
        if (!failure) acceptor_.bind(endpoint, failure);
        if (!failure) acceptor_.non_blocking(true, failure);
        if (!failure) acceptor_.listen(tcp::acceptor::max_listen_connections, failure);
        if (failure)
            return Error{
                "bad_address",
                options_.host + ":" + std::to_string(options_.port) + ": " + failure.message(), "",
                ""};
        port_ = acceptor_.local_endpoint(failure).port();
        return std::nullopt;
    }

    // Whoever started us holds the socket too: who comes between two programs waits for the next.
    std::optional<Error> take_over() {
        sockaddr_storage address{};
        socklen_t size = sizeof address;
        boost::system::error_code failure;
        if (getsockname(options_.socket, reinterpret_cast<sockaddr*>(&address), &size) != 0)
            failure = {errno, boost::system::system_category()};
        else
            acceptor_.assign(address.ss_family == AF_INET6 ? tcp::v6() : tcp::v4(), options_.socket,
                             failure);
        if (failure)
            return Error{"bad_address", "the socket that was handed over: " + failure.message(), "",
                         ""};
        port_ = acceptor_.local_endpoint(failure).port();
        return std::nullopt;
    }

    // People can play without it.
    void open_admin_socket() {
        administration_.emplace(*host_);
        Result<std::unique_ptr<AdminSocket>> socket =
            AdminSocket::open(admin_socket_path(options_.data),
                              [this](Json request, const AdminSocket::Reply& reply) {
                                  mailbox_->post([this, request = std::move(request), reply] {
                                      administration_->carry_out(request, reply);
                                  });
                              });
        if (socket)
            admin_ = std::move(*socket);
        else
            host_->log("error", "orrery admin cannot be used", {{"why", socket.error().message}});
    }

    // Whatever ran may have moved the moment at which the tables want to be woken.
    void run() {
        while (io_->run_one() > 0) set_alarm();
    }

    void set_alarm() {
        if (closing_) return;
        const table::Due next = host_->next_wake();
        if (alarm_set_for_ == next) return;
        alarm_set_for_ = next;
        alarm_.expires_after(std::chrono::milliseconds(host_->until(next)));
        alarm_.async_wait([this](const boost::system::error_code& failure) {
            if (failure || closing_) return;
            alarm_set_for_.reset();
            host_->wake();
        });
    }

    asio::awaitable<void> accept() {
        while (!closing_) {
            auto [failure, socket] = co_await acceptor_.async_accept(kAwait);
            if (closing_) co_return;
            if (failure) {
                if (turn_away()) continue;
                asio::steady_timer later(*io_, kAfterFailedAccept);
                co_await later.async_wait(kAwait);
                continue;
            }
            boost::system::error_code ignored;
            socket.set_option(tcp::no_delay(true), ignored);
            socket.set_option(
                asio::socket_base::send_buffer_size(static_cast<int>(options_.limits.kernel_bytes)),
                ignored);
            asio::co_spawn(*io_, serve_connection(*network_, std::move(socket)), asio::detached);
        }
    }

    // Where no file is free, one that is kept for it: somebody who knocks is told, and does not
    // wait. False: nobody knocks.
    bool turn_away() {
        spare_.reset();
        boost::system::error_code failure, ignored;
        tcp::socket socket = acceptor_.accept(*io_, failure);
        if (!failure) {
            host_->numbers().turned_away.add();
            socket.non_blocking(true, ignored);
            // What has been sent is read, or the answer could be lost with it.
            std::array<char, 4096> thrown_away;
            socket.read_some(asio::buffer(thrown_away), ignored);
            socket.write_some(asio::buffer(kTooMany), ignored);
            socket.shutdown(tcp::socket::shutdown_both, ignored);
            socket.close(ignored);
        }
        spare_ = spare_file();
        return !failure;
    }

    void wait_for_signals() {
        boost::system::error_code ignored;
        signals_.add(SIGTERM, ignored);
        signals_.add(SIGINT, ignored);
        signals_.async_wait([this](const boost::system::error_code& failure, int) {
            if (!failure) begin_to_close();
        });
    }

    void begin_to_close() {
        if (std::exchange(closing_, true)) return;
        asio::co_spawn(*io_, close(), asio::detached);
    }

    // What was asked for is stored and answered, then everybody is told. Nothing is waited for too
    // long: what is acknowledged is on the disk in any case.
    asio::awaitable<void> close() {
        host_->begin_to_stop();
        boost::system::error_code ignored;
        acceptor_.close(ignored);
        signals_.cancel(ignored);
        alarm_.cancel();
        const SteadyClock::time_point until = SteadyClock::now() + options_.limits.closing;
        asio::steady_timer pause(*io_);
        while (host_->lobby().is_busy() && SteadyClock::now() < until) {
            pause.expires_after(kLookAgain);
            co_await pause.async_wait(kAwait);
        }
        const std::set<Peer*> peers = network_->peers;
        for (Peer* peer : peers) peer->finish();
        // How games stand is of use to another version alone: as much of it as there is time for.
        while (SteadyClock::now() < until && host_->lobby().keep_accounts(kAccountsAtOnce))
            co_await asio::post(*io_, kAwait);
        while (!network_->peers.empty() && SteadyClock::now() < until) {
            pause.expires_after(kLookAgain);
            co_await pause.async_wait(kAwait);
        }
        const std::set<Peer*> stubborn = network_->peers;
        for (Peer* peer : stubborn) peer->cut();
    }

    ServerOptions options_;
    // In this order: what is declared later ends earlier.
    std::unique_ptr<Host> host_;
    std::optional<Network> network_;
    std::unique_ptr<asio::io_context> io_ = std::make_unique<asio::io_context>(1);
    std::shared_ptr<Mailbox> mailbox_ = std::make_shared<Mailbox>(*io_);
    tcp::acceptor acceptor_{*io_};
    std::unique_ptr<std::FILE, CloseFile> spare_ = spare_file();
    asio::signal_set signals_{*io_};
    asio::steady_timer alarm_{*io_};
    std::optional<table::Due> alarm_set_for_;
    int port_ = 0;
    bool closing_ = false;
    std::thread thread_;
    std::optional<Administration> administration_;
    std::unique_ptr<AdminSocket> admin_;
};

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::start(ServerOptions options) {
    auto impl = std::make_unique<Impl>(std::move(options));
    if (const std::optional<Error> error = impl->start()) return *error;
    return std::unique_ptr<Server>(new Server(std::move(impl)));
}

int Server::port() const {
    return impl_->port();
}

void Server::stop() {
    impl_->stop();
}

void Server::wait() {
    impl_->wait();
}

}  // namespace orrery::server
