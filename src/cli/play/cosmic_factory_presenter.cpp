#include "cli/play/cosmic_factory_presenter.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/cosmic_factory_screen.h"
#include "cli/play/cosmic_factory_story.h"
#include "cli/play/cosmic_factory_typing.h"
#include "games/cosmic_factory/content.h"

namespace orrery::cli::play {
namespace {

// While all build at once, bots lay three tiles after every third step of a person: at the pace
// of somebody who lays tile after tile. Who keeps up finds the bonus tiles still in the middle.
constexpr int kBuildingPace = 3;

class CosmicFactoryPresenter final : public Presenter {
  public:
    explicit CosmicFactoryPresenter(cosmic_factory::Content content)
        : content_(std::move(content)) {}

    Lines screen(const Json& view, const SeatNames& names, const Style& style) const override {
        return draw_table(content_, read_table(view), names, style);
    }

    Lines look(const Json& view, Seat seat, const SeatNames& names,
               const Style& style) const override {
        return draw_seat(content_, read_table(view), seat, names, style);
    }

    std::string prompt(const Json& view, const SeatNames& names) const override {
        const SeenTable table = read_table(view);
        if (table.viewer == kSpectator) return {};
        const Seat me = table.viewer;
        if (table.drafting()) {
            const Seat next = table.round % 2 == 1 ? table.left(me) : table.right(me);
            return fmt::format(
                "Keep three tiles: type their numbers, like {}. The rest goes to {}.",
                some_tiles(table.seat(me).packet), names.of(next));
        }
        if (table.phase == "ready")
            return "Nine tiles lie face down before you. Press Enter when you are ready to build.";
        if (table.phase == "build") return building_prompt(table);
        if (table.phase == "black_hole")
            return fmt::format("{} forgot to turn tiles down: name a cell for each, like f 0,0",
                               names.of(table.right(me)));
        if (table.phase == "sabotage")
            return fmt::format("Remove one tile of {} galaxy: x and its cell or number, like x 1,1",
                               names.own(table.left(me)));
        if (table.phase == "exchange")
            return "Your track points may move a zone marker: type green, blue or orange.";
        if (table.phase == "offering")
            return "Give up five on a colour for two on the star? Type the colour, or none.";
        return {};
    }

    Telling tell(const std::vector<Event>& events, const Json& view, const SeatNames& names,
                 const Style& style) const override {
        return tell_story(content_, events, read_table(view), names, style);
    }

    Lines difference(const Json& before, const Json& after) const override {
        const SeenTable one = read_table(before), two = read_table(after);
        if (one.viewer == kSpectator || one.phase != "build" || two.phase != "build") return {};
        const SeenCount &was = one.seat(one.viewer).count, &is = two.seat(one.viewer).count;
        Lines lines;
        const auto compare = [&](std::string_view name, int from, int to,
                                 const std::string& detail) {
            if (from != to || !detail.empty())
                lines.push_back(fmt::format("  {} {} → {}{}", padded(name, 15), from, to, detail));
        };
        for (std::size_t colour = 0; colour < 3; ++colour)
            if (was.zones[colour] != is.zones[colour])
                compare(marker_name(colour), was.zone_points[colour], is.zone_points[colour],
                        fmt::format("   zones {} → {}", sizes_text(was.zones[colour]),
                                    sizes_text(is.zones[colour])));
        compare("track", was.track_points, is.track_points,
                was.longest == is.longest
                    ? std::string()
                    : fmt::format("   longest {} → {} tiles", was.longest, is.longest));
        compare("constellations", was.constellation_points, is.constellation_points, "");
        compare("together", was.total(), is.total(), "");
        if (lines.empty()) lines.emplace_back("  The points stay as they are.");
        return lines;
    }

    std::string expand(std::string_view typed, const Json& view) const override {
        return expand_short_form(typed, read_table(view));
    }

    Lines typing_help() const override { return short_forms_help(); }

    Lines rules_help() const override {
        Lines lines{
            "Five rounds. In each, keep three of nine tiles, then three of the six that come",
            "round, and get three more unseen. Lay your nine tiles as a 3×3 galaxy, unless",
            "the chaos card wants another shape. Fields of one colour that touch form a zone;",
            "asteroids ━ ┃ cut zones apart. Every zone brings points for its planets:",
        };
        const cosmic_factory::ScoringTables& tables = content_.scoring[0];
        for (std::size_t colour = 0; colour < 3; ++colour)
            lines.push_back(fmt::format("  {} {}", padded(marker_name(colour), 7),
                                        steps(tables.zone_points.row(colour))));
        lines.emplace_back("The tiles of the longest asteroid track move the star:");
        lines.push_back("  track   " + steps(tables.track_points));
        lines.emplace_back(
            "A bonus tile is a bet that your largest zone of its colour is unbeaten: +3 or");
        lines.emplace_back(
            "−2. It freezes your galaxy. Your lowest colour plus your star counts at the end.");
        return lines;
    }

    int bot_pace(const Json& view) const override {
        return read_table(view).phase == "build" ? kBuildingPace : 0;
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

    static std::string some_tiles(const std::vector<int>& packet) {
        std::string text;
        for (std::size_t i = 0; i < packet.size() && i < 3; ++i)
            text += fmt::format("{}{}", i == 0 ? "" : " ", packet[i]);
        return text;
    }

    // Any cell that can be laid on, as an example to type.
    static std::string free_cell(const SeenGalaxy& galaxy, cosmic_factory::Shape shape) {
        const int across = shape == cosmic_factory::Shape::kRow          ? 9
                           : shape == cosmic_factory::Shape::kTwoSquares ? 2
                                                                         : 3;
        const bool two = shape == cosmic_factory::Shape::kTwoSquares;
        for (int i = 0; i < 9; ++i) {
            const bool second = two && i >= 4;
            const int x = i % across, y = i / across - (second ? 2 : 0);
            const int shift = !two     ? 0
                              : second ? cosmic_factory::kGalaxyB
                                       : cosmic_factory::kGalaxyA;
            const auto taken = [&](const cosmic_factory::PlacedTile& placed) {
                return placed.cell.x == x + shift && placed.cell.y == y;
            };
            if (std::none_of(galaxy.begin(), galaxy.end(), taken))
                return fmt::format("{}{},{}", !two ? "" : second ? "b" : "a", x, y);
        }
        return "0,0";
    }

    static std::string building_prompt(const SeenTable& table) {
        const SeenSeat& own = table.seat(table.viewer);
        const cosmic_factory::CardRules& rules =
            cosmic_factory::kCardRules[static_cast<std::size_t>(table.card)];
        const auto needed = static_cast<std::size_t>(cosmic_factory::tiles_in_shape(rules.shape));
        if (own.galaxy.size() < needed) {
            const int tile = own.pile.empty() ? 51 : own.pile.front();
            const std::string cell = free_cell(own.galaxy, rules.shape);
            return fmt::format(
                "To lay a tile: {0} {1} (turned: {0} {1} 1); r {0} turns it, x {0} takes it back.",
                tile, cell);
        }
        if (rules.tiles_to_turn_down > 0)
            return "Turn two tiles face down (f and a number); then d when you are done.";
        if (!rules.bonus_tiles || table.middle.empty() || !own.bonus.empty())
            return "Your galaxy is complete: improve it, or d when you are done.";
        return "Your galaxy is complete: improve it, bet on a colour (b blue), or d when done.";
    }

    cosmic_factory::Content content_;
};

}  // namespace

Result<std::unique_ptr<Presenter>> make_cosmic_factory_presenter(
    std::span<const ContentFile> files) {
    Result<cosmic_factory::Content> content = cosmic_factory::load_content(files);
    if (!content) return content.error();
    return std::unique_ptr<Presenter>(
        std::make_unique<CosmicFactoryPresenter>(std::move(content).value()));
}

}  // namespace orrery::cli::play
