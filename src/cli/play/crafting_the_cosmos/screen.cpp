#include "cli/play/crafting_the_cosmos/screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/crafting_the_cosmos/galaxy.h"
#include "cli/play/crafting_the_cosmos/words.h"
#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/scoring.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;

constexpr int kNameWidth = 12;

// An entry of a list, with what does not fit a line below it.
Lines indented(std::string_view text, const Style& style) {
    Lines lines = wrapped(text, style.width - 2, 2);
    for (std::string& line : lines) line.insert(0, "  ");
    return lines;
}

// "▪▪▪··· +1 next 10": the crystal that climbs, full ones, and what the next discharge pays.
std::string chamber_text(const ctc::Content& content, const ctc::SeatState& own) {
    std::string text;
    for (int space = 1; space <= ctc::kChamberTop; ++space)
        text += space <= own.crystal ? "▪" : "·";
    if (own.waiting > 0) text += fmt::format(" +{}", own.waiting);
    return text + fmt::format(" next {}", ctc::discharge_points(content, own.discharges));
}

Lines draw_seats(const Table& table, const SeatNames& names, const Style& style) {
    Lines lines;
    const ctc::Content& content = table.rules.content();
    const Standing standing = table.rules.standing(table.state);
    for (std::size_t i = 0; i < table.state.players; ++i) {
        const ctc::SeatState& own = table.state.seats[i];
        const bool acts = has_seat(table.rules.actors(table.state), static_cast<Seat>(i));
        std::string powers;
        for (std::uint8_t power : own.powers)
            if (power != 0) powers += " " + content.cards[power].id;
        lines.push_back(fmt::format(
            "{}{} {} {} {:<6}  {} {}{}", inked(style, kAccent, acts ? "▸" : " "),
            inked(style, kSeatInks[i], std::to_string(i + 1)),
            padded(shortened(names.names[i], kNameWidth), kNameWidth),
            inked(style, kStrong, fmt::format("{:>3}", standing.seats[i].points)),
            word_for(standing.seats[i].points, "point", "points"),
            padded(counted(own.cards, "card"), 8),
            powers.empty() ? chamber_text(content, own) : padded(chamber_text(content, own), 17),
            powers));
    }
    return lines;
}

Lines draw_powers(const Table& table, Seat seat, const Style& style) {
    Lines lines;
    std::string open;
    const ctc::Content& content = table.rules.content();
    const ctc::SeatState& own = table.state.seat(seat);
    for (std::size_t slot = 0; slot < ctc::kSlots; ++slot) {
        const int cost = content.numbers.slot_costs[slot];
        if (own.powers[slot] == 0) {
            open += fmt::format("{}{} for {}", open.empty() ? "" : ", ", slot + 1, cost);
            continue;
        }
        append(lines,
               indented(fmt::format("{} {}", slot + 1,
                                    power_text(content, own.powers[slot], table.state.options)),
                        style));
    }
    if (!open.empty())
        lines.push_back(inked(style, kQuiet, fmt::format("  open slots: {} equal cards", open)));
    lines.insert(lines.begin(), inked(style, kStrong, "Powers"));
    return lines;
}

// The pieces and counters to use before the turn ends.
Lines draw_staged(const Table& table, const Style& style) {
    const ctc::Turn& turn = table.state.turn;
    const auto& tiles = table.rules.content().tiles;
    std::vector<std::string> items;
    const auto add = [&](int count, std::string_view one, std::string_view many) {
        if (count > 0) items.push_back(counted(count, one, many));
    };
    for (std::size_t e = 0; e < kElements; ++e)
        add(turn.stars[e], ctc::kElementNames[e], ctc::kElementNames[e]);
    add(turn.proto, "proto life", "proto life");
    for (std::uint8_t tile : turn.nebulae)
        items.push_back(fmt::format("nebula {} ({}, {}p)", ctc::tile_name(tile),
                                    needs_text(tiles[tile]), tiles[tile].points));
    add(turn.dna, "DNA", "DNA");
    add(turn.supernova, "supernova", "supernovae");
    add(turn.gravitons, "graviton", "gravitons");
    if (items.empty()) return {};
    std::string text = "To use now:";
    for (std::size_t i = 0; i < items.size(); ++i) text += (i == 0 ? " " : ", ") + items[i];
    Lines lines = wrapped(text, style.width, 2);
    for (std::string& line : lines) line = inked(style, kAccent, line);
    return lines;
}

// The power cards to choose from.
Lines draw_drawn(const Table& table, const Style& style) {
    const auto& drawn = table.state.turn.drawn;
    if (drawn.empty() || drawn[0] == 0) return {};  // none, or unseen
    Lines lines{inked(style, kAccent, "Keep one of these:")};
    for (std::uint8_t power : drawn)
        append(lines,
               indented(power_text(table.rules.content(), power, table.state.options), style));
    return lines;
}

Lines draw_hand(const Table& table, Seat seat, const Style& style) {
    if (seat != table.viewer) return {};
    return {inked(style, kStrong, "Hand") + "  " + cards_text(table.state.seat(seat).hand)};
}

}  // namespace

Lines draw_table(const Table& table, const SeatNames& names, const Style& style) {
    const Seat seat = shown(table);
    Canvas canvas = draw_galaxy(table.rules.content(), table.state.options, table.state.seat(seat));
    canvas.paste(kGalaxyWidth, 0, draw_panel(table, names));
    Lines lines = canvas.lines(style);
    append(lines, draw_seats(table, names, style));
    append(lines, draw_powers(table, seat, style));
    append(lines, draw_hand(table, seat, style));
    append(lines, draw_staged(table, style));
    append(lines, draw_drawn(table, style));
    return lines;
}

Lines draw_seat(const Table& table, Seat seat, const SeatNames& names, const Style& style) {
    const ctc::Content& content = table.rules.content();
    const ctc::SeatState& own = table.state.seat(seat);
    const int points =
        table.rules.standing(table.state).seats[static_cast<std::size_t>(seat)].points;
    Lines lines{
        inked(style, kStrong, fmt::format("{}: {}", names.of(seat), counted(points, "point")))};
    append(lines, draw_galaxy(content, table.state.options, own).lines(style));
    append(lines, galaxy_legend(style));
    std::string novae;
    own.supernovae.for_each([&](std::size_t space) {
        novae += fmt::format("{}{} on {}", novae.empty() ? "" : ", ", ctc::star_name(space),
                             ctc::kElementNames[ctc::element_at(own, space)]);
    });
    if (!novae.empty()) append(lines, wrapped("Supernovae: " + novae, style.width, 2));
    lines.push_back(fmt::format("Time chamber: {}, {} before", chamber_text(content, own),
                                counted(own.discharges, "discharge", "discharges")));
    append(lines, draw_powers(table, seat, style));
    append(lines, draw_hand(table, seat, style));
    return lines;
}

}  // namespace orrery::cli::play::crafting
