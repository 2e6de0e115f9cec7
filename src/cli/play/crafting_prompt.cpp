#include "cli/play/crafting_prompt.h"

#include <fmt/format.h>

#include "cli/play/crafting_galaxy.h"
#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/powers.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;
using ctc::Do;

// What the clause of a power asks for.
std::string target_text(Do what, const SeenUse& use) {
    switch (what) {
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
            return fmt::format("Where does the star of {} go? Like s06", use.focus);
        case Do::kMoveLife:
            return fmt::format("Where does the life of {} go? Like l15", use.focus);
        case Do::kRelocateNebula:
            return fmt::format("Where does the nebula of {} go? Like nd1", use.focus);
        case Do::kLift:
            return fmt::format("Which life do you lift? Up to {} more, like l14; then stop",
                               use.left);
        case Do::kPutDown:
            return fmt::format("Where do you put it down? {} to place, like l14", use.lifted);
        default:
            return "Choose";
    }
}

std::string use_prompt(const ctc::Content& content, const SeenUse& use) {
    const ctc::PowerRules& rules = ctc::kPowerRules[use.power];
    const int mode = use.mode.empty() ? 0 : use.mode == rules.mode_names[1] ? 2 : 1;
    const Do what = rules.clauses(mode)[static_cast<std::size_t>(use.clause)].what;
    return fmt::format("{}: {}", content.powers[use.power].names.english, target_text(what, use));
}

// The most useful thing first; what is left lies in the help.
std::string craft_prompt(const ctc::Content& content, const SeenTable& table) {
    const SeenSeat& seat = table.seat(table.viewer);
    const ctc::SeatState& own = seat.board;
    std::vector<std::string> things;
    seat.formable.for_each([&](std::size_t space) {
        const std::size_t star = (own.occupied_stars() & content.board.corners[space]).first();
        if (things.empty())
            things.push_back(fmt::format("form {0} (f {1} s{2:02})", ctc::nebula_name(space),
                                         ctc::nebula_name(space), star + 1));
    });
    own.formed.for_each([&](std::size_t space) {
        if (own.advanced_on(space) == 0 && own.life().includes(content.board.sides[space]))
            things.push_back(fmt::format("advanced life (a {})", ctc::nebula_name(space)));
    });
    if (own.waiting > 0) things.emplace_back("discharge (d he 5)");
    if (!table.turn.nebulae.empty()) things.emplace_back("place a nebula (n nd1)");
    for (std::size_t e = 0; e < kElements; ++e)
        if (table.turn.stars[e] > 0) {
            things.push_back(fmt::format("place stars ({} 5)", ctc::kElementNames[e]));
            break;
        }
    if (table.turn.proto > 0) things.emplace_back("place proto life (p 14)");
    if (table.turn.dna > 0) things.emplace_back("stabilize (st 14)");
    if (table.turn.supernova > 0) things.emplace_back("make a supernova (sn 5)");
    if (table.turn.gravitons > 0) things.emplace_back("move a piece (m s05 s06)");
    for (std::size_t type = 0; type < kEnergies; ++type)
        if (own.hand[type] >= ctc::kSetSize)
            things.push_back(fmt::format("score a set (set {})", ctc::kEnergyNames[type]));
    constexpr std::string_view kEnd = "end with a nebula (e 2) or a stable life (e l14)";
    if (things.empty()) return fmt::format("Use cards and powers, or {}.", kEnd);
    std::string text = "You can ";
    for (const std::string& thing : things) text += thing + ", ";
    return text + fmt::format("or {}.", kEnd);
}

std::string shift_prompt(const SeenTable& table) {
    std::string dark;
    for (std::size_t control = 0; control < kEnergies && dark.empty(); ++control)
        if (table.dark[control] > 0) dark = fmt::format(" d{}", ctc::kEnergyNames[control][0]);
    return fmt::format(
        "Move energy clockwise, up to three moves, your own token at least once: o is yours, "
        "dl dt dg dc a dark one from there. Like: o{}",
        dark);
}

}  // namespace

std::string prompt_text(const ctc::Content& content, const SeenTable& table, const SeatNames&) {
    if (!table.acts()) return {};
    if (table.phase == "shift") return shift_prompt(table);
    if (table.phase == "pick_nebula") return "You gain a nebula: of which size?";
    if (table.phase == "take_card")
        return "Take an open card by its type (light), or one from the deck (d).";
    if (table.phase == "craft") return craft_prompt(content, table);
    if (table.phase == "choose_power")
        return fmt::format("Keep one power: type its name, like {}. The others go under the deck.",
                           table.drawn.empty() ? "PL-1" : ctc::power_name(table.drawn.front()));
    if (table.phase == "use_power") return use_prompt(content, table.use);
    if (table.phase == "omega_nebula") {
        const std::uint8_t tile = table.turn.omega_tile;
        return fmt::format("You drew {} (needs {}, {} points): name its space, or drop.",
                           ctc::tile_name(tile), needs_text(content.tiles[tile]),
                           content.tiles[tile].points);
    }
    if (table.phase == "discard")
        return fmt::format("Ten cards may stay: discard {}, like x light time.",
                           table.seat(table.viewer).cards - ctc::kHandLimit);
    return {};
}

}  // namespace orrery::cli::play::crafting
