// What can be asked without changing anything.
#pragma once

#include <string_view>

#include "table/messages.h"

namespace orrery::table {

bool is_question(std::string_view op);
// The fields of the answer. The request is an object whose `op` is a question other than `hint`,
// `hindsight` and `history`, which take long and are worked out elsewhere.
Result<JsonObject> answer_question(const Situation& now, const Reader& reader,
                                   const JsonReader& request);

// The seat for which advice is asked, if the reader may act there now.
Result<Seat> read_hint(const Situation& now, const Reader& reader, const JsonReader& request);
// Why the course of the game cannot be told, if so.
std::optional<Error> read_history(const Situation& now, const JsonReader& request);
// The seat whose last result is asked about. It was counted, so everybody may.
Result<Seat> read_hindsight(const Situation& now, const JsonReader& request);

}  // namespace orrery::table
