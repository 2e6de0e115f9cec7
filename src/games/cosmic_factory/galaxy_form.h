// Galaxies and what they count, as JSON.
#pragma once

#include "core/field_forms.h"
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

Json evaluation_schema();

// The count of a struct's galaxy with a card; null before a tile lies.
template <class CardOf>
struct EvaluationForm {
    CardOf card_of;

    template <class Scope, class T>
    Json write(const Scope& scope, const T& whole) const {
        return whole.galaxy.empty() ? Json()
                                    : scope.game.evaluation_json(whole.galaxy, card_of(scope));
    }
    template <class T, class Scope>
    Json schema(const Scope&, SchemaNotes& notes) const {
        notes.definitions["evaluation"] = evaluation_schema();
        return schema::optional(schema::ref("evaluation"));
    }
};
template <class CardOf>
EvaluationForm(CardOf) -> EvaluationForm<CardOf>;

}  // namespace orrery::cosmic_factory
