// Parts of a line that begin with a known word: the modules, the turn, cards, moves.
#include <array>

#include "games/anunnaki/companion/typed/readers.h"

namespace orrery::anunnaki::companion::typed {
namespace {

Entries read_display(Desk& desk, const Part& part) {
    if (!has_words(desk, part, 1, 1, part.words[0] + " dp2")) return {};
    const std::size_t display = part.words[0] == "left" ? 0 : 1;
    return {act(ActionKind::kPlanet, {byte(display), read_planet(desk, part.words[1])})};
}

Entries read_creatures(Desk& desk, const Part& part) {
    if (!has_words(desk, part, 1, kDisplayed, "creatures sphinx griffin")) return {};
    Entries entries;
    // What is displayed now makes room first.
    for (const std::uint8_t shown : desk.state.creatures)
        if (shown != 0) entries.push_back(act(ActionKind::kRemove, {byte(shown - 1U)}));
    for (std::size_t i = 1; i < part.words.size(); ++i)
        if (part.words[i] != "-")
            entries.push_back(
                act(ActionKind::kShow, {read_creature(desk, part.words[i]), byte(i - 1)}));
    return entries;
}

Entries read_take(Desk& desk, const Part& part) {
    if (!has_words(desk, part, 2, 2, "take sphinx c: the creature, and where its miniature goes"))
        return {};
    return {
        act(ActionKind::kGive, {read_creature(desk, part.words[1]), byte(part.side)}),
        act(ActionKind::kPut, {byte(part.side), byte(static_cast<std::size_t>(UnitKind::kCreature)),
                               read_place(desk, part.words[2])})};
}

Entries read_fight(Desk& desk, const Part& part) {
    if (!has_words(desk, part, 1, 1, "fight g5")) return {};
    return {act(ActionKind::kFight, {read_place(desk, part.words[1])})};
}

Entries read_move(Desk& desk, const Part& part) {
    if (!has_words(desk, part, 3, 8, "move 2f c g3: the units, from, to")) return {};
    const Words units(part.words.begin() + 1, part.words.end() - 2);
    const Place from = read_place(desk, part.words[part.words.size() - 2]);
    const Place to = read_place(desk, part.words.back());
    return move_units(desk, part.side, from, to, units);
}

Entries read_face_up(Desk& desk, const Part& part) {
    const bool moon = part.words[0] == "moon";
    const std::string card = joined(part.words, 1);
    if (card.empty()) {
        desk.want(moon ? "moon m07, or moon cube 1; build" : "sun s03, or sun arrow left; income");
        return {};
    }
    const Deck deck = moon ? Deck::kMoon : Deck::kSun;
    Entries entries{act(ActionKind::kTurnUp, {byte(static_cast<std::size_t>(deck))})};
    append(entries, read_card(desk, deck, card));
    return entries;
}

Entries read_end(Desk& desk, const Part& part) {
    if (!has_words(desk, part, 0, 0, "end")) return {};
    return {act(ActionKind::kEnd)};
}

Entries read_done(Desk& desk, const Part& part) {
    if (!has_words(desk, part, 0, 0, "done")) return {};
    return {act(ActionKind::kDone)};
}

struct Keyword {
    std::string_view word;
    Entries (*read)(Desk&, const Part&);
};
constexpr std::array kKeywords{
    Keyword{"left", read_display},
    Keyword{"right", read_display},
    Keyword{"creatures", read_creatures},
    Keyword{"take", read_take},
    Keyword{"fight", read_fight},
    Keyword{"move", read_move},
    Keyword{"moon", read_face_up},
    Keyword{"sun", read_face_up},
    Keyword{"end", read_end},
    Keyword{"done", read_done},
    Keyword{"d", read_done},
};

}  // namespace

bool has_words(Desk& desk, const Part& part, std::size_t least, std::size_t most,
               std::string_view like) {
    const std::size_t count = part.words.size() - 1;
    if (count >= least && count <= most) return true;
    desk.want(like);
    return false;
}

std::optional<Entries> read_keyword(Desk& desk, const Part& part) {
    for (const Keyword& keyword : kKeywords)
        if (part.words[0] == keyword.word) return keyword.read(desk, part);
    return read_marker(desk, part);
}

}  // namespace orrery::anunnaki::companion::typed
