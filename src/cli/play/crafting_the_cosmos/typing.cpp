#include "cli/play/crafting_the_cosmos/typing.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/play/crafting_the_cosmos/typed.h"
#include "cli/play/presenter.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/shift.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;
template <class Value>
const Value& need(const std::optional<Value>& value, std::string_view form) {
    if (!value) throw Misread{fmt::format("Write it like this: {}", form)};
    return *value;
}

class Typing {
  public:
    Typing(const Table& table, Words words)
        : content_(table.rules.content()),
          state_(table.state),
          own_(state_.seat(table.viewer)),
          words_(std::move(words)) {}

    // Nothing when the words are no short form.
    std::optional<std::string> expand() const {
        switch (state_.phase) {
            case ctc::Phase::kShift:
                return shift();
            case ctc::Phase::kTakeCard:
                return take_card();
            case ctc::Phase::kChoosePower:
                return keep();
            case ctc::Phase::kUsePower:
                return answer();
            case ctc::Phase::kOmegaNebula:
                return omega_place();
            case ctc::Phase::kDiscard:
                return discard();
            case ctc::Phase::kCraft:
                return craft();
            default:
                return std::nullopt;
        }
    }

  private:
    const std::string& word(std::size_t i) const {
        static const std::string none;
        return i < words_.size() ? words_[i] : none;
    }

    // "o dc o": the own token, dark from chemistry, the own token.
    std::optional<std::string> shift() const {
        std::string text = "shift";
        for (std::size_t i = word(0) == "s" ? 1 : 0; i < words_.size(); ++i) {
            std::string_view move = words_[i];
            text += text.size() > 5 ? ", " : " ";
            if (move == "o" || move == "own") {
                text += "own";
                continue;
            }
            if (!move.starts_with('d')) return std::nullopt;
            const auto from = energy(move.substr(1));
            if (!from) return std::nullopt;
            text += fmt::format("dark from {}", ctc::kEnergyNames[*from]);
        }
        return text.size() > 5 ? std::optional(text) : std::nullopt;
    }

    std::optional<std::string> take_card() const {
        if (words_.size() != 1) return std::nullopt;
        if (word(0) == "d" || word(0) == "deck") return "take card deck";
        const auto type = energy(word(0));
        if (!type) return std::nullopt;
        for (std::size_t i = 0; i < ctc::kDisplay; ++i)
            if (state_.display[i] == ctc::card_of(static_cast<ctc::Energy>(*type)))
                return fmt::format("take card {}", i + 1);
        throw Misread{fmt::format("No open card is {}.", ctc::kEnergyNames[*type])};
    }

    std::optional<std::string> keep() const {
        const auto kept = power(content_, words_.back());
        if (!kept || words_.size() > 2 || (words_.size() == 2 && word(0) != "k"))
            return std::nullopt;
        std::string text = "keep " + content_.cards[*kept].id, others;
        for (std::uint8_t card : state_.turn.drawn)
            if (card != *kept) others += " " + content_.cards[card].id;
        return others.empty() ? text : text + " above" + others;
    }

    std::optional<std::string> answer() const {
        if (words_.size() == 2) {
            const auto what = element(word(0));
            const auto where = star(word(1));
            if (what && where) return fmt::format("put {} at {}", *what, *where);
        }
        if (words_.size() != 1) return std::nullopt;
        if (const auto what = element(word(0))) return "choose " + *what;
        if (word(0).starts_with('s'))
            if (const auto where = star(word(0))) return "choose " + *where;
        if (word(0).starts_with('l'))
            if (const auto where = life(word(0))) return "choose " + *where;
        if (const auto where = nebula(word(0))) return "choose " + *where;
        return std::nullopt;
    }

    std::optional<std::string> omega_place() const {
        if (word(0) == "drop" || word(0) == "x") return "drop nebula";
        const auto where = nebula(words_.back());
        if (!where || words_.size() > 2 || word(0) == "place") return std::nullopt;
        return fmt::format("place nebula {} at {}", ctc::tile_name(state_.turn.omega_tile), *where);
    }

    // "x light time time", in any order.
    std::optional<std::string> discard() const {
        std::array<int, kEnergies> counts{};
        for (std::size_t i = word(0) == "x" ? 1 : 0; i < words_.size(); ++i) {
            const auto type = energy(words_[i]);
            if (!type) return std::nullopt;
            ++counts[*type];
        }
        std::string text = "discard";
        for (std::size_t type = 0; type < kEnergies; ++type)
            if (counts[type] > 0)
                text += fmt::format(" {} {}", counts[type], ctc::kEnergyNames[type]);
        return text;
    }

    std::optional<std::string> craft() const {
        const std::string& verb = word(0);
        if (const auto what = element(verb); what && words_.size() == 2)
            return fmt::format("place {} at {}", *what, need(star(word(1)), "he 5"));
        if (verb == "p") return "place proto at " + need(life(word(1)), "p 14");
        if (verb == "n") return place_nebula();
        if (verb == "f")
            return fmt::format("form {} discarding {}", need(nebula(word(1)), "f nd0 s05"),
                               need(star(word(2)), "f nd0 s05, with the star that is given up"));
        if (verb == "a") return "advanced life at " + need(nebula(word(1)), "a nd0");
        if (verb == "d") return discharge();
        if (verb == "b") return buy();
        if (verb == "u") return use();
        if (verb == "set")
            return fmt::format("score {} set",
                               ctc::kEnergyNames[need(energy(word(1)), "set light")]);
        if (verb == "sn") return "supernova " + need(star(word(1)), "sn 5");
        if (verb == "st") return "stabilize " + need(life(word(1)), "st 14");
        if (verb == "m" || (verb == "move" && words_.size() == 3)) return move();
        if (verb == "e" || verb == "end") return omega();
        return std::nullopt;
    }

    std::optional<std::string> place_nebula() const {
        const auto& staged = state_.turn.nebulae;
        if (staged.empty()) throw Misread{"You have no nebula to place."};
        std::uint8_t tile = staged[0];
        if (words_.size() == 3) {
            tile = need(typed_tile(word(1)), "n nt2-05 nd1");
        } else if (staged.size() > 1) {
            throw Misread{fmt::format("Which nebula? n {} nd1", ctc::tile_name(tile))};
        }
        return fmt::format("place nebula {} at {}", ctc::tile_name(tile),
                           need(nebula(words_.back()), "n nd1"));
    }

    std::optional<std::string> discharge() const {
        if (words_.size() == 1) return "discharge for nothing";
        if (const auto with = power(content_, word(1)))
            return "discharge with " + content_.cards[*with].id;
        constexpr std::string_view kForm = "d he 5, with the element and space of the new star";
        return fmt::format("discharge for {} at {}", need(element(word(1)), kForm),
                           need(star(word(2)), kForm));
    }

    // Without a slot, the cheapest that is open.
    std::optional<std::string> buy() const {
        const std::size_t type = need(energy(word(1)), "b light, or b light 2 for slot 2");
        std::size_t best = ctc::kSlots;
        for (std::size_t slot = ctc::kSlots; slot-- > 0;)
            if (own_.powers[slot] == 0) best = slot;
        std::string slot = std::to_string(best + 1);
        if (words_.size() > 2) slot = word(2);
        return fmt::format("buy {} power for slot {}", ctc::kEnergyNames[type], slot);
    }

    // Without a card named, the only type that can pay.
    std::optional<std::string> use() const {
        constexpr std::string_view kForm = "u pl4, u pt4 light, or u pt4 light steps";
        const std::uint8_t used = need(power(content_, word(1)), kForm);
        const ctc::Power& rules = content_.powers[used];
        const ctc::PowerCost cost = rules.cost(state_.options);
        std::optional<std::size_t> type = energy(word(2));
        const std::size_t mode_at = type ? 3 : 2;
        std::vector<std::size_t> payers;
        for (std::size_t i = 0; i < kEnergies; ++i)
            if ((cost.type == ctc::kAnyType || cost.type == i) &&
                own_.hand[i] >= std::max<int>(1, cost.cards))
                payers.push_back(i);
        if (!type && payers.size() > 1)
            throw Misread{
                fmt::format("Pay with which card? u {} {}", word(1), ctc::kEnergyNames[payers[0]])};
        if (!type) type = payers.empty() ? cost.type % kEnergies : payers[0];
        std::string text =
            fmt::format("use {} with {}", content_.cards[used].id, ctc::kEnergyNames[*type]);
        if (!rules.has_modes) return text;
        const auto& modes = content_.cards[used].modes;
        for (std::string_view mode : modes)
            if (word(mode_at) == mode) return fmt::format("{} for {}", text, mode);
        throw Misread{fmt::format("For what? u {} {} {} or {}", word(1), ctc::kEnergyNames[*type],
                                  modes[0], modes[1])};
    }

    std::optional<std::string> move() const {
        constexpr std::string_view kForm = "m s05 s06, or m l14 l15";
        if (word(1) == "to" || word(2) == "to") return std::nullopt;
        if (word(1).starts_with('l'))
            return fmt::format("move {} to {}", need(life(word(1)), kForm),
                               need(life(word(2)), kForm));
        return fmt::format("move {} to {}", need(star(word(1)), kForm), need(star(word(2)), kForm));
    }

    std::optional<std::string> omega() const {
        if (words_.size() == 1 && !ctc::omega_possible(state_, own_)) return "omega none";
        if (word(1) == "1" || word(1) == "2" || word(1) == "3") return "omega nebula " + word(1);
        if (word(1).starts_with('l'))
            if (const auto where = life(word(1))) return "omega stabilize " + *where;
        throw Misread{"End with a nebula of size 1, 2 or 3 (e 2), or stabilize a life (e l14)."};
    }

    const ctc::Content& content_;
    const ctc::State& state_;
    const ctc::SeatState& own_;
    Words words_;
};

}  // namespace

std::string expand_short_form(std::string_view typed, const Table& table) {
    const Words words = split(typed);
    if (words.empty() || !acts(table)) return std::string(typed);
    return Typing(table, words).expand().value_or(std::string(typed));
}

Lines short_forms_help() {
    return {
        "  o dc o      shift: own token, dark one from chemistry (dl dt dg dc), own token",
        "  light, d    take an open card of that type, or from the deck",
        "  h 5, he 5   place a star            p 14        place proto life",
        "  n nd1       place a nebula          f nd0 s05   form it, giving up that star",
        "  d he 5      discharge for a star    d pt1       discharge with a power",
        "  a nd0       advanced life           set light   score five equal cards",
        "  b light     buy a power; b light 3 chooses the slot",
        "  u pl4       use a power; u pt4 light steps: the card paid, and what for",
        "  s05 l14 nd0 he    answer what a power asks; he 5 where it places a star; stop",
        "  sn 5        supernova               st 14       stabilize (DNA)",
        "  m s05 s06   move a star or a life (graviton)",
        "  e 2, e l14  end the turn: draw a nebula of size 2, or stabilize that life",
        "  nd1, drop   where the last nebula goes     x light time   discard to ten cards",
        "Several actions may share a line: h 5; h 9; p 14. Long forms work as well:",
        "place He at S05, form ND0 discarding S31, use PT-4 with light for steps",
    };
}

}  // namespace orrery::cli::play::crafting
