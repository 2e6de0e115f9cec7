// What holds in every position of every game: random games across houses, difficulties, modules.
#include <gmock/gmock.h>

#include <algorithm>
#include <bit>
#include <set>
#include <vector>

#include "games/anunnaki/bot/trace.h"
#include "games/anunnaki/setup.h"
#include "tests/games/anunnaki/desk.h"
#include "tests/support/scale.h"

namespace orrery::anunnaki::testing {
namespace {

// Every game has another mix of houses, difficulty and modules.
Options options_of(int number) {
    Options options;
    options.person_house = static_cast<std::uint8_t>(number % 6);
    options.bot_house = static_cast<std::uint8_t>((number + 1 + number / 6 % 5) % 6);
    options.difficulty = static_cast<Difficulty>(number / 3 % 4);
    options.distant_planets = static_cast<std::uint8_t>(number / 2 % 2);
    options.creatures = static_cast<std::uint8_t>(number / 4 % 2);
    options.advanced_reveal = static_cast<std::uint8_t>(number / 8 % 2);
    options.expansion_houses = 1;
    return options;
}

State first_position(int number) {
    State state =
        set_up(content(), options_of(number), seed_from_number(static_cast<std::uint64_t>(number)));
    Course course{content(), state};
    run(course);
    return state;
}

// Calls back with the position after every action and what the action told.
template <class Visit>
void visit_games(int games, Visit&& visit) {
    std::vector<Event> events;
    auto listener = [&](const Event& event) { events.push_back(event); };
    for (int i = 0; i < test::scaled(games); ++i) {
        State state = first_position(i);
        RandomStream random(seed_from_number(static_cast<std::uint64_t>(i) + 7000));
        visit(state, events);
        while (game().actors(state) != 0) {
            const Action action = game().random_action(state, 0, random);
            ASSERT_EQ(game().check(state, 0, action), nullptr) << vocabulary().print(action);
            events.clear();
            game().apply(state, 0, action, EventSink(listener));
            visit(state, events);
            if (::testing::Test::HasFailure()) {
                FAIL() << "game " << i << ", turn " << int{state.turn} << ", after "
                       << vocabulary().print(action);
            }
        }
        events.clear();
    }
}

UnitCounts on_board(const State& state, Side side) {
    UnitCounts all{};
    for (Place at = 0; at < kPlaces; ++at) {
        if (is_area(at) && at >= content().areas.size()) continue;
        const UnitCounts& here = Board(content(), state).units(side, at);
        for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
            all[kind] = static_cast<std::uint8_t>(all[kind] + here[kind]);
    }
    return all;
}

void expect_pieces(const State& state) {
    const Constants& constants = content().constants;
    for (Side side : {Side::kPerson, Side::kBot}) {
        const SideState& own = state.side(side);
        const UnitCounts units = on_board(state, side);
        EXPECT_EQ(units[0] + own.supply[0], constants.followers);
        EXPECT_EQ(units[1] + own.supply[1], constants.minors);
        EXPECT_EQ(units[2] + own.supply[2], constants.greats);
        EXPECT_EQ(units[3], std::popcount(own.creatures));
        EXPECT_EQ(own.supply[3], 0);
        const auto settled = std::count_if(
            state.areas.begin(), state.areas.end(),
            [&](const AreaState& here) { return here.settlement == 1 + index(side); });
        EXPECT_EQ(settled + own.settlements, constants.settlements);
        EXPECT_LE(own.cubes, constants.cubes);
    }
    EXPECT_EQ(state.side(Side::kPerson).creatures & state.side(Side::kBot).creatures, 0);
}

TEST(AnunnakiProperties, AN_SET_11_AN_HSET_10_pieces_are_conserved_per_side_and_kind) {
    int summoned = 0, creatures = 0;
    visit_games(8000, [&](const State& state, const std::vector<Event>&) {
        expect_pieces(state);
        summoned += std::popcount(state.person.gods);
        creatures += state.side(Side::kPerson).creatures != 0 ? 1 : 0;
    });
    EXPECT_GT(summoned, 0);
    EXPECT_GT(test::scale() < 0.25 ? 1 : creatures, 0);
}

void expect_limits(const State& state) {
    const PersonState& person = state.person;
    const Constants& constants = content().constants;
    for (std::uint8_t held : person.resources) EXPECT_LE(held, constants.resource_cap);
    EXPECT_LE(person.crystals, constants.crystal_cap);
    EXPECT_LE(person.contracts.size(), constants.contract_reserve);
    EXPECT_EQ(std::popcount(person.path_cubes), state.side(Side::kPerson).cubes);
    EXPECT_EQ(std::popcount(person.marked), std::popcount(person.gods));
    EXPECT_EQ(person.hand & person.used, 0);
    for (Side side : {Side::kPerson, Side::kBot}) {
        for (std::size_t track = 0; track < kTracks; ++track)
            EXPECT_LE(state.side(side).tracks[track], content().tracks[track].last);
        EXPECT_LT(state.side(side).supremacy, content().supremacy.size());
        EXPECT_GE(state.side(side).vp, 0);
    }
}

// AN-CTRL-07, -08, -11, -12.
void expect_peace(const State& state) {
    const Board board(content(), state);
    for (Side side : {Side::kPerson, Side::kBot}) {
        const AreaState& capital = state.areas[board.capital(side)];
        EXPECT_EQ(capital.exhausted, 0);
        EXPECT_EQ(capital.units[index(other(side))], UnitCounts{});
        EXPECT_EQ(board.controller(board.capital(side)), side);
        EXPECT_TRUE(board.has_settlement(side, board.capital(side)));
    }
    const bool begins = !state.tasks.empty() && state.tasks.back().kind == TaskKind::kPawn;
    if (begins || state.phase == Phase::kGameOver) {
        EXPECT_TRUE(board.pending_combats().empty());
        EXPECT_TRUE(state.combats.empty());
        EXPECT_EQ(state.combat, Combat{});
    }
    for (const DistantState& planet : state.distant)
        for (Side side : {Side::kPerson, Side::kBot})
            EXPECT_EQ(planet.leader == leading(side), planet.leading[index(side)] != UnitCounts{});
}

TEST(AnunnakiProperties, AN_CTRL_07_AN_CTRL_11_AN_HSET_12_limits_capitals_and_pending_combats) {
    int combats = 0;
    visit_games(2000, [&](const State& state, const std::vector<Event>&) {
        expect_limits(state);
        expect_peace(state);
        combats += state.combat.active;
    });
    EXPECT_GT(combats, 0);
}

// What lies open or in a stack, each number once; leaving is the only change there is.
void expect_distinct(std::vector<int> numbers, const char* what) {
    std::sort(numbers.begin(), numbers.end());
    EXPECT_EQ(std::adjacent_find(numbers.begin(), numbers.end()), numbers.end()) << what;
}

struct Stock {
    int contracts = 0, civilisations = 0, culture = 0, artefacts = 0, tokens = 0;
    std::array<int, 2> cards{};
};

Stock stock_of(const State& state) {
    Stock stock;
    std::vector<int> contracts(state.contract_stack.begin(), state.contract_stack.end());
    for (const ContractSlot& slot : state.contracts)
        if (slot.filled != 0) contracts.push_back(slot.contract);
    for (std::uint8_t held : state.person.contracts) contracts.push_back(held);
    expect_distinct(contracts, "contracts");
    stock.contracts = static_cast<int>(contracts.size()) + state.person.fulfilled;
    std::vector<int> tiles;
    for (const AreaState& here : state.areas)
        if (here.civilisation != 0) tiles.push_back(here.civilisation);
    expect_distinct(tiles, "civilisations");
    stock.civilisations = static_cast<int>(tiles.size());
    std::vector<int> tokens;
    for (std::uint8_t token : state.culture)
        if (token != 0) tokens.push_back(token);
    expect_distinct(tokens, "culture tokens");
    stock.culture = static_cast<int>(tokens.size());
    stock.artefacts =
        static_cast<int>(state.artefact_deck.size()) + std::popcount(state.person.artefacts);
    stock.tokens = std::popcount(state.supremacy_tokens);
    for (std::size_t deck = 0; deck < 2; ++deck) {
        std::vector<int> cards(state.decks[deck].begin(), state.decks[deck].end());
        if (state.face_up[deck] != 0) cards.push_back(state.face_up[deck] - 1);
        expect_distinct(cards, "adviser cards");
        stock.cards[deck] = static_cast<int>(cards.size());
    }
    return stock;
}

int told(const std::vector<Event>& events, EventKind kind, std::optional<Side> side = {}) {
    return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& event) {
        return event.kind == static_cast<std::uint8_t>(kind) &&
               (!side || event.seat == static_cast<Seat>(*side));
    }));
}

TEST(AnunnakiProperties, AN_RNG_01_contracts_tiles_tokens_and_cards_leave_only_as_told) {
    Stock before;
    visit_games(2000, [&](const State& state, const std::vector<Event>& events) {
        const Stock now = stock_of(state);
        EXPECT_EQ(now.artefacts, static_cast<int>(kArtefacts));
        if (!events.empty()) {  // not a first position
            EXPECT_EQ(now.contracts, before.contracts -
                                         told(events, EventKind::kContractTaken, Side::kBot) -
                                         told(events, EventKind::kContractDropped));
            EXPECT_EQ(now.civilisations,
                      before.civilisations - told(events, EventKind::kCivilisationRemoved));
            EXPECT_EQ(now.culture, before.culture - told(events, EventKind::kCultureTaken));
            EXPECT_EQ(now.tokens, before.tokens - told(events, EventKind::kSupremacyToken));
            const int used = told(events, EventKind::kCardsRemoved);
            for (std::size_t deck = 0; deck < 2; ++deck)
                EXPECT_EQ(now.cards[deck], before.cards[deck] - used);
        }
        before = now;
    });
}

// Every action of the right shape: more than all values of every byte, in all combinations.
struct Bytes {
    ActionKind kind;
    std::vector<int> values;  // of each byte
};
template <class Visit>
void for_each_form(Visit&& visit) {
    const int sites = static_cast<int>(content().sites.size());
    constexpr int kSome = 6, kPlace = kPlaces, kNode = kNodes, kCard = kWeapons + 1;
    const std::vector<Bytes> forms{
        {ActionKind::kPawn, {kNode}},
        {ActionKind::kMove, {kSome, kPlace, kPlace}},
        {ActionKind::kMoveSettlement, {kPlace, kPlace}},
        {ActionKind::kPortal, {kSome, kPlace, kPlace}},
        {ActionKind::kHarvest, {kPlace, kSome}},
        {ActionKind::kPlaceFollower, {kPlace}},
        {ActionKind::kBuild, {kPlace, 3, 3, 3, 3}},
        {ActionKind::kTakeContract, {kSome}},
        {ActionKind::kDropContract, {kSome}},
        {ActionKind::kPickResource, {kSome}},
        {ActionKind::kPickTrack, {kSome}},
        {ActionKind::kOracleTrack, {kSome}},
        {ActionKind::kPayAny, {kSome}},
        {ActionKind::kSecondary, {kSome}},
        {ActionKind::kSummon, {kSome, kSome, kPlace, kSome}},
        {ActionKind::kFulfil, {kSome}},
        {ActionKind::kSwap, {kSome, kSome}},
        {ActionKind::kTakeCreature, {kSome, kPlace}},
        {ActionKind::kCombatOrder, {kPlace}},
        {ActionKind::kAttackDistant, {kSome, kSome}},
        {ActionKind::kWeapon, {kCard}},
        {ActionKind::kRetreat, {kPlace}},
        {ActionKind::kPickUpgrade, {kNode}},
        {ActionKind::kPickWeapon, {kCard}},
        {ActionKind::kCultureOrder, {sites}},
        {ActionKind::kBotChoice, {kPlace}},
        {ActionKind::kReveal, {kSome}},
        {ActionKind::kStop, {}},
    };
    ASSERT_EQ(forms.size(), action_forms().size());
    for (const Bytes& form : forms) {
        const auto fill = [&](auto&& self, Action action, std::size_t byte) -> void {
            if (byte == form.values.size()) return visit(action);
            for (int value = 0; value < form.values[byte]; ++value) {
                action.operands[byte] = static_cast<std::uint8_t>(value);
                self(self, action, byte + 1);
            }
        };
        fill(fill, make_action(form.kind), 0);
    }
}

TEST(AnunnakiProperties, AN_HDEC_01_AN_HDEC_02_legal_is_what_check_allows_of_all_actions) {
    const std::vector<Action> all = [] {
        std::vector<Action> list;
        for_each_form([&](Action action) { list.push_back(action); });
        return list;
    }();
    RandomStream sample(seed_from_number(4));
    std::set<TaskKind> asked;
    std::set<Choice> choices;
    visit_games(300, [&](const State& state, const std::vector<Event>&) {
        if (game().actors(state) == 0) return;
        const bool fresh = !state.candidates.empty() ? choices.insert(state.choice).second
                                                     : asked.insert(state.tasks.back().kind).second;
        if (!fresh && sample.uniform(100) != 0) return;
        std::vector<Action> legal, allowed;
        game().legal(state, 0, [&](Action action) { legal.push_back(action); });
        for (const Action& action : all)
            if (game().check(state, 0, action) == nullptr) allowed.push_back(action);
        std::sort(legal.begin(), legal.end());
        std::sort(allowed.begin(), allowed.end());
        EXPECT_FALSE(legal.empty());
        EXPECT_EQ(legal, allowed);
    });
    EXPECT_GE(asked.size(), test::scale() < 0.25 ? 1U : 15U);
}

// AN-TURN-08: the moon deck has enough cubes, so Cosmobot triggers the end with its last card at
// the latest; then the person has a last turn.
TEST(AnunnakiProperties, AN_END_01_AN_TURN_08_cosmobot_is_never_stuck_and_the_game_ends_in_time) {
    int most = 0;
    visit_games(2000, [&](const State& state, const std::vector<Event>&) {
        const int cards =
            static_cast<int>(used_cards(content(), state.options.difficulty, Deck::kMoon).size());
        EXPECT_LE(state.turn, cards + 1);
        most = std::max<int>(most, state.turn);
        if (game().actors(state) == 0) {
            EXPECT_NE(state.triggered, 0);
            EXPECT_EQ(state.last_turn, 1);
            EXPECT_EQ(state.active, other(static_cast<Side>(state.triggered - 1)));
            return;
        }
        int answers = 0;
        game().legal(state, 0, [&](Action) { ++answers; });
        EXPECT_GT(answers, 0);
        // AN-CRIT-01: nobody is asked to choose the only one.
        EXPECT_NE(state.candidates.size(), 1U);
    });
    EXPECT_GT(most, 10);
}

TEST(AnunnakiProperties, AN_TRACE_01_AN_CRIT_01_every_choice_ends_in_one_candidate_or_a_question) {
    int choices = 0;
    visit_games(2000, [&](const State& state, const std::vector<Event>& events) {
        const std::vector<TraceRecord> records = read_trace(vocabulary(), events);
        for (std::size_t i = 0; i < records.size(); ++i) {
            const TraceRecord& record = records[i];
            if (record.criterion.empty()) continue;
            const bool strategy = record.criterion.starts_with("strategy:");
            EXPECT_TRUE(strategy || !record.after.empty()) << to_line(record);
            for (const std::string& kept : record.after)
                EXPECT_THAT(record.before, ::testing::Contains(kept)) << to_line(record);
            const bool last = i + 1 == records.size() || records[i + 1].criterion.empty();
            if (!last || record.after.size() <= 1) continue;
            // Several are left: the person is being asked among exactly these.
            EXPECT_EQ(i + 1, records.size()) << to_line(record);
            EXPECT_EQ(state.candidates.size(), record.after.size()) << to_line(record);
            ++choices;
        }
    });
    EXPECT_GT(choices, 0);
}

}  // namespace
}  // namespace orrery::anunnaki::testing
