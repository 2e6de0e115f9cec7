#include "cli/play/cosmogenesis/presenter.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/cosmogenesis/screen.h"
#include "cli/play/cosmogenesis/story.h"
#include "cli/play/cosmogenesis/typing.h"
#include "cli/play/cosmogenesis/words.h"
#include "games/cosmogenesis/action.h"
#include "games/cosmogenesis/scoring.h"

namespace orrery::cli::play {
namespace {

using cosmogenesis::Cosmogenesis;
using cosmogenesis::id_text;
using cosmogenesis::Phase;
using cosmogenesis::RewardItem;
using cosmogenesis::SeatScore;
using cosmogenesis::SeatState;

class CosmogenesisPresenter final : public Presenter {
  public:
    Lines screen(const View& view, const SeatNames& names, const Style& style) const override {
        return draw_cosmos(view.of<Cosmogenesis>(), names, style);
    }

    Lines look(const View& view, Seat seat, const SeatNames& names,
               const Style& style) const override {
        return draw_star_system(view.of<Cosmogenesis>(), seat, names, style);
    }

    std::string prompt(const View& view, const SeatNames&) const override {
        const CosmosView seen = view.of<Cosmogenesis>();
        if (!has_seat(seen.rules.actors(seen.state), seen.viewer)) return {};
        const SeatState& own = seen.state.seat(seen.viewer);
        switch (seen.state.phase) {
            case Phase::kChooseStart:
                return fmt::format("Keep one of your two objectives: k {} or k {}", own.drawn[0],
                                   own.drawn[1]);
            case Phase::kMain:
                return main_prompt(seen);
            case Phase::kReward:
                return reward_prompt(seen.state.rewards.back());
            default:
                return optional_prompt(seen.rules.content(), own, seen.state.side_used != 0);
        }
    }

    Telling tell(const std::vector<Event>& events, const View& view, const SeatNames& names,
                 const Style& style) const override {
        return tell_cosmic_story(view.of<Cosmogenesis>(), events, names, style);
    }

    Lines difference(const View& before, const View& after) const override {
        const CosmosView one = before.of<Cosmogenesis>(), two = after.of<Cosmogenesis>();
        if (one.viewer == kSpectator) return {};
        Lines lines;
        const auto compare = [&](std::string_view name, int from, int to) {
            if (from != to)
                lines.push_back(fmt::format("  {} {} → {}", padded(name, 12), from, to));
        };
        const SeatScore from = score_of(one.rules.content(), one.state, one.viewer);
        const SeatScore to = score_of(two.rules.content(), two.state, two.viewer);
        compare("planetary", from.planetary, to.planetary);
        compare("stellar", from.stellar, to.stellar);
        compare("evolution", from.evolution, to.evolution);
        compare("objects", from.objects, to.objects);
        compare("belt", from.belt, to.belt);
        compare("Monolith", from.monolith, to.monolith);
        compare("together", from.total(), to.total());
        const SeatState &was = one.state.seat(one.viewer), &is = two.state.seat(two.viewer);
        compare("asteroids", was.asteroids, is.asteroids);
        compare("comets", was.comets, is.comets);
        compare_bodies(was.orbits, is.orbits, lines);
        if (lines.empty()) lines.emplace_back("  Your system and its points stay as they are.");
        return lines;
    }

    std::string expand(std::string_view typed, const View& view) const override {
        return expand_cosmic_form(typed, view.of<Cosmogenesis>());
    }

    Lines typing_help() const override { return cosmic_forms_help(); }

    Lines rules_help() const override {
        return {
            "Six rounds of four turns. In each turn choose an element of a sector you have",
            "not used this round, and do something with it: a body becomes your next",
            "planet, a moon of a larger planet, or hits a body of yours, which grows by one",
            "size and may keep the rest as a moon. A comet brings rings to a gas giant,",
            "water and air to a body of size 3 or 4. Then you may do one side action and",
            "use your objects.",
            "Life starts small; with water and air, in orbits 1 to 3, it evolves after",
            "every round. A planetary objective is revealed at an orbit that meets",
            "it: points and a reward. Stellar objectives score the whole system at the",
            "end, and so do evolution, objects, the largest belts (5 and 3 points) and the",
            "Monolith.",
        };
    }

  private:
    static std::string main_prompt(const CosmosView& seen) {
        for (std::size_t sector = cosmogenesis::kSectors; sector > 0; --sector) {
            if (seen.state.sector_used(seen.viewer, sector)) continue;
            for (std::size_t field = 1; field <= cosmogenesis::kFields; ++field) {
                if (seen.state.field(sector, field) == 0) continue;
                return fmt::format(
                    "Choose an element of a sector you have not used: its field, like {}-{}, and "
                    "p planet, m 1 moon, h 1 hit, b belt, x discard.",
                    sector, field);
            }
        }
        return "Choose an element of the board.";
    }

    static std::string reward_prompt(RewardItem item) {
        if (item == RewardItem::kLife)
            return "Reward: create life; l and a body, like l 1 (n declines).";
        if (item == RewardItem::kEvolution)
            return "Reward: life evolves; v and a body, like v 1 (n declines).";
        return "Reward: one more side action at its normal cost (n declines).";
    }

    static std::string optional_prompt(const cosmogenesis::Content& content, const SeatState& own,
                                       bool side_used) {
        if (side_used) {
            const bool object = std::any_of(own.objects.begin(), own.objects.end(),
                                            [](std::uint8_t uses) { return uses > 1; });
            return object ? "Use an object (o and its number), or e to end your turn."
                          : "All is done: e ends your turn.";
        }
        for (const int objective : known_hand(own)) {
            const std::string state = still_missing(content, own, objective);
            if (state.starts_with("ready at O"))
                return fmt::format(
                    "{} can be revealed: r {} {}. Or another side action, or e to "
                    "end your turn.",
                    id_text('P', static_cast<std::size_t>(objective)), objective,
                    state.substr(state.size() - 1));
        }
        if (own.asteroids + own.comets == 0)
            return "Nothing in the belt to pay a side action with: e ends your turn.";
        return "One side action: m 1 moon, a 1 hit, c comet, t 1 throw comet, l 1 life, mod "
               "module, "
               "r reveal; or e to end your turn.";
    }

    // Bodies that came, went or changed.
    static void compare_bodies(const cosmogenesis::Orbits& was, const cosmogenesis::Orbits& is,
                               Lines& lines) {
        for (std::uint8_t orbit = 1; orbit <= cosmogenesis::kMaxOrbits; ++orbit)
            for (std::uint8_t place = 0; place <= cosmogenesis::kMaxMoons; ++place) {
                const cosmogenesis::Target target{orbit, place};
                const cosmogenesis::Body* from = cosmogenesis::find_body(was, target);
                const cosmogenesis::Body* to = cosmogenesis::find_body(is, target);
                const std::string one = from == nullptr ? "–" : body_mark(*from);
                const std::string two = to == nullptr ? "–" : body_mark(*to);
                if (one != two)
                    lines.push_back(fmt::format(
                        "  {} {} → {}", padded(cosmogenesis::to_text(target), 12), one, two));
            }
    }
};

}  // namespace

std::unique_ptr<Presenter> make_cosmogenesis_presenter(const AnyGame&) {
    return std::make_unique<CosmogenesisPresenter>();
}

}  // namespace orrery::cli::play
