// The view of a seat at Cosmic Factory, read from its JSON: all that may be drawn.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/json.h"
#include "core/types.h"
#include "games/cosmic_factory/galaxy.h"

namespace orrery::cli::play {

// What a galaxy counts as it lies.
struct SeenCount {
    std::array<std::vector<int>, 3> zones;  // planets per zone, by colour
    std::vector<int> constellations;
    int longest = 0, network = 0, separate = 0;
    std::array<int, 3> zone_points{};
    int track_points = 0, constellation_points = 0;
    int total() const {
        return zone_points[0] + zone_points[1] + zone_points[2] + track_points +
               constellation_points;
    }
};

using SeenGalaxy = std::vector<cosmic_factory::PlacedTile>;

struct SeenSeat {
    std::array<int, 4> markers{};   // green, blue, orange, star
    std::vector<int> packet, pile;  // tile numbers, 0 = face down
    SeenGalaxy galaxy;
    std::vector<int> bonus;  // colours
    bool done = false, frozen = false, chose = false;
    SeenCount count;
    int final_points() const;
};

struct SeenScoring {
    int round = 0, card = 0;
    std::vector<SeenGalaxy> galaxies;
};

struct SeenTable {
    int round = 1, card = 0;
    std::string phase;
    Seat viewer = kSpectator;
    std::vector<int> middle;  // bonus tiles, by colour
    std::vector<SeenSeat> seats;
    SeenScoring scored;  // round 0 = nothing yet

    const SeenSeat& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    Seat left(Seat s) const;
    Seat right(Seat s) const;
    bool drafting() const { return phase == "draft_1" || phase == "draft_2"; }
};

SeenTable read_table(const Json& view);

// "green", "blue", "orange", "star".
std::string_view marker_name(std::size_t marker);

}  // namespace orrery::cli::play
