#include "tests/games/cosmogenesis/objective_examples.h"

#include "games/cosmogenesis/codec.h"
#include "games/cosmogenesis/scoring.h"

namespace orrery::cosmogenesis::testing {
namespace {

// An orbit with this number; small planets before it.
State with_orbit(const Json& example, std::size_t objective) {
    State state = position("A=0 K=0");
    const int number = number_at(example, "orbit");
    state.seats[0].module = number > static_cast<int>(kBoardOrbits) ? 1 : 0;
    for (int i = 1; i < number; ++i) state.seats[0].orbits.push_back(orbit_from_text("T1"));
    state.seats[0].orbits.push_back(orbit_from_text(text_at(example, "contents")));
    state.seats[0].drafted.push_back(static_cast<std::uint8_t>(objective));
    return state;
}

std::string reveal(const Json& example, const Json& entry) {
    return "side reveal " + text_at(entry, "id") + " at O" +
           std::to_string(number_at(example, "orbit"));
}

// What the objective lacks at that orbit, by the rules' refusal.
void expect_revealed(const Json& entry, const char* key, const char* refusal) {
    for (const Json& example : entry.at(key).as_array())
        EXPECT_EQ(code_of(with_orbit(example, number_of(entry)), 0, reveal(example, entry)),
                  refusal)
            << text_at(example, "contents");
}

}  // namespace

std::size_t number_of(const Json& entry) {
    return static_cast<std::size_t>(std::stoi(text_at(entry, "id").substr(1)));
}

void expect_names(const Names& names, const Json& entry) {
    EXPECT_EQ(names.german, text_at(entry, "de"));
    EXPECT_EQ(names.english, text_at(entry, "en"));
    EXPECT_EQ(names.french, text_at(entry, "fr"));
}

void expect_formula(const Json& entry) {
    const StellarObjective& objective = content().stellar[number_of(entry)];
    expect_names(objective.names, entry);
    for (const Json& system : entry.at("systems").as_array()) {
        const State state = position(text_at(system, "given"));
        EXPECT_EQ(stellar_points(objective, state.seats[0]), number_at(system, "points"))
            << text_at(system, "given");
    }
}

void expect_points_of_the_owner(const Json& entry) {
    const Json& best = entry.at("systems").as_array().back();
    State state = position(text_at(best, "given"));
    EXPECT_EQ(score_of(content(), state, 0).stellar, 0);
    state.seats[0].stellar.push_back(static_cast<std::uint8_t>(number_of(entry)));
    EXPECT_EQ(score_of(content(), state, 0).stellar, number_at(best, "points"));
    EXPECT_EQ(score_of(content(), state, 1).stellar, 0);
}

void expect_met_and_missed(const Json& entry) {
    expect_names(content().planetary[number_of(entry)].names, entry);
    expect_revealed(entry, "met", "");
    expect_revealed(entry, "missed", "E_REQUIREMENT");
}

void expect_reward_and_points(const Json& entry) {
    const Json& example = entry.at("met").at(0);
    State state = with_orbit(example, number_of(entry));
    play(state, 0, reveal(example, entry));
    EXPECT_EQ(state.seats[0].orbits.back().objective, number_of(entry));
    EXPECT_FALSE(state.seats[0].holds(static_cast<std::uint8_t>(number_of(entry))));
    int asteroids = 0, comets = 0;
    std::string choice;
    for (const Json& item : entry.at("rewards").as_array()) {
        if (item.as_string() == "asteroid")
            ++asteroids;
        else if (item.as_string() == "comet")
            ++comets;
        else
            choice = item.as_string();
    }
    EXPECT_EQ(state.seats[0].asteroids, asteroids);
    EXPECT_EQ(state.seats[0].comets, comets);
    EXPECT_EQ(state.comets, 20 - comets);
    EXPECT_EQ(state.phase, choice.empty() ? Phase::kOptional : Phase::kReward);
    if (!choice.empty()) {
        ASSERT_EQ(state.rewards.size(), 1U);
        EXPECT_EQ(game().words().reward->name_of(static_cast<int>(state.rewards.back())), choice);
    }
    EXPECT_EQ(score_of(content(), state, 0).planetary, number_at(entry, "points"));
}

}  // namespace orrery::cosmogenesis::testing
