#include "cli/play/anunnaki/deeds.h"

#include <fmt/format.h>

#include <cstdlib>

#include "games/anunnaki/action.h"
#include "games/anunnaki/events.h"

namespace orrery::cli::play::pantheon {
namespace {

using an::EventKind;

class Deed {
  public:
    Deed(const an::Content& content, const an::State& view, const Event& event, Sentences& story)
        : content_(content), view_(view), seat_(event.seat), arg_(event.arguments), story_(story) {}

    void tell(EventKind kind) {
        if (!turn(kind) && !means(kind) && !pieces(kind)) cards(kind);
    }

  private:
    bool both(const std::string& verb, const std::string& what) {
        story_.both(seat_, verb, what);
        return true;
    }
    // Verbs that take more than an s.
    bool act(std::string_view you_do, std::string_view it_does, const std::string& what) {
        story_.act(seat_, fmt::format("{} {}", you_do, what), fmt::format("{} {}", it_does, what));
        return true;
    }
    std::string place(std::size_t argument) const {
        return an::place_name(content_, static_cast<an::Place>(arg_[argument]));
    }
    std::string contract(int number) const {
        return "contract " + contract_text(entry(content_.contracts, number));
    }

    bool turn(EventKind kind) {
        switch (kind) {
            case EventKind::kPawnMoved: {
                story_.end_sentence();
                const int tile = entry(view_.person.tiles, arg_[0]);
                return act("go", "goes",
                           fmt::format("to {} {}", entry(content_.nodes, arg_[0]),
                                       entry(content_.tiles, tile).id));
            }
            case EventKind::kSecondaryTaken:
                story_.end_sentence();
                return both("use", "the second action " +
                                       entry(content_.secondaries, arg_[0]).id.substr(2));
            case EventKind::kCubePlaced:
                return both("place", fmt::format("cube {}", arg_[2]));
            case EventKind::kVpGained:
                return both("gain", counted(arg_[0], "point"));
            case EventKind::kTrackAdvanced:
                return act("reach", "reaches", fmt::format("{} {}", track_name(arg_[0]), arg_[1]));
            case EventKind::kSupremacyMoved:
                return act("reach", "reaches",
                           fmt::format("supremacy {}", entry(content_.supremacy, arg_[1])));
            default:
                return false;
        }
    }

    bool means(EventKind kind) {
        switch (kind) {
            case EventKind::kResourceGained:
                return both("get", fmt::format("{} {}", arg_[1], resource_name(arg_[0])));
            case EventKind::kResourcePaid:
                return both("pay", fmt::format("{} {}", arg_[1], resource_name(arg_[0])));
            case EventKind::kCrystalsChanged:
                return both(arg_[0] > 0 ? "get" : "pay", counted(std::abs(arg_[0]), "crystal"));
            case EventKind::kResourcesSwapped:
                return both("swap", fmt::format("{} for {}", resource_name(arg_[0]),
                                                resource_name(arg_[1])));
            default:
                return false;
        }
    }

    bool pieces(EventKind kind) {
        switch (kind) {
            case EventKind::kUnitMoved:
                return both(
                    arg_[3] != 0 ? "send" : "move",
                    fmt::format("{} from {} to {}", unit_name(arg_[0]), place(1), place(2)));
            case EventKind::kUnitPlaced:
                return both("place", fmt::format("{} in {}", unit_name(arg_[0]), place(1)));
            case EventKind::kBuilt:
                return both("build", "a settlement in " + place(0));
            case EventKind::kSettlementMoved:
                return both("move", fmt::format("the settlement of {} to {}", place(0), place(1)));
            case EventKind::kGodSummoned: {
                const an::House& house = entry(content_.houses, arg_[0]);
                return both("summon",
                            fmt::format("{} in {}", entry(house.gods, arg_[1]).name, place(2)));
            }
            case EventKind::kCreatureTaken:
                return both("take", entry(content_.creatures, arg_[0]).name);
            case EventKind::kCultureTaken: {
                const an::Effects& bonus = entry(content_.culture_tokens, arg_[1] - 1).bonus;
                return both("take",
                            fmt::format("the culture token {}: {}",
                                        entry(content_.sites, arg_[0]).id, reward_text(bonus)));
            }
            default:
                return false;
        }
    }

    void cards(EventKind kind) {
        switch (kind) {
            case EventKind::kContractTaken:
                both("take", contract(arg_[1] - 1));
                return;
            case EventKind::kContractDropped:
                both("drop", contract(arg_[0]));
                return;
            case EventKind::kContractFulfilled:
                both("fulfil", contract(arg_[0]));
                return;
            case EventKind::kTileUpgraded:
                both("upgrade", entry(content_.tiles, arg_[0]).id);
                return;
            case EventKind::kWeaponDrawn:
                both("draw", entry(content_.weapons, arg_[0]).id);
                return;
            case EventKind::kWeaponsRecovered:
                both("take", "back all weapons");
                return;
            case EventKind::kArtefactDrawn:
                both("draw", entry(content_.artefacts, arg_[0]).name);
                return;
            default:
                return;
        }
    }

    const an::Content& content_;
    const an::State& view_;
    Seat seat_;
    const std::array<std::int16_t, 6>& arg_;
    Sentences& story_;
};

}  // namespace

void tell_deed(const an::Content& content, const an::State& view, const Event& event,
               Sentences& story) {
    Deed(content, view, event, story).tell(static_cast<EventKind>(event.kind));
}

}  // namespace orrery::cli::play::pantheon
