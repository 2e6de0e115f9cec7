#include "tests/games/crafting_the_cosmos/position.h"

#include <algorithm>

#include "games/crafting_the_cosmos/names.h"
#include "tests/games/crafting_the_cosmos/box.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

const Json* find(const Json& json, std::string_view key) {
    return json.as_object().if_contains(key);
}
std::string_view text_of(const Json& json) {
    return std::string_view(json.as_string());
}
std::uint8_t number_of(const Json& json) {
    return static_cast<std::uint8_t>(json.as_int64());
}
std::vector<std::string> entries_of(std::string_view text) {
    std::vector<std::string> entries;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        entries.emplace_back(text.substr(from, comma - from));
        from = comma + 1;
    }
    return entries;
}

// "S05", or "S05-S12" for all spaces from one to the other.
template <class Visit>
void for_each_space(std::size_t (*named)(std::string_view), std::string_view range, Visit&& visit) {
    const std::size_t dash = range.find('-');
    const std::size_t first = named(range.substr(0, dash));
    const std::size_t last = dash == std::string_view::npos ? first : named(range.substr(dash + 1));
    for (std::size_t space = first; space <= last; ++space) visit(space);
}

class Builder : public Box {
  public:
    Builder(const Json& given, int players, const Json& options)
        : Box(players, options), given_(given) {}

    State build() {
        for_each_seat([&](std::size_t i, const Json& json) { fill_seat(i, json); });
        read_turn();
        read_staged();
        read_goals();
        read_energy();
        order_power_decks();
        order_stacks();
        read_supply();
        if (const Json* left = find(given_, "advanced")) drain_advanced(number_of(*left));
        return state_;
    }

  private:
    template <class Visit>
    void for_each_seat(Visit&& visit) {
        visit(std::size_t{0}, given_);
        for (std::size_t i = 1; i < state_.players; ++i)
            if (const Json* json = find(given_, "P" + std::to_string(i))) visit(i, *json);
    }

    void fill_seat(std::size_t i, const Json& json) {
        SeatState& own = state_.seats[i];
        if (const Json* stars = find(json, "stars"))
            for (const std::string& entry : entries_of(text_of(*stars))) {
                const auto words = words_of(entry);
                for_each_space(star, words.at(0),
                               [&](std::size_t space) { put_star(own, words.at(1), space); });
            }
        if (const Json* tokens = find(json, "life"))
            for (const std::string& entry : entries_of(text_of(*tokens))) {
                const auto words = words_of(entry);
                ASSERT_TRUE(words.at(1) == "proto" || words.at(1) == "stable") << entry;
                for_each_space(life, words.at(0), [&](std::size_t space) {
                    put_life(own, words.at(1) == "stable", space);
                });
            }
        if (const Json* nebulae = find(json, "nebulae"))
            for (const std::string& entry : entries_of(text_of(*nebulae))) put_nebula(own, entry);
        if (const Json* powers = find(json, "powers")) {
            const auto names = words_of(text_of(*powers));
            for (std::size_t slot = 0; slot < names.size(); ++slot)
                if (names[slot] != "-") own.powers.at(slot) = take_power(names[slot]);
        }
        if (const Json* hand = find(json, "hand")) give_cards(own, text_of(*hand));
        const auto small = [&](const char* key, std::uint8_t& value) {
            if (const Json* found = find(json, key)) value = number_of(*found);
        };
        small("crystal", own.crystal);
        small("waiting", own.waiting);
        small("discharges", own.discharges);
        if (const Json* points = find(json, "points"))
            own.card_points = static_cast<std::uint16_t>(points->as_int64());
    }

    void put_nebula(SeatState& own, const std::string& entry) {
        const auto words = words_of(entry);
        const std::size_t space = nebula(words.at(0));
        ASSERT_EQ(own.nebulae[space], 0) << "a nebula space twice";
        own.nebulae[space] = take_tile(words.at(1));
        if (words.size() > 2) {
            ASSERT_EQ(words[2], "formed") << entry;
            own.formed.insert(space);
        }
        for (std::size_t i = 3; i < words.size(); ++i)
            own.advanced[space].at(i - 3) = take_advanced(std::stoi(words[i]));
    }

    void read_turn() {
        const auto small = [&](const char* key, std::uint8_t& value) {
            if (const Json* found = find(given_, key)) value = number_of(*found);
        };
        small("round", state_.round);
        small("start", state_.start);
        small("current", state_.current);
        if (const Json* phase = find(given_, "phase")) {
            const auto found = std::find(kPhaseNames.begin(), kPhaseNames.end(), text_of(*phase));
            ASSERT_NE(found, kPhaseNames.end());
            state_.phase = static_cast<Phase>(found - kPhaseNames.begin());
        }
        if (const Json* controls = find(given_, "controls")) read_controls(text_of(*controls));
    }

    // "L{P0,d} T{} G{d,d} C{P1}"
    void read_controls(std::string_view text) {
        state_.dark = {};
        const auto controls = words_of(text);
        ASSERT_EQ(controls.size(), kEnergies);
        for (std::size_t control = 0; control < kEnergies; ++control) {
            const std::string& word = controls[control];
            ASSERT_EQ(word[0], "LTGC"[control]) << word;
            const std::string tokens = word.substr(2, word.size() - 3);
            if (tokens.empty()) continue;
            for (const std::string& token : entries_of(tokens)) {
                if (token == "d")
                    ++state_.dark[control];
                else
                    state_.seats.at(static_cast<std::size_t>(std::stoi(token.substr(1)))).token =
                        static_cast<std::uint8_t>(control);
            }
        }
    }

    void read_staged() {
        const Json* staged = find(given_, "staged");
        if (staged == nullptr) return;
        Turn& turn = state_.turn;
        const auto words = words_of(text_of(*staged));
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i].starts_with("NT")) {
                turn.nebulae.push_back(take_tile(words[i]));
                continue;
            }
            const auto count = static_cast<std::uint8_t>(std::stoi(words[i]));
            const std::string& what = words.at(++i);
            if (what == "proto") {
                turn.proto = count;
                state_.life_supply = static_cast<std::uint8_t>(state_.life_supply - count);
            } else if (what == "dna" || what == "graviton" || what == "supernova") {
                (what == "dna"        ? turn.dna
                 : what == "graviton" ? turn.gravitons
                                      : turn.supernova) = count;
            } else {
                const std::size_t which = element(what);
                turn.stars[which] = count;
                state_.star_supply[which] =
                    static_cast<std::uint8_t>(state_.star_supply[which] - count);
            }
        }
    }

    // Six goals in all: the rest is in the deck, or scored already where the deck is given.
    void read_goals() {
        const Json* track = find(given_, "track");
        const Json* deck = find(given_, "goal_deck");
        std::vector<std::uint8_t> named;
        state_.track = {};
        if (track != nullptr) {
            const auto names = words_of(text_of(*track));
            for (std::size_t i = 0; i < kTrack; ++i)
                if (names.at(i) != "-") named.push_back(state_.track[i] = goal(names[i]));
        } else {
            named.push_back(state_.track[0] = 1);
        }
        state_.goal_deck.clear();
        if (deck != nullptr) {
            const auto names = words_of(text_of(*deck));
            for (std::size_t i = names.size(); i-- > 0;) {
                named.push_back(goal(names[i]));
                state_.goal_deck.push_back(named.back());
            }
        }
        for (std::uint8_t id = 1; named.size() < kGoalsPerGame; ++id) {
            if (std::find(named.begin(), named.end(), id) != named.end()) continue;
            named.push_back(id);
            if (deck != nullptr)
                state_.scored_goals.push_back(id);
            else
                state_.goal_deck.insert_at(0, id);
        }
    }

    void read_energy() {
        std::array<int, kEnergies> left{};
        left.fill(kEnergyCards / kEnergies);
        const auto take = [&](std::size_t type) { ASSERT_GE(--left[type], 0) << "cards"; };
        for (const SeatState& seat : state_.seats)
            for (std::size_t type = 0; type < kEnergies; ++type) left[type] -= seat.hand[type];
        const Json* display = find(given_, "display");
        const auto shown = words_of(display ? text_of(*display) : "light time gravity chemistry");
        for (std::size_t i = 0; i < kDisplay; ++i) {
            state_.display[i] = 0;
            if (shown.at(i) == "-") continue;
            take(energy(shown[i]));
            state_.display[i] = static_cast<std::uint8_t>(1 + energy(shown[i]));
        }
        SeatState discarded;
        if (const Json* discard = find(given_, "discard")) give_cards(discarded, text_of(*discard));
        state_.discard = discarded.hand;
        for (std::size_t type = 0; type < kEnergies; ++type) left[type] -= state_.discard[type];
        std::vector<std::string> top;
        if (const Json* deck = find(given_, "deck")) top = words_of(text_of(*deck));
        const bool only = !top.empty() && top[0] == "only";
        if (only) top.erase(top.begin());
        std::vector<std::uint8_t> cards;
        for (const std::string& name : top) {
            take(energy(name));
            cards.push_back(static_cast<std::uint8_t>(1 + energy(name)));
        }
        for (std::size_t i = 0; std::any_of(left.begin(), left.end(), [](int n) { return n > 0; });
             i = (i + 1) % kEnergies) {
            if (left[i] == 0) continue;
            take(i);
            if (only) {
                ++last().hand[i];
                ++last().cards;
            } else {
                cards.push_back(static_cast<std::uint8_t>(1 + i));
            }
        }
        state_.deck.clear();
        for (std::size_t i = cards.size(); i-- > 0;) state_.deck.push_back(cards[i]);
    }

    // The named ones on top, the others under them or, after "only", given away.
    template <class Vector, class Named, class GiveAway>
    static void order(Vector& stack, std::vector<std::string> names, Named&& named,
                      GiveAway&& give_away) {
        const bool only = !names.empty() && names[0] == "only";
        if (only) names.erase(names.begin());
        Vector top;
        for (std::size_t i = names.size(); i-- > 0;) {
            const auto item = named(names[i]);
            EXPECT_TRUE(stack.remove(item)) << names[i];
            top.push_back(item);
        }
        if (only) {
            for (const auto& item : stack) give_away(item);
            stack.clear();
        }
        for (const auto& item : top) stack.push_back(item);
    }

    void order_power_decks() {
        const Json* decks = find(given_, "power_decks");
        if (decks == nullptr) return;
        for (const auto& member : decks->as_object())
            order(
                state_.power_decks[energy(member.key())], words_of(text_of(member.value())),
                [](const std::string& name) { return DeckCard{power(name), 0}; },
                [&](DeckCard card) { give_power(card.card); });
    }
    void order_stacks() {
        const Json* stacks = find(given_, "stacks");
        if (stacks == nullptr) return;
        for (const auto& member : stacks->as_object()) {
            const auto size = static_cast<std::size_t>(std::stoi(std::string(member.key())));
            order(
                state_.nebula_stacks[size - 1], words_of(text_of(member.value())),
                [](const std::string& name) { return tile(name); },
                [&](std::uint8_t id) { give_tile(id); });
        }
    }
    void read_supply() {
        int reached = 0;
        for (const SeatState& seat : state_.seats) reached += seat.waiting + seat.discharges;
        const int initial = state_.crystals;
        if (const Json* supply = find(given_, "supply"))
            for (const auto& member : supply->as_object()) {
                const int left = number_of(member.value());
                if (member.key() == "crystals") {
                    const int missing = std::max(0, initial - left - reached);
                    last().waiting = static_cast<std::uint8_t>(last().waiting + missing);
                    reached += missing;
                } else if (member.key() == "life") {
                    while (state_.life_supply > left) give_life();
                } else {
                    while (state_.star_supply[element(member.key())] > left)
                        give_star(member.key());
                }
            }
        state_.crystals = static_cast<std::uint8_t>(std::max(0, initial - reached));
    }
    const Json& given_;
};

}  // namespace

State position(const Json& given, int players, const Json& options) {
    const State state = Builder(given, players, options).build();
    expect_valid(state);
    return state;
}

State position(std::string_view given, int players, std::string_view options) {
    return position(json(given), players, json(options));
}

}  // namespace orrery::crafting_the_cosmos::testing
