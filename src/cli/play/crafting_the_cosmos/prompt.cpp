#include "cli/play/crafting_the_cosmos/prompt.h"

#include <fmt/format.h>

#include "cli/play/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/power_use.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;
using ctc::Do;

// The space of the piece that the effect goes on with.
std::string focus_name(const Table& table) {
    if (table.state.turn.focus == 0) return {};
    const std::size_t space = table.state.turn.focus - 1U;
    switch (ctc::focus_of(ctc::clauses_in_use(table.rules.content(), table.state))) {
        case ctc::Focus::kLife:
            return ctc::life_name(space);
        case ctc::Focus::kNebula:
            return ctc::nebula_name(space);
        case ctc::Focus::kStar:
            break;
    }
    return ctc::star_name(space);
}

// What the clause of a power asks for.
std::string target_text(const Table& table) {
    const ctc::Turn& use = table.state.turn;
    const std::string focus = focus_name(table);
    switch (ctc::pending_clause(table.rules.content(), table.state).what) {
        case Do::kPaySupernova:
            return "Which supernova do you give up? Like s05";
        case Do::kPayProto:
        case Do::kPayStable:
            return fmt::format("Which life do you pay with? {} to name, like l14", use.left);
        case Do::kGainAnyStar:
            return "Which element: h, he, o or c?";
        case Do::kPlaceStar:
            return "Which star goes where? Like he 5";
        case Do::kPlaceStable:
        case Do::kPlaceProto:
            return fmt::format("Where does the life go? {} to place, like l14", use.left);
        case Do::kConvert:
            return fmt::format("Which star becomes a supernova? {} to name, like s05", use.left);
        case Do::kUnconvert:
        case Do::kFocusSupernova:
            return "Which supernova? Like s05";
        case Do::kDiscardStar:
            return "Which star do you discard? Like s05";
        case Do::kStabilize:
            return fmt::format("Which proto life becomes stable? {} to name, like l14", use.left);
        case Do::kEvolve:
        case Do::kReplaceNebula:
        case Do::kFocusNebula:
            return "Which nebula? Like nd0";
        case Do::kFocusProto:
            return "Which proto life? Like l14";
        case Do::kFocusStar:
            return "Which star or supernova? Like s05";
        case Do::kMoveStar:
        case Do::kRelocateStar:
            return fmt::format("Where does the star of {} go? Like s06", focus);
        case Do::kMoveLife:
            return fmt::format("Where does the life of {} go? Like l15", focus);
        case Do::kRelocateNebula:
            return fmt::format("Where does the nebula of {} go? Like nd1", focus);
        case Do::kLiftProto:
        case Do::kLiftStable:
            return fmt::format("Which life do you lift? Up to {} more, like l14; then stop",
                               use.left);
        case Do::kPutDownProto:
        case Do::kPutDownStable:
            return fmt::format("Where do you put it down? {} to place, like l14", use.lifted);
        default:
            return "Choose";
    }
}

std::string use_prompt(const Table& table) {
    const ctc::PowerCard& card = table.rules.content().cards[table.state.turn.power];
    return fmt::format("{}: {}", card.names.english, target_text(table));
}

// The most useful thing first; what is left lies in the help.
std::string craft_prompt(const Table& table) {
    const ctc::Board& board = table.rules.content().board;
    const ctc::SeatState& own = table.state.seat(table.viewer);
    const ctc::Turn& turn = table.state.turn;
    std::vector<std::string> things;
    formable_nebulae(table.rules.content(), table.state.options, own)
        .for_each([&](std::size_t space) {
            const std::size_t star = (own.occupied_stars() & board.corners[space]).first();
            if (things.empty())
                things.push_back(fmt::format("form {0} (f {1} s{2:02})", ctc::nebula_name(space),
                                             ctc::nebula_name(space), star + 1));
        });
    own.formed.for_each([&](std::size_t space) {
        if (own.advanced_on(space) == 0 && own.life().includes(board.sides[space]))
            things.push_back(fmt::format("advanced life (a {})", ctc::nebula_name(space)));
    });
    if (own.waiting > 0) things.emplace_back("discharge (d he 5)");
    if (!turn.nebulae.empty()) things.emplace_back("place a nebula (n nd1)");
    for (std::size_t e = 0; e < kElements; ++e)
        if (turn.stars[e] > 0) {
            things.push_back(fmt::format("place stars ({} 5)", ctc::kElementNames[e]));
            break;
        }
    if (turn.proto > 0) things.emplace_back("place proto life (p 14)");
    if (turn.dna > 0) things.emplace_back("stabilize (st 14)");
    if (turn.supernova > 0) things.emplace_back("make a supernova (sn 5)");
    if (turn.gravitons > 0) things.emplace_back("move a piece (m s05 s06)");
    for (std::size_t type = 0; type < kEnergies; ++type)
        if (own.hand[type] >= ctc::kSetSize)
            things.push_back(fmt::format("score a set (set {})", ctc::kEnergyNames[type]));
    constexpr std::string_view kEnd = "end with a nebula (e 2) or a stable life (e l14)";
    if (things.empty()) return fmt::format("Use cards and powers, or {}.", kEnd);
    std::string text = "You can ";
    for (const std::string& thing : things) text += thing + ", ";
    return text + fmt::format("or {}.", kEnd);
}

std::string shift_prompt(const ctc::State& state) {
    std::string dark;
    for (std::size_t control = 0; control < kEnergies && dark.empty(); ++control)
        if (state.dark[control] > 0) dark = fmt::format(" d{}", ctc::kEnergyNames[control][0]);
    return fmt::format(
        "Move energy clockwise, up to three moves, your own token at least once: o is yours, "
        "dl dt dg dc a dark one from there. Like: o{}",
        dark);
}

}  // namespace

std::string prompt_text(const Table& table) {
    if (!acts(table)) return {};
    const ctc::State& state = table.state;
    const ctc::Content& content = table.rules.content();
    switch (state.phase) {
        case ctc::Phase::kShift:
            return shift_prompt(state);
        case ctc::Phase::kPickNebula:
            return "You gain a nebula: of which size?";
        case ctc::Phase::kTakeCard:
            return "Take an open card by its type (light), or one from the deck (d).";
        case ctc::Phase::kCraft:
            return craft_prompt(table);
        case ctc::Phase::kChoosePower:
            return fmt::format(
                "Keep one power: type its name, like {}. The others go under the deck.",
                content.cards[state.turn.drawn[0]].id);
        case ctc::Phase::kUsePower:
            return use_prompt(table);
        case ctc::Phase::kOmegaNebula: {
            const std::uint8_t tile = state.turn.omega_tile;
            return fmt::format("You drew {} (needs {}, {}): name its space, or drop.",
                               ctc::tile_name(tile), needs_text(content.tiles[tile]),
                               counted(content.tiles[tile].points, "point"));
        }
        case ctc::Phase::kDiscard:
            return fmt::format("Ten cards may stay: discard {}, like x light time.",
                               state.seat(table.viewer).cards - ctc::kHandLimit);
        case ctc::Phase::kGameOver:
            break;
    }
    return {};
}

}  // namespace orrery::cli::play::crafting
