// What a position promises: the score as it may stand at the end, and the means to get there.
#include "games/anunnaki/advice/evaluation.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "games/anunnaki/advice/odds.h"
#include "games/anunnaki/person/person.h"
#include "games/anunnaki/scoring.h"

namespace orrery::anunnaki {
namespace {

struct Weights {
    // How a side's pieces and markers grow with every turn of the person's. The person follows one
    // track, and the goal beside it grows faster too.
    std::array<double, kGoals> person_growth{0.12, 0.30, 0.40, 0.15};
    std::array<double, kGoals> goal_followed{0.25, 0.55, 0.75, 0.28};
    std::array<double, kGoals> bot_growth{0.28, 0.50, 0.60, 0.21};
    double track_steps = 0.15, track_followed = 0.55;
    std::array<double, kTracks> bot_steps{0.50, 0.20, 0.30};
    double person_supremacy = 0.30, bot_supremacy = 0.55;  // spaces in a turn
    double cubes_in_turn = 1.15;                           // Cosmobot's, which end the game
    double track_in_turn = 0.85;                           // steps that may end it
    double turn = -1.0;     // the rest of what a turn brings: the person's points less Cosmobot's
    double resource = 0.9;  // the first two of a kind; half of it for more
    double crystal = 1.0;
    double contract_point = 0.6;  // of a contract that lacks nothing; less for each thing missing
    double contract_lack = 0.15;
    double card_strength = 0.15;                        // in hand
    double tile = 0.25;                                 // an upgraded one, each turn
    double power = 0.30;                                // a lasting power, each turn
    std::array<double, 4> star{0, 0.32, 1.0, 2.2};      // a triangle by its cubes
    double pentagon = 0.3;                              // each cube of it
    std::array<double, 4> culture{0, 0.13, 0.65, 2.3};  // a token by the areas held around it
    std::array<double, 4> bot_culture{0, 0.25, 0.70, 1.6};
    double strength = 0.35, bot_strength = 0.25;
    double symbol = 0.14;  // an unexhausted one
    double income = 0.30;  // part of what the built slots of the settlement row give, each turn
    double follower_to_come = 1.3, resource_to_come = 0.6, step_to_come = 1.3, point_to_move = 0.5;
};
inline constexpr Weights kWeights{};
constexpr double kMeansTurns = 3;  // with fewer turns left, means are worth less
constexpr double kBlurTurns = 2;   // with fewer turns left, half a goal is worth less

}  // namespace

double turns_left(const Content& content, const State& state) {
    if (state.phase == Phase::kGameOver) return 0;
    const bool person = state.active == Side::kPerson;
    const double now = person && state.phase == Phase::kPrimary && !state.tasks.empty() &&
                               state.tasks.back().kind == TaskKind::kPawn
                           ? 1
                           : 0;
    if (state.last_turn != 0) return now;
    if (state.triggered == 1 + index(Side::kPerson)) return now + (person ? 0 : 1);
    if (state.triggered != 0) return now + 1;
    double rest = (content.constants.cubes - state.side(Side::kBot).cubes) / kWeights.cubes_in_turn;
    for (const SideState& side : state.sides)
        for (std::size_t track = 0; track < kTracks; ++track)
            rest = std::min(
                rest, (content.tracks[track].last - side.tracks[track]) / kWeights.track_in_turn);
    return now + std::max(1.0, rest);
}

namespace {

// What a side holds, counted in one pass over the board.
struct Holding {
    std::array<int, kGoals> counts{};  // by Goal
    int strength = 0;
    int symbols = 0;  // not exhausted
    AreaSet areas;
};

class Judge {
  public:
    Judge(const Content& content, const State& state)
        : content_(content), state_(state), turns_(turns_left(content, state)) {
        count();
    }

    Evaluation judge() {
        add_score();
        add_means();
        add_contracts();
        add_actions();
        add_stars();
        add_board();
        add_tasks();
        return value_;
    }

  private:
    void count() {
        const Board board(content_, state_);
        std::array<int, kSides> units{};
        const auto add = [&](const std::array<UnitCounts, kSides>& here) {
            for (std::size_t side = 0; side < kSides; ++side)
                for (std::size_t kind = 0; kind < kUnitKinds; ++kind) {
                    units[side] += here[side][kind];
                    held_[side].strength += here[side][kind] * content_.constants.strength[kind];
                }
        };
        board.in_play().for_each([&](std::size_t area) {
            const AreaState& here = state_.areas[area];
            add(here.units);
            const std::optional<Side> controller = board.controller(area);
            if (!controller) return;
            Holding& held = held_[index(*controller)];
            held.areas.insert(area);
            held.symbols += static_cast<int>(content_.areas[area].symbols.size()) -
                            std::popcount(here.exhausted);
        });
        for (const DistantState& planet : state_.distant) {
            add(planet.landing);
            add(planet.leading);
        }
        for (std::size_t side = 0; side < kSides; ++side) {
            Holding& held = held_[side];
            held.counts = {(held.areas & content_.shrines).count(), held.areas.count(), units[side],
                           content_.constants.settlements - state_.sides[side].settlements};
        }
    }

    // A goal's value at the end: it grows, and on the way there a part of a set counts too.
    double goal(Side side, Goal which, double growth) const {
        const auto number = static_cast<std::size_t>(which);
        const int counted = held_[index(side)].counts[number];
        const int per = content_.goals[number].per;
        const double cap = content_.constants.goal_cap;
        const int sets = counted / per;
        const double exact = std::min<double>(sets, cap);
        const double grown = counted + growth * turns_;
        const double smooth = std::clamp((grown - (per - 1) / 2.0) / per, 0.0, cap);
        const double blur = std::min(1.0, turns_ / kBlurTurns);
        return exact + blur * (smooth - exact);
    }

    template <class Table>
    static double at(const Table& table, double place) {
        const double last = static_cast<double>(table.size()) - 1;
        const double clamped = std::clamp(place, 0.0, last);
        const auto below = static_cast<std::size_t>(clamped);
        const std::size_t above = std::min(below + 1, table.size() - 1);
        const double part = clamped - static_cast<double>(below);
        return table[below] * (1 - part) + table[above] * part;
    }

    double track(Side side, std::size_t number, double steps, double growth) const {
        const double space = state_.side(side).tracks[number] + steps * turns_;
        return at(content_.track_value, space) * goal(side, state_.goals[number], growth);
    }
    double own_track(std::size_t number, bool followed) const {
        const auto goal = static_cast<std::size_t>(state_.goals[number]);
        return followed ? track(Side::kPerson, number, kWeights.track_followed,
                                kWeights.goal_followed[goal])
                        : track(Side::kPerson, number, kWeights.track_steps,
                                kWeights.person_growth[goal]);
    }
    double their_track(std::size_t number) const {
        const auto goal = static_cast<std::size_t>(state_.goals[number]);
        return track(Side::kBot, number, kWeights.bot_steps[number], kWeights.bot_growth[goal]);
    }

    double supremacy(Side side) const {
        const double steps =
            side == Side::kPerson ? kWeights.person_supremacy : kWeights.bot_supremacy;
        return at(content_.supremacy, state_.side(side).supremacy + steps * turns_);
    }

    void add_score() {
        const SideScore own = score_beside_tracks(content_, state_, Side::kPerson);
        const SideScore bot = score_beside_tracks(content_, state_, Side::kBot);
        value_[FeatureKind::kPoints] = own.vp + own.distant + own.powers + own.creatures;
        add_tracks();
        value_[FeatureKind::kSupremacy] = supremacy(Side::kPerson);
        double theirs = bot.vp + bot.distant + supremacy(Side::kBot);
        for (std::size_t number = 0; number < kTracks; ++number) theirs += their_track(number);
        value_[FeatureKind::kTheirs] = -theirs;
        value_[FeatureKind::kTempo] = kWeights.turn * turns_;
    }

    // The track to follow is the one that gains most by it.
    void add_tracks() {
        constexpr std::array kFeaturesOfTracks{FeatureKind::kWar, FeatureKind::kTech,
                                               FeatureKind::kTrade};
        std::size_t best = 0;
        double most = 0;
        for (std::size_t number = 0; number < kTracks; ++number) {
            const double plain = own_track(number, false);
            value_[kFeaturesOfTracks[number]] = plain;
            const double more = own_track(number, true) - plain;
            if (more > most) best = number, most = more;
        }
        value_[kFeaturesOfTracks[best]] += most;
    }

    // 0 at the end, 1 while there is time to use means.
    double time() const { return std::min(1.0, turns_ / kMeansTurns); }

    void add_means() {
        constexpr int kUseful = 2;
        double worth = 0;
        int total = 0;
        for (const std::uint8_t held : state_.person.resources) {
            worth += kWeights.resource * (held + std::min<int>(held, kUseful)) / 2.0;
            total += held;
        }
        const int rest = total / kResourcesPerPoint;
        value_[FeatureKind::kMeans] = rest + time() * (std::max(0.0, worth - rest) +
                                                       kWeights.crystal * state_.person.crystals);
    }

    void add_contracts() {
        double worth = 0;
        for (const std::uint8_t number : state_.person.contracts) {
            const Contract& contract = content_.contracts[number];
            int lacking = 0;
            for (std::size_t i = 0; i < kResources; ++i)
                lacking += std::max(0, contract.cost[i] - state_.person.resources[i]);
            const double sure =
                kWeights.contract_point - kWeights.contract_lack * lacking / std::max(1.0, turns_);
            worth += std::max(0.0, sure) * (contract.vp + contract.trade + 1);
        }
        value_[FeatureKind::kReserve] = time() * worth;
    }

    void add_actions() {
        const PersonState& person = state_.person;
        double strength = 0;
        for (std::size_t card = 0; card < kWeapons; ++card) {
            const double ready = (person.hand >> card & 1) != 0   ? 1
                                 : (person.used >> card & 1) != 0 ? 0.4
                                                                  : 0;
            strength += ready * content_.weapons[card].strength;
        }
        value_[FeatureKind::kCards] = time() * kWeights.card_strength * strength;
        value_[FeatureKind::kTiles] = kWeights.tile * turns_ * std::popcount(person.upgraded);
    }

    void add_stars() {
        const PersonState& person = state_.person;
        int powers = 0;
        for_each_power(content_, state_, [&](const Effect& effect) {
            if (effect.when == When::kPassive) ++powers;
        });
        const bool gods_left = state_.side(Side::kPerson).supply[1] > 0;
        double stars = 0;
        for (std::size_t i = 0; i < kTriangles; ++i) {
            if ((person.marked >> i & 1) != 0 || !gods_left) continue;
            const auto cubes =
                std::popcount(static_cast<unsigned>(person.path_cubes & content_.triangles[i]));
            stars += kWeights.star[static_cast<std::size_t>(cubes)];
        }
        if ((person.marked >> kTriangles & 1) == 0)
            stars += kWeights.pentagon *
                     std::popcount(static_cast<unsigned>(person.path_cubes & content_.pentagon));
        value_[FeatureKind::kGods] = time() * stars + kWeights.power * turns_ * powers;
    }

    void add_board() {
        const Holding &own = held_[0], &bot = held_[1];
        double culture = 0, theirs = 0;
        for (std::size_t site = 0; site < content_.sites.size(); ++site) {
            if (state_.culture[site] == 0) continue;
            const AreaSet& around = content_.sites[site].areas;
            const auto count_in = [&](const AreaSet& held) {
                return static_cast<std::size_t>((held & around).count());
            };
            const auto worth = [&](const std::array<double, 4>& table, const AreaSet& held) {
                const std::size_t areas = count_in(held);
                return areas == 3 ? table[3] : time() * table[areas];
            };
            culture += worth(kWeights.culture, own.areas);
            theirs += worth(kWeights.bot_culture, bot.areas);
        }
        value_[FeatureKind::kCulture] = culture;
        const std::size_t built = kRowSlots - state_.side(Side::kPerson).settlements;
        double income = 0;
        for (std::size_t slot = 0; slot < built; ++slot) {
            const PersonIncome& given = content_.person_income[slot];
            income += kWeights.follower_to_come * given.followers + given.vp +
                      kWeights.crystal * given.crystals;
        }
        value_[FeatureKind::kBoard] =
            time() * (kWeights.strength * own.strength + kWeights.symbol * own.symbols) +
            kWeights.income * turns_ * income;
        value_[FeatureKind::kTheirs] -= theirs + time() * kWeights.bot_strength * bot.strength;
    }

    void add_tasks() {
        double worth = 0;
        for (const Task& task : state_.tasks) {
            switch (task.kind) {
                case TaskKind::kMovePoints:
                case TaskKind::kPortal:
                    worth += kWeights.point_to_move * task.a;
                    break;
                case TaskKind::kHarvest:
                case TaskKind::kPickResource:
                    worth += kWeights.resource_to_come * task.a;
                    break;
                case TaskKind::kPlaceFollowers:
                    worth += kWeights.follower_to_come * task.a;
                    break;
                case TaskKind::kPickTrack:
                    worth += kWeights.step_to_come * task.a;
                    break;
                case TaskKind::kBuild:
                case TaskKind::kTakeContract:
                case TaskKind::kOracleTrack:
                case TaskKind::kPickUpgrade:
                case TaskKind::kPickWeapon:
                    worth += kWeights.step_to_come;
                    break;
                default:
                    break;
            }
        }
        value_[FeatureKind::kUnderWay] = worth;
    }

    const Content& content_;
    const State& state_;
    double turns_;
    std::array<Holding, kSides> held_;
    Evaluation value_;
};

Evaluation judge_quiet(const Content& content, const State& state) {
    return Judge(content, state).judge();
}

}  // namespace

Evaluation evaluate(const Content& content, const State& state) {
    const PlaceSet fights = open_combats(content, state);
    if (fights.empty()) return judge_quiet(content, state);
    // As if all were lost, and then for each what winning it alone would change.
    State lost = state;
    fights.for_each([&](std::size_t place) {
        lost = after_combat(content, lost, static_cast<Place>(place), false);
    });
    const Evaluation worst = judge_quiet(content, lost);
    Evaluation value = worst;
    State unfought = state;
    fights.for_each([&](std::size_t number) {
        const auto place = static_cast<Place>(number);
        State won = state;
        fights.for_each([&](std::size_t other) {
            won = after_combat(content, won, static_cast<Place>(other), other == number);
        });
        const Evaluation better = judge_quiet(content, won);
        const double stake = better.total() - worst.total();
        const CardChoice card = best_card(content, unfought, place, stake);
        value.add(better, card.chance);
        value.add(worst, -card.chance);
        value[FeatureKind::kCards] -= card.chance * stake - card.worth;
        if (card.card_or_none != 0)
            unfought.person.hand =
                static_cast<std::uint8_t>(unfought.person.hand & ~(1U << (card.card_or_none - 1)));
    });
    return value;
}

}  // namespace orrery::anunnaki
