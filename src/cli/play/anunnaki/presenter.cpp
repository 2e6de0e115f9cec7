#include "cli/play/anunnaki/presenter.h"

#include <fmt/format.h>

#include "cli/play/anunnaki/map.h"
#include "cli/play/anunnaki/prompt.h"
#include "cli/play/anunnaki/screen.h"
#include "cli/play/anunnaki/star.h"
#include "cli/play/anunnaki/story.h"
#include "cli/play/anunnaki/typing.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/game.h"
#include "games/anunnaki/scoring.h"

namespace orrery::cli::play {
namespace {

using namespace pantheon;

class AnunnakiPresenter final : public Presenter {
  public:
    explicit AnunnakiPresenter(const an::Anunnaki& rules)
        : rules_(rules), content_(rules.content()) {}

    Lines screen(const View& view, const SeatNames& names, const Style& style) const override {
        return draw_table(content_, read(view), names, style);
    }

    Lines look(const View& view, Seat, const SeatNames&, const Style& style) const override {
        return draw_things(content_, read(view), style);
    }

    std::string prompt(const View& view, const SeatNames&) const override {
        return prompt_text(content_, read(view));
    }

    Telling tell(const std::vector<Event>& events, const View& view, const SeatNames& names,
                 const Style& style) const override {
        return tell_story(content_, events, read(view), names, style);
    }

    Lines reasons(const std::vector<Event>& events, const Style& style) const override {
        return tell_reasons(rules_.words().vocabulary, events, style);
    }

    Lines difference(const View& before, const View& after) const override {
        const an::State &was = read(before), &is = read(after);
        Lines lines;
        const auto compare = [&](std::string_view name, int from, int to) {
            if (from != to)
                lines.push_back(fmt::format("  {} {} → {}", padded(name, 24), from, to));
        };
        for (std::size_t i = 0; i < an::kResources; ++i)
            compare(an::kResourceNames[i], was.person.resources[i], is.person.resources[i]);
        compare("crystals", was.person.crystals, is.person.crystals);
        for (const an::Side side : {an::Side::kPerson, an::Side::kBot})
            compare_sides(side, was, is, compare);
        if (lines.empty()) lines.emplace_back("  Nothing that is counted changes.");
        return lines;
    }

    std::string expand(std::string_view typed, const View& view) const override {
        return expand_form(rules_, typed, read(view));
    }

    Lines typing_help() const override {
        Lines lines = forms_help();
        lines.emplace_back("What the marks mean:");
        append(lines, map_legend());
        append(lines, star_legend());
        return lines;
    }

    Lines rules_help() const override {
        return {
            "You and Cosmobot spread over Gaia and two home planets. In your turn move your",
            "pawn on the star to another tile and do what it says (red tiles cost a",
            "resource); a path not used before gets a cube and often gives a crystal. Then",
            "one second action for crystals, free actions, combats, culture tokens. Cubes",
            "on all sides of a triangle summon a minor god, on the inner five the great god.",
            "You control an area with units or a settlement and nobody else’s units. Combat:",
            "your units and a card against Cosmobot’s units and a die; attackers win ties.",
            "Winners advance on war, losers go home. Civilisations guard areas of Gaia.",
            "Cosmobot plays a moon and a sun card, always by the same criteria; where they do",
            "not decide, you choose for it. why shows all of them.",
            "The game ends with a side’s 14th cube or the end of a track; the other side has",
            "one more turn. Points: those gained, each track’s value times the goal beside",
            "it, and your space on the supremacy track. A tie is Cosmobot’s win.",
        };
    }

  private:
    static const an::State& read(const View& view) { return view.of<an::Anunnaki>().state; }

    template <class Compare>
    void compare_sides(an::Side side, const an::State& was, const an::State& is,
                       Compare&& compare) const {
        const std::string whose = side == an::Side::kPerson ? "your " : "Cosmobot’s ";
        const an::Board before(content_, was), after(content_, is);
        compare(whose + "points", was.side(side).vp, is.side(side).vp);
        for (std::size_t i = 0; i < an::kTracks; ++i)
            compare(whose + std::string(an::kTrackNames[i]), was.side(side).tracks[i],
                    is.side(side).tracks[i]);
        compare(whose + "supremacy", content_.supremacy[was.side(side).supremacy],
                content_.supremacy[is.side(side).supremacy]);
        for (std::size_t i = 0; i < an::kGoals; ++i) {
            const auto goal = static_cast<an::Goal>(i);
            compare(whose + std::string(an::kGoalNames[i]), before.goal_count(side, goal),
                    after.goal_count(side, goal));
        }
        compare(whose + "cubes", was.side(side).cubes, is.side(side).cubes);
        compare(whose + "score so far", score_of(content_, was, side).total(),
                score_of(content_, is, side).total());
    }

    const an::Anunnaki& rules_;
    const an::Content& content_;
};

}  // namespace

std::unique_ptr<Presenter> make_anunnaki_presenter(const AnyGame& game) {
    return std::make_unique<AnunnakiPresenter>(rules_of<an::Anunnaki>(game));
}

}  // namespace orrery::cli::play
