#include <bit>
#include <utility>

#include "games/anunnaki/action.h"
#include "games/anunnaki/board.h"
#include "tests/games/anunnaki/notation_words.h"

namespace orrery::anunnaki::testing {
namespace {

std::string pieces_text(const State& state, Place at, bool with_settlements) {
    const Board board(content(), state);
    std::string text;
    for (const Side side : {Side::kBot, Side::kPerson}) {
        std::string inside;
        if (with_settlements && board.has_settlement(side, at)) inside = "S";
        for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
            if (const int count = board.units(side, at)[kind]; count > 0)
                inside += (inside.empty() ? "" : " ") + std::string(1, kUnitLetters[kind]) +
                          std::to_string(count);
        if (inside.empty()) continue;
        text += (text.empty() ? "" : " ") + std::string(side == Side::kBot ? "B[" : "P[") + inside +
                "]";
    }
    return text;
}

std::string distant_text(const State& state, std::string_view subject) {
    const std::size_t number_of_planet =
        index_by_id(content().distant, subject.substr(0, subject.find(' ')));
    const DistantState* tile = Board(content(), state).distant(number_of_planet);
    if (tile == nullptr) return "not in play";
    std::string text =
        "leader " + std::string(kLeaderWords[static_cast<std::size_t>(tile->leader)]);
    for (const auto& [name, at] : {std::pair{" | land ", landing_place(number_of_planet)},
                                   std::pair{" | lead ", leader_place(number_of_planet)}})
        if (const std::string pieces = pieces_text(state, at, false); !pieces.empty())
            text += name + pieces;
    return text;
}

// "war 4 vp 5": the same words with the values of this position.
std::string side_text(const State& state, Side side, std::string_view expected) {
    const SideState& own = state.side(side);
    std::string text;
    const std::vector<std::string> list = words(expected);
    for (std::size_t i = 0; i < list.size(); i += 2) {
        int value = 0;
        if (list[i] == "vp")
            value = own.vp;
        else if (list[i] == "sup")
            value = content().supremacy[own.supremacy];
        else if (list[i] == "cubes")
            value = own.cubes;
        else if (list[i] == "settlements")
            value = own.settlements;
        else if (kUnitLetters.find(list[i]) != std::string_view::npos)
            value = own.supply[kUnitLetters.find(list[i])];
        else
            value = own.tracks[index_of(kTrackNames, list[i])];
        text += (text.empty() ? "" : " ") + list[i] + " " + std::to_string(value);
    }
    return text;
}

template <class Test, class Name>
std::string listed(std::size_t count, Test&& test, Name&& name) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        if (test(i)) text += (text.empty() ? "" : " ") + name(i);
    return text;
}

}  // namespace

std::string area_text(const State& state, std::string_view area) {
    const std::size_t at = index_by_id(content().areas, area);
    const AreaState& here = state.areas[at];
    std::string text = pieces_text(state, static_cast<Place>(at), true);
    const auto add = [&](const std::string& word) { text += (text.empty() ? "" : " ") + word; };
    if (here.civilisation != 0)
        add(content().civilisations[here.civilisation - 1U].id + (here.revealed != 0 ? "!" : ""));
    if (here.exhausted == 2)
        add("x@2");
    else if (here.exhausted != 0)
        add("x" + std::to_string(std::popcount(here.exhausted)));
    return text;
}

std::string fact_text(const State& state, std::string_view subject, std::string_view expected) {
    if (subject == "B" || subject == "P") return side_text(state, side_of(subject), expected);
    if (subject.starts_with("DP")) return distant_text(state, subject);
    if (subject == "asks")
        return listed(
            state.candidates.size(), [](std::size_t) { return true; },
            [&](std::size_t i) { return place_name(content(), state.candidates[i]); });
    if (subject == "culture")
        return listed(
            content().sites.size(), [&](std::size_t i) { return state.culture[i] != 0; },
            [&](std::size_t i) { return content().sites[i].id; });
    if (subject == "tokens")
        return listed(
            content().supremacy.size(),
            [&](std::size_t i) { return (state.supremacy_tokens >> i & 1U) != 0; },
            [&](std::size_t i) { return std::to_string(content().supremacy[i]); });
    if (subject == "creatures")
        return listed(
            state.creatures.size(), [&](std::size_t i) { return state.creatures[i] != 0; },
            [&](std::size_t i) { return content().creatures[state.creatures[i] - 1U].id; });
    if (subject == "end") return state.triggered == 0 ? "no" : state.triggered == 1 ? "P" : "B";
    return area_text(state, subject);
}

}  // namespace orrery::anunnaki::testing
