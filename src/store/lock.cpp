#include "store/lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace orrery::store {

class StoreLock::Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() { close(number_); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    bool lock() const { return flock(number_, LOCK_EX | LOCK_NB) == 0; }

  private:
    int number_;
};

Result<StoreLock> StoreLock::take(const std::string& file) {
    const std::string lock_file = file + ".lock";
    const int number = open(lock_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (number < 0) return Error{"bad_store", lock_file + ": " + std::strerror(errno), "", ""};
    auto descriptor = std::make_shared<Descriptor>(number);
    if (!descriptor->lock())
        return Error{"bad_store", file + ": another program is using it", "", ""};
    return StoreLock(std::move(descriptor));
}

}  // namespace orrery::store
