#include "tests/conformance/option_sets.h"

#include "tests/support/games.h"

namespace orrery::test {
namespace {

std::vector<Json> values_of(const OptionShape& option) {
    if (option.type == "boolean") return {false, true};
    if (option.type == "integer") return {option.min, option.max};
    std::vector<Json> values;
    for (std::string_view choice : option.choices) values.emplace_back(choice);
    return values;
}

// One row a game that has lists among its options.
std::vector<Json> lists_of(std::string_view game) {
    std::vector<Json> sets;
    if (game == "cosmic-factory")  // every chaos card; the four other rounds have cards by chance
        for (int card = 1; card <= 20; ++card)
            sets.push_back(JsonObject{{"cards", JsonArray{card}}});
    return sets;
}

}  // namespace

std::vector<OptionSet> option_sets(const AnyGame& game) {
    std::vector<OptionSet> sets{{"default_options", JsonObject{}}};
    const auto add = [&](const Json& options) {
        sets.push_back({test_name(to_text(options)), options});
    };
    for (const OptionShape& option : game.info().options)
        for (const Json& value : values_of(option))
            if (value != json(option.default_value)) add(JsonObject{{option.name, value}});
    for (const Json& options : lists_of(game.info().id)) add(options);
    return sets;
}

}  // namespace orrery::test
