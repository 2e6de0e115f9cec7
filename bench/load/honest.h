// Two people who do what people do, and how long they wait.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "bench/load/guest.h"
#include "bench/load/report.h"

namespace orrery::load {

// Somebody moves, and somebody plays against a bot: ten times a second unless told otherwise.
class Honest {
  public:
    Honest(const Options& options, int port, const std::string& from = "127.0.0.1");

    // Meanwhile the others are heard.
    void run(const std::string& beside_whom, std::deque<Guest>& others);
    // Of who moves: everybody may look at it.
    const std::string& table() const { return mover_.table(); }

  private:
    void hear(std::deque<Guest>& others, std::vector<double>& moves, std::vector<double>& answers);

    double seconds_, gap_;
    Guest mover_, player_;
    double bot_asked_ = 0;
};

}  // namespace orrery::load
