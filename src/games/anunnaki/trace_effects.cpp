#include "games/anunnaki/trace_effects.h"

#include <algorithm>
#include <array>

#include "games/anunnaki/action.h"
#include "games/anunnaki/element.h"
#include "games/anunnaki/events.h"
#include "games/anunnaki/rule_number.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki {
namespace {

// How an argument reads.
enum class As : std::uint8_t {
    kNothing,    // it stays out
    kNumber,     //
    kIfAny,      // a number, unless it is 0
    kCounted,    // from 1
    kPlace,      //
    kUnit,       //
    kTrack,      //
    kSymbols,    // bits of the area in the argument before
    kSupremacy,  // the printed value
    kReason,     //
    kSite,       //
    kCreature,   //
    kPlanet,     //
};
struct Field {
    std::string_view key;
    As as = As::kNothing;
};
enum class About : std::uint8_t { kBot, kAnybody };  // of anybody the record says who it is
struct EffectRow {
    EventKind kind;
    std::string_view rule;  // empty: the first argument is the rule
    std::string_view effect;
    std::array<Field, 4> fields{};
    About about = About::kBot;
};

constexpr auto kEffects = std::to_array<EffectRow>({
    {EventKind::kTarget, "", "target", {{{"area", As::kPlace}}}},
    {EventKind::kSkipped, "", "skip", {{{"track", As::kTrack}, {"reason", As::kReason}}}},
    {EventKind::kLapsed, "", "lapse", {{{"number", As::kNumber}}}},
    {EventKind::kGained, "", "gain", {{{"followers", As::kIfAny}, {"vp", As::kIfAny}}}},
    {EventKind::kCubePlaced, "AN-FATE-01", "cube", {{{"space", As::kCounted}}}},
    {EventKind::kExhausted,
     "AN-HARV-04",
     "exhaust",
     {{{"area", As::kPlace}, {"symbols", As::kSymbols}}}},
    {EventKind::kBuilt, "AN-BUILD-03", "build", {{{"area", As::kPlace}, {"slot", As::kCounted}}}},
    {EventKind::kUnitPlaced, "AN-FOLL-01", "place", {{{"unit", As::kUnit}, {"area", As::kPlace}}}},
    {EventKind::kUnitMoved,
     "AN-MOVE-10",
     "move",
     {{{"unit", As::kUnit}, {"from", As::kPlace}, {"to", As::kPlace}}}},
    {EventKind::kSummoned, "AN-SUMM-01", "summon", {{{"unit", As::kUnit}, {"area", As::kPlace}}}},
    {EventKind::kTrackAdvanced,
     "AN-ADV-01",
     "advance",
     {{{"track", As::kTrack}, {"to", As::kNumber}}}},
    {EventKind::kSupremacyMoved,
     "AN-SUPR-01",
     "supremacy",
     {{{"spaces", As::kNumber}, {"to", As::kSupremacy}}}},
    {EventKind::kSupremacyToken, "AN-SUPR-03", "token", {{{"at", As::kSupremacy}}}},
    {EventKind::kContractTaken,
     "AN-CONT-02",
     "contract",
     {{{"slot", As::kCounted}, {}, {"vp", As::kNumber}, {"trade", As::kNumber}}}},
    {EventKind::kCultureTaken, "AN-CULT-02", "culture", {{{"site", As::kSite}}}},
    {EventKind::kCreatureTaken,
     "AN-MYTH-03",
     "creature",
     {{{"creature", As::kCreature}, {"area", As::kPlace}}}},
    {EventKind::kLeaderChanged, "AN-DIST-06", "lead", {{{"planet", As::kPlanet}}}},
    {EventKind::kEndTriggered, "AN-END-01", "end"},
    {EventKind::kCombatStarted, "AN-COMB-01", "combat", {{{"area", As::kPlace}}}, About::kAnybody},
    {EventKind::kCivilisationRevealed,
     "AN-CIV-01",
     "civilisation",
     {{{"area", As::kPlace}, {"strength", As::kNumber}}}},
    {EventKind::kDieRolled, "AN-COMB-02", "die", {{{"value", As::kNumber}}}},
    {EventKind::kCombatTotal,
     "AN-COMB-02",
     "total",
     {{{"area", As::kPlace}, {"total", As::kNumber}}},
     About::kAnybody},
    {EventKind::kCombatWon, "AN-COMB-03", "won", {{{"area", As::kPlace}}}, About::kAnybody},
});

Json value_of(const Content& content, As as, const Event& event, std::size_t at) {
    const int argument = event.arguments[at];
    const std::size_t index = static_cast<std::size_t>(argument);
    switch (as) {
        case As::kCounted:
            return Json(argument + 1);
        case As::kPlace:
            return Json(place_name(content, static_cast<Place>(argument)));
        case As::kUnit:
            return Json(kUnitNames[index]);
        case As::kTrack:
            return Json(kTrackNames[index]);
        case As::kSupremacy:
            return Json(content.supremacy[index]);
        case As::kReason:
            return Json(argument == 0 ? "maximum" : "impossible");
        case As::kSite:
            return Json(content.sites[index].id);
        case As::kCreature:
            return Json(content.creatures[index].id);
        case As::kPlanet:
            return Json(content.distant[index].id);
        case As::kSymbols: {
            const Area& area = content.areas[static_cast<std::size_t>(event.arguments[at - 1])];
            JsonArray symbols;
            for (std::size_t symbol = 0; symbol < area.symbols.size(); ++symbol)
                if ((index >> symbol & 1U) != 0)
                    symbols.emplace_back(
                        kResourceNames[static_cast<std::size_t>(area.symbols[symbol])]);
            return symbols;
        }
        default:
            return Json(argument);
    }
}

std::string_view side_name(Seat seat) {
    if (seat == kClock) return "civilisation";
    return seat == 0 ? "person" : "cosmobot";
}

std::optional<TraceRecord> heading(const Content& content, const Event& event) {
    TraceRecord record;
    record.rule = "AN-TURN-02";
    if (static_cast<EventKind>(event.kind) == EventKind::kElement) {
        const Element element{static_cast<Do>(event.arguments[0]),
                              static_cast<std::uint8_t>(event.arguments[1]),
                              static_cast<std::uint8_t>(event.arguments[2])};
        record.details["element"] = print_element(element);
        return record;
    }
    if (static_cast<EventKind>(event.kind) != EventKind::kCardResolved) return std::nullopt;
    const auto& cards = content.cards(static_cast<Deck>(event.arguments[0]));
    record.details["card"] = event.arguments[1] == kTypedCard
                                 ? "typed"
                                 : cards[static_cast<std::size_t>(event.arguments[1] - 1)].id;
    return record;
}

}  // namespace

std::optional<TraceRecord> effect_record(const Content& content, const Event& event) {
    const auto row = std::find_if(kEffects.begin(), kEffects.end(), [&](const EffectRow& r) {
        return static_cast<std::uint8_t>(r.kind) == event.kind;
    });
    if (row == kEffects.end()) return heading(content, event);
    if (row->about == About::kBot && event.seat != 1) return std::nullopt;
    TraceRecord record;
    record.effect = row->effect;
    std::size_t at = 0;
    record.rule =
        row->rule.empty() ? name_of(static_cast<RuleNumber>(event.arguments[at++])) : row->rule;
    if (row->about == About::kAnybody) record.details["side"] = side_name(event.seat);
    for (const Field& field : row->fields) {
        const bool left_out =
            field.as == As::kNothing || (field.as == As::kIfAny && event.arguments[at] == 0);
        if (!left_out) record.details[field.key] = value_of(content, field.as, event, at);
        ++at;
    }
    return record;
}

}  // namespace orrery::anunnaki
