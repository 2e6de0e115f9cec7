#include "games/anunnaki/bot/trace.h"

#include "games/anunnaki/bot/trace_effects.h"
#include "games/anunnaki/events.h"

namespace orrery::anunnaki {
namespace {

// Lists of plain values as words.
std::string words(const Json& value) {
    if (value.is_string()) return std::string(value.get_string());
    if (!value.is_array()) return to_text(value);
    std::string text;
    for (const Json& entry : value.get_array()) text += (text.empty() ? "" : " ") + words(entry);
    return text;
}

// "GRE-C", "follower@GRE-C"
std::string candidate_name(const JsonObject& candidate) {
    const std::string name = words(candidate.at("candidate"));
    return candidate.at("unit").is_null() ? name : words(candidate.at("unit")) + "@" + name;
}

// "most-resources:2", "strategy:brave:3"
std::string criterion_name(const JsonObject& event) {
    std::string name = words(event.at("criterion"));
    for (const char* more : {"strategy", "value"})
        if (!event.at(more).is_null()) name += ":" + words(event.at(more));
    return name;
}

// The criterion event and the events of its candidates before it.
TraceRecord criterion_record(const Vocabulary& vocabulary, std::span<const Event> candidates,
                             const Event& event) {
    const Json told = vocabulary.event_json(event);
    TraceRecord record;
    record.rule = words(told.at("rule"));
    record.criterion = criterion_name(told.as_object());
    bool scored = false;
    for (const Event& each : candidates) {
        const Json candidate = vocabulary.event_json(each);
        record.before.push_back(candidate_name(candidate.as_object()));
        if (candidate.at("kept").as_bool()) record.after.push_back(record.before.back());
        record.values.push_back(candidate.at("score"));
        scored = scored || !candidate.at("score").is_null();
    }
    if (!scored) record.values.clear();
    return record;
}

}  // namespace

std::vector<TraceRecord> read_trace(const Vocabulary& vocabulary, std::span<const Event> events) {
    std::vector<TraceRecord> records;
    std::size_t candidates = 0;  // so many events of candidates come right before this one
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        const auto kind = static_cast<EventKind>(event.kind);
        const auto count = static_cast<std::size_t>(event.arguments[4]);
        if (kind == EventKind::kCriterion && count <= candidates)
            records.push_back(
                criterion_record(vocabulary, events.subspan(i - count, count), event));
        else if (auto record = effect_record(vocabulary, event))
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
