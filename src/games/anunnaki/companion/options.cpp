#include "games/anunnaki/companion/options.h"

#include <algorithm>
#include <array>

#include "core/json.h"
#include "games/anunnaki/options.h"

namespace orrery::anunnaki::companion {
namespace {

constexpr std::array<std::string_view, 2> kBoards{"standard", "empty"};
constexpr std::string_view kBoard = "board", kCards = "physical_cards", kDie = "physical_die";

constexpr std::array kOwn{
    OptionShape{kBoard, "choice", "\"standard\"",
                "the board at first: the standard set-up, or capitals alone to enter a game that "
                "is under way",
                0, 0, kBoards},
    OptionShape{
        kCards, "boolean", "false", "you draw the printed adviser cards and type them", 0, 0, {}},
    OptionShape{kDie, "boolean", "false", "you roll the printed chaos die and type it", 0, 0, {}},
};

}  // namespace

std::span<const OptionShape> option_shapes() {
    static const std::vector<OptionShape> shapes = [] {
        const auto common = anunnaki::option_shapes();
        std::vector<OptionShape> all(common.begin(), common.end());
        all.insert(all.end(), kOwn.begin(), kOwn.end());
        return all;
    }();
    return shapes;
}

Start start_from(const Content& content, const JsonReader& json) {
    Start start;
    start.options = options_from(content, json, option_shapes());
    start.options.product = Product::kCompanion;
    if (json.has(kBoard))
        start.facts.empty_start = static_cast<std::uint8_t>(json[kBoard].choice(kBoards));
    const auto physical = [&](std::string_view name, std::uint8_t bit) {
        if (json.has(name) && json[name].boolean())
            start.facts.physical_start =
                static_cast<std::uint8_t>(start.facts.physical_start | bit);
    };
    physical(kCards, kPhysicalCards);
    physical(kDie, kPhysicalDie);
    return start;
}

Json start_to_json(const State& state) {
    Json json = options_to_json(state.options);
    JsonObject& options = json.as_object();
    options[kBoard] = kBoards[state.facts.empty_start];
    options[kCards] = (state.facts.physical_start & kPhysicalCards) != 0;
    options[kDie] = (state.facts.physical_start & kPhysicalDie) != 0;
    return json;
}

}  // namespace orrery::anunnaki::companion
