// Legal actions as few groups: what is the same for several values of an operand is said once.
#include <algorithm>
#include <cassert>
#include <map>

#include "core/json.h"
#include "core/vocabulary.h"

namespace orrery {
namespace {

// All combinations of the values of each operand.
using Box = std::vector<std::vector<RawValue>>;
using Row = std::vector<RawValue>;  // the operands of one action

// Rows that agree in all operands before `depth`. Values of this operand that allow the same of the
// others share their boxes.
std::vector<Box> boxes_of(std::span<const Row> rows, std::size_t depth) {
    if (depth == rows.front().size()) return {Box{}};
    std::vector<std::pair<std::vector<Box>, std::vector<RawValue>>> shared;
    std::map<std::vector<Box>, std::size_t> known;
    for (std::size_t begin = 0; begin < rows.size();) {
        const RawValue value = rows[begin][depth];
        std::size_t end = begin;
        while (end < rows.size() && rows[end][depth] == value) ++end;
        std::vector<Box> rest = boxes_of(rows.subspan(begin, end - begin), depth + 1);
        const auto [found, fresh] = known.try_emplace(rest, shared.size());
        if (fresh) shared.emplace_back(std::move(rest), std::vector<RawValue>{});
        shared[found->second].second.push_back(value);
        begin = end;
    }
    std::vector<Box> boxes;
    for (auto& [rest, values] : shared)
        for (Box& tail : rest) {
            Box box{values};
            box.insert(box.end(), tail.begin(), tail.end());
            boxes.push_back(std::move(box));
        }
    return boxes;
}

}  // namespace

Json Vocabulary::groups_json(std::span<const Action> actions) const {
    std::vector<std::vector<Row>> rows_of(actions_.size());
    for (const Action action : actions) {
        const BoundAction* bound = find(action);
        assert(bound != nullptr && "only actions of this game");
        Row row;
        for (const Operand& operand : bound->operands) row.push_back(operand.of(action));
        rows_of[static_cast<std::size_t>(bound - actions_.data())].push_back(std::move(row));
    }
    JsonArray groups;
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        std::vector<Row>& rows = rows_of[i];
        if (rows.empty()) continue;
        std::sort(rows.begin(), rows.end());
        for (const Box& box : boxes_of(rows, 0)) {
            JsonObject group{{"kind", actions_[i].form->name}};
            for (std::size_t k = 0; k < box.size(); ++k) {
                const Operand& operand = actions_[i].operands[k];
                JsonArray values;
                for (const RawValue& value : box[k]) values.push_back(operand.json(value));
                group[operand.name] = std::move(values);
            }
            groups.push_back(std::move(group));
        }
    }
    return groups;
}

}  // namespace orrery
