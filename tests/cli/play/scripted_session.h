// A session at a plain terminal that reads from a script, and small tools to look at what it
// prints.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "cli/play/session.h"

namespace orrery::cli::play {

struct Table {
    const AnyGame& game;
    const Presenter& presenter;
    Json options = JsonObject{};
    std::string seats = "h";  // h a person, g greedy, r random
    std::function<double()> clock = [] { return 0.0; };
    std::string_view adviser = "greedy";  // gives the hints
};

// One session with everything that was typed and printed; the game has the seed 7.
struct Played {
    std::string printed;
    Record record;
    std::unique_ptr<Position> end;
};
Played run_script(const Table& table, const std::string& typed);

// As a test has time for: greedy with few trials.
std::unique_ptr<Bot> quick_bot(std::string_view name);

// "Player 1", "Player 2" …
SeatNames player_names(int players);
std::string joined(const Lines& lines);
std::string repeated(std::string_view line, int times);
bool contains(const std::string& text, std::string_view part);
// And says "1 point", not "1 points".
void expect_narrow(const Lines& lines, int width = 80);
// It went to its end, plainly and in eighty columns, and its record leads there again.
void expect_whole_game(const AnyGame& game, const Played& played);

}  // namespace orrery::cli::play
