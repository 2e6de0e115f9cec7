// `orrery cosmobot`: Cosmobot at the table of somebody who plays the printed game.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <filesystem>
#include <iostream>

#include "cli/command.h"
#include "cli/companion/profile.h"
#include "cli/companion/session.h"
#include "cli/record_file.h"
#include "cli/seed.h"
#include "games/anunnaki/options.h"

namespace orrery::cli {
namespace {

using anunnaki::companion::Companion;

constexpr std::string_view kGame = "cosmobot";

struct Arguments {
    std::string file, seed;
    std::string person = "greek", bot = "random", difficulty = "normal";
    bool distant = false, creatures = false, reveal = false, expansions = false;
    bool cards = false, die = false, empty = false;
    bool no_colour = false, ascii = false;
};

// What an option of the game can be.
std::vector<std::string> choices(std::string_view option) {
    std::vector<std::string> names;
    for (const OptionShape& shape : companion::an::option_shapes())
        if (shape.name == option) names.assign(shape.choices.begin(), shape.choices.end());
    return names;
}

[[noreturn]] void fail(const std::string& at, const std::string& message) {
    throw Failed{Error{"bad_arguments", message, at, ""}, kUsage};
}

void play_on(Context& context, companion::Game game, const Arguments& arguments) {
    Result<companion::an::Content> content = companion::an::load_content(context.content_files());
    if (!content) throw Failed{content.error()};
    const Companion rules(std::move(*content));
    play::Terminal terminal = play::Terminal::standard({arguments.no_colour, arguments.ascii});
    companion::Session(rules, std::move(game), terminal).run();
}

void run_new(Context& context, const Arguments& arguments) {
    if (std::filesystem::exists(arguments.file))
        fail(arguments.file, "this file is there already: orrery cosmobot resume goes on with it");
    const JsonObject options{{"person_house", arguments.person},
                             {"bot_house", arguments.bot},
                             {"difficulty", arguments.difficulty},
                             {"distant_planets", arguments.distant},
                             {"creatures", arguments.creatures},
                             {"advanced_reveal", arguments.reveal},
                             {"expansion_houses", arguments.expansions},
                             {"physical_cards", arguments.cards},
                             {"physical_die", arguments.die},
                             {"board", arguments.empty ? "empty" : "standard"}};
    const Seed seed = read_seed(arguments.seed.empty() ? new_seed() : arguments.seed);
    Result<std::unique_ptr<Position>> start = context.game(kGame).start(1, options, seed);
    if (!start) throw Failed{start.error(), kUsage};
    play_on(context,
            {play::History(std::move(*start), seed, play::History::Limit::kFree), arguments.file},
            arguments);
}

void run_resume(Context& context, const Arguments& arguments) {
    const RecordFile file = read_record(context, arguments.file);
    if (file.game->info().id != kGame)
        fail(arguments.file, fmt::format("this is a game of {}", file.game->info().name));
    // Of another version it goes on only where it comes to the same.
    if (const auto replayed = replay(*file.game, file.record); !replayed)
        throw bad_record(arguments.file, replayed.error());
    Result<std::unique_ptr<Position>> start = start_of(*file.game, file.record);
    play::History history(std::move(*start), file.record.seed, play::History::Limit::kFree);
    std::vector<Event> events;
    for (const RecordedAction& told : file.record.actions)
        history.apply(told.seat, told.action, events);
    play_on(context, {std::move(history), arguments.file}, arguments);
}

void add_screen(CLI::App& command, Arguments& arguments) {
    command.add_flag("--no-color", arguments.no_colour, "No colours");
    command.add_flag("--ascii", arguments.ascii, "No characters beyond ASCII");
}

void add_new(CLI::App& parent, Context& context) {
    CLI::App* command = parent.add_subcommand("new", "Begin a game; it is kept in FILE");
    auto arguments = std::make_shared<Arguments>();
    command->add_option("file", arguments->file, "Where the game is kept")
        ->type_name("FILE")
        ->required();
    command->add_option("--person", arguments->person, "Your house (default: greek)")
        ->check(CLI::IsMember(choices("person_house")));
    command->add_option("--bot", arguments->bot, "Cosmobot’s house (default: a random one)")
        ->check(CLI::IsMember(choices("bot_house")));
    command->add_option("--difficulty", arguments->difficulty, "How strong Cosmobot is")
        ->check(CLI::IsMember(choices("difficulty")));
    command->add_flag("--distant-planets", arguments->distant, "With the module Distant Planets");
    command->add_flag("--creatures", arguments->creatures, "With Mythological Creatures");
    command->add_flag("--expansion-houses", arguments->expansions,
                      "The houses of the expansions may play");
    command->add_flag("--advanced-reveal", arguments->reveal,
                      "You choose which adviser card is turned up next");
    command->add_flag("--physical-cards", arguments->cards,
                      "You draw the printed adviser cards and type them");
    command->add_flag("--physical-die", arguments->die, "You roll the printed die and type it");
    command->add_flag("--empty", arguments->empty,
                      "Begin with an empty board, to enter a game that is under way");
    command->add_option("--seed", arguments->seed, "The seed of the decks and the die, a number");
    add_screen(*command, *arguments);
    command->callback([&context, arguments] { run_new(context, *arguments); });
}

void add_resume(CLI::App& parent, Context& context) {
    CLI::App* command = parent.add_subcommand("resume", "Go on with the game in FILE");
    auto arguments = std::make_shared<Arguments>();
    command->add_option("file", arguments->file, "Where the game is kept")
        ->type_name("FILE")
        ->required();
    add_screen(*command, *arguments);
    command->callback([&context, arguments] { run_resume(context, *arguments); });
}

void add_profile(CLI::App& parent) {
    CLI::App* command = parent.add_subcommand(
        "profile", "Type in what is printed in your box; play with --content DIR");
    struct Typed {
        std::string folder;
        std::vector<std::string> changes;
    };
    auto typed = std::make_shared<Typed>();
    command->add_option("folder", typed->folder, "Where the content files are kept")
        ->type_name("DIR")
        ->required();
    command->add_option("change", typed->changes,
                        "A change, in quotation marks; without any they are read line by line");
    command->footer(companion::profile_help());
    command->callback([typed] {
        companion::Profile profile(typed->folder);
        if (typed->changes.empty()) return profile.talk(std::cin, std::cout);
        for (const std::string& change : typed->changes) std::cout << profile.change(change);
    });
}

}  // namespace

void add_cosmobot(CLI::App& app, Context& context) {
    CLI::App* command = app.add_subcommand(
        "cosmobot", "The opponent for the printed Anunnaki: you report, Cosmobot plays");
    command->require_subcommand(1);
    command->footer(
        "You play the printed game and tell the program what changed in your turn; it decides "
        "what\n"
        "Cosmobot does, says which pieces to move and why. The game is kept in a file after every\n"
        "line: `orrery verify` and `orrery replay` read it, too.");
    add_new(*command, context);
    add_resume(*command, context);
    add_profile(*command);
}

}  // namespace orrery::cli
