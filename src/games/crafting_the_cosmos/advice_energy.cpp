// The adviser in the energy phase, and at the end of a turn.
#include <algorithm>

#include "games/crafting_the_cosmos/advice.h"
#include "games/crafting_the_cosmos/galaxy.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr std::size_t kPlayedOut = 24;  // shifts whose whole turn is played in thought
constexpr std::size_t kMostShifts = 160;

// Shifts that leave the tokens the same bring the same.
std::uint32_t tokens_key(const State& state) {
    std::uint32_t key = state.own().token;
    for (std::uint8_t dark : state.dark) key = key << 4 | dark;
    return key;
}

}  // namespace

// What a unit of the energy phase is worth at a first glance.
double Adviser::worth_of(Resource resource) const {
    const double turns = std::min(evaluate_.outlook().turns, 4.0);
    switch (resource) {
        case Resource::kH:
            return 0.8;
        case Resource::kHe:
            return 1.0;
        case Resource::kO:
        case Resource::kC:
            return 1.3;
        case Resource::kNebula:
            return 0.3 * turns;
        case Resource::kEnergyCard:
            return 0.3 + 0.12 * turns;
        case Resource::kTimeStep:
            return 1.8;
        case Resource::kGraviton:
            return 0.35;
        case Resource::kProtoLife:
            return 0.9;
        case Resource::kDna:
            return 0.45;
        case Resource::kSupernova:
            return 0.9;
    }
    return 0;
}

double Adviser::promise(const State& state, const State& shifted) const {
    double worth = 0;
    const auto add = [&](const Rewards& rewards, int times) {
        for (Resource resource : rewards) worth += times * worth_of(resource);
    };
    const auto& controls = content_.numbers.controls;
    add(controls[shifted.seat(seat_).token].active, 1);
    for (std::size_t control = 0; control < kEnergies; ++control) {
        int tokens = shifted.dark[control];
        for (std::size_t i = 0; i < state.players; ++i)
            tokens += shifted.seats[i].token == control ? 1 : 0;
        add(controls[control].passive, tokens);
    }
    return worth;
}

std::vector<Action> Adviser::promising_shifts(const State& state) const {
    struct Shift {
        Action action;
        std::uint32_t key = 0;
        double promise = 0;
    };
    FixedVector<Shift, kMostShifts> shifts;
    game_.legal(state, seat_, [&](Action action) {
        State after = state;
        Controls controls(state);
        for (std::size_t i = 0; i < kMaxMoves && action.operands[i] != 0; ++i)
            controls.move(action.operands[i]);
        after.dark = controls.dark;
        after.own().token = controls.own;
        const std::uint32_t key = tokens_key(after);
        for (const Shift& shift : shifts)
            if (shift.key == key) return;
        if (shifts.size() < kMostShifts) shifts.push_back({action, key, promise(state, after)});
    });
    std::stable_sort(shifts.begin(), shifts.end(),
                     [](const Shift& a, const Shift& b) { return a.promise > b.promise; });
    std::vector<Action> actions;
    for (const Shift& shift : shifts) actions.push_back(shift.action);
    return actions;
}

// The most promising shifts are played to the end of the turn; the best turn wins.
Choice Adviser::best_shift(const State& state, Told told) const {
    const std::vector<Action> shifts = promising_shifts(state);
    Choice best;
    for (std::size_t i = 0; i < std::min(shifts.size(), kPlayedOut); ++i) {
        if (best.any() && patience_.is_out()) break;
        State after = state;
        game_.apply(after, seat_, shifts[i], NoEvents{});
        answer_all(after);
        craft_all(after);
        keep_better(best, shifts[i], value(after), told);
    }
    return best;
}

// A card from the deck is worth what the cards not seen are worth on average.
Choice Adviser::best_card(const State& state, Told told) const {
    Choice best;
    std::array<double, kEnergies> worth{};
    for (std::size_t type = 0; type < kEnergies; ++type) {
        State after = state;
        ++after.own().hand[type];
        ++after.own().cards;
        worth[type] = value(after);
    }
    for (std::size_t i = 0; i < kDisplay; ++i)
        if (state.display[i] != 0)
            keep_better(best, make_action(ActionKind::kTakeCard, {i + 1}),
                        worth[index(energy_of(state.display[i]))], told);
    double sum = 0;
    int cards = 0;
    for (std::uint8_t card : state.deck) {
        sum += worth[index(energy_of(card))];
        ++cards;
    }
    for (std::size_t type = 0; cards == 0 && type < kEnergies; ++type)
        sum += state.discard[type] * worth[type];
    if (state.deck.empty())
        for (std::uint8_t count : state.discard) cards += count;
    if (cards > 0)
        keep_better(best, make_action(ActionKind::kTakeCard, {kFromDeck}), sum / cards, told);
    return best;
}

Adviser::Placing Adviser::best_placing(const State& state, std::uint8_t tile) const {
    Placing best{value(state), std::nullopt};
    empty_nebulae(state.own()).for_each([&](std::size_t space) {
        State after = state;
        after.own().nebulae[space] = tile;
        const double worth = value(after);
        if (worth > best.value) best = {worth, space};
    });
    return best;
}

// The stack holds the tiles not seen, in an order that means nothing.
double Adviser::average_nebula(const State& state, std::size_t size) const {
    double sum = 0;
    const auto& stack = state.nebula_stacks[size - 1];
    for (std::uint8_t tile : stack) sum += best_placing(state, tile).value;
    return sum / static_cast<double>(stack.size());
}

Choice Adviser::best_size(const State& state, ActionKind kind, Told told) const {
    Choice best;
    for (std::size_t size = 1; size <= kSizes; ++size)
        if (!state.nebula_stacks[size - 1].empty())
            keep_better(best, make_action(kind, {size}), average_nebula(state, size), told);
    return best;
}

Choice Adviser::best_omega(const State& state, Told told) const {
    Choice best = best_size(state, ActionKind::kOmegaNebula, told);
    state.own().proto.for_each([&](std::size_t space) {
        State after = state;
        after.own().proto.remove(space);
        after.own().stable.insert(space);
        keep_better(best, make_action(ActionKind::kOmegaStabilize, {space}), value(after), told);
    });
    if (!best.any()) keep_better(best, make_action(ActionKind::kOmegaNone), value(state), told);
    return best;
}

}  // namespace orrery::crafting_the_cosmos
