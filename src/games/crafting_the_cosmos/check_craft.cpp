// Placing, forming, advanced life, counters and movements.
#include "games/crafting_the_cosmos/check.h"
#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/refusals.h"

namespace orrery::crafting_the_cosmos {
namespace {

Answer check_place_nebula(const State& state, Action action) {
    const std::uint8_t tile = action.operands[0], space = action.operands[1];
    if (!state.turn.nebulae.contains(tile)) return refusal(Why::kNotStagedNebula);
    return state.own().nebulae[space] == 0 ? kAllowed : refusal(Why::kNebulaSpaceTaken);
}

Answer check_place_star(const State& state, Action action) {
    const std::uint8_t element = action.operands[0], space = action.operands[1];
    if (state.turn.stars[element] == 0) return refusal(Why::kNotStagedStar);
    return state.own().occupied_stars().contains(space) ? refusal(Why::kStarSpaceTaken) : kAllowed;
}

Answer check_place_proto(const Content& content, const State& state, Action action) {
    const std::uint8_t space = action.operands[0];
    const SeatState& own = state.own();
    if (state.turn.proto == 0) return refusal(Why::kNoStagedProto);
    if (own.life().contains(space)) return refusal(Why::kLifeSpaceTaken);
    if (proto_targets(content.board, own).contains(space)) return kAllowed;
    return refusal(own.life().empty() ? Why::kOnlyStartLife : Why::kNotNextToLife);
}

Answer check_form(const Content& content, const State& state, Action action) {
    const std::uint8_t space = action.operands[0];
    const SeatState& own = state.own();
    switch (formable(content, state.options, own, space)) {
        case Formable::kNoNebula:
            return refusal(Why::kNoNebulaThere);
        case Formable::kFormed:
            return refusal(Why::kAlreadyFormed);
        case Formable::kMissing:
            return refusal(Why::kStarsMissing);
        case Formable::kTooMany:
            return refusal(Why::kTooManyStars);
        case Formable::kYes:
            break;
    }
    const StarSet around = own.occupied_stars() & content.board.corners[space];
    return around.contains(action.operands[1]) ? kAllowed : refusal(Why::kNotACornerStar);
}

Answer check_advanced_life(const Content& content, const State& state, Action action) {
    const std::uint8_t space = action.operands[0];
    const SeatState& own = state.own();
    if (!own.formed.contains(space)) return refusal(Why::kNotFormed);
    if (own.advanced[space][0] != 0) return refusal(Why::kHasAdvancedLife);
    if (!own.life().includes(content.board.sides[space])) return refusal(Why::kSidesNotFull);
    return state.advanced_stack.empty() ? refusal(Why::kLifeStackEmpty) : kAllowed;
}

Answer check_move_star(const Board& board, const SeatState& own, Action action) {
    const std::uint8_t from = action.operands[0], to = action.operands[1];
    if (from == to) return refusal(Why::kSameSpace);
    if (!own.occupied_stars().contains(from)) return refusal(Why::kNoStarThere);
    if (own.supernovae.contains(from)) return refusal(Why::kSupernovaStays);
    return star_targets(board, own, from).contains(to) ? kAllowed : refusal(Why::kOutOfReach);
}

Answer check_move_life(const Board& board, const SeatState& own, Action action) {
    const std::uint8_t from = action.operands[0], to = action.operands[1];
    if (from == to) return refusal(Why::kSameSpace);
    if (!own.life().contains(from)) return refusal(Why::kNoLifeThere);
    return life_targets(board, own, from).contains(to) ? kAllowed : refusal(Why::kOutOfReach);
}

}  // namespace

Answer check_placing(const Content& content, const State& state, Action action) {
    switch (kind_of(action)) {
        case ActionKind::kPlaceNebula:
            return check_place_nebula(state, action);
        case ActionKind::kPlaceStar:
            return check_place_star(state, action);
        default:
            return check_place_proto(content, state, action);
    }
}

Answer check_nebula(const Content& content, const State& state, Action action) {
    return kind_of(action) == ActionKind::kForm ? check_form(content, state, action)
                                                : check_advanced_life(content, state, action);
}

Answer check_counter(const Content& content, const State& state, Action action) {
    const SeatState& own = state.own();
    const Turn& turn = state.turn;
    switch (kind_of(action)) {
        case ActionKind::kSupernova:
            if (turn.supernova == 0) return refusal(Why::kNoSupernovaLeft);
            return own.normal_stars().contains(action.operands[0]) ? kAllowed
                                                                   : refusal(Why::kNotANormalStar);
        case ActionKind::kStabilize:
            if (turn.dna == 0) return refusal(Why::kNoDnaLeft);
            return own.proto.contains(action.operands[0]) ? kAllowed : refusal(Why::kNotProtoLife);
        case ActionKind::kMoveStar:
            if (turn.gravitons == 0) return refusal(Why::kNoGravitonLeft);
            return check_move_star(content.board, own, action);
        default:
            if (turn.gravitons == 0) return refusal(Why::kNoGravitonLeft);
            return check_move_life(content.board, own, action);
    }
}

}  // namespace orrery::crafting_the_cosmos
