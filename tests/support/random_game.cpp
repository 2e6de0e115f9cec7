#include "tests/support/random_game.h"

#include <cstdio>
#include <cstdlib>

namespace orrery::test {
namespace {

// Chances of one in so many.
constexpr std::uint32_t kOtherSeat = 8;
constexpr std::uint32_t kClockPerPlayer = 15;
constexpr std::uint32_t kPurposefulGame = 3;

// Then every action leads towards the end.
constexpr std::size_t kLongGame = 300, kLongGamePerPlayer = 80;

}  // namespace

RandomGame::RandomGame(const AnyGame& game, int players, const Json& options, std::uint64_t number)
    : random_(seed_from_number(number)), seed_(random_.fork()), options_(options) {
    Result<std::unique_ptr<Position>> started = game.start(players, options, seed_);
    if (!started) {
        std::fprintf(stderr, "%s\n", to_string(started.error()).c_str());
        std::abort();
    }
    position_ = std::move(*started);
    purposeful_ = one_in(kPurposefulGame);
}

Seat RandomGame::any_actor() {
    const SeatSet actors = position_->actors();
    Seat chosen = 0;
    std::uint32_t count = 0;
    for (Seat seat = 0; seat < position_->players(); ++seat)
        if (has_seat(actors, seat) && random_.uniform(++count) == 0) chosen = seat;
    return chosen;
}

std::optional<RecordedAction> RandomGame::any_action_of(Seat seat) {
    const std::vector<Action> legal = position_->legal(seat);
    if (legal.empty()) return std::nullopt;
    return RecordedAction{seat, legal[random_.uniform(static_cast<std::uint32_t>(legal.size()))]};
}

std::optional<RecordedAction> RandomGame::choose() {
    if (position_->over()) return std::nullopt;
    const auto players = static_cast<std::uint32_t>(position_->players());
    if (actions_.size() > kLongGame + kLongGamePerPlayer * players) {
        const Seat seat = any_actor();
        return RecordedAction{seat, position_->random_action(seat, random_)};
    }
    if (one_in(kClockPerPlayer * players))
        if (const auto clock = any_action_of(kClock)) return clock;
    if (one_in(kOtherSeat))
        if (const auto other = any_action_of(static_cast<Seat>(random_.uniform(players))))
            return other;
    const Seat seat = any_actor();
    if (purposeful_ && one_in(2))
        return RecordedAction{seat, position_->random_action(seat, random_)};
    return any_action_of(seat);
}

Applied RandomGame::play(const RecordedAction& step, std::vector<Event>* events) {
    actions_.push_back(step);
    return position_->apply(step.seat, step.action, events);
}

void RandomGame::play_to_the_end() {
    while (const auto step = choose()) play(*step);
}

Record RandomGame::record() const {
    Record record;
    record.game = game().info().id;
    record.version = version_of(game());
    record.players = position_->players();
    record.options = options_;
    record.seed = seed_;
    record.actions = actions_;
    record.final_hash = position_->hash();
    return record;
}

}  // namespace orrery::test
