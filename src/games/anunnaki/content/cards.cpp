// Adviser cards, difficulties and fate cards.
#include <algorithm>

#include "core/text.h"
#include "games/anunnaki/content/element.h"
#include "games/anunnaki/content/read.h"

namespace orrery::anunnaki {
namespace {

constexpr std::array<std::string_view, 2> kMarkNames{"weak", "strong"};
constexpr std::array<std::string_view, 2> kFateSides{"standard", "extreme"};

using Allowed = std::span<const Do>;

Element allowed_element(const JsonReader& json, Allowed allowed, std::string_view rule) {
    const Element element = element_from(json);
    if (json.ok() && std::find(allowed.begin(), allowed.end(), element.what) == allowed.end())
        json["do"].fail("this kind of card never shows \"" + print_element(element) + "\"",
                        std::string(rule));
    return element;
}

Mark mark_from(const JsonReader& json) {
    if (json.is_null()) return {};
    json.only({"kind", "count"});
    return {static_cast<MarkKind>(1 + json["kind"].choice(kMarkNames)),
            number_from(json["count"], 1, 2)};
}

std::string print_mark(Mark mark) {
    if (mark.kind == MarkKind::kNone) return "-";
    return std::to_string(mark.count) + " " +
           std::string(kMarkNames[static_cast<std::size_t>(mark.kind) - 1]);
}

void read_deck(const JsonReader& list, Deck deck, Content& content) {
    const bool sun = deck == Deck::kSun;
    std::vector<PrintedCard>& cards = sun ? content.sun : content.moon;
    ContentTable table{sun ? "Sun cards" : "Moon cards", {"card", "mark", "elements"}, {}};
    read_entries(list, kAdviserCards, std::move(table), content,
                 [&](const JsonReader& entry, std::size_t i) -> Columns {
                     entry.only({"id", "mark", "arrow", "elements", "source", "note"});
                     PrintedCard card;
                     card.id = new_id_from(entry["id"], cards, i);
                     card.mark = mark_from(entry["mark"]);
                     if (sun)
                         card.card.arrow = static_cast<Arrow>(entry["arrow"].choice(kArrowNames));
                     else if (entry.has("arrow"))
                         entry["arrow"].fail("only sun cards have an arrow", "AN-RC-02");
                     const JsonReader elements = entry["elements"];
                     const std::size_t count = elements.size(1, kMaxElements);
                     for (std::size_t e = 0; e < count && list.ok(); ++e)
                         card.card.elements.push_back(
                             allowed_element(elements[e], printed_on(deck), "AN-COMP-06"));
                     cards.push_back(card);
                     return {card.id, print_mark(card.mark), print_card(card.card, deck)};
                 });
}

void read_difficulties(const JsonReader& list, Content& content) {
    read_entries(
        list, content.difficulties.size(), {"Difficulties", {"difficulty", "side"}, {}}, content,
        [&](const JsonReader& entry, std::size_t i) -> Columns {
            entry.only({"id", "fate_side", "remove", "source", "note"});
            if (entry["id"].choice(kDifficultyNames) != i)
                entry["id"].fail("difficulties run from easy to extreme", "AN-SET-03");
            DifficultyRule& rule = content.difficulties[i];
            rule.extreme_side = entry["fate_side"].choice(kFateSides) == 1;
            const JsonReader remove = entry["remove"];
            const std::size_t count = remove.size(1, 4);
            for (std::size_t r = 0; r < count && list.ok(); ++r) {
                remove[r].size(2, 2);
                rule.remove.push_back(
                    {static_cast<MarkKind>(1 + remove[r][std::size_t{0}].choice(kMarkNames)),
                     number_from(remove[r][1], 1, 2)});
            }
            return {std::string(kDifficultyNames[i]), std::string(entry["fate_side"].string())};
        });
}

// AN-SET-06, AN-TURN-08: six cards leave each deck, and what stays can end the game by itself.
void check_decks(const JsonReader& json, const Content& content) {
    for (std::size_t i = 0; i < content.difficulties.size() && json.ok(); ++i) {
        const std::string difficulty(kDifficultyNames[i]);
        for (Deck deck : {Deck::kMoon, Deck::kSun}) {
            const std::vector<PrintedCard>& cards = content.cards(deck);
            const auto left = std::count_if(
                cards.begin(), cards.end(),
                [&](const PrintedCard& card) { return content.difficulties[i].keeps(card.mark); });
            if (left != kUsedCards)
                json[deck == Deck::kMoon ? "moon_cards" : "sun_cards"].fail(
                    difficulty + " leaves " + counted(left, "card") + " in this deck, not " +
                        std::to_string(kUsedCards),
                    "AN-SET-06");
        }
        int cubes = 0;
        for (const PrintedCard& card : content.moon)
            for (const Element& element : card.card.elements)
                if (content.difficulties[i].keeps(card.mark) && element.what == Do::kCube)
                    cubes += element.number;
        if (cubes < static_cast<int>(kCubes))
            json["moon_cards"].fail(difficulty + " leaves only " + counted(cubes, "cube") +
                                        " in the moon deck, fewer than 14",
                                    "AN-TURN-08");
    }
}

FateCard fate_card_from(const JsonReader& entry) {
    FateCard card;
    const JsonReader row = entry["resource_row"];
    row.size(kResources, kResources);
    std::array<bool, kResources> seen{};
    for (std::size_t i = 0; i < kResources && entry.ok(); ++i) {
        const std::size_t resource = row[i].choice(kResourceNames);
        if (seen[resource]) row.fail("each of the four resources once", "AN-RC-01");
        seen[resource] = true;
        card.row[i] = static_cast<Resource>(resource);
    }
    const JsonReader spaces = entry["cube_spaces"];
    spaces.size(kCubes, kCubes);
    for (std::size_t i = 0; i < kCubes && entry.ok(); ++i)
        if (!spaces[i].is_null())
            card.spaces[i] = allowed_element(spaces[i], kOnFate, "AN-FATE-06");
    const JsonReader income = entry["income_slots"];
    income.size(kRowSlots, kRowSlots);
    for (std::size_t i = 0; i < kRowSlots && entry.ok(); ++i) {
        income[i].only({"followers", "vp"});
        card.income[i] = {number_from(income[i]["followers"], 0, 20),
                          number_from(income[i]["vp"], 0, 20)};
    }
    return card;
}

Columns fate_columns(const JsonReader& entry, const FateCard& card) {
    std::string row, income, spaces;
    for (Resource resource : card.row)
        row += (row.empty() ? "" : ", ") +
               std::string(kResourceNames[static_cast<std::size_t>(resource)]);
    for (const BotIncome& slot : card.income)
        income += (income.empty() ? "" : ", ") + std::to_string(slot.followers) + "/" +
                  std::to_string(slot.vp);
    for (const Element& space : card.spaces)
        spaces += (spaces.empty() ? "" : "; ") +
                  (space.what == Do::kNothing ? "-" : print_element(space));
    return {std::string(entry["house"].string()), std::string(entry["side"].string()), row, income,
            spaces};
}

}  // namespace

Element element_from(const JsonReader& json) {
    json.only({"do", "n", "strategy", "track", "god", "times"});
    Element element;
    element.what = static_cast<Do>(1 + json["do"].choice(std::span(kDoNames).subspan<1>()));
    const bool travels = element.what == Do::kMove || element.what == Do::kPortal;
    const bool advances = element.what == Do::kAdvance, summons = element.what == Do::kSummon;
    const bool counts = travels || element.what == Do::kCube || element.what == Do::kFollowers ||
                        element.what == Do::kHarvest || element.what == Do::kSupremacy;
    for (const auto& [field, wanted] :
         {std::pair{"n", counts}, {"strategy", travels}, {"track", advances}, {"god", summons}})
        if (json.ok() && json.has(field) != wanted)
            json.fail("\"" + std::string(kDoNames[static_cast<std::size_t>(element.what)]) +
                      (wanted ? "\" needs a field \"" : "\" has no field \"") + field + "\"");
    if (!json.ok()) return {};
    if (element.what == Do::kSupremacy && json["n"].is_string()) {
        if (json["n"].string() != "goal") json["n"].fail("expected a number or \"goal\"");
        element.number = kGoalNumber;
    } else if (counts) {
        element.number = number_from(json["n"], 1, most_number(element.what));
    }
    constexpr std::array<std::string_view, kTracks + 1> kTracksOrAny{"war", "tech", "trade", "any"};
    constexpr std::array<std::string_view, 2> kGods{"minor", "great"};
    if (travels)
        element.detail = static_cast<std::uint8_t>(json["strategy"].choice(kStrategyNames));
    if (advances) element.detail = static_cast<std::uint8_t>(json["track"].choice(kTracksOrAny));
    if (summons) element.detail = static_cast<std::uint8_t>(json["god"].choice(kGods));
    return element;
}

void read_advisers(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "difficulties", "moon_cards", "sun_cards"});
    read_difficulties(json["difficulties"], content);
    read_deck(json["moon_cards"], Deck::kMoon, content);
    read_deck(json["sun_cards"], Deck::kSun, content);
    if (json.ok()) check_decks(json, content);
}

void read_fate_cards(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "fate_cards"});
    std::array<std::array<bool, 2>, kHouses> seen{};
    read_entries(json["fate_cards"], kHouses * 2,
                 {"Fate cards", {"house", "side", "resources", "income", "cube spaces"}, {}},
                 content, [&](const JsonReader& entry, std::size_t) {
                     entry.only({"house", "side", "resource_row", "cube_spaces", "income_slots",
                                 "source", "note"});
                     const std::size_t house = entry["house"].choice(kHouseNames);
                     const std::size_t side = entry["side"].choice(kFateSides);
                     if (seen[house][side]) entry.fail("this side of the fate card is there twice");
                     seen[house][side] = true;
                     content.houses[house].fate[side] = fate_card_from(entry);
                     return fate_columns(entry, content.houses[house].fate[side]);
                 });
}

}  // namespace orrery::anunnaki
