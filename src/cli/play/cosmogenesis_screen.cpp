#include "cli/play/cosmogenesis_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "cli/play/cosmogenesis_system.h"
#include "cli/play/cosmogenesis_words.h"
#include "games/cosmogenesis/action.h"
#include "games/cosmogenesis/scoring.h"

namespace orrery::cli::play {
namespace {

using cosmogenesis::Content;
using cosmogenesis::id_text;
using cosmogenesis::SeatState;
using Kind = SeenField::Kind;

constexpr int kMainWidth = 80;
constexpr int kMargin = 2;
constexpr int kTalk = 8;  // rows left for news, prompt and typing

int width_of(const Style& style) {
    return std::min(style.width, kMainWidth);
}

// A mark in the margin, a title in ink; what follows is wrapped under it.
void titled(Lines& lines, const Style& style, Ink ink, const std::string& margin,
            const std::string& title, const std::string& text) {
    const int indent = columns(title) + 1;
    Lines broken = wrapped(title + " " + text, width_of(style) - kMargin, indent);
    if (broken[0].starts_with(title))
        broken[0] = inked(style, ink, title) + broken[0].substr(title.size());
    for (std::size_t i = 0; i < broken.size(); ++i)
        lines.push_back(padded(i == 0 ? margin : "", kMargin) + broken[i]);
}

std::string phase_name(const SeenCosmos& cosmos, const SeatNames& names) {
    if (cosmos.phase == "choose_start") return "choose an objective";
    if (cosmos.phase == "game_over") return "the end";
    const std::string turn =
        cosmos.active == names.you ? "your turn" : names.of(cosmos.active) + "’s turn";
    if (cosmos.phase == "main") return turn + ": main action";
    return turn + (cosmos.phase == "reward" ? ": reward" : ": side action, objects");
}

std::string field_name(std::size_t sector, std::size_t field) {
    return cosmogenesis::to_text(cosmogenesis::FieldPlace{static_cast<std::uint8_t>(sector + 1),
                                                          static_cast<std::uint8_t>(field + 1)});
}

std::string field_text(const Content& content, const SeenField& field) {
    switch (field.kind) {
        case Kind::kBody:
            return body_mark(field.body);
        case Kind::kObject: {
            const auto& object = content.objects[static_cast<std::size_t>(field.number)];
            return fmt::format("✦ {} {} ×{}", id_text('O', static_cast<std::size_t>(field.number)),
                               object.names.english, object.uses);
        }
        case Kind::kAsteroids:
            return fmt::format("{}{}", field.number == 1 ? "∘ asteroid" : "∘∘ 2 asteroids",
                               field.monolith ? " + Monolith ▮" : "");
        case Kind::kComet:
            return "☄ comet";
        default:
            return {};
    }
}

std::string objective_text(const Content& content, const SeenCosmos& cosmos, char letter,
                           int number) {
    const auto index = static_cast<std::size_t>(number);
    if (letter == 'S') {
        const cosmogenesis::StellarObjective& entry = content.stellar[index];
        std::string text = fmt::format("{}: {}", entry.names.english, scores_for(entry));
        if (cosmos.viewer != kSpectator)
            text += fmt::format("; now {}", cosmogenesis::stellar_points(entry, cosmos.own()));
        return text;
    }
    const cosmogenesis::PlanetaryObjective& entry = content.planetary[index];
    return fmt::format("{} ({} points, {}): {}", entry.names.english, entry.points,
                       rewards_of(entry), asked(entry.requirement));
}

// What the objects of a sector do.
void explain_objects(const Content& content, std::span<const SeenField> fields, const Style& style,
                     Lines& lines) {
    for (const SeenField& field : fields) {
        if (field.kind != Kind::kObject) continue;
        const auto number = static_cast<std::size_t>(field.number);
        titled(lines, style, kQuiet, "", id_text('O', number), content.objects[number].summary);
    }
}

// Sector by sector what lies there; a sector the viewer has used this round is ticked off.
Lines draw_board(const Content& content, const SeenCosmos& cosmos, const Style& style) {
    Lines lines;
    for (std::size_t sector = 0; sector < cosmogenesis::kSectors; ++sector) {
        const bool used =
            cosmos.viewer != kSpectator && (cosmos.own().used_sectors >> sector & 1U) != 0;
        std::string row;
        for (std::size_t i = 0; i < cosmogenesis::kFields; ++i) {
            const SeenField& field = cosmos.board[sector][i];
            if (field.kind == Kind::kEmpty) continue;
            const std::string name = field_name(sector, i);
            if (field.kind == Kind::kStellar || field.kind == Kind::kPlanetary) {
                const char letter = field.kind == Kind::kStellar ? 'S' : 'P';
                titled(lines, style, used ? kQuiet : kStrong, used ? "✓" : "",
                       name + " " + id_text(letter, static_cast<std::size_t>(field.number)),
                       objective_text(content, cosmos, letter, field.number));
                continue;
            }
            row +=
                fmt::format("{}{} {}", row.empty() ? "" : "   ", name, field_text(content, field));
        }
        if (!row.empty())
            titled(lines, style, used ? kQuiet : kStrong, used ? "✓" : "",
                   row.substr(0, row.find(' ')), row.substr(row.find(' ') + 1));
        if (!used) explain_objects(content, cosmos.board[sector], style, lines);
    }
    return lines;
}

std::string belt_text(const SeatState& seat) {
    return fmt::format("belt {}, {}", counted(seat.asteroids, "asteroid"),
                       counted(seat.comets, "comet"));
}

std::string title_of(const SeenCosmos& cosmos, Seat seat, const SeatNames& names) {
    const SeenPlayer& player = cosmos.seat(seat);
    std::string text =
        fmt::format("{} · {} points · {}", seat == names.you ? "Your system" : names.of(seat),
                    player.total, belt_text(player.things));
    if (cosmos.monolith == seat) text += " · ▮ Monolith";
    return text;
}

// Held objectives and what is still missing; a secret one is only counted.
void list_objectives(const Content& content, const SeenCosmos& cosmos, Seat seat,
                     const Style& style, Lines& lines) {
    const SeatState& things = cosmos.seat(seat).things;
    for (const int objective : known_hand(things)) {
        const auto& entry = content.planetary[static_cast<std::size_t>(objective)];
        titled(lines, style, kAccent, "", id_text('P', static_cast<std::size_t>(objective)),
               fmt::format("{} ({} points): {}", entry.names.english, entry.points,
                           still_missing(content, things, objective)));
    }
    if (things.holds_start != 0 && things.start == 0)
        lines.push_back(inked(style, kQuiet, "  One planetary objective is kept secret."));
    for (const std::uint8_t objective : things.stellar) {
        const auto& entry = content.stellar[objective];
        titled(lines, style, kAccent, "", id_text('S', objective),
               fmt::format("{}: {}; now {}", entry.names.english, scores_for(entry),
                           cosmogenesis::stellar_points(entry, things)));
    }
    for (std::size_t object = 1; object <= cosmogenesis::kObjectCount; ++object) {
        if (!things.owns_object(object)) continue;
        const int left = things.objects[object - 1] - 1;
        titled(lines, style, left > 0 ? kStrong : kQuiet, "", id_text('O', object),
               fmt::format("✦ {}, {} left: {}", content.objects[object].names.english,
                           counted(left, "use"), content.objects[object].summary));
    }
}

// Another seat in a line or two: "1 T3≈✿2 +a+T2 ⚑P07".
void summary(const SeenCosmos& cosmos, Seat seat, const SeatNames& names, const Style& style,
             Lines& lines) {
    const SeatState& things = cosmos.seat(seat).things;
    std::string text;
    for (std::size_t i = 0; i < things.orbits.size(); ++i) {
        const cosmogenesis::Orbit& orbit = things.orbits[i];
        text += fmt::format("  O{} {}", i + 1, body_mark(orbit.planet));
        for (const cosmogenesis::Body& moon : orbit.moons) text += "+" + body_mark(moon);
        if (orbit.objective != 0) text += " ⚑" + id_text('P', orbit.objective);
    }
    for (const std::uint8_t objective : things.stellar) text += "  " + id_text('S', objective);
    for (const std::uint8_t objective : things.drafted)
        if (objective != 0) text += fmt::format("  ({})", id_text('P', objective));
    lines.push_back(inked(style, kStrong, title_of(cosmos, seat, names)));
    const int room = width_of(style) - kMargin;
    if (!text.empty())
        for (const std::string& line : wrapped(text.substr(2), room, kMargin))
            lines.push_back(padded("", kMargin) + line);
}

void list_choices(const Content& content, const SeenCosmos& cosmos, const Style& style,
                  Lines& lines) {
    for (const std::uint8_t objective : cosmos.own().drawn)
        if (objective != 0)
            titled(lines, style, kAccent, "", id_text('P', objective),
                   objective_text(content, cosmos, 'P', objective));
}

}  // namespace

Lines draw_star_system(const Content& content, const SeenCosmos& cosmos, Seat seat,
                       const SeatNames& names, const Style& style) {
    Lines lines{inked(style, kStrong, title_of(cosmos, seat, names))};
    append(lines, draw_system(cosmos.seat(seat).things).lines(style));
    list_objectives(content, cosmos, seat, style, lines);
    return lines;
}

Lines draw_cosmos(const Content& content, const SeenCosmos& cosmos, const SeatNames& names,
                  const Style& style) {
    Lines lines{inked(style, kStrong,
                      fmt::format("Cosmogenesis · round {} of {} · {}", cosmos.round,
                                  cosmogenesis::kRounds, phase_name(cosmos, names)))};
    append(lines, draw_board(content, cosmos, style));
    lines.push_back(
        inked(style, kQuiet,
              fmt::format("Supply: {} small, {} of size 3, {} of size 4, {}", cosmos.supply[0],
                          cosmos.supply[1], cosmos.supply[2], counted(cosmos.comets, "comet"))));
    const Seat shown = cosmos.viewer == kSpectator ? 0 : cosmos.viewer;
    append(lines, draw_star_system(content, cosmos, shown, names, style));
    if (cosmos.viewer != kSpectator) list_choices(content, cosmos, style, lines);
    // A tall screen shows every system large.
    Lines large, small;
    for (Seat seat = 0; seat < static_cast<Seat>(cosmos.seats.size()); ++seat) {
        if (seat == shown) continue;
        append(large, draw_star_system(content, cosmos, seat, names, style));
        summary(cosmos, seat, names, style, small);
    }
    const bool tall = static_cast<int>(lines.size() + large.size()) + 1 + kTalk <= style.height;
    append(lines, tall ? large : small);
    lines.push_back(inked(style, kQuiet, system_legend()));
    return lines;
}

}  // namespace orrery::cli::play
