#include "table/setup.h"

#include <algorithm>
#include <array>
#include <span>

#include "bots/bot.h"
#include "core/random_json.h"
#include "table/names.h"

namespace orrery::table {
namespace {

constexpr std::int64_t kMostSeconds = 60LL * 60 * 24 * 60;  // two months for a turn
constexpr std::array<std::string_view, 3> kClockNames{"none", "real_time", "turn_based"};
constexpr std::array<std::string_view, 3> kHolderNames{"open", "person", "bot"};

Milliseconds read_seconds(const JsonReader& json, std::int64_t least) {
    return json.integer(least, kMostSeconds) * 1000;
}

Json holder_json(const SeatHolder& seat) {
    JsonObject json{{"holder", kHolderNames[static_cast<std::size_t>(seat.holder)]}};
    if (seat.is_person()) json["guest"] = seat.guest;
    if (seat.holder != Holder::kOpen) json["name"] = seat.name;
    if (!seat.bot.empty()) {
        json["bot"] = seat.bot;
        json["options"] = seat.bot_options;
    }
    return json;
}

SeatHolder holder_from_json(const JsonReader& json) {
    switch (static_cast<Holder>(json["holder"].choice(kHolderNames))) {
        case Holder::kPerson:
            return person(
                {std::string(json["guest"].string()), std::string(json["name"].string())});
        case Holder::kBot:
            return read_bot(json);
        default:
            return {};
    }
}

bool thinks_harder(const SeatHolder& bot, std::uint32_t trials) {
    const JsonObject* options = bot.bot_options.if_object();
    const Json* told = options == nullptr ? nullptr : options->if_contains("trials");
    return told != nullptr && told->is_number() && told->to_number<double>() > trials;
}

void check_text(const JsonReader& json, std::string_view text, std::size_t longest) {
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 32 || c == 127; };
    if (text.find_first_not_of(' ') == std::string_view::npos)
        json.fail("there is nothing to read in it");
    else if (text.size() > longest)
        json.fail("it has " + std::to_string(text.size()) + " bytes; at most " +
                  std::to_string(longest) + " are allowed");
    else if (std::any_of(text.begin(), text.end(), is_control))
        json.fail("it has control characters");
}

}  // namespace

SeatHolder person(const Guest& guest) {
    SeatHolder seat;
    seat.holder = Holder::kPerson;
    seat.guest = guest.id;
    seat.name = guest.name;
    return seat;
}

SeatHolder bot(std::string name, Json options) {
    SeatHolder seat;
    seat.holder = Holder::kBot;
    seat.name = name;
    seat.bot = std::move(name);
    seat.bot_options = std::move(options);
    return seat;
}

SeatHolder read_bot(const JsonReader& json) {
    const std::string name(json["bot"].string());
    const Json options = json.has("options") ? json["options"].json() : Json(JsonObject{});
    if (!json.ok()) return {};
    if (const Result<std::unique_ptr<Bot>> made = make_bot(name, options); !made) {
        const bool unknown = made.error().code == "unknown_bot";
        json[unknown ? "bot" : "options"].fail(to_string(made.error()));
    }
    return bot(name, options);
}

std::optional<Error> thinks_too_hard(const SeatHolder& bot, std::uint32_t most_trials,
                                     const std::string& at) {
    if (!thinks_harder(bot, most_trials)) return std::nullopt;
    return Error{"bad_input", "a bot may try at most " + std::to_string(most_trials) + " here",
                 at + "/options/trials", ""};
}

void make_modest(SeatHolder& bot, std::uint32_t most_trials) {
    if (thinks_harder(bot, most_trials)) bot.bot_options.as_object()["trials"] = most_trials;
}

std::string read_text(const JsonReader& json, std::size_t longest) {
    const std::string_view text = json.string();
    if (!json.ok()) return {};
    check_text(json, text, longest);
    return std::string(text);
}

std::string read_name(const JsonReader& json) {
    const std::string_view text = json.string();
    if (!json.ok()) return {};
    check_text(json, text, kLongestChat);
    const std::string name = shown_name(text);
    if (json.ok()) check_text(json, name, kLongestName);
    if (json.ok() && is_flooded(name)) json.fail("it has too many marks on one letter");
    return name;
}

Json clock_json(const ClockRule& clock) {
    JsonObject json{{"kind", kClockNames[static_cast<std::size_t>(clock.kind)]}};
    if (clock.kind == ClockRule::Kind::kRealTime) {
        json["budget_seconds"] = clock.budget / 1000;
        json["increment_seconds"] = clock.increment / 1000;
    } else if (clock.kind == ClockRule::Kind::kTurnBased) {
        json["turn_seconds"] = clock.budget / 1000;
    }
    return json;
}

ClockRule clock_from_json(const JsonReader& json) {
    ClockRule clock;
    clock.kind = static_cast<ClockRule::Kind>(json["kind"].choice(kClockNames));
    if (clock.kind == ClockRule::Kind::kRealTime) {
        json.only({"kind", "budget_seconds", "increment_seconds"});
        clock.budget = read_seconds(json["budget_seconds"], 1);
        clock.increment = read_seconds(json["increment_seconds"], 0);
    } else if (clock.kind == ClockRule::Kind::kTurnBased) {
        json.only({"kind", "turn_seconds"});
        clock.budget = read_seconds(json["turn_seconds"], 1);
    } else {
        json.only({"kind"});
    }
    return clock;
}

Json setup_json(const Setup& setup) {
    JsonArray seats;
    for (const SeatHolder& seat : setup.seats) seats.push_back(holder_json(seat));
    JsonObject json{{"game", setup.game},
                    {"rules", setup.version.rules},
                    {"content", setup.version.content},
                    {"options", setup.options},
                    {"seats", std::move(seats)},
                    {"public", setup.is_public},
                    {"several_seats", setup.several_seats},
                    {"chat", setup.chat},
                    {"clock", clock_json(setup.clock)},
                    {"takeover", setup.takeover},
                    {"free_undo", setup.free_undo},
                    {"code", setup.code},
                    {"host_seed", to_hex(setup.host_seed)}};
    if (!setup.company.empty()) json["company"] = setup.company;
    JsonArray kept_out;
    for (const std::string& guest : setup.kept_out)
        kept_out.push_back(JsonObject{{"guest", guest}});
    if (!kept_out.empty()) json["kept_out"] = std::move(kept_out);
    if (setup.start) json["start"] = *setup.start;
    if (setup.lesson)
        json["lesson"] =
            JsonObject{{"seed", to_hex(setup.lesson->seed)}, {"script", setup.lesson->script}};
    return json;
}

Version version_from_json(const JsonReader& json) {
    return {static_cast<int>(json["rules"].integer(1, 1 << 20)),
            std::string(json["content"].string())};
}

Setup setup_from_json(const JsonReader& json) {
    Setup setup;
    setup.game = json["game"].string();
    setup.version = version_from_json(json);
    setup.options = json["options"].json();
    const JsonReader seats = json["seats"];
    const std::size_t count = seats.size(1, kMaxSeats);
    for (std::size_t i = 0; i < count && json.ok(); ++i)
        setup.seats.push_back(holder_from_json(seats[i]));
    setup.is_public = json["public"].boolean();
    // Tables of earlier versions do not say these two.
    setup.several_seats = json.has("several_seats") && json["several_seats"].boolean();
    setup.chat = !json.has("chat") || json["chat"].boolean();
    setup.clock = clock_from_json(json["clock"]);
    setup.takeover = json["takeover"].string();
    setup.free_undo = json["free_undo"].boolean();
    setup.code = json["code"].string();
    setup.host_seed = seed_from_json(json["host_seed"]);
    if (json.has("company")) setup.company = json["company"].string();
    if (json.has("kept_out")) {
        const JsonReader guests = json["kept_out"];
        const std::size_t most = guests.size(0, SIZE_MAX);
        for (std::size_t i = 0; i < most && json.ok(); ++i)
            setup.kept_out.emplace_back(guests[i]["guest"].string());
    }
    if (json.has("start")) setup.start = json["start"].json();
    if (json.has("lesson")) {
        const JsonReader lesson = json["lesson"];
        setup.lesson = Guidance{seed_from_json(lesson["seed"]), lesson["script"].json()};
    }
    return setup;
}

}  // namespace orrery::table
