// What is true of every position of every game. Each function fails the running test where it is
// not.
#pragma once

#include <span>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"

namespace orrery::test {

// Actions met before, in whatever phase, seat or game: most of them are illegal now.
using Probes = std::span<const Action>;

// `legal` is what `check` allows: everything listed is allowed and listed once, and of the probes
// and of altered actions exactly the listed ones are allowed. A refusal has a rule and a reason.
void expect_legal_is_what_check_allows(const Position& position, Probes probes,
                                       RandomStream& random);

// Somebody acts, and has something to do; or the game is over, and nobody has. The clock has
// something to do while a limit runs.
void expect_somebody_can_act_until_the_end(const Position& position);

// Printing and parsing are inverse to each other: an action has one text.
void expect_text_of_actions_reads_back(const Position& position, RandomStream& random);

// Actions come back from their JSON, and every operand is a value of its type. (Of games that name
// what crosses their boundary.)
void expect_actions_are_named(const Position& position, RandomStream& random);

// A copy is equal, has the same hash, and goes its own way.
void expect_copies_are_independent(const Position& position, const RecordedAction& step);

// `load(state)` is the identity, byte by byte, and the text is stable.
void expect_state_json_reads_back(const Position& position);

// Who knows what the viewer knows has nothing left to hide from it.
void expect_hiding_twice_hides_no_more(const Position& position, Seat viewer);

// What the viewer sees, may do, is refused and experiences depends on what it may know alone.
void expect_no_interference(const Position& position, Seat viewer, Probes probes,
                            RandomStream& random);

// What a judge looks at is the same in the position, in what the viewer sees of it, and in a guess.
void expect_features_are_of_the_view(const Position& position, Seat viewer, RandomStream& random);

// What bots play is allowed.
void expect_random_action_is_legal(const Position& position, RandomStream& random);
void expect_advice_is_legal(const Position& position, RandomStream& random);

// Everybody hears of it, kinds and arguments are described, seats exist, and the position is the
// same when nobody listens.
void expect_events_are_described(const Position& before, const RecordedAction& step,
                                 const std::vector<Event>& events, const Position& after);

// Places follow from each other, and better places have no fewer points.
void expect_standing_is_consistent(const Position& position);

// Written as JSON text, read and replayed: the same positions all along.
void expect_record_replays(const AnyGame& game, const Record& record,
                           std::span<const Hash128> hashes, const Position& last);

}  // namespace orrery::test
