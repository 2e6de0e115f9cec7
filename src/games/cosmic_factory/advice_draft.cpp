// Which three tiles to keep: the ones that, with tiles drawn at random for the rest, build best.
#include <algorithm>
#include <array>
#include <numeric>

#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/advice.h"

namespace orrery::cosmic_factory {
namespace {

// Trials that tell two hands apart; more samples are better than better galaxies.
constexpr std::uint32_t kTrialsPerHand = 120;
constexpr std::uint32_t kFewestTrials = 20;

using Pick = std::array<std::uint8_t, 3>;

struct Candidate {
    Pick tiles{};
    double value = 0;
    std::array<double, 5> points{};  // green, blue, orange, track, constellations
};

std::vector<Candidate> candidates(const SeatState& own) {
    std::vector<Candidate> all;
    const auto& packet = own.packet;
    for (std::size_t a = 0; a < packet.size(); ++a)
        for (std::size_t b = a + 1; b < packet.size(); ++b)
            for (std::size_t c = b + 1; c < packet.size(); ++c)
                all.push_back({{packet[a], packet[b], packet[c]}, 0, {}});
    return all;
}

// Tiles the player does not see, in random order; the first ones stand for what is still to come.
std::vector<std::uint8_t> unseen_tiles(const SeatState& own, RandomStream& random) {
    std::vector<std::uint8_t> tiles;
    for (std::uint8_t tile = 1; tile <= kTileCount; ++tile)
        if (!own.packet.contains(tile)) tiles.push_back(tile);
    shuffle(std::span<std::uint8_t>(tiles), random);
    return tiles;
}

void add_sample(const Content& content, const Problem& problem, std::uint32_t trials,
                Patience patience, Candidate& candidate) {
    const Solution solution = improve(content, problem, trials, 1, patience);
    candidate.value += solution.value;
    const GalaxyPoints& points = solution.points;
    candidate.points[0] += points.zones[0];
    candidate.points[1] += points.zones[1];
    candidate.points[2] += points.zones[2];
    candidate.points[3] += points.track;
    candidate.points[4] += points.constellations;
}

}  // namespace

Advice advise_pick(const Content& content, const State& state, Seat seat, Effort effort,
                   RandomStream& random) {
    const SeatState& own = state.seat(seat);
    std::vector<Candidate> all = candidates(own);
    const std::uint32_t trials = std::clamp(effort.trials / 10, kFewestTrials, kTrialsPerHand);
    const std::uint32_t wanted =
        std::max(1U, effort.trials / (trials * static_cast<std::uint32_t>(all.size())));
    Problem problem{{}, state.card(), objective_of(content, state, seat)};
    // CF-CARD-12: what is kept here, the neighbour on the right will build with.
    const bool for_the_neighbour = content.rules(state.card()).pirates;
    if (for_the_neighbour) problem.objective = objective_of(content, state, state.right(seat));
    const Patience patience = effort.patience;
    std::uint32_t samples = 0;  // in which every candidate was looked at
    for (; samples < wanted && (samples == 0 || !patience.is_out()); ++samples) {
        const std::vector<std::uint8_t> rest = unseen_tiles(own, random);
        std::copy_n(rest.begin(), problem.hand.size() - 3, problem.hand.begin() + 3);
        std::vector<Candidate> tried;
        for (const Candidate& candidate : all) {
            if (!tried.empty() && patience.is_out()) break;
            tried.push_back(candidate);
            std::copy(candidate.tiles.begin(), candidate.tiles.end(), problem.hand.begin());
            add_sample(content, problem, trials, patience, tried.back());
        }
        // Out of patience in the middle of the first one: the others are not known.
        if (tried.size() < all.size() && samples > 0) break;
        all = std::move(tried);
    }
    const auto worse = [&](const Candidate& a, const Candidate& b) {
        return for_the_neighbour ? a.value > b.value : a.value < b.value;
    };
    const Candidate& best = *std::max_element(all.begin(), all.end(), worse);
    const Candidate* next = nullptr;
    for (const Candidate& other : all)
        if (other.points != best.points && (next == nullptr || worse(*next, other))) next = &other;

    constexpr std::array kNames{"green zones", "blue zones", "orange zones", "asteroid track",
                                "constellations"};
    const auto expected = [&](const Candidate& candidate) {
        return std::accumulate(candidate.points.begin(), candidate.points.end(), 0.0) / samples;
    };
    Advice advice;
    advice.action = pick(best.tiles[0], best.tiles[1], best.tiles[2]);
    advice.value = expected(best);
    if (next != nullptr)
        advice.next = {pick(next->tiles[0], next->tiles[1], next->tiles[2]), expected(*next)};
    const double than = advice.next ? advice.next->value : 0;
    if (for_the_neighbour) {
        advice.features = {{"the neighbour builds with these", than - advice.value}};
        return advice;
    }
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        const double more = (best.points[i] - (next != nullptr ? next->points[i] : 0.0)) / samples;
        if (more != 0) advice.features.push_back({kNames[i], more});
    }
    return advice;
}

}  // namespace orrery::cosmic_factory
