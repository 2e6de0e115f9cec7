#include "cli/play/crafting_the_cosmos/presenter.h"

#include <fmt/format.h>

#include "cli/play/crafting_the_cosmos/galaxy.h"
#include "cli/play/crafting_the_cosmos/prompt.h"
#include "cli/play/crafting_the_cosmos/screen.h"
#include "cli/play/crafting_the_cosmos/story.h"
#include "cli/play/crafting_the_cosmos/typing.h"

namespace orrery::cli::play {
namespace {

namespace ctc = crafting_the_cosmos;
using ctc::CraftingTheCosmos;

class CraftingPresenter final : public Presenter {
  public:
    Lines screen(const View& view, const SeatNames& names, const Style& style) const override {
        return crafting::draw_table(view.of<CraftingTheCosmos>(), names, style);
    }

    Lines look(const View& view, Seat seat, const SeatNames& names,
               const Style& style) const override {
        return crafting::draw_seat(view.of<CraftingTheCosmos>(), seat, names, style);
    }

    std::string prompt(const View& view, const SeatNames&) const override {
        return crafting::prompt_text(view.of<CraftingTheCosmos>());
    }

    Telling tell(const std::vector<Event>& events, const View& view, const SeatNames& names,
                 const Style& style) const override {
        const crafting::Table table = view.of<CraftingTheCosmos>();
        return crafting::tell_story(table.rules.content(), events, names, style);
    }

    Lines difference(const View& before, const View& after) const override {
        const crafting::Table one = before.of<CraftingTheCosmos>(),
                              two = after.of<CraftingTheCosmos>();
        if (one.viewer == kSpectator) return {};
        const ctc::Content& content = one.rules.content();
        const auto seat = static_cast<std::size_t>(one.viewer);
        const ctc::SeatState &was = one.state.seats[seat], &is = two.state.seats[seat];
        const ctc::Turn &turn = one.state.turn, &then = two.state.turn;
        Lines lines;
        const auto compare = [&](std::string_view name, int from, int to) {
            if (from != to)
                lines.push_back(fmt::format("  {} {} → {}", padded(name, 22), from, to));
        };
        const auto ready = [&](const crafting::Table& table, const ctc::SeatState& own) {
            return crafting::formable_nebulae(content, table.state.options, own).count();
        };
        compare("points", one.rules.standing(one.state).seats[seat].points,
                two.rules.standing(two.state).seats[seat].points);
        compare("cards", was.cards, is.cards);
        compare("crystal on", was.crystal, is.crystal);
        compare("full crystals", was.waiting, is.waiting);
        compare("nebulae ready to form", ready(one, was), ready(two, is));
        compare("gravitons", turn.gravitons, then.gravitons);
        compare("DNA", turn.dna, then.dna);
        compare("proto life to place", turn.proto, then.proto);
        for (std::size_t i = 0; i < ctc::kTrack; ++i) {
            const std::uint8_t goal = one.state.track[i];
            if (goal != 0 && goal == two.state.track[i])
                compare(content.goals[goal].names.english,
                        ctc::goal_value(content, one.state.options, was, goal),
                        ctc::goal_value(content, two.state.options, is, goal));
        }
        if (lines.empty()) lines.emplace_back("  Points and goals stay as they are.");
        return lines;
    }

    std::string expand(std::string_view typed, const View& view) const override {
        return crafting::expand_short_form(typed, view.of<CraftingTheCosmos>());
    }

    Lines typing_help() const override { return crafting::short_forms_help(); }

    Lines rules_help() const override {
        constexpr int kWidth = 79;
        Lines lines = wrapped(
            "At most eight rounds. A turn begins with energy: up to three moves clockwise, your "
            "own "
            "token at least once; full controls are skipped. The control with your own token pays "
            "its large reward, and every token on the console, whosever it is, its control’s "
            "small "
            "one. Then craft: stars go on corners, proto life on sides next to other life, nebulae "
            "inside. The stars around a nebula that it needs form it, for points and at the cost "
            "of "
            "one star; a supernova stands for any. Life on all six sides of a formed nebula makes "
            "advanced life: proto life goes, stable life stays, the tile counts at the end. Six "
            "time steps fill a crystal; discharging it brings a star and points: 3, 6, 10, 15, 21. "
            "Equal energy cards buy powers; five of a kind bring 6 points. The last action, omega, "
            "draws a nebula or stabilizes a life; what is not placed is lost. A goal is scored at "
            "the end of every round from the third on. The game ends with the sixth goal, or when "
            "the time crystals run out.",
            kWidth);
        const Lines legend = crafting::galaxy_legend(Style{});
        lines.insert(lines.end(), legend.begin(), legend.end());
        return lines;
    }
};

}  // namespace

std::unique_ptr<Presenter> make_crafting_presenter(const AnyGame&) {
    return std::make_unique<CraftingPresenter>();
}

}  // namespace orrery::cli::play
