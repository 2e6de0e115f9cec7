#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "cli/program.h"
#include "core/json.h"
#include "tests/cli/run_program.h"
#include "tests/cli/session.h"

namespace orrery::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::string> subcommands() {
    Context context;
    const Command program = program_arguments(context);
    std::vector<std::string> names;
    for (const Command& command : program.commands) names.push_back(command.name);
    return names;
}

std::string finished_record() {
    Talk talk;
    talk.start(2, R"({"cards":[7]})");
    talk.play(5000);
    return to_text(talk.done(R"({"op":"record"})")["record"]);
}

TEST(Program, helps) {
    const Ran help = run_program_with("--help");
    EXPECT_EQ(help.exit_code, kSuccess);
    EXPECT_EQ(help.err, "");
    for (const std::string& name : subcommands()) {
        EXPECT_THAT(help.out, HasSubstr("  " + name));
        const Ran own = run_program_with(name + " --help");
        EXPECT_EQ(own.exit_code, kSuccess) << name;
        EXPECT_THAT(own.out, HasSubstr("--help")) << name;
    }
    EXPECT_THAT(help.out, HasSubstr("Examples:"));
    EXPECT_EQ(run_program_with("--version").out, "orrery " ORRERY_VERSION "\n");
}

TEST(Program, answers_bad_arguments_with_a_line_and_exit_code_2) {
    struct Case {
        const char *arguments, *message;
    };
    const Case cases[] = {
        {"", "A subcommand is required"},
        {"fly", "there is no subcommand \"fly\""},
        {"--fly", "there is no option \"--fly\""},
        {"games --fly", "--fly"},
        {"content", "game is required"},
        {"content chess", "there is no game \"chess\"; there is: cosmic-factory"},
        {"score chess x.json", "chess"},
        {"score cosmic-factory", "file is required"},
        {"score cosmic-factory /no/such/file", "/no/such/file: there is no such file"},
        {"score cosmic-factory /", "/: this is a folder"},
        {"solve cosmic-factory", "solve needs a FILE or --seed N"},
        {"solve cosmic-factory --seed=-1", "--seed: a seed is a whole number"},
        {"solve cosmic-factory --seed 1 --card 21", "--card"},
        {"solve cosmic-factory --seed 1 --goal win", "--goal"},
        {"solve cosmic-factory --seed 1 --markers 1,2,x", "--markers"},
        {"bench --games 0", "--games"},
        {"completion tcsh", "tcsh"},
        {"replay /no/such/file", "no such file"},
        {"verify", "files is required"},
        {"--content /no/such/folder games", "/no/such/folder: there is no such folder"},
    };
    for (const Case& c : cases) {
        const Ran ran = run_program_with(c.arguments);
        EXPECT_EQ(ran.exit_code, kUsage) << c.arguments;
        EXPECT_EQ(ran.out, "") << c.arguments;
        EXPECT_THAT(ran.err, StartsWith("orrery: ")) << c.arguments;
        EXPECT_THAT(ran.err, HasSubstr(c.message)) << c.arguments;
    }
}

TEST(Program, lists_games_and_content) {
    EXPECT_THAT(run_program_with("games").out,
                StartsWith("cosmic-factory  Cosmic Factory, 2 to 6"));
    EXPECT_EQ(parse_json(run_program_with("games --json").out)->at(0).at("id"),
              Json("cosmic-factory"));
    const Ran content = run_program_with("content cosmic-factory");
    EXPECT_EQ(content.exit_code, kSuccess);
    for (const char* part :
         {"Galaxy tiles", "Scoring tables", "Chaos cards", "rulebook", "reconstructed"})
        EXPECT_THAT(content.out, HasSubstr(part));
    const Json json = parse_json(run_program_with("content cosmic-factory --json").out).value();
    EXPECT_EQ(json.at("tables").at(0).at("entries").as_array().size(), 54U);
}

TEST(Program, speaks_the_protocol) {
    const Ran ran =
        run_program_with("engine",
                         "{\"op\":\"new\",\"game\":\"cosmic-factory\",\"players\":3,\"seed\":42}\n"
                         "nonsense\n{\"op\":\"score\"}\n");
    EXPECT_EQ(ran.exit_code, kSuccess);
    EXPECT_THAT(ran.out, StartsWith(R"({"ok":true,"to_move":[0,1,2],"hash":")"));
    EXPECT_THAT(ran.out, HasSubstr("\n{\"ok\":false,\"error\":{\"code\":\"bad_json\""));
    EXPECT_THAT(ran.out, HasSubstr("\n{\"ok\":true,\"over\":false,\"scores\":["));
}

TEST(Program, replays_and_verifies_records) {
    const TemporaryFolder folder;
    const std::string text = finished_record();
    const std::string good = folder.write("good.json", text);
    std::string changed = text;
    changed[changed.rfind("\"}") - 1] = changed[changed.rfind("\"}") - 1] == '0' ? '1' : '0';
    const std::string bad = folder.write("bad.json", changed);
    const std::string cut = folder.write("cut.json", text.substr(0, text.size() / 2));

    const Ran verified = run_program_with("verify " + good);
    EXPECT_EQ(verified.exit_code, kSuccess);
    EXPECT_THAT(verified.out, StartsWith(good + ": ok (cosmic-factory, 2 players, "));
    EXPECT_EQ(run_program_with("verify -", text).exit_code, kSuccess);
    const Ran several = run_program_with("verify " + bad + " " + good);
    EXPECT_EQ(several.exit_code, kFailure);
    EXPECT_THAT(several.err, HasSubstr("orrery: " + bad + ": /hash: the replay ends in "));
    EXPECT_THAT(several.out, HasSubstr("good.json: ok"));
    EXPECT_EQ(run_program_with("verify " + cut).exit_code, kFailure);
    EXPECT_EQ(run_program_with("verify -", "{}").exit_code, kFailure);
    EXPECT_EQ(run_program_with("verify /no/such/file").exit_code, kUsage);

    const Ran replayed = run_program_with("replay " + good);
    EXPECT_EQ(replayed.exit_code, kSuccess);
    EXPECT_THAT(replayed.out, HasSubstr("The game is over."));
    EXPECT_EQ(run_program_with("replay --json " + good).exit_code, kSuccess);
    EXPECT_EQ(run_program_with("replay " + bad).exit_code, kFailure);
}

TEST(Program, scores_and_solves) {
    const std::string galaxy = R"({"galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})";
    const Ran scored = run_program_with("score cosmic-factory -", galaxy);
    EXPECT_EQ(scored.exit_code, kSuccess);
    EXPECT_THAT(scored.out, HasSubstr("Points: green 5, blue 4, orange 5, star 2: 16 points"));
    EXPECT_EQ(
        parse_json(run_program_with("score cosmic-factory - --json", galaxy).out)->at("total"),
        Json(16));
    const Ran illegal = run_program_with("score cosmic-factory -", R"({"galaxy":"01.0"})");
    EXPECT_EQ(illegal.exit_code, kFailure) << "understood, but against a rule";
    EXPECT_THAT(illegal.err, HasSubstr("(CF-BUILD-03)"));
    EXPECT_EQ(run_program_with("score cosmic-factory -", "{").exit_code, kUsage);
    EXPECT_EQ(run_program_with("score cosmic-factory -", "{}").exit_code, kUsage);

    const std::string hand = R"({"tiles":"07 11 16 21 28 37 42 49 54"})";
    const Ran solved = run_program_with("solve cosmic-factory -", hand);
    EXPECT_EQ(solved.exit_code, kSuccess);
    EXPECT_THAT(solved.out, HasSubstr("Proven optimal: 14 points"));
    const Json json =
        parse_json(run_program_with("solve cosmic-factory - --json", hand).out).value();
    EXPECT_EQ(json.at("proven"), Json(true));
    EXPECT_EQ(json.at("value"), Json(14));
    const Ran same = run_program_with("solve cosmic-factory --seed 7 --goal least --json");
    EXPECT_EQ(parse_json(same.out)->at("goal"), Json("least"));
}

TEST(Program, signs_the_way_it_plays) {
    const Ran first = run_program_with("bench --signature --games 2");
    EXPECT_EQ(first.exit_code, kSuccess);
    EXPECT_THAT(first.out, testing::MatchesRegex("cosmic-factory [0-9a-f]+\n(.* [0-9a-f]+\n)*"));
    EXPECT_EQ(run_program_with("bench --signature --games 2").out, first.out);
    EXPECT_THAT(run_program_with("bench cosmic-factory --games 1").out, HasSubstr("actions/s"));
}

TEST(Program, survives_a_reader_that_leaves) {
    const Ran content = run_shell("set -o pipefail; \"$ORRERY\" content cosmic-factory | head -1");
    EXPECT_EQ(content.exit_code, kSuccess);
    EXPECT_EQ(content.err, "");
    const Ran engine = run_shell(
        "set -o pipefail; yes '{\"op\":\"games\"}' | head -2000 | \"$ORRERY\" engine | head -1");
    EXPECT_EQ(engine.err, "");
    const Ran full = run_program_with("games > /dev/full");
    EXPECT_EQ(full.exit_code, kUsage);
    EXPECT_THAT(full.err, HasSubstr("orrery: the output cannot be written"));
}

TEST(ProgramContent, replaces_built_in_files) {
    const TemporaryFolder folder;
    for (const ContentFile& file : embedded_content())
        if (file.name == "scoring.json") {
            std::string text(file.text);
            text.replace(text.find("[3, 1]"), 6, "[2, 1]");
            folder.write("cosmic-factory/scoring.json", text);
        }
    folder.write(".hidden", "is left alone");
    const std::string option = "--content " + folder.path();
    const Ran changed = run_program_with(option + " content cosmic-factory");
    EXPECT_EQ(changed.exit_code, kSuccess) << changed.err;
    EXPECT_NE(changed.out, run_program_with("content cosmic-factory").out);
    EXPECT_EQ(run_program_with("content cosmic-factory " + option).out, changed.out)
        << "the option may stand behind the subcommand";
    const std::string galaxy = R"({"galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})";
    EXPECT_THAT(run_program_with(option + " score cosmic-factory -", galaxy).out,
                HasSubstr("green 6, blue 4"))
        << "the zone of two green planets counts now";

    const Ran record = run_program_with(option + " verify -", finished_record());
    EXPECT_EQ(record.exit_code, kFailure);
    EXPECT_THAT(record.err, HasSubstr("played with other content"));
}

TEST(ProgramContent, a_record_of_another_version_is_verified_by_playing_it) {
    JsonObject record = parse_json(finished_record()).value().as_object();
    record["rules"] = 99;
    record["content"] = "0123456789abcdef";
    const Ran same = run_program_with("verify -", to_text(record));
    EXPECT_EQ(same.exit_code, kSuccess) << same.err;
    EXPECT_THAT(same.out, HasSubstr("played under version 99 of the rules"));
    EXPECT_THAT(same.out, HasSubstr("and holds under them"));
}

TEST(ProgramContent, names_what_is_wrong_with_it) {
    struct Case {
        const char *file, *text, *message;
    };
    const Case cases[] = {
        {"cosmic-factory/planets.json", "{}",
         "planets.json: not a content file; there is: anunnaki/"},
        {"chess/tiles.json", "{}", "chess/tiles.json: not a content file"},
        {"tiles.json", "{}", "tiles.json: not expected here"},
        {"cosmic-factory/tiles.json", "{", "tiles.json"},
        {"cosmic-factory/tiles.json", "{}", "tiles.json"},
    };
    for (const Case& c : cases) {
        const TemporaryFolder folder;
        folder.write(c.file, c.text);
        const Ran ran = run_program_with("--content " + folder.path() + " games");
        EXPECT_EQ(ran.exit_code, kUsage) << c.file;
        EXPECT_THAT(ran.err, HasSubstr(c.message)) << c.file;
    }
}

// What bash offers after these words; the last one is being typed.
std::string completed(const std::string& words) {
    return run_shell("source <(\"$ORRERY\" completion bash)\nCOMP_WORDS=(orrery " + words +
                     ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_orrery\necho \"${COMPREPLY[*]}\"")
        .out;
}

TEST(ProgramCompletion, completes_in_bash_what_the_program_understands) {
    EXPECT_EQ(completed("con"), "content\n");
    EXPECT_EQ(completed("content cosmic-f"), "cosmic-factory\n");
    EXPECT_EQ(completed("solve --go"), "--goal\n");
    EXPECT_EQ(completed("solve cosmic-factory --goal ''"), "points markers lowest least\n");
    EXPECT_EQ(completed("completion ''"), "bash zsh fish\n");
    EXPECT_EQ(completed("bench --sig"), "--signature\n");
    std::string all = completed("''");
    for (const std::string& name : subcommands()) EXPECT_THAT(all, HasSubstr(name));
}

TEST(ProgramCompletion, knows_every_option_in_every_shell) {
    for (const char* shell : {"bash", "zsh", "fish"}) {
        const Ran ran = run_program_with(std::string("completion ") + shell);
        EXPECT_EQ(ran.exit_code, kSuccess) << shell;
        const std::string dashes = std::string(shell) == "fish" ? "-l " : "--";
        for (const char* option : {"rounds-to-go", "signature", "content"})
            EXPECT_THAT(ran.out, HasSubstr(dashes + option)) << shell;
    }
}

}  // namespace
}  // namespace orrery::cli
