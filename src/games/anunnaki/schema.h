// The state's JSON, described for other people's tools.
#pragma once

#include <string_view>

namespace orrery::anunnaki {

inline constexpr std::string_view kStateSchema = R"json({
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Anunnaki against Cosmobot: state",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "options",
    "houses",
    "turn",
    "active",
    "phase",
    "triggered",
    "last_turn",
    "arrow",
    "sides",
    "person",
    "areas",
    "culture",
    "atlantis_gods",
    "distant",
    "creatures",
    "goals",
    "supremacy_tokens",
    "contracts",
    "contract_stack",
    "artefact_deck",
    "decks",
    "face_up",
    "seen",
    "combat",
    "combats",
    "tasks",
    "choice",
    "candidates",
    "random"
  ],
  "properties": {
    "options": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "person_house": {"$ref": "#/$defs/house"},
        "bot_house": {"anyOf": [{"const": "random"}, {"$ref": "#/$defs/house"}]},
        "difficulty": {"enum": ["easy", "normal", "hard", "extreme"]},
        "advanced_reveal": {"type": "boolean"},
        "distant_planets": {"type": "boolean"},
        "creatures": {"type": "boolean"},
        "expansion_houses": {"type": "boolean"}
      }
    },
    "houses": {
      "type": "object",
      "additionalProperties": false,
      "required": ["person", "bot"],
      "properties": {
        "person": {"$ref": "#/$defs/house"},
        "bot": {"$ref": "#/$defs/house"}
      }
    },
    "turn": {"type": "integer", "minimum": 1, "maximum": 255},
    "active": {"$ref": "#/$defs/side_name"},
    "phase": {
      "enum": [
        "primary",
        "secondary",
        "free",
        "combat",
        "culture",
        "bot_cards",
        "bot_reveal",
        "bot_combat",
        "bot_culture",
        "game_over"
      ]
    },
    "triggered": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/side_name"}]},
    "last_turn": {"type": "boolean"},
    "arrow": {"enum": [null, "left", "right"]},
    "sides": {
      "type": "object",
      "additionalProperties": false,
      "required": ["person", "bot"],
      "properties": {
        "person": {"$ref": "#/$defs/side"},
        "bot": {"$ref": "#/$defs/side"}
      }
    },
    "person": {"$ref": "#/$defs/person"},
    "areas": {
      "description": "by id; areas that are not named are empty",
      "type": "object",
      "additionalProperties": {"$ref": "#/$defs/area"}
    },
    "culture": {
      "description": "by culture site, the token that lies there",
      "type": "object",
      "additionalProperties": {"$ref": "#/$defs/id"}
    },
    "atlantis_gods": {"type": "object", "additionalProperties": {"$ref": "#/$defs/id"}},
    "distant": {
      "description": "left and right, with the module",
      "type": "array",
      "maxItems": 2,
      "items": {"$ref": "#/$defs/distant_planet"}
    },
    "creatures": {
      "description": "on display, left and right, with the module",
      "type": "array",
      "maxItems": 2,
      "items": {"$ref": "#/$defs/id_or_null"}
    },
    "goals": {
      "type": "object",
      "additionalProperties": false,
      "required": ["war", "tech", "trade", "supremacy"],
      "properties": {
        "war": {"$ref": "#/$defs/goal"},
        "tech": {"$ref": "#/$defs/goal"},
        "trade": {"$ref": "#/$defs/goal"},
        "supremacy": {"$ref": "#/$defs/goal"}
      }
    },
    "supremacy_tokens": {
      "description": "printed numbers of the spaces that still have a token",
      "type": "array",
      "items": {"type": "integer"}
    },
    "contracts": {
      "type": "array",
      "minItems": 6,
      "maxItems": 6,
      "items": {"$ref": "#/$defs/id_or_null"}
    },
    "contract_stack": {"description": "top first", "$ref": "#/$defs/ids"},
    "artefact_deck": {"description": "top first", "$ref": "#/$defs/ids"},
    "decks": {
      "description": "top first",
      "type": "object",
      "additionalProperties": false,
      "required": ["moon", "sun"],
      "properties": {"moon": {"$ref": "#/$defs/ids"}, "sun": {"$ref": "#/$defs/ids"}}
    },
    "face_up": {
      "type": "object",
      "additionalProperties": false,
      "required": ["moon", "sun"],
      "properties": {
        "moon": {"$ref": "#/$defs/id_or_null"},
        "sun": {"$ref": "#/$defs/id_or_null"}
      }
    },
    "seen": {
      "description": "tiles and tokens that were turned over, also those that left the game",
      "type": "object",
      "additionalProperties": false,
      "required": ["civilisations", "culture"],
      "properties": {
        "civilisations": {"$ref": "#/$defs/ids"},
        "culture": {"$ref": "#/$defs/ids"}
      }
    },
    "combat": {
      "description": "the one under way",
      "anyOf": [
        {"type": "null"},
        {
          "type": "object",
          "additionalProperties": false,
          "required": ["place"],
          "properties": {"place": {"$ref": "#/$defs/place"}}
        }
      ]
    },
    "combats": {
      "description": "of this turn, still to be resolved",
      "type": "array",
      "items": {"$ref": "#/$defs/place"}
    },
    "tasks": {
      "description": "what is still to be done; the last comes next, and is the question",
      "type": "array",
      "maxItems": 24,
      "items": {"type": "object", "required": ["task"], "properties": {"task": {"type": "string"}}}
    },
    "choice": {
      "description": "what the person decides among the candidates",
      "enum": [
        "none",
        "harvest",
        "build",
        "follower",
        "move_target",
        "move_unit",
        "portal_target",
        "portal_unit",
        "summon",
        "reveal",
        "combat_order",
        "creature"
      ]
    },
    "candidates": {"type": "array", "maxItems": 32, "items": {"type": "string"}},
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
    "house": {"enum": ["norse", "greek", "egyptian", "babylonian", "mesos", "nypponis"]},
    "side_name": {"enum": ["person", "bot"]},
    "goal": {"enum": ["shrines", "areas", "units", "settlements"]},
    "id": {"type": "string", "pattern": "^[A-Za-z0-9_-]+$"},
    "id_or_null": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/id"}]},
    "ids": {"type": "array", "maxItems": 24, "items": {"$ref": "#/$defs/id"}},
    "place": {"type": "string", "pattern": "^[A-Za-z0-9_-]+(:land|:lead)?$"},
    "pieces": {
      "description": "S settlement, F followers, m minor gods, G great god, K creatures",
      "type": "string",
      "pattern": "^S?( ?F[0-9]+)?( ?m[0-9]+)?( ?G[0-9]+)?( ?K[0-9]+)?$"
    },
    "side": {
      "type": "object",
      "additionalProperties": false,
      "required": ["vp", "tracks", "supremacy", "supply", "settlements", "cubes", "creatures"],
      "properties": {
        "vp": {"type": "integer", "minimum": 0, "maximum": 999},
        "tracks": {
          "type": "object",
          "additionalProperties": false,
          "required": ["war", "tech", "trade"],
          "properties": {
            "war": {"type": "integer", "minimum": 0},
            "tech": {"type": "integer", "minimum": 0},
            "trade": {"type": "integer", "minimum": 0}
          }
        },
        "supremacy": {"description": "the printed number", "type": "integer"},
        "supply": {"$ref": "#/$defs/pieces"},
        "settlements": {"description": "left on the row", "type": "integer", "minimum": 0, "maximum": 4},
        "cubes": {"description": "placed", "type": "integer", "minimum": 0, "maximum": 14},
        "creatures": {"$ref": "#/$defs/ids"}
      }
    },
    "person": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "resources",
        "crystals",
        "pawn",
        "tiles",
        "upgraded",
        "paths",
        "marked",
        "gods",
        "hand",
        "used",
        "artefacts",
        "fulfilled",
        "contracts"
      ],
      "properties": {
        "resources": {
          "type": "object",
          "additionalProperties": false,
          "required": ["wood", "metal", "gold", "grain"],
          "properties": {
            "wood": {"type": "integer", "minimum": 0},
            "metal": {"type": "integer", "minimum": 0},
            "gold": {"type": "integer", "minimum": 0},
            "grain": {"type": "integer", "minimum": 0}
          }
        },
        "crystals": {"type": "integer", "minimum": 0},
        "pawn": {"$ref": "#/$defs/id_or_null"},
        "tiles": {
          "description": "by node",
          "type": "object",
          "minProperties": 10,
          "maxProperties": 10,
          "additionalProperties": {"$ref": "#/$defs/id"}
        },
        "upgraded": {"$ref": "#/$defs/ids"},
        "paths": {"description": "those with a cube", "$ref": "#/$defs/ids"},
        "marked": {"type": "array", "items": {"enum": ["T0", "T1", "T2", "T3", "T4", "PENTA"]}},
        "gods": {"description": "summoned", "$ref": "#/$defs/ids"},
        "hand": {"$ref": "#/$defs/ids"},
        "used": {"$ref": "#/$defs/ids"},
        "artefacts": {"$ref": "#/$defs/ids"},
        "fulfilled": {"type": "integer", "minimum": 0, "maximum": 24},
        "contracts": {"description": "in reserve", "$ref": "#/$defs/ids"}
      }
    },
    "area": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "person": {"$ref": "#/$defs/pieces"},
        "bot": {"$ref": "#/$defs/pieces"},
        "civilisation": {"$ref": "#/$defs/id"},
        "face_up": {"type": "boolean"},
        "exhausted": {
          "description": "symbols from the left, from 1",
          "type": "array",
          "items": {"type": "integer", "minimum": 1, "maximum": 4}
        }
      }
    },
    "distant_planet": {
      "type": "object",
      "additionalProperties": false,
      "required": ["planet", "leader", "landing", "leading"],
      "properties": {
        "planet": {"$ref": "#/$defs/id"},
        "leader": {"enum": ["nobody", "person", "bot", "civilisation"]},
        "landing": {"$ref": "#/$defs/both"},
        "leading": {"$ref": "#/$defs/both"}
      }
    },
    "both": {
      "type": "object",
      "additionalProperties": false,
      "required": ["person", "bot"],
      "properties": {"person": {"$ref": "#/$defs/pieces"}, "bot": {"$ref": "#/$defs/pieces"}}
    }
  }
})json";

}  // namespace orrery::anunnaki
