// The readers of short forms: "g3 +2f", "c>g3 2f m", "war +1", "c3 4/1", "NOR-L: B[S F2] x1". What
// they are given is in small letters.
#pragma once

#include "games/anunnaki/companion/typed/desk.h"

namespace orrery::anunnaki::companion::typed {

// line.cpp: an edit, a fight or the end of the turn.
Entries read_part(Desk& desk, const std::string& part);

// answers.cpp: the answer to the question that is open, or nothing when this is none.
std::optional<Entries> read_answer(Desk& desk, const std::string& line);

// names.cpp: things by the names that people type. "g7", "gre-bl", "bl" on the own planet, "xbl" on
// Cosmobot's, "dp2" for landing there.
std::optional<Place> find_place(const Content& content, const State& state, std::string_view word);
Place read_place(Desk& desk, const std::string& word);
std::uint8_t read_site(Desk& desk, const std::string& word);
std::uint8_t read_creature(Desk& desk, const std::string& word);
std::uint8_t read_planet(Desk& desk, const std::string& word);
// "4/1": points and trade steps; "4": one step; "-": none; "cn05": that contract. Slots from 0.
Entries read_contract(Desk& desk, std::size_t slot, const std::string& word);
// The text with its ids as they are printed: "put bot follower in DP2:land".
std::string as_printed(const Content& content, const std::string& text);

// cards.cpp: a card by its id or in the notation of AN-COMP-06: "m07", "arrow left; harvest 2".
std::optional<Entries> find_card(const Desk& desk, Deck deck, const std::string& text);
Entries read_card(Desk& desk, Deck deck, const std::string& text);

// keywords.cpp: a part that begins with a known word, or nothing.
struct Part {
    Side side;
    Words words;  // the first is the known one
};
std::optional<Entries> read_keyword(Desk& desk, const Part& part);
std::optional<Entries> read_marker(Desk& desk, const Part& part);  // markers.cpp
// Whether there are so many words besides the first; otherwise they should be `like` this.
bool has_words(Desk& desk, const Part& part, std::size_t least, std::size_t most,
               std::string_view like);

// pieces.cpp: what changes at a place, word by word: "+2f", "-m", "+s", "x2", "ac=5".
Entries read_changes(Desk& desk, Side side, Place place, const Words& words);
// "2f" into so many entries that take or put units.
Entries move_units(Desk& desk, Side side, Place from, Place to, const Words& units);
void bad_change(Desk& desk, std::string_view word);

// tiles.cpp
class Symbols {  // of an area, as the words so far have exhausted them
  public:
    Symbols(Desk& desk, Place area);
    // "x2": the first two; "x@2": the second alone; "+x" one more, "-x" one less; "xgold" one of
    // them, "-xgold" one less.
    void read(const std::string& word, Entries& entries);
    void renew_all(Entries& entries) { set(0, entries); }

  private:
    bool turn(Resource resource, bool renew);
    void set(unsigned wanted, Entries& entries);
    ResourceCounts counts(unsigned bits) const;

    Desk& desk_;
    Place area_;
    unsigned bits_;
};
bool is_tile(const std::string& word);
// "ac", "ac=5", "ac5", "ac02", "ac02!", "-ac"; likewise "ag".
void read_tile(Desk& desk, Place place, const std::string& word, Entries& entries);

// contents.cpp: a place as it is: "p[s f2] b[m1] x1 ac02!". What is not named is not there.
Entries read_contents(Desk& desk, Place place, const std::string& typed);

// notation.cpp: "tracks b: war 5 | p: war 2", "goals: war=areas …": the notation of the rules.
Entries read_notation(Desk& desk, const std::string& subject, const std::string& text);

}  // namespace orrery::anunnaki::companion::typed
