// The pieces of a game in their box, taken out one by one for a position made to order. A piece
// that is not there is a failure of the test.
#pragma once

#include "tests/games/crafting_the_cosmos/support.h"

namespace orrery::crafting_the_cosmos::testing {

class Box {
  protected:
    // Supplies are full, stacks in the order of their lists, boards and hands empty; seat i's
    // energy token is on control i, and seat 0 crafts.
    Box(int players, const Json& options);

    SeatState& last();
    void put_star(SeatState& own, std::string_view token, std::size_t space);
    void put_life(SeatState& own, bool stable, std::size_t space);
    std::uint8_t take_tile(std::string_view name);
    // The first tile of the value from the top.
    std::uint8_t take_advanced(int value);
    std::uint8_t take_power(std::string_view name);
    static void give_cards(SeatState& own, std::string_view text);
    // To the last player who has room for it.
    void give_power(std::uint8_t card);
    void give_tile(std::uint8_t id);
    void give_star(std::string_view name);
    void give_life();
    void drain_advanced(std::size_t left);

    State state_;
};

}  // namespace orrery::crafting_the_cosmos::testing
