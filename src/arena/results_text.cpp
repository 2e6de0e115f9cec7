#include "arena/results_text.h"

#include <fmt/format.h>

#include "core/hash.h"

namespace orrery::arena {
namespace {

constexpr std::string_view kTitle = "# orrery arena results 1\n";
constexpr std::string_view kSetup = "# setup ";
constexpr std::string_view kFingerprint = "# fingerprint ";
constexpr std::string_view kColumns =
    "unit,deal,players,seatings,points,places,forfeits,items,check\n";

std::string checksum(std::string_view text) {
    return fmt::format("{:016x}",
                       hash_bytes(std::as_bytes(std::span(text.data(), text.size()))).low);
}

// In quotes, as CSV wants a field with commas and quotes in it.
std::string quoted_field(std::string_view text) {
    std::string field = "\"";
    for (const char c : text) {
        field += c;
        if (c == '"') field += c;
    }
    return field + '"';
}

// Game after game with "|" between them; `write` gives the text of one.
template <class Write>
std::string by_game(const std::vector<GameResult>& games, const Write& write) {
    std::vector<std::string> texts;
    for (const GameResult& game : games) texts.push_back(write(game));
    return fmt::format("{}", fmt::join(texts, "|"));
}

std::string by_side(const GameResult& game, int Side::* value) {
    std::vector<int> values;
    for (const Side& side : game.sides) values.push_back(side.*value);
    return fmt::format("{}", fmt::join(values, " "));
}

// [[[[part, what, points], …] side, …] game, …]
JsonArray items_json(const std::vector<GameResult>& games) {
    JsonArray all;
    for (const GameResult& game : games) {
        JsonArray sides;
        for (const std::vector<Item>& side : game.items) {
            JsonArray items;
            for (const Item& item : side)
                items.push_back(JsonArray{Json(item.part), Json(item.what), Json(item.points)});
            sides.push_back(std::move(items));
        }
        all.push_back(std::move(sides));
    }
    return all;
}

}  // namespace

JsonObject setup_json(const Tournament& tournament) {
    const AnyGame& game = *tournament.game;
    const Result<std::unique_ptr<Position>> first =
        game.start(tournament.seats, tournament.options, tournament.seed);
    return {{"game", game.info().id},
            {"rules", game.info().rules_version},
            {"content", game.content_version()},
            {"options", (*first)->options_json()},
            {"players", JsonArray(tournament.players.begin(), tournament.players.end())},
            {"seats", tournament.seats},
            {"gauntlet", tournament.gauntlet},
            {"seed", to_hex(tournament.seed)}};
}

std::string results_header(const Tournament& tournament) {
    const std::string setup = to_text(setup_json(tournament));
    return fmt::format("{}{}{}\n{}{}\n{}", kTitle, kSetup, setup, kFingerprint, checksum(setup),
                       kColumns);
}

std::string results_row(const Schedule& schedule, const Unit& unit) {
    std::vector<std::string> seatings;
    for (const Seating& seating : schedule.seatings_of(unit.number))
        seatings.push_back(fmt::format("{}", fmt::join(seating, " ")));
    const std::string row = fmt::format(
        "{},{},{},{},{},{},{},{},", unit.number, schedule.deal_of(unit.number),
        fmt::join(schedule.matches()[schedule.match_of(unit.number)].players, " "),
        fmt::join(seatings, "|"),
        by_game(unit.games, [](const GameResult& game) { return by_side(game, &Side::points); }),
        by_game(unit.games, [](const GameResult& game) { return by_side(game, &Side::place); }),
        by_game(unit.games,
                [](const GameResult& game) {
                    return game.forfeit ? std::to_string(game.forfeit->seat) : std::string("-");
                }),
        quoted_field(to_text(items_json(unit.games))));
    return row + checksum(row) + '\n';
}

}  // namespace orrery::arena
