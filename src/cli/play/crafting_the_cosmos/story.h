// What happened at Crafting the Cosmos, as English sentences.
#pragma once

#include <vector>

#include "cli/play/crafting_the_cosmos/words.h"

namespace orrery::cli::play::crafting {

// `events` are those the viewer may see.
Telling tell_story(const crafting_the_cosmos::Content& content, const std::vector<Event>& events,
                   const SeatNames& names, const Style& style);

// What one energy phase brought, or one run of placing: told in one sentence. In
// haul.cpp.
class Haul {
  public:
    // True when the event is one of those summed up.
    bool add(const Event& event);
    bool empty() const { return gained_.empty() && placed_.empty() && moves_.empty(); }
    // "moves its own energy to gravity and gains 2 He, 1 supernova and 2 steps."
    std::vector<std::string> sentences(Seat seat, const SeatNames& names);

  private:
    struct Count {
        std::string one, many;
        int count = 0;
    };
    void gain(std::string_view one, std::string_view many);
    void place(std::string_view what, const std::string& where);

    std::vector<std::string> moves_;
    std::vector<Count> gained_;
    std::vector<std::pair<std::string, std::vector<std::string>>> placed_;
};

}  // namespace orrery::cli::play::crafting
