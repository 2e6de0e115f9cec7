// How long somebody waits for a thought: until a flag is raised that another thread may hold. Every
// long search looks at it now and then, and gives the best it has found so far when it is raised.
#pragma once

#include <atomic>

namespace orrery {

class Patience {
  public:
    Patience() = default;  // never runs out: what is thought depends on nothing but what was asked
    explicit Patience(const std::atomic<bool>& over) : over_(&over) {}

    bool is_out() const { return over_ != nullptr && over_->load(std::memory_order_relaxed); }

  private:
    const std::atomic<bool>* over_ = nullptr;
};

}  // namespace orrery
