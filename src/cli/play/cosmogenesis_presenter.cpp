#include "cli/play/cosmogenesis_presenter.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/cosmogenesis_screen.h"
#include "cli/play/cosmogenesis_story.h"
#include "cli/play/cosmogenesis_typing.h"
#include "cli/play/cosmogenesis_words.h"
#include "games/cosmogenesis/action.h"

namespace orrery::cli::play {
namespace {

using cosmogenesis::id_text;

class CosmogenesisPresenter final : public Presenter {
  public:
    explicit CosmogenesisPresenter(cosmogenesis::Content content) : content_(std::move(content)) {}

    Lines screen(const Json& view, const SeatNames& names, const Style& style) const override {
        return draw_cosmos(content_, read(view), names, style);
    }

    Lines look(const Json& view, Seat seat, const SeatNames& names,
               const Style& style) const override {
        return draw_star_system(content_, read(view), seat, names, style);
    }

    std::string prompt(const Json& view, const SeatNames&) const override {
        const SeenCosmos cosmos = read(view);
        if (!cosmos.asks_viewer()) return {};
        if (cosmos.phase == "choose_start")
            return fmt::format("Keep one of your two objectives: k {} or k {}",
                               cosmos.own().drawn[0], cosmos.own().drawn[1]);
        if (cosmos.phase == "main") return main_prompt(cosmos);
        if (cosmos.phase == "reward") return reward_prompt(cosmos.rewards.back());
        return optional_prompt(cosmos);
    }

    Telling tell(const std::vector<Event>& events, const Json& view, const SeatNames& names,
                 const Style& style) const override {
        return tell_cosmic_story(content_, events, read(view), names, style);
    }

    Lines difference(const Json& before, const Json& after) const override {
        const SeenCosmos one = read(before), two = read(after);
        if (one.viewer == kSpectator) return {};
        const SeenPlayer &was = one.seat(one.viewer), &is = two.seat(one.viewer);
        constexpr std::array<std::string_view, 6> kParts{"planetary", "stellar", "evolution",
                                                         "objects",   "belt",    "Monolith"};
        Lines lines;
        const auto compare = [&](std::string_view name, int from, int to) {
            if (from != to)
                lines.push_back(fmt::format("  {} {} → {}", padded(name, 12), from, to));
        };
        for (std::size_t i = 0; i < kParts.size(); ++i)
            compare(kParts[i], was.score[i], is.score[i]);
        compare("together", was.total, is.total);
        compare("asteroids", was.things.asteroids, is.things.asteroids);
        compare("comets", was.things.comets, is.things.comets);
        compare_bodies(was.things.orbits, is.things.orbits, lines);
        if (lines.empty()) lines.emplace_back("  Your system and its points stay as they are.");
        return lines;
    }

    std::string expand(std::string_view typed, const Json& view) const override {
        return expand_cosmic_form(content_, typed, read(view));
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
            "Life starts as bacteria; on wet bodies in orbits 1 to 3 it evolves after every",
            "round. A planetary objective is revealed at an orbit that meets it: points and",
            "a reward. Stellar objectives score the whole system at the end, and so do",
            "evolution, objects, the largest belts (5 and 3 points) and the Monolith.",
        };
    }

  private:
    SeenCosmos read(const Json& view) const { return read_cosmos(content_, view); }

    static std::string main_prompt(const SeenCosmos& cosmos) {
        for (std::size_t sector = cosmogenesis::kSectors; sector-- > 0;) {
            if ((cosmos.own().used_sectors >> sector & 1U) != 0) continue;
            for (std::size_t i = 0; i < cosmogenesis::kFields; ++i) {
                if (cosmos.board[sector][i].kind == SeenField::Kind::kEmpty) continue;
                return fmt::format(
                    "Choose an element of a sector you have not used: its field, like {}-{}, and "
                    "p planet, m 1 moon, h 1 hit, b belt, x discard.",
                    sector + 1, i + 1);
            }
        }
        return "Choose an element of the board.";
    }

    static std::string reward_prompt(std::string_view item) {
        if (item == "life") return "Reward: create life; l and a body, like l 1 (n declines).";
        if (item == "evolution")
            return "Reward: life evolves; v and a body, like v 1 (n declines).";
        return "Reward: one more side action at its normal cost (n declines).";
    }

    std::string optional_prompt(const SeenCosmos& cosmos) const {
        const cosmogenesis::SeatState& own = cosmos.own();
        if (cosmos.side_used) {
            const bool object = std::any_of(own.objects.begin(), own.objects.end(),
                                            [](std::uint8_t uses) { return uses > 1; });
            return object ? "Use an object (o and its number), or e to end your turn."
                          : "All is done: e ends your turn.";
        }
        for (const int objective : known_hand(own)) {
            const std::string state = still_missing(content_, own, objective);
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

    cosmogenesis::Content content_;
};

}  // namespace

Result<std::unique_ptr<Presenter>> make_cosmogenesis_presenter(std::span<const ContentFile> files) {
    Result<cosmogenesis::Content> content = cosmogenesis::load_content(files);
    if (!content) return content.error();
    return std::unique_ptr<Presenter>(
        std::make_unique<CosmogenesisPresenter>(std::move(content).value()));
}

}  // namespace orrery::cli::play
