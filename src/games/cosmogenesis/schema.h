// The state's JSON, described for other people's tools.
#pragma once

#include <string_view>

namespace orrery::cosmogenesis {

inline constexpr std::string_view kStateSchema = R"json({
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Cosmogenesis: state",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "players",
    "options",
    "round",
    "phase",
    "turn",
    "first",
    "starts",
    "active",
    "monolith",
    "owing",
    "side_used",
    "objects_used",
    "rewards",
    "board",
    "supply",
    "bag",
    "box",
    "stellar_stack",
    "planetary_stack",
    "seats",
    "random"
  ],
  "properties": {
    "players": {"type": "integer", "minimum": 2, "maximum": 4},
    "options": {"type": "object", "additionalProperties": false, "required": [], "properties": {}},
    "round": {"type": "integer", "minimum": 1, "maximum": 6},
    "phase": {"enum": ["choose_start", "main", "optional", "reward", "game_over"]},
    "turn": {"type": "integer", "minimum": 0, "maximum": 16},
    "first": {"$ref": "#/$defs/seat_number"},
    "starts": {"$ref": "#/$defs/seat_number"},
    "active": {"$ref": "#/$defs/seat_number"},
    "monolith": {"$ref": "#/$defs/seat_number"},
    "owing": {"type": "array", "maxItems": 4, "items": {"$ref": "#/$defs/seat_number"}},
    "side_used": {"type": "boolean"},
    "objects_used": {"type": "array", "maxItems": 10, "items": {"$ref": "#/$defs/object"}},
    "rewards": {
      "type": "array",
      "maxItems": 24,
      "items": {"enum": ["asteroid", "comet", "life", "evolution", "side_action"]}
    },
    "board": {"$ref": "#/$defs/board"},
    "supply": {
      "type": "object",
      "additionalProperties": false,
      "required": ["small", "size_3", "size_4", "comets"],
      "properties": {
        "small": {"type": "integer", "minimum": 0, "maximum": 80},
        "size_3": {"type": "integer", "minimum": 0, "maximum": 80},
        "size_4": {"type": "integer", "minimum": 0, "maximum": 80},
        "comets": {"type": "integer", "minimum": 0, "maximum": 25}
      }
    },
    "bag": {"type": "array", "maxItems": 50, "items": {"$ref": "#/$defs/tile"}},
    "box": {
      "type": "object",
      "additionalProperties": false,
      "required": ["tiles", "stellar", "planetary"],
      "properties": {
        "tiles": {"type": "array", "maxItems": 50, "items": {"$ref": "#/$defs/tile"}},
        "stellar": {"type": "array", "maxItems": 15, "items": {"$ref": "#/$defs/stellar"}},
        "planetary": {"type": "array", "maxItems": 15, "items": {"$ref": "#/$defs/planetary"}}
      }
    },
    "stellar_stack": {"type": "array", "maxItems": 15, "items": {"$ref": "#/$defs/stellar"}},
    "planetary_stack": {"type": "array", "maxItems": 19, "items": {"$ref": "#/$defs/planetary"}},
    "seats": {"type": "array", "minItems": 2, "maxItems": 4, "items": {"$ref": "#/$defs/seat"}},
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
    "seat_number": {"type": "integer", "minimum": 0, "maximum": 3},
    "stellar": {"type": "string", "pattern": "^S(0[1-9]|1[0-9])$"},
    "planetary": {"type": "string", "pattern": "^P(0[1-9]|1[0-9]|2[0-5])$"},
    "object": {"type": "string", "pattern": "^O(0[1-9]|10)$"},
    "tile": {"type": "string"},
    "body": {
      "type": "string",
      "pattern": "^(a|T[12](\\+L0)?|T[34](\\+L0)?|T[34]w(\\+L[0-4])?|G[12]\\.(red|green|blue|yellow|violet)(\\.r)?)$"
    },
    "board": {
      "type": "object",
      "additionalProperties": false,
      "required": ["I", "II", "III", "IV"],
      "properties": {
        "I": {
          "type": "array",
          "minItems": 5,
          "maxItems": 5,
          "items": {
            "anyOf": [{"type": "null"}, {"$ref": "#/$defs/stellar"}, {"$ref": "#/$defs/planetary"}]
          }
        },
        "II": {
          "type": "array",
          "minItems": 5,
          "maxItems": 5,
          "items": {
            "anyOf": [
              {"type": "null"},
              {
                "type": "object",
                "additionalProperties": false,
                "required": ["tile"],
                "properties": {
                  "tile": {"$ref": "#/$defs/tile"},
                  "size": {"type": "integer", "minimum": 1, "maximum": 2}
                }
              }
            ]
          }
        },
        "III": {
          "type": "array",
          "minItems": 5,
          "maxItems": 5,
          "items": {
            "anyOf": [
              {"type": "null"},
              {
                "type": "object",
                "additionalProperties": false,
                "required": ["tile"],
                "properties": {
                  "tile": {"$ref": "#/$defs/tile"},
                  "size": {"type": "integer", "minimum": 1, "maximum": 2}
                }
              }
            ]
          }
        },
        "IV": {
          "type": "array",
          "minItems": 5,
          "maxItems": 5,
          "items": {"enum": [null, "asteroid", "two_asteroids", "comet"]}
        }
      }
    },
    "orbit": {
      "type": "object",
      "additionalProperties": false,
      "required": ["planet", "moons", "objective"],
      "properties": {
        "planet": {"$ref": "#/$defs/body"},
        "moons": {"type": "array", "maxItems": 3, "items": {"$ref": "#/$defs/body"}},
        "objective": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/planetary"}]}
      }
    },
    "seat": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "orbits",
        "asteroids",
        "comets",
        "module",
        "sectors",
        "stellar",
        "drafted",
        "drawn",
        "holds_start",
        "start",
        "returned",
        "objects"
      ],
      "properties": {
        "orbits": {"type": "array", "maxItems": 7, "items": {"$ref": "#/$defs/orbit"}},
        "asteroids": {"type": "integer", "minimum": 0, "maximum": 120},
        "comets": {"type": "integer", "minimum": 0, "maximum": 25},
        "module": {"type": "boolean"},
        "sectors": {"type": "array", "maxItems": 4, "items": {"enum": ["I", "II", "III", "IV"]}},
        "stellar": {"type": "array", "maxItems": 3, "items": {"$ref": "#/$defs/stellar"}},
        "drafted": {"type": "array", "maxItems": 3, "items": {"$ref": "#/$defs/planetary"}},
        "drawn": {"type": "array", "maxItems": 2, "items": {"$ref": "#/$defs/planetary"}},
        "holds_start": {"type": "boolean"},
        "start": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/planetary"}]},
        "returned": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/planetary"}]},
        "objects": {
          "type": "array",
          "maxItems": 10,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["object", "uses_left"],
            "properties": {
              "object": {"$ref": "#/$defs/object"},
              "uses_left": {"type": "integer", "minimum": 0, "maximum": 9}
            }
          }
        }
      }
    }
  }
})json";

}  // namespace orrery::cosmogenesis
