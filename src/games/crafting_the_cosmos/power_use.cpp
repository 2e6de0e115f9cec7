#include "games/crafting_the_cosmos/power_use.h"

namespace orrery::crafting_the_cosmos {
namespace {

// PC-2: supernovae with proto life next to them.
StarSet radiating(const Board& board, const SeatState& own) {
    StarSet stars;
    own.supernovae.for_each([&](std::size_t space) {
        if (board.life_at_star[space].intersects(own.proto)) stars.insert(space);
    });
    return stars;
}

// PC-3: exactly one tile, and one more to give.
NebulaSet evolvable(const State& state, const SeatState& own) {
    NebulaSet nebulae;
    if (state.advanced_stack.empty()) return nebulae;
    for (std::size_t space = 0; space < kNebulaSpaces; ++space)
        if (own.advanced_on(space) == 1) nebulae.insert(space);
    return nebulae;
}

// PG-3 (b), E-15: unformed nebulae that may give way to another.
NebulaSet replaceable(const State& state, const SeatState& own, Clause clause) {
    if (state.nebula_stacks[clause.of - 1U].empty()) return {};
    NebulaSet nebulae = unformed_nebulae(own);
    if (clause.replaces == 0) return nebulae;
    for (std::size_t space = 0; space < kNebulaSpaces; ++space)
        if (nebulae.contains(space) && size_of_tile(own.nebulae[space]) != clause.replaces)
            nebulae.remove(space);
    return nebulae;
}

// Whether the first clause of an effect can be carried out; life is what the payment leaves.
bool can_begin(const Content& content, const State& state, const SeatState& own, Clause clause,
               std::uint8_t power, int proto, int stable) {
    switch (clause.what) {
        case Do::kTimeSteps:
        case Do::kPoints:
            return true;
        case Do::kGainElement:
            return state.star_supply[index(content.powers[power].element)] > 0;
        case Do::kGainProto:
            return state.life_supply > 0;
        case Do::kGainNebula:
            return !state.nebula_stacks[clause.of - 1U].empty();
        case Do::kStabilizeAroundElement:
            return content.board
                .life_next_to(own.normal_stars(index(content.powers[power].element)))
                .intersects(own.proto);
        case Do::kStabilize:
        case Do::kLiftProto:
            return proto > 0;
        case Do::kLiftStable:
            return stable > 0;
        default:
            return !targets_of(content, state, own, clause, 0).empty();
    }
}

}  // namespace

std::uint8_t elements_in_supply(const State& state) {
    unsigned elements = 0;
    for (std::size_t element = 0; element < kElements; ++element)
        elements |= (state.star_supply[element] > 0 ? 1U : 0U) << element;
    return static_cast<std::uint8_t>(elements);
}

Targets targets_of(const Content& content, const State& state, const SeatState& own, Clause clause,
                   std::uint8_t focus) {
    const Board& board = content.board;
    const auto at = static_cast<std::size_t>(focus - 1);
    Targets targets;
    switch (clause.what) {
        case Do::kPaySupernova:
        case Do::kUnconvert:
            targets.stars = own.supernovae;
            break;
        case Do::kPayProto:
        case Do::kStabilize:
        case Do::kFocusProto:
        case Do::kLiftProto:
            targets.life = own.proto;
            break;
        case Do::kPayStable:
        case Do::kLiftStable:
            targets.life = own.stable;
            break;
        case Do::kGainAnyStar:
            targets.elements = elements_in_supply(state);
            break;
        case Do::kPlaceStar:
            targets.elements = elements_in_supply(state);
            targets.stars = empty_stars(own) & board.sector_stars[clause.of];
            targets.places_star = true;
            break;
        case Do::kPlaceStable:
            if (state.life_supply > 0) targets.life = empty_life(own);
            break;
        case Do::kPlaceProto:
            if (state.life_supply > 0) targets.life = board.neighbours(own.stable) - own.life();
            break;
        case Do::kConvert:
            targets.stars = own.normal_stars();
            break;
        case Do::kDiscardStar:
            targets.stars = own.occupied_stars();
            break;
        case Do::kEvolve:
            targets.nebulae = evolvable(state, own);
            break;
        case Do::kReplaceNebula:
            targets.nebulae = replaceable(state, own, clause);
            break;
        case Do::kFocusSupernova:
            targets.stars = radiating(board, own);
            break;
        case Do::kFocusStar:
            if (!empty_stars(own).empty()) targets.stars = own.occupied_stars();
            break;
        case Do::kFocusNebula:
            if (!empty_nebulae(own).empty()) targets.nebulae = unformed_nebulae(own);
            break;
        case Do::kMoveStar:
            targets.stars = star_targets(board, own, at);
            break;
        case Do::kMoveLife:
            targets.life = life_targets(board, own, at);
            break;
        case Do::kRelocateStar:
            targets.stars = empty_stars(own);
            break;
        case Do::kRelocateNebula:
            targets.nebulae = empty_nebulae(own);
            break;
        case Do::kPutDownProto:
        case Do::kPutDownStable:
            targets.life = empty_life(own);
            break;
        default:
            break;
    }
    return targets;
}

Usable usable(const Content& content, const State& state, const SeatState& own, std::uint8_t power,
              int mode) {
    int proto = own.proto.count(), stable = own.stable.count();
    int supernovae = own.supernovae.count();
    for (Clause clause : content.powers[power].clauses(mode, state.options)) {
        if (clause.what == Do::kPayProto)
            proto -= clause.amount;
        else if (clause.what == Do::kPayStable)
            stable -= clause.amount;
        else if (clause.what == Do::kPaySupernova)
            supernovae -= clause.amount;
        else if (!can_begin(content, state, own, clause, power, proto, stable))
            return Usable::kNoEffect;
        else
            return Usable::kYes;
        if (proto < 0 || stable < 0 || supernovae < 0) return Usable::kCannotPay;
    }
    return Usable::kNoEffect;
}

}  // namespace orrery::crafting_the_cosmos
