// How the game may end for a seat.
#pragma once

namespace orrery {

struct Prospect {
    double margin = 0;  // own points less the best rival's
    double win_chance = 0;

    Prospect& operator+=(const Prospect& other) {
        margin += other.margin;
        win_chance += other.win_chance;
        return *this;
    }
};

}  // namespace orrery
