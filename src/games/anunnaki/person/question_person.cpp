// Why the person may not do what does not move pieces.
#include <algorithm>

#include "games/anunnaki/person/answers.h"
#include "games/anunnaki/person/person.h"
#include "games/anunnaki/person/question.h"

namespace orrery::anunnaki {
namespace {

bool needs_oracle(const ActionTile& tile) {
    return std::any_of(tile.effect.begin(), tile.effect.end(),
                       [](const Effect& effect) { return effect.word == Word::kOracle; });
}

// AN-HORA-01: of either side.
bool oracle_speaks(const Question& question) {
    const std::uint8_t needed = question.content.constants.oracle_cubes;
    return std::any_of(question.state.sides.begin(), question.state.sides.end(),
                       [&](const SideState& side) { return side.cubes >= needed; });
}

bool tile_payable(const Question& question, std::size_t number) {
    const ActionTile& tile = question.content.tiles[number];
    const PersonState& person = question.person();
    if (tile.upgraded_is_free && (person.upgraded >> number & 1) != 0) return true;
    const int needed = total_of(tile.cost) + tile.any_cost;
    return payable(person.resources, tile.cost) && total_of(person.resources) >= needed;
}

}  // namespace

// AN-HPRIM-09 (a): what counts is what the person holds before the cube is placed.
Why why_not_pawn(const Question& question, std::size_t node) {
    const PersonState& person = question.person();
    const std::size_t tile = person.tiles[node];
    const bool red = question.content.tiles[tile].red;
    if (person.pawn == 0) return red ? Why::kFirstNodeBlue : Why::kNothing;
    if (person.pawn == node + 1) return Why::kSameNode;
    if (!red) return Why::kNothing;
    if (needs_oracle(question.content.tiles[tile]) && !oracle_speaks(question))
        return Why::kOracleTooEarly;
    return tile_payable(question, tile) ? Why::kNothing : Why::kTileCost;
}

Why why_not_take_contract(const Question& question, std::size_t slot) {
    const ContractSlot& here = question.state.contracts[slot];
    if (here.filled == 0) return Why::kSlotEmpty;
    const std::uint8_t house = question.content.contracts[here.contract].house;
    if (house != kHouses && house != question.state.options.person_house)
        return Why::kForeignContract;
    const bool full =
        question.person().contracts.size() >= question.content.constants.contract_reserve;
    return full ? Why::kReserveFull : Why::kNothing;
}

Why why_not_drop_contract(const Question& question, std::size_t reserved) {
    const std::size_t held = question.person().contracts.size();
    if (reserved >= held) return Why::kNotInReserve;
    return held < question.content.constants.contract_reserve ? Why::kReserveNotFull
                                                              : Why::kNothing;
}

Why why_not_pick_resource(const Question& question, Resource resource) {
    const std::uint8_t held = question.person().resources[static_cast<std::size_t>(resource)];
    return held < question.content.constants.resource_cap ? Why::kNothing : Why::kResourceCap;
}

Why why_not_pick_track(const Question& question, Track track) {
    const auto number = static_cast<std::size_t>(track);
    return question.own().tracks[number] < question.content.tracks[number].last ? Why::kNothing
                                                                                : Why::kTrackEnd;
}

Why why_not_pay(const Question& question, Resource resource) {
    return question.person().resources[static_cast<std::size_t>(resource)] > 0 ? Why::kNothing
                                                                               : Why::kTileCost;
}

Why why_not_secondary(const Question& question, std::size_t secondary) {
    return question.person().crystals >= question.content.secondaries[secondary].crystals
               ? Why::kNothing
               : Why::kNoCrystals;
}

Why why_not_summon(const Question& question, std::size_t house, std::size_t god, Place area,
                   std::size_t by) {
    const PersonState& person = question.person();
    const bool pentagon = by == kPentagon;
    const bool great = god == 0;
    if (house != question.state.options.person_house) return Why::kForeignGod;
    if (great != pentagon) return great ? Why::kGreatByPentagon : Why::kMinorByTriangle;
    const std::uint16_t paths =
        pentagon ? question.content.pentagon : question.content.triangles[by];
    if ((person.path_cubes & paths) != paths)
        return pentagon ? Why::kPentagonOpen : Why::kTriangleOpen;
    if ((person.marked >> by & 1) != 0) return Why::kAlreadyMarked;
    const UnitKind kind = great ? UnitKind::kGreat : UnitKind::kMinor;
    if ((person.gods >> god & 1) != 0 || question.own().supply[static_cast<std::size_t>(kind)] == 0)
        return Why::kAlreadySummoned;
    if (!is_area(area)) return Why::kDistantFollower;
    return question.board().units(Side::kPerson, area)[0] > 0 ? Why::kNothing
                                                              : Why::kNoFollowerThere;
}

Why why_not_fulfil(const Question& question, std::size_t reserved) {
    const PersonState& person = question.person();
    if (reserved >= person.contracts.size()) return Why::kNotInReserve;
    const Contract& contract = question.content.contracts[person.contracts[reserved]];
    return payable(person.resources, contract.cost) ? Why::kNothing : Why::kContractCost;
}

Why why_not_swap(const Question& question, Resource given, Resource taken) {
    if (given == taken) return Why::kSwapSame;
    return question.person().resources[static_cast<std::size_t>(given)] >= kSwapPrice
               ? Why::kNothing
               : Why::kSwapThree;
}

Why why_not_take_creature(const Question& question, std::size_t creature, Place area) {
    const auto& display = question.state.creatures;
    if (std::find(display.begin(), display.end(), creature + 1) == display.end())
        return Why::kNotDisplayed;
    const Creature& card = question.content.creatures[creature];
    const Board board = question.board();
    if (!board.meets(Side::kPerson, card.first) || !board.meets(Side::kPerson, card.second))
        return Why::kRequirements;
    return why_not_place_follower(question, area);
}

Why why_not_attack(const Question& question, std::size_t planet) {
    const std::size_t asked = question.task().a - 1U;
    return question.state.distant[asked].planet == planet + 1 ? Why::kNothing : Why::kOtherPlanet;
}

Why why_not_weapon(const Question& question, std::size_t card_or_none) {
    if (card_or_none == 0) return Why::kNothing;
    const std::size_t card = card_or_none - 1;
    const PersonState& person = question.person();
    if ((person.hand >> card & 1) == 0) return Why::kNotInHand;
    return payable(person.resources, question.content.weapons[card].cost) ? Why::kNothing
                                                                          : Why::kWeaponCost;
}

Why why_not_upgrade(const Question& question, std::size_t tile) {
    return (question.person().upgraded >> tile & 1) == 0 ? Why::kNothing : Why::kAlreadyUpgraded;
}

Why why_not_draw_weapon(const Question& question, std::size_t card) {
    const PersonState& person = question.person();
    const bool taken = ((person.hand | person.used) >> card & 1) != 0;
    if (!question.content.weapons[card].advanced) return Why::kBasicWeapon;
    return taken ? Why::kWeaponTaken : Why::kNothing;
}

Why why_not_culture(const Question& question, std::size_t site) {
    const bool complete = (question.board().complete_sites(Side::kPerson) >> site & 1) != 0;
    return complete ? Why::kNothing : Why::kCultureIncomplete;
}

Why why_not_stop(const Question& question) {
    if (!question.state.candidates.empty()) return Why::kMustAnswer;
    switch (question.task().kind) {
        case TaskKind::kSecondary:
        case TaskKind::kFree:
        case TaskKind::kMovePoints:
        case TaskKind::kPortal:
        case TaskKind::kHarvest:
        case TaskKind::kBuild:
        case TaskKind::kTakeContract:
        case TaskKind::kOracleTrack:
            return Why::kNothing;
        case TaskKind::kPawn:
            return Why::kPrimaryMandatory;
        default:
            return Why::kMustAnswer;
    }
}

bool can_answer(const Question& question) {
    bool found = false;
    visit_answers(question, [&](Action) { found = true; });
    return found;
}

}  // namespace orrery::anunnaki
