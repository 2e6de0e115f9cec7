// Positions as JSON: whatever is accepted can be played on.
#include <algorithm>

#include "fuzz/fuzzing.h"

namespace {

using namespace orrery;
using fuzzing::require;

void check_seat(const Position& position, Seat seat) {
    const std::vector<Action> actions = position.legal(seat);
    for (const Action action : actions)
        require(position.check(seat, action) == nullptr, "every legal action is allowed");
    if (has_seat(position.actors(), seat))
        require(!actions.empty(), "who is to move has a legal action");
}

// A few random actions, everybody who may act in turn.
void play_on(Position& position, RandomStream& random) {
    constexpr int kSteps = 40;
    for (int step = 0; step < kSteps && !position.over(); ++step) {
        Seat seat =
            static_cast<Seat>(random.uniform(static_cast<std::uint32_t>(position.players())));
        while (!has_seat(position.actors(), seat))
            seat = static_cast<Seat>((seat + 1) % position.players());
        const Action action = position.random_action(seat, random);
        require(position.check(seat, action) == nullptr, "a random action is allowed");
        position.apply(seat, action, nullptr);
    }
}

void check_position(const AnyGame& game, const Position& position) {
    const Result<std::unique_ptr<Position>> again = game.load(position.state_json());
    require(again.ok(), "a position's JSON can be loaded");
    require((*again)->hash() == position.hash(), "loading is the inverse of writing");
    RandomStream random(seed_from_number(1));
    for (Seat seat = 0; seat < position.players(); ++seat) {
        check_seat(position, seat);
        const Json view = position.view_json(seat);
        const std::unique_ptr<Position> guess = position.guess(seat, random);
        require(guess->view_json(seat) == view, "a guess looks like the position");
    }
    check_seat(position, kClock);
    position.standing();
    play_on(**again, random);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Result<Json> json = parse_json(fuzzing::text_of(data, size));
    if (!json) return 0;
    for (const std::unique_ptr<AnyGame>& game : fuzzing::registry().games())
        if (const Result<std::unique_ptr<Position>> position = game->load(*json))
            check_position(*game, **position);
    return 0;
}
