// TCP on this machine, for tests. Every wait has a limit that only a failing test reaches.
#pragma once

#include <chrono>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::test {

inline constexpr std::chrono::milliseconds kPatience{60'000};

// Something that must happen did not happen for so long.
struct NothingHappened : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Socket {
  public:
    Socket() = default;
    explicit Socket(int descriptor) : descriptor_(descriptor) {}
    Socket(Socket&& other) noexcept;
    Socket& operator=(Socket&& other) noexcept;
    ~Socket() { close(); }

    // Not open when nobody listens at the port. All of 127.0.0.0/8 is this machine: tests can come
    // from several addresses.
    static Socket connect(int port, const char* from = "127.0.0.1");
    static Socket listen();  // at a free port
    Socket accept() const;
    int port() const;

    bool is_open() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }
    void close();
    // Without a farewell: the other end finds the connection reset.
    void cut();

    // False: the connection is gone.
    bool send(std::string_view bytes) const;
    // Appends what is there, or waits for it; false: nothing will come any more.
    bool receive(std::string& into) const;

  private:
    int descriptor_ = -1;
};

// Which of the open ones can be read from (or are gone), after waiting at most so long.
std::vector<std::size_t> readable(const std::vector<const Socket*>& sockets,
                                  std::chrono::milliseconds wait);

}  // namespace orrery::test
