// Changes in JSON documents and in content files, to see what is made of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/embedded_content.h"
#include "core/json.h"

namespace orrery::test {

// Puts a value where the JSON pointer points; its parent must be there.
void set_at(Json& document, std::string_view pointer, const Json& value);

// The file of a game that is compiled in; it must be there.
Json embedded(std::string_view game, std::string_view name);
// All files that are compiled in, one of them with another text, which must outlive them, or left
// out when there is none.
std::vector<ContentFile> content_with(std::string_view game, std::string_view name,
                                      const std::string* text);

}  // namespace orrery::test
