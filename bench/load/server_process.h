// A server in a process of its own whose limits are out of the way, unless they are what is to be
// measured, and what the system says of it.
#pragma once

#include <sys/types.h>

#include <string>

namespace orrery::load {

class ServerProcess {
  public:
    // On this folder. Listens when it returns; the time until then is `seconds_to_start`.
    explicit ServerProcess(const std::string& folder, bool has_limits = false);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    int port() const { return port_; }
    double seconds_to_start() const { return seconds_to_start_; }

    double bytes_written() const;  // that went to the disk
    double bytes_in_memory() const;
    struct Work {
        double all = 0, network = 0;  // seconds of processor time; of the thread with the network
    };
    Work work() const;

  private:
    [[noreturn]] static void serve(const std::string& folder, int tell, bool has_limits);

    pid_t process_ = 0;
    int port_ = 0;
    double seconds_to_start_ = 0;
};

// The only proxy that a server with limits believes.
inline constexpr const char* kProxy = "127.0.0.9";

double now_in_seconds();

}  // namespace orrery::load
