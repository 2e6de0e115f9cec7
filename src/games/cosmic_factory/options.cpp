#include "games/cosmic_factory/options.h"

#include <algorithm>
#include <array>

#include "core/json.h"

namespace orrery::cosmic_factory {
namespace {

constexpr std::array kShapes{
    OptionShape{"sandglass_seconds",
                "integer",
                "60",
                "time to build a galaxy; 0 = untimed, and then no choice has a limit",
                0,
                kLongestLimit,
                {}},
    OptionShape{"choice_seconds",
                "integer",
                "20",
                "time for the choices of cards 1, 13, 19 and 20; 0 = no limit",
                0,
                kLongestLimit,
                {}},
    OptionShape{"draft_seconds",
                "integer",
                "0",
                "time for a draft pick; 0 = no limit",
                0,
                kLongestLimit,
                {}},
    OptionShape{
        "beginner", "boolean", "false", "beginner variant: no chaos cards, no draft", 0, 0, {}},
    OptionShape{"cards",
                "list",
                "[]",
                "chaos cards for the first rounds, by number; the others are drawn",
                0,
                kRounds,
                {}},
};

std::uint16_t seconds(const JsonReader& json, std::string_view name, std::uint16_t standard) {
    if (!json.has(name)) return standard;
    return static_cast<std::uint16_t>(json[name].integer(0, kLongestLimit));
}

}  // namespace

std::span<const OptionShape> option_shapes() {
    return kShapes;
}

Options options_from_json(const JsonReader& json, int cards) {
    Options options;
    json.only({"sandglass_seconds", "choice_seconds", "draft_seconds", "beginner", "cards"});
    options.sandglass_seconds = seconds(json, "sandglass_seconds", options.sandglass_seconds);
    options.choice_seconds = seconds(json, "choice_seconds", options.choice_seconds);
    options.draft_seconds = seconds(json, "draft_seconds", options.draft_seconds);
    if (options.sandglass_seconds == 0 && options.draft_seconds != 0)
        json["draft_seconds"].fail("an untimed game has no limits", "CF-CLOCK-05");
    if (json.has("beginner")) options.beginner = json["beginner"].boolean() ? 1 : 0;
    if (json.has("cards")) {
        const JsonReader chosen = json["cards"];
        const std::size_t count = chosen.size(0, kRounds);
        if (count > 0 && options.beginner != 0)
            chosen.fail("the beginner variant has no chaos cards", "CF-VAR-01");
        for (std::size_t i = 0; i < count && json.ok(); ++i) {
            const auto card = static_cast<std::uint8_t>(chosen[i].integer(1, cards));
            if (std::find(options.cards.begin(), options.cards.end(), card) != options.cards.end())
                chosen[i].fail("card " + std::to_string(card) + " is there once", "CF-COMP-03");
            options.cards[i] = card;
        }
    }
    return options;
}

Json options_to_json(const Options& options) {
    JsonArray cards;
    for (std::uint8_t card : options.cards)
        if (card != 0) cards.push_back(card);
    return JsonObject{{"sandglass_seconds", options.sandglass_seconds},
                      {"choice_seconds", options.choice_seconds},
                      {"draft_seconds", options.draft_seconds},
                      {"beginner", options.beginner != 0},
                      {"cards", std::move(cards)}};
}

}  // namespace orrery::cosmic_factory
