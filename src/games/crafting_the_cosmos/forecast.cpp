#include "games/crafting_the_cosmos/forecast.h"

#include <algorithm>
#include <numeric>

#include "games/crafting_the_cosmos/shift.h"

namespace orrery::crafting_the_cosmos {
namespace {

// From a unit of a stage on.
Income income_from(const Content& content, const State& state, std::size_t stage,
                   std::size_t unit) {
    Income income{};
    for (; stage <= kEnergies; ++stage, unit = 0)
        while (const auto resource = unit_at(content, state, stage, unit++))
            ++income[static_cast<std::size_t>(*resource)];
    return income;
}

ShiftStop stop_at(const Content& content, State state, const Controls& controls) {
    state.own().token = controls.own;
    state.dark = controls.dark;
    return {controls.own,
            controls.dark,
            payments_of(content, state, state.own()),
            income_of(content, state),
            {}};
}

// The tokens at the stops so far: equal ones are one stop.
struct Found {
    std::vector<Controls> tokens;
    std::vector<ShiftStop> stops;
};

std::uint8_t stop_for(Found& found, const Content& content, const State& state,
                      const Controls& tokens) {
    const auto same = std::ranges::find_if(found.tokens, [&](const Controls& other) {
        return other.own == tokens.own && other.dark == tokens.dark;
    });
    if (same == found.tokens.end()) {
        found.tokens.push_back(tokens);
        found.stops.push_back(stop_at(content, state, tokens));
        return static_cast<std::uint8_t>(found.stops.size() - 1);
    }
    return static_cast<std::uint8_t>(same - found.tokens.begin());
}

void go_on_from(Found& found, std::size_t stop, const Content& content, const State& state) {
    for (std::uint8_t mover = kMoveOwn; mover < kMoveDark + kEnergies; ++mover) {
        const Controls before = found.tokens[stop];
        Controls after = before;
        if (!after.move(mover)) continue;
        const std::uint8_t next = stop_for(found, content, state, after);
        found.stops[stop].moves.push_back({mover, landed(before, after, mover), next});
    }
}

}  // namespace

ByEnergy payments_of(const Content& content, const State& state, const SeatState& seat) {
    ByEnergy pays{};
    for (std::size_t control = 0; control < kEnergies; ++control)
        pays[control] = static_cast<std::uint8_t>(state.tokens_at(control));
    for (std::uint8_t power : seat.powers) {
        if (power == 0) continue;
        const Power& card = content.powers[power];
        pays[index(card.type)] =
            static_cast<std::uint8_t>(pays[index(card.type)] + card.bonus_amount);
    }
    return pays;
}

Income income_of(const Content& content, const State& state) {
    return income_from(content, state, 0, 0);
}

Income still_to_collect(const Content& content, const State& state) {
    if (state.phase != Phase::kTakeCard && state.phase != Phase::kPickNebula) return {};
    return income_from(content, state, state.turn.collect_stage, state.turn.collect_unit);
}

std::vector<ShiftStop> shift_stops(const Content& content, const State& state, bool onward) {
    Found found;
    if (state.phase != Phase::kShift) return {};
    stop_for(found, content, state, Controls(state));
    std::size_t next = 0;
    for (std::size_t moves = 0; onward && moves < kMaxMoves; ++moves)
        for (const std::size_t end = found.stops.size(); next < end; ++next)
            go_on_from(found, next, content, state);
    return std::move(found.stops);
}

int pieces_to_lose(const Turn& turn) {
    const int stars = std::accumulate(turn.stars.begin(), turn.stars.end(), 0);
    return stars + turn.proto + static_cast<int>(turn.nebulae.size());
}

bool is_given_up(ActionKind kind) {
    switch (kind) {
        case ActionKind::kPlaceNebula:
        case ActionKind::kPlaceStar:
        case ActionKind::kPlaceProto:
        case ActionKind::kForm:
        case ActionKind::kDischarge:
        case ActionKind::kDischargeEmpty:
        case ActionKind::kDischargePower:
        case ActionKind::kAdvancedLife:
        case ActionKind::kSupernova:
        case ActionKind::kStabilize:
        case ActionKind::kMoveStar:
        case ActionKind::kMoveLife:
            return true;
        default:
            return false;
    }
}

}  // namespace orrery::crafting_the_cosmos
