#include "tests/support/schema_check.h"

#include <algorithm>
#include <map>
#include <regex>
#include <set>

namespace orrery::test {
namespace {

class Checker {
  public:
    explicit Checker(const Json& root) : root_(root) {}

    void check(const Json& schema, const Json& value, const std::string& path) {
        for (const auto& member : schema.as_object()) word(schema, member.key(), value, path);
    }
    std::vector<std::string> complaints;

  private:
    void complain(const std::string& path, const std::string& what) {
        complaints.push_back(path + ": " + what);
    }

    void word(const Json& schema, std::string_view name, const Json& value,
              const std::string& path) {
        static const std::set<std::string_view> ignored{"$schema", "$id", "title", "description",
                                                        "$defs"};
        const Json& rule = schema.at(name);
        if (ignored.contains(name)) return;
        if (name == "$ref") return check(referred(rule), value, path);
        if (name == "type") return type(rule, value, path);
        if (name == "enum") {
            const JsonArray& choices = rule.as_array();
            if (std::find(choices.begin(), choices.end(), value) == choices.end())
                complain(path, "none of the choices");
        } else if (name == "anyOf") {
            if (fitting(rule, value, path) == 0) complain(path, "fits none of the alternatives");
        } else if (name == "oneOf") {
            if (fitting(rule, value, path) != 1)
                complain(path, "does not fit exactly one of the alternatives");
        } else if (name == "minimum" || name == "maximum") {
            limit(name == "minimum", rule, value, path);
        } else if (name == "pattern") {
            if (value.is_string() &&
                !std::regex_search(std::string(value.as_string()), compiled(rule)))
                complain(path, "does not match the pattern");
        } else if (name == "minItems" || name == "maxItems" || name == "items") {
            array(name, rule, value, path);
        } else if (name == "required" || name == "properties" || name == "propertyNames" ||
                   name == "additionalProperties") {
            object(schema, name, value, path);
        } else {
            complain(path, "the schema's word " + std::string(name) + " is not known");
        }
    }

    // Compiling takes longer than matching.
    static const std::regex& compiled(const Json& pattern) {
        static std::map<std::string, std::regex> all;
        const std::string text(pattern.as_string());
        return all.try_emplace(text, text).first->second;
    }

    const Json& referred(const Json& rule) const {
        std::string pointer(rule.as_string());
        return root_.at_pointer(pointer.substr(1));
    }

    static bool is(std::string_view name, const Json& value) {
        return (name == "object" && value.is_object()) || (name == "array" && value.is_array()) ||
               (name == "string" && value.is_string()) || (name == "boolean" && value.is_bool()) ||
               (name == "null" && value.is_null()) ||
               (name == "integer" && (value.is_int64() || value.is_uint64())) ||
               (name == "number" && value.is_number());
    }
    void type(const Json& rule, const Json& value, const std::string& path) {
        const JsonArray names = rule.is_array() ? rule.as_array() : JsonArray{rule};
        if (std::none_of(names.begin(), names.end(), [&](const Json& name) {
                return is(std::string_view(name.as_string()), value);
            }))
            complain(path, "expected " + to_text(rule));
    }
    // How many of the alternatives the value fits.
    std::ptrdiff_t fitting(const Json& alternatives, const Json& value, const std::string& path) {
        const JsonArray& all = alternatives.as_array();
        return std::count_if(all.begin(), all.end(), [&](const Json& choice) {
            Checker one(root_);
            one.check(choice, value, path);
            return one.complaints.empty();
        });
    }
    void limit(bool is_minimum, const Json& rule, const Json& value, const std::string& path) {
        if (!value.is_number()) return;
        const auto number = value.to_number<double>(), bound = rule.to_number<double>();
        if (is_minimum ? number < bound : number > bound) complain(path, "out of range");
    }
    void array(std::string_view name, const Json& rule, const Json& value,
               const std::string& path) {
        if (!value.is_array()) return;
        const JsonArray& items = value.as_array();
        if (name == "minItems" && items.size() < rule.to_number<std::size_t>())
            complain(path, "too few entries");
        if (name == "maxItems" && items.size() > rule.to_number<std::size_t>())
            complain(path, "too many entries");
        for (std::size_t i = 0; name == "items" && i < items.size(); ++i)
            check(rule, items[i], path + "/" + std::to_string(i));
    }
    void object(const Json& schema, std::string_view name, const Json& value,
                const std::string& path) {
        if (!value.is_object()) return;
        const JsonObject& members = value.as_object();
        const Json& rule = schema.at(name);
        if (name == "required") {
            for (const Json& key : rule.as_array())
                if (!members.contains(key.as_string()))
                    complain(path, std::string(key.as_string()) + " is missing");
        } else if (name == "properties") {
            for (const auto& member : members)
                if (const Json* property = rule.as_object().if_contains(member.key()))
                    check(*property, member.value(), path + "/" + std::string(member.key()));
        } else if (name == "propertyNames") {
            for (const auto& member : members) check(rule, Json(member.key()), path);
        } else {
            const Json* known = schema.as_object().if_contains("properties");
            for (const auto& member : members) {
                const std::string key(member.key());
                if (known != nullptr && known->as_object().contains(key)) continue;
                if (rule == false)
                    complain(path, key + " is unknown");
                else
                    check(rule, member.value(), path + "/" + key);
            }
        }
    }

    const Json& root_;
};

}  // namespace

std::vector<std::string> schema_complaints(const Json& schema, const Json& document) {
    return schema_complaints(schema, schema, document);
}

std::vector<std::string> schema_complaints(const Json& root, const Json& schema,
                                           const Json& document) {
    Checker checker(root);
    checker.check(schema, document, "");
    return checker.complaints;
}

}  // namespace orrery::test
