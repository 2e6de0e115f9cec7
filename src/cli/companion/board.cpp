#include "cli/companion/board.h"

#include <fmt/format.h>

#include "cli/play/anunnaki/map.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/json/codec.h"

namespace orrery::cli::companion {
namespace {

using play::Lines;

std::string supply(const an::SideState& own) {
    const std::string units = an::print_pieces(own.supply, false);
    return fmt::format("{}{}S{}", units, units.empty() ? "" : " ", own.settlements);
}

Lines markers(const an::Content& content, const an::State& state) {
    Lines lines{"           war tech trade  sup   vp cubes  supply"};
    for (const an::Side side : {an::Side::kPerson, an::Side::kBot}) {
        const an::SideState& own = state.side(side);
        lines.push_back(fmt::format("{:<10} {:>3} {:>4} {:>5} {:>4} {:>4} {:>5}  {}",
                                    side == an::Side::kPerson ? "You" : "Cosmobot", own.tracks[0],
                                    own.tracks[1], own.tracks[2], content.supremacy[own.supremacy],
                                    own.vp, own.cubes, supply(own)));
    }
    return lines;
}

std::string goals(const an::Content& content, const an::State& state) {
    const an::Board board(content, state);
    std::string text = "Goals:";
    for (std::size_t i = 0; i < an::kGoals; ++i)
        text += fmt::format(" {}={} (you {}, Cosmobot {})",
                            i == an::kTracks ? "sup" : an::kTrackNames[i],
                            an::kGoalNames[static_cast<std::size_t>(state.goals[i])],
                            board.goal_value(an::Side::kPerson, state.goals[i]),
                            board.goal_value(an::Side::kBot, state.goals[i]));
    return text;
}

std::string tokens(const an::Content& content, const an::State& state) {
    std::string text = "2-VP tokens:";
    for (const std::uint8_t place : content.token_spaces)
        if ((state.supremacy_tokens >> place & 1U) != 0)
            text += fmt::format(" {}", content.supremacy[place]);
    return text;
}

std::string contracts(const an::State& state) {
    std::string text = "Contracts:";
    for (std::size_t i = 0; i < an::kContractSlots; ++i) {
        const an::ContractSlot& slot = state.contracts[i];
        const bool unknown = (state.facts.to_enter & an::contract_bit(i)) != 0;
        text += slot.filled != 0 ? fmt::format(" {}/{}", slot.vp, slot.trade)
                                 : std::string(unknown ? " ?" : " -");
    }
    return text;
}

std::string cards(const an::Content& content, const an::State& state) {
    std::string text;
    for (const an::Deck deck : {an::Deck::kMoon, an::Deck::kSun}) {
        const auto number = static_cast<std::size_t>(deck);
        const std::uint8_t card = state.face_up[number];
        if (card == 0) continue;
        const bool typed = card == an::kTypedCard;
        const an::AdviserCard& printed =
            typed ? state.typed[number] : content.cards(deck)[card - 1U].card;
        text +=
            fmt::format("{}{} {}: {}", text.empty() ? "Face up: " : "   ", an::kDeckNames[number],
                        typed ? "card" : content.cards(deck)[card - 1U].id,
                        play::pantheon::card_text(printed, deck));
    }
    return text.empty() ? "No adviser card lies face up." : text;
}

Lines modules(const an::Content& content, const an::State& state) {
    Lines lines;
    for (std::size_t i = 0; i < an::kDisplayed; ++i) {
        const an::DistantState& here = state.distant[i];
        if (here.planet == 0) continue;
        std::string text = fmt::format("{} {}: leader {}", content.distant[here.planet - 1U].id,
                                       an::kArrowNames[i],
                                       an::kLeaderNames[static_cast<std::size_t>(here.leader)]);
        if (here.leader == an::Leader::kCivilisation)
            text += fmt::format(" ({})", state.facts.distant_strength[i]);
        for (const an::Side side : {an::Side::kPerson, an::Side::kBot}) {
            const char letter = side == an::Side::kPerson ? 'P' : 'B';
            const std::string land = an::print_pieces(here.landing[an::index(side)], false);
            const std::string lead = an::print_pieces(here.leading[an::index(side)], false);
            if (!land.empty()) text += fmt::format(" | land {}[{}]", letter, land);
            if (!lead.empty()) text += fmt::format(" | lead {}[{}]", letter, lead);
        }
        lines.push_back(std::move(text));
    }
    for (const std::uint8_t shown : state.creatures)
        if (shown != 0) {
            const an::Creature& creature = content.creatures[shown - 1U];
            lines.push_back(fmt::format("{} on display: needs {}", creature.name,
                                        play::pantheon::requirement_text(creature.first)));
        }
    return lines;
}

}  // namespace

Lines draw_board(const an::Content& content, const an::State& state, const play::Style& style) {
    Lines lines = play::pantheon::draw_gaia(content, state).lines(style);
    play::Canvas homes;
    const play::Canvas own = play::pantheon::draw_home(content, state, an::Side::kPerson, "You");
    homes.paste(0, 0, own);
    homes.paste(own.width() + 2, 0,
                play::pantheon::draw_home(content, state, an::Side::kBot, "Cosmobot"));
    play::append(lines, homes.lines(style));
    play::append(lines, play::pantheon::map_legend());
    play::append(lines, markers(content, state));
    play::append(lines, play::wrapped(goals(content, state), style.width, 2));
    lines.push_back(tokens(content, state) + "   " + contracts(state));
    play::append(lines, modules(content, state));
    play::append(lines, play::wrapped(cards(content, state), style.width, 2));
    return lines;
}

}  // namespace orrery::cli::companion
