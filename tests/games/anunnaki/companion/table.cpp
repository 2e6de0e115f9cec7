#include "tests/games/anunnaki/companion/table.h"

#include <algorithm>

#include "core/embedded_content.h"
#include "core/json.h"
#include "games/anunnaki/action.h"

namespace orrery::anunnaki::companion::testing {
namespace {

std::vector<std::string> parts_of(std::string_view entries) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at < entries.size();) {
        const std::size_t end = std::min(entries.find("; ", at), entries.size());
        parts.emplace_back(entries.substr(at, end - at));
        at = end + 2;
    }
    return parts;
}

}  // namespace

const Companion& rules() {
    static const Companion game(load_content(embedded_content()).value());
    return game;
}

Place place(std::string_view name) {
    for (std::size_t number = 0; number < kPlaces; ++number) {
        const bool exists =
            !is_area(static_cast<Place>(number)) || number < rules().content().areas.size();
        if (exists && place_name(rules().content(), static_cast<Place>(number)) == name)
            return static_cast<Place>(number);
    }
    ADD_FAILURE() << "there is no place " << name;
    return 0;
}

Table::Table(std::string_view options, bool told) {
    const Result<Json> json = parse_json(options);
    EXPECT_TRUE(json.ok()) << options;
    JsonErrors errors;
    state = rules().setup(1, JsonReader(*json, errors), seed_from_number(7));
    EXPECT_TRUE(errors.ok()) << to_string(errors.error());
    if (!told) return;
    tell("goal war areas; goal tech units; goal trade settlements; goal supremacy shrines");
    for (int slot = 1; slot <= 6; ++slot)
        tell("contract " + std::to_string(slot) + " vp " + std::to_string(slot) + " trade 1");
}

void Table::tell(std::string_view entries) {
    events.clear();
    for (const std::string& entry : parts_of(entries)) {
        const Result<Action> action = rules().words().vocabulary.parse(entry);
        ASSERT_TRUE(action.ok()) << entry << ": " << to_string(action.error());
        ASSERT_EQ(refusal(entry), "") << entry;
        auto listener = [&](const Event& event) { events.push_back(event); };
        const EventSink sink(listener);
        rules().apply(state, 0, *action, sink);
    }
}

std::string Table::refusal(std::string_view entry) const {
    const Result<Action> action = rules().words().vocabulary.parse(entry);
    if (!action) return to_string(action.error());
    const Refusal* why = rules().check(state, 0, *action);
    return why == nullptr ? "" : std::string(why->rule) + " " + std::string(why->key);
}

void Table::end_turn() {
    tell("done");
    RandomStream random(seed_from_number(1));
    while (state.phase != Phase::kGameOver && !asks(TaskKind::kReport)) {
        const Action action = rules().random_action(state, 0, random);
        auto listener = [&](const Event& event) { events.push_back(event); };
        const EventSink sink(listener);
        rules().apply(state, 0, action, sink);
    }
}

bool Table::told(EventKind kind) const {
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        return event.kind == static_cast<std::uint8_t>(kind);
    });
}

int Table::units(Side side, std::string_view where, UnitKind kind) const {
    return board().units(side, place(where))[static_cast<std::size_t>(kind)];
}

const AreaState& Table::area(std::string_view id) const {
    return state.areas[place(id)];
}

}  // namespace orrery::anunnaki::companion::testing
