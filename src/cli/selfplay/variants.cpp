#include "cli/selfplay/variants.h"

#include <algorithm>

#include "cli/arguments.h"
#include "cli/command.h"

namespace orrery::cli {
namespace {

std::vector<Json> values_of(const OptionShape& option) {
    std::vector<Json> values;
    if (option.type == "boolean") values = {Json(true), Json(false)};
    for (const std::string_view choice : option.choices) values.emplace_back(choice);
    return values;
}

}  // namespace

Variants::Variants(const AnyGame& game, JsonObject fixed, const std::vector<std::string>& varied)
    : game_(&game), turns_{std::move(fixed)} {
    check(turns_[0]);
    for (const std::string& name : varied) {
        const auto options = game.info().options;
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&](const auto& shape) { return shape.name == name; });
        if (option == options.end() || values_of(*option).empty())
            fail_arguments(std::string(game.info().name) + " has no option \"" + name +
                           "\" that could be varied");
        if (turns_[0].contains(name)) fail_arguments("the option \"" + name + "\" is fixed");
        varied_.push_back({name, values_of(*option)});
    }
    if (!varied_.empty()) return;
    for (const OptionShape& option : game.info().options) {
        if (turns_[0].contains(option.name)) continue;
        const Result<Json> usual = parse_json(option.default_value);
        for (const Json& value : values_of(option)) {
            JsonObject options = turns_[0];
            options[option.name] = value;
            if ((!usual || *usual != value) && allowed(options)) turns_.push_back(options);
        }
    }
}

void Variants::check(const JsonObject& options) const {
    const auto start = game_->start(game_->info().min_players, options, Seed{});
    if (!start) throw Failed{start.error(), kUsage};
}

bool Variants::allowed(const JsonObject& options) const {
    return game_->start(game_->info().min_players, options, Seed{}).ok();
}

JsonObject Variants::drawn(RandomStream& random) const {
    JsonObject options = turns_[0];
    for (const Varied& option : varied_)
        options[option.name] =
            option.values[random.uniform(static_cast<std::uint32_t>(option.values.size()))];
    return options;
}

JsonObject Variants::of(std::uint64_t turn, const Seed& seed) const {
    if (varied_.empty()) return turns_[turn % turns_.size()];
    constexpr int kTries = 1000;
    RandomStream random(seed);
    for (int i = 0; i < kTries; ++i) {
        JsonObject options = drawn(random);
        if (allowed(options)) return options;
    }
    fail_arguments("the game refuses what was drawn of the varied options");
}

}  // namespace orrery::cli
