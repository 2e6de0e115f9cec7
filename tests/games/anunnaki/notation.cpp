#include "tests/games/anunnaki/notation.h"

#include <algorithm>
#include <array>

#include "games/anunnaki/board.h"
#include "games/anunnaki/setup.h"
#include "tests/games/anunnaki/notation_words.h"

namespace orrery::anunnaki::testing {
namespace {

std::uint8_t byte(int value) {
    return static_cast<std::uint8_t>(value);
}

int number(std::string_view text) {
    return std::stoi(std::string(text));
}

// "B[S F1]" words: gathers them up to the bracket's end.
struct Pieces {
    Side side = Side::kBot;
    UnitCounts units{};
    bool settlement = false;
};
std::vector<Pieces> read_pieces(std::string_view text) {
    std::vector<Pieces> all;
    for (std::size_t at = text.find('['); at != std::string_view::npos;
         at = text.find('[', at + 1)) {
        Pieces pieces{side_of(text.substr(at - 1, 1)), {}, false};
        for (const std::string& piece : words(text.substr(at + 1, text.find(']', at) - at - 1))) {
            if (piece == "S")
                pieces.settlement = true;
            else
                pieces.units[kUnitLetters.find(piece[0])] = byte(number(piece.substr(1)));
        }
        all.push_back(pieces);
    }
    return all;
}

// The text without "B[…]" and "P[…]".
std::string without_pieces(std::string text) {
    for (std::size_t open = text.find('['); open != std::string::npos; open = text.find('['))
        text.erase(open - 1, text.find(']') - open + 2);
    return text;
}

void read_area(State& state, std::string_view id, std::string_view text) {
    const std::size_t number_of_area = index_by_id(content().areas, id);
    AreaState& area = state.areas[number_of_area];
    area = {};
    for (const Pieces& pieces : read_pieces(text)) {
        area.units[index(pieces.side)] = pieces.units;
        if (pieces.settlement) area.settlement = byte(1 + static_cast<int>(pieces.side));
    }
    for (const std::string& word : words(without_pieces(std::string(text)))) {
        if (word.starts_with("x@")) {
            area.exhausted = byte(1 << (number(word.substr(2)) - 1));
        } else if (word.starts_with("x")) {
            area.exhausted = byte((1 << number(word.substr(1))) - 1);
        } else if (word.starts_with("AG")) {
            const bool second = (content().atlantis.first() != number_of_area);
            state.atlantis_gods[second ? 1 : 0] =
                byte(1 + static_cast<int>(index_by_id(content().atlantis_gods, word)));
        } else {
            area.revealed = word.ends_with('!') ? 1 : 0;
            area.civilisation =
                byte(1 + static_cast<int>(index_by_id(content().civilisations, word.substr(0, 4))));
        }
    }
}

std::uint8_t supremacy_place(int value) {
    const auto& spaces = content().supremacy;
    return byte(static_cast<int>(std::find(spaces.begin(), spaces.end(), value) - spaces.begin()));
}

// "F9 m4 G1 S4 cubes14"
void read_supply(SideState& side, std::string_view text) {
    for (const std::string& word : words(text)) {
        if (word.starts_with("cubes"))
            side.cubes = byte(content().constants.cubes - number(word.substr(5)));
        else if (word[0] == 'S')
            side.settlements = byte(number(word.substr(1)));
        else
            side.supply[kUnitLetters.find(word[0])] = byte(number(word.substr(1)));
    }
}

// "war 5 tech 5 sup -8 vp 0"
void read_markers(SideState& side, std::string_view text) {
    const std::vector<std::string> list = words(text);
    for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
        const int value = number(list[i + 1]);
        if (list[i] == "sup")
            side.supremacy = supremacy_place(value);
        else if (list[i] == "vp")
            side.vp = static_cast<std::int16_t>(value);
        else
            side.tracks[index_of(kTrackNames, list[i])] = byte(value);
    }
}

void read_goals(State& state, std::string_view text) {
    constexpr std::array<std::string_view, kTracks + 1> kPlaces4{"war", "tech", "trade", "sup"};
    for (const std::string& word : words(text)) {
        const std::vector<std::string> pair = split(word, '=');
        state.goals[index_of(kPlaces4, pair[0])] = static_cast<Goal>(index_of(kGoalNames, pair[1]));
    }
}

void read_contracts(State& state, std::string_view text) {
    std::size_t slot = 0;
    for (const std::string& word : words(text)) {
        ContractSlot& here = state.contracts[slot++];
        here = {};
        if (word == "-") continue;
        const std::size_t id = index_by_id(content().contracts, word);
        here = {1, byte(static_cast<int>(id)), content().contracts[id].vp,
                content().contracts[id].trade};
        state.contract_stack.remove(here.contract);
    }
}

// "leader AC | land B[F2] | lead P[F1]"
void read_distant(State& state, std::string_view subject, std::string_view text) {
    const std::vector<std::string> name = words(subject);
    DistantState& tile = state.distant[name[1] == "right" ? 1 : 0];
    tile = {};
    tile.planet = byte(1 + static_cast<int>(index_by_id(content().distant, name[0])));
    state.options.distant_planets = 1;
    for (const std::string& part : split(text, '|')) {
        if (part.starts_with("leader"))
            tile.leader = static_cast<Leader>(index_of(kLeaderWords, trim(part.substr(6))));
        for (const Pieces& pieces : read_pieces(part))
            (part.starts_with("land") ? tile.landing : tile.leading)[index(pieces.side)] =
                pieces.units;
    }
}

void read_creatures(State& state, std::string_view text) {
    std::size_t slot = 0;
    state.creatures = {};
    state.options.creatures = 1;
    for (const std::string& word : words(text))
        state.creatures[slot++] =
            byte(1 + static_cast<int>(index_by_id(content().creatures, word)));
}

void read_sites(State& state, std::string_view text) {
    state.culture = {};
    std::uint8_t token = 0;
    for (const std::string& word : words(text))
        state.culture[index_by_id(content().sites, word)] = ++token;
}

void read_tokens(State& state, std::string_view text) {
    state.supremacy_tokens = 0;
    for (const std::string& word : words(text))
        state.supremacy_tokens |= static_cast<std::uint16_t>(1U << supremacy_place(number(word)));
}

void read_option(State& state, std::string_view word) {
    const std::vector<std::string> pair = split(word, '=');
    if (pair[0] == "bot")
        state.options.bot_house = byte(static_cast<int>(index_by_id(content().houses, pair[1])));
    else if (pair[0] == "person")
        state.options.person_house = byte(static_cast<int>(index_by_id(content().houses, pair[1])));
    else if (pair[0] == "difficulty")
        state.options.difficulty = static_cast<Difficulty>(index_of(kDifficultyNames, pair[1]));
    else if (pair[0] == "arrow")
        state.arrow = pair[1] == "left" ? 1 : 2;
    else
        ADD_FAILURE() << "no such option: " << word;
}

void read_fact(State& state, const std::string& fact) {
    const std::size_t colon = fact.find(':');
    if (colon == std::string::npos) {
        for (const std::string& word : words(fact)) read_option(state, word);
        return;
    }
    const std::string subject = trim(fact.substr(0, colon));
    const std::string text = trim(fact.substr(colon + 1));
    if (subject.starts_with("DP")) return read_distant(state, subject, text);
    if (subject == "goals") return read_goals(state, text);
    if (subject == "contracts") return read_contracts(state, text);
    if (subject == "creatures") return read_creatures(state, text);
    if (subject == "culture") return read_sites(state, text);
    if (subject == "tokens") return read_tokens(state, text);
    if (subject.starts_with("tracks")) {
        for (const std::string& part : split(fact.substr(6), '|'))
            read_markers(state.side(side_of(part.substr(0, 1))), part.substr(2));
        return;
    }
    if (subject == "cubes") {
        const std::vector<std::string> list = words(text);
        for (std::size_t i = 0; i + 1 < list.size(); i += 2)
            state.side(side_of(list[i])).cubes = byte(number(list[i + 1]));
        return;
    }
    if (!subject.starts_with("supply")) read_area(state, subject, text);
}

// The supply is what the pieces on the board leave; fixtures may exceed the limits.
void leave_in_supply(State& state) {
    const Board board(content(), state);
    const Constants& constants = content().constants;
    for (const Side side : {Side::kPerson, Side::kBot}) {
        UnitCounts placed{};
        int settlements = 0;
        for (Place at = 0; at < kPlaces; ++at) {
            if (is_area(at) && !board.in_play().contains(at)) continue;
            const UnitCounts& here = board.units(side, at);
            for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
                placed[kind] = byte(placed[kind] + here[kind]);
            if (is_area(at) && board.has_settlement(side, at)) ++settlements;
        }
        SideState& own = state.side(side);
        own.supply = {byte(std::max(0, constants.followers - placed[0])),
                      byte(std::max(0, constants.minors - placed[1])),
                      byte(std::max(0, constants.greats - placed[2])), 0};
        own.settlements = byte(std::clamp<int>(constants.settlements - settlements, 0, kRowSlots));
    }
}

State read_facts(State state, std::string_view notation) {
    const std::vector<std::string> list = facts(notation);
    for (const std::string& fact : list) read_fact(state, fact);
    leave_in_supply(state);
    for (const std::string& fact : list)
        if (fact.starts_with("supply"))
            read_supply(state.side(side_of(fact.substr(7, 1))), fact.substr(fact.find(':') + 1));
    return state;
}

Options default_options() {
    Options options;
    options.bot_house = byte(static_cast<int>(index_by_id(content().houses, "norse")));
    options.person_house = byte(static_cast<int>(index_by_id(content().houses, "greek")));
    return options;
}

// A set-up for the houses that the facts name, in Cosmobot's turn.
State bare_setup(std::string_view notation) {
    State named;
    named.options = default_options();
    for (const std::string& fact : facts(notation))
        if (fact.find(':') == std::string::npos)
            for (const std::string& word : words(fact)) read_option(named, word);
    State state = set_up(content(), named.options, seed_from_number(1));
    state.tasks.clear();
    state.active = Side::kBot;
    state.phase = Phase::kBotCards;
    state.arrow = 1 + static_cast<std::uint8_t>(Arrow::kRight);
    return state;
}

}  // namespace

State position(std::string_view notation) {
    State state = bare_setup(notation);
    state.areas = {};
    state.culture = {};
    state.atlantis_gods = {};
    return read_facts(state, notation);
}

State setup_board(std::string_view notation) {
    return read_facts(bare_setup(notation), notation);
}

}  // namespace orrery::anunnaki::testing
