#include "cli/play/anunnaki/screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/anunnaki/map.h"
#include "cli/play/anunnaki/panel.h"
#include "cli/play/anunnaki/star.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/content/element.h"

namespace orrery::cli::play::pantheon {
namespace {

using an::Side;

constexpr int kPanelLeft = 51;  // beside Gaia
constexpr int kSecondHome = 41;
constexpr int kTitle = 10;  // columns of a row's title

std::string phase_text(const an::State& view) {
    constexpr std::array<std::string_view, 10> kPhases{
        "primary action",   "second action", "free actions",
        "combats",          "culture",       "Cosmobot’s cards",
        "Cosmobot reveals", "combats",       "Cosmobot’s culture",
        "the end"};
    static_assert(kPhases.size() == an::kPhaseNames.size());
    return std::string(kPhases[static_cast<std::size_t>(view.phase)]);
}

std::string title(const an::Content& content, const an::State& view) {
    std::string text =
        fmt::format("Anunnaki · {} · turn {} · {}",
                    an::kDifficultyNames[static_cast<std::size_t>(view.options.difficulty)],
                    view.turn, phase_text(view));
    if (view.last_turn != 0)
        text += " · last turn";
    else if (view.triggered != 0)
        text += " · the end is near";
    else
        text += fmt::format(" · {} to the end",
                            counted(content.constants.cubes - view.side(Side::kBot).cubes, "cube"));
    return text;
}

// A title, and text beside it that is wrapped under itself.
void titled(Lines& lines, const Style& style, std::string_view name, std::string_view text) {
    const Lines rows = wrapped(text, std::min(style.width, 80) - kTitle);
    for (std::size_t i = 0; i < rows.size(); ++i)
        lines.push_back(inked(style, kQuiet, padded(i == 0 ? name : "", kTitle)) + rows[i]);
}

void list_means(const an::Content& content, const an::State& view, const Style& style,
                Lines& lines) {
    const an::PersonState& person = view.person;
    std::string text;
    for (std::size_t i = 0; i < an::kResources; ++i)
        text += fmt::format("{} {} {}  ", kResourceLetters[i], an::kResourceNames[i],
                            person.resources[i]);
    text += fmt::format("◇ {}", counted(person.crystals, "crystal"));
    titled(lines, style, "You hold", text);
    std::string hand, used;
    for (std::size_t card = 0; card < an::kWeapons; ++card) {
        const an::Weapon& weapon = content.weapons[card];
        if ((person.hand >> card & 1) != 0)
            hand += fmt::format("{}{} +{} {}", hand.empty() ? "" : "  ", weapon.id, weapon.strength,
                                cost_mark(weapon.cost));
        if ((person.used >> card & 1) != 0) used += " " + weapon.id;
    }
    titled(lines, style, "Weapons",
           (hand.empty() ? "none in hand" : hand) + (used.empty() ? "" : "  used:" + used));
}

void list_contracts(const an::Content& content, const an::State& view, const Style& style,
                    Lines& lines) {
    constexpr int kWidth = 23, kAcross = 3;
    std::string row;
    for (std::size_t slot = 0; slot < an::kContractSlots; ++slot) {
        const an::ContractSlot& here = view.contracts[slot];
        const bool foreign =
            here.filled != 0 && content.contracts[here.contract].house == view.options.bot_house;
        std::string text = fmt::format("{}{}", slot + 1, foreign ? "×" : " ");
        if (here.filled != 0) text += contract_text(content.contracts[here.contract]);
        const std::string shown = padded(text, kWidth);
        row += inked(style, foreign ? kQuiet : Ink{}, shown);
        if ((slot + 1) % kAcross != 0) continue;
        lines.push_back(inked(style, kQuiet, padded(slot < kAcross ? "Contracts" : "", kTitle)) +
                        row);
        row.clear();
    }
    std::string held;
    for (std::size_t i = 0; i < view.person.contracts.size(); ++i)
        held += fmt::format("{}{} {}", held.empty() ? "" : "   ", i + 1,
                            contract_text(content.contracts[view.person.contracts[i]]));
    if (!held.empty()) titled(lines, style, "Reserve", held);
}

void list_gods(const an::Content& content, const an::State& view, const Style& style,
               Lines& lines) {
    const an::House& house = content.houses[view.options.person_house];
    std::string text =
        fmt::format("{}: {}", house.gods[0].name, an::print_effects(house.gods[0].at_start));
    for (std::size_t god = 0; god < an::kGodsPerHouse; ++god)
        if ((view.person.gods >> god & 1) != 0)
            text += fmt::format("; {}: {}", house.gods[god].name,
                                an::print_effects(house.gods[god].power));
    titled(lines, style, "Gods", text);
    std::string artefacts;
    for (std::size_t i = 0; i < an::kArtefacts; ++i)
        if ((view.person.artefacts >> i & 1) != 0)
            artefacts += (artefacts.empty() ? "" : ", ") + content.artefacts[i].name;
    if (!artefacts.empty()) titled(lines, style, "Artefacts", artefacts);
}

void list_modules(const an::Content& content, const an::State& view, const Style& style,
                  Lines& lines) {
    for (const an::DistantState& here : view.distant) {
        if (here.planet == 0) continue;
        const an::DistantPlanet& planet = content.distant[here.planet - 1U];
        const auto pieces = [](std::string_view name, const auto& units) {
            std::string text;
            for (std::size_t side = 0; side < an::kSides; ++side)
                if (const std::string mark = pieces_mark(units[side], false); !mark.empty())
                    text += fmt::format(" {}{}", side == 0 ? "P" : "B", mark);
            return text.empty() ? text : fmt::format(", {}{}", name, text);
        };
        constexpr std::array<std::string_view, 4> kLeaders{"nobody leads", "you lead",
                                                           "Cosmobot leads", "civilisation"};
        static_assert(kLeaders.size() == an::kLeaderNames.size());
        std::string text = fmt::format("{} {}: {}", planet.id, planet.name,
                                       kLeaders[static_cast<std::size_t>(here.leader)]);
        if (here.leader == an::Leader::kCivilisation) text += fmt::format(" {}", planet.strength);
        text += pieces("leader’s place", here.leading) + pieces("landed", here.landing);
        text += fmt::format("; landing {}, leader {} at the end", reward_text(planet.landing_bonus),
                            counted(planet.leader_vp, "point"));
        titled(lines, style, "Distant", text);
    }
    for (const std::uint8_t shown : view.creatures) {
        if (shown == 0) continue;
        const an::Creature& creature = content.creatures[shown - 1U];
        titled(lines, style, "Creature",
               fmt::format("{}: {} (Cosmobot needs only this) and {}; {}, {}", creature.name,
                           requirement_text(creature.first), requirement_text(creature.second),
                           counted(creature.vp, "point"), an::print_effects(creature.power)));
    }
}

// Cosmobot's cubes and what the next spaces will do, and its cards.
void list_fate(const an::Content& content, const an::State& view, const Style& style,
               Lines& lines) {
    const an::FateCard& fate = an::Board(content, view).fate();
    const std::uint8_t cubes = view.side(Side::kBot).cubes;
    std::string text;
    for (int i = 0; i < cubes; ++i) text += "■";
    for (std::size_t space = cubes; space < an::kCubes; ++space)
        text += fmt::format("{}{}", text.empty() ? "" : " ", space + 1) +
                (fate.spaces[space].what == an::Do::kNothing
                     ? ""
                     : fmt::format(" {} ·", an::print_element(fate.spaces[space])));
    titled(lines, style, "Fate card", text);
    // AN-RC-02: an arrow to the left turns the row round.
    auto read = fate.row;
    const bool left = view.arrow == 1 + static_cast<int>(an::Arrow::kLeft);
    if (left) std::reverse(read.begin(), read.end());
    std::string row;
    for (const an::Resource resource : read)
        row += fmt::format(" {}", an::kResourceNames[static_cast<std::size_t>(resource)]);
    std::string cards;
    for (const an::Deck deck : {an::Deck::kMoon, an::Deck::kSun}) {
        const auto number = static_cast<std::size_t>(deck);
        const std::uint8_t up = view.face_up[number];
        if (up == 0) continue;
        const an::PrintedCard& card = content.cards(deck)[up - 1U];
        cards += fmt::format("{} {}: {}   ", an::kDeckNames[number], card.id,
                             card_text(card.card, deck));
    }
    titled(lines, style, "Adviser",
           cards +
               (left              ? "← reads"
                : view.arrow != 0 ? "→ reads"
                                  : "reads") +
               row);
}

}  // namespace

Lines draw_things(const an::Content& content, const an::State& view, const Style& style) {
    Lines lines;
    list_means(content, view, style, lines);
    list_gods(content, view, style, lines);
    list_contracts(content, view, style, lines);
    list_modules(content, view, style, lines);
    list_fate(content, view, style, lines);
    append(lines, draw_star(content, view).lines(style));
    return lines;
}

Lines draw_table(const an::Content& content, const an::State& view, const SeatNames& names,
                 const Style& style) {
    Lines lines{inked(style, kStrong, title(content, view))};
    Canvas canvas;
    canvas.paste(0, 0, draw_gaia(content, view));
    canvas.paste(kPanelLeft, 0, draw_panel(content, view));
    const int below = canvas.height();
    canvas.paste(0, below, draw_home(content, view, Side::kPerson, names.of(0)));
    canvas.paste(kSecondHome, below, draw_home(content, view, Side::kBot, names.of(1)));
    append(lines, canvas.lines(style));
    append(lines, draw_things(content, view, style));
    return lines;
}

}  // namespace orrery::cli::play::pantheon
