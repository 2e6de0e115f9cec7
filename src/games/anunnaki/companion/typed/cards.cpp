// Adviser cards as they are printed (AN-COMP-06).
#include "games/anunnaki/companion/typed/readers.h"

namespace orrery::anunnaki::companion::typed {
namespace {

std::optional<Action> find_element(const Desk& desk, const std::string& typed) {
    const std::string element = joined(words_of(typed));
    const Result<Action> entry =
        desk.vocabulary.parse(element.starts_with("arrow") ? element : "element " + element);
    return entry ? std::optional<Action>(*entry) : std::nullopt;
}

}  // namespace

std::optional<Entries> find_card(const Desk& desk, Deck deck, const std::string& text) {
    const std::vector<PrintedCard>& cards = desk.content.cards(deck);
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (plain(cards[i].id) == plain(text))
            return Entries{act(ActionKind::kCard, {card_operand(deck, i)})};
    Entries entries;
    for (const std::string& typed : split(text, ';')) {
        const std::optional<Action> element = find_element(desk, typed);
        if (!element) return std::nullopt;
        entries.push_back(*element);
    }
    if (entries.empty()) return std::nullopt;
    entries.push_back(act(ActionKind::kComplete));
    return entries;
}

Entries read_card(Desk& desk, Deck deck, const std::string& text) {
    if (auto entries = find_card(desk, deck, text)) return *entries;
    for (const std::string& typed : split(text, ';'))
        if (!find_element(desk, typed)) desk.fail_word("element", typed);
    desk.fail_word("element", text);
    return {};
}

}  // namespace orrery::anunnaki::companion::typed
