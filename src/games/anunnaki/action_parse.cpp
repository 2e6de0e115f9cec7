// Actions from their text form.
#include <array>
#include <optional>

#include "core/text.h"
#include "games/anunnaki/action.h"

namespace orrery::anunnaki {
namespace {

using Number = std::optional<std::uint8_t>;

// Reads operands; one that does not parse leaves the text where the error is.
class ActionReader {
  public:
    ActionReader(const Content& content, std::string_view text) : content_(content), text_(text) {}

    // The whole text is one action.
    Result<Action> read() {
        Result<Action> action = read_action();
        if (action && !text_.at_end()) return text_.error("the end of the action");
        return action;
    }

  private:
    Result<Action> read_action();
    Result<Action> read_move();
    Result<Action> read_portal();
    Result<Action> read_harvest();
    Result<Action> read_build();
    Result<Action> read_take();
    Result<Action> read_summon();
    Result<Action> read_swap();
    Result<Action> read_fight();
    Result<Action> read_weapon();

    template <class List>
    Number known_id(const List& list) {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (text_.accept_name(list[i].id)) return static_cast<std::uint8_t>(i);
        return std::nullopt;
    }
    template <class Names>
    Number known_name(const Names& names) {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (text_.accept_name(names[i])) return static_cast<std::uint8_t>(i);
        return std::nullopt;
    }
    Number area() { return known_id(content_.areas); }
    // An area, DP2:land or DP2:lead.
    Number place();
    Number resource() { return known_name(kResourceNames); }
    Number one_based(std::size_t last) {
        const std::optional<int> number = text_.number(1, static_cast<int>(last));
        if (!number) return std::nullopt;
        return static_cast<std::uint8_t>(*number - 1);
    }

    // Kinds with one operand.
    Result<Action> one(ActionKind kind, Number operand, const char* expected) {
        if (!operand) return text_.error(expected);
        return make_action(kind, {*operand});
    }
    // The same after a word: "pawn to O0".
    template <class Read>
    Result<Action> after(std::string_view word, ActionKind kind, Read&& operand,
                         const char* expected) {
        if (!text_.accept_word(word)) return text_.error(std::string(word));
        return one(kind, operand(), expected);
    }

    const Content& content_;
    TextReader text_;
};

constexpr const char* kNeedsArea = "an area like GRE-L or G07";
constexpr const char* kNeedsPlace = "a place like G07, DP2:land or DP2:lead";
constexpr const char* kNeedsResource = "wood, metal, gold or grain";
constexpr const char* kNeedsTrack = "war, tech or trade";
constexpr const char* kNeedsUnit = "follower, minor, great or creature";
constexpr const char* kNeedsPlanet = "a distant planet like DP2";

Number ActionReader::place() {
    if (const Number found = area()) return found;
    const Number planet = known_id(content_.distant);
    if (!planet || !text_.accept(':')) return std::nullopt;
    if (text_.accept_name("land")) return landing_place(*planet);
    if (text_.accept_name("lead")) return leader_place(*planet);
    return std::nullopt;
}

Result<Action> ActionReader::read_move() {
    const bool settlement = text_.accept_word("settlement");
    const Number unit = settlement ? Number(0) : known_name(kUnitNames);
    if (!unit) return text_.error("settlement, follower, minor, great or creature");
    if (!text_.accept_word("from")) return text_.error("from");
    const Number from = area();
    if (!from) return text_.error(kNeedsArea);
    if (!text_.accept_word("to")) return text_.error("to");
    const Number to = area();
    if (!to) return text_.error(kNeedsArea);
    if (settlement) return move_settlement(*from, *to);
    return move_unit(static_cast<UnitKind>(*unit), *from, *to);
}

Result<Action> ActionReader::read_portal() {
    const Number unit = known_name(kUnitNames);
    if (!unit) return text_.error(kNeedsUnit);
    if (!text_.accept_word("from")) return text_.error("from");
    const Number from = place();
    if (!from) return text_.error(kNeedsPlace);
    if (!text_.accept_word("to")) return text_.error("to");
    const Number to = place();
    if (!to) return text_.error(kNeedsPlace);
    return portal(static_cast<UnitKind>(*unit), *from, *to);
}

// By resource, or by the symbol's number from the left: equal symbols are interchangeable.
Result<Action> ActionReader::read_harvest() {
    const Number kind = resource();
    const Number symbol = kind ? std::nullopt : one_based(kMaxSymbols);
    if (!kind && !symbol) return text_.error("a resource, or a symbol's number");
    if (!text_.accept_word("in")) return text_.error("in");
    const Number where = area();
    if (!where) return text_.error(kNeedsArea);
    if (kind) return harvest(*where, static_cast<Resource>(*kind));
    const auto& symbols = content_.areas[*where].symbols;
    if (*symbol >= symbols.size())
        return text_.error("an area with symbol " + std::to_string(*symbol + 1));
    return harvest(*where, symbols[*symbol]);
}

Result<Action> ActionReader::read_build() {
    if (!text_.accept_word("in")) return text_.error("in");
    const Number where = area();
    if (!where) return text_.error(kNeedsArea);
    ResourceCounts without{};
    if (text_.accept_word("without")) {
        constexpr int kMostRemoved = 20;
        int removed = 0;
        do {
            const Number kind = resource();
            if (!kind) return text_.error(kNeedsResource);
            if (++removed > kMostRemoved) return text_.error("no further resource");
            ++without[*kind];
        } while (text_.accept(','));
    }
    return build(*where, without);
}

Result<Action> ActionReader::read_take() {
    if (text_.accept_word("contract"))
        return one(ActionKind::kTakeContract, one_based(kContractSlots), "a slot from 1 to 6");
    if (!text_.accept_word("creature"))
        return one(ActionKind::kPickResource, resource(), "contract, creature or a resource");
    const Number creature = known_id(content_.creatures);
    if (!creature) return text_.error("a creature like sphinx");
    if (!text_.accept_word("to")) return text_.error("to");
    const Number where = area();
    if (!where) return text_.error(kNeedsArea);
    return take_creature(*creature, *where);
}

Result<Action> ActionReader::read_summon() {
    Number house, god;
    for (std::size_t i = 0; i < kHouses && !god; ++i) {
        house = static_cast<std::uint8_t>(i);
        god = known_id(content_.houses[i].gods);
    }
    if (!god) return text_.error("a god like NOR-1");
    if (!text_.accept_word("at")) return text_.error("at");
    const Number where = area();
    if (!where) return text_.error(kNeedsArea);
    if (!text_.accept_word("by")) return text_.error("by");
    constexpr std::array<std::string_view, kTriangles + 1> kShapes{"T0", "T1", "T2",
                                                                   "T3", "T4", "PENTA"};
    const Number by = known_name(kShapes);
    if (!by) return text_.error("a triangle from T0 to T4, or PENTA");
    return summon(*house, *god, *where, *by);
}

Result<Action> ActionReader::read_swap() {
    const Number given = resource();
    if (!given) return text_.error(kNeedsResource);
    if (!text_.accept_word("for")) return text_.error("for");
    const Number taken = resource();
    if (!taken) return text_.error(kNeedsResource);
    return swap_resources(static_cast<Resource>(*given), static_cast<Resource>(*taken));
}

Result<Action> ActionReader::read_fight() {
    if (text_.accept_word("in")) return one(ActionKind::kCombatOrder, area(), kNeedsArea);
    if (!text_.accept_word("at")) return text_.error("in or at");
    const Number planet = known_id(content_.distant);
    if (!planet) return text_.error(kNeedsPlanet);
    return at_place(ActionKind::kCombatOrder, landing_place(*planet));
}

Result<Action> ActionReader::read_weapon() {
    if (text_.accept_name("none")) return commit_weapon(0);
    const Number card = known_id(content_.weapons);
    if (!card) return text_.error("a weapon card like spear, or none");
    return commit_weapon(*card + 1U);
}

Result<Action> ActionReader::read_action() {
    const auto next = [&](std::string_view word) { return text_.accept_word(word); };
    const auto any_area = [&] { return area(); };
    const auto contract = [&] { return one_based(content_.constants.contract_reserve); };
    constexpr const char* kNeedsContract = "a contract of the reserve, from 1";
    if (next("pawn"))
        return after(
            "to", ActionKind::kPawn, [&] { return known_name(content_.nodes); },
            "a node from O0 to I4");
    if (next("move")) return read_move();
    if (next("portal")) return read_portal();
    if (next("harvest")) return read_harvest();
    if (next("place")) {
        if (!next("follower")) return text_.error("follower");
        return after("in", ActionKind::kPlaceFollower, any_area, kNeedsArea);
    }
    if (next("build")) return read_build();
    if (next("take")) return read_take();
    if (next("drop")) return after("contract", ActionKind::kDropContract, contract, kNeedsContract);
    if (next("advance")) return one(ActionKind::kPickTrack, known_name(kTrackNames), kNeedsTrack);
    if (next("oracle")) return one(ActionKind::kOracleTrack, known_name(kTrackNames), kNeedsTrack);
    if (next("pay")) return one(ActionKind::kPayAny, resource(), kNeedsResource);
    if (next("secondary"))
        return one(ActionKind::kSecondary, known_id(content_.secondaries),
                   "a secondary action like s_move");
    if (next("summon")) return read_summon();
    if (next("fulfil")) return one(ActionKind::kFulfil, contract(), kNeedsContract);
    if (next("swap")) return read_swap();
    if (next("fight")) return read_fight();
    for (bool attack : {true, false}) {
        if (!next(attack ? "attack" : "leave")) continue;
        const Number planet = known_id(content_.distant);
        if (!planet) return text_.error(kNeedsPlanet);
        return attack_distant(*planet, attack);
    }
    if (next("weapon")) return read_weapon();
    if (next("retreat")) return after("to", ActionKind::kRetreat, any_area, kNeedsArea);
    if (next("upgrade"))
        return one(ActionKind::kPickUpgrade, known_id(content_.tiles), "a tile like harvest");
    if (next("draw"))
        return one(ActionKind::kPickWeapon, known_id(content_.weapons), "a weapon card like bolt");
    if (next("culture"))
        return one(ActionKind::kCultureOrder, known_id(content_.sites), "a site like G-K03");
    if (next("choose")) return one(ActionKind::kBotChoice, place(), kNeedsPlace);
    if (next("reveal")) return one(ActionKind::kReveal, known_name(kDeckNames), "moon or sun");
    if (next("stop")) return stop();
    return text_.error(
        "an action: pawn, move, portal, harvest, place, build, take, drop, advance, oracle, pay, "
        "secondary, summon, fulfil, swap, fight, attack, leave, weapon, retreat, upgrade, draw, "
        "culture, choose, reveal or stop");
}

}  // namespace

Result<Action> parse_action(const Content& content, std::string_view text) {
    return ActionReader(content, text).read();
}

}  // namespace orrery::anunnaki
