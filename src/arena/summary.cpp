#include "arena/summary.h"

#include <algorithm>

namespace orrery::arena {
namespace {

// What a player has got in a unit, over all seats it had there.
struct Share {
    double wins = 0, margin = 0;
    int seats = 0, counted_seats = 0;  // those of games that were played to their end
};

}  // namespace

Summary::Summary(const Tournament& tournament)
    : schedule_(tournament.schedule()), sides_(tournament.game->info().sides(tournament.seats)) {
    for (const std::string& name : distinct_names(tournament.players)) {
        players_.emplace_back();
        players_.back().name = name;
    }
}

void Summary::add(const Unit& unit) {
    const std::vector<Seating>& seatings = schedule_.seatings_of(unit.number);
    std::vector<Share> shares(players_.size());
    for (std::size_t g = 0; g < seatings.size(); ++g) {
        const Seating& seating = seatings[g];
        const GameResult& game = unit.games[g];
        for (std::size_t seat = 0; seat < seating.size(); ++seat) {
            const auto player = static_cast<std::size_t>(seating[seat]);
            Share& share = shares[player];
            ++share.seats;
            share.wins += game.win_of(seat);
            if (std::find(seating.begin(), seating.end(), seating[seat]) ==
                seating.begin() + static_cast<std::ptrdiff_t>(seat))
                ++players_[player].games;
            if (game.forfeit) {
                if (static_cast<std::size_t>(game.forfeit->seat) == seat)
                    ++players_[player].forfeits;
                continue;
            }
            ++share.counted_seats;
            share.margin += game.margin_of(seat);
        }
    }
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (shares[i].seats > 0) players_[i].wins.add(shares[i].wins / shares[i].seats);
        if (shares[i].counted_seats > 0)
            players_[i].margins.add(shares[i].margin / shares[i].counted_seats);
    }
    ++units_;
    games_ += seatings.size();
}

double Summary::elo(const PlayerSummary& player) const {
    return elo_of_share(player.win_share(), sides_, player.wins.count());
}

Interval Summary::elo_interval(const PlayerSummary& player) const {
    const Interval share = player.interval();
    const std::uint64_t units = player.wins.count();
    return {elo_of_share(share.low, sides_, units), elo_of_share(share.high, sides_, units)};
}

}  // namespace orrery::arena
