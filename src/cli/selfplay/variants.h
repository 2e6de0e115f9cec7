// Which options the games of a run are played with.
#pragma once

#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/json.h"

namespace orrery::cli {

class Variants {
  public:
    // Some options are fixed. Of those in `varied` every game has any value, drawn evenly; without
    // any, the default and every other value of what can be switched or chosen take turns, one
    // option at a time. What the game refuses is left out. Throws Failed when nothing is left.
    Variants(const AnyGame& game, JsonObject fixed, const std::vector<std::string>& varied);

    // The same for the same turn and seed.
    JsonObject of(std::uint64_t turn, const Seed& seed) const;

  private:
    struct Varied {
        std::string name;
        std::vector<Json> values;
    };
    void check(const JsonObject& options) const;
    bool allowed(const JsonObject& options) const;
    JsonObject drawn(RandomStream& random) const;

    const AnyGame* game_;
    std::vector<JsonObject> turns_;
    std::vector<Varied> varied_;
};

}  // namespace orrery::cli
