// A program of somebody else's as a player, over lines of JSON (docs/protocol.md).
#pragma once

#include <optional>

#include "arena/line_process.h"
#include "arena/player.h"

namespace orrery::arena {

class EnginePlayer final : public Player {
  public:
    EnginePlayer(std::string command, const PlayerTerms& terms)
        : command_(std::move(command)), terms_(terms) {}

    Result<Action> choose(const Position& position, Seat seat, RandomStream& random) override;
    // Whatever state it is in, the next game begins with a new one.
    void forfeited() override { process_.reset(); }

  private:
    std::string command_;
    PlayerTerms terms_;
    std::optional<LineProcess> process_;  // started when it is asked first
};

}  // namespace orrery::arena
