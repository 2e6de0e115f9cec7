// Many played games in one file, column by column, so that a trainer reads them at once.
//
//   8 bytes    "ORRSHARD"
//   4 bytes    length of the header
//   header     JSON: what was played, the columns in their order, the checksum of what follows
//   columns    each a run of numbers, low byte first, filled up with zeros to a multiple of 8 bytes
//
// Columns: deal and players by game; points and place by game and side, the seats' and then that of
// the automatic opponent, where the header names one; game, seat and count by end of a turn, in the
// order of play; index and value by feature that is not zero.
#pragma once

#include <string>

#include "cli/selfplay/selfplay.h"

namespace orrery::cli {

inline constexpr std::string_view kShardMagic = "ORRSHARD";

class Shard {
  public:
    void add(const GamePlan& plan, const PlayedGame& played);
    std::size_t games() const { return deals_.size(); }
    std::size_t turn_ends() const { return games_.size(); }
    // The whole file. `about` is told in the header.
    std::string bytes(JsonObject about) const;

  private:
    std::vector<std::int64_t> deals_;
    std::vector<std::uint8_t> players_;
    std::vector<std::int16_t> points_;
    std::vector<std::uint8_t> places_;
    std::vector<std::int32_t> games_;
    std::vector<std::uint8_t> seats_;
    std::vector<std::int16_t> counts_, indices_, values_;
};

// Writes it beside its place first, so that what has the name is whole. Throws Failed.
void write_shard(const std::string& path, const std::string& bytes);

}  // namespace orrery::cli
