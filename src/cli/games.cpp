// `orrery games`: what there is to play, and with which options
// and opponents.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "bots/bot.h"
#include "cli/command.h"
#include "cli/text_table.h"
#include "core/json.h"

namespace orrery::cli {
namespace {

void print_games(const Registry& registry, std::ostream& out) {
    for (const std::unique_ptr<AnyGame>& game : registry.games()) {
        const GameInfo& info = game->info();
        out << fmt::format("{}  {}, {} (rules {}, content {})\n", info.id, info.name,
                           info.players_text(), info.rules_version, game->content_version());
        TextTable options({"option", "type", "default", "range", "what it does"});
        for (const OptionShape& option : info.options) {
            std::string range =
                option.min == option.max ? "" : fmt::format("{} to {}", option.min, option.max);
            for (const std::string_view choice : option.choices)
                range += (range.empty() ? "" : ", ") + std::string(choice);
            options.add({std::string(option.name), std::string(option.type),
                         std::string(option.default_value), range, std::string(option.help)});
        }
        options.print(out, "  ");
        TextTable levels({"bot", "called", "what it is like"});
        for (std::size_t i = 0; i < info.levels.size(); ++i)
            levels.add({std::string(level_shapes()[i].name), std::string(level_shapes()[i].title),
                        std::string(info.levels[i].character)});
        levels.print(out, "  ");
    }
}

void print_games_json(const Registry& registry, std::ostream& out) {
    JsonArray games;
    for (const std::unique_ptr<AnyGame>& game : registry.games()) games.push_back(game_json(*game));
    out << to_pretty_text(games);
}

}  // namespace

void add_games(CLI::App& app, Context& context) {
    CLI::App* command =
        app.add_subcommand("games", "List the games, their options and the levels of their bots");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "Everything a host needs, as JSON");
    command->callback([&context, json] {
        if (*json)
            print_games_json(context.registry(), std::cout);
        else
            print_games(context.registry(), std::cout);
    });
}

}  // namespace orrery::cli
