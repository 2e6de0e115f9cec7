// The program's arguments as plain data, read off the parser itself: what completion is made from
// cannot differ from what is understood.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace orrery::cli {

struct Argument {
    enum class Takes { kNothing, kWord, kFile, kFolder, kAnything };

    std::vector<std::string> names;  // "-h", "--help"; none for a positional argument
    std::string label;               // what stands for the value: "FILE", "GAME"
    std::string help;
    Takes takes = Takes::kNothing;
    std::vector<std::string> words;  // kWord: the values there are
    bool repeats = false;            // a positional argument that takes all the rest

    bool positional() const { return names.empty(); }
};

struct Command {
    std::string name;
    std::string help;
    std::vector<Argument> arguments;
    std::vector<Command> commands;
};

// `games` are the words that stand for GAME.
Command read_tree(const CLI::App& app, const std::vector<std::string>& games);

// Scripts to be read by the shell.
std::string bash_completion(const Command& program);
std::string zsh_completion(const Command& program);
std::string fish_completion(const Command& program);

}  // namespace orrery::cli
