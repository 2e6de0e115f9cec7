#include "games/anunnaki/trace.h"

#include <algorithm>
#include <array>

#include "games/anunnaki/criteria.h"
#include "games/anunnaki/strategy.h"
#include "games/anunnaki/trace_effects.h"

namespace orrery::anunnaki {
namespace {

// What a criterion compares.
enum class Compares : std::uint8_t { kNothing, kPlanets, kResources, kNumbers };
constexpr Compares compares(Criterion criterion) {
    switch (criterion) {
        case Criterion::kOnly:
        case Criterion::kTopmost:
        case Criterion::kLowerTrack:
        case Criterion::kPerson:
            return Compares::kNothing;
        case Criterion::kPlanetOrder:
            return Compares::kPlanets;
        case Criterion::kResource:
            return Compares::kResources;
        default:
            return Compares::kNumbers;
    }
}

std::string candidate_name(const Content& content, const Event& event) {
    const std::uint8_t id = static_cast<std::uint8_t>(event.arguments[1]);
    switch (static_cast<CandidateKind>(event.arguments[0])) {
        case CandidateKind::kUnit:
            return std::string(kUnitNames[static_cast<std::size_t>(event.arguments[2])]) + "@" +
                   place_name(content, id);
        case CandidateKind::kSlot:
            return std::to_string(id + 1);
        case CandidateKind::kTrack:
            return std::string(kTrackNames[id]);
        case CandidateKind::kDeck:
            return id == 0 ? "moon" : "sun";
        case CandidateKind::kPlace:
            break;
    }
    return place_name(content, id);
}

std::string resource_or_none(int one_based) {
    return one_based == 0 ? "none"
                          : std::string(kResourceNames[static_cast<std::size_t>(one_based - 1)]);
}

Json score_of(const Content& content, Compares compared, const Event& candidate) {
    const int score = candidate.arguments[3];
    if (compared == Compares::kResources) return Json(resource_or_none(score));
    if (compared == Compares::kNumbers) return score == kNoScore ? Json(nullptr) : Json(score);
    const std::size_t area = static_cast<std::size_t>(candidate.arguments[1]);
    if (!is_area(static_cast<Place>(area))) return Json("distant");
    const std::uint8_t planet = content.areas[area].planet;
    return planet == kGaia ? Json("gaia") : Json(content.houses[planet].id);
}

std::string criterion_name(Criterion criterion, int detail, int value) {
    std::string name(kCriterionNames[static_cast<std::size_t>(criterion)]);
    if (criterion == Criterion::kStrategy)
        return name + ":" + std::string(kStrategyNames[static_cast<std::size_t>(detail)]) + ":" +
               std::to_string(value);
    if (compares(criterion) == Compares::kResources) return name + ":" + resource_or_none(value);
    return compares(criterion) == Compares::kNumbers ? name + ":" + std::to_string(value) : name;
}

// The criterion event and the events of its candidates before it.
TraceRecord criterion_record(const Content& content, std::span<const Event> candidates,
                             const Event& event) {
    const Criterion criterion = static_cast<Criterion>(event.arguments[1]);
    TraceRecord record;
    record.rule = name_of(static_cast<RuleNumber>(event.arguments[0]));
    record.criterion = criterion_name(criterion, event.arguments[2], event.arguments[3]);
    const bool scored =
        compares(criterion) != Compares::kNothing &&
        std::any_of(candidates.begin(), candidates.end(),
                    [](const Event& candidate) { return candidate.arguments[3] != kNoScore; });
    for (const Event& candidate : candidates) {
        record.before.push_back(candidate_name(content, candidate));
        if (candidate.arguments[4] != 0) record.after.push_back(record.before.back());
        if (scored) record.values.push_back(score_of(content, compares(criterion), candidate));
    }
    return record;
}

// Lists of plain values as words.
std::string words(const Json& value) {
    if (value.is_string()) return std::string(value.get_string());
    if (!value.is_array()) return to_text(value);
    std::string text;
    for (const Json& entry : value.get_array()) text += (text.empty() ? "" : " ") + words(entry);
    return text;
}

}  // namespace

std::vector<TraceRecord> read_trace(const Content& content, std::span<const Event> events) {
    std::vector<TraceRecord> records;
    std::size_t candidates = 0;  // so many events of candidates come right before this one
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        const EventKind kind = static_cast<EventKind>(event.kind);
        const std::size_t count = static_cast<std::size_t>(event.arguments[4]);
        if (kind == EventKind::kCriterion && count <= candidates)
            records.push_back(criterion_record(content, events.subspan(i - count, count), event));
        else if (auto record = effect_record(content, event))
            records.push_back(std::move(*record));
        candidates = kind == EventKind::kCandidate ? candidates + 1 : 0;
    }
    return records;
}

Json to_json(const TraceRecord& record) {
    JsonObject object;
    object["rule"] = record.rule;
    if (!record.criterion.empty()) {
        object["criterion"] = record.criterion;
        object["before"] = JsonArray(record.before.begin(), record.before.end());
        object["after"] = JsonArray(record.after.begin(), record.after.end());
        if (!record.values.empty()) object["values"] = record.values;
    }
    if (!record.effect.empty()) object["effect"] = record.effect;
    for (const auto& [key, value] : record.details) object[key] = value;
    return object;
}

std::string to_line(const TraceRecord& record, Values values) {
    std::string line = record.rule;
    if (record.criterion.empty()) {
        if (!record.effect.empty()) line += " " + record.effect;
        // A first word needs no name: "move follower from NOR-C to NOR-L", "gain vp 2".
        for (const auto& [key, value] : record.details) {
            const bool named = &value != &record.details.begin()->value() || value.is_number();
            line += (named ? " " + std::string(key) : "") + " " + words(value);
        }
        return line;
    }
    line += " " + record.criterion + " ";
    for (std::size_t i = 0; i < record.before.size(); ++i) {
        line += " " + record.before[i];
        if (values == Values::kShown && !record.values.empty() && !record.values[i].is_null())
            line += "(" + words(record.values[i]) + ")";
    }
    line += " ->";
    for (const std::string& name : record.after) line += " " + name;
    return line;
}

}  // namespace orrery::anunnaki
