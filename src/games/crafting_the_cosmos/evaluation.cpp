#include "games/crafting_the_cosmos/evaluation.h"

#include <algorithm>
#include <cmath>

#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/scoring.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr double kStepsPerTurn = 2.2;  // of a time crystal, from the console alone

// Powers and curves are made of plain arithmetic, so that every platform advises the same.
double power(double base, double exponent) {
    double result = 1;
    for (; exponent >= 1; exponent -= 1) result *= base;
    return result * (1 - exponent * (1 - base));
}
// From 0 to 1, a half at 0.
double slope(double x) {
    return 0.5 + 0.5 * x / (0.6 + std::abs(x));
}

// A chance that shrinks with what is missing, the faster the fewer turns are left.
double chance(double missing, double turns, double best, double worst) {
    if (missing <= 0) return 1;
    if (turns <= 0) return 0;
    const double each = best - (best - worst) / (turns + 0.5);
    return power(each, missing) * std::min(1.0, (turns + 0.5) * 2.5 / missing);
}

struct Supplied {
    double missing = 0;  // stars, the rare ones counting more
    int short_of = 0;    // stars in all
    int blocked = 0;     // of them, those no empty corner is left for
};

// CTC-FORM-01: what is still to come to the corners of a nebula.
Supplied supplied(const Content& content, const Options& options, const SeatState& own,
                  std::size_t space) {
    constexpr std::array<double, kElements> kRarity{0.85, 0.95, 1.15, 1.15};
    const NebulaTile& tile = content.tiles[own.nebulae[space]];
    const StarSet corners = content.board.corners[space];
    const int jokers = (own.supernovae & corners).count();
    int stars = jokers, left = jokers;
    Supplied result;
    for (std::size_t element = kElements; element-- > 0;) {
        const int have = (own.normal_stars(element) & corners).count();
        stars += have;
        int missing = std::max(0, tile.need[element] - have);
        const int helped = std::min(left, missing);
        left -= helped;
        missing -= helped;
        result.short_of += missing;
        result.missing += kRarity[element] * missing;
    }
    const int room = options.form_rule == FormRule::kExact ? tile.stars - stars : 6 - stars;
    result.blocked = std::max(0, result.short_of - room);
    if (result.short_of == 0 && room < 0) result.blocked = -room;
    return result;
}

double forming_chance(const Content& content, const Options& options, const SeatState& own,
                      std::size_t space, double turns) {
    constexpr double kUnblocked = 0.3, kReady = 0.93;
    const Supplied has = supplied(content, options, own, space);
    const double likely = kReady * chance(has.missing, turns, 0.8, 0.45);
    return has.blocked == 0 ? likely : likely * power(turns > 0 ? kUnblocked : 0, has.blocked);
}

// What a tile of advanced life brings on average, by its group.
double tile_worth(std::uint8_t tile) {
    return group_of(tile) == 1 ? 7.4 : 5.3;
}
double next_tile(const State& state) {
    return state.advanced_stack.empty() ? 0 : tile_worth(state.advanced_stack.back());
}

SpaceWorth worth_of_space(const Content& content, const Options& options, const SeatState& own,
                          std::size_t space, double turns, double tile) {
    SpaceWorth worth;
    if (own.nebulae[space] == 0) return worth;
    double formed = 1;
    if (!own.formed.contains(space)) {
        formed = forming_chance(content, options, own, space, turns);
        worth.nebula = content.tiles[own.nebulae[space]].points * formed;
    }
    if (own.advanced_on(space) > 0) return worth;
    const int missing = 6 - (own.life() & content.board.sides[space]).count();
    worth.life = 0.93 * tile * formed * chance(missing, turns, 0.84, 0.5);
    return worth;
}

template <class Set>
Set differing(const Set& one, const Set& other) {
    return (one - other) | (other - one);
}

// Stars that are anywhere, and life that is: some of it will be of use.
SpaceWorth worth_at_large(const SeatState& own, double turns) {
    constexpr double kStar = 0.04, kStable = 0.13, kLifeToken = 0.04;
    const double ahead = std::min(turns, 4.0);
    return {kStar * ahead * own.occupied_stars().count(),
            ahead * (kStable * own.stable.count() + kLifeToken * own.life().count())};
}

// What all discharges pay when the crystals have climbed so many steps; between two discharges
// the part that is climbed counts while there are turns to climb the rest.
double chamber_points(const Content& content, double steps, double turns) {
    constexpr double kStarOfDischarge = 1.2;
    double points = 0;
    for (int i = 0; steps > 0; ++i, steps -= kChamberTop) {
        const double share = std::min(1.0, steps / kChamberTop);
        const double worth = discharge_points(content, i) + kStarOfDischarge;
        points += share == 1 ? worth : turns > 0 ? 0.9 * share * worth : 0;
    }
    return points;
}

double crystal_worth(const Content& content, const SeatState& own, double turns) {
    const double now = kChamberTop * own.discharges;
    const double steps = kChamberTop * own.waiting + own.crystal;
    const double to_come = turns * steps_in_a_turn(content, own);
    return 0.97 * (chamber_points(content, now + steps + to_come, turns) -
                   chamber_points(content, now, turns));
}

double card_worth(const SeatState& own, double turns) {
    constexpr std::array<double, kSetSize + 1> kEqual{0, 0.55, 1.25, 2.1, 3.2, 5.6};
    double worth = 0;
    for (std::uint8_t count : own.hand) {
        const int sets = count / kSetSize;
        worth += kEqual[kSetSize] * sets;
        if (turns > 0) worth += kEqual[count % kSetSize];
    }
    const int over = std::max(0, own.cards - kHandLimit);
    return worth - (turns > 0 ? 0.5 * over : 0);
}

// The bonus in a turn; that of time powers is counted with the crystals.
constexpr std::array<double, kEnergies> kBonus{0.75, 0, 0.35, 0.9};

double power_worth(const Content& content, const SeatState& own, double turns) {
    double worth = 0, share = 1;
    for (std::uint8_t number : own.powers) {
        if (number == 0) continue;
        const Power& card = content.powers[number];
        worth += turns * (kBonus[index(card.type)] + share * card.worth);
        share *= 0.75;  // the cards do not suffice for all of them
    }
    return worth;
}

// The chance to come first, and second where that pays.
double goal_worth(const Content& content, const State& state, const SeatState& own, Seat seat,
                  const Outlook& outlook) {
    double worth = 0;
    for (std::size_t space = 0; space < kTrack; ++space) {
        if (state.track[space] == 0) continue;
        const auto rounds = static_cast<double>(kTrack - 1 - space);
        if (rounds > outlook.turns) continue;  // the game ends before
        const int mine = goal_value(content, state.options, own, state.track[space]);
        if (mine == 0) continue;
        const double spread = 0.5 + 0.9 * rounds;
        double first = 1, second = 0;
        for (std::size_t i = 0; i < state.players; ++i) {
            if (static_cast<Seat>(i) == seat) continue;
            const double lead = mine - outlook.rivals[space][i] + 0.3;
            const double ahead = slope(lead / spread);
            second = std::max(second, first * (1 - ahead));
            first *= ahead;
        }
        const int paid = second_place(content.numbers, state.options, state.players);
        worth += content.numbers.first_place * first + paid * second;
    }
    return worth;
}

}  // namespace

double steps_in_a_turn(const Content& content, const SeatState& own) {
    int time_powers = 0;
    for (std::uint8_t power : own.powers)
        time_powers += power != 0 && content.type_of(power) == Energy::kTime ? 1 : 0;
    return kStepsPerTurn + time_powers;
}

// CTC-END-04: the goals end the game in the eighth round, the crystals perhaps before.
Outlook::Outlook(const Content& content, const State& state, Seat seat) {
    const double by_goals = kMaxRounds - state.round;
    double steps = 0, climbed = 0;
    for (std::size_t i = 0; i < state.players; ++i) {
        steps += steps_in_a_turn(content, state.seats[i]);
        climbed += state.seats[i].crystal;
    }
    const double by_crystals =
        std::max(0.0, std::ceil((kChamberTop * state.crystals - climbed) / steps - 0.5));
    turns = state.crystals == 0 ? 0 : std::min(by_goals, std::max(1.0, by_crystals));
    turns = std::min(turns, by_goals);
    if (state.phase == Phase::kDiscard && state.crystals == 0) turns = 0;
    for (std::size_t space = 0; space < kTrack; ++space)
        for (std::size_t i = 0; i < state.players; ++i)
            if (state.track[space] != 0 && static_cast<Seat>(i) != seat)
                rivals[space][i] =
                    goal_value(content, state.options, state.seats[i], state.track[space]);
}

// Points to come from nebulae, and from life around them.
void Evaluator::add_galaxy(const State& state, const SeatState& own, Evaluation& evaluation) {
    const double tile = next_tile(state);
    StarSet stars = differing(own.supernovae, last_.supernovae);
    for (std::size_t element = 0; element < kElements; ++element)
        stars |= differing(own.stars[element], last_.stars[element]);
    const LifeSet life = differing(own.life(), last_.life());
    const bool all = !known_ || tile != last_tile_;
    SpaceWorth sum;
    for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
        const bool same = !all && own.nebulae[space] == last_.nebulae[space] &&
                          own.advanced[space] == last_.advanced[space] &&
                          own.formed.contains(space) == last_.formed.contains(space) &&
                          !stars.intersects(content_->board.corners[space]) &&
                          !life.intersects(content_->board.sides[space]);
        if (!same)
            spaces_[space] =
                worth_of_space(*content_, state.options, own, space, outlook_.turns, tile);
        sum.nebula += spaces_[space].nebula;
        sum.life += spaces_[space].life;
    }
    const SpaceWorth anywhere = worth_at_large(own, outlook_.turns);
    evaluation[Worth::kNebulae] = sum.nebula + anywhere.nebula;
    evaluation[Worth::kLife] = sum.life + anywhere.life;
    last_tile_ = tile;
}

// What hand, powers and time chamber are worth, which few actions change.
void Evaluator::add_console(const SeatState& own, Evaluation& evaluation) {
    if (!known_ || own.powers != last_.powers || own.crystal != last_.crystal ||
        own.waiting != last_.waiting || own.discharges != last_.discharges) {
        crystals_ = crystal_worth(*content_, own, outlook_.turns);
        powers_ = power_worth(*content_, own, outlook_.turns);
    }
    evaluation[Worth::kCrystals] = crystals_;
    evaluation[Worth::kPowerCards] = powers_;
    evaluation[Worth::kCards] = card_worth(own, outlook_.turns);
}

Evaluation Evaluator::operator()(const State& state) {
    const SeatState& own = state.seat(seat_);
    const Points points = points_of(*content_, own);
    Evaluation evaluation;
    evaluation[Worth::kPoints] = points.on_track() + points.advanced;
    if (state.phase == Phase::kGameOver) return evaluation;
    add_galaxy(state, own, evaluation);
    add_console(own, evaluation);
    if (state.phase == Phase::kChoosePower && seat_ == state.current)
        evaluation[Worth::kPowerCards] +=
            unknown_power_worth(static_cast<Energy>(state.turn.drawn_type), outlook_.turns);
    evaluation[Worth::kGoalChances] = goal_worth(*content_, state, own, seat_, outlook_);
    last_ = own;
    known_ = true;
    return evaluation;
}

Evaluation evaluate_seen(const Content& content, const State& state, Seat seat, double turns) {
    const SeatState& own = state.seat(seat);
    Evaluation evaluation;
    evaluation[Worth::kPoints] = points_of(content, own).on_track();
    for (const auto& tiles : own.advanced)
        for (const std::uint8_t tile : tiles)
            evaluation[Worth::kPoints] += tile != 0 ? tile_worth(tile) : 0;
    SpaceWorth galaxy = worth_at_large(own, turns);
    for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
        const SpaceWorth worth =
            worth_of_space(content, state.options, own, space, turns, next_tile(state));
        galaxy.nebula += worth.nebula;
        galaxy.life += worth.life;
    }
    evaluation[Worth::kNebulae] = galaxy.nebula;
    evaluation[Worth::kLife] = galaxy.life;
    evaluation[Worth::kCrystals] = crystal_worth(content, own, turns);
    evaluation[Worth::kPowerCards] = power_worth(content, own, turns);
    return evaluation;
}

double unknown_power_worth(Energy type, double turns) {
    constexpr double kStep = 1.8, kGoodUse = 0.75;
    return turns * (kGoodUse * 0.8 + (type == Energy::kTime ? kStep : kBonus[index(type)]));
}

}  // namespace orrery::crafting_the_cosmos
