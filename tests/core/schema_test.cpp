// The words in which games describe their states.
#include "core/schema.h"

#include <gtest/gtest.h>

#include "tests/support/games.h"

namespace orrery::schema {
namespace {

using test::json;

TEST(Schema, plain_values) {
    EXPECT_EQ(integer(-1, 5), json(R"({"type": "integer", "minimum": -1, "maximum": 5})"));
    EXPECT_EQ(boolean(), json(R"({"type": "boolean"})"));
    EXPECT_EQ(text(), json(R"({"type": "string"})"));
    EXPECT_EQ(text("^a$"), json(R"({"type": "string", "pattern": "^a$"})"));
    EXPECT_EQ(choice({"a", "b"}), json(R"({"enum": ["a", "b"]})"));
}

TEST(Schema, what_is_made_of_others) {
    EXPECT_EQ(ref("tile"), json(R"({"$ref": "#/$defs/tile"})"));
    EXPECT_EQ(optional(ref("tile")),
              json(R"({"anyOf": [{"type": "null"}, {"$ref": "#/$defs/tile"}]})"));
    EXPECT_EQ(list(1, 2, boolean()), json(R"({"type": "array", "minItems": 1, "maxItems": 2,
                                              "items": {"type": "boolean"}})"));
    EXPECT_EQ(map(text("^a$"), boolean()),
              json(R"({"type": "object", "propertyNames": {"type": "string", "pattern": "^a$"},
                       "additionalProperties": {"type": "boolean"}})"));
}

TEST(Schema, an_object_has_its_properties_and_no_others) {
    EXPECT_EQ(object({{"a", boolean()}, may_be_missing("b", text())}),
              json(R"({"type": "object", "additionalProperties": false, "required": ["a"],
                       "properties": {"a": {"type": "boolean"}, "b": {"type": "string"}}})"));
}

TEST(Schema, a_document_has_a_title_and_definitions) {
    EXPECT_EQ(document("T", {{"a", ref("d")}}, {{"d", boolean()}}),
              json(R"({"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "T",
                       "type": "object", "additionalProperties": false, "required": ["a"],
                       "properties": {"a": {"$ref": "#/$defs/d"}},
                       "$defs": {"d": {"type": "boolean"}}})"));
}

}  // namespace
}  // namespace orrery::schema
