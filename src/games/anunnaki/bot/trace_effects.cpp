#include "games/anunnaki/bot/trace_effects.h"

#include <algorithm>
#include <array>

#include "games/anunnaki/content/components.h"
#include "games/anunnaki/events.h"

namespace orrery::anunnaki {
namespace {

// A key of the record, and the argument of the event that it shows.
struct Shown {
    std::string_view key, argument;
};
enum class About : std::uint8_t { kBot, kAnybody };  // of anybody the record says who it is
struct EffectRow {
    EventKind kind;
    std::string_view rule;  // empty: the event has it
    std::string_view effect;
    FixedVector<Shown, 4> shown{};
    About about = About::kBot;
};

constexpr auto kEffects = std::to_array<EffectRow>({
    {EventKind::kTarget, "", "target", {{"area", "place"}}},
    {EventKind::kSkipped, "", "skip", {{"track", "track"}, {"reason", "reason"}}},
    {EventKind::kLapsed, "", "lapse", {{"number", "number"}}},
    {EventKind::kGained, "", "gain", {{"followers", "followers"}, {"vp", "vp"}}},
    {EventKind::kCubePlaced, "AN-FATE-01", "cube", {{"space", "space"}}},
    {EventKind::kExhausted, "AN-HARV-04", "exhaust", {{"area", "area"}, {"symbols", "resources"}}},
    {EventKind::kBuilt, "AN-BUILD-03", "build", {{"area", "area"}, {"slot", "slot"}}},
    {EventKind::kUnitPlaced, "AN-FOLL-01", "place", {{"unit", "unit"}, {"area", "place"}}},
    {EventKind::kUnitMoved,
     "AN-MOVE-10",
     "move",
     {{"unit", "unit"}, {"from", "from"}, {"to", "to"}}},
    {EventKind::kSummoned, "AN-SUMM-01", "summon", {{"unit", "unit"}, {"area", "area"}}},
    {EventKind::kTrackAdvanced, "AN-ADV-01", "advance", {{"track", "track"}, {"to", "space"}}},
    {EventKind::kSupremacyMoved, "AN-SUPR-01", "supremacy", {{"spaces", "spaces"}, {"to", "to"}}},
    {EventKind::kSupremacyToken, "AN-SUPR-03", "token", {{"at", "at"}}},
    {EventKind::kContractTaken,
     "AN-CONT-02",
     "contract",
     {{"slot", "slot"}, {"vp", "vp"}, {"trade", "trade"}}},
    {EventKind::kCultureTaken, "AN-CULT-02", "culture", {{"site", "site"}}},
    {EventKind::kCreatureTaken,
     "AN-MYTH-03",
     "creature",
     {{"creature", "creature"}, {"area", "area"}}},
    {EventKind::kLeaderChanged, "AN-DIST-06", "lead", {{"planet", "planet"}}},
    {EventKind::kEndTriggered, "AN-END-01", "end"},
    {EventKind::kCombatStarted, "AN-COMB-01", "combat", {{"area", "place"}}, About::kAnybody},
    {EventKind::kCivilisationRevealed,
     "AN-CIV-01",
     "civilisation",
     {{"area", "place"}, {"strength", "strength"}}},
    {EventKind::kDieRolled, "AN-COMB-02", "die", {{"value", "value"}}},
    {EventKind::kCombatTotal,
     "AN-COMB-02",
     "total",
     {{"area", "place"}, {"total", "total"}},
     About::kAnybody},
    {EventKind::kCombatWon, "AN-COMB-03", "won", {{"area", "place"}}, About::kAnybody},
});

std::string_view side_name(Seat seat) {
    if (seat == kClock) return "civilisation";
    return seat == kPersonSeat ? "person" : "cosmobot";
}

// The card or the element whose records follow.
std::optional<TraceRecord> heading(const Vocabulary& vocabulary, const Event& event) {
    const auto kind = static_cast<EventKind>(event.kind);
    const bool element = kind == EventKind::kElement;
    if (!element && kind != EventKind::kCardResolved) return std::nullopt;
    const std::string_view what = element ? "element" : "card";
    TraceRecord record;
    record.rule = "AN-TURN-02";
    record.details[what] = vocabulary.event_json(event).at(what);
    return record;
}

// What Cosmobot gets of nothing is not worth a word.
bool is_left_out(EventKind kind, const Json& value) {
    return kind == EventKind::kGained && value == Json(0);
}

}  // namespace

std::optional<TraceRecord> effect_record(const Vocabulary& vocabulary, const Event& event) {
    const auto row = std::find_if(kEffects.begin(), kEffects.end(), [&](const EffectRow& r) {
        return static_cast<std::uint8_t>(r.kind) == event.kind;
    });
    if (row == kEffects.end()) return heading(vocabulary, event);
    if (row->about == About::kBot && event.seat != kBotSeat) return std::nullopt;
    const Json told = vocabulary.event_json(event);
    TraceRecord record;
    record.effect = row->effect;
    record.rule = row->rule.empty() ? std::string_view(told.at("rule").as_string()) : row->rule;
    if (row->about == About::kAnybody) record.details["side"] = side_name(event.seat);
    for (const auto& [key, argument] : row->shown)
        if (const Json& value = told.at(argument); !is_left_out(row->kind, value))
            record.details[key] = value;
    return record;
}

}  // namespace orrery::anunnaki
