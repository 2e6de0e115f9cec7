// `orrery content GAME`: what is printed on the components, and how we know.
#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/command.h"
#include "cli/text_table.h"
#include "core/json.h"

namespace orrery::cli {
namespace {

void print_tables(const AnyGame& game, std::ostream& out) {
    out << game.info().name << ", content " << game.content_version() << '\n';
    for (const ContentTable& table : game.content_tables()) {
        out << '\n' << table.title << '\n';
        std::vector<std::string> headings = table.headings;
        headings.emplace_back("provenance");
        TextTable text(std::move(headings));
        for (const ContentEntry& entry : table.entries) {
            std::vector<std::string> row = entry.columns;
            row.emplace_back(to_string(entry.provenance));
            text.add(std::move(row));
        }
        text.print(out, "  ");
    }
}

Json tables_json(const AnyGame& game) {
    JsonArray tables;
    for (const ContentTable& table : game.content_tables()) {
        JsonArray headings(table.headings.begin(), table.headings.end());
        JsonArray entries;
        for (const ContentEntry& entry : table.entries)
            entries.push_back(
                JsonObject{{"columns", JsonArray(entry.columns.begin(), entry.columns.end())},
                           {"provenance", to_string(entry.provenance)}});
        tables.push_back(JsonObject{{"title", table.title},
                                    {"headings", std::move(headings)},
                                    {"entries", std::move(entries)}});
    }
    return JsonObject{{"game", game.info().id},
                      {"content", game.content_version()},
                      {"tables", std::move(tables)}};
}

}  // namespace

void add_content(CLI::App& app, Context& context) {
    CLI::App* command =
        app.add_subcommand("content", "Print a game's tiles, cards and tables with provenance");
    struct Options {
        std::string game;
        bool json = false;
    };
    auto options = std::make_shared<Options>();
    command->add_option("game", options->game, "Which game")->type_name("GAME")->required();
    command->add_flag("--json", options->json, "As JSON");
    command->footer(
        "Provenance: `rulebook` is printed in the rules, `public` is known from public sources,\n"
        "`reconstructed` is our own guess. Correct an entry in a file of your own:\n"
        "  orrery --content DIR content cosmic-factory    reads DIR/cosmic-factory/tiles.json");
    command->callback([&context, options] {
        const AnyGame& game = context.game(options->game);
        if (options->json)
            std::cout << to_pretty_text(tables_json(game));
        else
            print_tables(game, std::cout);
    });
}

}  // namespace orrery::cli
