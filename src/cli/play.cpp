// `orrery play GAME`: a game in the terminal, for people at one keyboard and bots.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <chrono>

#include "bots/bot.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/play/session.h"
#include "cli/seed.h"
#include "core/text.h"

namespace orrery::cli {
namespace {

struct PlayArguments {
    std::string game;
    int players = 0;
    std::vector<std::string> seats;
    std::vector<std::string> options;
    std::string seed;
    std::string record;
    bool timed = false, no_colour = false, ascii = false;
};

// The bot that people know by this name, in small letters, or that programs do.
const BotShape* find_bot(std::string_view text) {
    const auto alike = [](char written, char small) {
        return std::tolower(static_cast<unsigned char>(written)) == small;
    };
    for (const BotShape& shape : bot_shapes())
        if (shape.name == text ||
            std::equal(shape.title.begin(), shape.title.end(), text.begin(), text.end(), alike))
            return &shape;
    return nullptr;
}

void seat_bot(play::Player& player, const AnyGame& game, const std::string& text) {
    const BotShape* const shape = find_bot(text);
    player.bot = bot_from_text(shape != nullptr ? std::string(shape->name) : text);
    player.kind = shape != nullptr ? shape->title : text;
    const std::span<const BotShape> levels = level_shapes();
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (&levels[i] == shape) player.character = game.info().levels[i].character;
}

std::vector<play::Player> make_players(const PlayArguments& arguments, const AnyGame& game,
                                       int count) {
    std::vector<std::string> seats = arguments.seats;
    if (static_cast<int>(seats.size()) > count)
        fail_arguments(fmt::format("{} {} named, but {} {}", counted(seats.size(), "seat"),
                                   word_for(seats.size(), "is", "are"), count,
                                   word_for(count, "plays", "play")));
    if (seats.empty()) seats.emplace_back("human");
    seats.resize(static_cast<std::size_t>(count), std::string(level_shapes().front().name));
    const auto people = std::count(seats.begin(), seats.end(), "human");
    std::vector<play::Player> players;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        play::Player player;
        if (seats[i] != "human") seat_bot(player, game, seats[i]);
        if (player.bot)
            player.name = fmt::format("Bot {}", i + 1);
        else
            player.name = people == 1 ? "You" : fmt::format("Player {}", i + 1);
        players.push_back(std::move(player));
    }
    return players;
}

void run_play(const PlayArguments& arguments, Context& context) {
    const AnyGame& game = context.game(arguments.game);
    const std::unique_ptr<play::Presenter> presenter = play::make_presenter(game);

    JsonObject options = arguments.timed ? JsonObject{} : presenter->untimed_options();
    for (const std::string& option : arguments.options) add_pair(options, option, "the option");
    int players = std::max(arguments.players, static_cast<int>(arguments.seats.size()));
    if (arguments.players > 0) players = arguments.players;
    if (players == 0) players = game.info().min_players;

    play::Setup setup;
    setup.seed_text = arguments.seed.empty() ? new_seed() : arguments.seed;
    setup.seed = read_seed(setup.seed_text);
    Result<std::unique_ptr<Position>> start = game.start(players, options, setup.seed);
    if (!start) throw Failed{start.error(), kUsage};
    setup.start = std::move(start).value();
    setup.players = make_players(arguments, game, players);
    setup.adviser = bot_from_text(std::string(level_shapes().back().name));
    setup.record_file = arguments.record;
    setup.clock_seconds = [] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
            .count();
    };
    play::Terminal terminal = play::Terminal::standard({arguments.no_colour, arguments.ascii});
    play::Session session(std::move(setup), *presenter, terminal);
    session.run();
}

}  // namespace

void add_play(CLI::App& app, Context& context) {
    CLI::App* command = app.add_subcommand("play", "Play a game in the terminal");
    auto arguments = std::make_shared<PlayArguments>();
    command->add_option("game", arguments->game, "The game, such as cosmic-factory")->required();
    command->add_option("--players", arguments->players,
                        "How many play (default: as few as the game allows)");
    command->add_option("--seat", arguments->seats,
                        "Who sits there, seat by seat: human; a level: novice, apprentice, "
                        "journeyman, expert, master; or a bot such as greedy:trials=500 (default: "
                        "human, the others novice)");
    command->add_option("--seed", arguments->seed,
                        "The game’s seed, a number; the same seed deals the same game");
    command->add_option("--option", arguments->options, "An option of the game: name=value");
    command->add_flag("--timed", arguments->timed, "Keep the game’s time limits");
    command->add_option("--record", arguments->record, "Write the game’s record to this file");
    command->add_flag("--no-color", arguments->no_colour, "No colours");
    command->add_flag("--ascii", arguments->ascii, "No characters beyond ASCII");
    command->callback([&context, arguments] { run_play(*arguments, context); });
}

}  // namespace orrery::cli
