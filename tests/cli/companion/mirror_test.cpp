// A full game on one side, somebody who types it into the companion on the other: Cosmobot decides
// the same, and a turn costs few keystrokes.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <cstdio>
#include <deque>

#include "games/anunnaki/action.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/course/course.h"
#include "games/anunnaki/game.h"
#include "tests/cli/companion/table.h"
#include "tests/support/scale.h"

namespace orrery::cli::companion {
namespace {

using an::Side;
using an::TaskKind;

constexpr Seat kPerson = 0;

// Short names as a person at the keyboard uses them.
class ShortNames {
  public:
    explicit ShortNames(const an::State& state) : state_(state) {}

    std::string place(an::Place place) const {
        std::string name = an::place_name(content(), place);
        if (!an::is_area(place))
            return name.ends_with(":land") ? lower(name.substr(0, name.find(':'))) : lower(name);
        return area(name);
    }
    std::string site(std::size_t site) const {
        std::string name = content().sites[site].id;
        if (name.starts_with("G-K")) return "gk" + std::to_string(std::stoi(name.substr(3)));
        return area(name);
    }

  private:
    static const an::Content& content() { return rules().content(); }
    static std::string lower(std::string text) {
        for (char& c : text) c = static_cast<char>(std::tolower(c));
        return text;
    }
    std::string area(const std::string& name) const {
        const std::size_t hyphen = name.find('-');
        if (hyphen == std::string::npos) return "g" + std::to_string(std::stoi(name.substr(1)));
        const bool own =
            name.substr(0, hyphen) == content().houses[state_.options.person_house].code;
        return (own ? "" : "x") + lower(name.substr(hyphen + 1));
    }

    const an::State& state_;
};

// The line that tells the companion what is different on the table.
class Report {
  public:
    Report(const an::State& known, const an::State& table)
        : known_(known), table_(table), names_(known), content_(rules().content()) {}

    std::string line() {
        for (const Side side : {Side::kBot, Side::kPerson}) {
            tiles_and_settlements(side);
            units(side);
            markers(side);
        }
        rest();
        return text_;
    }

  private:
    void add(const std::string& part) { text_ += (text_.empty() ? "" : ", ") + part; }
    static std::string prefix(Side side) { return side == Side::kBot ? "b " : ""; }

    std::vector<an::Place> places() const {
        std::vector<an::Place> all;
        an::Board(content_, table_).in_play().for_each([&](std::size_t area) {
            all.push_back(static_cast<an::Place>(area));
        });
        for (const an::DistantState& planet : table_.distant)
            if (planet.planet != 0) {
                all.push_back(an::landing_place(planet.planet - 1U));
                all.push_back(an::leader_place(planet.planet - 1U));
            }
        return all;
    }

    void tiles_and_settlements(Side side) {
        if (side == Side::kBot)
            for (const an::Place place : places()) {
                if (!an::is_area(place)) continue;
                const an::AreaState &before = known_.areas[place], &now = table_.areas[place];
                if (before.civilisation != 0 && now.civilisation == 0)
                    add(names_.place(place) + " -ac");
                else if (now.revealed != 0 && before.revealed == 0)
                    add(names_.place(place) + " ac=" +
                        std::to_string(content_.civilisations[now.civilisation - 1U].strength));
            }
        for (std::size_t i = 0; i < an::kDisplayed && side == Side::kBot; ++i)
            if (known_.distant[i].leader == an::Leader::kCivilisation &&
                table_.distant[i].leader != an::Leader::kCivilisation)
                add(names_.place(an::landing_place(table_.distant[i].planet - 1U)) + " -ac");
        for (const an::Place place : places()) {
            if (!an::is_area(place)) continue;
            const int owner = 1 + static_cast<int>(an::index(side));
            const int before = known_.areas[place].settlement, now = table_.areas[place].settlement;
            if (before == owner && now != owner) add(names_.place(place) + " -s");
            if (before != owner && now == owner) add(prefix(side) + names_.place(place) + " +s");
        }
    }

    // As many as possible as moves from place to place.
    void units(Side side) {
        const an::Board before(content_, known_), now(content_, table_);
        for (std::size_t kind = 0; kind < an::kUnitKinds; ++kind) {
            const char letter = "fmgk"[kind];
            std::vector<std::pair<an::Place, int>> less, more;
            for (const an::Place place : places()) {
                const int change = now.units(side, place)[kind] - before.units(side, place)[kind];
                if (change < 0) less.emplace_back(place, -change);
                if (change > 0) more.emplace_back(place, change);
            }
            const auto number = [&](int count) {
                return (count == 1 ? "" : std::to_string(count)) + letter;
            };
            for (auto& [from, gone] : less)
                for (auto& [to, come] : more) {
                    const int moved = std::min(gone, come);
                    if (moved == 0) continue;
                    const std::string what = moved == 1 && kind == 0 ? "" : " " + number(moved);
                    add(prefix(side) + names_.place(from) + ">" + names_.place(to) + what);
                    gone -= moved;
                    come -= moved;
                }
            for (const auto& [from, gone] : less)
                if (gone > 0) add(prefix(side) + names_.place(from) + " -" + number(gone));
            const bool creature = kind == static_cast<std::size_t>(an::UnitKind::kCreature);
            new_creatures_.clear();
            for (const auto& [to, come] : more) {
                if (come > 0 && !creature)
                    add(prefix(side) + names_.place(to) + " " + number(come));
                if (creature)
                    new_creatures_.insert(new_creatures_.end(), static_cast<std::size_t>(come), to);
            }
        }
    }

    void markers(Side side) {
        const an::SideState &before = known_.side(side), &now = table_.side(side);
        for (std::size_t track = 0; track < an::kTracks; ++track)
            if (now.tracks[track] != before.tracks[track])
                add(prefix(side) + std::string(an::kTrackNames[track]) + " " +
                    std::to_string(now.tracks[track]));
        if (now.supremacy != before.supremacy)
            add(prefix(side) + "sup " + std::to_string(content_.supremacy[now.supremacy]));
        if (now.cubes == before.cubes + 1)
            add(prefix(side) + "cube");
        else if (now.cubes != before.cubes)
            add(prefix(side) + "cubes " + std::to_string(now.cubes));
        if (now.vp != before.vp) add(prefix(side) + "vp " + std::to_string(now.vp));
        for (std::size_t creature = 0; creature < an::kCreatures; ++creature)
            if (((now.creatures & ~before.creatures) >> creature & 1) != 0) take(side, creature);
    }

    // The miniature goes where one came from nowhere.
    void take(Side side, std::size_t creature) {
        ASSERT_FALSE(new_creatures_.empty());
        add(prefix(side) + "take " + content_.creatures[creature].id.substr(0, 4) + " " +
            names_.place(new_creatures_.back()));
        new_creatures_.pop_back();
    }

    void rest() {
        for (const an::Place place : places()) {
            if (!an::is_area(place)) continue;
            const unsigned gone = table_.areas[place].exhausted & ~known_.areas[place].exhausted;
            const auto& symbols = content_.areas[place].symbols;
            std::string marks;
            for (std::size_t i = 0; i < symbols.size(); ++i)
                if ((gone >> i & 1U) != 0)
                    marks += " x" +
                             std::string(an::kResourceNames[static_cast<std::size_t>(symbols[i])]);
            if (gone != 0 && (table_.areas[place].exhausted + 1U) % 2 == 0 &&
                std::all_of(symbols.begin(), symbols.end(),
                            [&](an::Resource symbol) { return symbol == symbols[0]; }))
                marks = " x" + std::to_string(std::popcount(table_.areas[place].exhausted));
            if (!marks.empty()) add(names_.place(place) + marks);
        }
        for (std::size_t site = 0; site < content_.sites.size(); ++site)
            if (known_.culture[site] != 0 && table_.culture[site] == 0)
                add(names_.site(site) + " -");
        for (std::size_t slot = 0; slot < an::kContractSlots; ++slot) {
            const an::ContractSlot &before = known_.contracts[slot], &now = table_.contracts[slot];
            if (before.filled == now.filled && before.vp == now.vp && before.trade == now.trade)
                continue;
            add("c" + std::to_string(slot + 1) + " " +
                (now.filled == 0 ? "-" : std::to_string(now.vp) + "/" + std::to_string(now.trade)));
        }
    }

    const an::State &known_, &table_;
    ShortNames names_;
    const an::Content& content_;
    std::vector<an::Place> new_creatures_;  // of the side whose units were told last
    std::string text_;
};

// The full game, stopped where Cosmobot's turn begins and where it asks.
class FullGame {
  public:
    // Without effort the person does whatever comes to mind.
    FullGame(const Json& options, std::uint64_t seed, Effort effort)
        : game_(rules().content()), effort_(effort), random_(seed_from_number(seed + 1000)) {
        JsonErrors errors;
        state = game_.setup(1, JsonReader(options, errors), seed_from_number(seed));
    }

    an::State state;
    std::vector<Event> events;        // of Cosmobot's last turn
    std::deque<std::uint8_t> chosen;  // what the person chose in it
    bool retreated = false;           // the person's units went elsewhere (AN-HCOMB-08)

    bool over() const { return state.phase == an::Phase::kGameOver; }
    bool bots_turn() const {
        return !state.tasks.empty() && state.tasks.back().kind == TaskKind::kBotTurn;
    }
    void play_persons_turn() {
        while (!over() && !bots_turn()) act();
    }
    void play_bots_turn() {
        events.clear();
        chosen.clear();
        retreated = false;
        step();
        while (!over() && state.active == Side::kBot) {
            if (!state.candidates.empty()) {
                const Action action = choose();
                chosen.push_back(action.operands[0]);
                answer(action);
            } else {
                retreated = retreated || state.tasks.back().kind == TaskKind::kRetreat;
                act();
            }
        }
    }

  private:
    Action choose() {
        return effort_.trials == 0 ? game_.random_action(state, kPerson, random_)
                                   : game_.advise(state, kPerson, effort_, random_).action;
    }
    void act() { answer(choose()); }
    void answer(Action action) {
        run_with([&](an::Course& course) { an::answer_person(course, action); });
    }
    void step() {
        run_with([](an::Course& course) { an::run_bot_task(course); });
    }
    // Like an::run, but it halts before a turn of Cosmobot's.
    template <class First>
    void run_with(First&& first) {
        auto listener = [&](const Event& event) { events.push_back(event); };
        const EventSink sink(listener);
        an::Course course{rules().content(), state, &sink};
        first(course);
        while (!state.tasks.empty() && !bots_turn()) {
            const TaskKind kind = state.tasks.back().kind;
            const bool goes_on = kind >= TaskKind::kPersonTurn ? an::run_person_task(course)
                                 : kind >= TaskKind::kCombats  ? an::run_combat_task(course)
                                                               : an::run_bot_task(course);
            if (!goes_on) return;
        }
    }

    an::Anunnaki game_;
    Effort effort_;
    RandomStream random_;
};

// Arguments of the events of one kind, in order.
class Told {
  public:
    Told(const std::vector<Event>& events, an::EventKind kind, Seat seat = 1) {
        for (const Event& event : events)
            if (event.kind == static_cast<std::uint8_t>(kind) && event.seat == seat)
                arguments_.push_back(event.arguments);
    }
    std::array<std::int16_t, 6> next() {
        EXPECT_FALSE(arguments_.empty()) << "the companion asks for more than happened";
        if (arguments_.empty()) return {};
        const auto first = arguments_.front();
        arguments_.pop_front();
        return first;
    }

  private:
    std::deque<std::array<std::int16_t, 6>> arguments_;
};

struct Keystrokes {
    int turns = 0;
    std::size_t report = 0, answers = 0;  // for what changed; for choices and facts
    std::size_t longest = 0;
};

class Mirror {
  public:
    Mirror(std::string_view options, std::uint64_t seed, Effort effort)
        : full_(parse_json(options).value(), seed, effort),
          keyboard_(with_printed_box(options), false, seed) {}

    // False when the companion went another way.
    bool play(Keystrokes& count) {
        set_up();
        while (!full_.over() && !testing::Test::HasFailure()) {
            full_.play_persons_turn();
            if (full_.over()) break;
            report(count);
            if (testing::Test::HasFailure()) break;
            const an::State before = full_.state;
            full_.play_bots_turn();
            answer(before, count);
            compare();
            ++count.turns;
        }
        return !testing::Test::HasFailure();
    }

  private:
    static std::string with_printed_box(std::string_view options) {
        Json json = parse_json(options).value();
        json.as_object()["physical_cards"] = json.as_object()["physical_die"] = true;
        return to_text(json);
    }

    void set_up() {
        const an::State& table = full_.state;
        keyboard_.tell(card(0, table.face_up[0]));
        std::string goals = "goals";
        for (const an::Goal goal : table.goals)
            goals += " " + std::string(an::kGoalNames[static_cast<std::size_t>(goal)]);
        keyboard_.tell(goals);
        std::string contracts = "contracts";
        for (const an::ContractSlot& slot : table.contracts)
            contracts += " " + std::to_string(slot.vp) + "/" + std::to_string(slot.trade);
        keyboard_.tell(contracts);
        const an::Content& content = rules().content();
        if (table.distant[0].planet != 0)
            keyboard_.tell("left " + content.distant[table.distant[0].planet - 1U].id + ", right " +
                           content.distant[table.distant[1].planet - 1U].id);
        if (table.options.creatures != 0)
            keyboard_.tell("creatures " + content.creatures[table.creatures[0] - 1U].id + " " +
                           content.creatures[table.creatures[1] - 1U].id);
    }

    static std::string card(std::size_t deck, std::uint8_t number) {
        return rules().content().cards(static_cast<an::Deck>(deck))[number - 1U].id;
    }

    void report(Keystrokes& count) {
        const std::string changes = Report(keyboard_.state(), full_.state).line();
        const std::string line = changes + (changes.empty() ? "" : ", ") + "d";
        // The person triggered the end with a cube or a track, or had done so.
        keyboard_.tell(line);
        count.report += line.size() + 1;
        count.longest = std::max(count.longest, line.size() + 1);
    }

    // Answers with what happened in the full game.
    void answer(const an::State& before, Keystrokes& count) {
        Told cards(full_.events, an::EventKind::kCardRevealed);
        Told dice(full_.events, an::EventKind::kDieRolled);
        Told laid(full_.events, an::EventKind::kContractLaid, kClock);
        Told totals(full_.events, an::EventKind::kCombatTotal, kPerson);
        for (int i = 0; i < 200 && !testing::Test::HasFailure(); ++i) {
            const an::State now = keyboard_.state();
            std::string typed;
            bool counted = true;
            if (!now.candidates.empty()) {
                ASSERT_FALSE(full_.chosen.empty()) << "the companion asks for another choice";
                typed = choice(now, full_.chosen.front());
                full_.chosen.pop_front();
            } else if (now.tasks.back().kind == TaskKind::kReport ||
                       now.tasks.back().kind == TaskKind::kAskScore) {
                return;
            } else {
                counted = now.tasks.back().kind != TaskKind::kAskCard &&
                          now.tasks.back().kind != TaskKind::kAskDie;
                typed = fact(now, before, cards, dice, laid, totals);
            }
            keyboard_.tell(typed);
            if (counted) count.answers += typed.size() + 1;
        }
    }

    static std::string choice(const an::State& now, std::uint8_t wanted) {
        for (std::size_t i = 0; i < now.candidates.size(); ++i)
            if (now.candidates[i] == wanted) return std::to_string(i + 1);
        ADD_FAILURE() << "the companion does not offer what the game offered";
        return "1";
    }

    std::string fact(const an::State& now, const an::State& before, Told& cards, Told& dice,
                     Told& laid, Told& totals) {
        const an::Content& content = rules().content();
        const an::Task& task = now.tasks.back();
        switch (task.kind) {
            case TaskKind::kAskCard:
                return card(task.a, static_cast<std::uint8_t>(cards.next()[1]));
            case TaskKind::kAskDie:
                return std::to_string(dice.next()[0]);
            case TaskKind::kAskCivilisation: {
                const std::uint8_t tile = before.areas[task.a].civilisation;
                std::string strength = std::to_string(content.civilisations[tile - 1U].strength);
                if (!content.atlantis.contains(task.a)) return strength;
                const std::uint8_t god =
                    before.atlantis_gods[task.a == content.atlantis.first() ? 0 : 1];
                const std::string with = std::to_string(content.atlantis_gods[god - 1U].strength);
                if (now.areas[task.a].revealed != 0) return with;
                return strength + "+" + with;
            }
            case TaskKind::kAskContract: {
                if (full_.state.contracts[task.a].filled == 0) return "-";
                const auto number = static_cast<std::size_t>(laid.next()[1]);
                return std::to_string(content.contracts[number].vp) + "/" +
                       std::to_string(content.contracts[number].trade);
            }
            case TaskKind::kAskTotal:
                return std::to_string(totals.next()[1]);
            default:
                return "";  // the weapon lies there
        }
    }

    // Everything that Cosmobot decides is as in the full game.
    void compare() {
        const an::State mine = keyboard_.state();
        const an::State& full = full_.state;
        EXPECT_TRUE(full_.chosen.empty()) << "the companion asked for fewer choices";
        const an::SideState &bot = mine.side(Side::kBot), &real = full.side(Side::kBot);
        EXPECT_EQ(bot.vp, real.vp);
        EXPECT_EQ(bot.tracks, real.tracks);
        EXPECT_EQ(bot.supremacy, real.supremacy);
        EXPECT_EQ(bot.supply, real.supply);
        EXPECT_EQ(bot.cubes, real.cubes);
        EXPECT_EQ(bot.creatures, real.creatures);
        EXPECT_EQ(mine.triggered, full.triggered);
        EXPECT_EQ(mine.face_up, full.face_up);
        EXPECT_EQ(mine.supremacy_tokens, full.supremacy_tokens);
        for (std::size_t area = 0; area < an::kMaxAreas; ++area) {
            const an::AreaState &own = mine.areas[area], &other = full.areas[area];
            EXPECT_EQ(own.units[1], other.units[1]) << area;
            if (!full_.retreated) {
                EXPECT_EQ(own.units[0], other.units[0]) << area;
            }
            EXPECT_EQ(own.settlement, other.settlement) << area;
            EXPECT_EQ(own.exhausted, other.exhausted) << area;
            EXPECT_EQ(own.civilisation != 0, other.civilisation != 0) << area;
        }
        for (std::size_t i = 0; i < an::kDisplayed; ++i)
            EXPECT_EQ(mine.distant[i].leader, full.distant[i].leader);
        for (std::size_t site = 0; site < an::kMaxCultureSites; ++site)
            EXPECT_EQ(mine.culture[site] != 0, full.culture[site] != 0);
    }

    FullGame full_;
    Keyboard keyboard_;
};

void expect_mirrored(std::string_view options, int games, Keystrokes& count, Effort effort = {0}) {
    for (int number = 1; number <= games; ++number)
        ASSERT_TRUE(Mirror(options, static_cast<std::uint64_t>(number), effort).play(count))
            << "game " << number << ", turn " << count.turns << " of all, with " << options;
}

// 15 seconds at five keys a second.
constexpr double kMostKeystrokes = 75;

TEST(CosmobotMirror, AN_COMP_01_Cosmobot_decides_as_in_the_full_game) {
    Keystrokes count;
    for (const char* options :
         {R"({"difficulty": "easy"})", R"({"difficulty": "normal", "person_house": "norse"})",
          R"({"difficulty": "hard"})", R"({"difficulty": "extreme", "advanced_reveal": true})"})
        expect_mirrored(options, test::scaled(5), count);
    EXPECT_GT(count.turns, 0);
}

TEST(CosmobotMirror, AN_COMP_10_Cosmobot_decides_as_in_the_full_game_with_modules) {
    Keystrokes count;
    expect_mirrored(R"({"distant_planets": true, "creatures": true, "expansion_houses": true})",
                    test::scaled(5), count);
}

TEST(CosmobotMirror, AN_COMP_02_a_turn_costs_the_person_under_fifteen_seconds_of_typing) {
    // Somebody who plays sensibly does more in a turn than chance.
    constexpr Effort kSensible{200};
    Keystrokes count;
    for (const char* difficulty : {"easy", "normal", "hard", "extreme"})
        expect_mirrored(R"({"difficulty": ")" + std::string(difficulty) + R"("})", test::scaled(2),
                        count, kSensible);
    ASSERT_GT(count.turns, 0);
    const double report = static_cast<double>(count.report) / count.turns;
    const double answers = static_cast<double>(count.answers) / count.turns;
    RecordProperty("keystrokes_report", std::to_string(report));
    RecordProperty("keystrokes_answers", std::to_string(answers));
    std::printf("keystrokes a turn: %.1f for what changed, %.1f for answers; longest line %zu\n",
                report, answers, count.longest);
    EXPECT_LT(report + answers, kMostKeystrokes);
}

}  // namespace
}  // namespace orrery::cli::companion
