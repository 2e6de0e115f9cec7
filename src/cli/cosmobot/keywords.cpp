// Parts of a line that begin with a known word: markers, goals, contracts, modules, the turn.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "cli/cosmobot/typing.h"
#include "cli/play/presenter.h"

namespace orrery::cli::companion {
namespace {

using an::cosmobot::act;
using an::cosmobot::ActionKind;
using play::Misread;
using play::Words;

void expect_words(const Words& words, std::size_t least, std::size_t most, const char* like) {
    if (words.size() < least || words.size() > most)
        throw Misread{fmt::format("Write it like: {}", like)};
}

Entries read_track(const Part& part) {
    expect_words(part.words, 2, 2, "war 4, or war +1");
    const std::size_t track = static_cast<std::size_t>(
        std::find(an::kTrackNames.begin(), an::kTrackNames.end(), part.words[0]) -
        an::kTrackNames.begin());
    const int space = changed_value(part.words[1], part.own().tracks[track]);
    const int last = part.reading.content.tracks[track].last;
    if (space < 0 || space > last)
        throw Misread{fmt::format("The {} track has the spaces 0 to {}.", part.words[0], last)};
    return {act(ActionKind::kTrack, {part.side_byte(), byte(track), byte(space)})};
}

Entries read_supremacy(const Part& part) {
    expect_words(part.words, 2, 2, "sup -4 for the printed number, or sup +2 for steps");
    const auto& printed = part.reading.content.supremacy;
    const std::string& word = part.words[1];
    int place = 0;
    if (word.front() == '+') {
        place = changed_value(word, part.own().supremacy);
    } else {
        // A minus sign belongs to the printed number.
        const int value =
            word.front() == '-' ? -changed_value(word.substr(1), 0) : changed_value(word, 0);
        place =
            static_cast<int>(std::find(printed.begin(), printed.end(), value) - printed.begin());
    }
    if (place < 0 || place >= static_cast<int>(printed.size()))
        throw Misread{"The supremacy track has no such space."};
    return {act(ActionKind::kSupremacy, {part.side_byte(), byte(place)})};
}

Entries read_cubes(const Part& part) {
    expect_words(part.words, 1, 2, "cube for one more, or cubes 5");
    const int cubes = changed_value(part.words.size() > 1 ? part.words[1] : "+", part.own().cubes);
    if (cubes < 0 || cubes > part.reading.content.constants.cubes)
        throw Misread{"A side has 14 cubes."};
    return {act(ActionKind::kCubes, {part.side_byte(), byte(cubes)})};
}

Entries read_points(const Part& part) {
    expect_words(part.words, 2, 2, "vp 12, or vp +3");
    const int points = changed_value(part.words[1], part.own().vp);
    if (points < 0 || points > an::cosmobot::kMostPoints)
        throw Misread{fmt::format("Points go from 0 to {}.", an::cosmobot::kMostPoints)};
    return {act(ActionKind::kPoints, {part.side_byte(), byte(points)})};
}

Entries read_goals(const Part& part) {
    expect_words(part.words, 4, 5, "goals areas units settlements shrines (war tech trade sup)");
    Entries entries;
    for (std::size_t place = 0; place + 1 < part.words.size(); ++place) {
        const auto* goal = std::find_if(
            an::kGoalNames.begin(), an::kGoalNames.end(),
            [&](std::string_view name) { return name.starts_with(part.words[place + 1]); });
        if (goal == an::kGoalNames.end())
            throw Misread{
                fmt::format("\"{}\" is no goal tile: there are shrines, areas, units and "
                            "settlements.",
                            part.words[place + 1])};
        entries.push_back(
            act(ActionKind::kGoal,
                {byte(place), byte(static_cast<std::size_t>(goal - an::kGoalNames.begin()))}));
    }
    return entries;
}

Entries read_contracts(const Part& part) {
    expect_words(part.words, 7, 7, "contracts 3/1 5/2 - 4/1 2/1 3/1");
    Entries entries;
    for (std::size_t slot = 0; slot < an::kContractSlots; ++slot)
        entries.push_back(contract_entry(part.reading, slot, part.words[slot + 1]));
    return entries;
}

Entries read_contract(const Part& part) {
    expect_words(part.words, 2, 2, "c3 4/1, or c3 - when none is left");
    const std::size_t slot = static_cast<std::size_t>(part.words[0][1] - '1');
    return {contract_entry(part.reading, slot, part.words[1])};
}

Entries read_planet(const Part& part) {
    expect_words(part.words, 2, 2, "left dp2");
    const std::uint8_t display = part.words[0] == "left" ? 0 : 1;
    return {act(ActionKind::kPlanet, {display, planet_named(part.reading, part.words[1])})};
}

Entries read_creatures(const Part& part) {
    expect_words(part.words, 2, 3, "creatures sphinx griffin");
    Entries entries;
    // What is displayed now makes room first.
    for (std::uint8_t shown : part.reading.state.creatures)
        if (shown != 0) entries.push_back(act(ActionKind::kRemove, {byte(shown - 1U)}));
    for (std::size_t i = 1; i < part.words.size(); ++i)
        if (part.words[i] != "-")
            entries.push_back(
                act(ActionKind::kShow, {creature_named(part.reading, part.words[i]), byte(i - 1)}));
    return entries;
}

Entries read_take(const Part& part) {
    expect_words(part.words, 3, 3, "take sphinx c: the creature, and where its miniature goes");
    const std::uint8_t creature = creature_named(part.reading, part.words[1]);
    const an::Place place = place_named(part.reading, part.words[2]);
    return {
        act(ActionKind::kGive, {creature, part.side_byte()}),
        act(ActionKind::kPut,
            {part.side_byte(), byte(static_cast<std::size_t>(an::UnitKind::kCreature)), place})};
}

Entries read_token(const Part& part) {
    expect_words(part.words, 3, 3, "token 5 - when it is gone, token 5 + when it lies there");
    const auto& printed = part.reading.content.supremacy;
    const int value = std::atoi(part.words[1].c_str());
    const auto at = std::find(printed.begin(), printed.end(), value);
    if (at == printed.end()) throw Misread{"The supremacy track has no such space."};
    return {act(part.words[2] == "-" ? ActionKind::kNoToken : ActionKind::kToken,
                {byte(static_cast<std::size_t>(at - printed.begin()))})};
}

Entries read_fight(const Part& part) {
    expect_words(part.words, 2, 2, "fight g5");
    return {act(ActionKind::kFight, {place_named(part.reading, part.words[1])})};
}

Entries read_move(const Part& part) {
    expect_words(part.words, 4, 9, "move 2f c g3: the units, from, to");
    const Words units(part.words.begin() + 1, part.words.end() - 2);
    return move_units(part.side, place_named(part.reading, part.words[part.words.size() - 2]),
                      place_named(part.reading, part.words.back()), units);
}

Entries read_face_up(const Part& part) {
    if (part.rest.empty()) throw Misread{"Which card? Write moon m07, or moon cube 1; build."};
    const an::Deck deck = part.words[0] == "moon" ? an::Deck::kMoon : an::Deck::kSun;
    Entries entries{act(ActionKind::kTurnUp, {byte(static_cast<std::size_t>(deck))})};
    const Entries card = read_card(part.reading, deck, part.rest);
    entries.insert(entries.end(), card.begin(), card.end());
    return entries;
}

Entries read_end(const Part&) {
    return {act(ActionKind::kEnd)};
}

Entries read_done(const Part& part) {
    expect_words(part.words, 1, 1, "done");
    return {act(ActionKind::kDone)};
}

struct Keyword {
    std::string_view word;
    Entries (*read)(const Part&);
};
constexpr std::array kKeywords{
    Keyword{"war", read_track},
    Keyword{"tech", read_track},
    Keyword{"trade", read_track},
    Keyword{"sup", read_supremacy},
    Keyword{"cube", read_cubes},
    Keyword{"cubes", read_cubes},
    Keyword{"vp", read_points},
    Keyword{"goals", read_goals},
    Keyword{"contracts", read_contracts},
    Keyword{"c1", read_contract},
    Keyword{"c2", read_contract},
    Keyword{"c3", read_contract},
    Keyword{"c4", read_contract},
    Keyword{"c5", read_contract},
    Keyword{"c6", read_contract},
    Keyword{"left", read_planet},
    Keyword{"right", read_planet},
    Keyword{"creatures", read_creatures},
    Keyword{"take", read_take},
    Keyword{"token", read_token},
    Keyword{"fight", read_fight},
    Keyword{"move", read_move},
    Keyword{"moon", read_face_up},
    Keyword{"sun", read_face_up},
    Keyword{"end", read_end},
    Keyword{"done", read_done},
    Keyword{"d", read_done},
};

}  // namespace

std::optional<Entries> read_keyword(const Part& part) {
    for (const Keyword& keyword : kKeywords)
        if (part.words[0] == keyword.word) return keyword.read(part);
    return std::nullopt;
}

}  // namespace orrery::cli::companion
