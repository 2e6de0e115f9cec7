#include "tests/conformance/properties.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "tests/support/schema_check.h"

namespace orrery::test {
namespace {

// Every point is told once: the items of a part add up to it, and are of no part that is not there.
void expect_items_add_up(const Position& position, const SeatStanding& seat, std::size_t line) {
    std::map<std::string, int> sums;
    for (const ScoreItem& item : position.score_items(line))
        sums[std::string(item.part)] += item.points;
    for (const ScorePart& part : seat.parts) {
        const auto found = sums.find(std::string(part.key));
        ASSERT_EQ(found == sums.end() ? 0 : found->second, part.points)
            << part.key << "\n"
            << to_text(position.state_json());
        sums.erase(std::string(part.key));
    }
    ASSERT_TRUE(sums.empty()) << sums.begin()->first;
}

template <class T>
const T& any_of(const std::vector<T>& items, RandomStream& random) {
    return items[random.uniform(static_cast<std::uint32_t>(items.size()))];
}

// A set of actions, quick to sort and to search.
class ActionSet {
  public:
    explicit ActionSet(const std::vector<Action>& actions) {
        keys_.reserve(actions.size());
        for (Action action : actions) keys_.push_back(key(action));
        std::sort(keys_.begin(), keys_.end());
    }
    bool contains(Action action) const {
        return std::binary_search(keys_.begin(), keys_.end(), key(action));
    }
    bool has_twins() const { return std::adjacent_find(keys_.begin(), keys_.end()) != keys_.end(); }

  private:
    static std::uint64_t key(Action action) { return std::bit_cast<std::uint64_t>(action); }
    std::vector<std::uint64_t> keys_;
};

// The same action with one byte changed, or bytes by chance.
Action altered(Action action, RandomStream& random) {
    const auto byte = static_cast<std::uint8_t>(random.uniform(256));
    const auto nearby = static_cast<std::uint8_t>(random.uniform(3) - 1);
    switch (random.uniform(4)) {
        case 0:
            action.kind = static_cast<std::uint8_t>(random.uniform(36));
            break;
        case 1:
            action.operands[random.uniform(7)] = byte;
            break;
        case 2: {
            std::uint8_t& operand = action.operands[random.uniform(7)];
            operand = static_cast<std::uint8_t>(operand + nearby);
            break;
        }
        default:
            std::swap(action.operands[random.uniform(4)], action.operands[random.uniform(4)]);
    }
    return action;
}

std::vector<Event> seen_by(const std::vector<Event>& events, Seat viewer) {
    std::vector<Event> seen;
    for (const Event& event : events)
        if (event.visible_to(viewer)) seen.push_back(event);
    return seen;
}

std::string view_text(const Position& position, Seat viewer) {
    return to_text(position.view_json(viewer));
}

std::string text_of(const Position& position, const RecordedAction& step) {
    return "seat " + std::to_string(step.seat) + ": " + position.game().print(step.action);
}

void expect_refusal_is_described(const Position& position, const Refusal* refusal) {
    const std::span<const Refusal> all = position.game().info().refusals;
    ASSERT_TRUE(
        std::any_of(all.begin(), all.end(), [&](const Refusal& row) { return &row == refusal; }));
    ASSERT_FALSE(refusal->rule.empty());
    ASSERT_FALSE(refusal->key.empty());
    ASSERT_FALSE(refusal->text.empty());
}

void expect_check_agrees(const Position& position, Seat seat, const ActionSet& legal,
                         Action probe) {
    const Refusal* refusal = position.check(seat, probe);
    const bool listed = legal.contains(probe);
    ASSERT_EQ(refusal == nullptr, listed) << text_of(position, {seat, probe})
                                          << (listed ? " is listed, but " : " is not listed, but ")
                                          << (refusal == nullptr ? "allowed" : refusal->text);
    if (refusal != nullptr) expect_refusal_is_described(position, refusal);
}

// What the game says of its types and forms; made once, since it is long.
const Json& description_of(const AnyGame& game) {
    static std::map<const AnyGame*, Json> known;
    const auto found = known.find(&game);
    return found != known.end() ? found->second
                                : known.emplace(&game, game.vocabulary().describe()).first->second;
}

// The operands of an action, or the arguments of an event, as the form says: no more, no less, each
// of its type; null where the form allows it.
void expect_named_values(const AnyGame& game, const char* forms, const char* key,
                         const char* values, const JsonObject& json) {
    const Json& description = description_of(game);
    const JsonArray& all = description.at(forms).as_array();
    const auto form = std::find_if(all.begin(), all.end(),
                                   [&](const Json& each) { return each.at(key) == json.at(key); });
    ASSERT_NE(form, all.end()) << to_text(json);
    std::set<std::string_view> described{key, "text", "seat"};
    for (const Json& value : form->at(values).as_array())
        described.insert(value.at("name").as_string());
    for (const auto& member : json) ASSERT_TRUE(described.contains(member.key())) << to_text(json);
    for (const Json& value : form->at(values).as_array()) {
        const Json& named = json.at(value.at("name").as_string());
        if (named.is_null() && value.as_object().contains("optional")) continue;
        const Json& type = description.at("types").at(value.at("type").as_string());
        ASSERT_EQ(schema_complaints(type, named), std::vector<std::string>{})
            << value.at("name") << " of " << to_text(json);
    }
}

}  // namespace

void expect_actions_are_named(const Position& position, RandomStream& random) {
    const AnyGame& game = position.game();
    for (Seat seat = kClock; seat < position.players(); ++seat) {
        const std::vector<Action> legal = position.legal(seat);
        for (int i = 0; i < 10 && !legal.empty(); ++i) {
            const Action action = any_of(legal, random);
            const Json named = action_json(game, action);
            const Result<Action> read = action_from(game, named);
            ASSERT_TRUE(read.ok()) << to_text(named) << ": " << to_string(read.error());
            ASSERT_EQ(*read, action) << to_text(named);
            expect_named_values(game, "actions", "kind", "operands", named.as_object());
        }
    }
}

void expect_hiding_twice_hides_no_more(const Position& position, Seat viewer) {
    const std::unique_ptr<Position> seen = position.hidden(viewer);
    ASSERT_TRUE(seen->hidden(viewer)->equals(*seen));
    ASSERT_EQ(view_text(*seen, viewer), view_text(position, viewer));
}

void expect_legal_is_what_check_allows(const Position& position, Probes probes,
                                       RandomStream& random) {
    constexpr std::size_t kMostChecked = 300;
    const Hash128 before = position.hash();
    for (Seat seat = kSpectator; seat <= position.players(); ++seat) {
        const std::vector<Action> legal = position.legal(seat);
        const ActionSet set(legal);
        ASSERT_FALSE(set.has_twins()) << "seat " << int{seat} << " has an action listed twice";
        const bool nobody = seat == kSpectator || seat == position.players();
        ASSERT_TRUE(!nobody || legal.empty()) << "seat " << int{seat} << " does not exist";
        if (legal.size() <= kMostChecked)
            for (Action action : legal) expect_check_agrees(position, seat, set, action);
        else
            for (std::size_t i = 0; i < kMostChecked; ++i)
                expect_check_agrees(position, seat, set, any_of(legal, random));
        for (Action probe : probes) {
            expect_check_agrees(position, seat, set, probe);
            expect_check_agrees(position, seat, set, altered(probe, random));
        }
        for (int i = 0; i < 20 && !legal.empty(); ++i)
            expect_check_agrees(position, seat, set, altered(any_of(legal, random), random));
        if (testing::Test::HasFatalFailure()) return;
    }
    ASSERT_EQ(position.hash(), before) << "asking changed the position";
}

void expect_somebody_can_act_until_the_end(const Position& position) {
    const SeatSet actors = position.actors();
    ASSERT_EQ(position.over(), actors == 0);
    ASSERT_EQ(position.standing().over, position.over());
    ASSERT_EQ(actors >> position.players(), 0) << "a seat that does not exist is to act";
    for (Seat seat = 0; seat < position.players(); ++seat)
        ASSERT_TRUE(!has_seat(actors, seat) || !position.legal(seat).empty())
            << "seat " << int{seat} << " is stuck";
    ASSERT_EQ(position.legal(kClock).size(), position.time_limit() ? 1U : 0U)
        << "when a limit is over, the clock has one action";
    if (position.time_limit()) {
        ASSERT_GT(position.time_limit()->seconds, 0);
    }
    if (!position.over()) return;
    for (Seat seat = kClock; seat < position.players(); ++seat)
        ASSERT_TRUE(position.legal(seat).empty()) << "the game is over";
}

void expect_text_of_actions_reads_back(const Position& position, RandomStream& random) {
    const AnyGame& game = position.game();
    for (Seat seat = kClock; seat < position.players(); ++seat) {
        const std::vector<Action> legal = position.legal(seat);
        for (int i = 0; i < 10 && !legal.empty(); ++i) {
            const Action action = any_of(legal, random);
            const std::string text = game.print(action);
            const Result<Action> read = game.parse(text);
            ASSERT_TRUE(read.ok()) << text << ": " << to_string(read.error());
            ASSERT_EQ(*read, action) << text;
            const std::string typed = " " + text;
            ASSERT_FALSE(game.parse(typed).ok()) << text;
            ASSERT_EQ(game.read(typed).value(), action) << text;
            ASSERT_EQ(action_json(game, action).at("text"), Json(text));
            ASSERT_TRUE(action_json(game, action).as_object().contains("kind")) << text;
        }
    }
}

void expect_copies_are_independent(const Position& position, const RecordedAction& step) {
    const std::unique_ptr<Position> kept = position.clone();
    const std::unique_ptr<Position> moved = position.clone();
    ASSERT_TRUE(kept->equals(position) && position.equals(*kept));
    ASSERT_EQ(kept->hash(), position.hash());
    moved->apply(step.seat, step.action, nullptr);
    ASSERT_TRUE(kept->equals(position)) << "an action on a copy changed the original";
    ASSERT_EQ(moved->equals(position), moved->hash() == position.hash())
        << "equal positions have equal hashes, and only they";
}

void expect_state_json_reads_back(const Position& position) {
    const std::string text = to_text(position.state_json());
    const Result<Json> json = parse_json(text);
    ASSERT_TRUE(json.ok()) << to_string(json.error());
    const auto loaded = position.game().load(*json);
    ASSERT_TRUE(loaded.ok()) << to_string(loaded.error()) << "\n" << text;
    ASSERT_TRUE((*loaded)->equals(position)) << text;
    ASSERT_EQ(to_text((*loaded)->state_json()), text);
}

void expect_no_interference(const Position& position, Seat viewer, Probes probes,
                            RandomStream& random) {
    const Seed chance = random.fork();
    RandomStream once(chance), again(chance);
    const std::unique_ptr<Position> guess = position.guess(viewer, once);
    const std::string view = view_text(position, viewer);
    ASSERT_EQ(view_text(*guess, viewer), view);
    ASSERT_EQ(guess->actors(), position.actors());
    ASSERT_EQ(guess->time_limit(), position.time_limit());
    ASSERT_EQ(itemized_standing_json(*guess), itemized_standing_json(position))
        << "hosts tell everybody the points";
    ASSERT_TRUE(guess->guess(viewer, again)->equals(*guess))
        << "a guess must depend on the view and on chance alone";
    const auto loaded = position.game().load(guess->state_json());
    ASSERT_TRUE(loaded.ok()) << "the guess is no valid position: " << to_string(loaded.error());
    ASSERT_TRUE((*loaded)->equals(*guess));

    const std::vector<Action> legal = position.legal(viewer);
    ASSERT_EQ(guess->legal(viewer), legal);
    for (Action probe : probes)
        ASSERT_EQ(guess->check(viewer, probe), position.check(viewer, probe))
            << text_of(position, {viewer, probe}) << "\n"
            << view;
    if (legal.empty()) return;
    const Action action = any_of(legal, random);
    const std::unique_ptr<Position> real = position.clone();
    std::vector<Event> real_events, guess_events;
    const Applied applied = real->apply(viewer, action, &real_events);
    const Applied in_guess = guess->apply(viewer, action, &guess_events);
    ASSERT_EQ(applied.revealed, in_guess.revealed) << text_of(position, {viewer, action});
    // What came to light may decide how the turn goes on.
    if (applied.revealed) return;
    ASSERT_EQ(applied.turn_passed, in_guess.turn_passed) << text_of(position, {viewer, action});
    ASSERT_EQ(seen_by(real_events, viewer), seen_by(guess_events, viewer))
        << text_of(position, {viewer, action});
    ASSERT_EQ(view_text(*real, viewer), view_text(*guess, viewer))
        << text_of(position, {viewer, action});
    ASSERT_EQ(real->legal(viewer), guess->legal(viewer));
}

void expect_features_are_of_the_view(const Position& position, Seat viewer, RandomStream& random) {
    if (position.game().feature_space() == nullptr || viewer < 0) return;
    InputRow real, seen, guessed;
    position.features(viewer, real);
    position.hidden(viewer)->features(viewer, seen);
    position.guess(viewer, random)->features(viewer, guessed);
    const auto names = position.game().feature_space()->names();
    for (std::size_t i = 0; i < names.size(); ++i) {
        ASSERT_EQ(real.values[i], seen.values[i]) << names[i];
        ASSERT_EQ(real.values[i], guessed.values[i]) << names[i];
    }
}

void expect_random_action_is_legal(const Position& position, RandomStream& random) {
    for (Seat seat = 0; seat < position.players(); ++seat)
        if (has_seat(position.actors(), seat)) {
            const Action action = position.random_action(seat, random);
            ASSERT_EQ(position.check(seat, action), nullptr) << text_of(position, {seat, action});
        }
}

void expect_advice_is_legal(const Position& position, RandomStream& random) {
    constexpr Effort kLittle{50};
    for (Seat seat = 0; seat < position.players(); ++seat)
        if (has_seat(position.actors(), seat)) {
            const Advice advice = position.advise(seat, kLittle, random);
            ASSERT_EQ(position.check(seat, advice.action), nullptr)
                << text_of(position, {seat, advice.action});
        }
}

void expect_events_are_described(const Position& before, const RecordedAction& step,
                                 const std::vector<Event>& events, const Position& after) {
    const AnyGame& game = before.game();
    // Hosts number what happens: nothing may happen that somebody does not hear of.
    ASSERT_TRUE(std::any_of(events.begin(), events.end(),
                            [](const Event& e) { return e.audience == Event::kEveryone; }))
        << text_of(before, step) << " is not told to everybody";
    for (const Event& event : events) {
        const Json json = event_json(game, event);
        ASSERT_TRUE(json.as_object().contains("event")) << "kind " << int{event.kind};
        expect_named_values(game, "events", "event", "arguments", json.as_object());
        ASSERT_TRUE(event.seat == kClock ||
                    (event.seat >= 0 && event.seat < game.info().sides(before.players())));
        ASSERT_TRUE(event.audience == Event::kEveryone ||
                    (event.audience >= 0 && event.audience < before.players()));
    }
    const std::unique_ptr<Position> unheard = before.clone();
    unheard->apply(step.seat, step.action, nullptr);
    ASSERT_TRUE(unheard->equals(after)) << text_of(before, step) << " depends on who listens";
}

void expect_standing_is_consistent(const Position& position) {
    const Standing standing = position.standing();
    const GameInfo& info = position.game().info();
    const auto seats = static_cast<std::size_t>(position.players());
    ASSERT_EQ(standing.seats.size(), static_cast<std::size_t>(info.sides(position.players())));
    for (std::size_t i = 0; i < standing.seats.size(); ++i)
        ASSERT_EQ(standing.seats[i].name, i < seats ? "" : info.opponent);
    for (const SeatStanding& own : standing.seats) {
        int better = 0;
        for (const SeatStanding& other : standing.seats) {
            if (other.place >= own.place) continue;
            ++better;
            ASSERT_GE(other.points, own.points);
        }
        ASSERT_EQ(own.place, better + 1);
    }
    for (std::size_t line = 0; line < standing.seats.size(); ++line)
        expect_items_add_up(position, standing.seats[line], line);
}

void expect_record_replays(const AnyGame& game, const Record& record,
                           std::span<const Hash128> hashes, const Position& last) {
    const Result<Json> json = parse_json(to_text(record_json(game, record)));
    ASSERT_TRUE(json.ok()) << to_string(json.error());
    const Result<Record> read = record_from_json(game, *json);
    ASSERT_TRUE(read.ok()) << to_string(read.error());
    struct Walk {
        std::span<const Hash128> hashes;
        std::size_t wrong = 0;
    } walk{hashes, 0};
    const auto compare = [](void* context, std::size_t step, const RecordedAction&,
                            const std::vector<Event>&, const Position& position) {
        Walk& so_far = *static_cast<Walk*>(context);
        if (so_far.wrong == 0 && position.hash() != so_far.hashes[step - 1]) so_far.wrong = step;
    };
    const auto replayed = replay(game, *read, compare, &walk);
    ASSERT_TRUE(replayed.ok()) << to_string(replayed.error());
    ASSERT_EQ(walk.wrong, 0U) << "the replay leaves the game at this step";
    ASSERT_TRUE((*replayed)->equals(last));
}

}  // namespace orrery::test
