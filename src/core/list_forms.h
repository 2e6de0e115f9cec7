// The usual forms of fields that hold many things; see core/fields.h.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/bitset.h"
#include "core/field_forms.h"

namespace orrery {

// Seats of this game, a bit for each.
struct SeatSetForm {
    std::string_view rule{};  // that no seat is there twice

    template <class Scope>
    Json write(const Scope&, const SeatSet& seats) const {
        JsonArray json;
        for (Seat seat = 0; seat < kMaxSeats; ++seat)
            if (has_seat(seats, seat)) json.push_back(static_cast<int>(seat));
        return json;
    }
    template <class Scope>
    void read(const Scope& scope, const JsonReader& json, SeatSet& seats) const {
        const std::size_t count = json.size(0, scope.state.players);
        for (std::size_t i = 0; i < count && json.ok(); ++i) {
            Seat seat = 0;
            a_seat().read(scope, json[i], seat);
            if (has_seat(seats, seat)) json[i].fail("the seat is there twice", std::string(rule));
            seats = static_cast<SeatSet>(seats | seat_bit(seat));
        }
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::list(0, static_cast<std::size_t>(scope.game.info().max_players),
                            a_seat().schema<Seat>(scope, notes));
    }
};
constexpr SeatSetForm some_seats(std::string_view rule = {}) {
    return {rule};
}

// Any number of entries that have room.
template <class Form, bool kSorted>
struct ListForm {
    Form form;

    template <class Scope, class List>
    Json write(const Scope& scope, const List& list) const {
        JsonArray json;
        json.reserve(list.size());
        for (const auto& item : list) json.push_back(form.write(scope, item));
        return json;
    }
    template <class Scope, class List>
    void read(const Scope& scope, const JsonReader& json, List& list) const {
        const std::size_t count = json.size(0, List::capacity());
        for (std::size_t i = 0; i < count && json.ok(); ++i) {
            typename List::value_type item{};
            form.read(scope, json[i], item);
            list.push_back(item);
        }
        if constexpr (kSorted) std::sort(list.begin(), list.end());
    }
    template <class List, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::list(0, List::capacity(),
                            form.template schema<typename List::value_type>(scope, notes));
    }
};
template <class Form>
constexpr auto list(Form form) {
    return ListForm<Form, false>{form};
}
// The order says nothing: ascending in the state.
template <class Form>
constexpr auto sorted(Form form) {
    return ListForm<Form, true>{form};
}

// An entry for every place of a std::array.
template <class Form>
struct ArrayForm {
    Form form;

    template <class Scope, class Array>
    Json write(const Scope& scope, const Array& array) const {
        JsonArray json;
        json.reserve(array.size());
        for (const auto& item : array) json.push_back(form.write(scope, item));
        return json;
    }
    template <class Scope, class Array>
    void read(const Scope& scope, const JsonReader& json, Array& array) const {
        const std::size_t count = json.size(array.size(), array.size());
        for (std::size_t i = 0; i < count && json.ok(); ++i) form.read(scope, json[i], array[i]);
    }
    template <class Array, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::list(std::tuple_size_v<Array>, std::tuple_size_v<Array>,
                            form.template schema<typename Array::value_type>(scope, notes));
    }
};
template <class Form>
constexpr auto array(Form form) {
    return ArrayForm<Form>{form};
}

// An entry for every value of a type, in an object by their names: {"wood": 2, "gold": 0, …}
template <class Words, class Form>
struct ByNameForm {
    const NamedType* Words::* type;
    Form form;

    template <class Scope, class Array>
    Json write(const Scope& scope, const Array& array) const {
        JsonObject json;
        json.reserve(array.size());
        const auto names = (scope.words().*type)->values();
        for (std::size_t i = 0; i < array.size(); ++i)
            json[names[i].name] = form.write(scope, array[i]);
        return json;
    }
    template <class Scope, class Array>
    void read(const Scope& scope, const JsonReader& json, Array& array) const {
        const auto names = (scope.words().*type)->values();
        std::vector<std::string_view> keys;
        for (std::size_t i = 0; i < array.size(); ++i) keys.emplace_back(names[i].name);
        json.only(keys);
        for (std::size_t i = 0; i < array.size() && json.ok(); ++i)
            form.read(scope, json[keys[i]], array[i]);
    }
    template <class Array, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        JsonArray required;
        JsonObject properties;
        const auto names = (scope.words().*type)->values();
        for (std::size_t i = 0; i < std::tuple_size_v<Array>; ++i) {
            required.emplace_back(names[i].name);
            properties[names[i].name] =
                form.template schema<typename Array::value_type>(scope, notes);
        }
        return JsonObject{{"type", "object"},
                          {"additionalProperties", false},
                          {"required", std::move(required)},
                          {"properties", std::move(properties)}};
    }
};
template <class Words, class Form>
constexpr auto by_name(const NamedType* Words::* type, Form form) {
    return ByNameForm<Words, Form>{type, form};
}

// {"G07": …}: the entries of an array that are not zero, by the names of a type.
template <class Words, class Form>
struct MembersForm {
    const NamedType* Words::* type;
    Form form;
    std::string_view rule;  // why there are no others

    template <class Scope, class Array>
    Json write(const Scope& scope, const Array& array) const {
        JsonObject json;
        for (const NamedValue& value : (scope.words().*type)->values()) {
            const auto& entry = array[static_cast<std::size_t>(value.value[0])];
            if (entry != typename Array::value_type{}) json[value.name] = form.write(scope, entry);
        }
        return json;
    }
    template <class Scope, class Array>
    void read(const Scope& scope, const JsonReader& json, Array& array) const {
        const JsonObject* object = json.json().if_object();
        if (object == nullptr) return json.fail("expected an object");
        const NamedType& names = *(scope.words().*type);
        for (const auto& member : *object) {
            const JsonReader entry = json[member.key()];
            const NamedValue* value = names.find(std::string_view(member.key()));
            if (value == nullptr)
                return entry.fail(quoted(member.key()) + " is not " + names.meaning(),
                                  std::string(rule));
            form.read(scope, entry, array[static_cast<std::size_t>(value->value[0])]);
        }
    }
    template <class Array, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::map(named(type).template schema<std::uint8_t>(scope, notes),
                           form.template schema<typename Array::value_type>(scope, notes));
    }
};
template <class Words, class Form>
constexpr auto members(const NamedType* Words::* type, Form form, std::string_view rule = {}) {
    return MembersForm<Words, Form>{type, form, rule};
}

// For what is counted: a value for some of a type's names. The count lists them in pairs.
template <class Words, class Form>
struct SomeByNameForm {
    const NamedType* Words::* type;
    Form form;

    template <class Scope, class Pairs>
    Json write(const Scope& scope, const Pairs& pairs) const {
        JsonObject json;
        for (const auto& [value, counted] : pairs)
            json[(scope.words().*type)->name_of(static_cast<int>(value))] =
                form.write(scope, counted);
        return json;
    }
    template <class Pairs, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        using Counted = typename Pairs::value_type::second_type;
        return schema::map(named(type).template schema<std::uint8_t>(scope, notes),
                           form.template schema<Counted>(scope, notes));
    }
};
template <class Words, class Form>
constexpr auto some_by_name(const NamedType* Words::* type, Form form) {
    return SomeByNameForm<Words, Form>{type, form};
}

// Bits of a number, or a Bitset: bit 0 is the first value of the type. A list of names.
template <class Words>
struct BitsForm {
    const NamedType* Words::* type;
    std::string_view rule{};  // that none is there twice

    template <class Scope, class Bits>
    Json write(const Scope& scope, const Bits& bits) const {
        JsonArray json;
        const NamedType& known = *(scope.words().*type);
        for (const NamedValue& value : known.values())
            if (has(bits, bit_of(known, value.value))) json.emplace_back(value.name);
        return json;
    }
    template <class Scope, class Bits>
    void read(const Scope& scope, const JsonReader& json, Bits& bits) const {
        const NamedType& known = *(scope.words().*type);
        const std::size_t count = json.size(0, known.values().size());
        for (std::size_t i = 0; i < count && json.ok(); ++i) {
            const RawValue value = known.from_json(json[i]);
            if (!json.ok()) return;
            const std::size_t bit = bit_of(known, value);
            if (has(bits, bit)) json[i].fail("it is there twice", std::string(rule));
            set(bits, bit);
        }
    }
    template <class Bits, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        const std::size_t most = (scope.words().*type)->values().size();
        return schema::list(0, most, named(type).template schema<std::uint8_t>(scope, notes));
    }

  private:
    static std::size_t bit_of(const NamedType& known, const RawValue& value) {
        return static_cast<std::size_t>(value[0] - known.values().front().value[0]);
    }
    template <std::unsigned_integral T>
    static bool has(T bits, std::size_t bit) {
        return (bits >> bit & 1U) != 0;
    }
    template <std::size_t N>
    static bool has(const Bitset<N>& bits, std::size_t bit) {
        return bits.contains(bit);
    }
    template <std::unsigned_integral T, std::size_t N>  // the low word first
    static bool has(const std::array<T, N>& words, std::size_t bit) {
        return has(words[bit / (8 * sizeof(T))], bit % (8 * sizeof(T)));
    }
    template <std::unsigned_integral T>
    static void set(T& bits, std::size_t bit) {
        bits = static_cast<T>(bits | T{1} << bit);
    }
    template <std::size_t N>
    static void set(Bitset<N>& bits, std::size_t bit) {
        bits.insert(bit);
    }
    template <std::unsigned_integral T, std::size_t N>
    static void set(std::array<T, N>& words, std::size_t bit) {
        set(words[bit / (8 * sizeof(T))], bit % (8 * sizeof(T)));
    }
};
template <class Words>
constexpr auto bits(const NamedType* Words::* type, std::string_view rule = {}) {
    return BitsForm<Words>{type, rule};
}

// The seats that play, of an array with room for all: each is written in the scope of its seat.
template <class Form>
struct SeatsForm {
    Form form;

    template <class Scope, class Array>
    Json write(const Scope& scope, const Array& seats) const {
        JsonArray json;
        for (Seat seat = 0; seat < scope.state.players; ++seat)
            json.push_back(form.write(scope.at(seat), seats[static_cast<std::size_t>(seat)]));
        return json;
    }
    template <class Scope, class Array>
    void read(const Scope& scope, const JsonReader& json, Array& seats) const {
        const std::size_t count = json.size(scope.state.players, scope.state.players);
        for (std::size_t i = 0; i < count && json.ok(); ++i)
            form.read(scope.at(static_cast<Seat>(i)), json[i], seats[i]);
    }
    template <class Array, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        const GameInfo& info = scope.game.info();
        return schema::list(static_cast<std::size_t>(info.min_players),
                            static_cast<std::size_t>(info.max_players),
                            form.template schema<typename Array::value_type>(scope, notes));
    }
};
template <class Form>
constexpr auto seats(Form form) {
    return SeatsForm<Form>{form};
}

}  // namespace orrery
