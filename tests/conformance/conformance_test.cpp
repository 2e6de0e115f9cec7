// The conformance suite: every registered game passes it by being registered, with every number
// of players and every set of options.
#include <gtest/gtest.h>

#include <array>
#include <ostream>
#include <string>
#include <vector>

#include "tests/conformance/option_sets.h"
#include "tests/conformance/properties.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"
#include "tests/support/schema_check.h"

namespace orrery::test {
namespace {

// Random games for each game and number of players, all sets of options together.
constexpr int kGames = 2000;

// Cheap properties are looked at after nearly every action, dear ones after one in so many.
constexpr std::uint32_t kCopies = 8, kEvents = 8, kRandomActions = 8, kLegal = 32, kTexts = 64,
                        kHidden = 80, kStateJson = 160, kAdvice = 3000, kRecords = 4;

struct Setting {
    const AnyGame* game;
    int players;
    OptionSet options;
    int games;
};

void PrintTo(const Setting& setting, std::ostream* out) {
    *out << setting.game->info().id << " for " << setting.players << " with "
         << to_text(setting.options.options);
}

std::vector<Setting> settings() {
    std::vector<Setting> all;
    for (const auto& game : registry().games()) {
        const std::vector<OptionSet> sets = option_sets(*game);
        const auto share =
            (kGames + static_cast<int>(sets.size()) - 1) / static_cast<int>(sets.size());
        for (int players = game->info().min_players; players <= game->info().max_players; ++players)
            for (const OptionSet& options : sets)
                all.push_back({game.get(), players, options, scaled(share)});
    }
    return all;
}

std::string name_of(const testing::TestParamInfo<Setting>& info) {
    const Setting& setting = info.param;
    return test_name(setting.game->info().id) + "_for_" + std::to_string(setting.players) +
           "_with_" + setting.options.name;
}

// The last actions of whatever was played, to try where they do not belong.
class Memory {
  public:
    void remember(Action action) { actions_[next_++ % actions_.size()] = action; }
    Probes some(RandomStream& random) const {
        constexpr std::size_t kSome = 16;
        const std::size_t from =
            random.uniform(static_cast<std::uint32_t>(actions_.size() - kSome));
        return Probes(actions_).subspan(from, kSome);
    }

  private:
    std::array<Action, 512> actions_{};
    std::size_t next_ = 0;
};

class Conformance : public testing::TestWithParam<Setting> {
  protected:
    // What is asked of a position before the next action is played.
    void look_at(RandomGame& game, bool everything) {
        const Position& position = game.position();
        RandomStream& random = game.random();
        const auto now = [&](std::uint32_t times) { return everything || game.one_in(times); };
        if (now(kRandomActions)) expect_random_action_is_legal(position, random);
        if (now(kLegal)) {
            expect_somebody_can_act_until_the_end(position);
            expect_legal_is_what_check_allows(position, memory_.some(random), random);
        }
        if (now(kTexts)) {
            expect_text_of_actions_reads_back(position, random);
            expect_actions_are_named(position, random);
        }
        if (now(kStateJson)) {
            expect_state_json_reads_back(position);
            expect_standing_is_consistent(position);
        }
        if (now(kHidden)) {
            const auto viewers = static_cast<std::uint32_t>(position.players()) + 1;
            const auto number = static_cast<int>(random.uniform(viewers));
            const Seat viewer =
                number < position.players() ? static_cast<Seat>(number) : kSpectator;
            expect_no_interference(position, viewer, memory_.some(random), random);
            expect_hiding_twice_hides_no_more(position, viewer);
            expect_features_are_of_the_view(position, viewer, random);
        }
        if (game.one_in(kAdvice)) expect_advice_is_legal(position, random);
    }

    void play_one(RandomGame& game, int game_number) {
        std::vector<Hash128> hashes;
        std::vector<Event> events;
        look_at(game, game_number == 1);
        while (const auto step = game.choose()) {
            const std::unique_ptr<Position> before =
                game.one_in(kEvents) ? game.position().clone() : nullptr;
            if (game.one_in(kCopies)) expect_copies_are_independent(game.position(), *step);
            events.clear();
            game.play(*step, before == nullptr ? nullptr : &events);
            hashes.push_back(game.position().hash());
            memory_.remember(step->action);
            if (before != nullptr)
                expect_events_are_described(*before, *step, events, game.position());
            look_at(game, game.position().over());
            if (HasFatalFailure()) break;
        }
        if (game.one_in(kRecords))
            expect_record_replays(game.game(), game.record(), hashes, game.position());
    }

    Memory memory_;
};

TEST_P(Conformance, random_games_keep_every_property) {
    const Setting& setting = GetParam();
    for (int number = 1; number <= setting.games && !HasFatalFailure(); ++number) {
        RandomGame game(*setting.game, setting.players, setting.options.options,
                        static_cast<std::uint64_t>(number));
        play_one(game, number);
        if (HasFatalFailure())
            ADD_FAILURE() << "in random game " << number << " after " << game.actions().size()
                          << " actions";
    }
}

TEST_P(Conformance, the_same_seed_gives_the_same_game) {
    const Setting& setting = GetParam();
    std::array<std::string, 2> texts;
    for (std::string& text : texts) {
        RandomGame game(*setting.game, setting.players, setting.options.options, 99);
        game.play_to_the_end();
        text = to_text(record_json(*setting.game, game.record()));
    }
    EXPECT_EQ(texts[0], texts[1]);
    RandomGame other(*setting.game, setting.players, setting.options.options, 100);
    other.play_to_the_end();
    EXPECT_NE(to_text(record_json(*setting.game, other.record())), texts[0]);
}

TEST_P(Conformance, options_are_kept_and_start_the_same_game_again) {
    const Setting& setting = GetParam();
    const auto first = start(*setting.game, setting.players, setting.options.options, 5);
    const auto second = start(*setting.game, setting.players, first->options_json(), 5);
    EXPECT_TRUE(first->equals(*second));
    for (const auto& option : setting.options.options.as_object())
        EXPECT_EQ(first->options_json().at(option.key()), option.value());
}

INSTANTIATE_TEST_SUITE_P(Games, Conformance, testing::ValuesIn(settings()), name_of);

// What a game says of itself.
class Description : public testing::TestWithParam<const AnyGame*> {};

template <class Rows, class Key>
void expect_unique(const Rows& rows, Key key) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(key(rows[i]), key(rows[j]));
}

TEST_P(Description, kinds_and_keys_are_unique) {
    const GameInfo& info = GetParam()->info();
    const Vocabulary& vocabulary = GetParam()->vocabulary();
    expect_unique(vocabulary.action_forms(), [](const ActionForm& form) { return form.kind; });
    expect_unique(vocabulary.action_forms(), [](const ActionForm& form) { return form.name; });
    expect_unique(vocabulary.event_forms(), [](const EventForm& form) { return form.kind; });
    expect_unique(vocabulary.event_forms(), [](const EventForm& form) { return form.name; });
    expect_unique(info.refusals, [](const Refusal& refusal) { return refusal.key; });
    expect_unique(info.options, [](const OptionShape& option) { return option.name; });
}

TEST_P(Description, no_action_has_the_kind_of_none) {
    for (const ActionForm& form : GetParam()->vocabulary().action_forms())
        EXPECT_NE(form.kind, 0) << form.name;
}

TEST_P(Description, the_defaults_of_the_options_are_the_default_game) {
    const AnyGame& game = *GetParam();
    JsonObject options;
    for (const OptionShape& option : game.info().options)
        options[option.name] = json(option.default_value);
    const int players = game.info().min_players;
    EXPECT_TRUE(start(game, players, options, 3)->equals(*start(game, players, JsonObject{}, 3)));
}

TEST_P(Description, the_schema_names_the_fields_of_a_state) {
    const AnyGame& game = *GetParam();
    const Json schema = game.schema(false);
    const Json state = start(game, game.info().min_players, JsonObject{}, 1)->state_json();
    const JsonObject& properties = schema.at("properties").as_object();
    EXPECT_EQ(properties.size(), state.as_object().size());
    for (const auto& member : state.as_object())
        EXPECT_TRUE(properties.contains(member.key())) << member.key();
}

TEST_P(Description, states_and_views_fit_their_schemas) {
    const AnyGame& about = *GetParam();
    const Json schema = about.schema(false), view_schema = about.schema(true);
    std::uint64_t number = 0;
    for (int players = about.info().min_players; players <= about.info().max_players; ++players)
        for (const OptionSet& options : option_sets(about)) {
            RandomGame game(about, players, options.options, ++number);
            for (bool over = false; !over;) {
                if (const auto step = game.choose()) game.play(*step);
                over = game.position().over();
                if (!over && !game.one_in(16)) continue;
                const Json state = game.position().state_json();
                ASSERT_EQ(schema_complaints(schema, state), std::vector<std::string>{})
                    << to_text(state);
                for (const Seat viewer : {Seat{0}, kSpectator}) {
                    const Json view = game.position().view_json(viewer);
                    ASSERT_EQ(schema_complaints(view_schema, view), std::vector<std::string>{})
                        << to_text(view);
                }
            }
        }
}

TEST_P(Description, content_has_tables_with_a_column_for_each_heading) {
    EXPECT_FALSE(GetParam()->content_version().empty());
    EXPECT_FALSE(GetParam()->content_tables().empty());
    for (const ContentTable& table : GetParam()->content_tables()) {
        EXPECT_FALSE(table.entries.empty()) << table.title;
        for (const ContentEntry& entry : table.entries)
            EXPECT_EQ(entry.columns.size(), table.headings.size()) << table.title;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Description, testing::ValuesIn(all_games()), name_of_game);

}  // namespace
}  // namespace orrery::test
