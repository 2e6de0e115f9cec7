// The console and what lies around it.
#include <fmt/format.h>

#include "cli/play/crafting_galaxy.h"
#include "cli/play/crafting_screen.h"
#include "cli/play/crafting_words.h"
#include "games/crafting_the_cosmos/names.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;

constexpr int kTokens = 11, kActive = 15, kPassive = 24;  // columns of the console
constexpr Ink kDarkInk{250, kPlain, false};

// The number of whose token it is, or a square for a dark one.
void draw_tokens(Canvas& canvas, int y, const SeenTable& table, std::size_t control) {
    int x = kTokens;
    for (std::size_t i = 0; i < table.seats.size(); ++i)
        if (table.seats[i].board.token == control)
            canvas.text(x++, y, std::to_string(i + 1), kSeatInks[i]);
    for (int i = 0; i < table.dark[control]; ++i) canvas.text(x++, y, "■", kDarkInk);
}

void draw_console(Canvas& canvas, int& y, const ctc::Content& content, const SeenTable& table) {
    canvas.text(0, y, "Console", kStrong);
    canvas.text(kActive, y, "own", kQuiet);
    canvas.text(kPassive, y, "each", kQuiet);
    const Seat shown = table.shown();
    for (std::size_t control = 0; control < kEnergies; ++control) {
        ++y;
        const ctc::Control& pays = content.numbers.controls[control];
        std::string name(ctc::kEnergyNames[control]);
        name[0] = static_cast<char>(name[0] - 'a' + 'A');
        const bool own = table.seat(shown).board.token == control;
        canvas.text(0, y, own ? "▸" : " ", kAccent);
        canvas.text(1, y, name, kEnergyInks[control]);
        draw_tokens(canvas, y, table, control);
        canvas.text(kActive, y, rewards_text(pays.active));
        canvas.text(kPassive, y, rewards_text(pays.passive));
    }
    ++y;
}

// Under each goal the rounds until it is scored, and everybody's value: "in 1  1:3  2:4".
void draw_goals(Canvas& canvas, int& y, const ctc::Content& content, const SeenTable& table) {
    const ctc::Numbers& numbers = content.numbers;
    const int second = table.seats.size() == 2 ? table.options.second_2p : numbers.second_place;
    canvas.text(0, y, "Goals", kStrong);
    canvas.text(6, y,
                second == 0 ? fmt::format("{} for the most", numbers.first_place)
                            : fmt::format("{} first, {} second", numbers.first_place, second),
                kQuiet);
    constexpr std::array<std::string_view, ctc::kTrack> kWhen{"in 2", "in 1", "now"};
    for (std::size_t i = ctc::kTrack; i-- > 0;) {
        if (table.goals[i] == 0) continue;
        canvas.text(1, ++y, content.goals[table.goals[i]].names.english);
        canvas.text(1, ++y, kWhen[i], i + 1 == ctc::kTrack ? kAccent : kQuiet);
        for (std::size_t s = 0; s < table.seats.size(); ++s) {
            const int x = 7 + static_cast<int>(s) * 5;
            canvas.text(x, y, std::to_string(s + 1), kSeatInks[s]);
            canvas.text(x + 1, y, fmt::format(":{}", table.seats[s].goal_values[i]));
        }
    }
    ++y;
}

void draw_cards(Canvas& canvas, int& y, const SeenTable& table) {
    canvas.text(0, y, "Open cards", kStrong);
    canvas.text(11, y++, fmt::format("and {} in deck", table.deck), kQuiet);
    for (std::size_t i = 0; i < ctc::kDisplay; ++i) {
        const int x = i % 2 == 0 ? 1 : 14, row = y + static_cast<int>(i / 2);
        const int energy = table.display[i];
        canvas.text(x, row, std::to_string(i + 1), kQuiet);
        if (energy < 0)
            canvas.text(x + 2, row, "–", kQuiet);
        else
            canvas.text(x + 2, row, ctc::kEnergyNames[static_cast<std::size_t>(energy)],
                        kEnergyInks[static_cast<std::size_t>(energy)]);
    }
    y += 2;
}

void draw_supply(Canvas& canvas, int y, const SeenTable& table) {
    canvas.text(0, y, "Left", kStrong);
    int x = 5;
    for (std::size_t e = 0; e < kElements; ++e) {
        const std::string text = fmt::format("{} {}", ctc::kElementNames[e], table.stars[e]);
        canvas.text(x, y, text, kElementInks[e]);
        x += columns(text) + 1;
    }
    canvas.text(1, ++y, fmt::format("crystals {}", table.crystals),
                table.crystals <= static_cast<int>(table.seats.size()) ? kAccent : Ink{});
    canvas.text(14, y, fmt::format("life {}", table.life));
    canvas.text(1, ++y,
                fmt::format("nebulae {} {} {}, ♦ {}+{}", table.stacks[0], table.stacks[1],
                            table.stacks[2], table.advanced[0], table.advanced[1]));
}

}  // namespace

Canvas draw_panel(const ctc::Content& content, const SeenTable& table, const SeatNames& names) {
    Canvas canvas;
    canvas.text(0, 0, fmt::format("Round {} of {}", table.round, ctc::kMaxRounds), kStrong);
    canvas.text(13, 0, fmt::format("{} first", shortened(names.of(table.start), 8)), kQuiet);
    int y = 1;
    draw_console(canvas, y, content, table);
    draw_goals(canvas, y, content, table);
    draw_cards(canvas, y, table);
    draw_supply(canvas, y, table);
    return canvas;
}

std::string shortened(const std::string& name, int width) {
    if (columns(name) <= width) return name;
    // Cut between characters, not inside one.
    std::size_t end = 0;
    for (int count = 0; count < width - 1; ++count) do
            ++end;
        while (end < name.size() && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U);
    return name.substr(0, end) + "…";
}

}  // namespace orrery::cli::play::crafting
