// Reads the text form of an action.
#include <algorithm>
#include <array>

#include "games/crafting_the_cosmos/action.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/powers.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr const char* kNeedsStar = "a star space from S01 to S37";
constexpr const char* kNeedsLife = "a life space from L01 to L48";
constexpr const char* kNeedsNebula = "a nebula space: ND0 to ND3, NP0 to NP3 or NF0 to NF3";
constexpr const char* kNeedsTile = "a nebula tile like NT1-05";
constexpr const char* kNeedsPower = "a power card like PL-3";
constexpr const char* kNeedsElement = "H, He, O or C";
constexpr const char* kNeedsEnergy = "light, time, gravity or chemistry";
constexpr const char* kNeedsSize = "a size from 1 to 3";

// One name and nothing before it, as the only operand of the kind.
Result<Action> read_one(TextReader& text, ActionKind kind, Named (*read)(TextReader&),
                        const char* needs) {
    const Named name = read(text);
    if (!name) return text.error(needs);
    return make_action(kind, {*name});
}

Result<Action> read_size(TextReader& text, ActionKind kind) {
    const std::optional<int> size = text.number(1, static_cast<int>(kSizes));
    if (!size) return text.error(kNeedsSize);
    return make_action(kind, {static_cast<std::size_t>(*size)});
}

// "He at S05".
Result<Action> read_element_at(TextReader& text, ActionKind kind) {
    const Named element = read_element(text);
    if (!element) return text.error(kNeedsElement);
    if (!text.accept_word("at")) return text.error("at");
    const Named space = read_star(text);
    if (!space) return text.error(kNeedsStar);
    return make_action(kind, {*element, *space});
}

Result<Action> read_shift(TextReader& text) {
    Action action = make_action(ActionKind::kShift);
    std::size_t count = 0;
    do {
        if (count == kMaxMoves) return text.error("at most three moves");
        std::uint8_t& move = action.operands[count++];
        if (text.accept_word("own")) {
            move = kMoveOwn;
            continue;
        }
        if (!text.accept_word("dark")) return text.error("own, or dark from a control");
        if (!text.accept_word("from")) return text.error("from");
        const Named control = read_energy(text);
        if (!control) return text.error(kNeedsEnergy);
        move = move_dark(*control);
    } while (text.accept(','));
    return action;
}

Result<Action> read_take(TextReader& text) {
    if (!text.accept_word("card")) return text.error("card");
    if (text.accept_word("deck")) return make_action(ActionKind::kTakeCard, {kFromDeck});
    const std::optional<int> position = text.number(1, static_cast<int>(kDisplay));
    if (!position) return text.error("deck, or a place on the display from 1 to 4");
    return make_action(ActionKind::kTakeCard, {static_cast<std::size_t>(*position)});
}

Result<Action> read_place(TextReader& text) {
    if (text.accept_word("nebula")) {
        const Named tile = read_tile(text);
        if (!tile) return text.error(kNeedsTile);
        if (!text.accept_word("at")) return text.error("at");
        const Named space = read_nebula(text);
        if (!space) return text.error(kNeedsNebula);
        return make_action(ActionKind::kPlaceNebula, {*tile, *space});
    }
    if (!text.accept_word("proto")) return read_element_at(text, ActionKind::kPlaceStar);
    if (!text.accept_word("at")) return text.error("at");
    return read_one(text, ActionKind::kPlaceProto, read_life, kNeedsLife);
}

Result<Action> read_form(TextReader& text) {
    const Named space = read_nebula(text);
    if (!space) return text.error(kNeedsNebula);
    if (!text.accept_word("discarding")) return text.error("discarding");
    const Named discarded = read_star(text);
    if (!discarded) return text.error(kNeedsStar);
    return make_action(ActionKind::kForm, {*space, *discarded});
}

Result<Action> read_discharge(TextReader& text) {
    if (text.accept_word("with"))
        return read_one(text, ActionKind::kDischargePower, read_power, kNeedsPower);
    if (!text.accept_word("for")) return text.error("for or with");
    if (text.accept_word("nothing")) return make_action(ActionKind::kDischargeEmpty);
    return read_element_at(text, ActionKind::kDischarge);
}

Result<Action> read_buy(TextReader& text) {
    const Named type = read_energy(text);
    if (!type) return text.error(kNeedsEnergy);
    for (std::string_view word : {"power", "for", "slot"})
        if (!text.accept_word(word)) return text.error(std::string(word));
    const std::optional<int> slot = text.number(1, static_cast<int>(kSlots));
    if (!slot) return text.error("a slot from 1 to 4");
    return make_action(ActionKind::kBuyPower, {static_cast<std::size_t>(*slot), *type});
}

Result<Action> read_keep(TextReader& text) {
    Action action = make_action(ActionKind::kKeepPower);
    const Named kept = read_power(text);
    if (!kept) return text.error(kNeedsPower);
    action.operands[0] = *kept;
    if (!text.accept_word("above")) return action;
    std::size_t count = 1;
    do {
        if (count == kSlots) return text.error("at most three cards under the deck");
        const Named under = read_power(text);
        if (!under) return text.error(kNeedsPower);
        action.operands[count++] = *under;
    } while (!text.at_end());
    return action;
}

Result<Action> read_use(TextReader& text) {
    const Named power = read_power(text);
    if (!power) return text.error(kNeedsPower);
    if (!text.accept_word("with")) return text.error("with");
    const Named type = read_energy(text);
    if (!type) return text.error(kNeedsEnergy);
    if (!text.accept_word("for")) return make_action(ActionKind::kUsePower, {*power, *type});
    const auto& modes = kPowerRules[*power].mode_names;
    for (std::size_t mode = 0; mode < modes.size(); ++mode)
        if (!modes[mode].empty() && text.accept_word(modes[mode]))
            return make_action(ActionKind::kUsePower, {*power, *type, mode + 1});
    if (modes[0].empty()) return text.error("the end: this card has one effect only");
    return text.error(std::string(modes[0]) + " or " + std::string(modes[1]));
}

Result<Action> read_score(TextReader& text) {
    Result<Action> action = read_one(text, ActionKind::kScoreSet, read_energy, kNeedsEnergy);
    if (action && !text.accept_word("set")) return text.error("set");
    return action;
}

Result<Action> read_move(TextReader& text) {
    const bool moves_life = text.peek_word() == "L";
    const auto read = moves_life ? read_life : read_star;
    const char* needs = moves_life ? kNeedsLife : "a star or life space like S05 or L05";
    const Named from = read(text);
    if (!from) return text.error(needs);
    if (!text.accept_word("to")) return text.error("to");
    const Named to = read(text);
    if (!to) return text.error(moves_life ? kNeedsLife : kNeedsStar);
    return make_action(moves_life ? ActionKind::kMoveLife : ActionKind::kMoveStar, {*from, *to});
}

Result<Action> read_choose(TextReader& text) {
    const std::string_view word = text.peek_word();
    if (word == "S") return read_one(text, ActionKind::kChooseStar, read_star, kNeedsStar);
    if (word == "L") return read_one(text, ActionKind::kChooseLife, read_life, kNeedsLife);
    if (word == "ND" || word == "NP" || word == "NF")
        return read_one(text, ActionKind::kChooseNebula, read_nebula, kNeedsNebula);
    return read_one(text, ActionKind::kChooseElement, read_element,
                    "an element or a space: He, S05, L05, ND0");
}

Result<Action> read_omega(TextReader& text) {
    if (text.accept_word("nebula")) return read_size(text, ActionKind::kOmegaNebula);
    if (text.accept_word("stabilize"))
        return read_one(text, ActionKind::kOmegaStabilize, read_life, kNeedsLife);
    if (text.accept_word("none")) return make_action(ActionKind::kOmegaNone);
    return text.error("nebula, stabilize or none");
}

Result<Action> read_discard(TextReader& text) {
    Action action = make_action(ActionKind::kDiscard);
    do {
        const std::optional<int> count = text.number(1, kEnergyCards);
        if (!count) return text.error("a number of cards");
        const Named type = read_energy(text);
        if (!type) return text.error(kNeedsEnergy);
        if (action.operands[*type] != 0) return text.error("each type once");
        action.operands[*type] = static_cast<std::uint8_t>(*count);
    } while (!text.at_end());
    return action;
}

Result<Action> read_words(TextReader& text, std::initializer_list<std::string_view> words,
                          ActionKind kind) {
    for (std::string_view word : words)
        if (!text.accept_word(word)) return text.error(std::string(word));
    return make_action(kind);
}

Result<Action> read_action(TextReader& text) {
    using Read = Result<Action> (*)(TextReader&);
    constexpr std::pair<std::string_view, Read> kReaders[] = {
        {"shift", read_shift},
        {"take", read_take},
        {"place", read_place},
        {"form", read_form},
        {"discharge", read_discharge},
        {"buy", read_buy},
        {"keep", read_keep},
        {"use", read_use},
        {"score", read_score},
        {"move", read_move},
        {"choose", read_choose},
        {"omega", read_omega},
        {"discard", read_discard},
        {"put", [](TextReader& r) { return read_element_at(r, ActionKind::kPutStar); }},
        {"stop", [](TextReader& r) { return read_words(r, {}, ActionKind::kStop); }},
        {"drop", [](TextReader& r) { return read_words(r, {"nebula"}, ActionKind::kDropNebula); }},
        {"supernova",
         [](TextReader& r) { return read_one(r, ActionKind::kSupernova, read_star, kNeedsStar); }},
        {"stabilize",
         [](TextReader& r) { return read_one(r, ActionKind::kStabilize, read_life, kNeedsLife); }},
        {"pick",
         [](TextReader& r) -> Result<Action> {
             if (!r.accept_word("nebula")) return r.error("nebula");
             return read_size(r, ActionKind::kPickNebula);
         }},
        {"advanced",
         [](TextReader& r) -> Result<Action> {
             if (!r.accept_word("life")) return r.error("life");
             if (!r.accept_word("at")) return r.error("at");
             return read_one(r, ActionKind::kAdvancedLife, read_nebula, kNeedsNebula);
         }},
    };
    for (const auto& [word, read] : kReaders)
        if (text.accept_word(word)) return read(text);
    return text.error(
        "an action: shift, pick, take, place, form, discharge, advanced, buy, keep, use, score, "
        "supernova, stabilize, move, choose, put, stop, omega, drop or discard");
}

}  // namespace

Result<Action> parse_action(std::string_view text) {
    return read_whole(text, read_action);
}

}  // namespace orrery::crafting_the_cosmos
