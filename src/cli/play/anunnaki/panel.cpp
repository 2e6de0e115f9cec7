#include "cli/play/anunnaki/panel.h"

#include <fmt/format.h>

#include "games/anunnaki/board.h"
#include "games/anunnaki/scoring.h"

namespace orrery::cli::play::pantheon {
namespace {

using an::Side;

constexpr int kLabel = 15, kFigure = 7;  // columns

class Panel {
  public:
    Panel(const an::Content& content, const an::State& view)
        : content_(content), view_(view), board_(content, view) {}

    Canvas draw() {
        row("", "you (P)", "bot (B)", kPersonInk, kBotInk);
        for (std::size_t i = 0; i < an::kTracks; ++i) track(i);
        supremacy();
        figures("points gained", [&](Side side) { return view_.side(side).vp; });
        const auto total = [&](Side side) { return score_of(content_, view_, side).total(); };
        row("if it ended now", std::to_string(total(Side::kPerson)),
            std::to_string(total(Side::kBot)), kStrong, kStrong);
        for (std::size_t goal = 0; goal < an::kGoals; ++goal)
            figures(std::string(an::kGoalNames[goal]), [&](Side side) {
                return board_.goal_count(side, static_cast<an::Goal>(goal));
            });
        figures("cubes placed", [&](Side side) { return view_.side(side).cubes; });
        figures("followers left", [&](Side side) { return view_.side(side).supply[0]; });
        figures("gods left",
                [&](Side side) { return view_.side(side).supply[1] + view_.side(side).supply[2]; });
        tokens();
        return canvas_;
    }

  private:
    void row(const std::string& label, const std::string& person, const std::string& bot,
             Ink person_ink = {}, Ink bot_ink = {}) {
        canvas_.text(0, y_, label, kQuiet);
        canvas_.text(kLabel + kFigure - columns(person), y_, person, person_ink);
        canvas_.text(kLabel + 2 * kFigure - columns(bot), y_, bot, bot_ink);
        ++y_;
    }

    template <class Figure>
    void figures(const std::string& label, Figure&& figure) {
        row(label, std::to_string(figure(Side::kPerson)), std::to_string(figure(Side::kBot)));
    }

    std::string with_goal(std::string_view name, std::size_t place) const {
        const auto goal = an::kGoalNames[static_cast<std::size_t>(view_.goals[place])];
        return fmt::format("{}·{}", name, goal == "settlements" ? "settlem." : goal);
    }

    // "5:2×3": the marker's space, what the space is worth, the goal's value.
    void track(std::size_t number) {
        const auto text = [&](Side side) {
            const std::uint8_t space = view_.side(side).tracks[number];
            return fmt::format("{}:{}×{}", space, content_.track_value[space],
                               board_.goal_value(side, view_.goals[number]));
        };
        row(with_goal(an::kTrackNames[number], number), text(Side::kPerson), text(Side::kBot));
    }

    // "-4 +2": the space, and how far the goal would carry the marker.
    void supremacy() {
        const auto text = [&](Side side) {
            return fmt::format("{} +{}", content_.supremacy[view_.side(side).supremacy],
                               board_.goal_value(side, view_.goals[an::kTracks]));
        };
        row(with_goal("supr.", an::kTracks), text(Side::kPerson), text(Side::kBot));
    }

    void tokens() {
        std::string text;
        for (std::size_t place = 0; place < content_.supremacy.size(); ++place)
            if ((view_.supremacy_tokens >> place & 1) != 0)
                text += fmt::format(" {}", content_.supremacy[place]);
        if (!text.empty()) canvas_.text(0, y_++, "2-point tokens at" + text, kQuiet);
    }

    const an::Content& content_;
    const an::State& view_;
    an::Board board_;
    Canvas canvas_;
    int y_ = 0;
};

}  // namespace

Canvas draw_panel(const an::Content& content, const an::State& view) {
    return Panel(content, view).draw();
}

}  // namespace orrery::cli::play::pantheon
