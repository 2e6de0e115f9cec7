// Cosmobot's reasons as records (AN-TRACE-01, -02), put together again from the events that told
// them, and as short lines for people.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/event.h"
#include "core/json.h"
#include "core/vocabulary.h"

namespace orrery::anunnaki {

// Either a criterion that was applied, or an effect, or neither: then it is a heading that names
// the card or the element whose records follow.
struct TraceRecord {
    std::string rule;
    std::string criterion;                   // "most-resources:2"
    std::vector<std::string> before, after;  // candidates
    JsonArray values;                        // what each of `before` scored, if they were compared
    std::string effect;                      // "exhaust"
    JsonObject details;                      // of an effect or a heading
};

std::vector<TraceRecord> read_trace(const Vocabulary& vocabulary, std::span<const Event> events);

// {"rule":"AN-HARV-03","criterion":"resource:metal","before":["NOR-L","NOR-M"],"after":["NOR-M"],
//  "values":["wood","metal"]} or {"rule":"AN-HARV-04","effect":"exhaust","area":"NOR-M",…}
Json to_json(const TraceRecord& record);

// "AN-HARV-03 resource:metal  NOR-L NOR-M -> NOR-M", with values "… NOR-L(wood) NOR-M(metal) …".
enum class Values : std::uint8_t { kHidden, kShown };
std::string to_line(const TraceRecord& record, Values values = Values::kHidden);

}  // namespace orrery::anunnaki
