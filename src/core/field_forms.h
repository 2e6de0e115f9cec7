// The usual forms of fields that hold one thing; see core/fields.h. core/list_forms.h has those
// that hold many, core/own_forms.h those that a game makes of functions of its own.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "core/fields.h"
#include "core/game.h"
#include "core/random_json.h"
#include "core/value_type.h"

namespace orrery {

struct NumberForm {
    std::int64_t min, max;

    template <class Scope, class T>
    Json write(const Scope&, const T& value) const {
        return static_cast<std::int64_t>(value);
    }
    template <class Scope, class T>
    void read(const Scope&, const JsonReader& json, T& value) const {
        value = static_cast<T>(json.integer(min, max));
    }
    template <class T, class Scope>
    Json schema(const Scope&, SchemaNotes&) const {
        return schema::integer(min, max);
    }
};
constexpr NumberForm number(std::int64_t min, std::int64_t max) {
    return {min, max};
}

// A byte that is 1 or 0, or a bool.
struct FlagForm {
    template <class Scope, class T>
    Json write(const Scope&, const T& value) const {
        return value != T{};
    }
    template <class Scope, class T>
    void read(const Scope&, const JsonReader& json, T& value) const {
        value = static_cast<T>(json.boolean() ? 1 : 0);
    }
    template <class T, class Scope>
    Json schema(const Scope&, SchemaNotes&) const {
        return schema::boolean();
    }
};
constexpr FlagForm flag() {
    return {};
}

// One of a few names that stand in a table of their own, by their number there.
template <std::size_t N>
struct ChoiceForm {
    const std::array<std::string_view, N>* names;

    template <class Scope, class T>
    Json write(const Scope&, const T& value) const {
        return Json((*names)[static_cast<std::size_t>(value)]);
    }
    template <class Scope, class T>
    void read(const Scope&, const JsonReader& json, T& value) const {
        value = static_cast<T>(json.choice(*names));
    }
    template <class T, class Scope>
    Json schema(const Scope&, SchemaNotes&) const {
        return schema::choice(*names);
    }
};
template <std::size_t N>
constexpr auto choice(const std::array<std::string_view, N>& names) {
    return ChoiceForm<N>{&names};
}

// A seat of this game.
struct SeatForm {
    template <class Scope, class T>
    Json write(const Scope&, const T& value) const {
        return static_cast<int>(value);
    }
    template <class Scope, class T>
    void read(const Scope& scope, const JsonReader& json, T& value) const {
        value = static_cast<T>(json.integer(0, scope.state.players - 1));
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes&) const {
        return schema::integer(0, scope.game.info().max_players - 1);
    }
};
constexpr SeatForm a_seat() {
    return {};
}

// A value of one of the game's types, by its name.
template <class Words, class Type>
struct NamedForm {
    const Type* Words::* type;

    template <class Scope, class T>
    Json write(const Scope& scope, const T& value) const {
        return (scope.words().*type)->json(RawValue{static_cast<int>(value)});
    }
    template <class Scope, class T>
    void read(const Scope& scope, const JsonReader& json, T& value) const {
        value = static_cast<T>((scope.words().*type)->from_json(json)[0]);
    }
    // Every use of a type refers to it by its name.
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        const ValueType& known = *(scope.words().*type);
        if (!notes.definitions.contains(known.name()))
            notes.definitions[known.name()] = known.schema();
        return schema::ref(known.name());
    }
};
template <class Words, class Type>
constexpr auto named(const Type* Words::* type) {
    return NamedForm<Words, Type>{type};
}

// Zero is null: there is none.
template <class Form>
struct OptionalForm {
    Form form;

    template <class Scope, class T>
    Json write(const Scope& scope, const T& value) const {
        return value == T{} ? Json() : Json(form.write(scope, value));
    }
    template <class Scope, class T>
    void read(const Scope& scope, const JsonReader& json, T& value) const {
        if (!json.is_null()) form.read(scope, json, value);
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::optional(form.template schema<T>(scope, notes));
    }
};
template <class Form>
constexpr auto optional(Form form) {
    return OptionalForm<Form>{form};
}

// 1 + what the form writes, 0 = none.
template <class Form>
struct OneMoreForm {
    Form form;

    template <class Scope, class T>
    Json write(const Scope& scope, const T& value) const {
        return value == 0 ? Json() : Json(form.write(scope, static_cast<T>(value - 1)));
    }
    template <class Scope, class T>
    void read(const Scope& scope, const JsonReader& json, T& value) const {
        if (json.is_null()) return;
        T number{};
        form.read(scope, json, number);
        value = static_cast<T>(1 + number);
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::optional(form.template schema<T>(scope, notes));
    }
};
template <class Form>
constexpr auto one_more(Form form) {
    return OneMoreForm<Form>{form};
}

// The same of what is always there.
template <class Form>
struct NumberedForm {
    Form form;

    template <class Scope, class T>
    Json write(const Scope& scope, const T& value) const {
        return form.write(scope, static_cast<T>(value - 1));
    }
    template <class Scope, class T>
    void read(const Scope& scope, const JsonReader& json, T& value) const {
        T number{};
        form.read(scope, json, number);
        value = static_cast<T>(1 + number);
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return form.template schema<T>(scope, notes);
    }
};
template <class Form>
constexpr auto numbered(Form form) {
    return NumberedForm<Form>{form};
}

// Always there, but not always known: in views what is hidden is null.
template <class Form>
struct HiddenForm {
    Form form;

    template <class Scope, class T>
    Json write(const Scope& scope, const T& value) const {
        return scope.view && value == T{} ? Json() : Json(form.write(scope, value));
    }
    template <class Scope, class T>
    void read(const Scope& scope, const JsonReader& json, T& value) const {
        form.read(scope, json, value);
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        Json always = form.template schema<T>(scope, notes);
        return notes.view ? schema::optional(std::move(always)) : always;
    }
};
template <class Form>
constexpr auto hidden(Form form) {
    return HiddenForm<Form>{form};
}

// The game's generator of chance.
struct RandomForm {
    template <class Scope>
    Json write(const Scope&, const Random& random) const {
        return random_json(random);
    }
    template <class Scope>
    void read(const Scope&, const JsonReader& json, Random& random) const {
        random = random_from_json(json);
    }
    template <class T, class Scope>
    Json schema(const Scope&, SchemaNotes&) const {
        return random_schema();
    }
};

}  // namespace orrery
