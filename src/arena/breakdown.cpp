#include "arena/breakdown.h"

namespace orrery::arena {
namespace {

// A sum over seats, and how many they were.
struct Sum {
    double wins = 0, points = 0;
    int count = 0;
};

}  // namespace

Breakdown::Breakdown(const Tournament& tournament)
    : schedule_(tournament.schedule()), points_(tournament.players.size()) {}

void Breakdown::add(const Unit& unit) {
    const std::vector<Seating>& seatings = schedule_.seatings_of(unit.number);
    std::map<std::pair<int, int>, Sum> sums;
    for (std::size_t g = 0; g < seatings.size(); ++g) {
        const GameResult& game = unit.games[g];
        if (game.forfeit) continue;
        for (std::size_t seat = 0; seat < seatings[g].size(); ++seat) {
            const int player = seatings[g][seat];
            points_[static_cast<std::size_t>(player)].push_back(game.sides[seat].points);
            Sum& sum = sums[{player, static_cast<int>(seat)}];
            sum.wins += game.win_of(seat);
            ++sum.count;
        }
    }
    for (const auto& [place, sum] : sums) seats_[place].add(sum.wins / sum.count);
    add_things(unit);
}

void Breakdown::add_things(const Unit& unit) {
    const std::vector<Seating>& seatings = schedule_.seatings_of(unit.number);
    std::map<std::pair<std::string, std::string>, Sum> sums;
    for (std::size_t g = 0; g < seatings.size(); ++g) {
        const GameResult& game = unit.games[g];
        for (std::size_t seat = 0; seat < seatings[g].size() && seat < game.items.size(); ++seat)
            for (const Item& item : game.items[seat]) {
                Sum& sum = sums[{item.part, item.what}];
                sum.wins += game.win_of(seat);
                sum.points += item.points;
                ++sum.count;
            }
    }
    for (const auto& [name, sum] : sums) {
        things_[name].wins.add(sum.wins / sum.count);
        things_[name].points.add(sum.points / sum.count);
    }
}

}  // namespace orrery::arena
