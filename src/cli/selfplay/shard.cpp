#include "cli/selfplay/shard.h"

#include <cstring>
#include <filesystem>
#include <fstream>

#include "cli/command.h"
#include "core/checksum.h"

namespace orrery::cli {
namespace {

constexpr std::size_t kAlignment = 8;

// Appends a column and tells of it.
template <class Number>
void append(std::string& data, JsonArray& columns, std::string_view name, std::string_view type,
            const std::vector<Number>& numbers) {
    columns.push_back(JsonObject{{"name", name}, {"type", type}, {"count", numbers.size()}});
    if (!numbers.empty())
        data.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Number));
    data.append((kAlignment - data.size() % kAlignment) % kAlignment, '\0');
}

}  // namespace

void Shard::add(const GamePlan& plan, const PlayedGame& played) {
    const auto game = static_cast<std::int32_t>(deals_.size());
    deals_.push_back(static_cast<std::int64_t>(plan.deal));
    players_.push_back(static_cast<std::uint8_t>(plan.players));
    for (const SeatStanding& line : played.standing.seats) {
        points_.push_back(static_cast<std::int16_t>(line.points));
        places_.push_back(static_cast<std::uint8_t>(line.place));
    }
    for (const PlayedGame::TurnEnd& end : played.turn_ends) {
        games_.push_back(game);
        seats_.push_back(static_cast<std::uint8_t>(end.seat));
        counts_.push_back(static_cast<std::int16_t>(end.features));
    }
    for (const std::uint16_t index : played.indices)
        indices_.push_back(static_cast<std::int16_t>(index));
    values_.insert(values_.end(), played.values.begin(), played.values.end());
}

std::string Shard::bytes(JsonObject about) const {
    std::string data;
    JsonArray columns;
    append(data, columns, "deal", "int64", deals_);
    append(data, columns, "players", "uint8", players_);
    append(data, columns, "points", "int16", points_);
    append(data, columns, "place", "uint8", places_);
    append(data, columns, "game", "int32", games_);
    append(data, columns, "seat", "uint8", seats_);
    append(data, columns, "count", "int16", counts_);
    append(data, columns, "index", "int16", indices_);
    append(data, columns, "value", "int16", values_);
    about["columns"] = std::move(columns);
    about["bytes"] = data.size();
    about["crc32"] = crc32(std::as_bytes(std::span<const char>(data)));
    std::string header = to_text(about);
    const std::size_t before = kShardMagic.size() + sizeof(std::uint32_t);
    header.append((kAlignment - (before + header.size()) % kAlignment) % kAlignment, ' ');
    const auto length = static_cast<std::uint32_t>(header.size());
    std::string bytes(kShardMagic);
    bytes.append(reinterpret_cast<const char*>(&length), sizeof length);
    return bytes + header + data;
}

void write_shard(const std::string& path, const std::string& bytes) {
    const std::string part = path + ".part";
    std::ofstream out(part, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    std::error_code failure;
    if (out) std::filesystem::rename(part, path, failure);
    if (!out || failure) throw Failed{{"bad_input", "cannot be written", path, ""}, kFailure};
}

}  // namespace orrery::cli
