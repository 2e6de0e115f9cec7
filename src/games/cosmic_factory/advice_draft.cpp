// Which three tiles to keep: the ones that, with tiles drawn at random for the rest, build best.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/told_turns.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/hand_judge.h"

namespace orrery::cosmic_factory {
namespace {

// Trials that tell two hands apart; more samples are better than better galaxies.
constexpr std::uint32_t kTrialsPerHand = 120;
constexpr std::uint32_t kFewestTrials = 20;
// What a learned judge's opinion on a hand costs, and hands that are enough for reasons.
constexpr std::uint32_t kTrialsPerOpinion = 5;
constexpr std::uint32_t kHandsForReasons = 8;

std::vector<Candidate> candidates(const SeatState& own) {
    std::vector<Candidate> all;
    const auto& packet = own.packet;
    for (std::size_t a = 0; a < packet.size(); ++a)
        for (std::size_t b = a + 1; b < packet.size(); ++b)
            for (std::size_t c = b + 1; c < packet.size(); ++c)
                all.push_back({{packet[a], packet[b], packet[c]}, 0, 0, {}});
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

// What a seat passes on, in random order: what it will keep of it is known once it has chosen.
std::vector<std::uint8_t> passed_on(const SeatState& giver, RandomStream& random) {
    std::vector<std::uint8_t> tiles(giver.packet.begin(), giver.packet.end());
    const auto& operands = giver.pending.operands;
    if (giver.pending.kind != 0)
        std::erase_if(tiles, [&](std::uint8_t tile) {
            return std::find(operands.begin(), operands.begin() + 3, tile) != operands.begin() + 3;
        });
    shuffle(std::span<std::uint8_t>(tiles), random);
    return tiles;
}

// For who sees all: what was kept, three tiles of the next packet, and of the one after it. With
// two players that one is the own, of which nobody knows what comes back.
std::vector<std::uint8_t> coming_tiles(const State& state, Seat seat, RandomStream& random) {
    // CF-DRAFT-03.
    const auto giver = [&](Seat to) {
        return state.round % 2 == 1 ? state.right(to) : state.left(to);
    };
    const Seat next = giver(seat), after = giver(next);
    const auto& kept = state.seat(seat).pile;
    std::vector<std::uint8_t> tiles(kept.begin(), kept.end());
    const std::vector<std::uint8_t> packet = passed_on(state.seat(next), random);
    tiles.insert(tiles.end(), packet.begin(), packet.begin() + 3);
    if (after != seat) {
        const std::vector<std::uint8_t> last = passed_on(state.seat(after), random);
        tiles.insert(tiles.end(), last.begin(), last.end());
    }
    tiles.insert(tiles.end(), packet.begin() + 3, packet.end());
    return tiles;
}

// How many hands every candidate was tried in; one at least, and then as long as there is patience.
template <class HandJudge, class Rest>
std::uint32_t try_hands(const Rest& rest_of_hand, std::uint32_t wanted, Patience patience,
                        HandJudge& judge, std::vector<Candidate>& all) {
    constexpr std::size_t kOthers = kTilesPerPlayer - std::tuple_size_v<Pick>;
    std::uint32_t samples = 0;
    for (; samples == 0 || (samples < wanted && !patience.is_out()); ++samples) {
        const std::vector<std::uint8_t> rest = rest_of_hand();
        judge.begin(std::span(rest).first(kOthers));
        std::vector<Candidate> tried;
        for (const Candidate& candidate : all) {
            if (!tried.empty() && patience.is_out()) break;
            tried.push_back(candidate);
            judge.add(tried.back());
        }
        // Out of patience in the middle of the first one: the others are not known.
        if (tried.size() < all.size() && samples > 0) break;
        all = std::move(tried);
    }
    return samples;
}

Action action_of(const Candidate& candidate) {
    return pick(candidate.tiles[0], candidate.tiles[1], candidate.tiles[2]);
}

HandPoints shared_among(const HandPoints& sum, std::uint32_t samples) {
    HandPoints mean;
    mean.add(sum, 1.0 / samples);
    return mean;
}

// The reasons: what galaxies of hands with the best candidate score, and by how much more than
// those with the next.
void give_reasons(const std::vector<Candidate>& tried, std::uint32_t samples,
                  bool for_the_neighbour, Advice& advice) {
    const auto expected = [&](const Candidate& candidate) {
        return candidate.points.total() / samples;
    };
    const Candidate& best = tried[0];
    const Candidate* next = tried.size() > 1 ? &tried[1] : nullptr;
    advice.value = expected(best);
    if (next != nullptr) advice.next = {action_of(*next), expected(*next)};
    const double than = advice.next ? advice.next->value : 0;
    if (for_the_neighbour) {
        advice.features = {{"the neighbour builds with these", than - advice.value}};
        return;
    }
    const HandPoints more = next != nullptr ? best.points.minus(next->points) : best.points;
    advice.features = reasons(shared_among(more, samples), kHandPartNames);
}

// By the learned judge, with reasons by hand: `told` are the best of those that were tried, the
// best first, and `built` the same ones with what was built of so many hands.
std::vector<Advice::Turn> turns_of(const std::vector<Candidate>& told, std::uint32_t samples,
                                   const std::vector<Candidate>& built, std::uint32_t hands) {
    std::vector<Advice::Turn> turns;
    std::vector<HandPoints> points;
    for (std::size_t i = 0; i < built.size(); ++i) {  // fewer than told out of patience
        const Candidate& one = told[i];
        turns.push_back({{action_of(one)}, {one.value / samples, one.win_chance / samples}, {}});
        points.push_back(shared_among(built[i].points, hands));
    }
    tell_differences(turns, points, kHandPartNames);
    return turns;
}

}  // namespace

Advice advise_pick(const CosmicFactory& game, const State& state, Seat seat, const Effort& effort,
                   RandomStream& random) {
    const Content& content = game.content();
    const SeatState& own = state.seat(seat);
    // CF-CARD-12: what is kept here, the neighbour on the right will build with.
    const bool for_the_neighbour = content.rules(state.card()).pirates;
    const Seat builder = for_the_neighbour ? state.right(seat) : seat;
    const auto rest = [&] {
        return effort.all_seeing ? coming_tiles(state, seat, random) : unseen_tiles(own, random);
    };
    std::vector<Candidate> all = candidates(own);
    const auto count = static_cast<std::uint32_t>(all.size());
    const std::uint32_t trials = std::clamp(effort.trials / 10, kFewestTrials, kTrialsPerHand);
    HandMadeJudge by_hand(content, state, builder, trials, effort.patience);
    std::uint32_t samples = 0;
    if (effort.judge == nullptr) {
        samples = try_hands(rest, effort.trials / (trials * count), effort.patience, by_hand, all);
    } else {
        LearnedJudge learned(game, *effort.judge, state, builder);
        samples = try_hands(rest, effort.trials / (kTrialsPerOpinion * count), effort.patience,
                            learned, all);
    }

    const auto worse = [&](const Candidate& a, const Candidate& b) {
        return for_the_neighbour ? a.value > b.value : a.value < b.value;
    };
    std::stable_sort(all.begin(), all.end(),
                     [&](const Candidate& a, const Candidate& b) { return worse(b, a); });
    std::vector<Candidate> told;
    for (const std::size_t one : tell_apart(all.size(), [&](std::size_t a, std::size_t b) {
             return effort.judge != nullptr || !all[a].points.is_like(all[b].points);
         }))
        told.push_back(all[one]);
    Advice advice;
    advice.action = action_of(all[0]);
    if (effort.judge == nullptr) {
        give_reasons(told, samples, for_the_neighbour, advice);
    } else {  // it has no reasons that people could read
        std::vector<Candidate> built;
        for (const Candidate& candidate : told) built.push_back({candidate.tiles, 0, 0, {}});
        const std::uint32_t hands =
            try_hands(rest, kHandsForReasons, effort.patience, by_hand, built);
        give_reasons(built, hands, for_the_neighbour, advice);
        // What it thinks is of who builds, which says little of who keeps.
        if (!for_the_neighbour) advice.turns = turns_of(told, samples, built, hands);
    }
    for (const Candidate& candidate : all) {
        const double less = std::abs(all[0].value - candidate.value) / samples;
        advice.looked_at.push_back(
            {action_of(candidate),
             advice.value - (effort.judge != nullptr ? less : by_hand.in_points(less))});
    }
    return advice;
}

}  // namespace orrery::cosmic_factory
