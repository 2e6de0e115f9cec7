#include "bots/bot.h"

#include <algorithm>
#include <array>
#include <type_traits>

#include "bots/level.h"
#include "bots/worth_keeping.h"
#include "core/json.h"

namespace orrery {
namespace {

// Any legal action that leads on.
class RandomBot final : public Bot {
  public:
    Advice choose(const Position& seen, Seat seat, RandomStream& random) override {
        Advice advice;
        advice.action = seen.random_action(seat, random);
        return advice;
    }
};

// What the game's own adviser thinks best, one look ahead.
class GreedyBot final : public Bot {
  public:
    explicit GreedyBot(Effort effort) : effort_(effort) {}
    Advice choose(const Position& seen, Seat seat, RandomStream& random) override {
        Effort effort = effort_;
        effort.notebook = &notebook_;
        return seen.advise(seat, effort, random);
    }

  private:
    Effort effort_;
    Notebook notebook_;
};

// The same look ahead, but a judge that was trained on many games values where it leads. Where the
// game has none, the hand-made one does.
class LearnedBot final : public Bot {
  public:
    explicit LearnedBot(Effort effort) : effort_(effort) {}
    Advice choose(const Position& seen, Seat seat, RandomStream& random) override {
        KeptPlan& plan = plans_[static_cast<std::size_t>(seat)];
        if (std::optional<Advice> next = plan.next(seen, seat)) return *std::move(next);
        Effort effort = effort_;
        effort.judge = seen.game().judge();
        effort.notebook = &notebook_;
        Advice advice = seen.advise(seat, effort, random);
        plan = is_worth_keeping(effort, advice) ? KeptPlan(seen, seat, advice) : KeptPlan();
        return advice;
    }
    KeptPlan plan_of(Seat seat) const override { return plans_[static_cast<std::size_t>(seat)]; }
    void take_up(Seat seat, const KeptPlan& plan) override {
        plans_[static_cast<std::size_t>(seat)] = plan;
    }

  private:
    Effort effort_;
    Notebook notebook_;
    KeptPlans plans_;
};

constexpr OptionShape kTrials{"trials",
                              "integer",
                              "20000",  // kUsualTrials
                              "how many arrangements it tries for one decision",
                              1,
                              kMostTrials,
                              {}};
constexpr std::array kAdviserOptions{kTrials};
constexpr std::array kLearnedOptions{
    kTrials, OptionShape{"iterations",
                         "integer",
                         "0",
                         "how many positions after its turn it looks into for one decision",
                         0,
                         kMostIterations,
                         {}}};

Result<std::unique_ptr<Bot>> make_random(const JsonReader& options, const Allowance&) {
    options.only({});
    return std::unique_ptr<Bot>(std::make_unique<RandomBot>());
}

template <class AdviserBot>
Result<std::unique_ptr<Bot>> make_adviser(const JsonReader& options, const Allowance& allowed) {
    if constexpr (std::is_same_v<AdviserBot, LearnedBot>)
        options.only({"trials", "iterations"});
    else
        options.only({"trials"});
    Effort effort;
    effort.patience = allowed.patience;
    effort.all_seeing = allowed.all_seeing;
    if (options.has("trials"))
        effort.trials = static_cast<std::uint32_t>(options["trials"].integer(1, kMostTrials));
    if (options.has("iterations"))
        effort.iterations =
            static_cast<std::uint32_t>(options["iterations"].integer(0, kMostIterations));
    effort.trials = std::min(effort.trials, allowed.trials);
    return std::unique_ptr<Bot>(std::make_unique<AdviserBot>(effort));
}

template <std::size_t number>
Result<std::unique_ptr<Bot>> make_level(const JsonReader& options, const Allowance& allowed) {
    options.only({});
    return level_bot(number, allowed);
}

using Make = Result<std::unique_ptr<Bot>> (*)(const JsonReader& options, const Allowance& allowed);

constexpr std::size_t kOthers = 3;  // before the levels
constexpr std::array<BotShape, kOthers + kLevels> kShapes{{
    {"random", "Chance", "plays any legal action that leads on", {}},
    {"greedy", "Opportunist", "plays what looks best at once", kAdviserOptions},
    {"learned", "Scholar",
     "plays what looks best at once to a judge trained on many games; where a game has no such "
     "judge, it plays as greedy does",
     kLearnedOptions},
    {"level-1", "Novice", "the gentlest of the five levels of a game", {}},
    {"level-2", "Apprentice", "the second of the five levels of a game", {}},
    {"level-3", "Journeyman", "the third of the five levels of a game", {}},
    {"level-4", "Expert", "the fourth of the five levels of a game", {}},
    {"level-5", "Master", "the strongest of the five levels of a game", {}},
}};
constexpr std::array<Make, kShapes.size()> kMake{make_random,
                                                 make_adviser<GreedyBot>,
                                                 make_adviser<LearnedBot>,
                                                 make_level<0>,
                                                 make_level<1>,
                                                 make_level<2>,
                                                 make_level<3>,
                                                 make_level<4>};

}  // namespace

std::span<const BotShape> bot_shapes() {
    return kShapes;
}

std::span<const BotShape> level_shapes() {
    return bot_shapes().subspan(kOthers);
}

Json bots_json(std::uint32_t most_trials) {
    JsonArray bots;
    for (const BotShape& shape : bot_shapes()) {
        JsonArray options;
        for (const OptionShape& option : shape.options)
            options.push_back(JsonObject{{"name", option.name},
                                         {"type", option.type},
                                         {"help", option.help},
                                         {"default", parse_json(option.default_value).value()},
                                         {"min", option.min},
                                         {"max", std::min<std::int64_t>(option.max, most_trials)}});
        bots.push_back(JsonObject{{"name", shape.name},
                                  {"title", shape.title},
                                  {"help", shape.help},
                                  {"options", std::move(options)}});
    }
    return bots;
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const Json& options,
                                      const Allowance& allowed) {
    std::string known;
    for (std::size_t i = 0; i < kShapes.size(); ++i) {
        known += (known.empty() ? "" : ", ") + std::string(kShapes[i].name);
        if (kShapes[i].name != name) continue;
        JsonErrors errors;
        Result<std::unique_ptr<Bot>> bot = kMake[i](JsonReader(options, errors), allowed);
        if (!errors.ok()) return errors.error();
        return bot;
    }
    return Error{"unknown_bot", "there is no bot \"" + std::string(name) + "\"; there is: " + known,
                 "/bot", ""};
}

Advice ask_bot(Bot& bot, const Position& position, Seat seat, RandomStream& random) {
    const std::unique_ptr<Position> seen = position.guess(seat, random);
    return bot.choose(*seen, seat, random);
}

}  // namespace orrery
