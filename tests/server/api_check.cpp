#include "tests/server/api_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <sstream>

#include "tests/support/data_file.h"
#include "tests/support/games.h"
#include "tests/support/schema_check.h"

namespace orrery::test {
namespace {

// Both descriptions as one document: what the second says of the first is said of itself.
Json described() {
    Json whole = json(project_file("docs/api/openapi.json"));
    std::string text = to_text(json(project_file("docs/api/asyncapi.json")));
    constexpr std::string_view kOther = "openapi.json#";
    for (std::size_t at = text.find(kOther); at != std::string::npos; at = text.find(kOther, at))
        text.replace(at, kOther.size(), "#");
    const Json asyncapi = json(text);
    for (const char* part : {"channels", "operations"}) whole.as_object()[part] = asyncapi.at(part);
    JsonObject& schemas = whole.at("components").at("schemas").as_object();
    for (const auto& [name, schema] : asyncapi.at("components").at("schemas").as_object())
        EXPECT_TRUE(schemas.emplace(name, schema).second) << name << " is described twice";
    return whole;
}

// What the node refers to.
const Json& resolved(const Json& root, const Json& node) {
    const Json* reference = node.as_object().if_contains("$ref");
    if (reference == nullptr) return node;
    return resolved(root, root.at_pointer(std::string_view(reference->as_string()).substr(1)));
}

// How an answer of this status is described: the status itself, or its class.
const Json* response_of(const Json& operation, unsigned status) {
    const JsonObject& responses = operation.at("responses").as_object();
    const Json* exactly = responses.if_contains(std::to_string(status));
    return exactly != nullptr ? exactly
                              : responses.if_contains(std::to_string(status / 100) + "XX");
}

// "/api/tables/{id}" stands for any table.
bool stands_for(std::string_view pattern, std::string_view path) {
    std::istringstream expected{std::string(pattern)}, given{std::string(path)};
    std::string left, right;
    for (;;) {
        const bool more_left = !std::getline(expected, left, '/').fail(),
                   more_right = !std::getline(given, right, '/').fail();
        if (!more_left || !more_right) return more_left == more_right;
        if (left != right && !left.starts_with('{')) return false;
    }
}

std::string lower_case(std::string_view text) {
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

// The values that the field may have in the objects of the schema.
std::set<std::string> values_of(const Json& root, const Json& schema, std::string_view field) {
    std::set<std::string> values;
    const JsonObject& words = resolved(root, schema).as_object();
    if (const Json* alternatives = words.if_contains("anyOf")) {
        for (const Json& each : alternatives->as_array())
            values.merge(values_of(root, each, field));
        return values;
    }
    const Json& rule = resolved(root, words.at("properties").at(field));
    for (const Json& value : rule.at("enum").as_array())
        values.insert(std::string(value.as_string()));
    return values;
}

// The kinds of messages that the server sends have a type, those it receives an operation.
std::string_view field_of(const Json& operation) {
    return operation.at("action") == "send" ? "type" : "op";
}

std::string list(const std::vector<std::string>& complaints) {
    std::string text;
    for (const std::string& complaint : complaints) text += "\n  " + complaint;
    return text;
}

}  // namespace

ApiCheck::ApiCheck() : api_(described()) {}

void ApiCheck::listen_in(Route& route) {
    route.on_http = [this](auto method, auto target, const auto& response) {
        http(method, target, response);
    };
    route.on_sent = [this](const Json& message) { sent(message); };
    route.on_received = [this](const Json& message, const std::string&) { received(message); };
}

void ApiCheck::http(std::string_view method, std::string_view target, const Response& response) {
    const std::string_view path = target.substr(0, target.find('?'));
    for (const auto& each : api_.at("channels").as_object())
        if (stands_for(std::string_view(each.value().at("address").as_string()), path)) return;
    for (const auto& each : api_.at("paths").as_object()) {
        if (!stands_for(each.key(), path)) continue;
        const std::string address = std::string(method) + ' ' + std::string(each.key());
        const std::string call = address + ' ' + std::to_string(response.status);
        heard_.insert(address);
        const Json* operation = each.value().as_object().if_contains(lower_case(method));
        if (operation == nullptr) {
            EXPECT_EQ(response.status, 405) << call;
            return;
        }
        const Json* described = response_of(*operation, response.status);
        if (described == nullptr) {
            ADD_FAILURE() << call << " is not described";
            return;
        }
        const Json* content = resolved(api_, *described).as_object().if_contains("content");
        if (content == nullptr) return;
        const std::string type = response.header("content-type");
        const Json* body = content->as_object().if_contains(type.substr(0, type.find(';')));
        if (body == nullptr) {
            ADD_FAILURE() << call << ": the content " << type << " is not described";
            return;
        }
        if (!type.starts_with("application/json")) return;
        const auto complaints = schema_complaints(api_, body->at("schema"), response.json());
        EXPECT_TRUE(complaints.empty()) << call << list(complaints) << "\n  " << response.body;
        return;
    }
    EXPECT_FALSE(path.starts_with("/api") && response.status != 404) << path << " is not described";
}

void ApiCheck::check_message(const Json& message, std::string_view action) {
    bool described = false;
    for_each_message([&](const Json& operation, const Json& payload) {
        if (operation.at("action") != Json(action)) return;
        const std::string kind(message.at(field_of(operation)).as_string());
        if (!values_of(api_, payload, field_of(operation)).contains(kind)) return;
        described = true;
        heard_.insert(std::string(action) + ' ' + kind);
        const auto complaints = schema_complaints(api_, payload, message);
        EXPECT_TRUE(complaints.empty()) << list(complaints) << "\n  " << to_text(message);
    });
    EXPECT_TRUE(described) << action << ": not described: " << to_text(message);
}

void ApiCheck::for_each_message(
    const std::function<void(const Json& operation, const Json& payload)>& visit) const {
    for (const auto& each : api_.at("operations").as_object())
        for (const Json& reference : each.value().at("messages").as_array()) {
            const Json& message = resolved(api_, reference);
            visit(each.value(), resolved(api_, message.at("payload")));
        }
}

std::vector<std::string> ApiCheck::unheard() const {
    std::set<std::string> described;
    for (const auto& path : api_.at("paths").as_object())
        for (const auto& operation : path.value().as_object()) {
            std::string method(operation.key());
            std::transform(method.begin(), method.end(), method.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
            described.insert(method + ' ' + std::string(path.key()));
        }
    for_each_message([&](const Json& operation, const Json& payload) {
        for (const std::string& kind : values_of(api_, payload, field_of(operation)))
            described.insert(std::string(operation.at("action").as_string()) + ' ' + kind);
    });
    std::vector<std::string> missing;
    std::set_difference(described.begin(), described.end(), heard_.begin(), heard_.end(),
                        std::back_inserter(missing));
    return missing;
}

}  // namespace orrery::test
