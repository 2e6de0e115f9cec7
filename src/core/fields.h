// A struct described once: a table of its fields gives its JSON writer, its reader, the keys it may
// have and its JSON Schema (from which the page's types are made).
//
//   constexpr auto kOrbit = fields<Orbit>("orbit",
//       field("planet", &Orbit::planet, Body{}),
//       field("moons", &Orbit::moons, list(Body{})),
//       field("objective", &Orbit::objective, optional(named(&Words::planetary))));
//
// A *form* says how one value is written. It has
//
//   Json write(const Scope& scope, const T& value) const;
//   void read(const Scope& scope, const JsonReader& json, T& value) const;
//   template <class T> Json schema(const Scope& scope, SchemaNotes& notes) const;
//
// and a game makes its own with `custom` (core/own_forms.h) where those of core/*_forms.h do not
// do. The scope has the game with its words, the position (the one that is being read, so that a
// field can depend on those before it), whether a view is written and for whom, and whose seat this
// is.
#pragma once

#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/json.h"
#include "core/schema.h"
#include "core/types.h"

namespace orrery {

template <class Game>
struct CodecScope {
    const Game& game;
    const typename Game::State& state;
    bool view = false;  // what a seat may know, with what is counted for it, instead of the whole
    Seat seat = kSpectator;
    Seat viewer = seat;  // whose view this is

    const auto& words() const { return game.words(); }
    CodecScope at(Seat whose) const { return {game, state, view, whose, viewer}; }
};

// What a schema gathers on the way: a struct's description stands once, under its name.
struct SchemaNotes {
    bool view = false;
    JsonObject definitions{};
};

// One member in its form.
template <class Struct, class Member, class Form>
struct MemberField {
    static constexpr bool kInState = true, kInView = true;
    std::string_view name;
    Member Struct::* member;
    Form form;

    template <class Scope>
    Json write(const Scope& scope, const Struct& whole) const {
        return form.write(scope, whole.*member);
    }
    template <class Scope>
    void read(const Scope& scope, const JsonReader& json, Struct& whole) const {
        form.read(scope, json, whole.*member);
    }
    template <class Whole, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return form.template schema<Member>(scope, notes);
    }
};
template <class Struct, class Member, class Form>
constexpr auto field(std::string_view name, Member Struct::* member, Form form) {
    return MemberField<Struct, Member, Form>{name, member, form};
}

// One entry of a member that is an array.
template <class Struct, class Member, class Form>
struct EntryField {
    static constexpr bool kInState = true, kInView = true;
    using Entry = typename Member::value_type;
    std::string_view name;
    Member Struct::* member;
    std::size_t index;
    Form form;

    template <class Scope>
    Json write(const Scope& scope, const Struct& whole) const {
        return form.write(scope, (whole.*member)[index]);
    }
    template <class Scope>
    void read(const Scope& scope, const JsonReader& json, Struct& whole) const {
        form.read(scope, json, (whole.*member)[index]);
    }
    template <class Whole, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return form.template schema<Entry>(scope, notes);
    }
};
template <class Struct, class Member, class Form>
constexpr auto field(std::string_view name, Member Struct::* member, std::size_t index, Form form) {
    return EntryField<Struct, Member, Form>{name, member, index, form};
}

// Several members behind one key (the form is a table of fields itself), or one that needs the
// others to be understood: the form is one of the whole struct.
template <class Form, bool kState>
struct WholeField {
    static constexpr bool kInState = kState, kInView = true;
    std::string_view name;
    Form form;

    template <class Scope, class Struct>
    Json write(const Scope& scope, const Struct& whole) const {
        return form.write(scope, whole);
    }
    template <class Scope, class Struct>
    void read(const Scope& scope, const JsonReader& json, Struct& whole) const {
        if constexpr (kState) form.read(scope, json, whole);
    }
    template <class Whole, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return form.template schema<Whole>(scope, notes);
    }
};
template <class Form>
constexpr auto whole(std::string_view name, Form form) {
    return WholeField<Form, true>{name, form};
}
// What is counted for whoever looks, and is never read.
template <class Form>
constexpr auto in_view(std::string_view name, Form form) {
    return WholeField<Form, false>{name, form};
}
// What nobody may see is no part of views.
template <class Field>
struct SecretField : Field {
    static constexpr bool kInView = false;
};
template <class Field>
constexpr auto secret(Field field) {
    return SecretField<Field>{field};
}

// Several fields of one thing that is counted for whoever looks: once for all of them.
template <class Count, class... Field>
struct CountedFields {
    static constexpr bool kInState = false, kInView = true;
    Count count;  // of the scope and the whole struct
    std::tuple<Field...> fields;
};
template <class Count, class... Field>
constexpr auto counted_once(Count count, Field... field) {
    return CountedFields<Count, Field...>{count, {field...}};
}

// A field behind its key, and a group of them each behind its own.
template <class Scope, class Whole, class Field>
void write_field(JsonObject& json, const Scope& scope, const Whole& whole, const Field& field) {
    json[field.name] = field.write(scope, whole);
}
template <class Scope, class Whole, class Count, class... Field>
void write_field(JsonObject& json, const Scope& scope, const Whole& whole,
                 const CountedFields<Count, Field...>& group) {
    const auto counted = group.count(scope, whole);
    std::apply([&](const Field&... one) { (write_field(json, scope, counted, one), ...); },
               group.fields);
}
template <class Whole, class Scope, class Field>
void describe_field(JsonObject& properties, const Scope& scope, SchemaNotes& notes,
                    const Field& field) {
    properties[field.name] = field.template schema<Whole>(scope, notes);
}
template <class Whole, class Scope, class Count, class... Field>
void describe_field(JsonObject& properties, const Scope& scope, SchemaNotes& notes,
                    const CountedFields<Count, Field...>& group) {
    using Counted = std::invoke_result_t<Count, const Scope&, const Whole&>;
    std::apply(
        [&](const Field&... one) { (describe_field<Counted>(properties, scope, notes, one), ...); },
        group.fields);
}

template <class Struct, class... Field>
class Fields {
  public:
    constexpr Fields(std::string_view name, Field... field) : name_(name), fields_(field...) {}

    std::string_view name() const { return name_; }

    template <class Scope>
    JsonObject write(const Scope& scope, const Struct& value) const {
        JsonObject json;
        json.reserve(sizeof...(Field));  // most of a view's time would go into growing
        each([&]<class One>(const One& one) {
            if (scope.view ? One::kInView : One::kInState) write_field(json, scope, value, one);
        });
        return json;
    }

    // In the order of the table, so that a field can be understood by those before it.
    template <class Scope>
    void read(const Scope& scope, const JsonReader& json, Struct& value) const {
        json.only(keys());
        each([&]<class One>(const One& one) {
            if constexpr (One::kInState)
                if (json.ok()) one.read(scope, json[one.name], value);
        });
    }

    // As a form of its own: a reference to the description, which is noted under the struct's name
    // (no type of the game may have the same one). Without a name it stands where it is used.
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        if (name_.empty()) return describe(scope, notes);
        if (!notes.definitions.contains(name_)) {
            notes.definitions[name_] = nullptr;  // it may contain itself
            Json described = describe(scope, notes);
            notes.definitions[name_] = std::move(described);
        }
        return schema::ref(name_);
    }

    template <class Scope>
    Json describe(const Scope& scope, SchemaNotes& notes) const {
        JsonObject properties;
        each([&]<class One>(const One& one) {
            if (notes.view ? One::kInView : One::kInState)
                describe_field<Struct>(properties, scope, notes, one);
        });
        JsonArray required;
        for (const auto& [name, described] : properties) required.emplace_back(name);
        return JsonObject{{"type", "object"},
                          {"additionalProperties", false},
                          {"required", std::move(required)},
                          {"properties", std::move(properties)}};
    }

  private:
    template <class Visit>
    void each(Visit&& visit) const {
        std::apply([&](const Field&... one) { (visit(one), ...); }, fields_);
    }
    std::vector<std::string_view> keys() const {
        std::vector<std::string_view> names;
        each([&]<class One>(const One& one) {
            if constexpr (One::kInState) names.push_back(one.name);
        });
        return names;
    }

    std::string_view name_;
    std::tuple<Field...> fields_;
};
template <class Struct, class... Field>
constexpr auto fields(std::string_view name, Field... field) {
    return Fields<Struct, Field...>(name, field...);
}

// The schema of a game's state, or of its views, from the table of its fields.
template <class Table, class Scope>
Json schema_document(std::string_view title, const Table& table, const Scope& scope, bool view) {
    SchemaNotes notes{view};
    const Json own = table.describe(scope, notes);
    JsonObject json{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", title}};
    json.insert(own.as_object().begin(), own.as_object().end());
    json["$defs"] = std::move(notes.definitions);
    return json;
}

}  // namespace orrery
