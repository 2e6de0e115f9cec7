#include "tests/conformance/option_sets.h"

#include "core/json.h"
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

// What a choice of one option needs of the others. One row a game whose options depend on each
// other.
JsonObject needed_by(std::string_view game, std::string_view option, const Json& value) {
    if (game != "anunnaki" && game != "cosmobot") return {};
    if (value == "mesos" || value == "nypponis") return {{"expansion_houses", true}};
    if (option == "bot_house" && value == "greek") return {{"person_house", "norse"}};
    return {};
}

// One row a game that has lists among its options, or options that belong together.
std::vector<Json> further_sets(std::string_view game) {
    std::vector<Json> sets;
    if (game == "anunnaki")  // all modules at every difficulty
        for (const char* difficulty : {"easy", "normal", "hard", "extreme"})
            sets.push_back(JsonObject{{"difficulty", difficulty},
                                      {"advanced_reveal", true},
                                      {"distant_planets", true},
                                      {"creatures", true},
                                      {"expansion_houses", true}});
    if (game == "cosmobot")  // everything from the printed box, with all modules
        for (const char* board : {"standard", "empty"})
            sets.push_back(JsonObject{{"board", board},
                                      {"advanced_reveal", true},
                                      {"distant_planets", true},
                                      {"creatures", true},
                                      {"physical_cards", true},
                                      {"physical_die", true}});
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
            if (value != json(option.default_value)) {
                JsonObject options = needed_by(game.info().id, option.name, value);
                options[option.name] = value;
                add(options);
            }
    for (const Json& options : further_sets(game.info().id)) add(options);
    return sets;
}

}  // namespace orrery::test
