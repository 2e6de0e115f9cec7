#include "games/cosmobot/refusals.h"

#include <array>

namespace orrery::anunnaki::cosmobot {
namespace {

struct Row {
    Why why;
    Refusal refusal;
};

constexpr std::array kRows{
    Row{Why::kNoSuchSeat, {"AN-SET-01", "no_such_seat", "There is no such seat at this table."}},
    Row{Why::kNotAnAction, {"AN-COMP-02", "not_an_action", "There is no such entry."}},
    Row{Why::kGameOver, {"AN-END-01", "game_over", "The game is over."}},
    Row{Why::kNotAsked, {"AN-COMP-05", "not_asked", "The program is not asking for that now."}},
    Row{Why::kCombatUnderWay,
        {"AN-COMP-08", "combat_under_way",
         "A combat is under way: finish it, or undo it to change the board."}},
    Row{Why::kYourTurnOnly,
        {"AN-COMP-02", "your_turn_only", "That can be entered in your own turn only."}},
    Row{Why::kNotInPlay, {"AN-HSET-02", "not_in_play", "That is not in play in this game."}},
    Row{Why::kNoneInSupply,
        {"AN-COMP-02", "none_in_supply", "No such piece is left in the supply of that side."}},
    Row{Why::kCreatureNotOwned,
        {"AN-MYTH-03", "creature_not_owned",
         "That side has no miniature to place: give it a creature first."}},
    Row{Why::kNotThere, {"AN-COMP-02", "not_there", "There is no such unit of that side."}},
    Row{Why::kOtherCapital,
        {"AN-CTRL-07", "other_capital", "Nobody enters the capital of the other side."}},
    Row{Why::kOtherLeads,
        {"AN-DIST-06", "other_leads",
         "Somebody else leads that planet: only its units stand on the leader place."}},
    Row{Why::kLeadsThere,
        {"AN-HDIST-04", "leads_there",
         "That side leads the planet: its units stand on the leader place."}},
    Row{Why::kOwnCivilisation,
        {"AN-CTRL-11", "meets_civilisation",
         "A civilisation lies there: your units can only meet it in your own turn."}},
    Row{Why::kCapitalSettled,
        {"AN-CTRL-12", "capital_settled", "The settlement of a capital always stays."}},
    Row{Why::kSettled, {"AN-BUILD-01", "settled", "A settlement stands there already."}},
    Row{Why::kNoSettlementLeft,
        {"AN-SET-10", "no_settlement_left", "That side has built all of its settlements."}},
    Row{Why::kNoSettlement, {"AN-COMP-02", "no_settlement", "No settlement stands there."}},
    Row{Why::kCivilisationThere,
        {"AN-CTRL-11", "civilisation_there",
         "A civilisation lies there: nobody controls the area, so nobody builds."}},
    Row{Why::kNoTilePlace,
        {"AN-HSET-03", "no_tile_place", "No civilisation tile is ever laid there."}},
    Row{Why::kNoCivilisation, {"AN-COMP-02", "no_civilisation", "No civilisation is there."}},
    Row{Why::kUnitsLead,
        {"AN-DIST-11", "units_lead", "Units stand on the leader place: a side leads there."}},
    Row{Why::kNotAtlantis,
        {"AN-HSET-04", "not_atlantis", "God tokens lie in Atlantis, with its civilisation, only."}},
    Row{Why::kNoGod, {"AN-COMP-02", "no_god", "No god token lies there."}},
    Row{Why::kCapitalLasts,
        {"AN-CTRL-08", "capital_lasts", "The symbols of a capital are never exhausted."}},
    Row{Why::kNoSymbol,
        {"AN-COMP-02", "no_symbol", "The area shows no such symbol that is not exhausted."}},
    Row{Why::kNoneExhausted,
        {"AN-COMP-02", "none_exhausted", "No such symbol of the area is exhausted."}},
    Row{Why::kCultureThere, {"AN-HSET-05", "culture_there", "A culture token lies there already."}},
    Row{Why::kNoCulture, {"AN-COMP-02", "no_culture", "No culture token lies there."}},
    Row{Why::kNoTokenSpace,
        {"AN-HSET-07", "no_token_space", "No token is ever put on that space."}},
    Row{Why::kTokenPassed,
        {"AN-SUPR-03", "token_passed", "A marker has passed that space and taken the token."}},
    Row{Why::kTokenThere, {"AN-HSET-07", "token_there", "A token lies there already."}},
    Row{Why::kNoToken, {"AN-COMP-02", "no_token", "No token lies there."}},
    Row{Why::kNoSpace, {"AN-HTRK-01", "no_space", "The track has no such space."}},
    Row{Why::kNoPlanets,
        {"AN-SET-13", "no_planets", "This game is played without Distant Planets."}},
    Row{Why::kNoCreatures,
        {"AN-SET-13", "no_creatures", "This game is played without Mythological Creatures."}},
    Row{Why::kPlanetTwice,
        {"AN-DIST-01", "planet_twice", "That planet lies on the other side already."}},
    Row{Why::kPlanetUsed,
        {"AN-DIST-01", "planet_used", "Units stand on the planet that lies there."}},
    Row{Why::kCreatureTwice, {"AN-MYTH-01", "creature_twice", "That creature is there already."}},
    Row{Why::kPlaceTaken, {"AN-MYTH-01", "place_taken", "Another creature is displayed there."}},
    Row{Why::kTwoCreatures, {"AN-HMYTH-01", "two_creatures", "Two creatures are in play."}},
    Row{Why::kMiniatureOnBoard,
        {"AN-MYTH-07", "miniature_on_board", "Take the creature off the board first."}},
    Row{Why::kCreatureAway, {"AN-MYTH-01", "creature_away", "That creature is not in play."}},
    Row{Why::kPhysicalAlready,
        {"AN-COMP-03", "physical_already", "You are using your own already."}},
    Row{Why::kProgramAlready,
        {"AN-COMP-03", "program_already", "The program is doing that already."}},
    Row{Why::kProgramDraws,
        {"AN-COMP-03", "program_draws",
         "The program draws the cards: say `physical cards` to type yours."}},
    Row{Why::kEndTriggered, {"AN-END-04", "end_triggered", "The end is triggered already."}},
    Row{Why::kEndNotTriggered, {"AN-END-04", "end_not_triggered", "Nobody has triggered the end."}},
    Row{Why::kLastTurn, {"AN-END-04", "last_turn", "The last turn has begun."}},
    Row{Why::kNoCombat,
        {"AN-COMB-01", "no_combat", "Your units and Cosmobot's do not meet there."}},
    Row{Why::kCombatPending,
        {"AN-CTRL-11", "combat_pending",
         "A combat is pending: fight it, or enter how it ended, before your turn is over."}},
    Row{Why::kGoalsMissing,
        {"AN-HSET-08", "goals_missing", "Say first which goal tiles lie beside the tracks."}},
    Row{Why::kContractsMissing,
        {"AN-HSET-06", "contracts_missing", "Say first which contracts lie face up."}},
    Row{Why::kPlanetsMissing,
        {"AN-DIST-01", "planets_missing", "Say first which distant planets are in play."}},
    Row{Why::kCreaturesMissing,
        {"AN-HMYTH-01", "creatures_missing", "Say first which creatures are in play."}},
    Row{Why::kMiniatureMissing,
        {"AN-MYTH-03", "miniature_missing", "A creature that was taken is not on the board yet."}},
    Row{Why::kCardMissing,
        {"AN-TURN-03", "card_missing", "Say first which adviser card lies face up."}},
    Row{Why::kNoCandidate, {"AN-CRIT-03", "no_candidate", "That is none of the candidates."}},
    Row{Why::kNoFace, {"AN-COMP-09", "no_face", "The chaos die has no such face."}},
    Row{Why::kTotalTooLow,
        {"AN-COMP-09", "total_too_low", "Your total is at least the strength of your units."}},
    Row{Why::kStrengthKnown,
        {"AN-COMP-09", "strength_known", "The strength of that tile is known."}},
    Row{Why::kGodKnown, {"AN-COMP-09", "god_known", "No strength of a god token is asked for."}},
    Row{Why::kCardNotThere,
        {"AN-SET-05", "card_not_there",
         "That card is not in the deck: it is used, or not in play."}},
    Row{Why::kOtherDeck, {"AN-COMP-06", "other_deck", "No card of this deck shows that."}},
    Row{Why::kCardFull, {"AN-COMP-06", "card_full", "A card has six elements at most."}},
    Row{Why::kArrowTwice, {"AN-COMP-06", "arrow_twice", "A sun card has one arrow."}},
    Row{Why::kArrowOnMoon, {"AN-COMP-06", "arrow_on_moon", "Moon cards have no arrow."}},
    Row{Why::kArrowMissing,
        {"AN-COMP-06", "arrow_missing", "A sun card has an arrow: left or right."}},
    Row{Why::kCardEmpty, {"AN-COMP-06", "card_empty", "A card has at least one element."}},
};

constexpr std::array<Refusal, kRows.size()> make_table() {
    std::array<Refusal, kRows.size()> table{};
    for (const Row& row : kRows) table[static_cast<std::size_t>(row.why) - 1] = row.refusal;
    return table;
}

constexpr std::array kTable = make_table();
static_assert(kTable.size() + 1 == static_cast<std::size_t>(Why::kCount));

}  // namespace

const Refusal* refusal(Why why) {
    return why == Why::kNothing ? nullptr : &kTable[static_cast<std::size_t>(why) - 1];
}

std::span<const Refusal> refusals() {
    return kTable;
}

}  // namespace orrery::anunnaki::cosmobot
