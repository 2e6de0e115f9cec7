#include "core/value_type.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "core/json.h"
#include "core/schema.h"

namespace orrery {
namespace {

std::uint64_t packed(const RawValue& value) {
    std::uint64_t all = 0;
    for (std::int16_t number : value.numbers) all = all << 16 | static_cast<std::uint16_t>(number);
    return all;
}

const std::string& text_of(const NamedValue& value) {
    return value.text.empty() ? value.name : value.text;
}

std::vector<NamedValue> numbered(std::span<const std::string_view> names, int first) {
    std::vector<NamedValue> values;
    for (std::string_view name : names)
        values.push_back({RawValue{first++}, std::string(name), {}});
    return values;
}

std::string number_meaning(int min, int max) {
    return "a number from " + std::to_string(min) + " to " + std::to_string(max);
}

}  // namespace

NamedType::NamedType(std::string name, std::string meaning, std::vector<NamedValue> values,
                     std::size_t width)
    : ValueType(std::move(name), std::move(meaning), width), values_(std::move(values)) {
    make_index();
}

NamedType::NamedType(std::string name, std::string meaning, std::span<const std::string_view> names,
                     int first)
    : NamedType(std::move(name), std::move(meaning), numbered(names, first)) {}

void NamedType::make_index() {
    int greatest = least_ = values_.empty() ? 0 : values_.front().value[0];
    for (const NamedValue& named : values_) {
        least_ = std::min<int>(least_, named.value[0]);
        greatest = std::max<int>(greatest, named.value[0]);
    }
    if (width() == 1) by_number_.resize(static_cast<std::size_t>(greatest - least_ + 1));
    for (std::size_t i = 0; i < values_.size(); ++i) {
        [[maybe_unused]] const bool fresh = by_name_.emplace(values_[i].name, i).second;
        assert(fresh && !values_[i].name.empty() && "every value has a name of its own");
        if (width() == 1)
            by_number_[static_cast<std::size_t>(values_[i].value[0] - least_)] =
                static_cast<std::uint16_t>(i + 1);
        else
            by_numbers_.emplace(packed(values_[i].value), i);
    }
    longest_first_.resize(values_.size());
    std::iota(longest_first_.begin(), longest_first_.end(), std::size_t{0});
    std::stable_sort(longest_first_.begin(), longest_first_.end(),
                     [this](std::size_t a, std::size_t b) {
                         return text_of(values_[a]).size() > text_of(values_[b]).size();
                     });
}

const NamedValue* NamedType::find(const RawValue& value) const {
    if (width() == 1) {
        const auto at = static_cast<std::size_t>(value[0] - least_);  // below the least: huge
        const std::size_t index = at < by_number_.size() ? by_number_[at] : 0U;
        return index == 0 ? nullptr : &values_[index - 1];
    }
    const auto found = by_numbers_.find(packed(value));
    return found == by_numbers_.end() ? nullptr : &values_[found->second];
}

const NamedValue* NamedType::find(std::string_view name) const {
    const auto found = by_name_.find(name);
    return found == by_name_.end() ? nullptr : &values_[found->second];
}

Json NamedType::json(const RawValue& value) const {
    const NamedValue* found = find(value);
    return found == nullptr ? Json() : Json(found->name);
}

void NamedType::read_json(const JsonReader& json, RawValue& value) const {
    const std::string_view name = json.string();
    if (const NamedValue* found = find(name))
        value = found->value;
    else
        json.fail(quoted(name) + " is not " + meaning());
}

std::string NamedType::print(const RawValue& value) const {
    const NamedValue* found = find(value);
    return found == nullptr ? "?" : text_of(*found);
}

bool NamedType::read(TextReader& text, RawValue& value) const {
    for (std::size_t i : longest_first_)
        if (text.accept_text(text_of(values_[i]))) {
            value = values_[i].value;
            return true;
        }
    return false;
}

Json NamedType::schema() const {
    JsonArray names;
    for (const NamedValue& value : values_) names.emplace_back(value.name);
    return JsonObject{{"enum", std::move(names)}};
}

NumberType::NumberType(std::string name, int min, int max, std::string meaning)
    : ValueType(std::move(name), meaning.empty() ? number_meaning(min, max) : std::move(meaning)),
      min_(min),
      max_(max) {}

Json NumberType::json(const RawValue& value) const {
    return value[0];
}

void NumberType::read_json(const JsonReader& json, RawValue& value) const {
    value = {static_cast<int>(json.integer(min_, max_))};
}

bool NumberType::read(TextReader& text, RawValue& value) const {
    const std::optional<int> number = text.number(min_, max_);
    if (number) value = {*number};
    return number.has_value();
}

Json NumberType::schema() const {
    return schema::integer(min_, max_);
}

Json FlagType::json(const RawValue& value) const {
    return value[0] != 0;
}

void FlagType::read_json(const JsonReader& json, RawValue& value) const {
    value = {json.boolean() ? 1 : 0};
}

bool FlagType::read(TextReader& text, RawValue& value) const {
    const bool yes = text.accept_word("yes");
    if (!yes && !text.accept_word("no")) return false;
    value = {yes ? 1 : 0};
    return true;
}

Json FlagType::schema() const {
    return schema::boolean();
}

SetType::SetType(std::string name, std::string meaning, const NamedType& of, int first)
    : ValueType(std::move(name), std::move(meaning)), of_(&of), first_(first) {
    for (const NamedValue& member : of.values()) {
        assert(member.value[0] >= first && member.value[0] < first + 15 && "a number has 15 bits");
        all_ |= bit_of(member.value);
    }
}

bool SetType::has(const RawValue& value) const {
    return value[0] != 0 && (value[0] & ~all_) == 0;
}

Json SetType::json(const RawValue& value) const {
    JsonArray names;
    for (const NamedValue& member : of_->values())
        if ((value[0] & bit_of(member.value)) != 0) names.emplace_back(member.name);
    return names;
}

void SetType::read_json(const JsonReader& json, RawValue& value) const {
    value = {};
    const std::size_t count = json.size(0, of_->values().size());
    for (std::size_t i = 0; i < count; ++i) {
        const RawValue member = of_->from_json(json[i]);
        if (!json.ok()) return;
        if ((value[0] & bit_of(member)) != 0) json[i].fail("it is there twice");
        value[0] = static_cast<std::int16_t>(value[0] | bit_of(member));
    }
}

std::string SetType::print(const RawValue& value) const {
    std::string text;
    for (const NamedValue& member : of_->values())
        if ((value[0] & bit_of(member.value)) != 0)
            text += (text.empty() ? "" : " ") + text_of(member);
    return text;
}

// In any order, but each once.
bool SetType::read(TextReader& text, RawValue& value) const {
    value = {};
    for (RawValue member; of_->read(text, member);) {
        if ((value[0] & bit_of(member)) != 0) return false;
        value[0] = static_cast<std::int16_t>(value[0] | bit_of(member));
    }
    return has(value);
}

Json SetType::schema() const {
    return schema::list(0, of_->values().size(), of_->schema());
}

bool ListType::has(const RawValue& value) const {
    std::size_t count = 0;
    while (count < width() && value[count] != 0) ++count;
    if (count < shape_.least) return false;
    for (std::size_t i = 0; i < width(); ++i) {
        if (i >= count ? value[i] != 0 : !of_->has({value[i]})) return false;
        if (!shape_.ascending || i == 0 || i >= count) continue;
        if (value[i - 1] > value[i] || (value[i - 1] == value[i] && !shape_.repeats)) return false;
    }
    return true;
}

Json ListType::json(const RawValue& value) const {
    JsonArray names;
    for (std::size_t i = 0; i < width() && value[i] != 0; ++i)
        names.push_back(of_->json({value[i]}));
    return names;
}

void ListType::read_json(const JsonReader& json, RawValue& value) const {
    value = {};
    const std::size_t count = json.size(shape_.least, width());
    for (std::size_t i = 0; i < count && json.ok(); ++i) value[i] = of_->from_json(json[i])[0];
    if (shape_.ascending) std::sort(&value[0], &value[0] + count);
    if (json.ok() && !has(value)) json.fail("expected " + meaning());
}

std::string ListType::print(const RawValue& value) const {
    std::string text;
    for (std::size_t i = 0; i < width() && value[i] != 0; ++i)
        text += (i == 0 ? "" : shape_.between) + of_->print({value[i]});
    return text;
}

bool ListType::read(TextReader& text, RawValue& value) const {
    std::string_view between = shape_.between;
    while (between.starts_with(' ')) between.remove_prefix(1);
    while (between.ends_with(' ')) between.remove_suffix(1);
    value = {};
    for (std::size_t i = 0; i < width(); ++i) {
        if (i > 0 && !between.empty() && !text.accept_text(between)) break;
        RawValue one;
        if (!of_->read(text, one)) {
            if (i > 0 && between.empty()) break;
            return false;
        }
        value[i] = one[0];
        if (shape_.ascending) std::sort(&value[0], &value[i] + 1);
    }
    return has(value);
}

Json ListType::schema() const {
    return schema::list(shape_.least, width(), of_->schema());
}

}  // namespace orrery
