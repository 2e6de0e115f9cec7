// Somebody who plays at several tables at once, as fast as the store can write.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/random.h"
#include "tests/store/desk.h"

namespace orrery::test {

struct Acknowledged {
    std::string message, table;
    std::uint64_t number = 0;
};

class FastPlayer {
  public:
    // Message ids begin with the name: no two lives have the same.
    FastPlayer(Desk& desk, const std::string& name, std::uint64_t seed)
        : desk_(desk), name_(name), random_(seed_from_number(seed)) {}

    // Sits down; the rest happens while the desk works.
    void play(int tables);

    std::function<void(const Acknowledged&)> on_acknowledged;
    // Whether to send the same once more. Else nothing more happens at that table.
    std::function<bool(const Json& reply)> on_refused;

  private:
    struct Game {
        int place = 0, count = 0;
        std::string table;
    };
    void open(Game game);
    void move(const Game& game);
    void submit(const Game& game, const JsonObject& request);

    Desk& desk_;
    std::string name_;
    RandomStream random_;
    int messages_ = 0;
};

// What of it is not stored exactly once, in words. Empty: every table can be played on.
std::vector<std::string> missing(Desk& desk, const std::vector<Acknowledged>& all);

}  // namespace orrery::test
