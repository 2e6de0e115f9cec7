#include "server/configuration.h"

#include <fmt/format.h>

#include <algorithm>

#include "server/setting_values.h"

namespace orrery::server {
namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r";
    const std::size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

std::string_view without_comment(std::string_view line) {
    for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1))
        if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') return line.substr(0, at);
    return line;
}

// The key that has the most in common with what was written.
std::string_view nearest_key(std::string_view written) {
    const auto in_common = [&](std::string_view key) {
        const auto ahead =
            std::mismatch(key.begin(), key.end(), written.begin(), written.end()).first;
        const auto behind =
            std::mismatch(key.rbegin(), key.rend(), written.rbegin(), written.rend()).first;
        return std::max(ahead - key.begin(), behind - key.rbegin());
    };
    return std::ranges::max(all_settings(), {},
                            [&](const Setting& each) { return in_common(each.key); })
        .key;
}

Error bad(std::string message, std::string at) {
    return {"bad_setting", std::move(message), std::move(at), ""};
}

// Settings that are no part of the server, and what our tests are told.
bool is_known_otherwise(std::string_view variable) {
    return variable == kConfigVariable || variable == "ORRERY_PROGRAM" ||
           variable == "ORRERY_UPDATE_GOLDEN" || variable.starts_with("ORRERY_TEST_");
}

// ORRERY_LIMITS_X begins as the settings of a section do.
bool begins_like_a_setting(std::string_view variable) {
    return std::ranges::any_of(all_settings(), [&](const Setting& setting) {
        const std::size_t dot = setting.key.find('.');
        return dot != std::string_view::npos &&
               variable.starts_with(setting.variable().substr(0, kVariablePrefix.size() + dot + 1));
    });
}

}  // namespace

std::optional<Error> Configuration::set(const Setting& setting, std::string_view text,
                                        Place place) {
    Place& said = said_[setting.key];
    // What does not win is not set, but must be right.
    ServerOptions unused;
    ServerOptions& target = place.origin < said.origin ? unused : options;
    if (const auto error = set_value(target, setting, text))
        return bad(std::string(setting.key) + ": " + error->message, place.name);
    if (place.origin >= said.origin) said = std::move(place);
    return std::nullopt;
}

std::optional<Error> Configuration::read_file(std::string_view name, std::string_view text) {
    std::map<std::string_view, int> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(without_comment(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        const std::string place = fmt::format("{}:{}", name, number);
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos)
            return bad("a line says `key = value`, not " + quoted(line), place);
        const std::string_view key = trimmed(line.substr(0, equals));
        const Setting* const setting = find_setting(key);
        if (setting == nullptr)
            return bad(
                fmt::format("there is no setting {}; is it {}?", quoted(key), nearest_key(key)),
                place);
        if (const auto [twice, is_first] = lines.emplace(setting->key, number); !is_first)
            return bad(fmt::format("{}: line {} says it already", key, twice->second), place);
        if (auto error = set(*setting, trimmed(line.substr(equals + 1)), {Origin::kFile, place}))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> Configuration::read_environment(const char* const* variables) {
    for (; *variables != nullptr; ++variables) {
        const std::string_view variable(*variables);
        const std::string name(variable.substr(0, variable.find('=')));
        if (!name.starts_with(kVariablePrefix) || is_known_otherwise(name)) continue;
        const auto setting = std::ranges::find(all_settings(), name, &Setting::variable);
        if (setting != all_settings().end()) {
            const std::string_view value =
                variable.substr(std::min(variable.size(), name.size() + 1));
            if (auto error = set(*setting, trimmed(value), {Origin::kEnvironment, name}))
                return error;
        } else if (begins_like_a_setting(name)) {
            return bad("there is no such setting", name);
        } else {
            warnings.push_back(name + " is no setting");
        }
    }
    return std::nullopt;
}

std::optional<Error> Configuration::read_flag(const Setting& setting, std::string_view text) {
    return set(setting, text, {Origin::kFlag, setting.flag()});
}

std::optional<Error> Configuration::check() const {
    auto error = contradiction(options);
    if (!error) return std::nullopt;
    const auto said = said_.find(error->at);
    error->message = error->at + ": " + error->message;
    error->at = said == said_.end() ? "" : said->second.name;
    return error;
}

std::string Configuration::text() const {
    std::size_t widest = 0;
    for (const Setting& setting : all_settings())
        widest = std::max(widest, setting.key.size() + value_text(options, setting).size());
    std::string out;
    for (const Setting& setting : all_settings()) {
        const auto said = said_.find(setting.key);
        const std::string line = fmt::format("{} = {}", setting.key, value_text(options, setting));
        out += fmt::format("{:<{}}  # {}\n", line, widest + 3,
                           said == said_.end() ? "default" : said->second.name);
    }
    return out;
}

}  // namespace orrery::server
