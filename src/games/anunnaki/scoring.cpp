#include "games/anunnaki/scoring.h"

#include <algorithm>
#include <numeric>

#include "games/anunnaki/person/powers.h"

namespace orrery::anunnaki {
namespace {

int count_for(const Content& content, const Board& board, Word word) {
    switch (word) {
        case Word::kVp:
            return 1;
        case Word::kVpPerShrine:
            return board.goal_count(Side::kPerson, Goal::kShrines);
        case Word::kVpPerSettlement:
            return board.goal_count(Side::kPerson, Goal::kSettlements);
        case Word::kVpPerGaiaArea:
            return (board.controlled(Side::kPerson) & content.planet_areas[kGaia]).count();
        default:
            return 0;
    }
}

int end_powers(const Content& content, const State& state) {
    const Board board(content, state);
    int points = 0;
    for_each_power(content, state, [&](const Effect& effect) {
        if (effect.when != When::kEnd) return;
        const int gained = effect.number * count_for(content, board, effect.word);
        points += effect.detail > 0 ? std::min<int>(gained, effect.detail) : gained;
    });
    return points;
}

int printed_on_creatures(const Content& content, const State& state) {
    int points = 0;
    for (std::size_t creature = 0; creature < kCreatures; ++creature)
        if ((state.side(Side::kPerson).creatures >> creature & 1) != 0)
            points += content.creatures[creature].vp;
    return points;
}

}  // namespace

int SideScore::total() const {
    return std::accumulate(tracks.begin(), tracks.end(), 0) + vp + supremacy + distant + powers +
           creatures + resources;
}

SideScore score_of(const Content& content, const State& state, Side side) {
    const Board board(content, state);
    SideScore score = score_beside_tracks(content, state, side);
    for (std::size_t track = 0; track < kTracks; ++track)
        score.tracks[track] = content.track_value[state.side(side).tracks[track]] *
                              board.goal_value(side, state.goals[track]);
    return score;
}

SideScore score_beside_tracks(const Content& content, const State& state, Side side) {
    const SideState& own = state.side(side);
    SideScore score;
    score.vp = own.vp;
    score.supremacy = content.supremacy[own.supremacy];
    const Leader leader = side == Side::kPerson ? Leader::kPerson : Leader::kBot;
    for (const DistantState& planet : state.distant)
        if (planet.planet != 0 && planet.leader == leader)
            score.distant += content.distant[planet.planet - 1U].leader_vp;
    if (side == Side::kBot) return score;
    score.powers = end_powers(content, state);
    score.creatures = printed_on_creatures(content, state);
    const ResourceCounts& left = state.person.resources;
    score.resources = std::accumulate(left.begin(), left.end(), 0) / kResourcesPerPoint;
    return score;
}

}  // namespace orrery::anunnaki
