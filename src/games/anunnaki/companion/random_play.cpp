// Somebody at a table who reports whatever comes to mind, but always goes on.
#include "games/anunnaki/companion/check.h"
#include "games/anunnaki/companion/facts.h"
#include "games/anunnaki/companion/game.h"
#include "games/anunnaki/course/combat.h"

namespace orrery::anunnaki::companion {
namespace {

constexpr auto kPerson = static_cast<std::uint8_t>(Side::kPerson);
constexpr std::uint32_t kReports = 3;  // for every end of a turn

class Reporter {
  public:
    Reporter(const Model& model, RandomStream& random) : model_(model), random_(random) {}

    Action answer() {
        const State& state = model_.state;
        if (model_.offers_candidates()) return choose();
        switch (model_.task().kind) {
            case TaskKind::kReport:
                return report();
            case TaskKind::kAskCard:
                return card();
            case TaskKind::kAskDie:
                return random_.uniform(2) == 0 ? act(ActionKind::kRoll) : die();
            case TaskKind::kAskCivilisation:
                return state.areas[model_.task().a].revealed == 0
                           ? act(ActionKind::kStrength, {below(6)})
                           : act(ActionKind::kGodStrength, {below(3)});
            case TaskKind::kAskContract:
                return contract(model_.task().a);
            case TaskKind::kAskTotal:
                return total();
            case TaskKind::kAskScore:
                return act(ActionKind::kScore, {below(120)});
            default:
                return act(ActionKind::kCommitted);
        }
    }

  private:
    std::uint8_t below(std::size_t bound) {
        return static_cast<std::uint8_t>(random_.uniform(static_cast<std::uint32_t>(bound)));
    }
    // A random number for which `fits`; there must be one.
    template <class Fits>
    std::uint8_t any_below(std::size_t bound, Fits&& fits) {
        std::uint8_t number = below(bound);
        while (!fits(number)) number = static_cast<std::uint8_t>((number + 1U) % bound);
        return number;
    }

    Action choose() {
        const State& state = model_.state;
        const std::uint8_t chosen = state.candidates[below(state.candidates.size())];
        return act(state.choice == Choice::kReveal        ? ActionKind::kReveal
                   : state.choice == Choice::kCombatOrder ? ActionKind::kFight
                                                          : ActionKind::kChoose,
                   {chosen});
    }

    Action die() {
        const auto& faces = model_.content.constants.die;
        return act(ActionKind::kDie, {static_cast<std::uint8_t>(faces[below(faces.size())] - 1)});
    }

    Action total() {
        const Fight fight(model_.content, model_.state, model_.state.combat.place);
        const int units = std::min(fight.strength(Side::kPerson), kMostTotal);
        return act(ActionKind::kTotal,
                   {static_cast<std::uint8_t>(std::min(units + below(6), kMostTotal))});
    }

    Action contract(std::size_t slot) {
        const std::uint8_t vp = below(7);
        const std::uint8_t trade = below(kMostTradeSteps);
        return act(ActionKind::kContract, {static_cast<std::uint8_t>(slot), vp, trade});
    }

    // Typed cards carry a cube: the game shall come to its end.
    Action card() {
        const Task& task = model_.task();
        const bool sun = static_cast<Deck>(task.a) == Deck::kSun;
        if (!model_.state.typed[task.a].elements.empty()) {
            const bool arrow_missing = sun && task.b == 0;
            return arrow_missing ? act(ActionKind::kArrow, {below(2)}) : act(ActionKind::kComplete);
        }
        switch (random_.uniform(3)) {
            case 0:
                return type_element(sun ? Element{Do::kHarvest, 2, 0} : Element{Do::kCube, 1, 0});
            case 1:
                if (const auto& deck = model_.state.decks[task.a]; !deck.empty())
                    return act(ActionKind::kCard,
                               {card_operand(static_cast<Deck>(task.a), deck[below(deck.size())])});
                [[fallthrough]];
            default:
                return act(ActionKind::kDraw);
        }
    }

    // First what Cosmobot's turn needs, then perhaps something that happened in the turn.
    Action report() {
        const State& state = model_.state;
        switch (why_not_done(model_)) {
            case Why::kGoalsMissing: {
                const std::uint8_t place = any_below(kGoals, [&](std::size_t i) {
                    return (state.facts.to_enter & goal_bit(i)) != 0;
                });
                return act(ActionKind::kGoal, {place, below(kGoals)});
            }
            case Why::kContractsMissing:
                return contract(any_below(kContractSlots, [&](std::size_t slot) {
                    return (state.facts.to_enter & contract_bit(slot)) != 0;
                }));
            case Why::kPlanetsMissing: {
                const std::uint8_t display = state.distant[0].planet == 0 ? 0 : 1;
                const std::uint8_t planet = any_below(kDistantPlanets, [&](std::size_t number) {
                    return state.distant[1U - display].planet != number + 1;
                });
                return act(ActionKind::kPlanet, {display, planet});
            }
            case Why::kCreaturesMissing: {
                const std::uint8_t display = state.creatures[0] == 0 ? 0 : 1;
                const std::uint8_t creature = any_below(kCreatures, [&](std::size_t number) {
                    return !owner_of(state, number) && !display_of(state, number);
                });
                return act(ActionKind::kShow, {creature, display});
            }
            case Why::kMiniatureMissing:
                return place_miniature();
            case Why::kCardMissing:
                return act(ActionKind::kTurnUp, {below(2)});
            case Why::kCombatPending:
                return resolve(model_.board().pending_combats().first());
            default:
                break;
        }
        const Action something = something_new();
        const bool told = random_.uniform(kReports + 1) != 0;
        return told && why_not(model_, something) == Why::kNothing ? something
                                                                   : act(ActionKind::kDone);
    }

    Action place_miniature() {
        const auto creature = static_cast<std::uint8_t>(UnitKind::kCreature);
        const bool person = model_.state.side(Side::kPerson).supply[creature] != 0;
        const Side side = person ? Side::kPerson : Side::kBot;
        return act(ActionKind::kPut,
                   {static_cast<std::uint8_t>(side), creature, model_.board().capital(side)});
    }

    // The program helps where both sides meet; elsewhere the units went home.
    Action resolve(std::size_t area) {
        const auto place = static_cast<Place>(area);
        if (why_not(model_, act(ActionKind::kFight, {place})) == Why::kNothing)
            return act(ActionKind::kFight, {place});
        const Side side =
            model_.board().unit_count(Side::kPerson, place) > 0 ? Side::kPerson : Side::kBot;
        const UnitCounts& units = model_.board().units(side, place);
        const std::uint8_t kind =
            any_below(kUnitKinds, [&](std::size_t unit) { return units[unit] != 0; });
        return act(ActionKind::kTake, {static_cast<std::uint8_t>(side), kind, place});
    }

    Action something_new() {
        const SideState& own = model_.state.side(Side::kPerson);
        const std::uint8_t area = any_below(model_.content.areas.size(), [&](std::size_t number) {
            return model_.board().in_play().contains(number);
        });
        const std::uint8_t unit = below(kUnitKinds);
        const std::uint8_t track = below(kTracks);
        const auto one_more = [](std::uint8_t count) {
            return static_cast<std::uint8_t>(count + 1);
        };
        switch (random_.uniform(8)) {
            case 0:
                return act(ActionKind::kTake, {kPerson, unit, area});
            case 1:
                return act(ActionKind::kSettle, {kPerson, area});
            case 2:
                return act(ActionKind::kExhaust, {below(kResources), area});
            case 3:
                return act(ActionKind::kTrack, {kPerson, track, one_more(own.tracks[track])});
            case 4:
                return act(ActionKind::kCubes, {kPerson, std::min(one_more(own.cubes),
                                                                  model_.content.constants.cubes)});
            case 5:
                return act(ActionKind::kNoCivilisation, {area});
            default:
                return act(ActionKind::kPut, {kPerson, unit, area});
        }
    }

    const Model& model_;
    RandomStream& random_;
};

}  // namespace

Action Companion::random_action(const State& state, Seat, RandomStream& random) const {
    const Model model{content_, state};
    return Reporter(model, random).answer();
}

// Nobody can advise what happened at a table.
Advice Companion::advise(const State& state, Seat seat, Effort, RandomStream& random) const {
    return {random_action(state, seat, random), 0, {}};
}

}  // namespace orrery::anunnaki::companion
