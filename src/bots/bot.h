// Players that are programs: named plug-ins that describe their own options.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/kept_plan.h"
#include "core/any_game.h"

namespace orrery {

// So hard one can be told to think for a decision; a host may allow less.
inline constexpr std::uint32_t kMostTrials = 10'000'000;
// Likewise; a search keeps what it looked into, about two kilobytes each.
inline constexpr std::uint32_t kMostIterations = 50'000;

// What a host grants a bot, whatever it was told. Out of patience it plays the best it has found.
struct Allowance {
    Patience patience{};
    std::uint32_t trials = kMostTrials;  // for a decision
    // It is shown the truth, and believes it (Effort::all_seeing): for an arena alone, to measure
    // what guessing costs.
    bool all_seeing = false;
};

class Bot {
  public:
    virtual ~Bot() = default;
    // `seen` is a position the seat could not tell from the real one: a bot cannot peek. Only one
    // that was made all-seeing is shown the truth.
    // The seat must have a legal action.
    virtual Advice choose(const Position& seen, Seat seat, RandomStream& random) = 0;
    // What it goes on with at the seat, where it keeps plans; for a host that makes another bot for
    // every question. One without a plan thinks anew.
    virtual KeptPlan plan_of(Seat) const { return {}; }
    virtual void take_up(Seat, const KeptPlan&) {}
};

struct BotShape {
    std::string_view name;   // "level-1"
    std::string_view title;  // in English: "Novice"
    std::string_view help;
    std::span<const OptionShape> options;
};

std::span<const BotShape> bot_shapes();
// Those that people are offered as opponents, the weakest first: the levels of a game.
std::span<const BotShape> level_shapes();
// {"name", "title", "help", "options": […]} of every bot, where it may be told to try so much.
Json bots_json(std::uint32_t most_trials = kMostTrials);

// `options` is an object; what it leaves out has its default.
Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const Json& options,
                                      const Allowance& allowed = {});

// Shows the bot what its seat may know, and nothing else, and asks for its action.
Advice ask_bot(Bot& bot, const Position& position, Seat seat, RandomStream& random);

}  // namespace orrery
