#include "cli/play/crafting_presenter.h"

#include <fmt/format.h>

#include "cli/play/crafting_galaxy.h"
#include "cli/play/crafting_prompt.h"
#include "cli/play/crafting_screen.h"
#include "cli/play/crafting_story.h"
#include "cli/play/crafting_typing.h"
#include "games/crafting_the_cosmos/content.h"

namespace orrery::cli::play {
namespace {

namespace ctc = crafting_the_cosmos;

class CraftingPresenter final : public Presenter {
  public:
    explicit CraftingPresenter(ctc::Content content) : content_(std::move(content)) {}

    Lines screen(const Json& view, const SeatNames& names, const Style& style) const override {
        return crafting::draw_table(content_, crafting::read_table(view), names, style);
    }

    Lines look(const Json& view, Seat seat, const SeatNames& names,
               const Style& style) const override {
        return crafting::draw_seat(content_, crafting::read_table(view), seat, names, style);
    }

    std::string prompt(const Json& view, const SeatNames& names) const override {
        return crafting::prompt_text(content_, crafting::read_table(view), names);
    }

    Telling tell(const std::vector<Event>& events, const Json& view, const SeatNames& names,
                 const Style& style) const override {
        return crafting::tell_story(content_, events, crafting::read_table(view), names, style);
    }

    Lines difference(const Json& before, const Json& after) const override {
        const crafting::SeenTable one = crafting::read_table(before),
                                  two = crafting::read_table(after);
        if (one.viewer == kSpectator) return {};
        const crafting::SeenSeat &was = one.seat(one.viewer), &is = two.seat(one.viewer);
        Lines lines;
        const auto compare = [&](std::string_view name, int from, int to) {
            if (from != to)
                lines.push_back(fmt::format("  {} {} → {}", padded(name, 22), from, to));
        };
        compare("points", was.points, is.points);
        compare("cards", was.cards, is.cards);
        compare("crystal on", was.board.crystal, is.board.crystal);
        compare("full crystals", was.board.waiting, is.board.waiting);
        compare("nebulae ready to form", was.formable.count(), is.formable.count());
        compare("gravitons", one.turn.gravitons, two.turn.gravitons);
        compare("DNA", one.turn.dna, two.turn.dna);
        compare("proto life to place", one.turn.proto, two.turn.proto);
        for (std::size_t i = 0; i < ctc::kTrack; ++i)
            if (one.goals[i] != 0 && one.goals[i] == two.goals[i])
                compare(content_.goals[one.goals[i]].names.english, was.goal_values[i],
                        is.goal_values[i]);
        if (lines.empty()) lines.emplace_back("  Points and goals stay as they are.");
        return lines;
    }

    std::string expand(std::string_view typed, const Json& view) const override {
        return crafting::expand_short_form(typed, crafting::read_table(view));
    }

    Lines typing_help() const override { return crafting::short_forms_help(); }

    Lines rules_help() const override {
        constexpr int kWidth = 79;
        Lines lines = wrapped(
            "At most eight rounds. A turn begins with energy: up to three moves clockwise, your "
            "own "
            "token at least once; full controls are skipped. The control with your own token pays "
            "its large reward, and every token on the console, whoever’s it is, its control’s "
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

  private:
    ctc::Content content_;
};

}  // namespace

Result<std::unique_ptr<Presenter>> make_crafting_presenter(std::span<const ContentFile> files) {
    Result<ctc::Content> content = ctc::load_content(files);
    if (!content) return content.error();
    return std::unique_ptr<Presenter>(
        std::make_unique<CraftingPresenter>(std::move(content).value()));
}

}  // namespace orrery::cli::play
