// Reading tables.json, and what the other content files share with it.
#pragma once

#include "core/json.h"
#include "games/crafting_the_cosmos/content.h"

namespace orrery::crafting_the_cosmos {

void read_numbers(const JsonReader& json, Content& content);
Provenance provenance_from(const JsonReader& json);
Resource resource_from(const JsonReader& json);

}  // namespace orrery::crafting_the_cosmos
