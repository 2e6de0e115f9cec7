// The console and what lies around it.
#include <fmt/format.h>

#include <algorithm>

#include "cli/play/crafting_the_cosmos/galaxy.h"
#include "cli/play/crafting_the_cosmos/screen.h"
#include "cli/play/crafting_the_cosmos/words.h"
#include "games/crafting_the_cosmos/names.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;

constexpr int kTokens = 11, kActive = 15, kPassive = 24;  // columns of the console
constexpr Ink kDarkInk{250, kPlain, false};

// The number of whose token it is, or a square for a dark one.
void draw_tokens(Canvas& canvas, int y, const ctc::State& state, std::size_t control) {
    int x = kTokens;
    for (std::size_t i = 0; i < state.players; ++i)
        if (state.seats[i].token == control)
            canvas.text(x++, y, std::to_string(i + 1), kSeatInks[i]);
    for (int i = 0; i < state.dark[control]; ++i) canvas.text(x++, y, "■", kDarkInk);
}

void draw_console(Canvas& canvas, int& y, const Table& table) {
    canvas.text(0, y, "Console", kStrong);
    canvas.text(kActive, y, "own", kQuiet);
    canvas.text(kPassive, y, "each", kQuiet);
    const ctc::SeatState& seat = table.state.seat(shown(table));
    for (std::size_t control = 0; control < kEnergies; ++control) {
        ++y;
        const ctc::Control& pays = table.rules.content().numbers.controls[control];
        std::string name(ctc::kEnergyNames[control]);
        name[0] = static_cast<char>(name[0] - 'a' + 'A');
        const bool own = seat.token == control;
        canvas.text(0, y, own ? "▸" : " ", kAccent);
        canvas.text(1, y, name, kEnergyInks[control]);
        draw_tokens(canvas, y, table.state, control);
        canvas.text(kActive, y, rewards_text(pays.active));
        canvas.text(kPassive, y, rewards_text(pays.passive));
    }
    ++y;
}

// Under each goal the rounds until it is scored, and everybody's value: "in 1  1:3  2:4".
void draw_goals(Canvas& canvas, int& y, const ctc::Content& content, const ctc::State& state) {
    const ctc::Numbers& numbers = content.numbers;
    const int second = state.players == 2 ? state.options.second_2p : numbers.second_place;
    canvas.text(0, y, "Goals", kStrong);
    canvas.text(6, y,
                second == 0 ? fmt::format("{} for the most", numbers.first_place)
                            : fmt::format("{} first, {} second", numbers.first_place, second),
                kQuiet);
    constexpr std::array<std::string_view, ctc::kTrack> kWhen{"in 2", "in 1", "now"};
    for (std::size_t i = ctc::kTrack; i-- > 0;) {
        const std::uint8_t goal = state.track[i];
        if (goal == 0) continue;
        canvas.text(1, ++y, content.goals[goal].names.english);
        canvas.text(1, ++y, kWhen[i], i + 1 == ctc::kTrack ? kAccent : kQuiet);
        for (std::size_t s = 0; s < state.players; ++s) {
            const int x = 7 + static_cast<int>(s) * 5;
            canvas.text(x, y, std::to_string(s + 1), kSeatInks[s]);
            canvas.text(
                x + 1, y,
                fmt::format(":{}", ctc::goal_value(content, state.options, state.seats[s], goal)));
        }
    }
    ++y;
}

void draw_cards(Canvas& canvas, int& y, const ctc::State& state) {
    canvas.text(0, y, "Open cards", kStrong);
    canvas.text(11, y++, fmt::format("and {} in deck", state.deck.size()), kQuiet);
    for (std::size_t i = 0; i < ctc::kDisplay; ++i) {
        const int x = i % 2 == 0 ? 1 : 14, row = y + static_cast<int>(i / 2);
        const std::uint8_t card = state.display[i];
        canvas.text(x, row, std::to_string(i + 1), kQuiet);
        if (card == 0)
            canvas.text(x + 2, row, "–", kQuiet);
        else
            canvas.text(x + 2, row, ctc::kEnergyNames[ctc::index(ctc::energy_of(card))],
                        kEnergyInks[ctc::index(ctc::energy_of(card))]);
    }
    y += 2;
}

void draw_supply(Canvas& canvas, int y, const ctc::State& state) {
    canvas.text(0, y, "Left", kStrong);
    int x = 5;
    for (std::size_t e = 0; e < kElements; ++e) {
        const std::string text = fmt::format("{} {}", ctc::kElementNames[e], state.star_supply[e]);
        canvas.text(x, y, text, kElementInks[e]);
        x += columns(text) + 1;
    }
    canvas.text(1, ++y, fmt::format("crystals {}", state.crystals),
                state.crystals <= state.players ? kAccent : Ink{});
    canvas.text(14, y, fmt::format("life {}", state.life_supply));
    const auto& advanced = state.advanced_stack;
    const auto first = std::count_if(advanced.begin(), advanced.end(),
                                     [](std::uint8_t tile) { return ctc::group_of(tile) == 1; });
    const auto& stacks = state.nebula_stacks;
    canvas.text(
        1, ++y,
        fmt::format("nebulae {} {} {}, ♦ {}+{}", stacks[0].size(), stacks[1].size(),
                    stacks[2].size(), first, advanced.size() - static_cast<std::size_t>(first)));
}

}  // namespace

Canvas draw_panel(const Table& table, const SeatNames& names) {
    const ctc::State& state = table.state;
    Canvas canvas;
    canvas.text(0, 0, fmt::format("Round {} of {}", state.round, ctc::kMaxRounds), kStrong);
    canvas.text(13, 0,
                fmt::format("{} first", shortened(names.of(static_cast<Seat>(state.start)), 8)),
                kQuiet);
    int y = 1;
    draw_console(canvas, y, table);
    draw_goals(canvas, y, table.rules.content(), state);
    draw_cards(canvas, y, state);
    draw_supply(canvas, y, state);
    return canvas;
}

}  // namespace orrery::cli::play::crafting
