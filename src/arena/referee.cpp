#include "arena/referee.h"

#include <algorithm>
#include <cassert>
#include <deque>

#include "core/json.h"

namespace orrery::arena {
namespace {

using Clock = std::chrono::steady_clock;

// No game is this long. Who goes round in circles loses it: the one who has acted most often.
constexpr std::uint64_t kMaxActions = 20'000;

Seat busiest(const std::vector<Thinking>& thinking) {
    const auto most = std::max_element(
        thinking.begin(), thinking.end(),
        [](const Thinking& a, const Thinking& b) { return a.decisions < b.decisions; });
    return static_cast<Seat>(most - thinking.begin());
}

GameResult forfeited(std::size_t sides, Seat seat, std::string why) {
    GameResult result;
    result.sides.resize(sides);
    result.sides[static_cast<std::size_t>(seat)].place = static_cast<int>(sides);
    result.forfeit = Forfeit{seat, std::move(why)};
    return result;
}

GameResult counted(const Position& last, std::span<const Event> story) {
    GameResult result;
    result.traits = last.traits(story);
    for (const SeatStanding& seat : last.standing().seats) {
        std::vector<Item>& items = result.items.emplace_back();
        for (ScoreItem& item : last.score_items(result.sides.size()))
            items.push_back({std::string(item.part), std::move(item.what), item.points});
        result.sides.push_back({seat.points, seat.place});
    }
    return result;
}

}  // namespace

void Thinking::add(const Thinking& other) {
    decisions += other.decisions;
    total += other.total;
    longest = std::max(longest, other.longest);
}

double GameResult::win_of(std::size_t side) const {
    if (sides[side].place != 1) return 0;
    const auto first =
        std::count_if(sides.begin(), sides.end(), [](const Side& s) { return s.place == 1; });
    return 1.0 / static_cast<double>(first);
}

double GameResult::margin_of(std::size_t side) const {
    int best = 0;
    bool any = false;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (i == side) continue;
        best = any ? std::max(best, sides[i].points) : sides[i].points;
        any = true;
    }
    return sides[side].points - best;
}

std::optional<Played> play_game(const AnyGame& game, const Json& options, const GameSeeds& seeds,
                                std::span<Player* const> seated, const std::atomic<bool>& stop) {
    const int players = static_cast<int>(seated.size());
    Result<std::unique_ptr<Position>> first = game.start(players, options, seeds.game);
    assert(first.ok());
    Position& now = **first;
    RandomStream order(seeds.players);
    std::deque<RandomStream> chance;
    for (Seat seat = 0; seat < players; ++seat) chance.emplace_back(seed_of_seat(seeds, seat));

    Played played;
    played.thinking.resize(seated.size());
    const auto sides = static_cast<std::size_t>(game.info().sides(players));
    std::uint64_t actions = 0;
    std::vector<Event> story;
    for (SeatSet actors = now.actors(); actors != 0; actors = now.actors()) {
        const Seat seat = pick_actor(actors, order);
        const auto index = static_cast<std::size_t>(seat);
        const Clock::time_point start = Clock::now();
        const Result<Action> action = seated[index]->choose(now, seat, chance[index]);
        const std::chrono::nanoseconds took = Clock::now() - start;
        played.thinking[index].add({1, took, took});
        if (stop.load(std::memory_order_relaxed)) return std::nullopt;

        std::string why;
        Seat loser = seat;
        if (!action) {
            why = to_string(action.error());
        } else if (const Refusal* refusal = now.check(seat, *action)) {
            Error error = refusal_error(game, *action, *refusal);
            error.at.clear();  // a place in a request; here nobody sent one
            why = to_string(error);
        } else if (++actions > kMaxActions) {
            why = "the game does not end";
            loser = busiest(played.thinking);
        }
        if (!why.empty()) {
            seated[static_cast<std::size_t>(loser)]->forfeited();
            played.result = forfeited(sides, loser, std::move(why));
            return played;
        }
        now.apply(seat, *action, &story);
    }
    played.result = counted(now, story);
    return played;
}

}  // namespace orrery::arena
