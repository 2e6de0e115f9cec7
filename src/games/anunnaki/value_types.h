// Kinds of values that only Anunnaki has.
#pragma once

#include <string>
#include <vector>

#include "core/value_type.h"
#include "games/anunnaki/content/content.h"

namespace orrery::anunnaki {

// Numbers that people read, by their place in a list: slots from 1, what is printed on a track.
class PrintedType final : public ValueType {
  public:
    // The rule, if any, stands behind a number that is not printed.
    PrintedType(std::string name, std::string meaning, std::vector<int> printed,
                std::string rule = {})
        : ValueType(std::move(name), std::move(meaning)),
          printed_(std::move(printed)),
          rule_(std::move(rule)) {}

    const std::vector<int>& printed() const { return printed_; }

    bool has(const RawValue& value) const override {
        return value[0] >= 0 && static_cast<std::size_t>(value[0]) < printed_.size();
    }
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;

  private:
    std::vector<int> printed_;
    std::string rule_;
};

// 1 + a value of another type, or 0: none. What the other type does not have is nothing as well:
// a token that nobody has seen.
class OrNoneType final : public ValueType {
  public:
    OrNoneType(std::string name, const ValueType& of)
        : ValueType(std::move(name), of.meaning() + ", or none", of.width()), of_(&of) {}

    bool has(const RawValue& value) const override {
        return value.is_zero() || (value[0] > 0 && of_->has(inner(value)));
    }
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;

  private:
    static RawValue inner(RawValue value) {
        --value[0];
        return value;
    }
    const ValueType* of_;
};

// How many of each resource a discount removes: "wood, wood, gold".
class RemovedType final : public ValueType {
  public:
    RemovedType(std::string name, const NamedType& resource)
        : ValueType(std::move(name), resource.meaning(), kResources), resource_(&resource) {}

    bool has(const RawValue& value) const override;
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;

  private:
    const NamedType* resource_;
};

// Symbols of an area, a bit each: their places from the left, from 1.
class SymbolsType final : public ValueType {
  public:
    SymbolsType(std::string name, std::size_t least)
        : ValueType(std::move(name), "symbols of an area, from 1"), least_(least) {}

    bool has(const RawValue& value) const override { return value[0] >> kMaxSymbols == 0; }
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader&, RawValue&) const override { return false; }
    Json schema() const override;

  private:
    std::size_t least_;
};

// An element of a card, in the notation of AN-COMP-06: what, number, detail.
class ElementType final : public NamedType {
  public:
    explicit ElementType(std::string name);
    bool read(TextReader& text, RawValue& value) const override;
};

// Types of which nothing is ever read: what events tell.
class ToldType : public ValueType {
  public:
    using ValueType::ValueType;
    bool has(const RawValue&) const override { return true; }
    void read_json(const JsonReader& json, RawValue&) const override {
        json.fail("this is told, never asked");
    }
    std::string print(const RawValue&) const override { return "?"; }
    bool read(TextReader&, RawValue&) const override { return false; }
};

// An effect that is carried out: word, number, detail.
class EffectType final : public ValueType {
  public:
    explicit EffectType(std::string name)
        : ValueType(std::move(name), "one effect that counts now, like \"advance war 1\"", 3) {}

    bool has(const RawValue&) const override { return true; }
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader&, RawValue&) const override { return false; }
    Json schema() const override;
};

// What the symbols of an area produce: area, bits.
class ProducedType final : public ToldType {
  public:
    ProducedType(std::string name, const Content& content, const NamedType& resource);
    Json json(const RawValue& value) const override;
    Json schema() const override;

  private:
    std::vector<FixedVector<Resource, kMaxSymbols>> symbols_;  // by area
    const NamedType* resource_;
};

// A face-up card: deck, 1 + card; or one that the person typed.
class ShownCardType final : public ToldType {
  public:
    ShownCardType(std::string name, const NamedType& moon, const NamedType& sun)
        : ToldType(std::move(name), "a card like M07 or S03", 2), moon_(&moon), sun_(&sun) {}
    Json json(const RawValue& value) const override;
    Json schema() const override;

  private:
    const NamedType* moon_;
    const NamedType* sun_;
};

// What a candidate scored: criterion, score. A number, a resource or a planet, or nothing where the
// criterion compares nothing.
class ScoreType final : public ToldType {
  public:
    ScoreType(std::string name, const NamedType& resource, const NamedType& planet)
        : ToldType(std::move(name), "a score", 2), resource_(&resource), planet_(&planet) {}
    Json json(const RawValue& value) const override;
    Json schema() const override;

  private:
    const NamedType* resource_;
    const NamedType* planet_;
};

}  // namespace orrery::anunnaki
