// The games this program knows.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace orrery {

class Registry {
  public:
    // Reads every game's content; the error names the broken entry.
    static Result<Registry> load(std::span<const ContentFile> files);

    std::span<const std::unique_ptr<AnyGame>> games() const { return games_; }
    const AnyGame* find(std::string_view id) const;
    // Or an error that lists the games there are.
    Result<const AnyGame*> get(std::string_view id) const;
    // The game's guided first game as the content has it, unread; null where it has none.
    const Json* lesson(std::string_view id) const;

  private:
    std::vector<std::unique_ptr<AnyGame>> games_;
    std::map<std::string, Json, std::less<>> lessons_;
};

}  // namespace orrery
