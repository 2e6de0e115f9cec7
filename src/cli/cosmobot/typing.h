// What the person types about the table, in short forms: "g3 +2f", "c>g3 2f m", "war +1", "c3 4/1",
// "NOR-L: B[S F2] x1". Each part of a line becomes entries of the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/typed.h"
#include "games/anunnaki/state.h"
#include "games/cosmobot/action.h"

namespace orrery::cli::companion {

namespace an = anunnaki;
using Entries = std::vector<Action>;

// What a short form is read against.
struct Reading {
    const an::Content& content;
    const an::State& state;  // the model as it is now
};

// The parts of a line: what stands between commas.
std::vector<std::string> parts_of(std::string_view line);

// An edit, a fight or the end of the turn. Throws Misread.
Entries read_part(const Reading& reading, const std::string& part);

// The answer to the question that is open, or nothing when this is none. Throws Misread.
Entries read_answer(const Reading& reading, const std::string& line);

// A card in the notation of AN-COMP-06, or by its id: "M07", "arrow left; harvest 2".
Entries read_card(const Reading& reading, an::Deck deck, const std::string& text);

// Short names of things; they throw Misread where there is no such thing.
an::Place place_named(const Reading& reading, const std::string& word);
std::uint8_t site_named(const Reading& reading, const std::string& word);
std::uint8_t creature_named(const Reading& reading, const std::string& word);
std::uint8_t planet_named(const Reading& reading, const std::string& word);
// "4/1": points and trade steps; "-": none; "CN05": that contract.
Action contract_entry(const Reading& reading, std::size_t slot, const std::string& word);

constexpr std::uint8_t byte(std::size_t number) {
    return static_cast<std::uint8_t>(number);
}

// The entry, which must have values that exist; throws Misread with `expected` otherwise.
Action checked(const Reading& reading, Action action, const std::string& expected);

// "3", "+2", "+", "-1": the new value of something that is at `now`.
int changed_value(const std::string& word, int now);

// keywords.cpp: a part that begins with a known word, or nothing.
struct Part {
    const Reading& reading;
    an::Side side;
    play::Words words;  // the first is the known one
    std::string rest;   // what follows it, as typed

    const an::SideState& own() const { return reading.state.side(side); }
    std::uint8_t side_byte() const { return static_cast<std::uint8_t>(an::index(side)); }
};
std::optional<Entries> read_keyword(const Part& part);

// pieces.cpp: what changes at a place, word by word: "+2f", "-m", "+s", "x2", "ac=5".
Entries read_changes(const Reading& reading, an::Side side, an::Place place,
                     const play::Words& words);
// A place as it is: "P[S F2] B[m1] x1 AC02!".
Entries read_contents(const Reading& reading, an::Place place, const std::string& text);
// "2f" into so many entries that take or put units.
Entries move_units(an::Side side, an::Place from, an::Place to, const play::Words& units);

// notation.cpp: "tracks B: war 5 | P: war 2", "goals: war=areas …": the notation of the rules.
Entries read_notation(const Reading& reading, const std::string& subject, const std::string& text);

}  // namespace orrery::cli::companion
