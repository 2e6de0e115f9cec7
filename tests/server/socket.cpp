#include "tests/server/socket.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace orrery::test {
namespace {

sockaddr_in this_machine(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

int new_socket() {
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int on = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return descriptor;
}

}  // namespace

Socket::Socket(Socket&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

Socket& Socket::operator=(Socket&& other) noexcept {
    if (this != &other) {
        close();
        descriptor_ = std::exchange(other.descriptor_, -1);
    }
    return *this;
}

Socket Socket::connect(int port, const char* from) {
    Socket made(new_socket());
    sockaddr_in own = this_machine(0);
    inet_pton(AF_INET, from, &own.sin_addr);
    if (::bind(made.descriptor_, reinterpret_cast<const sockaddr*>(&own), sizeof own) != 0)
        throw std::runtime_error("cannot come from " + std::string(from));
    const sockaddr_in address = this_machine(port);
    if (::connect(made.descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) !=
        0)
        made.close();
    return made;
}

Socket Socket::listen() {
    Socket made(new_socket());
    const sockaddr_in address = this_machine(0);
    if (::bind(made.descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) !=
            0 ||
        ::listen(made.descriptor_, 64) != 0)
        throw std::runtime_error("cannot listen");
    return made;
}

Socket Socket::accept() const {
    return Socket(::accept4(descriptor_, nullptr, nullptr, SOCK_CLOEXEC));
}

int Socket::port() const {
    sockaddr_in address{};
    socklen_t size = sizeof address;
    getsockname(descriptor_, reinterpret_cast<sockaddr*>(&address), &size);
    return ntohs(address.sin_port);
}

void Socket::close() {
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
}

void Socket::cut() {
    const linger at_once{1, 0};
    if (descriptor_ >= 0) setsockopt(descriptor_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    close();
}

bool Socket::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool Socket::receive(std::string& into) const {
    if (!is_open()) return false;
    if (readable({this}, kPatience).empty()) throw NothingHappened("no answer from the socket");
    char bytes[65536];
    const ssize_t got = ::recv(descriptor_, bytes, sizeof bytes, 0);
    if (got <= 0) return false;
    into.append(bytes, static_cast<std::size_t>(got));
    return true;
}

std::vector<std::size_t> readable(const std::vector<const Socket*>& sockets,
                                  std::chrono::milliseconds wait) {
    std::vector<pollfd> waiting;
    for (const Socket* socket : sockets) waiting.push_back({socket->descriptor(), POLLIN, 0});
    ::poll(waiting.data(), waiting.size(), static_cast<int>(wait.count()));
    std::vector<std::size_t> ready;
    for (std::size_t i = 0; i < waiting.size(); ++i)
        if (sockets[i]->is_open() && waiting[i].revents != 0) ready.push_back(i);
    return ready;
}

}  // namespace orrery::test
