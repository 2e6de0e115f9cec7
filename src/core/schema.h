// JSON Schema in a few words: with them a game describes its state for other people's tools.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "core/json.h"

namespace orrery::schema {

Json integer(std::int64_t min, std::int64_t max);
Json boolean();
Json text();
Json text(std::string_view pattern);
Json choice(std::span<const std::string_view> names);
Json choice(std::initializer_list<std::string_view> names);
Json any_of(std::initializer_list<Json> alternatives);
Json optional(Json schema);  // or null
Json list(std::size_t min, std::size_t max, Json items);
Json map(Json keys, Json values);
// One of the document's definitions.
Json ref(std::string_view definition);

struct Property {
    std::string_view name;
    Json schema;
    bool required = true;
};
Property may_be_missing(std::string_view name, Json schema);
// Has these properties and no others.
Json object(std::initializer_list<Property> properties);

// An object with a title, and the definitions that `ref` names.
Json document(std::string_view title, std::initializer_list<Property> properties,
              std::initializer_list<Property> definitions);

}  // namespace orrery::schema
