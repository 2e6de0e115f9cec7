// The entries that docs/adding-a-card.md shows.
#pragma once

#include <string>

#include "core/json.h"

namespace orrery::cli {

// ```json FILE PLACE, then the entry.
struct DocumentedCard {
    std::string file, place;
    Json entry;

    // Puts it where the page says. What the content has by its name already is written over.
    void put_into(Json& content) const;
};

DocumentedCard documented_card(const std::string& file);

}  // namespace orrery::cli
