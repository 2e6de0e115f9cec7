#include "cli/play/cosmogenesis/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/canvas.h"

namespace orrery::cli::play {
namespace {

using cosmogenesis::Body;
using cosmogenesis::BodyKind;
using cosmogenesis::Condition;
using cosmogenesis::Count;
using cosmogenesis::Missing;
using cosmogenesis::ScoreTerm;

void add(std::string& list, const std::string& item) {
    list += (list.empty() ? "" : ", ") + item;
}

std::string stage_text(int stage) {
    return stage <= 0 ? "life" : fmt::format("life of stage {}", stage);
}

std::string lack(const Missing& gap) {
    const int need = gap.need, have = gap.have;
    switch (gap.condition) {
        case Condition::kTerrestrialPlanet:
            return "a rocky planet";
        case Condition::kGasGiant:
            return "a gas giant";
        case Condition::kSize:
            return have == 0 ? fmt::format("size {}", need)
                             : fmt::format("size {} (is {})", need, have);
        case Condition::kWet:
            return "water";
        case Condition::kRings:
            return "rings";
        case Condition::kLife:
            return have < 0 ? stage_text(need) : fmt::format("stage {} (is {})", need, have);
        case Condition::kMoons:
            return counted(need - have, have == 0 ? "moon" : "more moon");
        case Condition::kMoonSize:
            return fmt::format("a moon of size {}", need);
        case Condition::kWetMoons:
            return "a moon with water";
        case Condition::kLivingMoons:
            return "a moon with life";
        case Condition::kLivingBodies:
            return "life";
        case Condition::kOrbitFrom:
            return fmt::format("an orbit from O{} on", need);
        case Condition::kOrbitTo:
            return fmt::format("an orbit up to O{}", need);
    }
    return {};
}

// What no later step mends: the kind of planet, and where it lies.
bool stays(const Missing& gap) {
    return gap.condition == Condition::kTerrestrialPlanet ||
           gap.condition == Condition::kGasGiant || gap.condition == Condition::kOrbitFrom ||
           gap.condition == Condition::kOrbitTo;
}

std::string bodies_text(const ScoreTerm& term) {
    std::string text;
    if (term.wet) text += "wet ";
    if (term.rings) text += "ringed ";
    if (term.life >= 0) text += term.life == 0 ? "living " : "evolved ";
    const bool moon = term.count == Count::kMoons;
    if (term.kind == BodyKind::kGasGiant)
        text += "gas giant";
    else if (term.kind == BodyKind::kAsteroid)
        text += moon ? "asteroid moon" : "asteroid";
    else
        text += std::string(term.kind == BodyKind::kTerrestrial ? "rocky " : "") +
                (moon                            ? "moon"
                 : term.count == Count::kPlanets ? "planet"
                                                 : "body");
    if (term.size_from > 0) text += fmt::format(" of size {}+", term.size_from);
    if (term.size_to < cosmogenesis::kMaxSize) text += fmt::format(" of size {}", term.size_to);
    if (term.life > 0) text += fmt::format(" (stage {}+)", term.life);
    if (term.moons >= 0) text += " with " + counted(term.moons, "moon");
    if (term.orbit_from > 1) text += fmt::format(" from O{} on", term.orbit_from);
    if (term.orbit_to < cosmogenesis::kMaxOrbits) text += fmt::format(" up to O{}", term.orbit_to);
    return text;
}

std::string thing(const ScoreTerm& term) {
    switch (term.count) {
        case Count::kPlanets:
        case Count::kMoons:
        case Count::kBodies:
            return bodies_text(term);
        case Count::kOrbits:
            return "orbit with a " + bodies_text(term);
        case Count::kGasColours:
            return "colour of gas giants";
        case Count::kGasPairs:
            return "pair of one colour";
        case Count::kClasses:
            return "different class of T1–T4, G1, G2";
        case Count::kLongestRun:
            return "planet in a row, none smaller than the one before";
        case Count::kBeltAsteroids:
            return "asteroid in the belt";
        case Count::kBeltComets:
            return "comet in the belt";
        case Count::kObjects:
            return "object";
        case Count::kRevealedObjectives:
            return "revealed objective";
    }
    return {};
}

}  // namespace

std::vector<int> known_hand(const cosmogenesis::SeatState& seat) {
    std::vector<int> hand;
    if (seat.holds_start != 0 && seat.start != 0) hand.push_back(seat.start);
    hand.insert(hand.end(), seat.drafted.begin(), seat.drafted.end());
    return hand;
}

std::string body_mark(const Body& body) {
    if (body.is_asteroid()) return "a";
    if (body.is_gas_giant())
        return fmt::format("G{} {}{}", body.size, cosmogenesis::kColourNames[body.mark],
                           body.has_rings() ? " ringed" : "");
    return fmt::format("T{}{}{}", body.size, body.is_wet() ? "≈" : "",
                       body.has_life() ? fmt::format("✿{}", body.stage()) : "");
}

std::string body_name(const Body& body) {
    if (body.is_asteroid()) return "an asteroid";
    if (body.is_gas_giant())
        return fmt::format("a {} gas giant of size {}", cosmogenesis::kColourNames[body.mark],
                           body.size);
    return fmt::format("a rocky body of size {}", body.size);
}

std::string place_name(int orbit, int place) {
    return place == 0 ? fmt::format("planet O{}", orbit)
                      : fmt::format("moon O{}.M{}", orbit, place);
}

std::string asked(const cosmogenesis::Requirement& requirement) {
    std::string planet = requirement.planet == BodyKind::kGasGiant      ? "gas giant"
                         : requirement.planet == BodyKind::kTerrestrial ? "rocky planet"
                                                                        : "any planet";
    if (requirement.size > 0) planet += fmt::format(" of size {}+", requirement.size);
    std::string text = planet;
    if (requirement.wet) add(text, "water");
    if (requirement.rings) add(text, "rings");
    if (requirement.life >= 0) add(text, stage_text(requirement.life));
    if (requirement.moons > 0)
        add(text,
            fmt::format("{}+ {}", requirement.moons, word_for(requirement.moons, "moon", "moons")));
    if (requirement.moon_size > 0)
        add(text, fmt::format("a moon of size {}+", requirement.moon_size));
    if (requirement.wet_moons > 0) add(text, "a moon with water");
    if (requirement.living_moons > 0) add(text, "a moon with life");
    if (requirement.living_bodies > 0) add(text, "life on it or a moon");
    if (requirement.orbit_from > 1) add(text, fmt::format("from O{} on", requirement.orbit_from));
    if (requirement.orbit_to < cosmogenesis::kMaxOrbits)
        add(text, fmt::format("up to O{}", requirement.orbit_to));
    return text;
}

std::string still_missing(const cosmogenesis::Content& content, const cosmogenesis::SeatState& seat,
                          int objective) {
    const cosmogenesis::Requirement& requirement =
        content.planetary[static_cast<std::size_t>(objective)].requirement;
    std::size_t nearest = 0;
    cosmogenesis::MissingList gaps;
    for (std::size_t i = 0; i < seat.orbits.size(); ++i) {
        if (seat.orbits[i].objective != 0) continue;  // CG-PLANETARY-05: one for each orbit
        const cosmogenesis::MissingList here = missing(requirement, seat.orbits[i], i + 1);
        if (std::any_of(here.begin(), here.end(), stays)) continue;
        if (nearest != 0 && here.size() >= gaps.size()) continue;
        nearest = i + 1;
        gaps = here;
    }
    if (nearest == 0) return "needs a new planet: " + asked(requirement);
    if (gaps.empty()) return fmt::format("ready at O{}", nearest);
    std::string text;
    for (const Missing& gap : gaps) add(text, lack(gap));
    return fmt::format("O{} lacks {}", nearest, text);
}

std::string scores_for(const cosmogenesis::StellarObjective& objective) {
    std::string text;
    for (const ScoreTerm& term : objective.terms) {
        std::string each;
        for (std::size_t i = 1; i < term.table.size(); ++i)
            each += fmt::format("{}{}", i == 1 ? "" : "/", term.table[i]);
        if (term.table.empty()) each = std::to_string(term.each);
        text += fmt::format("{}{} per {}", text.empty() ? "" : ", ", each, thing(term));
        if (term.at_most < 255) text += fmt::format(" (at most {})", term.at_most);
    }
    return text;
}

std::string rewards_of(const cosmogenesis::PlanetaryObjective& objective) {
    constexpr std::array<std::string_view, 6> kWords{"",     "asteroid",  "comet",
                                                     "life", "evolution", "side action"};
    static_assert(kWords.size() == 1 + cosmogenesis::kRewardNames.size());
    std::string text;
    for (const cosmogenesis::RewardItem item : objective.rewards)
        text += (text.empty() ? "" : "+") + std::string(kWords[static_cast<std::size_t>(item)]);
    return text;
}

}  // namespace orrery::cli::play
