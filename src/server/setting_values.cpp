#include "server/setting_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace orrery::server {
namespace {

struct Suffix {
    std::string_view text;
    std::int64_t worth;
};

// The largest first.
constexpr std::array kTimes = std::to_array<Suffix>(
    {{"d", 86'400'000}, {"h", 3'600'000}, {"min", 60'000}, {"s", 1'000}, {"ms", 1}});
constexpr std::array kSizes =
    std::to_array<Suffix>({{"GiB", 1 << 30}, {"MiB", 1 << 20}, {"KiB", 1 << 10}, {"B", 1}});

std::span<const Suffix> suffixes_of(Unit unit) {
    if (unit == Unit::kTime) return kTimes;
    if (unit == Unit::kBytes) return kSizes;
    return {};
}

Error no(std::string message) {
    return {"bad_setting", std::move(message), "", ""};
}

bool is_whole(double number) {
    return number == std::trunc(number);
}

std::string plain(double number) {
    return is_whole(number) ? fmt::format("{}", static_cast<std::int64_t>(number))
                            : fmt::format("{}", number);
}

// "a time such as 90s; its units are d, h, min, s, ms"
std::string expected(const Setting& setting) {
    const std::span<const Suffix> suffixes = suffixes_of(setting.unit);
    if (suffixes.empty()) return "a number";
    std::string units;
    for (const Suffix& each : suffixes)
        units += (units.empty() ? "" : ", ") + std::string(each.text);
    return fmt::format("{}; its units are {}",
                       setting.unit == Unit::kTime ? "a time such as 90s" : "a size such as 64KiB",
                       units);
}

// A number, and behind it the unit, which only nothing at all can do without.
Result<double> read_number(const Setting& setting, std::string_view text) {
    const Error wrong = no(quoted(text) + " is not " + expected(setting));
    double number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc() || !std::isfinite(number)) return wrong;
    std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    while (unit.starts_with(' ')) unit.remove_prefix(1);
    if (unit.empty() && (number == 0 || suffixes_of(setting.unit).empty())) return number;
    for (const Suffix& each : suffixes_of(setting.unit))
        if (each.text == unit) return number * static_cast<double>(each.worth);
    return wrong;
}

std::string number_text(const Setting& setting, double number) {
    if (number == 0) return "0";
    for (const Suffix& each : suffixes_of(setting.unit)) {
        const double parts = number / static_cast<double>(each.worth);
        if (is_whole(parts)) return plain(parts) + std::string(each.text);
    }
    return plain(number);
}

std::optional<Error> set_number(const Setting& setting, const Setting::Member& member,
                                std::string_view text) {
    const Result<double> number = read_number(setting, text);
    if (!number) return number.error();
    if (*number < setting.least || *number > setting.most)
        return no(fmt::format("{} is not between {} and {}", text,
                              number_text(setting, setting.least),
                              number_text(setting, setting.most)));
    if (!is_whole(*number) && !std::holds_alternative<double*>(member))
        return no(quoted(text) + " is not a whole number");
    std::visit(
        [&](auto* value) {
            using Value = std::remove_pointer_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, std::chrono::milliseconds>)
                *value = std::chrono::milliseconds(static_cast<std::int64_t>(*number));
            else if constexpr (std::is_arithmetic_v<Value>)
                *value = static_cast<Value>(*number);
        },
        member);
    return std::nullopt;
}

std::optional<Error> set_text(const Setting& setting, std::string& value, std::string_view text) {
    if (!setting.words.empty() &&
        std::find(setting.words.begin(), setting.words.end(), text) == setting.words.end())
        return no(fmt::format("{} is none of {}", quoted(text), fmt::join(setting.words, ", ")));
    value = text;
    return std::nullopt;
}

// Values are only read through this.
Setting::Member member_of(const ServerOptions& options, const Setting& setting) {
    return setting.member(const_cast<ServerOptions&>(options));
}

}  // namespace

std::optional<Error> set_value(ServerOptions& options, const Setting& setting,
                               std::string_view text) {
    const Setting::Member member = setting.member(options);
    if (auto* const value = std::get_if<std::string*>(&member))
        return set_text(setting, **value, text);
    if (auto* const value = std::get_if<bool*>(&member)) {
        if (text != "on" && text != "off") return no(quoted(text) + " is neither on nor off");
        **value = text == "on";
        return std::nullopt;
    }
    return set_number(setting, member, text);
}

std::string value_text(const ServerOptions& options, const Setting& setting) {
    const Setting::Member member = member_of(options, setting);
    if (auto* const value = std::get_if<std::string*>(&member)) return **value;
    if (auto* const value = std::get_if<bool*>(&member)) return **value ? "on" : "off";
    return number_text(setting, number_of(options, setting));
}

double number_of(const ServerOptions& options, const Setting& setting) {
    return std::visit(
        [](auto* value) -> double {
            using Value = std::remove_pointer_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, std::chrono::milliseconds>)
                return static_cast<double>(value->count());
            else if constexpr (std::is_arithmetic_v<Value>)
                return static_cast<double>(*value);
            else
                return 0;
        },
        member_of(options, setting));
}

std::string_view value_word(const Setting& setting) {
    constexpr std::array<std::string_view, 5> kPlaceholders = {"TEXT", "N", "SIZE", "TIME",
                                                               "on|off"};
    return kPlaceholders[static_cast<std::size_t>(setting.unit)];
}

}  // namespace orrery::server
