// What views tell of a count: where it lies, how a scoring went, what one would do.
#include "games/cosmic_factory/account.h"

#include <map>
#include <set>

#include "games/cosmic_factory/count_form.h"
#include "games/cosmic_factory/options.h"
#include "tests/games/cosmic_factory/support.h"
#include "tests/support/scale.h"

namespace orrery::cosmic_factory::testing {
namespace {

Json view_of(const State& state, Seat seat) {
    return game().view_json(game().hide(state, seat), seat);
}

// Where everything lies that counts in a round with card 8.
Json places_of(const Galaxy& galaxy) {
    return kPlaces.write(CountScope{game(), State{}, true}, game().counted(galaxy, 8));
}

TEST(CosmicFactoryAccount, CF_ZONE_01_every_field_is_of_one_zone_and_the_zones_have_their_sizes) {
    const Galaxy galaxy = vector("V08");
    const Json places = places_of(galaxy);
    std::map<std::int64_t, std::int64_t> sizes;
    for (const PlacedTile& placed : galaxy) {
        const Json* found = nullptr;
        for (const Json& tile : places.at("fields").as_array())
            if (tile.at("cell") == Json(to_text(placed.cell))) found = &tile;
        ASSERT_NE(found, nullptr) << to_text(placed.cell);
        const Tile tile = turned(game().content().tiles[placed.tile], placed.rotation);
        for (std::size_t field = 0; field < 4; ++field) {
            const std::int64_t number = found->at("zones").at(field).as_int64();
            const Json& zone = places.at("zones").at(static_cast<std::size_t>(number));
            const Field& printed = tile.fields[field];
            EXPECT_EQ(zone.at("kind"), Json(kKindNames[static_cast<std::size_t>(printed.kind)]));
            sizes[number] += printed.kind == Kind::kConstellation ? 1 : printed.planets;
        }
    }
    ASSERT_EQ(sizes.size(), places.at("zones").as_array().size());
    for (const auto& [number, size] : sizes)
        EXPECT_EQ(places.at("zones").at(static_cast<std::size_t>(number)).at("size"), size);
}

TEST(CosmicFactoryAccount, CF_TRACK_02_the_trail_and_the_networks_have_as_many_tiles_as_counted) {
    const Json places = places_of(vector("V08"));
    std::set<std::string> trail;
    for (const Json& cell : places.at("trail").as_array()) trail.emplace(cell.as_string().c_str());
    EXPECT_EQ(trail.size(), 7U);
    const JsonArray& networks = places.at("networks").as_array();
    ASSERT_EQ(networks.size(), 2U);
    EXPECT_EQ(networks[0].as_array().size(), 8U);
    EXPECT_EQ(networks[1].as_array().size(), 1U);
}

// In games of all kinds of cards, whoever scores whose galaxy, with bets and choices.
TEST(CosmicFactoryAccount, CF_SCORE_07_the_steps_of_a_scoring_end_where_the_markers_are) {
    std::set<int> cards;
    std::map<StepKind, int> kinds;
    const int games = test::scaled(200);
    for (int i = 0; i < games; ++i) {
        State state = new_game(2 + i % 5, "{}", static_cast<std::uint64_t>(i));
        RandomStream random(state.random);
        for (int round = 1; round <= kRounds; ++round) {
            play_on(state, random, [&](const State& now) { return now.scored.round == round; });
            if (state.phase == Phase::kExchange || state.phase == Phase::kOffering) {
                EXPECT_TRUE(steps_of(game().content(), state, 0).empty());
            }
            play_on(state, random, [&](const State& now) {
                return now.phase != Phase::kExchange && now.phase != Phase::kOffering;
            });
            cards.insert(state.scored.card);
            for (Seat seat = 0; seat < state.players; ++seat) {
                const ScoredSeat& scored = state.scored.seats[static_cast<std::size_t>(seat)];
                Markers stands = scored.before;
                const Steps steps = steps_of(game().content(), state, seat);
                for (const Step& step : steps) {
                    ++kinds[step.kind];
                    stands[step.marker] = step.stands;
                    EXPECT_EQ(step.total, final_points(stands));
                }
                EXPECT_EQ(stands, scored.after) << "card " << int{state.scored.card};
            }
        }
    }
    if (games < 100) return;
    EXPECT_EQ(cards.size(), 20U);
    EXPECT_EQ(kinds.size(), kStepNames.size());
}

TEST(CosmicFactoryAccount,
     CF_SCORE_08_the_places_of_the_last_scoring_are_told_until_the_next_galaxies) {
    State state = building(2, 0);
    lay_all(state, 0);
    lay_all(state, 1);
    everybody(state, "done");
    EXPECT_FALSE(view_of(state, 0).at_pointer("/scored/seats/0/steps").as_array().empty());
    EXPECT_TRUE(view_of(state, 0).at_pointer("/scored/seats/0/places").is_object());
    everybody(state, "ready");
    ASSERT_EQ(state.phase, Phase::kBuild);
    EXPECT_TRUE(view_of(state, 0).at_pointer("/scored/seats/0/steps").as_array().empty());
    EXPECT_TRUE(view_of(state, 0).at_pointer("/scored/seats/0/places").is_null());
    EXPECT_TRUE(view_of(state, 0).at_pointer("/scored/seats/0/evaluation").is_object());
}

TEST(CosmicFactoryAccount, CF_CARD_02_a_gift_is_counted_on_the_right) {
    State state = building(3, 2);
    for (Seat seat = 0; seat < 3; ++seat) lay_all(state, seat);
    everybody(state, "done");
    const Json view = view_of(state, 0);
    EXPECT_EQ(view.at_pointer("/scored/seats/0/counted"), 2);
    EXPECT_EQ(view.at_pointer("/scored/seats/1/counted"), 0);
}

TEST(CosmicFactoryAccount, CF_SCORE_01_what_is_projected_comes_if_nobody_bets) {
    State state = building(2, 0);
    lay_all(state, 0);
    lay_all(state, 1);
    const Json view = view_of(state, 0);
    const Markers coming = projected(game().content(), state, 0);
    EXPECT_EQ(view.at_pointer("/seats/0/projected/points"), final_points(coming));
    EXPECT_EQ(view.at_pointer("/seats/0/projected/markers/star"), coming[kStar]);
    everybody(state, "done");
    EXPECT_EQ(state.seat(0).markers, coming);
    EXPECT_EQ(view_of(state, 0).at_pointer("/seats/0/points"), final_points(coming));
    EXPECT_TRUE(view_of(state, 0).at_pointer("/seats/0/projected").is_null());
}

TEST(CosmicFactoryAccount, CF_CARD_19a_track_points_that_may_go_anywhere_are_not_projected) {
    State state = building(2, 19);
    give(state, 0, vector("V08"));
    ASSERT_GT(game().counted(vector("V08"), 19).points.track, 0);
    EXPECT_EQ(projected(game().content(), state, 0)[kStar], 0);
}

TEST(CosmicFactoryAccount, CF_CARD_13_a_view_says_what_each_choice_leaves) {
    State state = building(3, 13);
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kSabotage);
    const Json view = view_of(state, 0);
    const JsonArray& spoils = view.at("spoils").as_array();
    ASSERT_EQ(spoils.size(), 9U);
    for (const Json& spoilt : spoils) {
        Galaxy left = state.seat(1).galaxy;
        for (PlacedTile& placed : left)
            if (spoilt.at("cells").at(0) == Json(to_text(placed.cell))) placed.face_down = 1;
        EXPECT_EQ(spoilt.at("points"), game().evaluation_json(left, 13).at("points"));
    }
    play(state, 0, "sabotage (2,1)");
    EXPECT_TRUE(view_of(state, 0).at("spoils").as_array().empty());
    EXPECT_TRUE(view_of(state, kSpectator).at("spoils").as_array().empty());
}

TEST(CosmicFactoryAccount, CF_CARD_01_two_forgotten_tiles_are_told_one_by_one_and_in_pairs) {
    State state = building(2, 1);
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kBlackHole);
    EXPECT_EQ(spoils_of(game().content(), state, 0).size(), 9U + 36U);
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
