// Random games of any kind, played step by step and remembered.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/record.h"

namespace orrery::test {

class RandomGame {
  public:
    // The number gives the game's seed, the choices made in it, and how purposeful they are.
    RandomGame(const AnyGame& game, int players, const Json& options, std::uint64_t number);

    const AnyGame& game() const { return position_->game(); }
    const Position& position() const { return *position_; }
    const std::vector<RecordedAction>& actions() const { return actions_; }
    RandomStream& random() { return random_; }
    bool one_in(std::uint32_t times) { return random_.uniform(times) == 0; }

    // Mostly any legal action of somebody the game waits for; sometimes of somebody else, or the
    // clock's. A game that takes long is hurried on. Nothing when it is over.
    std::optional<RecordedAction> choose();
    Applied play(const RecordedAction& step, std::vector<Event>* events = nullptr);
    void play_to_the_end();

    Record record() const;

  private:
    Seat any_actor();
    std::optional<RecordedAction> any_action_of(Seat seat);

    RandomStream random_;
    Seed seed_;
    Json options_;
    std::unique_ptr<Position> position_;
    std::vector<RecordedAction> actions_;
    bool purposeful_ = false;
};

}  // namespace orrery::test
