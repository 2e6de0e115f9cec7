// The state's JSON, described for other people's tools.
#pragma once

#include <string_view>

namespace orrery::cosmic_factory {

inline constexpr std::string_view kStateSchema = R"json({
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Cosmic Factory: state",
  "type": "object",
  "additionalProperties": false,
  "required": ["players", "round", "phase", "cards", "options", "middle", "owing", "seats", "scored", "random"],
  "properties": {
    "players": {"type": "integer", "minimum": 2, "maximum": 6},
    "round": {"type": "integer", "minimum": 1, "maximum": 5},
    "phase": {"enum": ["draft_1", "draft_2", "ready", "build", "black_hole", "sabotage", "exchange", "offering", "game_over"]},
    "cards": {"type": "array", "minItems": 5, "maxItems": 5, "items": {"type": "integer", "minimum": 0, "maximum": 20}},
    "options": {"$ref": "#/$defs/options"},
    "middle": {"$ref": "#/$defs/colours"},
    "owing": {"type": "array", "maxItems": 6, "items": {"type": "integer", "minimum": 0, "maximum": 5}},
    "seats": {"type": "array", "minItems": 2, "maxItems": 6, "items": {"$ref": "#/$defs/seat"}},
    "scored": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/scored"}]},
    "random": {
      "type": "object",
      "additionalProperties": false,
      "required": ["seed", "drawn"],
      "properties": {
        "seed": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
        "drawn": {"type": "integer", "minimum": 0}
      }
    }
  },
  "$defs": {
    "colour": {"enum": ["green", "blue", "orange"]},
    "colours": {"type": "array", "maxItems": 3, "items": {"$ref": "#/$defs/colour"}},
    "tile": {"type": "integer", "minimum": 1, "maximum": 54},
    "tiles": {"type": "array", "maxItems": 9, "items": {"$ref": "#/$defs/tile"}},
    "marker": {"type": "integer", "minimum": 0, "maximum": 30},
    "markers": {
      "type": "object",
      "additionalProperties": false,
      "required": ["green", "blue", "orange", "star"],
      "properties": {
        "green": {"$ref": "#/$defs/marker"},
        "blue": {"$ref": "#/$defs/marker"},
        "orange": {"$ref": "#/$defs/marker"},
        "star": {"$ref": "#/$defs/marker"}
      }
    },
    "galaxy": {
      "type": "array",
      "maxItems": 9,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["tile", "rot", "x", "y", "down"],
        "properties": {
          "tile": {"$ref": "#/$defs/tile"},
          "rot": {"type": "integer", "minimum": 0, "maximum": 3},
          "x": {"type": "integer", "minimum": -17, "maximum": 17},
          "y": {"type": "integer", "minimum": -17, "maximum": 17},
          "galaxy": {"enum": ["A", "B"]},
          "down": {"type": "boolean"}
        }
      }
    },
    "seat": {
      "type": "object",
      "additionalProperties": false,
      "required": ["markers", "packet", "pile", "galaxy", "bonus", "done", "frozen", "pending"],
      "properties": {
        "markers": {"$ref": "#/$defs/markers"},
        "packet": {"$ref": "#/$defs/tiles"},
        "pile": {"$ref": "#/$defs/tiles"},
        "galaxy": {"$ref": "#/$defs/galaxy"},
        "bonus": {"$ref": "#/$defs/colours"},
        "done": {"type": "boolean"},
        "frozen": {"type": "boolean"},
        "pending": {"type": ["string", "null"]}
      }
    },
    "scored": {
      "type": "object",
      "additionalProperties": false,
      "required": ["round", "card", "seats"],
      "properties": {
        "round": {"type": "integer", "minimum": 1, "maximum": 5},
        "card": {"type": "integer", "minimum": 0, "maximum": 20},
        "seats": {
          "type": "array",
          "minItems": 2,
          "maxItems": 6,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["galaxy", "before", "after", "bonus", "exchanged", "offered"],
            "properties": {
              "galaxy": {"$ref": "#/$defs/galaxy"},
              "before": {"$ref": "#/$defs/markers"},
              "after": {"$ref": "#/$defs/markers"},
              "bonus": {"$ref": "#/$defs/colours"},
              "exchanged": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/colour"}]},
              "offered": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/colour"}]}
            }
          }
        }
      }
    },
    "options": {
      "type": "object",
      "additionalProperties": false,
      "required": ["sandglass_seconds", "choice_seconds", "draft_seconds", "beginner", "cards"],
      "properties": {
        "sandglass_seconds": {"type": "integer", "minimum": 0, "maximum": 3600},
        "choice_seconds": {"type": "integer", "minimum": 0, "maximum": 3600},
        "draft_seconds": {"type": "integer", "minimum": 0, "maximum": 3600},
        "beginner": {"type": "boolean"},
        "cards": {"type": "array", "maxItems": 5, "items": {"type": "integer", "minimum": 1, "maximum": 20}}
      }
    }
  }
}
)json";

}  // namespace orrery::cosmic_factory
