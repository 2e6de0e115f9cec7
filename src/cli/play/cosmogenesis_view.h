// The view of a seat at Cosmogenesis, read from its JSON: all that may be drawn.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/json.h"
#include "core/types.h"
#include "games/cosmogenesis/content.h"

namespace orrery::cli::play {

// One field of the cosmos board.
struct SeenField {
    enum class Kind { kEmpty, kStellar, kPlanetary, kBody, kObject, kAsteroids, kComet };
    Kind kind = Kind::kEmpty;
    int number = 0;           // objective, object, or how many asteroids
    cosmogenesis::Body body;  // kBody
    bool monolith = false;    // choosing it gives the Monolith
};

struct SeenPlayer {
    cosmogenesis::SeatState things;  // what is unknown is 0
    // Planetary and stellar objectives, evolution, objects, belt, Monolith; as if it ended now.
    std::array<int, 6> score{};
    int total = 0;
};

struct SeenCosmos {
    int round = 1;
    std::string phase;
    Seat viewer = kSpectator, active = 0, monolith = 0;
    bool side_used = false;
    std::vector<std::string> rewards;  // the last one is asked for now
    std::vector<std::string> objects_used;
    std::array<std::array<SeenField, cosmogenesis::kFields>, cosmogenesis::kSectors> board{};
    std::array<int, cosmogenesis::kTileClasses> supply{};
    int comets = 0;  // in the supply
    std::vector<SeenPlayer> seats;
    std::vector<Seat> owing;  // who has not kept an objective yet

    const SeenPlayer& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    const cosmogenesis::SeatState& own() const { return seat(viewer).things; }
    // Whether the game waits for the viewer.
    bool asks_viewer() const;
};

SeenCosmos read_cosmos(const cosmogenesis::Content& content, const Json& view);

// Planetary objectives a seat holds, as far as the viewer knows them.
std::vector<int> known_hand(const cosmogenesis::SeatState& seat);

}  // namespace orrery::cli::play
