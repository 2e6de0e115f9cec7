// Galaxies as JSON.
#pragma once

#include "core/list_forms.h"
#include "core/own_forms.h"
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/game.h"

namespace orrery::cosmic_factory {

// [{"tile": "05", "rot": 3, "galaxy": "B", "x": 1, "y": 0, "down": false}, …]; the galaxy's letter
// only where there are two. In views each tile also has the name of its cell.
struct GalaxyForm {
    using Scope = CodecScope<CosmicFactory>;
    static constexpr int kFarthest = kFreeReach + kTilesPerPlayer;  // repair may leave the board

    Json write(const Scope& scope, const Galaxy& galaxy) const;
    // Each tile at most once, on different cells of any board.
    void read(const Scope& scope, const JsonReader& json, Galaxy& galaxy) const;
    template <class T>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return described(scope, notes);
    }

  private:
    Json described(const Scope& scope, SchemaNotes& notes) const;
};
inline constexpr GalaxyForm kGalaxy;

}  // namespace orrery::cosmic_factory
