// Keeps other programs away from a store.
#pragma once

#include <memory>
#include <string>

#include "core/error.h"

namespace orrery::store {

// Held as long as it lives. It is a file beside the store's: who only reads needs none.
class StoreLock {
  public:
    // Refused with a reason: another program has it, or the folder cannot be written.
    static Result<StoreLock> take(const std::string& file);

  private:
    class Descriptor;
    explicit StoreLock(std::shared_ptr<Descriptor> descriptor)
        : descriptor_(std::move(descriptor)) {}

    std::shared_ptr<Descriptor> descriptor_;
};

}  // namespace orrery::store
