#include "tests/games/cosmic_factory/support.h"

#include <algorithm>
#include <numeric>
#include <sstream>

#include "core/embedded_content.h"
#include "games/cosmic_factory/board.h"
#include "tests/support/data_file.h"
#include "tests/support/other_content.h"

namespace orrery::cosmic_factory {

const CosmicFactory& game_of(const State&) {
    return testing::game();
}

namespace testing {
namespace {

// The seat's hand of nine, 1–9 for seat 0 and so on.
void deal_in_order(State& state) {
    for (Seat seat = 0; seat < state.players; ++seat) {
        auto& pile = state.seat(seat).pile;
        pile.clear();
        for (int i = 1; i <= kTilesPerPlayer; ++i)
            pile.push_back(static_cast<std::uint8_t>(kTilesPerPlayer * seat + i));
    }
}

// The card comes in the given round, four others in the rest.
std::string options_with_card(int card, int round) {
    if (card == 0) return R"({"beginner": true})";
    std::string cards;
    int other = 1;
    for (int i = 1; i <= kRounds; ++i) {
        if (i != round && other == card) ++other;
        cards += (cards.empty() ? "" : ", ") + std::to_string(i == round ? card : other++);
    }
    return R"({"cards": [)" + cards + "]}";
}

}  // namespace

const CosmicFactory& game() {
    return test::OtherContent<CosmicFactory, load_content>::game();
}

const AnyGame& any_game() {
    static const std::unique_ptr<AnyGame> instance = *make_game(embedded_content());
    return *instance;
}

const Json& data_file(const std::string& name) {
    return test::data_file("cosmic-factory/" + name);
}

Random random_with_zeros_next(std::initializer_list<std::uint32_t> bounds) {
    for (std::uint64_t number = 0;; ++number) {
        const Random random{seed_from_number(number), {}};
        Random copy = random;
        RandomStream chance(copy);
        if (std::all_of(bounds.begin(), bounds.end(),
                        [&](std::uint32_t bound) { return chance.uniform(bound) == 0; }))
            return random;
    }
}

State new_game(int players, std::string_view options, std::uint64_t seed) {
    return test::new_game(game(), players, options, seed);
}

State drafting(int players, int card, int round) {
    State state = new_game(players, options_with_card(card, round));
    state.round = static_cast<std::uint8_t>(round);
    return state;
}

State ready(int players, int card) {
    State state = drafting(players, card, 1);
    while (state.phase == Phase::kDraft1 || state.phase == Phase::kDraft2)
        for (int seat : waits_for(state)) {
            const auto& packet = state.seat(static_cast<Seat>(seat)).packet;
            game().apply(state, static_cast<Seat>(seat), pick(packet[0], packet[1], packet[2]),
                         NoEvents{});
        }
    return state;
}

State building(int players, int card, int round) {
    State state = ready(players, card);
    if (round != 1) {
        std::swap(state.cards[0], state.cards[static_cast<std::size_t>(round - 1)]);
        std::swap(state.options.cards[0], state.options.cards[static_cast<std::size_t>(round - 1)]);
        state.round = static_cast<std::uint8_t>(round);
    }
    everybody(state, "ready");
    EXPECT_EQ(state.phase, Phase::kBuild);
    deal_in_order(state);
    return state;
}

Galaxy laid(std::string_view layout, Shape shape) {
    std::vector<Cell> cells;
    for_each_cell(shape, [&](Cell cell) { cells.push_back(cell); });
    Galaxy galaxy;
    std::istringstream words{std::string(layout)};
    std::string word;
    for (std::size_t i = 0; words >> word; ++i) {
        if (word == "--") continue;
        PlacedTile placed;
        placed.tile = static_cast<std::uint8_t>(std::stoi(word.substr(0, 2)));
        placed.rotation = static_cast<std::uint8_t>(word.at(3) - '0');
        placed.face_down = word.size() > 4 && word[4] == 'd' ? 1 : 0;
        const std::size_t at = word.find('@');
        if (at == std::string::npos) {
            placed.cell = cells.at(i);
        } else {
            const bool in_a = word[at + 1] == 'A', in_b = word[at + 1] == 'B';
            const std::string place = word.substr(at + (in_a || in_b ? 2 : 1));
            const int x = std::stoi(place) + (in_a ? kGalaxyA : in_b ? kGalaxyB : 0);
            placed.cell = {static_cast<std::int8_t>(x),
                           static_cast<std::int8_t>(std::stoi(place.substr(place.find(',') + 1)))};
        }
        galaxy.push_back(placed);
    }
    return galaxy;
}

Galaxy vector(std::string_view id) {
    for (const Json& entry : data_file("vectors.json").at("vectors").as_array()) {
        if (entry.at("id").as_string() != id) continue;
        const std::string shape(entry.at("shape").as_string());
        Galaxy galaxy = laid(std::string_view(entry.at("layout").as_string()),
                             shape == "1x9"       ? Shape::kRow
                             : shape == "2x2+2x2" ? Shape::kTwoSquares
                                                  : Shape::kSquare);
        for (std::size_t i = 0; shape == "free" && i < galaxy.size(); ++i) {
            const Json& cell = entry.at("cells").at(i);
            galaxy[i].cell = {static_cast<std::int8_t>(cell.at(0).as_int64()),
                              static_cast<std::int8_t>(cell.at(1).as_int64())};
        }
        return galaxy;
    }
    ADD_FAILURE() << "no galaxy " << id;
    return {};
}

void lay_all(State& state, Seat seat) {
    std::vector<Cell> cells;
    const Shape shape = card_rules(state).shape;
    for_each_cell(shape == Shape::kFree ? Shape::kSquare : shape,
                  [&](Cell cell) { cells.push_back(cell); });
    SeatState& own = state.seat(seat);
    for (Cell cell : cells) {
        own.galaxy.push_back({cell, own.pile[0], 0, 0});
        own.pile.erase_at(0);
    }
}

void give(State& state, Seat seat, const Galaxy& galaxy, const std::vector<int>& pile) {
    SeatState& own = state.seat(seat);
    own.galaxy = galaxy;
    own.pile.clear();
    for (int tile : pile) own.pile.push_back(static_cast<std::uint8_t>(tile));
}

Action act(std::string_view text) {
    return test::action_of(State{}, text);
}

Result<Action> parsed(std::string_view text) {
    return game().words().vocabulary.parse(text);
}

std::string printed(Action action) {
    return game().words().vocabulary.print(action);
}

const CardRules& card_rules(const State& state) {
    return game().content().rules(state.card());
}

void time_up(State& state) {
    play(state, kClock, "time up");
}

void everybody(State& state, std::string_view text) {
    for (Seat seat = 0; seat < state.players; ++seat) play(state, seat, text);
}

std::vector<int> numbers(const FixedVector<std::uint8_t, kTilesPerPlayer>& tiles) {
    return {tiles.begin(), tiles.end()};
}

std::vector<int> markers_of(const State& state, Seat seat) {
    const Markers& markers = state.seat(seat).markers;
    return {markers.begin(), markers.end()};
}

std::string text_of(const Galaxy& galaxy) {
    Galaxy sorted = galaxy;
    const auto board_order = [](const PlacedTile& a, const PlacedTile& b) {
        const bool a_in_b = a.cell.x >= kGalaxyB, b_in_b = b.cell.x >= kGalaxyB;
        return a_in_b != b_in_b ? b_in_b : row_major_less(a.cell, b.cell);
    };
    std::sort(sorted.begin(), sorted.end(), board_order);
    std::string text;
    for (const PlacedTile& placed : sorted) {
        const int offset = placed.cell.x >= kGalaxyB   ? kGalaxyB
                           : placed.cell.x >= kGalaxyA ? kGalaxyA
                                                       : 0;
        text += (text.empty() ? "" : " ") + std::string(placed.tile < 10 ? "0" : "") +
                std::to_string(placed.tile) + "." + std::to_string(placed.rotation) +
                (placed.face_down != 0 ? "d" : "") + "@" +
                (offset == kGalaxyB   ? "B"
                 : offset == kGalaxyA ? "A"
                                      : "") +
                std::to_string(placed.cell.x - offset) + "," + std::to_string(placed.cell.y);
    }
    return text;
}

void play_out_round(State& state, RandomStream& random) {
    const int round = state.round;
    play_on(state, random, [&](const State& now) { return now.round != round; });
}

}  // namespace testing
}  // namespace orrery::cosmic_factory
