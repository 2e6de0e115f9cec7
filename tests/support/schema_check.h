// Just enough of JSON Schema to check documents against the schemas of our own games and of the
// server's interfaces.
#pragma once

#include <string>
#include <vector>

#include "core/json.h"

namespace orrery::test {

// "/seats/0/done: expected boolean", one for each complaint; empty when the document fits. A word
// of the schema that is not known here is a complaint too: it would not be checked.
std::vector<std::string> schema_complaints(const Json& schema, const Json& document);
// A schema inside a larger document, which its references point into.
std::vector<std::string> schema_complaints(const Json& root, const Json& schema,
                                           const Json& document);

}  // namespace orrery::test
