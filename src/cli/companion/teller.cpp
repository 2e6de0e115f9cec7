#include "cli/companion/teller.h"

#include <fmt/format.h>

#include "games/anunnaki/bot/rule_number.h"
#include "games/anunnaki/bot/trace.h"

namespace orrery::cli::companion {

std::vector<Step> Teller::tell() {
    for (std::size_t i = 0; i < events_.size(); ++i) {
        if (kind_of(events_[i]) == EventKind::kReported) {
            group_.reset();
            continue;
        }
        at_ = i;
        if (!course(events_[i]) && !combat(events_[i])) piece(events_[i]);
    }
    return std::move(steps_);
}

void Teller::heading(std::string text) {
    steps_.push_back({std::move(text), "", true, begin_, at_ + 1});
    begin_ = at_ + 1;
    reason_.clear();
    group_.reset();
}

void Teller::step(std::string text) {
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    steps_.push_back({std::move(text), std::exchange(reason_, {}), false, begin_, at_ + 1});
    begin_ = at_ + 1;
    acted_ = true;
    group_.reset();
}

// In words, by its name and the rule that lists it.
void Teller::decide(const Event& event) {
    const auto candidates = static_cast<std::size_t>(event.arguments[4]);
    const std::size_t from = at_ >= candidates ? at_ - candidates : 0;
    const std::vector<an::TraceRecord> records =
        an::read_trace(vocabulary_, events_.subspan(from, at_ + 1 - from));
    if (records.empty() || records.back().after.empty()) return;  // a line that gave nothing
    chosen_ = records.back().after.size() == 1 ? records.back().after[0] : "";
    reason_ = fmt::format("{} ({}, {})", play::pantheon::reason_text(event),
                          records.back().criterion, records.back().rule);
}

void Teller::because(int rule) {
    if (reason_.empty()) reason_ = std::string(an::name_of(static_cast<an::RuleNumber>(rule)));
}

}  // namespace orrery::cli::companion
