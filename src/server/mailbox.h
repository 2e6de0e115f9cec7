// The way onto the server's thread, for as long as there is one.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <mutex>

namespace orrery::server {

class Mailbox {
  public:
    explicit Mailbox(boost::asio::io_context& io) : io_(&io) {}
    // Called from any thread.
    void post(std::function<void()> job);
    void close();

  private:
    std::mutex mutex_;
    boost::asio::io_context* io_;
};

}  // namespace orrery::server
