#include "arena/summary.h"

#include <algorithm>

namespace orrery::arena {
namespace {

// What a player has got in a unit, over all seats it had there.
struct Share {
    double wins = 0, margin = 0;
    int seats = 0, counted_seats = 0;  // those of games that were played to their end
};

struct Meetings {
    double better = 0, difference = 0;
    int count = 0, counted = 0;
};

}  // namespace

Summary::Summary(const Tournament& tournament)
    : schedule_(tournament.schedule()),
      sides_(tournament.game->info().sides(tournament.seats)),
      alone_(tournament.seats == 1),
      rankings_(static_cast<int>(tournament.players.size()) + sides_ - tournament.seats) {
    for (const std::string& name : distinct_names(tournament.players)) {
        players_.emplace_back();
        players_.back().name = name;
    }
}

void Summary::add(const Unit& unit) {
    add_players(unit);
    add_pairs(unit);
    add_rankings(unit);
    ++units_;
    games_ += unit.games.size();
}

void Summary::add_players(const Unit& unit) {
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
}

void Summary::add_pairs(const Unit& unit) {
    std::map<std::pair<int, int>, Meetings> meetings;
    const std::vector<Seating>& seatings = schedule_.seatings_of(unit.number);
    const auto meet = [&](int a, const GameResult& of_a, std::size_t at, int b,
                          const GameResult& of_b, std::size_t bt) {
        if (a >= b) return;
        Meetings& pair = meetings[{a, b}];
        const int by = of_b.sides[bt].place - of_a.sides[at].place;
        pair.better += by > 0 ? 1 : by == 0 ? 0.5 : 0;
        ++pair.count;
        if (of_a.forfeit || of_b.forfeit) return;
        // Alone, points mean what they are worth against the opponent.
        pair.difference += alone_ ? of_a.margin_of(at) - of_b.margin_of(bt)
                                  : of_a.sides[at].points - of_b.sides[bt].points;
        ++pair.counted;
    };
    for (std::size_t g = 0; g < seatings.size(); ++g)
        if (alone_)
            for (std::size_t h = 0; h < seatings.size(); ++h)
                meet(seatings[g][0], unit.games[g], 0, seatings[h][0], unit.games[h], 0);
        else
            for (std::size_t s = 0; s < seatings[g].size(); ++s)
                for (std::size_t t = 0; t < seatings[g].size(); ++t)
                    meet(seatings[g][s], unit.games[g], s, seatings[g][t], unit.games[g], t);
    for (const auto& [players, sums] : meetings) {
        PairSummary& pair = pairs_[players];
        pair.first = players.first;
        pair.second = players.second;
        pair.better.add(sums.better / sums.count);
        if (sums.counted > 0) pair.difference.add(sums.difference / sums.counted);
    }
}

void Summary::add_rankings(const Unit& unit) {
    const std::vector<Seating>& seatings = schedule_.seatings_of(unit.number);
    std::vector<std::vector<Ranked>> games;
    for (std::size_t g = 0; g < seatings.size(); ++g) {
        std::vector<Ranked>& game = games.emplace_back();
        const std::vector<Side>& sides = unit.games[g].sides;
        for (std::size_t side = 0; side < sides.size(); ++side)
            game.push_back(
                {side < seatings[g].size() ? seatings[g][side] : static_cast<int>(players_.size()),
                 sides[side].place});
    }
    rankings_.add_unit(games);
}

std::vector<PairSummary> Summary::pairs() const {
    std::vector<PairSummary> pairs;
    for (const auto& [players, pair] : pairs_) pairs.push_back(pair);
    return pairs;
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
