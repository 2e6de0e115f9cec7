// Forms of fields that only Anunnaki has; see core/fields.h.
#pragma once

#include <string>
#include <string_view>

#include "core/list_forms.h"
#include "core/own_forms.h"
#include "games/anunnaki/json/codec.h"
#include "games/anunnaki/json/task_form.h"
#include "games/anunnaki/words.h"

namespace orrery::anunnaki {

// 1 + the number of a tile that lies there, perhaps face down: then it is null in views.
template <class Form>
struct TileForm : NumberedForm<Form> {
    template <class Scope, class T>
    Json write(const Scope& scope, const T& value) const {
        return value == kUnknown ? Json() : NumberedForm<Form>::write(scope, value);
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        Json known = NumberedForm<Form>::template schema<T>(scope, notes);
        return notes.view ? schema::optional(std::move(known)) : known;
    }
};
template <class Form>
constexpr auto tile(Form form) {
    return TileForm<Form>{{form}};
}

// A list that is empty without the module.
template <class Form>
struct ModuleForm {
    std::uint8_t Options::* module;
    Form form;

    template <class Scope, class Array>
    Json write(const Scope& scope, const Array& shown) const {
        return scope.state.options.*module == 0 ? Json(JsonArray{})
                                                : array(form).write(scope, shown);
    }
    template <class Scope, class Array>
    void read(const Scope& scope, const JsonReader& json, Array& shown) const {
        if (scope.state.options.*module != 0) return array(form).read(scope, json, shown);
        json.size(0, 0);
    }
    template <class Array, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::list(0, std::tuple_size_v<Array>,
                            form.template schema<typename Array::value_type>(scope, notes));
    }
};
template <class Form>
constexpr auto with_module(std::uint8_t Options::* module, Form form) {
    return ModuleForm<Form>{module, form};
}

inline Json pieces_schema(bool settlement) {
    return schema::text(std::string(settlement ? "^S?( ?" : "^(") +
                        "F[0-9]+)?( ?m[0-9]+)?( ?G[0-9]+)?( ?K[0-9]+)?$");
}

struct PiecesForm {
    template <class Scope>
    Json write(const Scope&, const UnitCounts& units) const {
        return Json(print_pieces(units, false));
    }
    template <class Scope>
    void read(const Scope&, const JsonReader& json, UnitCounts& units) const {
        units = pieces_from(json, nullptr);
    }
    template <class T, class Scope>
    Json schema(const Scope&, SchemaNotes&) const {
        return pieces_schema(false);
    }
};

struct TaskJsonForm {
    template <class Scope>
    Json write(const Scope& scope, const Task& task) const {
        return task_json(scope.words().vocabulary, task);
    }
    template <class Scope>
    void read(const Scope& scope, const JsonReader& json, Task& task) const {
        task = task_from(scope.words().vocabulary, json);
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        if (!notes.definitions.contains("task_on_stack"))
            notes.definitions["task_on_stack"] = task_schema(scope.words().vocabulary);
        return schema::ref("task_on_stack");
    }
};

// Places, or decks where the choice is which card is turned up.
struct CandidatesForm {
    template <class Scope, class List>
    Json write(const Scope& scope, const List& candidates) const {
        return decks(scope) ? list(named(&SharedWords::deck)).write(scope, candidates)
                            : list(named(&SharedWords::place)).write(scope, candidates);
    }
    template <class Scope, class List>
    void read(const Scope& scope, const JsonReader& json, List& candidates) const {
        if (decks(scope))
            list(named(&SharedWords::deck)).read(scope, json, candidates);
        else
            list(named(&SharedWords::place)).read(scope, json, candidates);
    }
    template <class List, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::list(
            0, List::capacity(),
            schema::any_of({named(&SharedWords::place).template schema<Place>(scope, notes),
                            named(&SharedWords::deck).template schema<Place>(scope, notes)}));
    }

  private:
    template <class Scope>
    static bool decks(const Scope& scope) {
        return scope.state.choice == Choice::kReveal;
    }
};

// The printed numbers of the spaces that still have a token.
struct TokensForm {
    template <class Scope>
    Json write(const Scope& scope, std::uint16_t tokens) const {
        JsonArray json;
        const auto& printed = scope.words().marker->printed();
        for (std::size_t place = 0; place < printed.size(); ++place)
            if ((tokens >> place & 1U) != 0) json.push_back(printed[place]);
        return json;
    }
    template <class Scope>
    void read(const Scope& scope, const JsonReader& json, std::uint16_t& tokens) const {
        const auto& spaces = scope.game.content().token_spaces;
        const std::size_t count = json.size(0, spaces.size());
        for (std::size_t i = 0; i < count && json.ok(); ++i) {
            const int place = scope.words().marker->from_json(json[i])[0];
            const bool there = (tokens >> place & 1U) != 0;
            if (there || std::find(spaces.begin(), spaces.end(), place) == spaces.end())
                return json.fail("each token lies on a space of its own that starts with one",
                                 "AN-HSET-07");
            tokens = static_cast<std::uint16_t>(tokens | 1U << place);
        }
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::list(0, scope.game.content().token_spaces.size(),
                            named(&SharedWords::marker).template schema<T>(scope, notes));
    }
};

// An area's pieces and symbols, and what `Tile` says of its civilisation; what is not there is left
// out.
template <class Tile>
struct AreaForm {
    Tile tile;

    template <class Scope>
    Json write(const Scope& scope, const AreaState& here) const {
        JsonObject json;
        for (std::size_t side = 0; side < kSides; ++side)
            if (const std::string pieces =
                    print_pieces(here.units[side], here.settlement == 1 + side);
                !pieces.empty())
                json[kSideNames[side]] = pieces;
        if (here.exhausted != 0) json["exhausted"] = scope.words().symbols->json({here.exhausted});
        if (here.civilisation != 0) tile.write(scope, here, json);
        return json;
    }
    template <class Scope>
    void read(const Scope& scope, const JsonReader& json, AreaState& area) const {
        json.only(Tile::kKeys);
        for (std::size_t side = 0; side < kSides; ++side) {
            if (!json.has(kSideNames[side])) continue;
            bool settlement = false;
            area.units[side] = pieces_from(json[kSideNames[side]], &settlement);
            if (settlement && area.settlement != 0)
                json[kSideNames[side]].fail("an area holds one settlement", "AN-BUILD-01");
            if (settlement) area.settlement = static_cast<std::uint8_t>(1 + side);
        }
        if (json.has("exhausted"))
            area.exhausted =
                static_cast<std::uint8_t>(scope.words().symbols->from_json(json["exhausted"])[0]);
        if (json.has("civilisation")) tile.read(scope, json, area);
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        Json described =
            schema::object({schema::may_be_missing("person", pieces_schema(true)),
                            schema::may_be_missing("bot", pieces_schema(true)),
                            schema::may_be_missing("exhausted", scope.words().symbols->schema())});
        tile.describe(scope, notes, described.as_object()["properties"].as_object());
        notes.definitions["area_state"] = std::move(described);
        return schema::ref("area_state");
    }
};

}  // namespace orrery::anunnaki
