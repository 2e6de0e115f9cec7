// What the rules read in the content's texts, for pages: they need not read them again.
#pragma once

#include "core/json_reader.h"
#include "games/anunnaki/content/content.h"

namespace orrery::anunnaki {

// {"effects": effects by kind of component, id and what of it; "elements": by their notation;
//  "requirements": of creatures by id; "strategies": the lines of each}
JsonObject content_tables_json(const Content& content);

}  // namespace orrery::anunnaki
