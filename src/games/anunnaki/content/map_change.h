// Changes of map.json that leave no loose ends (AN-COMP-07): neighbours know each other, a new area
// has its place among the rows, and what lay beside a removed one goes with it. Whether a map could
// be printed so is for the loader to say.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/error.h"
#include "core/json.h"

namespace orrery::anunnaki {

// Ids are found whatever their case; each function gives the reason why it cannot be done.
using AreaIds = std::vector<std::string>;

struct NewArea {
    std::string id, planet;  // a house, or "gaia"
    JsonArray symbols;
    AreaIds neighbours;
    // Of Gaia, counted from 1, one more than there are makes a new one; otherwise where its first
    // neighbour lies.
    std::optional<std::size_t> row;
};
// It is the last of its planet in the canonical area order.
std::optional<Error> add_area(Json& map, const NewArea& area);
// Gives the culture sites that went with it.
Result<AreaIds> remove_area(Json& map, const std::string& id);
std::optional<Error> put_neighbours(Json& map, const std::string& id, const AreaIds& neighbours);

std::optional<Error> add_site(Json& map, const std::string& id, const AreaIds& areas);
std::optional<Error> remove_site(Json& map, const std::string& id);
std::optional<Error> put_site(Json& map, const std::string& id, const AreaIds& areas);

// The entry of a list with this id, or an error that names those there are.
Result<JsonObject*> entry_with(JsonArray& list, const std::string& id);
// What somebody read in the printed game is no longer a reconstruction.
void mark_printed(JsonObject& entry);

}  // namespace orrery::anunnaki
