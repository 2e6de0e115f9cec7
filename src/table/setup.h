// What a table is from its opening on, and who sits where.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/version.h"
#include "table/entry.h"

namespace orrery::table {

// What others call who has deleted their data. Pages say it in their own language.
inline constexpr std::string_view kGone = "somebody who left";

inline constexpr std::size_t kLongestName = 40;       // bytes
inline constexpr std::size_t kLongestChat = 500;      // bytes
inline constexpr std::size_t kLongestMessageId = 64;  // bytes

// A person as the host knows them. The id is never sent to others.
struct Guest {
    std::string id;
    std::string name;
    // Where they come from, as the host's limits count it: their household, and the larger network
    // that it is part of. Empty where nobody knows.
    std::string address = {};
    std::string network = {};
};

struct ClockRule {
    enum class Kind : std::uint8_t { kNone, kRealTime, kTurnBased };
    Kind kind = Kind::kNone;
    Milliseconds budget = 0;     // of the game, or of each turn
    Milliseconds increment = 0;  // after each turn, in real time
};

enum class Holder : std::uint8_t { kOpen, kPerson, kBot };

struct SeatHolder {
    Holder holder = Holder::kOpen;
    std::string guest;  // a person's
    std::string name;   // a person's or a bot's
    std::string bot;    // who acts here instead of a person; empty = the person
    Json bot_options = JsonObject{};
    bool resigned = false;

    bool is_person() const { return holder == Holder::kPerson; }
    bool person_acts() const { return is_person() && bot.empty(); }
};
SeatHolder person(const Guest& guest);
SeatHolder bot(std::string name, Json options);

// A guided first game: the seed that everybody knows, and what is played as long as nobody departs
// from it. A table keeps its own copy, so that another lesson of a later program does not change
// it.
struct Guidance {
    Seed seed;
    Json script;  // [[seat, text], …], as in a record
};

// The payload of a table's first entry.
struct Setup {
    std::string game;
    Version version;  // of the program that opened it
    Json options;
    std::vector<SeatHolder> seats;
    bool is_public = false;
    bool several_seats = false;  // at a public table, for one guest
    bool chat = true;            // at the beginning
    ClockRule clock;
    std::string takeover = "greedy";  // the bot for people who are away
    bool free_undo = false;
    std::string code;                   // the invitation
    std::string company;                // of a rematch: the code of the first table of these people
    std::vector<std::string> kept_out;  // of a rematch: guests whom somebody has sent away before
    Seed host_seed;                     // secret until the game is over
    std::optional<Json> start;          // a position set up by hand, instead of the seed's
    std::optional<Guidance> lesson;

    // A hot seat is a private matter.
    bool allows_several_seats() const { return !is_public || several_seats; }
    // Of all rematches the same.
    const std::string& company_code() const { return company.empty() ? code : company; }
};

// {"rules", "content"}, beside other members.
Version version_from_json(const JsonReader& json);
Json setup_json(const Setup& setup);
Setup setup_from_json(const JsonReader& json);

Json clock_json(const ClockRule& clock);
ClockRule clock_from_json(const JsonReader& json);

// {"bot", "options"}: a bot that can be made; complains otherwise.
SeatHolder read_bot(const JsonReader& json);
// Why a host that lets bots try so much refuses this one, if so; the bot is there in the request.
std::optional<Error> thinks_too_hard(const SeatHolder& bot, std::uint32_t most_trials,
                                     const std::string& at);
// As hard as it was told to, but no harder than it may now.
void make_modest(SeatHolder& bot, std::uint32_t most_trials);
// A name for people to read, as it is shown (table/names.h): not empty, not long.
std::string read_name(const JsonReader& json);
// What they say: not empty, not long, no control characters.
std::string read_text(const JsonReader& json, std::size_t longest);

}  // namespace orrery::table
