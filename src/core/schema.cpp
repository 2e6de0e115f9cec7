#include "core/schema.h"

namespace orrery::schema {
namespace {

Json typed(std::string_view type) {
    return JsonObject{{"type", type}};
}

}  // namespace

Json integer(std::int64_t min, std::int64_t max) {
    return JsonObject{{"type", "integer"}, {"minimum", min}, {"maximum", max}};
}

Json boolean() {
    return typed("boolean");
}

Json text() {
    return typed("string");
}

Json text(std::string_view pattern) {
    return JsonObject{{"type", "string"}, {"pattern", pattern}};
}

Json choice(std::span<const std::string_view> names) {
    return JsonObject{{"enum", JsonArray(names.begin(), names.end())}};
}

Json choice(std::initializer_list<std::string_view> names) {
    return choice(std::span(names.begin(), names.size()));
}

Json any_of(std::initializer_list<Json> alternatives) {
    return JsonObject{{"anyOf", JsonArray(alternatives.begin(), alternatives.end())}};
}

Json optional(Json schema) {
    return any_of({typed("null"), std::move(schema)});
}

Json list(std::size_t min, std::size_t max, Json items) {
    return JsonObject{
        {"type", "array"}, {"minItems", min}, {"maxItems", max}, {"items", std::move(items)}};
}

Json map(Json keys, Json values) {
    return JsonObject{{"type", "object"},
                      {"propertyNames", std::move(keys)},
                      {"additionalProperties", std::move(values)}};
}

Json ref(std::string_view definition) {
    return JsonObject{{"$ref", "#/$defs/" + std::string(definition)}};
}

Property may_be_missing(std::string_view name, Json schema) {
    return {name, std::move(schema), false};
}

Json object(std::initializer_list<Property> properties) {
    JsonArray required;
    JsonObject schemas;
    for (const Property& property : properties) {
        if (property.required) required.emplace_back(property.name);
        schemas[property.name] = property.schema;
    }
    return JsonObject{{"type", "object"},
                      {"additionalProperties", false},
                      {"required", std::move(required)},
                      {"properties", std::move(schemas)}};
}

Json document(std::string_view title, std::initializer_list<Property> properties,
              std::initializer_list<Property> definitions) {
    JsonObject json{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", title}};
    const Json own = object(properties);
    json.insert(own.as_object().begin(), own.as_object().end());
    JsonObject named;
    for (const Property& definition : definitions) named[definition.name] = definition.schema;
    json["$defs"] = std::move(named);
    return json;
}

}  // namespace orrery::schema
