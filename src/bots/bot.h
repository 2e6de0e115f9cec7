// Players that are programs: named plug-ins that describe their own options.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/any_game.h"

namespace orrery {

// So hard one can be told to think for a decision; a host may allow less.
inline constexpr std::uint32_t kMostTrials = 10'000'000;
// Likewise; a search keeps what it looked into, about two kilobytes each.
inline constexpr std::uint32_t kMostIterations = 50'000;

class Bot {
  public:
    virtual ~Bot() = default;
    // `seen` is a position the seat could not tell from the real one: a bot cannot peek.
    // The seat must have a legal action.
    virtual Advice choose(const Position& seen, Seat seat, RandomStream& random) = 0;
};

struct BotShape {
    std::string_view name;
    std::string_view help;
    std::span<const OptionShape> options;
    bool needs_judge = false;  // without a learned judge of the game it plays as another bot does
};

std::span<const BotShape> bot_shapes();
// Those that play this game in a way of their own, the weakest first.
std::vector<std::string_view> bots_for(const AnyGame& game);
// {"name", "help", "options": […]} of every bot, where it may be told to try so much.
Json bots_json(std::uint32_t most_trials = kMostTrials);

// `options` is an object; what it leaves out has its default. Out of patience it plays the best it
// has found.
Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const Json& options,
                                      Patience patience = {});

// Shows the bot what its seat may know, and nothing else, and asks for its action.
Advice ask_bot(Bot& bot, const Position& position, Seat seat, RandomStream& random);

}  // namespace orrery
