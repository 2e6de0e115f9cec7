// What was told of a game, to be kept: whoever comes later reads it as it was, whatever their
// program makes of the entries.
//
// {"rules", "content", "scores", "views"}, and of a game that is over also "lines": for each action
// its number, the action and its events, and "course": the points after each action.
#pragma once

#include "table/messages.h"

namespace orrery::table {

// How it stands: of any game that has begun and that this program can play.
Account standing_account(const State& state);
// All of it: of a game that is over and was played from its first entry (State::silent_until).
Result<Account> whole_account(const State& state);

// {"points", "rounds"}: after each action the points of all seats, and the round it led to. The
// game is played again for it, unless it is only told.
Result<JsonObject> course_of(const State& state);
Result<JsonObject> course_of(const AnyGame& game, const Record& record);

// From a table as it was told; empty where nothing was kept.
JsonArray told_views(const State& state, const Reader& reader);
JsonArray told_scores(const State& state);
// The action, where it is the reader's own, and the events that the reader may see.
void add_told_line(JsonObject& json, const State& state, const Reader& reader, const Entry& move);

}  // namespace orrery::table
