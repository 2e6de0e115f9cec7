#include "cli/play/cosmic_factory/presenter.h"

#include <fmt/format.h>

#include <optional>

#include "cli/play/cosmic_factory/screen.h"
#include "cli/play/cosmic_factory/story.h"
#include "cli/play/cosmic_factory/typing.h"
#include "games/cosmic_factory/board.h"

namespace orrery::cli::play {
namespace {

using namespace cosmic_factory;

// While all build at once, bots lay three tiles after every third step of a person: at the pace
// of somebody who lays tile after tile. Who keeps up finds the bonus tiles still in the middle.
constexpr int kBuildingPace = 3;

class CosmicFactoryPresenter final : public Presenter {
  public:
    explicit CosmicFactoryPresenter(const Content& content) : content_(content) {}

    Lines screen(const View& view, const SeatNames& names, const Style& style) const override {
        return draw_table(view.of<CosmicFactory>(), names, style);
    }

    Lines look(const View& view, Seat seat, const SeatNames& names,
               const Style& style) const override {
        return draw_seat(view.of<CosmicFactory>(), seat, names, style);
    }

    std::string prompt(const View& view, const SeatNames& names) const override {
        const FactoryView table = view.of<CosmicFactory>();
        if (table.viewer == kSpectator) return {};
        const Seat me = table.viewer;
        if (is_draft(table.state.phase)) {
            const Seat next =
                table.state.round % 2 == 1 ? table.state.left(me) : table.state.right(me);
            return fmt::format(
                "Keep three tiles: type their numbers, like {}. The rest goes to {}.",
                some_tiles(table.state.seat(me).packet), names.of(next));
        }
        if (table.state.phase == Phase::kReady)
            return "Nine tiles lie face down before you. Press Enter when you are ready to build.";
        if (table.state.phase == Phase::kBuild) return building_prompt(table);
        if (table.state.phase == Phase::kBlackHole)
            return fmt::format("{} forgot to turn tiles down: name a cell for each, like f 0,0",
                               names.of(table.state.right(me)));
        if (table.state.phase == Phase::kSabotage)
            return fmt::format("Remove one tile of {} galaxy: x and its cell or number, like x 1,1",
                               names.own(table.state.left(me)));
        if (table.state.phase == Phase::kExchange)
            return "Your track points may move a zone marker: type green, blue or orange.";
        if (table.state.phase == Phase::kOffering)
            return "Give up five on a colour for two on the star? Type the colour, or none.";
        return {};
    }

    Telling tell(const std::vector<Event>& events, const View& view, const SeatNames& names,
                 const Style& style) const override {
        return tell_story(view.of<CosmicFactory>(), events, names, style);
    }

    Lines difference(const View& before, const View& after) const override {
        const FactoryView one = before.of<CosmicFactory>(), two = after.of<CosmicFactory>();
        if (one.viewer == kSpectator || one.state.phase != Phase::kBuild ||
            two.state.phase != Phase::kBuild)
            return {};
        const auto [was, had] = count_of(one, one.state.seat(one.viewer).galaxy);
        const auto [is, has] = count_of(two, two.state.seat(one.viewer).galaxy);
        Lines lines;
        const auto compare = [&](std::string_view name, int from, int to,
                                 const std::string& detail) {
            if (from != to || !detail.empty())
                lines.push_back(fmt::format("  {} {} → {}{}", padded(name, 15), from, to, detail));
        };
        for (std::size_t colour = 0; colour < 3; ++colour)
            if (was.zones[colour] != is.zones[colour])
                compare(kMarkerNames[colour], had.zones[colour], has.zones[colour],
                        fmt::format("   zones {} → {}", sizes_text(was.zones[colour]),
                                    sizes_text(is.zones[colour])));
        compare("track", had.track, has.track,
                was.longest == is.longest
                    ? std::string()
                    : fmt::format("   longest {} → {}", was.longest, counted(is.longest, "tile")));
        compare("constellations", had.constellations, has.constellations, "");
        compare("together", had.total(), has.total(), "");
        if (lines.empty()) lines.emplace_back("  The points stay as they are.");
        return lines;
    }

    std::string expand(std::string_view typed, const View& view) const override {
        return expand_short_form(typed, view.of<CosmicFactory>());
    }

    Lines typing_help() const override { return short_forms_help(); }

    Lines rules_help() const override {
        Lines lines{
            "Five rounds. In each, keep three of nine tiles, then three of the six that come",
            "round, and get three more unseen. Lay your nine tiles as a 3×3 galaxy, unless",
            "the chaos card wants another shape. Fields of one colour that touch form a zone;",
            "asteroids ━ ┃ cut zones apart. Every zone brings points for its planets:",
        };
        const ScoringTables& tables = content_.scoring(0);
        for (std::size_t colour = 0; colour < 3; ++colour)
            lines.push_back(fmt::format("  {} {}", padded(kMarkerNames[colour], 7),
                                        steps(tables.zone_points.row(colour))));
        lines.emplace_back("The tiles of the longest asteroid track move the star:");
        lines.push_back("  track   " + steps(tables.track_points));
        lines.emplace_back(
            "A bonus tile is a bet that your largest zone of its colour is unbeaten: +3 or");
        lines.emplace_back(
            "−2. It freezes your galaxy. Your lowest colour plus your star counts at the end.");
        return lines;
    }

    int bot_pace(const View& view) const override {
        return view.of<CosmicFactory>().state.phase == Phase::kBuild ? kBuildingPace : 0;
    }

    JsonObject untimed_options() const override { return {{"sandglass_seconds", 0}}; }

  private:
    // "3+ → 1   6+ → 3": where a table rises.
    static std::string steps(const auto& points) {
        std::string text;
        int last = 0;
        for (std::size_t i = 0; i < std::size(points); ++i) {
            if (points[i] == last) continue;
            last = points[i];
            text += fmt::format("{}{}+ → {}", text.empty() ? "" : "   ", i, last);
        }
        return text;
    }

    static std::string some_tiles(std::span<const std::uint8_t> packet) {
        std::string text;
        for (std::size_t i = 0; i < packet.size() && i < 3; ++i)
            text += fmt::format("{}{}", i == 0 ? "" : " ", packet[i]);
        return text;
    }

    // Any cell that can be laid on, as an example to type.
    static std::string free_cell(const Galaxy& galaxy, Shape shape) {
        std::optional<Cell> free;
        for_each_cell(shape == Shape::kFree ? Shape::kSquare : shape, [&](Cell cell) {
            if (!free && index_at(galaxy, cell) < 0) free = cell;
        });
        if (!free) return "0,0";
        const int origin = origin_of(*free);
        const std::string_view letter = origin == 0 ? "" : origin == kGalaxyA ? "a" : "b";
        return fmt::format("{}{},{}", letter, free->x - origin, free->y);
    }

    static std::string building_prompt(const FactoryView& table) {
        const SeatState& own = table.state.seat(table.viewer);
        const CardRules& rules = card_of(table);
        const auto needed = static_cast<std::size_t>(tiles_in_shape(rules.shape));
        if (own.galaxy.size() < needed) {
            const int tile = own.pile.empty() ? 51 : int{own.pile[0]};
            const std::string cell = free_cell(own.galaxy, rules.shape);
            return fmt::format(
                "To lay a tile: {0} {1} (turned: {0} {1} 1); r {0} turns it, x {0} takes it back.",
                tile, cell);
        }
        if (rules.tiles_to_turn_down > 0)
            return "Turn two tiles face down (f and a number); then d when you are done.";
        if (!rules.bonus_tiles || table.state.middle == 0 || own.bonus != 0)
            return "Your galaxy is complete: improve it, or d when you are done.";
        return "Your galaxy is complete: improve it, bet on a colour (b blue), or d when done.";
    }

    const Content& content_;
};

}  // namespace

std::unique_ptr<Presenter> make_cosmic_factory_presenter(const AnyGame& game) {
    return std::make_unique<CosmicFactoryPresenter>(rules_of<CosmicFactory>(game).content());
}

}  // namespace orrery::cli::play
