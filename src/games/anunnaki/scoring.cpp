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

// Calls visit(source, points) for every power that gives some at the end.
template <class Visit>
void for_each_end_power(const Content& content, const State& state, Visit&& visit) {
    const Board board(content, state);
    for_each_power_of(content, state, [&](PowerSource source, const Effect& effect) {
        if (effect.when != When::kEnd) return;
        const int gained = effect.number * count_for(content, board, effect.word);
        visit(source, effect.detail > 0 ? std::min<int>(gained, effect.detail) : gained);
    });
}

int end_powers(const Content& content, const State& state) {
    int points = 0;
    for_each_end_power(content, state, [&](PowerSource, int gained) { points += gained; });
    return points;
}

// A house's gods come after each other; its name is that of the god's house and number.
std::string power_name(const SharedWords& words, const State& state, PowerSource source) {
    const auto number = static_cast<int>(source.number);
    switch (source.of) {
        case PowerOf::kGod:
            return words.god->print({state.options.person_house, number});
        case PowerOf::kCreature:
            return words.creature->print({number});
        case PowerOf::kArtefact:
            return words.artefact->print({number});
    }
    return {};
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

std::vector<ScoreItem> score_items_of(const Content& content, const SharedWords& words,
                                      const State& state, Side side) {
    const SideScore score = score_of(content, state, side);
    std::vector<ScoreItem> items;
    const auto add = [&](std::string_view part, std::string what, int points) {
        if (points != 0) items.push_back({part, std::move(what), points});
    };
    add(kVpPart, {}, score.vp);
    for (std::size_t track = 0; track < kTracks; ++track)
        add(kTrackParts[track], words.goal->print({static_cast<int>(state.goals[track])}),
            score.tracks[track]);
    add(kSupremacyPart, {}, score.supremacy);
    const Leader leader = side == Side::kPerson ? Leader::kPerson : Leader::kBot;
    for (const DistantState& planet : state.distant)
        if (planet.planet != 0 && planet.leader == leader)
            add(kDistantPart, words.planet->print({planet.planet - 1}),
                content.distant[planet.planet - 1U].leader_vp);
    if (side == Side::kBot) return items;
    for_each_end_power(content, state, [&](PowerSource source, int points) {
        add(kPowersPart, power_name(words, state, source), points);
    });
    for (std::size_t creature = 0; creature < kCreatures; ++creature)
        if ((state.side(Side::kPerson).creatures >> creature & 1) != 0)
            add(kCreaturesPart, words.creature->print({static_cast<int>(creature)}),
                content.creatures[creature].vp);
    add(kResourcesPart, {}, score.resources);
    return items;
}

}  // namespace orrery::anunnaki
