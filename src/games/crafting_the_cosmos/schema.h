// The state's JSON, described for other people's tools. Stacks are written from the top down.
#pragma once

#include <string_view>

namespace orrery::crafting_the_cosmos {

inline constexpr std::string_view kStateSchema = R"json({
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Crafting the Cosmos: state",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "players",
    "round",
    "phase",
    "start",
    "current",
    "options",
    "controls",
    "supply",
    "goals",
    "energy",
    "power_decks",
    "nebula_stacks",
    "advanced_life",
    "turn",
    "seats",
    "random"
  ],
  "properties": {
    "players": {"type": "integer", "minimum": 2, "maximum": 4},
    "round": {"type": "integer", "minimum": 1, "maximum": 8},
    "phase": {
      "enum": [
        "shift",
        "pick_nebula",
        "take_card",
        "craft",
        "choose_power",
        "use_power",
        "omega_nebula",
        "discard",
        "game_over"
      ]
    },
    "start": {"type": "integer", "minimum": 0, "maximum": 3},
    "current": {"type": "integer", "minimum": 0, "maximum": 3},
    "options": {"$ref": "#/$defs/options"},
    "controls": {
      "type": "object",
      "additionalProperties": false,
      "required": ["light", "time", "gravity", "chemistry"],
      "properties": {
        "light": {"$ref": "#/$defs/control"},
        "time": {"$ref": "#/$defs/control"},
        "gravity": {"$ref": "#/$defs/control"},
        "chemistry": {"$ref": "#/$defs/control"}
      }
    },
    "supply": {
      "type": "object",
      "additionalProperties": false,
      "required": ["H", "He", "O", "C", "life", "crystals"],
      "properties": {
        "H": {"type": "integer", "minimum": 0, "maximum": 120},
        "He": {"type": "integer", "minimum": 0, "maximum": 120},
        "O": {"type": "integer", "minimum": 0, "maximum": 120},
        "C": {"type": "integer", "minimum": 0, "maximum": 120},
        "life": {"type": "integer", "minimum": 0, "maximum": 120},
        "crystals": {"type": "integer", "minimum": 0, "maximum": 100}
      }
    },
    "goals": {
      "type": "object",
      "additionalProperties": false,
      "required": ["track", "deck", "scored"],
      "properties": {
        "track": {
          "type": "array",
          "minItems": 3,
          "maxItems": 3,
          "items": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/goal"}]}
        },
        "deck": {"type": "array", "maxItems": 6, "items": {"$ref": "#/$defs/goal"}},
        "scored": {"type": "array", "maxItems": 6, "items": {"$ref": "#/$defs/goal"}}
      }
    },
    "energy": {
      "type": "object",
      "additionalProperties": false,
      "required": ["display", "deck", "discard"],
      "properties": {
        "display": {
          "type": "array",
          "minItems": 4,
          "maxItems": 4,
          "items": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/energy"}]}
        },
        "deck": {"type": "array", "maxItems": 60, "items": {"$ref": "#/$defs/energy"}},
        "discard": {"$ref": "#/$defs/energy_counts"}
      }
    },
    "power_decks": {
      "type": "object",
      "additionalProperties": false,
      "required": ["light", "time", "gravity", "chemistry"],
      "properties": {
        "light": {"$ref": "#/$defs/power_deck"},
        "time": {"$ref": "#/$defs/power_deck"},
        "gravity": {"$ref": "#/$defs/power_deck"},
        "chemistry": {"$ref": "#/$defs/power_deck"}
      }
    },
    "nebula_stacks": {
      "type": "object",
      "additionalProperties": false,
      "required": ["1", "2", "3"],
      "properties": {
        "1": {"$ref": "#/$defs/nebula_stack"},
        "2": {"$ref": "#/$defs/nebula_stack"},
        "3": {"$ref": "#/$defs/nebula_stack"}
      }
    },
    "advanced_life": {
      "type": "object",
      "additionalProperties": false,
      "required": ["first", "second"],
      "properties": {
        "first": {
          "type": "array",
          "maxItems": 8,
          "items": {"type": "integer", "minimum": 1, "maximum": 15}
        },
        "second": {
          "type": "array",
          "maxItems": 16,
          "items": {"type": "integer", "minimum": 1, "maximum": 15}
        }
      }
    },
    "turn": {"$ref": "#/$defs/turn"},
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
    "star_space": {"type": "string", "pattern": "^S(0[1-9]|[12][0-9]|3[0-7])$"},
    "life_space": {"type": "string", "pattern": "^L(0[1-9]|[123][0-9]|4[0-8])$"},
    "nebula_space": {"type": "string", "pattern": "^N[DPF][0-3]$"},
    "tile": {"type": "string", "pattern": "^NT[123]-(0[1-9]|1[0-6])$"},
    "power": {"type": "string", "pattern": "^P[LTGC]-[1-8]$"},
    "goal": {"type": "string", "pattern": "^UG-(0[1-9]|1[0-6])$"},
    "energy": {"enum": ["light", "time", "gravity", "chemistry"]},
    "energy_counts": {
      "type": "object",
      "additionalProperties": false,
      "required": ["light", "time", "gravity", "chemistry"],
      "properties": {
        "light": {"type": "integer", "minimum": 0, "maximum": 60},
        "time": {"type": "integer", "minimum": 0, "maximum": 60},
        "gravity": {"type": "integer", "minimum": 0, "maximum": 60},
        "chemistry": {"type": "integer", "minimum": 0, "maximum": 60}
      }
    },
    "star_counts": {
      "type": "object",
      "additionalProperties": false,
      "required": ["H", "He", "O", "C"],
      "properties": {
        "H": {"type": "integer", "minimum": 0, "maximum": 120},
        "He": {"type": "integer", "minimum": 0, "maximum": 120},
        "O": {"type": "integer", "minimum": 0, "maximum": 120},
        "C": {"type": "integer", "minimum": 0, "maximum": 120}
      }
    },
    "options": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "edition",
        "form_rule",
        "second_2p",
        "star_goal",
        "pulsar_grav",
        "shooting_cost",
        "stardust_target",
        "survival_min",
        "supply_4p",
        "event_horizon_cost"
      ],
      "properties": {
        "edition": {"enum": ["fr", "de"]},
        "form_rule": {"enum": ["at_least", "exact"]},
        "second_2p": {"type": "integer", "minimum": 0, "maximum": 6},
        "star_goal": {"enum": ["group", "chain"]},
        "pulsar_grav": {"type": "integer", "minimum": 0, "maximum": 7},
        "shooting_cost": {"enum": ["gravity", "any"]},
        "stardust_target": {"enum": ["any_unformed", "size1"]},
        "survival_min": {"enum": ["max", "1"]},
        "supply_4p": {"type": "integer", "minimum": 1, "maximum": 30},
        "event_horizon_cost": {"enum": ["counter", "token"]}
      }
    },
    "control": {
      "type": "object",
      "additionalProperties": false,
      "required": ["seats", "dark"],
      "properties": {
        "seats": {
          "type": "array",
          "maxItems": 3,
          "items": {"type": "integer", "minimum": 0, "maximum": 3}
        },
        "dark": {"type": "integer", "minimum": 0, "maximum": 3}
      }
    },
    "advanced_tile": {
      "type": "object",
      "additionalProperties": false,
      "required": ["group", "value"],
      "properties": {
        "group": {"type": "integer", "minimum": 1, "maximum": 2},
        "value": {"type": "integer", "minimum": 1, "maximum": 15}
      }
    },
    "power_deck": {
      "type": "array",
      "maxItems": 8,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["card", "under_by"],
        "properties": {
          "card": {"$ref": "#/$defs/power"},
          "under_by": {"anyOf": [{"type": "null"}, {"type": "integer", "minimum": 0, "maximum": 3}]}
        }
      }
    },
    "nebula_stack": {"type": "array", "maxItems": 16, "items": {"$ref": "#/$defs/tile"}},
    "seat": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "stars",
        "life",
        "nebulae",
        "hand",
        "crystal",
        "waiting",
        "discharges",
        "powers",
        "card_points",
        "goal_points"
      ],
      "properties": {
        "stars": {
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/star_space"},
          "additionalProperties": {"enum": ["H", "He", "O", "C", "SN-H", "SN-He", "SN-O", "SN-C"]}
        },
        "life": {
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/life_space"},
          "additionalProperties": {"enum": ["proto", "stable"]}
        },
        "nebulae": {
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/nebula_space"},
          "additionalProperties": {
            "type": "object",
            "additionalProperties": false,
            "required": ["tile", "formed", "advanced_life"],
            "properties": {
              "tile": {"$ref": "#/$defs/tile"},
              "formed": {"type": "boolean"},
              "advanced_life": {"type": "array", "maxItems": 2, "items": {"$ref": "#/$defs/advanced_tile"}}
            }
          }
        },
        "hand": {"$ref": "#/$defs/energy_counts"},
        "crystal": {"type": "integer", "minimum": 0, "maximum": 5},
        "waiting": {"type": "integer", "minimum": 0, "maximum": 100},
        "discharges": {"type": "integer", "minimum": 0, "maximum": 100},
        "powers": {
          "type": "array",
          "minItems": 4,
          "maxItems": 4,
          "items": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/power"}]}
        },
        "card_points": {"type": "integer", "minimum": 0, "maximum": 999},
        "goal_points": {"type": "integer", "minimum": 0, "maximum": 999}
      }
    },
    "turn": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "stars",
        "proto",
        "supernova",
        "dna",
        "gravitons",
        "nebulae",
        "collected",
        "choosing",
        "power",
        "omega"
      ],
      "properties": {
        "stars": {"$ref": "#/$defs/star_counts"},
        "proto": {"type": "integer", "minimum": 0, "maximum": 120},
        "supernova": {"type": "integer", "minimum": 0, "maximum": 120},
        "dna": {"type": "integer", "minimum": 0, "maximum": 120},
        "gravitons": {"type": "integer", "minimum": 0, "maximum": 120},
        "nebulae": {"type": "array", "maxItems": 20, "items": {"$ref": "#/$defs/tile"}},
        "collected": {
          "type": "array",
          "minItems": 2,
          "maxItems": 2,
          "items": {"type": "integer", "minimum": 0, "maximum": 255}
        },
        "choosing": {
          "anyOf": [
            {"type": "null"},
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["slot", "type", "cards"],
              "properties": {
                "slot": {"type": "integer", "minimum": 1, "maximum": 4},
                "type": {"$ref": "#/$defs/energy"},
                "cards": {
                  "type": "array",
                  "minItems": 1,
                  "maxItems": 4,
                  "items": {"$ref": "#/$defs/power"}
                }
              }
            }
          ]
        },
        "power": {
          "anyOf": [
            {"type": "null"},
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["card", "mode", "clause", "left", "focus", "lifted"],
              "properties": {
                "card": {"$ref": "#/$defs/power"},
                "mode": {"type": ["string", "null"]},
                "clause": {"type": "integer", "minimum": 0, "maximum": 3},
                "left": {"type": "integer", "minimum": 1, "maximum": 3},
                "focus": {"type": ["string", "null"]},
                "lifted": {"type": "integer", "minimum": 0, "maximum": 3}
              }
            }
          ]
        },
        "omega": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/tile"}]}
      }
    }
  }
}
)json";

}  // namespace orrery::crafting_the_cosmos
