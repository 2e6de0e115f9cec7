#include "games/anunnaki/refusals.h"

#include <array>

namespace orrery::anunnaki {
namespace {

struct Row {
    Why why;
    Refusal refusal;
};

constexpr std::array kRows{
    Row{Why::kNoSuchSeat, {"AN-SET-01", "no_such_seat", "There is no such seat at this table."}},
    Row{Why::kNotAnAction, {"AN-HDEC-01", "not_an_action", "There is no such action."}},
    Row{Why::kGameOver, {"AN-END-01", "game_over", "The game is over."}},
    Row{Why::kOtherQuestion,
        {"AN-HDEC-01", "other_question", "The game is asking something else now."}},
};

constexpr std::array<Refusal, kRows.size()> make_table() {
    std::array<Refusal, kRows.size()> table{};
    for (const Row& row : kRows) table[static_cast<std::size_t>(row.why) - 1] = row.refusal;
    return table;
}

constexpr std::array kTable = make_table();
static_assert(kTable.size() + 1 == static_cast<std::size_t>(Why::kCount));

}  // namespace

const Refusal* refusal(Why why) {
    return why == Why::kNothing ? nullptr : &kTable[static_cast<std::size_t>(why) - 1];
}

std::span<const Refusal> refusals() {
    return kTable;
}

}  // namespace orrery::anunnaki
