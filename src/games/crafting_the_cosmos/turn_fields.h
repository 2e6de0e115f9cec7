// What is done in a turn, as a table of its fields.
#pragma once

#include "games/crafting_the_cosmos/seat_fields.h"

namespace orrery::crafting_the_cosmos {

// Null while there is none of it, else the fields of the turn that say what it is.
template <class There, class Table>
constexpr auto only_while(There there, const Table& table) {
    return custom(
        [there, table](const Scope& scope, const Turn& turn) -> Json {
            return there(turn) ? Json(table.write(scope, turn)) : Json();
        },
        [table](const Scope& scope, const JsonReader& json, Turn& turn) {
            if (!json.is_null()) table.read(scope, json, turn);
        },
        [table](const Scope& scope, SchemaNotes& notes) {
            return schema::optional(table.template schema<Turn>(scope, notes));
        });
}

// Counted from 1.
inline constexpr auto kSlot =
    shaped([](std::uint8_t slot) { return slot + 1; },
           [](int number, std::uint8_t& slot) { slot = static_cast<std::uint8_t>(number - 1); },
           number(1, kSlots));

inline constexpr auto kCollected =
    custom([](const Scope&,
              const Turn& turn) { return Json(JsonArray{turn.collect_stage, turn.collect_unit}); },
           [](const Scope&, const JsonReader& json, Turn& turn) {
               if (json.size(2, 2) != 2) return;
               turn.collect_stage = static_cast<std::uint8_t>(json[0].integer(0, kEnergies));
               turn.collect_unit = static_cast<std::uint8_t>(json[1].integer(0, 255));
           },
           [](const Scope&, SchemaNotes&) { return schema::list(2, 2, schema::integer(0, 255)); });

inline constexpr auto kChoosing =
    fields<Turn>("choosing", field("slot", &Turn::drawn_slot, kSlot),
                 field("type", &Turn::drawn_type, named(&Words::energy)),
                 field("cards", &Turn::drawn, sorted(hidden(named(&Words::power)))));

inline constexpr auto kMode =
    custom([](const Scope& scope,
              const Turn& turn) { return scope.words().mode->json({turn.power, turn.mode}); },
           [](const Scope& scope, const JsonReader& json, Turn& turn) {
               if (json.is_null()) return;
               RawValue value{turn.power, 0};
               scope.words().mode->read_json(json, value);
               turn.mode = static_cast<std::uint8_t>(value[1]);
           },
           [](const Scope& scope, SchemaNotes& notes) {
               return schema::optional(named(&Words::mode).schema<std::uint8_t>(scope, notes));
           });

// The space of the piece that the effect goes on with.
inline const NamedType& focus_type(const Scope& scope, const Turn& turn) {
    const Power& power = scope.game.content().powers[turn.power];
    switch (focus_of(power.clauses(turn.mode, scope.state.options))) {
        case Focus::kLife:
            return *scope.words().life_space;
        case Focus::kNebula:
            return *scope.words().nebula_space;
        case Focus::kStar:
            break;
    }
    return *scope.words().star_space;
}
inline constexpr auto kFocus = custom(
    [](const Scope& scope, const Turn& turn) {
        return turn.focus == 0 ? Json() : focus_type(scope, turn).json({turn.focus - 1});
    },
    [](const Scope& scope, const JsonReader& json, Turn& turn) {
        if (json.is_null()) return;
        turn.focus = static_cast<std::uint8_t>(1 + focus_type(scope, turn).from_json(json)[0]);
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::optional(schema::any_of({schema_of(scope, notes, &Words::star_space),
                                                schema_of(scope, notes, &Words::life_space),
                                                schema_of(scope, notes, &Words::nebula_space)}));
    });

inline Do asked(const Scope& scope, const Turn&) {
    return pending_clause(scope.game.content(), scope.state).what;
}
inline constexpr auto kPowerInUse =
    fields<Turn>("power_in_use", field("card", &Turn::power, named(&Words::power)),
                 whole("mode", kMode), field("clause", &Turn::clause, number(0, kMaxClauses - 1)),
                 field("left", &Turn::left, number(1, kMostTargets)), whole("focus", kFocus),
                 field("lifted", &Turn::lifted, number(0, kMostTargets)),
                 in_view("asks", computed(asked, named(&Words::clause))));

inline constexpr auto kTurn = fields<Turn>(
    "turn", field("stars", &Turn::stars, by_name(&Words::element, kPieces)),
    field("proto", &Turn::proto, kPieces), field("supernova", &Turn::supernova, kPieces),
    field("dna", &Turn::dna, kPieces), field("gravitons", &Turn::gravitons, kPieces),
    field("nebulae", &Turn::nebulae, list(named(&Words::tile))), whole("collected", kCollected),
    whole("choosing", only_while([](const Turn& turn) { return !turn.drawn.empty(); }, kChoosing)),
    whole("power", only_while([](const Turn& turn) { return turn.power != 0; }, kPowerInUse)),
    field("omega", &Turn::omega_tile, optional(named(&Words::tile))), in_view("shifts", kShifts),
    in_view("to_collect", computed(to_collect, kIncome)),
    in_view("ending", computed(ending, kEnding)));

}  // namespace orrery::crafting_the_cosmos
