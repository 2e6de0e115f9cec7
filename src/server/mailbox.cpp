#include "server/mailbox.h"

#include <boost/asio/post.hpp>
#include <utility>

namespace orrery::server {

void Mailbox::post(std::function<void()> job) {
    const std::lock_guard lock(mutex_);
    if (io_ != nullptr) boost::asio::post(*io_, std::move(job));
}

void Mailbox::close() {
    const std::lock_guard lock(mutex_);
    io_ = nullptr;
}

}  // namespace orrery::server
