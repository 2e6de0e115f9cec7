#include "tests/games/anunnaki/bot/play.h"

#include <algorithm>

#include "games/anunnaki/bot/bot.h"
#include "games/anunnaki/bot/tasks.h"
#include "games/anunnaki/content/element.h"
#include "tests/games/anunnaki/notation_words.h"

namespace orrery::anunnaki::testing {
namespace {

template <class Do>
void with_course(BotPlay& play, Do&& act) {
    auto listen = [&](const Event& event) { play.events.push_back(event); };
    const EventSink sink(listen);
    Course course{content(), play.state, &sink};
    act(course);
    run(course);
}

}  // namespace

Element element_of(std::string_view text) {
    TextReader reader(text);
    const std::optional<Element> element = read_element(reader);
    EXPECT_TRUE(element && reader.at_end()) << text;
    return element.value_or(Element{});
}

BotPlay& BotPlay::element(std::string_view text) {
    with_course(*this, [&](Course& course) {
        course.push(TaskKind::kBotCreatures);
        push_element(course, element_of(text));
    });
    return *this;
}

BotPlay& BotPlay::card(std::string_view id) {
    const Deck deck = id.starts_with('M') ? Deck::kMoon : Deck::kSun;
    const std::size_t number = index_by_id(content().cards(deck), id);
    // The other card does nothing, but the arrow of the sun card holds for the turn.
    state.face_up = {kTypedCard, kTypedCard};
    state.typed = {};
    state.typed[static_cast<std::size_t>(Deck::kSun)].arrow = static_cast<Arrow>(state.arrow - 1);
    state.face_up[static_cast<std::size_t>(deck)] = static_cast<std::uint8_t>(1 + number);
    return task(TaskKind::kBotCard, static_cast<int>(deck));
}

BotPlay& BotPlay::task(TaskKind kind, int a, int b, int c) {
    with_course(*this, [&](Course& course) { course.push(kind, a, b, c); });
    return *this;
}

BotPlay& BotPlay::answer(std::string_view action) {
    const Result<Action> parsed = vocabulary().parse(action);
    EXPECT_TRUE(parsed.ok()) << action;
    if (parsed.ok()) with_course(*this, [&](Course& course) { answer_person(course, *parsed); });
    return *this;
}

std::vector<std::string> BotPlay::trace() const {
    std::vector<std::string> lines;
    for (const TraceRecord& record : read_trace(vocabulary(), events))
        if (!record.criterion.empty() || !record.effect.empty()) lines.push_back(to_line(record));
    return lines;
}

std::vector<std::string> BotPlay::trace_of(std::string_view rule) const {
    std::vector<std::string> lines = trace();
    std::erase_if(lines,
                  [&](const std::string& line) { return line.substr(0, line.find(' ')) != rule; });
    return lines;
}

bool BotPlay::told(EventKind kind) const {
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        return event.kind == static_cast<std::uint8_t>(kind);
    });
}

State with_die(State state, int value) {
    for (std::uint64_t seed = 1; seed < 1000; ++seed) {
        state.random = {seed_from_number(seed), {}};
        State copy = state;
        Course course{content(), copy};
        if (roll_die(course) == value) return state;
    }
    ADD_FAILURE() << "the die never shows " << value;
    return state;
}

}  // namespace orrery::anunnaki::testing
