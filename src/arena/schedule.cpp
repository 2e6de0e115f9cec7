#include "arena/schedule.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace orrery::arena {
namespace {

// The seating as it comes round the table; those that look alike are one.
void add_rotations(std::vector<Seating>& seatings, Seating seating) {
    for (std::size_t turn = 0; turn < seating.size(); ++turn) {
        if (std::find(seatings.begin(), seatings.end(), seating) == seatings.end())
            seatings.push_back(seating);
        std::rotate(seating.rbegin(), seating.rbegin() + 1, seating.rend());
    }
}

Match table_of(const std::vector<int>& players, int seats) {
    Match match{players, {}};
    std::vector<int> turn = players;
    for (std::size_t first = 0; first < players.size(); ++first) {
        Seating seating;
        for (int seat = 0; seat < seats; ++seat)
            seating.push_back(turn[static_cast<std::size_t>(seat) % turn.size()]);
        add_rotations(match.seatings, seating);
        std::rotate(turn.begin(), turn.begin() + 1, turn.end());
    }
    return match;
}

Match challenge(int challenger, int other, int seats) {
    Match match{{challenger, other}, {}};
    Seating seating(static_cast<std::size_t>(seats), other);
    seating[0] = challenger;
    add_rotations(match.seatings, seating);
    return match;
}

// Everybody plays the deal alone; what is compared is how each has done with it.
Match alone(int players) {
    Match match;
    for (int player = 0; player < players; ++player) {
        match.players.push_back(player);
        match.seatings.push_back({player});
    }
    return match;
}

// All groups of `size` out of so many players, in the order of their numbers.
std::vector<std::vector<int>> groups_of(int players, int size) {
    std::vector<std::vector<int>> groups;
    std::vector<int> group(static_cast<std::size_t>(size));
    std::iota(group.begin(), group.end(), 0);
    while (true) {
        groups.push_back(group);
        int last = size - 1;
        while (last >= 0 && group[static_cast<std::size_t>(last)] == players - size + last) --last;
        if (last < 0) return groups;
        int next = group[static_cast<std::size_t>(last)] + 1;
        for (int i = last; i < size; ++i) group[static_cast<std::size_t>(i)] = next++;
    }
}

}  // namespace

std::vector<Match> matches_of(int players, int seats, bool gauntlet) {
    if (seats == 1) return {alone(players)};
    std::vector<Match> matches;
    if (gauntlet) {
        for (int other = 1; other < players; ++other) matches.push_back(challenge(0, other, seats));
        return matches;
    }
    for (const std::vector<int>& group : groups_of(players, std::min(players, seats)))
        matches.push_back(table_of(group, seats));
    return matches;
}

Schedule::Schedule(std::vector<Match> matches, std::uint64_t games) : matches_(std::move(matches)) {
    // All matches of a schedule have the same form.
    const std::uint64_t per_unit = matches_.front().seatings.size();
    units_ = (games + per_unit - 1) / per_unit * matches_.size();
}

}  // namespace orrery::arena
