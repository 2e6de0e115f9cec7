#include "cli/play/anunnaki/typing.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/play/anunnaki/board_forms.h"
#include "cli/play/presenter.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/person/question.h"

namespace orrery::cli::play::pantheon {
namespace {

using an::TaskKind;

// Turns the words into actions of one question.
class Reader {
  public:
    Reader(const an::Anunnaki& rules, const an::State& view, Words words)
        : rules_(rules), content_(rules.content()), view_(view), words_(std::move(words)) {}

    std::optional<std::string> read() const {
        if (!view_.candidates.empty()) return candidate();
        if (is_stop()) return "stop";
        switch (view_.tasks.back().kind) {
            case TaskKind::kPawn:
                return pawn();
            case TaskKind::kSecondary:
                return named(content_.secondaries, "secondary ", "s_");
            case TaskKind::kMovePoints:
                return read_moves(content_, view_, words_);
            case TaskKind::kPortal:
                return read_portals(content_, view_, words_);
            case TaskKind::kHarvest:
                return read_harvests(content_, view_, words_);
            case TaskKind::kPlaceFollowers:
                return each_area("place follower in ");
            case TaskKind::kRetreat:
                return each_area("retreat to ");
            case TaskKind::kBuild:
                return print(read_build(content_, view_, words_));
            case TaskKind::kTakeContract:
                return contract();
            case TaskKind::kPickResource:
                return each_resource("take ");
            case TaskKind::kPayAny:
                return each_resource("pay ");
            case TaskKind::kPickTrack:
                return each_track("advance ");
            case TaskKind::kOracleTrack:
                return each_track("oracle ");
            case TaskKind::kPickUpgrade:
                return named(content_.tiles, "upgrade ");
            case TaskKind::kPickWeapon:
                return named(content_.weapons, "draw ");
            case TaskKind::kCommitWeapon:
                return words_[0] == "none" || words_[0] == "no"
                           ? "weapon none"
                           : named(content_.weapons, "weapon ");
            case TaskKind::kPersonCombat:
                return attack();
            case TaskKind::kPersonCulture:
                return named(content_.sites, "culture ");
            case TaskKind::kFree:
                return free_action();
            default:
                return std::nullopt;
        }
    }

  private:
    bool is_stop() const {
        constexpr std::array<std::string_view, 4> kStops{"stop", ".", "done", "x"};
        return words_.size() == 1 &&
               std::find(kStops.begin(), kStops.end(), words_[0]) != kStops.end();
    }

    an::Place place(const std::string& word) const { return read_place(content_, view_, word); }
    std::string name(an::Place where) const { return an::place_name(content_, where); }
    std::string print(Action action) const { return rules_.words().vocabulary.print(action); }

    // An entry of a list by its id or the beginning of it.
    template <class List>
    const auto* find_named(const List& list, std::string_view word,
                           std::string_view prefix = "") const {
        decltype(&list[0]) found = nullptr;
        for (const auto& entry : list) {
            const std::string id = lower_words(entry.id)[0].substr(prefix.size());
            if (id == word) return &entry;
            if (found == nullptr && word.size() >= 2 && id.starts_with(word)) found = &entry;
        }
        return found;
    }
    template <class List>
    std::optional<std::string> named(const List& list, const std::string& verb,
                                     std::string_view prefix = "") const {
        const auto* found = words_.size() == 1 ? find_named(list, words_[0], prefix) : nullptr;
        if (found == nullptr) return std::nullopt;
        return verb + found->id;
    }

    std::optional<std::string> candidate() const {
        if (words_.size() != 1) return std::nullopt;
        if (view_.choice == an::Choice::kReveal)
            return words_[0] == "moon" || words_[0] == "sun" ? std::optional("reveal " + words_[0])
                                                             : std::nullopt;
        const auto where = find_place(content_, view_, words_[0]);
        if (!where) return std::nullopt;
        return print(at_place(view_.choice == an::Choice::kCombatOrder
                                  ? an::ActionKind::kCombatOrder
                                  : an::ActionKind::kBotChoice,
                              *where));
    }

    std::optional<std::string> pawn() const {
        if (words_.size() != 1) return std::nullopt;
        for (std::size_t node = 0; node < an::kNodes; ++node)
            if (content_.nodes[node] == upper(words_[0])) return "pawn to " + content_.nodes[node];
        const an::ActionTile* tile = find_named(content_.tiles, words_[0]);
        if (tile == nullptr) return std::nullopt;
        for (std::size_t node = 0; node < an::kNodes; ++node)
            if (&content_.tiles[view_.person.tiles[node]] == tile)
                return "pawn to " + content_.nodes[node];
        return std::nullopt;
    }

    std::optional<std::string> each_area(const std::string& verb) const {
        std::string text;
        for (const std::string& word : words_) {
            const auto where = find_place(content_, view_, word);
            if (!where) return std::nullopt;
            add_action(text, verb + name(*where));
        }
        return text;
    }
    std::optional<std::string> each_resource(const std::string& verb) const {
        std::string text;
        for (const std::string& word : words_) {
            if (!find_resource(word)) return std::nullopt;
            add_action(text, verb + resource_word(word));
        }
        return text;
    }
    std::optional<std::string> each_track(const std::string& verb) const {
        std::string text;
        for (const std::string& word : words_) {
            const auto* found = std::find_if(an::kTrackNames.begin(), an::kTrackNames.end(),
                                             [&](std::string_view track) {
                                                 return word.size() >= 2 && track.starts_with(word);
                                             });
            if (found == an::kTrackNames.end()) return std::nullopt;
            add_action(text, verb + std::string(*found));
        }
        return text;
    }

    std::optional<std::string> contract() const {
        const auto number = words_.size() == 2 ? typed_number(words_[1], 1) : std::nullopt;
        if (!number) return std::nullopt;
        if (words_[0] == "t" || words_[0] == "take")
            return fmt::format("take contract {}", *number);
        if (words_[0] == "d" || words_[0] == "drop")
            return fmt::format("drop contract {}", *number);
        return std::nullopt;
    }

    std::optional<std::string> attack() const {
        const an::DistantState& here = view_.distant[view_.tasks.back().a - 1U];
        const std::string& planet = content_.distant[here.planet - 1U].id;
        if (words_[0] == "yes" || words_[0] == "y") return "attack " + planet;
        if (words_[0] == "no" || words_[0] == "n") return "leave " + planet;
        return std::nullopt;
    }

    std::optional<std::string> free_action() const {
        const std::string& verb = words_[0];
        if (verb == "swap" || verb == "w") {
            want_form(words_.size() == 3, "swap wood gold pays three wood for one gold");
            return fmt::format("swap {} for {}", resource_word(words_[1]),
                               resource_word(words_[2]));
        }
        if (verb == "f" || verb == "fulfil") {
            want_form(words_.size() == 2, "fulfil 1");
            return "fulfil " + words_[1];
        }
        if (verb == "summon") return summon();
        if (verb == "take") return creature();
        return std::nullopt;
    }

    // "summon ares c": by the first triangle that allows it.
    std::optional<std::string> summon() const {
        want_form(words_.size() == 3, "summon ares c puts Ares in the place of a follower in C");
        const std::uint8_t house = view_.options.person_house;
        const auto& gods = content_.houses[house].gods;
        std::size_t god = an::kGodsPerHouse;
        for (std::size_t i = 0; i < gods.size(); ++i)
            if (lower_words(gods[i].name)[0].starts_with(words_[1]) ||
                upper(words_[1]) == gods[i].id)
                god = i;
        if (god == an::kGodsPerHouse)
            throw Misread{fmt::format("\"{}\" is no god of your house.", words_[1])};
        const an::Place where = place(words_[2]);
        std::size_t by = god == 0 ? an::kPentagon : 0;
        while (by < an::kPentagon &&
               an::why_not_summon({content_, view_}, house, god, where, by) != an::Why::kNothing)
            ++by;
        if (god != 0 && by == an::kPentagon) by = 0;
        return print(an::summon(house, god, where, by));
    }

    std::optional<std::string> creature() const {
        want_form(words_.size() == 3, "take sphinx c puts the Sphinx into C");
        const an::Creature* found = find_named(content_.creatures, words_[1]);
        if (found == nullptr) return std::nullopt;
        return fmt::format("take creature {} to {}", found->id, name(place(words_[2])));
    }

    const an::Anunnaki& rules_;
    const an::Content& content_;
    const an::State& view_;
    Words words_;
};

}  // namespace

std::string expand_form(const an::Anunnaki& rules, std::string_view typed, const an::State& view) {
    const Words words = lower_words(typed);
    const bool whole = rules.words().vocabulary.parse(typed).ok();
    if (whole || words.empty() || view.tasks.empty()) return std::string(typed);
    return Reader(rules, view, words).read().value_or(std::string(typed));
}

Lines forms_help() {
    return {
        "  Areas: g7 on Gaia, bl on your planet, xbl on Cosmobot’s, dp2 a distant planet.",
        "  Resources: w wood, m metal, o gold, g grain.    stop or . ends an action.",
        "  o2, harvest     move the pawn         t 3, d 1    take, drop a contract",
        "  c l m, 2 c l    move from C to L …    c c g2      portal from C, C to G02",
        "  min c l         move a minor god      s l m       move a settlement",
        "  l l r, g3 gold  harvest there         l -wood     build, leave wood out",
        "  fulfil 1        a contract            swap w o    3 wood for 1 gold",
        "  summon ares c   a god in C            take sphinx c",
        "  spear, none     commit a weapon       why         Cosmobot’s reasons in full",
    };
}

}  // namespace orrery::cli::play::pantheon
