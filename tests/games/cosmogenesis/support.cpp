#include "tests/games/cosmogenesis/support.h"

#include <algorithm>
#include <sstream>

#include "core/embedded_content.h"
#include "games/cosmogenesis/codec.h"
#include "tests/support/data_file.h"
#include "tests/support/other_content.h"

namespace orrery::cosmogenesis {

const Cosmogenesis& game_of(const State&) {
    return testing::game();
}

namespace testing {
namespace {

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, separator);)
        if (!part.empty()) parts.push_back(part);
    return parts;
}

std::uint8_t id_number(std::string_view id) {
    return static_cast<std::uint8_t>(std::stoi(std::string(id.substr(1, 2))));
}

// What stands between "hand(" and ")"; empty when the word is another one.
std::vector<std::string> list_in(std::string_view word, std::string_view name) {
    if (!word.starts_with(name) || word[name.size()] != '(') return {};
    return split(word.substr(name.size() + 1, word.size() - name.size() - 2), ',');
}

std::uint8_t value_of(std::string_view word) {
    return static_cast<std::uint8_t>(std::stoi(std::string(word.substr(word.find('=') + 1))));
}

template <class List>
std::string ids_text(const char* name, char letter, const List& list) {
    if (list.empty()) return {};
    std::string text;
    for (std::uint8_t number : list) text += (text.empty() ? "" : ",") + id_text(letter, number);
    return std::string(" ") + name + "(" + text + ")";
}

std::uint8_t tile_showing(std::string_view element) {
    for (std::size_t i = 0; i < kTileCount; ++i) {
        const Tile& tile = content().tiles[i];
        const Body wanted = element[0] == 'O' ? Body{} : *body_from_text(element);
        const bool small = wanted.is_terrestrial() && wanted.size <= 2;
        if (element[0] == 'O' ? tile.id == element
            : small           ? tile.small && tile.players != 0
                              : tile.body == wanted && (tile.players != 0 || wanted.size == 4))
            return static_cast<std::uint8_t>((i + 1) | (small && wanted.size == 2 ? 0x80U : 0U));
    }
    ADD_FAILURE() << "no tile shows " << element;
    return 0;
}

}  // namespace

const Cosmogenesis& game() {
    return test::OtherContent<Cosmogenesis, load_content>::game();
}

const AnyGame& any_game() {
    static const std::unique_ptr<AnyGame> instance = *make_game(embedded_content());
    return *instance;
}

const Content& content() {
    return game().content();
}

const Vocabulary& words() {
    return game().words().vocabulary;
}

const Json& data_file(const std::string& name) {
    return test::data_file("cosmogenesis/" + name);
}

std::vector<Json> entries(const char* file, const char* key) {
    const auto& array = data_file(file).at(key).as_array();
    return {array.begin(), array.end()};
}

std::string text_at(const Json& entry, const char* key) {
    return std::string(entry.at(key).as_string());
}

int number_at(const Json& entry, const char* key) {
    return static_cast<int>(entry.at(key).as_int64());
}

std::vector<int> numbers_at(const Json& entry, const char* key) {
    std::vector<int> list;
    for (const Json& item : entry.at(key).as_array())
        list.push_back(static_cast<int>(item.as_int64()));
    return list;
}

bool has(const Json& entry, const char* key) {
    return entry.as_object().contains(key);
}

Orbit orbit_from_text(std::string_view text) {
    Orbit orbit;
    if (const std::size_t brace = text.find('{'); brace != std::string_view::npos) {
        orbit.objective = id_number(text.substr(brace + 1, 3));
        text = text.substr(0, brace);
    }
    const std::size_t bracket = text.find('[');
    orbit.planet = *body_from_text(text.substr(0, bracket));
    if (bracket != std::string_view::npos)
        for (const std::string& moon :
             split(text.substr(bracket + 1, text.size() - bracket - 2), ','))
            orbit.moons.push_back(*body_from_text(moon));
    return orbit;
}

void give_system(State& state, Seat seat, std::string_view text) {
    SeatState& own = state.seat(seat);
    own.orbits.clear();
    for (const std::string& word : split(text, ' ')) {
        if (word[0] == 'O') {
            EXPECT_EQ(static_cast<std::size_t>(word[1] - '0'), own.orbits.size() + 1) << text;
            own.orbits.push_back(orbit_from_text(std::string_view(word).substr(3)));
        } else if (word.starts_with("A=")) {
            own.asteroids = value_of(word);
        } else if (word.starts_with("K=")) {
            own.comets = value_of(word);
        } else if (word.starts_with("mod=")) {
            own.module = value_of(word);
        } else if (word == "mono=1") {
            state.monolith = seat;
        }
        for (const std::string& id : list_in(word, "hand")) own.drafted.push_back(id_number(id));
        for (const std::string& id : list_in(word, "stel")) own.stellar.push_back(id_number(id));
        for (const std::string& id : list_in(word, "obj"))
            own.objects[id_number(id) - 1U] = static_cast<std::uint8_t>(1 + (id.at(4) - '0'));
    }
}

std::string system_text(const State& state, Seat seat) {
    const SeatState& own = state.seat(seat);
    std::string text;
    for (std::size_t i = 0; i < own.orbits.size(); ++i) {
        const Orbit& orbit = own.orbits[i];
        std::string moons;
        for (const Body& moon : orbit.moons) moons += (moons.empty() ? "" : ",") + to_text(moon);
        text += "O" + std::to_string(i + 1) + "=" + to_text(orbit.planet);
        if (!moons.empty()) text += "[" + moons + "]";
        if (orbit.objective != 0) text += "{" + id_text('P', orbit.objective) + "}";
        text += " ";
    }
    text += "A=" + std::to_string(own.asteroids) + " K=" + std::to_string(own.comets);
    if (own.module != 0) text += " mod=1";
    if (state.monolith == seat) text += " mono=1";
    text += ids_text("hand", 'P', own.drafted) + ids_text("stel", 'S', own.stellar);
    std::string objects;
    for (std::size_t object = 1; object <= kObjectCount; ++object)
        if (own.owns_object(object))
            objects += (objects.empty() ? "" : ",") + id_text('O', object) + ":" +
                       std::to_string(own.objects[object - 1] - 1);
    return objects.empty() ? text : text + " obj(" + objects + ")";
}

void give_supply(State& state, std::string_view text) {
    const std::vector<std::string> words = split(text, ' ');
    for (std::size_t i = 0; i < kTileClasses; ++i) state.supply[i] = value_of(words.at(i));
    state.comets = value_of(words.at(3));
}

std::string supply_text(const State& state) {
    return "sm=" + std::to_string(state.supply[0]) + " t3=" + std::to_string(state.supply[1]) +
           " t4=" + std::to_string(state.supply[2]) + " K=" + std::to_string(state.comets);
}

State position(std::string_view system, Phase phase, int players) {
    State state;
    state.players = static_cast<std::uint8_t>(players);
    state.phase = phase;
    state.monolith = 1;
    give_supply(state, "sm=10 t3=10 t4=10 K=20");
    give_system(state, 0, system);
    return state;
}

void lay(State& state, std::string_view field, std::string_view element) {
    const std::size_t dash = field.find('-');
    const auto sector = std::find(kSectorNames.begin(), kSectorNames.end(), field.substr(0, dash));
    FieldContent what = 0;
    if (element[0] == 'S' || element[0] == 'P') {
        state.round = element[0] == 'S' ? 1 : 2;
        what = id_number(element);
    } else if (sector == kSectorNames.end() - 1) {
        what = static_cast<FieldContent>(game().words().belt_field->find(element)->value[0]);
    } else {
        what = tile_showing(element);
    }
    state.board[static_cast<std::size_t>(sector - kSectorNames.begin())]
               [static_cast<std::size_t>(field[dash + 1] - '1')] = what;
}

std::uint8_t tile(std::string_view id) {
    for (std::size_t i = 0; i < kTileCount; ++i)
        if (content().tiles[i].id == id) return static_cast<std::uint8_t>(i);
    ADD_FAILURE() << "no tile " << id;
    return 0;
}

State new_game(int players, std::uint64_t seed) {
    return test::new_game(game(), players, "{}", seed);
}

State started(int players, std::uint64_t seed) {
    State state = new_game(players, seed);
    for (Seat seat = 0; seat < players; ++seat)
        game().apply(state, seat, keep(state.seat(seat).drawn[0]), NoEvents{});
    return state;
}

Action act(std::string_view text) {
    return test::action_of(State{}, text);
}

std::string text_of(Action action) {
    return words().print(action);
}

std::string code_of(const State& state, Seat seat, std::string_view text) {
    const Refusal* refusal = game().check(state, seat, act(text));
    return refusal == nullptr ? "" : std::string(rejection_code(*refusal));
}

std::string rule_of(const State& state, Seat seat, std::string_view text) {
    const Refusal* refusal = game().check(state, seat, act(text));
    return refusal == nullptr ? "" : std::string(refusal->rule);
}

void discard_from(State& state, std::size_t sector) {
    const Seat seat = state.active;
    std::uint8_t field = 1;
    while (state.field(sector, field) == 0) ++field;
    const FieldPlace place{static_cast<std::uint8_t>(sector), field};
    play(state, seat, text_of(take(ActionKind::kDiscard, place)));
    play(state, seat, "end turn");
}

void discard_round(State& state) {
    for (std::size_t sector = 1; sector <= kSectors; ++sector)
        for (int i = 0; i < state.players; ++i) discard_from(state, sector);
}

void evolve(State& state) {
    State last = state;
    last.phase = Phase::kOptional;
    last.rewards.clear();
    last.round = kRounds;
    last.turn = static_cast<std::uint8_t>(kSectors * last.players - 1);
    play(last, last.active, "end turn");
    EXPECT_EQ(last.phase, Phase::kGameOver);
    for (Seat seat = 0; seat < state.players; ++seat)
        state.seat(seat).orbits = last.seat(seat).orbits;
}

int total_points(const State& state, Seat seat) {
    return game().standing(state).seats[static_cast<std::size_t>(seat)].points;
}

Seat first_actor(const State& state) {
    Seat seat = 0;
    while (!has_seat(game().actors(state), seat)) ++seat;
    return seat;
}

}  // namespace testing
}  // namespace orrery::cosmogenesis
