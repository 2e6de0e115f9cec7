// Parts of a line about markers: tracks, supremacy, cubes, points, goals and contracts.
#include <algorithm>
#include <array>

#include "games/anunnaki/companion/typed/readers.h"

namespace orrery::anunnaki::companion::typed {
namespace {

// "3", "+2", "+", "-1": the new value of something that is at `now`.
std::uint8_t read_value(Desk& desk, const std::string& word, int now, int most) {
    const bool relative = word.starts_with('+') || word.starts_with('-');
    const std::string digits = relative ? word.substr(1) : word;
    const std::optional<int> number = relative && digits.empty() ? 1 : number_of(digits, 3);
    if (!number) {
        desk.fail_word("number", word);
        return 0;
    }
    const int value = !relative ? *number : word[0] == '+' ? now + *number : now - *number;
    if (value >= 0 && value <= most) return byte(static_cast<std::size_t>(value));
    desk.fail("range", {{"word", word}, {"least", 0}, {"most", most}});
    return 0;
}

Entries read_track(Desk& desk, const Part& part) {
    const std::string& name = part.words[0];
    if (!has_words(desk, part, 1, 1, name + " 4, or " + name + " +1")) return {};
    const auto track = static_cast<std::size_t>(
        std::find(kTrackNames.begin(), kTrackNames.end(), name) - kTrackNames.begin());
    const int now = desk.state.side(part.side).tracks[track];
    return {act(ActionKind::kTrack,
                {byte(part.side), byte(track),
                 read_value(desk, part.words[1], now, desk.content.tracks[track].last)})};
}

// The place of a printed number on the supremacy track.
std::optional<std::size_t> find_space(const Desk& desk, const std::string& word) {
    const bool below_zero = word.starts_with('-');
    const auto number = number_of(below_zero ? word.substr(1) : word, 2);
    const auto& printed = desk.content.supremacy;
    const auto at = number
                        ? std::find(printed.begin(), printed.end(), below_zero ? -*number : *number)
                        : printed.end();
    if (at == printed.end()) return std::nullopt;
    return static_cast<std::size_t>(at - printed.begin());
}

// A minus sign belongs to the printed number; a plus sign means steps.
Entries read_supremacy(Desk& desk, const Part& part) {
    if (!has_words(desk, part, 1, 1, "sup -4 for the printed number, or sup +2 for steps"))
        return {};
    const std::string& word = part.words[1];
    const auto act_at = [&](std::size_t place) {
        return Entries{act(ActionKind::kSupremacy, {byte(part.side), byte(place)})};
    };
    if (word.starts_with('+')) {
        const auto steps = word == "+" ? 1 : number_of(word.substr(1), 2);
        const std::size_t place =
            desk.state.side(part.side).supremacy + static_cast<std::size_t>(steps.value_or(0));
        if (steps && place < desk.content.supremacy.size()) return act_at(place);
        desk.fail_word(steps ? "space" : "number", word);
        return {};
    }
    if (const auto place = find_space(desk, word)) return act_at(*place);
    desk.fail_word(number_of(word.substr(word[0] == '-' ? 1 : 0), 2) ? "space" : "number", word);
    return {};
}

Entries read_cubes(Desk& desk, const Part& part) {
    if (!has_words(desk, part, 0, 1, "cube for one more, or cubes 5")) return {};
    return {act(ActionKind::kCubes,
                {byte(part.side),
                 read_value(desk, part.words.size() > 1 ? part.words[1] : "+",
                            desk.state.side(part.side).cubes, desk.content.constants.cubes)})};
}

Entries read_points(Desk& desk, const Part& part) {
    if (!has_words(desk, part, 1, 1, "vp 12, or vp +3")) return {};
    const int now = desk.state.side(part.side).vp;
    return {act(ActionKind::kPoints,
                {byte(part.side), read_value(desk, part.words[1], now, kMostPoints)})};
}

Entries read_goals(Desk& desk, const Part& part) {
    if (!has_words(desk, part, 3, 4, "goals areas units settlements shrines")) return {};
    Entries entries;
    for (std::size_t place = 0; place + 1 < part.words.size(); ++place) {
        const std::string& word = part.words[place + 1];
        const auto goal =
            std::find_if(kGoalNames.begin(), kGoalNames.end(),
                         [&](std::string_view name) { return name.starts_with(word); });
        if (goal == kGoalNames.end()) desk.fail_word("goal", word);
        entries.push_back(
            act(ActionKind::kGoal,
                {byte(place), byte(static_cast<std::size_t>(goal - kGoalNames.begin()))}));
    }
    return entries;
}

Entries read_contracts(Desk& desk, const Part& part) {
    if (!has_words(desk, part, kContractSlots, kContractSlots, "contracts 3/1 5/2 4/1 2/1 3/1 -"))
        return {};
    Entries entries;
    for (std::size_t slot = 0; slot < kContractSlots; ++slot)
        append(entries, read_contract(desk, slot, part.words[slot + 1]));
    return entries;
}

Entries read_slot(Desk& desk, const Part& part) {
    const std::string& name = part.words[0];
    if (!has_words(desk, part, 1, 1, name + " 4/1, or " + name + " - when none is left")) return {};
    return read_contract(desk, static_cast<std::size_t>(name[1] - '1'), part.words[1]);
}

Entries read_token(Desk& desk, const Part& part) {
    constexpr std::string_view kLike = "token 5 - when it is gone, token 5 + when it lies there";
    if (!has_words(desk, part, 2, 2, kLike)) return {};
    if (part.words[2] != "-" && part.words[2] != "+") desk.want(kLike);
    const auto space = find_space(desk, part.words[1]);
    if (!space) desk.fail_word("space", part.words[1]);
    return {act(part.words[2] == "-" ? ActionKind::kNoToken : ActionKind::kToken,
                {byte(space.value_or(0))})};
}

struct Keyword {
    std::string_view word;
    Entries (*read)(Desk&, const Part&);
};
constexpr std::array kKeywords{
    Keyword{"war", read_track},   Keyword{"tech", read_track},
    Keyword{"trade", read_track}, Keyword{"sup", read_supremacy},
    Keyword{"cube", read_cubes},  Keyword{"cubes", read_cubes},
    Keyword{"vp", read_points},   Keyword{"goals", read_goals},
    Keyword{"c1", read_slot},     Keyword{"c2", read_slot},
    Keyword{"c3", read_slot},     Keyword{"c4", read_slot},
    Keyword{"c5", read_slot},     Keyword{"c6", read_slot},
    Keyword{"token", read_token}, Keyword{"contracts", read_contracts},
};

}  // namespace

std::optional<Entries> read_marker(Desk& desk, const Part& part) {
    for (const Keyword& keyword : kKeywords)
        if (part.words[0] == keyword.word) return keyword.read(desk, part);
    return std::nullopt;
}

}  // namespace orrery::anunnaki::companion::typed
