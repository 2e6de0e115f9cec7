// Forms of fields that a game makes of functions of its own; see core/fields.h.
#pragma once

#include <optional>
#include <type_traits>

#include "core/field_forms.h"

namespace orrery {

// A form from three functions of the game's own.
template <class Write, class Read, class Schema>
struct CustomForm {
    Write write_;
    Read read_;
    Schema schema_;

    template <class Scope, class T>
    Json write(const Scope& scope, const T& value) const {
        return write_(scope, value);
    }
    template <class Scope, class T>
    void read(const Scope& scope, const JsonReader& json, T& value) const {
        read_(scope, json, value);
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema_(scope, notes);
    }
};
template <class Write, class Read, class Schema>
constexpr auto custom(Write write, Read read, Schema schema) {
    return CustomForm<Write, Read, Schema>{write, read, schema};
}

// For `in_view`: what a function counts, in its form.
template <class Count, class Form>
struct ComputedForm {
    Count count;
    Form form;

    template <class Scope, class T>
    Json write(const Scope& scope, const T& value) const {
        return form.write(scope, count(scope, value));
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        using Counted = std::invoke_result_t<Count, const Scope&, const T&>;
        return form.template schema<Counted>(scope, notes);
    }
};
template <class Count, class Form>
constexpr auto computed(Count count, Form form) {
    return ComputedForm<Count, Form>{count, form};
}

// For what is counted and may be nothing.
template <class Form>
struct MaybeForm {
    Form form;

    template <class Scope, class T>
    Json write(const Scope& scope, const std::optional<T>& value) const {
        return value ? Json(form.write(scope, *value)) : Json();
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::optional(form.template schema<typename T::value_type>(scope, notes));
    }
};
template <class Form>
constexpr auto maybe(Form form) {
    return MaybeForm<Form>{form};
}

// In another shape than it is kept in: `made` gives it, and `put` keeps what was read.
template <class Made, class Put, class Form>
struct ShapedForm {
    Made made;
    Put put;
    Form form;

    template <class T>
    using Shape = std::invoke_result_t<Made, const T&>;

    template <class Scope, class T>
    Json write(const Scope& scope, const T& value) const {
        return form.write(scope, made(value));
    }
    template <class Scope, class T>
    void read(const Scope& scope, const JsonReader& json, T& value) const {
        Shape<T> shape{};
        form.read(scope, json, shape);
        put(shape, value);
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return form.template schema<Shape<T>>(scope, notes);
    }
};
template <class Made, class Put, class Form>
constexpr auto shaped(Made made, Put put, Form form) {
    return ShapedForm<Made, Put, Form>{made, put, form};
}

// Whose view this is: null for a spectator.
struct ViewerForm {
    template <class Scope, class T>
    Json write(const Scope& scope, const T&) const {
        return scope.seat >= 0 ? Json(static_cast<int>(scope.seat)) : Json();
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::optional(a_seat().schema<Seat>(scope, notes));
    }
};
constexpr auto viewer() {
    return in_view("viewer", ViewerForm{});
}

}  // namespace orrery
