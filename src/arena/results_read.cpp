// Reading back what results_text.cpp wrote.
#include <algorithm>
#include <charconv>

#include "arena/results_text.h"

namespace orrery::arena {
namespace {

Error bad(std::string message, std::string at = {}) {
    return {"bad_results", std::move(message), std::move(at), ""};
}

// The next line without its end, taken off the text; nothing where the last one was cut off.
std::optional<std::string_view> take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// The fields of a line whose last but one is in quotes.
std::vector<std::string> fields_of(std::string_view line) {
    std::vector<std::string> fields(1);
    bool inside = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool quote = line[i] == '"';
        if (quote && inside && i + 1 < line.size() && line[i + 1] == '"')
            fields.back() += line[i++];
        else if (quote)
            inside = !inside;
        else if (line[i] == ',' && !inside)
            fields.emplace_back();
        else
            fields.back() += line[i];
    }
    return fields;
}

bool read_items(std::string_view text, std::vector<GameResult>& games) {
    const Result<Json> json = parse_json(text);
    if (!json) return false;
    JsonErrors errors;
    const JsonReader all(*json, errors);
    if (all.size() != games.size()) return false;
    for (std::size_t g = 0; g < games.size(); ++g)
        for (std::size_t s = 0; s < all[g].size(); ++s) {
            std::vector<Item>& items = games[g].items.emplace_back();
            for (std::size_t i = 0; i < all[g][s].size(); ++i) {
                const JsonReader item = all[g][s][i];
                items.push_back({std::string(item[std::size_t{0}].string()),
                                 std::string(item[1].string()),
                                 static_cast<int>(item[2].integer(-1'000'000, 1'000'000))});
            }
        }
    return errors.ok();
}

bool read_games(const std::vector<std::string>& fields, std::vector<GameResult>& games) {
    const auto points = split(fields[4], '|'), places = split(fields[5], '|'),
               forfeits = split(fields[6], '|');
    if (places.size() != points.size() || forfeits.size() != points.size()) return false;
    for (std::size_t g = 0; g < points.size(); ++g) {
        GameResult& game = games.emplace_back();
        const auto of_side = split(points[g], ' '), place_of = split(places[g], ' ');
        if (of_side.size() != place_of.size()) return false;
        for (std::size_t s = 0; s < of_side.size(); ++s) {
            const std::optional<int> counted = number(of_side[s]), place = number(place_of[s]);
            if (!counted || !place) return false;
            game.sides.push_back({*counted, *place});
        }
        if (forfeits[g] == "-") continue;
        const std::optional<int> seat = number(forfeits[g]);
        if (!seat) return false;
        game.forfeit = Forfeit{static_cast<Seat>(*seat), ""};
    }
    return read_items(fields[7], games);
}

// As many games and sides as its match has.
bool of_schedule(const Unit& unit, const Schedule& schedule, std::size_t sides) {
    return unit.games.size() == schedule.seatings_of(unit.number).size() &&
           std::all_of(unit.games.begin(), unit.games.end(), [&](const GameResult& game) {
               return game.sides.size() == sides && game.items.size() <= sides &&
                      (!game.forfeit || (game.forfeit->seat >= 0 &&
                                         static_cast<std::size_t>(game.forfeit->seat) < sides));
           });
}

// What differs between the set-up of the file and ours, field by field.
Error another_setup(std::string_view line, const Tournament& tournament) {
    const std::size_t at = line.find('{');
    const Result<Json> theirs =
        parse_json(at == std::string_view::npos ? std::string_view() : line.substr(at));
    if (!theirs || !theirs->is_object()) return bad("its set-up cannot be read", "line 2");
    std::string differences;
    for (const auto& field : setup_json(tournament)) {
        const Json* other = theirs->get_object().if_contains(field.key());
        if (other != nullptr && to_text(*other) == to_text(field.value())) continue;
        differences += (differences.empty() ? "" : "; ") + std::string(field.key()) + " is " +
                       (other == nullptr ? "missing" : to_text(*other)) + " there and " +
                       to_text(field.value()) + " here";
    }
    return bad("these are results of another set-up: " + differences);
}

}  // namespace

Result<Results> read_results(const Tournament& tournament, std::string_view text) {
    const std::string header = results_header(tournament);
    std::string_view ours = header, rest = text;
    for (int line = 1; !ours.empty(); ++line) {
        const std::optional<std::string_view> expected = take_line(ours), found = take_line(rest);
        if (found == expected) continue;
        if (!found || line == 1) return bad("these are no results of an arena");
        if (line == 2) return another_setup(*found, tournament);
        return bad("this line was changed", "line " + std::to_string(line));
    }
    const Schedule schedule = tournament.schedule();
    const auto sides = static_cast<std::size_t>(tournament.game->info().sides(tournament.seats));
    Results results;
    results.whole_bytes = header.size();
    for (std::string_view before = rest; const auto line = take_line(rest); before = rest) {
        Unit unit;
        unit.number = results.units.size();
        const std::vector<std::string> fields = fields_of(*line);
        // Written again it is the same line, or somebody has changed it.
        if (fields.size() != 9 || !read_games(fields, unit.games) ||
            !of_schedule(unit, schedule, sides) ||
            results_row(schedule, unit) != before.substr(0, line->size() + 1))
            return bad("this line was changed", "line " + std::to_string(5 + results.units.size()));
        results.units.push_back(std::move(unit));
        results.whole_bytes += line->size() + 1;
    }
    return results;
}

}  // namespace orrery::arena
