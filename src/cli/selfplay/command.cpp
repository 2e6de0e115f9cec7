// `orrery selfplay`: games of judges among themselves, for training and for matches.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <thread>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/selfplay/golden.h"
#include "cli/selfplay/run.h"
#include "core/json.h"

namespace orrery::cli {
namespace {

std::atomic<bool> stopped = false;

struct SelfplayOptions {
    std::string game, judge = "hand-made", against, golden;
    double minutes = 0;
    int threads = 0;
    bool features = false;
    std::vector<std::string> fixed;
    SelfplayPlan plan;
};

std::string time_text(double seconds) {
    const auto whole = std::lround(seconds);
    return whole < 120 ? fmt::format("{} s", whole)
                       : fmt::format("{} min {:02} s", whole / 60, whole % 60);
}

// A terminal sees one line that changes; a file one line every ten seconds.
class ProgressLine {
  public:
    explicit ProgressLine(double limit) : limit_(limit) {}
    void operator()(std::uint64_t done, std::uint64_t all, double seconds) {
        if (done == 0 || (!terminal_ && seconds < next_)) return;
        next_ = seconds + 10;
        double left = seconds / static_cast<double>(done) * static_cast<double>(all - done);
        if (limit_ > 0) left = std::min(left, std::max(0.0, limit_ - seconds));
        const std::string line = fmt::format("{} of {} games, {:.1f} a second, {} left", done, all,
                                             static_cast<double>(done) / seconds, time_text(left));
        std::cerr << (terminal_ ? "\r" : "") << line << (terminal_ ? "   " : "\n") << std::flush;
    }
    ~ProgressLine() {
        if (terminal_) std::cerr << "\r" << std::string(72, ' ') << "\r" << std::flush;
    }

  private:
    double limit_, next_ = 0;
    bool terminal_ = isatty(STDERR_FILENO) == 1;
};

// "hand-made", "built-in", or a file of weights.
std::optional<Judge> read_judge(const AnyGame& game, const std::string& name) {
    if (name == "hand-made") return std::nullopt;
    if (name == "built-in") {
        if (game.judge_error() != nullptr) throw Failed{*game.judge_error()};
        if (game.judge() == nullptr)
            throw Failed{
                {"bad_arguments", std::string(game.info().name) + " has no learned judge", "", ""}};
        return *game.judge();
    }
    Result<Judge> judge = judge_from_text(read_file(name), game.info().id, *game.feature_space());
    if (judge) return std::move(*judge);
    Error error = judge.error();
    error.at = name + (error.at.empty() ? "" : ": " + error.at);
    throw Failed{error};
}

void check_players(const GameInfo& info, std::vector<int>& players) {
    if (players.empty())
        for (int count = info.min_players; count <= info.max_players; ++count)
            players.push_back(count);
    for (const int count : players)
        if (count < info.min_players || count > info.max_players)
            throw Failed{
                {"bad_arguments",
                 fmt::format("{} is for {}, not {}", info.name, info.players_text(), count), "",
                 ""}};
}

// Fails where the program computes anything else than the trainer.
void compare(const AnyGame& game, const std::optional<Judge>& judge, const std::string& file) {
    if (!judge) throw Failed{{"bad_arguments", "only a learned judge has outputs", "--judge", ""}};
    const Result<Json> golden = parse_json(read_file(file));
    if (!golden) throw Failed{placed_at(file, golden.error())};
    const JsonObject compared = compared_with_golden(game, *judge, *golden);
    std::cout << to_pretty_text(compared);
    if (compared.at("different") != Json(0))
        throw Failed{
            {"bad_weights", "the judge gives other outputs than its trainer expects", file, ""},
            kFailure};
}

void make_folder(const std::string& folder) {
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    if (failure) throw Failed{{"bad_input", "cannot be made: " + failure.message(), folder, ""}};
    for (const auto& entry : std::filesystem::directory_iterator(folder, failure))
        if (entry.path().extension() == ".shard")
            throw Failed{{"bad_input", "there are shards of another run", folder, ""}};
}

void run(Context& context, SelfplayOptions options) {
    const AnyGame& game = context.game(options.game);
    if (game.feature_space() == nullptr)
        throw Failed{{"bad_arguments",
                      std::string(game.info().name) + " has no features for a judge to learn from",
                      "", ""}};
    if (options.features) {
        for (const std::string& name : game.feature_space()->names()) std::cout << name << '\n';
        return;
    }
    SelfplayPlan& plan = options.plan;
    plan.game = &game;
    check_players(game.info(), plan.players);
    for (const std::string& option : options.fixed) add_pair(plan.options, option, "the option");
    const std::optional<Judge> judge = read_judge(game, options.judge);
    const std::optional<Judge> against =
        options.against.empty() ? std::nullopt : read_judge(game, options.against);
    if (!options.golden.empty()) return compare(game, judge, options.golden);
    plan.judge = judge ? &*judge : nullptr;
    plan.match = !options.against.empty();
    plan.against = against ? &*against : nullptr;
    plan.seconds = options.minutes * 60;
    plan.threads = options.threads > 0
                       ? options.threads
                       : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    if (!plan.folder.empty()) make_folder(plan.folder);
    const std::span<const std::string> names = game.feature_space()->names();
    plan.about = {{"format", 2},
                  {"game", game.info().id},
                  {"rules", game.info().rules_version},
                  {"content", game.content_version()},
                  {"features", JsonObject{{"version", game.feature_space()->version()},
                                          {"names", JsonArray(names.begin(), names.end())}}},
                  {"judge", options.judge},
                  {"against", plan.match ? Json(options.against) : Json()},
                  {"opponent", game.info().opponent.empty() ? Json() : Json(game.info().opponent)},
                  {"options", plan.options},
                  {"varied", JsonArray(plan.varied.begin(), plan.varied.end())},
                  {"trials", plan.trials},
                  {"seed", plan.seed},
                  {"explore", plan.exploration.chance},
                  {"near", plan.exploration.near},
                  {"random_openings", plan.exploration.random_opening}};
    std::signal(SIGINT, [](int) { stopped = true; });
    SelfplayResult result;
    {
        ProgressLine line(plan.seconds);
        result = run_selfplay(plan, stopped, std::ref(line));
    }
    JsonObject json{{"games", result.games},   {"turn_ends", result.turn_ends},
                    {"shards", result.shards}, {"seconds", result.seconds},
                    {"judge", options.judge},  {"whole", !stopped.load()}};
    if (plan.match) {
        json["against"] = options.against;
        json["match"] = result.tally.json();
    }
    std::cout << to_pretty_text(json);
}

}  // namespace

void add_selfplay(CLI::App& app, Context& context) {
    auto options = std::make_shared<SelfplayOptions>();
    SelfplayPlan& plan = options->plan;
    CLI::App* command =
        app.add_subcommand("selfplay", "Let judges play among themselves, to train or to compare");
    command->add_option("game", options->game, "Which game")->type_name("GAME")->required();
    command->add_option("--out", plan.folder, "Write shards of games to this folder")
        ->type_name("DIR");
    command->add_option("--games", plan.games, "How many games; deals are played out")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000'000}))
        ->capture_default_str();
    command->add_option("--minutes", options->minutes, "Stop after this time; 0 = no limit")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--threads", options->threads, "Games at the same time; 0 = all cores")
        ->check(CLI::Range(0, 1024));
    command->add_option("--seed", plan.seed, "Other numbers, other games")->type_name("N");
    command
        ->add_option("--players", plan.players, "Numbers of players, such as 2,3; all by default")
        ->delimiter(',')
        ->type_name("N,…");
    command->add_option("--option", options->fixed, "An option of the game, for all games")
        ->type_name("NAME=VALUE");
    command
        ->add_option("--vary", plan.varied,
                     "Options of which every game has any value, drawn evenly")
        ->delimiter(',')
        ->type_name("NAME,…");
    command
        ->add_option("--trials", plan.trials,
                     "How hard everybody thinks; fewer are faster where a game thinks longer")
        ->check(CLI::Range(std::uint32_t{1}, kMostTrials))
        ->capture_default_str();
    command
        ->add_option("--judge", options->judge,
                     "Who values turns: hand-made, built-in, or a file of weights")
        ->type_name("FILE")
        ->capture_default_str();
    command
        ->add_option("--against", options->against,
                     "A match: this judge has all seats but one, or plays the same deals alone; "
                     "likewise a name or a file")
        ->type_name("FILE");
    command
        ->add_option("--explore", plan.exploration.chance,
                     "Chance of a turn that begins with any near-best action")
        ->check(CLI::Range(0.0, 1.0));
    command
        ->add_option("--near", plan.exploration.near,
                     "How many points less than the best those may promise")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command
        ->add_option("--random-openings", plan.exploration.random_opening,
                     "Share of games whose first turns, up to two rounds of them, are random")
        ->check(CLI::Range(0.0, 1.0));
    command->add_option("--shard-deals", plan.shard_deals, "Deals in one shard")
        ->check(CLI::Range(std::size_t{1}, std::size_t{100'000}))
        ->capture_default_str();
    command
        ->add_option(
            "--golden", options->golden,
            "Only compare the judge's outputs with those that its trainer wrote to golden.json")
        ->type_name("FILE");
    command->add_flag("--features", options->features, "Only name the features, by index");
    command->footer(
        "Every deal is played twice with other chance of the players, in a match once for each "
        "seat,\n"
        "or by both where there is one. What a game is depends on the seed and its number alone, "
        "not on\n"
        "the threads. Numbers of players take turns, and values of options where none are given or "
        "varied.\n"
        "Ctrl-C finishes the games that run and keeps all that are whole. Shards are described in\n"
        "train/README.md.\n\n"
        "Examples:\n"
        "  orrery selfplay cosmogenesis --out games --games 80000 --explore 0.1\n"
        "  orrery selfplay cosmogenesis --judge new.json --against built-in --games 2000\n"
        "  orrery selfplay anunnaki --vary difficulty,creatures --trials 1000 --out games");
    command->callback([&context, options] { run(context, *options); });
}

}  // namespace orrery::cli
