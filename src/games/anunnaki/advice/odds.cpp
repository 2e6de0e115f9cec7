#include "games/anunnaki/advice/odds.h"

#include <algorithm>

#include "games/anunnaki/course/combat.h"
#include "games/anunnaki/person/person.h"

namespace orrery::anunnaki {
namespace {

// Prices and rewards, in points.
constexpr double kPaidResource = 0.7;
constexpr double kUsedStrength = 0.2;  // a card put away, for each point of its strength
constexpr int kTileReward = 2;         // what a civilisation gives on average
constexpr int kAtlantisReward = 6;     // with an artefact

bool lies_face_down(const State& state, const Fight& fight, Place place) {
    return fight.against_civilisation() && is_area(place) && state.areas[place].revealed == 0;
}

// Over the tiles that may lie there: those that nobody has seen yet.
double chance_against_unseen(const Content& content, const State& state, Place place, int total) {
    State tried = state;
    int tiles = 0, won = 0;
    for (std::size_t tile = 0; tile < content.civilisations.size(); ++tile) {
        if ((state.seen_civilisations >> tile & 1) != 0) continue;
        tried.areas[place].civilisation = static_cast<std::uint8_t>(1 + tile);
        ++tiles;
        won += total >= Board(content, tried).civilisation_strength(place) ? 1 : 0;
    }
    return tiles == 0 ? 0 : static_cast<double>(won) / tiles;
}

double chance_against_bot(const Content& content, const State& state, int total, int bot) {
    const auto& faces = content.constants.die;
    const int to_beat = state.active == Side::kPerson ? 0 : 1;  // AN-COMB-03
    const auto won = std::count_if(faces.begin(), faces.end(),
                                   [&](int face) { return total >= bot + face + to_beat; });
    return static_cast<double>(won) / static_cast<double>(faces.size());
}

double price(const Weapon& weapon) {
    const double paid = kPaidResource * total_of(weapon.cost);
    return weapon.cost == ResourceCounts{} && !weapon.advanced
               ? 0
               : paid + kUsedStrength * weapon.strength;
}

void send(State& state, Side side, Place from, Place to) {
    UnitCounts& leaving = units_at(state, side, from);
    UnitCounts& arriving = units_at(state, side, to);
    for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
        arriving[kind] = static_cast<std::uint8_t>(arriving[kind] + leaving[kind]);
    leaving = {};
}

void advance_war(const Content& content, State& state, Side side, int steps) {
    constexpr auto kWar = static_cast<std::size_t>(Track::kWar);
    std::uint8_t& space = state.side(side).tracks[kWar];
    space = static_cast<std::uint8_t>(std::min<int>(space + steps, content.tracks[kWar].last));
}

void remove_tile(const Content& content, State& state, Place area) {
    SideState& own = state.side(Side::kPerson);
    const bool atlantis = content.areas[area].atlantis;
    state.areas[area].civilisation = state.areas[area].revealed = 0;
    own.vp = static_cast<std::int16_t>(own.vp + (atlantis ? kAtlantisReward : kTileReward));
    if (atlantis) atlantis_god(content, state, area) = 0;
}

}  // namespace

double winning_chance(const Content& content, const State& state, Place place, int added) {
    const Fight fight(content, state, place);
    const Word bonus = state.active == Side::kPerson ? Word::kAttack : Word::kDefence;
    const int total = fight.strength(Side::kPerson) + power(content, state, bonus) + added;
    if (!fight.against_civilisation())
        return chance_against_bot(content, state, total, fight.strength(Side::kBot));
    if (lies_face_down(state, fight, place))
        return chance_against_unseen(content, state, place, total);
    return total >= fight.civilisation_strength() ? 1 : 0;
}

CardChoice card_choice(const Content& content, const State& state, Place place, double stake,
                       std::size_t card_or_none) {
    const Weapon* weapon = card_or_none == 0 ? nullptr : &content.weapons[card_or_none - 1];
    const int strength = weapon == nullptr ? 0 : weapon->strength;
    const double chance = winning_chance(content, state, place, strength);
    return {card_or_none, chance, chance * stake - (weapon == nullptr ? 0 : price(*weapon))};
}

CardChoice best_card(const Content& content, const State& state, Place place, double stake) {
    CardChoice best = card_choice(content, state, place, stake, 0);
    for (std::size_t card = 0; card < kWeapons; ++card) {
        const Weapon& weapon = content.weapons[card];
        if ((state.person.hand >> card & 1) == 0 || !payable(state.person.resources, weapon.cost))
            continue;
        const CardChoice choice = card_choice(content, state, place, stake, 1 + card);
        if (choice.worth > best.worth) best = choice;
    }
    return best;
}

State after_combat(const Content& content, const State& state, Place place, bool person_wins) {
    const Fight fight(content, state, place);
    const Board board(content, state);
    const Side winner = person_wins ? Side::kPerson : Side::kBot;
    const Side loser = other(winner);
    const bool tile = fight.against_civilisation();
    State after = state;
    if (!tile || !person_wins) send(after, loser, fight.stand(loser), board.capital(loser));
    if (tile && !person_wins) return after;
    advance_war(content, after, winner, tile && !fight.in_atlantis() ? 1 : 2);
    if (tile && is_area(place)) remove_tile(content, after, place);
    if (!is_area(place) && winner == state.active) {
        send(after, winner, place, leader_place(planet_of_place(place)));
        distant_at(after, place).leader = leading(winner);
    }
    return after;
}

PlaceSet open_combats(const Content& content, const State& state) {
    const Board board(content, state);
    PlaceSet places;
    board.pending_combats().for_each([&](std::size_t area) {
        if (board.unit_count(Side::kPerson, static_cast<Place>(area)) > 0) places.insert(area);
    });
    for (const DistantState& planet : state.distant) {
        if (planet.planet == 0) continue;
        const Place landing = landing_place(planet.planet - 1U);
        const bool may_attack = planet.leader != Leader::kPerson &&
                                planet.leader != Leader::kNobody &&
                                board.unit_count(Side::kPerson, landing) > 0;
        const bool attacked = planet.leader == Leader::kPerson && state.combats.contains(landing);
        if (state.active == Side::kPerson ? may_attack : attacked) places.insert(landing);
    }
    return places;
}

}  // namespace orrery::anunnaki
