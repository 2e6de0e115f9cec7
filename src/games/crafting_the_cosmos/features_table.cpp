// What a learned judge looks at beyond the own board: the rivals, the race for the time crystals,
// and what lies on the table.
#include <algorithm>

#include "games/crafting_the_cosmos/features.h"
#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/scoring.h"
#include "games/crafting_the_cosmos/shift.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr std::array<std::string_view, 1> kPlain{""};
constexpr std::size_t kRivals = kMaxPlayers - 1;
constexpr std::size_t kCrystalsTold = 8;  // one by one; more are all the same

// Numbers of each rival: whether there is one, its worth, the hand-made numbers, then these.
enum RivalNumber : std::size_t {
    kPresent,
    kTotal,
    kSeenWorths,
    kPointsOnTrack = kSeenWorths + kWorths,
    kCrystal,
    kWaiting,
    kDischarges,
    kSteps,
    kNextDischarge,
    kCards,
    kPowers,
    kPowersOf,
    kToken = kPowersOf + kEnergies,
    kStarsOf = kToken + kEnergies,
    kSupernovae = kStarsOf + kElements,
    kProto,
    kStable,
    kOpen,
    kFormed,
    kAdvanced,
    kGoalValue,
    kPlaysBefore = kGoalValue + kTrack,
    kPlaysThisRound,
    kRivalNumbers,
};

std::vector<std::string_view> rival_numbers() {
    std::vector<std::string_view> names{"present", "worth"};
    names.insert(names.end(), kWorthNames.begin(), kWorthNames.end());
    for (const std::string_view name : {"points on the track",
                                        "crystal",
                                        "crystals waiting",
                                        "discharges",
                                        "steps climbed",
                                        "next discharge",
                                        "cards in hand",
                                        "power cards",
                                        "light powers",
                                        "time powers",
                                        "gravity powers",
                                        "chemistry powers",
                                        "token at light",
                                        "token at time",
                                        "token at gravity",
                                        "token at chemistry",
                                        "H",
                                        "He",
                                        "O",
                                        "C",
                                        "supernovae",
                                        "proto life",
                                        "stable life",
                                        "open nebulae",
                                        "formed nebulae",
                                        "advanced life",
                                        "goal 1",
                                        "goal 2",
                                        "goal 3",
                                        "turns before it",
                                        "plays this round"})
        names.push_back(name);
    return names;
}

// Turns of others from now on before the rival's next one, and whether that is in this round.
struct Order {
    int before = 0;
    bool this_round = false;
};
// CTC-TURN-03, CTC-END-06: the round ends before the start player; the next one starts one further,
// but not with two players.
Order order_of(const State& state, Seat seat, Seat rival) {
    const int players = state.players, start = state.start;
    const auto place = [&](Seat who, int first) { return (who - first + players) % players; };
    const int own = place(seat, start), its = place(rival, start);
    if (its > own) return {its - own - 1, true};
    const int next_start = players > 2 ? (start + 1) % players : start;
    return {players - 1 - own + place(rival, next_start), false};
}

int advanced_of(const SeatState& own) {
    int tiles = 0;
    for (std::size_t space = 0; space < kNebulaSpaces; ++space) tiles += own.advanced_on(space);
    return tiles;
}

int powers_of(const SeatState& own) {
    return static_cast<int>(kSlots - static_cast<std::size_t>(std::ranges::count(own.powers, 0)));
}

}  // namespace

void Features::name_table(const Content& content) {
    rivals_ = space_.add("rivals", numbered("rival", kRivals), rival_numbers());

    const std::vector<std::string> energies(kEnergyNames.begin(), kEnergyNames.end());
    players_ = space_.add("shared", numbered("players", kMaxPlayers - 1, kMinPlayers), kPlain);
    rounds_ = space_.add("shared", numbered("round", kMaxRounds), kPlain);
    turns_ = space_.add("shared", numbered("own turns left", kMaxRounds, 0), kPlain);
    race_ = space_.add("shared", {"own turns left", "turns before the next", "the round ends now",
                                  "goals to come", "crystals in the supply", "steps in the supply",
                                  "steps a round", "steps of all", "rounds by crystals"});
    crystals_left_ = space_.add("shared", numbered("crystals left:", kCrystalsTold + 1, 0), kPlain);
    std::vector<std::string> goals;
    for (std::size_t goal = 1; goal <= content.goal_count; ++goal)
        goals.push_back(goal_name(static_cast<std::uint8_t>(goal)));
    constexpr std::array<std::string_view, kTrack> kSpaces{"on space 1", "on space 2",
                                                           "on space 3"};
    track_ = space_.add("shared", goals, kSpaces);
    constexpr std::array<std::string_view, 1> kUnseen{"may come"};
    unseen_goals_ = space_.add("shared", goals, kUnseen);
    constexpr std::array<std::string_view, 4> kControl{"tokens", "dark tokens", "cards on display",
                                                       "powers to buy"};
    controls_ = space_.add("shared", energies, kControl);
    supply_ = space_.add("shared", {"H left", "He left", "O left", "C left", "life left"});
    stacks_ = space_.add("shared", {"nebulae of size 1", "nebulae of size 2", "nebulae of size 3",
                                    "energy deck", "advanced life left", "of the first group"});
    options_ =
        space_.add("shared", {"exact forms", "second place of two", "chain of stars",
                              "gravitons of Pulsar", "Shooting Star for any", "Stardust for size 1",
                              "Survival for one", "crystals of four", "Event Horizon for a token"});
}

void Features::add_rival(const Content& content, const State& state, Seat seat, std::size_t slot,
                         const Evaluation& seen, const GoalValues& values, InputRow& row) const {
    const SeatState& rival = state.seat(seat);
    const auto set = [&](std::size_t number, int value) {
        row.set(rivals_.at(slot, number), value);
    };
    set(kPresent, 1);
    set(kTotal, in_quarters(seen.total()));
    for (std::size_t i = 0; i < kWorths; ++i) set(kSeenWorths + i, in_quarters(seen.features[i]));
    set(kPointsOnTrack, points_of(content, rival).on_track());
    set(kCrystal, rival.crystal);
    set(kWaiting, rival.waiting);
    set(kDischarges, rival.discharges);
    set(kSteps, steps_of(rival));
    set(kNextDischarge, discharge_points(content, rival.discharges));
    set(kCards, rival.cards);
    set(kPowers, powers_of(rival));
    std::array<int, kEnergies> of_type{};
    for (const std::uint8_t power : rival.powers)
        if (power != 0) ++of_type[index(content.type_of(power))];
    for (std::size_t type = 0; type < kEnergies; ++type) set(kPowersOf + type, of_type[type]);
    set(kToken + rival.token, 1);
    for (std::size_t element = 0; element < kElements; ++element)
        set(kStarsOf + element, rival.normal_stars(element).count());
    set(kSupernovae, rival.supernovae.count());
    set(kProto, rival.proto.count());
    set(kStable, rival.stable.count());
    set(kOpen, unformed_nebulae(rival).count());
    set(kFormed, rival.formed.count());
    set(kAdvanced, advanced_of(rival));
    for (std::size_t space = 0; space < kTrack; ++space)
        set(kGoalValue + space, values[space][static_cast<std::size_t>(seat)]);
}

// The rival who looks best comes first; among equals, who plays first. What leads tell is how far
// the seat is before that one.
void Features::add_rivals(const Content& content, const State& state, Seat seat, double turns,
                          const GoalValues& values, InputRow& row) const {
    struct Rival {
        Seat seat = 0;
        Order order;
        Evaluation seen;
        double total = 0;
    };
    FixedVector<Rival, kRivals> rivals;
    for (int steps = 1; steps < state.players; ++steps) {
        const auto rival = static_cast<Seat>((seat + steps) % state.players);
        const Order order = order_of(state, seat, rival);
        const Evaluation seen =
            evaluate_seen(content, state, rival, turns + (order.this_round ? 1 : 0));
        rivals.push_back({rival, order, seen, seen.total()});
    }
    std::stable_sort(rivals.begin(), rivals.end(),
                     [](const Rival& a, const Rival& b) { return a.total > b.total; });
    for (std::size_t slot = 0; slot < rivals.size(); ++slot) {
        add_rival(content, state, rivals[slot].seat, slot, rivals[slot].seen, values, row);
        row.set(rivals_.at(slot, kPlaysBefore), rivals[slot].order.before);
        row.set(rivals_.at(slot, kPlaysThisRound), rivals[slot].order.this_round ? 1 : 0);
    }
    const SeatState& mine = state.seat(seat);
    const SeatState& best = state.seat(rivals[0].seat);
    const int more = rivals[0].order.this_round ? 1 : 0;
    // How long the game will be is not certain: a turn less or more is another lead.
    const auto lead = [&](double left) {
        return evaluate_seen(content, state, seat, std::max(0.0, left)).total() -
               evaluate_seen(content, state, rivals[0].seat, std::max(0.0, left + more)).total();
    };
    row.set(leads_.at(0), in_quarters(lead(turns)));
    row.set(leads_.at(1),
            points_of(content, mine).on_track() - points_of(content, best).on_track());
    row.set(leads_.at(2), steps_of(mine) - steps_of(best));
    row.set(leads_.at(3), mine.discharges - best.discharges);
    row.set(leads_.at(4), mine.formed.count() - best.formed.count());
    row.set(leads_.at(5), powers_of(mine) - powers_of(best));
    row.set(leads_.at(6), in_quarters(lead(turns - 1)));
    row.set(leads_.at(7), in_quarters(lead(turns + 1)));
}

// How long the game still is: the goals end it, or the time crystals of all.
void Features::add_race(const Content& content, const State& state, Seat seat, int turns,
                        InputRow& row) const {
    row.set(players_.at(state.players - std::size_t{kMinPlayers}), 1);
    row.set(rounds_.at(state.round - 1U), 1);
    row.set(turns_.at(static_cast<std::size_t>(turns)), 1);
    double a_round = 0;
    int climbed = 0, of_all = 0;
    for (std::size_t i = 0; i < state.players; ++i) {
        a_round += steps_in_a_turn(content, state.seats[i]);
        climbed += state.seats[i].crystal;
        of_all += steps_of(state.seats[i]);
    }
    int before = state.players - 1;  // the next own turn is one round later, or a seat earlier
    if (state.players > 2) before += seat == state.start ? state.players - 1 : -1;
    row.set(race_.at(0), turns);
    row.set(race_.at(1), before);
    row.set(race_.at(2), state.next(static_cast<std::uint8_t>(seat)) == state.start ? 1 : 0);
    row.set(race_.at(3), static_cast<int>(state.goal_deck.size()));
    row.set(race_.at(4), state.crystals);
    row.set(race_.at(5), std::max(0, kChamberTop * state.crystals - climbed));
    row.set(race_.at(6), in_quarters(a_round));
    row.set(race_.at(7), of_all);
    row.set(race_.at(8), in_quarters((kChamberTop * state.crystals - climbed) / a_round));
    row.set(crystals_left_.at(std::min<std::size_t>(state.crystals, kCrystalsTold)), 1);
}

void Features::add_table(const Content& content, const State& state, InputRow& row) const {
    for (std::size_t goal = 0; goal < content.goal_count; ++goal)
        row.set(unseen_goals_.at(goal), 1);
    for (const std::uint8_t goal : state.scored_goals) row.set(unseen_goals_.at(goal - 1U), 0);
    for (std::size_t space = 0; space < kTrack; ++space) {
        if (state.track[space] == 0) continue;
        row.set(unseen_goals_.at(state.track[space] - 1U), 0);
        row.set(track_.at(state.track[space] - 1U, space), 1);
    }
    for (std::size_t control = 0; control < kEnergies; ++control) {
        row.set(controls_.at(control, 0), state.tokens_at(control));
        row.set(controls_.at(control, 1), state.dark[control]);
        row.set(controls_.at(control, 2),
                static_cast<int>(std::ranges::count(state.display, control + 1)));
        row.set(controls_.at(control, 3), static_cast<int>(state.power_decks[control].size()));
    }
    for (std::size_t element = 0; element < kElements; ++element)
        row.set(supply_.at(element), state.star_supply[element]);
    row.set(supply_.at(kElements), state.life_supply);
    for (std::size_t size = 0; size < kSizes; ++size) {
        const std::uint8_t drawn = state.turn.omega_tile;  // to be asked as before it was drawn
        const bool of_size = drawn != 0 && size_of_tile(drawn) == size + 1;
        row.set(stacks_.at(size),
                static_cast<int>(state.nebula_stacks[size].size()) + (of_size ? 1 : 0));
    }
    row.set(stacks_.at(3), static_cast<int>(state.deck.size()));
    row.set(stacks_.at(4), static_cast<int>(state.advanced_stack.size()));
    row.set(stacks_.at(5),
            static_cast<int>(std::ranges::count_if(
                state.advanced_stack, [](std::uint8_t tile) { return group_of(tile) == 1; })));
}

void Features::add_options(const Options& options, InputRow& row) const {
    row.set(options_.at(0), options.form_rule == FormRule::kExact ? 1 : 0);
    row.set(options_.at(1), options.second_2p);
    row.set(options_.at(2), options.star_goal == StarGoal::kChain ? 1 : 0);
    row.set(options_.at(3), options.pulsar_grav);
    row.set(options_.at(4), options.shooting_cost == ShootingCost::kAny ? 1 : 0);
    row.set(options_.at(5), options.stardust_target == StardustTarget::kSizeOne ? 1 : 0);
    row.set(options_.at(6), options.survival_min == SurvivalMinimum::kOne ? 1 : 0);
    row.set(options_.at(7), options.supply_4p);
    row.set(options_.at(8), options.event_horizon_cost == EventHorizonCost::kToken ? 1 : 0);
}

}  // namespace orrery::crafting_the_cosmos
