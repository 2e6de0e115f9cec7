// Somebody who does something that is allowed whenever the game waits for them.
#pragma once

#include "core/random.h"
#include "tests/server/client.h"

namespace orrery::test {

class Playing {
  public:
    Playing(Player& player, std::uint64_t seed)
        : player_(&player), random_(seed_from_number(seed)) {}

    // Says the next thing, unless the last one has no reply yet.
    void act();
    bool is_over() const { return player_->phase() == "over"; }
    Player& player() { return *player_; }
    RandomStream& random() { return random_; }
    int moves = 0;                       // acknowledged
    std::map<std::string, int> refused;  // by code
    bool is_talkative = false;           // says something along with every other move
    int hints_in_ten = 5;                // how often it does what it is advised to, to get on

  private:
    void ask_what_is_allowed();
    void choose(const Json& answer);
    Json any_of(const JsonArray& groups);

    Player* player_;
    RandomStream random_;
    std::string pending_;
};

// Until this is so, everybody acts. The players may be connected or not.
void play_until(const std::vector<Playing*>& people, const std::function<bool()>& done);
void play_to_the_end(const std::vector<Playing*>& people);

}  // namespace orrery::test
