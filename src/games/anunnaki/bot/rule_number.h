// The rules that Cosmobot's trace names. Events carry their place in this table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace orrery::anunnaki {

inline constexpr auto kTraceRules = std::to_array<std::string_view>({
    // Choices.
    "AN-HARV-03",
    "AN-BUILD-02",
    "AN-FOLL-03",
    "AN-STRAT-01",
    "AN-STRAT-02",
    "AN-STRAT-03",
    "AN-MOVE-06",
    "AN-PORT-03",
    "AN-MOVE-14",
    "AN-PORT-05",
    "AN-ORAC-04",
    "AN-CONT-01",
    "AN-ADV-02",
    "AN-SUMM-02",
    "AN-MYTH-03",
    "AN-TURN-04",
    // What follows from them, or happens instead.
    "AN-HARV-06",
    "AN-BUILD-04",
    "AN-INC-02",
    "AN-INC-03",
    "AN-FOLL-04",
    "AN-MOVE-05",
    "AN-MOVE-07",
    "AN-MOVE-16",
    "AN-PORT-06",
    "AN-ORAC-01",
    "AN-ORAC-05",
    "AN-ORAC-08",
    "AN-CONT-04",
    "AN-ADV-04",
    "AN-SUMM-04",
    "AN-FATE-03",
    "AN-FATE-05",
    "AN-CULT-01",
    "AN-SUPR-02",
    "AN-SUPR-04",
});

enum class RuleNumber : std::uint8_t {};

void the_rule_is_not_in_the_table();  // never defined

// A rule that the table lacks does not compile.
consteval RuleNumber rule(std::string_view id) {
    std::size_t at = 0;
    while (at < kTraceRules.size() && kTraceRules[at] != id) ++at;
    if (at == kTraceRules.size()) the_rule_is_not_in_the_table();
    return static_cast<RuleNumber>(at);
}
constexpr std::string_view name_of(RuleNumber number) {
    return kTraceRules[static_cast<std::size_t>(number)];
}

}  // namespace orrery::anunnaki
