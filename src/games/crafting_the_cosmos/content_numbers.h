// Reading tables.json, and what the other content files share with it.
#pragma once

#include "core/content_reader.h"
#include "games/crafting_the_cosmos/content.h"

namespace orrery::crafting_the_cosmos {

void read_numbers(const JsonReader& json, Content& content);
Resource resource_from(const JsonReader& json);

}  // namespace orrery::crafting_the_cosmos
