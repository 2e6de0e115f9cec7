#include "bots/bot.h"

#include <algorithm>
#include <array>

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
        Effort effort = effort_;
        effort.judge = seen.game().judge();
        effort.notebook = &notebook_;
        return seen.advise(seat, effort, random);
    }

  private:
    Effort effort_;
    Notebook notebook_;
};

constexpr std::array kAdviserOptions{OptionShape{"trials",
                                                 "integer",
                                                 "20000",  // kUsualTrials
                                                 "how many arrangements it tries for one decision",
                                                 1,
                                                 kMostTrials,
                                                 {}}};

Result<std::unique_ptr<Bot>> make_random(const JsonReader& options, Patience) {
    options.only({});
    return std::unique_ptr<Bot>(std::make_unique<RandomBot>());
}

template <class AdviserBot>
Result<std::unique_ptr<Bot>> make_adviser(const JsonReader& options, Patience patience) {
    options.only({"trials"});
    Effort effort;
    effort.patience = patience;
    if (options.has("trials"))
        effort.trials = static_cast<std::uint32_t>(options["trials"].integer(1, kMostTrials));
    return std::unique_ptr<Bot>(std::make_unique<AdviserBot>(effort));
}

struct BotKind {
    BotShape shape;
    Result<std::unique_ptr<Bot>> (*make)(const JsonReader& options, Patience patience);
};

// The weakest first: who plays for the first time sits down with that one.
const std::array kBots{
    BotKind{{"random", "plays any legal action that leads on", {}, false}, make_random},
    BotKind{{"greedy", "plays what looks best at once", kAdviserOptions, false},
            make_adviser<GreedyBot>},
    BotKind{{"learned",
             "plays what looks best at once to a judge trained on many games; where a game has no "
             "such judge, it plays as greedy does",
             kAdviserOptions, true},
            make_adviser<LearnedBot>},
};

}  // namespace

std::span<const BotShape> bot_shapes() {
    static const std::array shapes{kBots[0].shape, kBots[1].shape, kBots[2].shape};
    return shapes;
}

std::vector<std::string_view> bots_for(const AnyGame& game) {
    std::vector<std::string_view> names;
    for (const BotShape& shape : bot_shapes())
        if (!shape.needs_judge || game.judge() != nullptr) names.push_back(shape.name);
    return names;
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
        bots.push_back(JsonObject{
            {"name", shape.name}, {"help", shape.help}, {"options", std::move(options)}});
    }
    return bots;
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const Json& options,
                                      Patience patience) {
    std::string known;
    for (const BotKind& kind : kBots) {
        known += (known.empty() ? "" : ", ") + std::string(kind.shape.name);
        if (kind.shape.name != name) continue;
        JsonErrors errors;
        Result<std::unique_ptr<Bot>> bot = kind.make(JsonReader(options, errors), patience);
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
