// People at one table: the first has opened it, the others have taken its open seats.
#pragma once

#include <deque>

#include "tests/server/host.h"
#include "tests/server/playing.h"

namespace orrery::test {

class Company {
  public:
    // The request to open a table, without an id; the game begins. They come by this route, and
    // play by another where one is given.
    Company(const Route& route, JsonObject request, std::uint64_t seed,
            const Route* line = nullptr);

    const Invitation& table() const { return table_; }
    std::deque<Player>& players() { return players_; }
    std::vector<Playing*> people();
    // Until they have made so many moves more, or the game is over.
    void play(int moves);
    void play_to_the_end() { test::play_to_the_end(people()); }
    bool is_over();
    int moves();
    std::size_t acknowledged();
    // Reads what has arrived, to the end of each connection.
    void hear_the_last();
    void leave();
    // The server is about to stop: all are told so, and properly parted from.
    void expect_goodbye();
    // How many views were compared.
    std::size_t expect_as_told(const std::string& folder);

  private:
    std::deque<Visitor> visitors_;
    Invitation table_;
    std::deque<Player> players_;
    std::deque<Playing> playing_;
};

// One seat of the opener, and others that are open.
JsonArray seats_for(int people, int bots = 0);

}  // namespace orrery::test
