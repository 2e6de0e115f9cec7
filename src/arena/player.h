// Who can play in an arena.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"

namespace orrery::arena {

class Player {
  public:
    virtual ~Player() = default;
    // What the seat does now; an error where there is no answer. A player looks at nothing but
    // what its seat may know of the position.
    virtual Result<Action> choose(const Position& position, Seat seat, RandomStream& random) = 0;
    // Its last choice has lost the game for it.
    virtual void forfeited() {}
};

class BotPlayer final : public Player {
  public:
    explicit BotPlayer(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}
    Result<Action> choose(const Position& position, Seat seat, RandomStream& random) override {
        return ask_bot(*bot_, position, seat, random).action;
    }

  private:
    std::unique_ptr<Bot> bot_;
};

// Sees what is hidden from everybody else, and believes it; only dice and shuffles to come are as
// dark to it as to all. It plays nowhere but in an arena: how much better it does than the same bot
// that guesses is the most that better guessing could bring.
class AllSeeingPlayer final : public Player {
  public:
    explicit AllSeeingPlayer(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}
    Result<Action> choose(const Position& position, Seat seat, RandomStream& random) override {
        return bot_->choose(*position.with_other_chance(random), seat, random).action;
    }

  private:
    std::unique_ptr<Bot> bot_;
};

// For those who are outside this program.
struct PlayerTerms {
    std::chrono::milliseconds limit{10'000};  // for an answer
    const std::atomic<bool>* stop = nullptr;  // nobody waits for an answer any more
};

// "greedy:trials=500", "level-5:all-seeing" or "engine:COMMAND": each thread makes players of its
// own.
Result<std::unique_ptr<Player>> make_player(std::string_view text, const PlayerTerms& terms);

// "greedy,greedy:trials=500,seed=1,random" names three: a piece name=value goes on with the one
// before it. A command may have commas, so all that comes after "engine:" is the command.
std::vector<std::string> split_players(std::string_view list);

// One name for each; whoever is there twice is told apart: "greedy", "greedy (2)".
std::vector<std::string> distinct_names(const std::vector<std::string>& players);

}  // namespace orrery::arena
