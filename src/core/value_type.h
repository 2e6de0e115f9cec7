// What an operand of an action, an argument of an event or a field of a state can be, and how its
// values are called. Inside the engine a value is a few small numbers; whatever leaves it carries
// names. A type knows both.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/json_reader.h"
#include "core/text.h"

namespace orrery {

// The numbers behind one value: bytes of an action, arguments of an event. Unused ones are zero.
struct RawValue {
    static constexpr std::size_t kMost = 4;

    constexpr RawValue() = default;
    constexpr RawValue(std::initializer_list<int> values) {
        assert(values.size() <= kMost);
        std::size_t i = 0;
        for (const int value : values) numbers[i++] = static_cast<std::int16_t>(value);
    }
    constexpr std::int16_t& operator[](std::size_t i) { return numbers[i]; }
    constexpr std::int16_t operator[](std::size_t i) const { return numbers[i]; }
    constexpr bool is_zero() const { return *this == RawValue{}; }
    friend constexpr bool operator==(const RawValue&, const RawValue&) = default;
    friend constexpr auto operator<=>(const RawValue&, const RawValue&) = default;

    std::array<std::int16_t, kMost> numbers{};
};

class ValueType {
  public:
    // `meaning` is what an error says was expected: "an orbit from O1 to O7".
    ValueType(std::string name, std::string meaning, std::size_t width = 1)
        : name_(std::move(name)), meaning_(std::move(meaning)), width_(width) {}
    ValueType(ValueType&&) = default;
    ValueType(const ValueType&) = delete;  // others point at it, and names at its own texts
    ValueType& operator=(const ValueType&) = delete;
    virtual ~ValueType() = default;

    const std::string& name() const { return name_; }
    const std::string& meaning() const { return meaning_; }
    std::size_t width() const { return width_; }  // how many numbers

    virtual bool has(const RawValue& value) const = 0;
    // The JSON form; null for what is none. For both readers `value` holds what is known already of
    // numbers that the value shares with others.
    virtual Json json(const RawValue& value) const = 0;
    virtual void read_json(const JsonReader& json, RawValue& value) const = 0;
    // As it stands in the text of an action; "?" for what is none.
    virtual std::string print(const RawValue& value) const = 0;
    // False where the text has no such value.
    virtual bool read(TextReader& text, RawValue& value) const = 0;
    // JSON Schema of the JSON form: it lists the values where they can be listed.
    virtual Json schema() const = 0;
    // Bytes of actions that are below zero where they are above 127.
    virtual bool is_signed() const { return false; }
    // What stands for "not there" where an action may do without the operand.
    virtual bool is_absent(const RawValue& value) const { return value.is_zero(); }
    virtual void make_absent(RawValue& value) const { value = {}; }

    RawValue from_json(const JsonReader& json) const {
        RawValue value;
        read_json(json, value);
        return value;
    }

  private:
    std::string name_, meaning_;
    std::size_t width_;
};

// Values that have names, which are all known: cards, spaces, colours, …
struct NamedValue {
    RawValue value;
    std::string name;
    std::string text{};  // in actions, where that is another one
};

class NamedType : public ValueType {
  public:
    NamedType(std::string name, std::string meaning, std::vector<NamedValue> values,
              std::size_t width = 1);
    // The first one stands for `first`, the others for the numbers after it.
    NamedType(std::string name, std::string meaning, std::span<const std::string_view> names,
              int first = 0);

    std::span<const NamedValue> values() const { return values_; }
    const NamedValue* find(const RawValue& value) const;
    const NamedValue* find(std::string_view name) const;
    // The name of a value of one number, which must exist.
    const std::string& name_of(int number) const { return find(RawValue{number})->name; }

    bool has(const RawValue& value) const override { return find(value) != nullptr; }
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;

  private:
    void make_index();

    std::vector<NamedValue> values_;
    // 1 + index, 0 = none. `check` asks for every operand: values of one number are a table from
    // the least to the greatest.
    std::vector<std::uint16_t> by_number_;
    int least_ = 0;
    std::unordered_map<std::uint64_t, std::size_t> by_numbers_;  // of several
    std::unordered_map<std::string_view, std::size_t> by_name_;
    std::vector<std::size_t> longest_first_;
};

// Numbers that people read as numbers: points, rounds, seconds.
class NumberType : public ValueType {
  public:
    NumberType(std::string name, int min, int max, std::string meaning = {});

    bool has(const RawValue& value) const override { return value[0] >= min_ && value[0] <= max_; }
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override { return std::to_string(value[0]); }
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;
    bool is_signed() const override { return min_ < 0; }

  private:
    int min_, max_;
};

// Yes or no: 1 or 0.
class FlagType : public ValueType {
  public:
    explicit FlagType(std::string name) : ValueType(std::move(name), "true or false") {}

    bool has(const RawValue& value) const override { return value[0] == 0 || value[0] == 1; }
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override { return value[0] != 0 ? "yes" : "no"; }
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;
};

// Some values of another type, a bit for each: "green blue", ["green", "blue"]. An action names at
// least one of them; where it need not, the operand stands in brackets.
class SetType : public ValueType {
  public:
    // `first` is the value that bit 0 stands for.
    SetType(std::string name, std::string meaning, const NamedType& of, int first = 0);

    bool has(const RawValue& value) const override;
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;

  private:
    int bit_of(const RawValue& member) const { return 1 << (member[0] - first_); }
    const NamedType* of_;
    int first_;
    int all_ = 0;
};

// Several values of another type one after the other, where zero is none: "own, dark from light".
class ListType : public ValueType {
  public:
    struct Shape {
        std::size_t least = 0, most = RawValue::kMost;
        std::string between = " ";  // "," or " and " in the text
        bool ascending = false;     // the order says nothing: it is read in any, each value once
        bool repeats = false;       // or more than once: the rules say why that is not allowed
    };
    ListType(std::string name, std::string meaning, const NamedType& of, Shape shape)
        : ValueType(std::move(name), std::move(meaning), shape.most),
          of_(&of),
          shape_(std::move(shape)) {}

    bool has(const RawValue& value) const override;
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;

  private:
    const NamedType* of_;
    Shape shape_;
};

}  // namespace orrery
