#include "cli/moments.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <array>
#include <charconv>
#include <chrono>
#include <optional>
#include <utility>

namespace orrery::cli {
namespace {

constexpr std::int64_t kMinute = 60'000;
constexpr std::array kUnits = std::to_array<std::pair<std::string_view, std::int64_t>>(
    {{"d", 24 * 60 * kMinute}, {"h", 60 * kMinute}, {"min", kMinute}});
constexpr std::int64_t kMostUnits = 36'500;

// So many digits, taken off the text.
std::optional<int> digits(std::string_view& text, std::size_t count) {
    int number = 0;
    if (text.size() < count || text.find_first_not_of("0123456789") < count) return std::nullopt;
    const std::string_view first = text.substr(0, count);
    std::from_chars(first.data(), first.data() + first.size(), number);
    text.remove_prefix(count);
    return number;
}

bool take(std::string_view& text, std::string_view expected) {
    if (!text.starts_with(expected)) return false;
    text.remove_prefix(expected.size());
    return true;
}

std::optional<std::int64_t> duration(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc() || number < 1 || number > kMostUnits) return std::nullopt;
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    for (const auto& [name, worth] : kUnits)
        if (name == unit) return number * worth;
    return std::nullopt;
}

std::optional<std::int64_t> date(std::string_view text) {
    using namespace std::chrono;
    const auto year_number = digits(text, 4);
    if (!year_number || !take(text, "-")) return std::nullopt;
    const auto month_number = digits(text, 2);
    if (!month_number || !take(text, "-")) return std::nullopt;
    const auto day_number = digits(text, 2);
    if (!day_number) return std::nullopt;
    const year_month_day day{year(*year_number), month(static_cast<unsigned>(*month_number)),
                             std::chrono::day(static_cast<unsigned>(*day_number))};
    if (!day.ok()) return std::nullopt;
    std::int64_t moment = duration_cast<milliseconds>(sys_days(day).time_since_epoch()).count();
    if (text.empty()) return moment;
    if (!take(text, " ") && !take(text, "T")) return std::nullopt;
    const auto hour = digits(text, 2);
    if (!hour || *hour > 23 || !take(text, ":")) return std::nullopt;
    const auto minute = digits(text, 2);
    if (!minute || *minute > 59) return std::nullopt;
    take(text, "Z");
    if (!text.empty()) return std::nullopt;
    moment += (std::int64_t{*hour} * 60 + *minute) * kMinute;
    return moment;
}

}  // namespace

Result<std::int64_t> read_moment(std::string_view text, std::int64_t now) {
    if (const auto length = duration(text)) return now + *length;
    if (const auto moment = date(text)) return *moment;
    return Error{"bad_input",
                 quoted(text) +
                     " is neither a moment such as \"2026-11-30 18:00\" nor a time such "
                     "as 3h; its units are d, h, min",
                 "", ""};
}

std::string moment_text(std::int64_t moment) {
    return fmt::format("{:%F %R}", fmt::gmtime(static_cast<std::time_t>(moment / 1'000)));
}

}  // namespace orrery::cli
