// Who says what a hand of nine tiles is worth to a seat, before anybody has built with it. The
// hands that are tried are the same for both.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "core/evaluation.h"
#include "core/judge.h"
#include "games/cosmic_factory/advice.h"
#include "games/cosmic_factory/game.h"

namespace orrery::cosmic_factory {

using Pick = std::array<std::uint8_t, 3>;

enum class HandPart : std::uint8_t { kGreen, kBlue, kOrange, kTrack, kConstellations };
inline constexpr std::array<std::string_view, 5> kHandPartNames{
    "green zones", "blue zones", "orange zones", "asteroid track", "constellations"};
using HandPoints = FeatureSum<HandPart, kHandPartNames.size()>;

// Sums over the hands that were tried with it.
struct Candidate {
    Pick tiles{};
    double value = 0;       // in the judge's own measure
    double win_chance = 0;  // where a learned judge says it
    HandPoints points;      // of the round
};

// Builds with the hand: not well, but at once.
class HandMadeJudge {
  public:
    HandMadeJudge(const Content& content, const State& state, Seat seat, std::uint32_t trials,
                  Patience patience)
        : content_(&content),
          problem_{{}, state.card(), objective_of(content, state, seat)},
          trials_(trials),
          patience_(patience) {}

    // The other six tiles of the hands that follow.
    void begin(std::span<const std::uint8_t> rest) {
        std::copy(rest.begin(), rest.end(), problem_.hand.begin() + 3);
    }
    void add(Candidate& candidate) {
        std::copy(candidate.tiles.begin(), candidate.tiles.end(), problem_.hand.begin());
        const Solution solution = improve(*content_, problem_, trials_, 1, patience_);
        candidate.value += solution.value;
        const GalaxyPoints& points = solution.points;
        candidate.points[HandPart::kGreen] += points.zones[0];
        candidate.points[HandPart::kBlue] += points.zones[1];
        candidate.points[HandPart::kOrange] += points.zones[2];
        candidate.points[HandPart::kTrack] += points.track;
        candidate.points[HandPart::kConstellations] += points.constellations;
    }
    double in_points(double value) const {
        return cosmic_factory::in_points(problem_.objective, value);
    }

  private:
    const Content* content_;
    Problem problem_;
    std::uint32_t trials_;
    Patience patience_;
};

// A network that was trained on the hands of finished galaxies; it values by the margin at the end
// of the game.
class LearnedJudge {
  public:
    LearnedJudge(const CosmicFactory& game, const Judge& judge, const State& state, Seat seat)
        : game_(&game), judge_(&judge), state_(&state), seat_(seat) {
        game.all_features().add_standing(state, seat, standing_);
    }

    void begin(std::span<const std::uint8_t> rest) {
        InputRow row = standing_;
        game_->all_features().add_tiles(*state_, seat_, rest, row);
        judge_->network.begin(row, begin_);
    }
    void add(Candidate& candidate) const {
        InputRow row = begin_.row;
        game_->all_features().add_tiles(*state_, seat_, candidate.tiles, row);
        const Prospect looks = judge_->prospect(judge_->network.value(begin_, row));
        candidate.value += looks.margin;
        candidate.win_chance += looks.win_chance;
    }

  private:
    const CosmicFactory* game_;
    const Judge* judge_;
    const State* state_;
    Seat seat_;
    InputRow standing_;
    FirstLayer begin_;
};

}  // namespace orrery::cosmic_factory
