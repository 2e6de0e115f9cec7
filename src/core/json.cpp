#include "core/json.h"

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "core/text.h"

namespace orrery {
namespace {

// What a reader points at after an error.
const Json& null_value() {
    static const Json value;
    return value;
}

const char* kind_name(const Json& value) {
    switch (value.kind()) {
        case boost::json::kind::null:
            return "null";
        case boost::json::kind::bool_:
            return "true or false";
        case boost::json::kind::int64:
        case boost::json::kind::uint64:
            return "a whole number";
        case boost::json::kind::double_:
            return "a number";
        case boost::json::kind::string:
            return "a text";
        case boost::json::kind::array:
            return "a list";
        case boost::json::kind::object:
            return "an object";
    }
    return "something else";
}

std::string expected(std::string_view what, const Json& found) {
    return "expected " + std::string(what) + ", found " + kind_name(found);
}

// A JSON pointer escapes ~ and / (RFC 6901).
std::string escaped(std::string_view key) {
    std::string text;
    for (char c : key) {
        if (c == '~')
            text += "~0";
        else if (c == '/')
            text += "~1";
        else
            text += c;
    }
    return text;
}

void pretty(const Json& value, std::string& out, std::size_t indent) {
    const std::string pad(indent + 2, ' ');
    const bool flat = !value.is_structured() || to_text(value).size() <= 90;
    if (flat) {
        out += to_text(value);
    } else if (const JsonArray* array = value.if_array()) {
        out += "[\n";
        for (std::size_t i = 0; i < array->size(); ++i) {
            out += pad;
            pretty((*array)[i], out, indent + 2);
            out += i + 1 < array->size() ? ",\n" : "\n";
        }
        out += std::string(indent, ' ') + "]";
    } else {
        out += "{\n";
        std::size_t left = value.get_object().size();
        for (const auto& member : value.get_object()) {
            out += pad + to_text(Json(member.key())) + ": ";
            pretty(member.value(), out, indent + 2);
            out += --left > 0 ? ",\n" : "\n";
        }
        out += std::string(indent, ' ') + "}";
    }
}

}  // namespace

JsonObject error_json(const Error& error) {
    return {{"code", error.code},
            {"rule", error.rule.empty() ? Json() : Json(error.rule)},
            {"message", error.message},
            {"at", error.at}};
}

std::string to_text(const Json& value) {
    return boost::json::serialize(value);
}

std::string to_pretty_text(const Json& value) {
    std::string out;
    pretty(value, out, 0);
    out += '\n';
    return out;
}

void JsonErrors::add(std::string at, std::string message, std::string rule) {
    if (!error_) error_ = Error{"bad_input", std::move(message), std::move(at), std::move(rule)};
}

void JsonReader::fail(std::string message, std::string rule) const {
    errors_->add(path_, std::move(message), std::move(rule));
}

bool JsonReader::has(std::string_view key) const {
    const JsonObject* object = value_->if_object();
    return object != nullptr && object->contains(key);
}

JsonReader JsonReader::operator[](std::string_view key) const {
    const JsonObject* object = value_->if_object();
    const Json* found = object == nullptr ? nullptr : object->if_contains(key);
    if (object == nullptr)
        fail(expected("an object", *value_));
    else if (found == nullptr)
        fail("the field \"" + std::string(key) + "\" is missing");
    return {found == nullptr ? null_value() : *found, *errors_, path_ + "/" + escaped(key)};
}

void JsonReader::only(std::span<const std::string_view> keys) const {
    const JsonObject* object = value_->if_object();
    if (object == nullptr) return fail(expected("an object", *value_));
    for (const auto& member : *object)
        if (std::find(keys.begin(), keys.end(), std::string_view(member.key())) == keys.end())
            return errors_->add(path_ + "/" + escaped(member.key()), "unknown field");
}

std::size_t JsonReader::size() const {
    const JsonArray* array = value_->if_array();
    if (array == nullptr) {
        fail(expected("a list", *value_));
        return 0;
    }
    return array->size();
}

std::size_t JsonReader::size(std::size_t min, std::size_t max) const {
    const std::size_t count = size();
    if (value_->is_array() && count >= min && count <= max) return count;
    if (value_->is_array()) {
        const std::string least = min == max ? "" : std::to_string(min) + " to ";
        fail("expected " + least + counted(max, "entry", "entries") + ", found " +
             std::to_string(count));
    }
    return 0;
}

JsonReader JsonReader::operator[](std::size_t index) const {
    const JsonArray* array = value_->if_array();
    if (array == nullptr)
        fail(expected("a list", *value_));
    else if (index >= array->size())
        fail("entry " + std::to_string(index) + " is missing");
    const bool there = array != nullptr && index < array->size();
    return {there ? (*array)[index] : null_value(), *errors_, path_ + "/" + std::to_string(index)};
}

bool JsonReader::is_null() const {
    return value_->is_null();
}
bool JsonReader::is_string() const {
    return value_->is_string();
}
bool JsonReader::is_array() const {
    return value_->is_array();
}
bool JsonReader::is_object() const {
    return value_->is_object();
}

std::int64_t JsonReader::integer(std::int64_t min, std::int64_t max) const {
    const auto out_of_range = [&](const std::string& found) {
        fail("expected a number from " + std::to_string(min) + " to " + std::to_string(max) +
             ", found " + found);
        return min;
    };
    if (const std::int64_t* number = value_->if_int64())
        return *number >= min && *number <= max ? *number : out_of_range(std::to_string(*number));
    // Numbers that were never text, and those beyond the signed ones, have a kind of their own.
    if (const std::uint64_t* number = value_->if_uint64())
        return max >= 0 && *number <= static_cast<std::uint64_t>(max) &&
                       static_cast<std::int64_t>(*number) >= min
                   ? static_cast<std::int64_t>(*number)
                   : out_of_range(std::to_string(*number));
    fail(expected("a whole number", *value_));
    return min;
}

bool JsonReader::boolean() const {
    if (const bool* flag = value_->if_bool()) return *flag;
    fail(expected("true or false", *value_));
    return false;
}

std::string_view JsonReader::string() const {
    if (const boost::json::string* text = value_->if_string()) return {text->data(), text->size()};
    fail(expected("a text", *value_));
    return {};
}

std::size_t JsonReader::choice(std::span<const std::string_view> names) const {
    const std::string_view text = string();
    const auto found = std::find(names.begin(), names.end(), text);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    if (value_->is_string()) {
        std::string list;
        for (std::string_view name : names) list += (list.empty() ? "" : ", ") + std::string(name);
        fail("\"" + std::string(text) + "\" is none of: " + list);
    }
    return 0;
}

}  // namespace orrery
