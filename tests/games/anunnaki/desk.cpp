#include "tests/games/anunnaki/desk.h"

#include <algorithm>
#include <array>

#include "tests/support/other_content.h"

namespace orrery::anunnaki::testing {
namespace {

template <class List>
std::size_t number_of(const List& list, std::string_view id) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto& entry) { return entry.id == id; });
    if (found == list.end()) {
        ADD_FAILURE() << "there is no " << id;
        return 0;
    }
    return static_cast<std::size_t>(found - list.begin());
}

State with_capitals(std::string_view notation) {
    const State plain = position(notation);
    std::string text;
    for (Side side : {Side::kPerson, Side::kBot})
        text += content().areas[Board(content(), plain).capital(side)].id +
                (side == Side::kPerson ? ": P[S F3]\n" : ": B[S F3]\n");
    return position(text + std::string(notation));
}

}  // namespace

const Anunnaki& game() {
    return test::OtherContent<Anunnaki, load_content>::game();
}

Desk::Desk(std::string_view notation) : state(with_capitals(notation)) {
    constexpr std::array kTiles{"move",   "harvest", "build", "recruit",  "trade",
                                "portal", "oracle",  "war",   "research", "supremacy"};
    for (std::size_t node = 0; node < kNodes; ++node)
        state.person.tiles[node] =
            static_cast<std::uint8_t>(number_of(content().tiles, kTiles[node]));
    state.person.pawn = 1;
    state.person.resources = {};
    phase(TaskKind::kPawn);
}

void Desk::give(std::string_view text) {
    state.person.resources = {};
    const std::vector<std::string> list = words(text);
    for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
        const auto* name = std::find(kResourceNames.begin(), kResourceNames.end(), list[i]);
        ASSERT_NE(name, kResourceNames.end()) << list[i];
        state.person.resources[static_cast<std::size_t>(name - kResourceNames.begin())] =
            static_cast<std::uint8_t>(std::stoi(list[i + 1]));
    }
}

std::string Desk::resources() const {
    std::string text;
    for (std::size_t i = 0; i < kResources; ++i)
        if (state.person.resources[i] > 0)
            text += (text.empty() ? "" : " ") + std::string(kResourceNames[i]) + " " +
                    std::to_string(state.person.resources[i]);
    return text;
}

void Desk::lay_culture(std::string_view site, std::string_view token) {
    state.culture[number_of(content().sites, site)] =
        static_cast<std::uint8_t>(1 + number_of(content().culture_tokens, token));
}

void Desk::cubes_on(std::string_view paths) {
    for (const std::string& path : words(paths)) {
        state.person.path_cubes = static_cast<std::uint16_t>(
            state.person.path_cubes | 1U << number_of(content().paths, path));
        ++person().cubes;
    }
}

void Desk::next_die(int value) {
    const auto& faces = content().constants.die;
    for (;; ++state.random.drawn[0]) {
        Random copy = state.random;
        if (faces[RandomStream(copy).uniform(static_cast<std::uint32_t>(faces.size()))] == value)
            return;
    }
}

void Desk::idle_bot() {
    state.face_up = {kTypedCard, kTypedCard};
    state.typed = {};
}

void Desk::phase(TaskKind first) {
    state.active = Side::kPerson;
    state.arrow = 0;
    state.tasks.clear();
    for (TaskKind kind :
         {TaskKind::kPersonEndTurn, TaskKind::kPersonCulture, TaskKind::kPersonCombat,
          TaskKind::kFree, TaskKind::kSecondary, TaskKind::kPawn}) {
        state.tasks.push_back({kind, 0, 0, 0});
        if (kind == first) break;
    }
    run_tasks();
}

void Desk::effect(std::string_view text) {
    phase(TaskKind::kFree);
    const Result<Effects> effects = parse_effects(text);
    ASSERT_TRUE(effects.ok()) << text;
    for (std::size_t i = effects->size(); i-- > 0;) {
        const Effect& part = (*effects)[i];
        state.tasks.push_back(
            {TaskKind::kEffect, static_cast<std::uint8_t>(part.word), part.number, part.detail});
    }
    run_tasks();
}

void Desk::bot_combats() {
    state.active = Side::kBot;
    state.tasks.clear();
    state.tasks.push_back({TaskKind::kBotEndTurn, 0, 0, 0});
    state.tasks.push_back({TaskKind::kBotStep4, 0, 0, 0});
    run_tasks();
}

std::string Desk::rule(std::string_view text) const {
    const Result<Action> action = vocabulary().parse(text);
    if (!action.ok()) return "not an action: " + std::string(text);
    const Refusal* refusal = game().check(state, 0, *action);
    return refusal == nullptr ? "" : std::string(refusal->rule);
}

std::string Desk::key(std::string_view text) const {
    const Result<Action> action = vocabulary().parse(text);
    if (!action.ok()) return "not an action: " + std::string(text);
    const Refusal* refusal = game().check(state, 0, *action);
    return refusal == nullptr ? "" : std::string(refusal->key);
}

Applied Desk::play(std::string_view actions) {
    Applied applied;
    events.clear();
    auto listener = [this](const Event& event) { events.push_back(event); };
    while (!actions.empty()) {
        const std::size_t end = std::min(actions.find("; "), actions.size());
        const std::string_view text = actions.substr(0, end);
        actions.remove_prefix(std::min(end + 2, actions.size()));
        if (const std::string why = rule(text); !why.empty()) {
            ADD_FAILURE() << text << " is refused: " << why;
            return applied;
        }
        applied = game().apply(state, 0, *vocabulary().parse(text), EventSink(listener));
    }
    return applied;
}

std::vector<std::string> Desk::legal() const {
    std::vector<std::string> texts;
    game().legal(state, 0, [&](Action action) { texts.push_back(vocabulary().print(action)); });
    return texts;
}

void Desk::run_tasks() {
    Course course{content(), state};
    run(course);
}

}  // namespace orrery::anunnaki::testing
