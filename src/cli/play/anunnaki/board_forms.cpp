#include "cli/play/anunnaki/board_forms.h"

#include <fmt/format.h>

#include "games/anunnaki/action.h"
#include "games/anunnaki/person/question.h"

namespace orrery::cli::play::pantheon {
namespace {

class BoardForms {
  public:
    BoardForms(const an::Content& content, const an::State& view, const Words& words)
        : content_(content), view_(view), words_(words) {}

    std::string moves() const {
        Words rest = words_;
        if (rest[0] == "move") rest.erase(rest.begin());
        if (!rest.empty() && (rest[0] == "s" || rest[0] == "settlement")) {
            want_form(rest.size() == 3, "s l m moves the settlement of L to M");
            return fmt::format("move settlement from {} to {}", name(place(rest[1])),
                               name(place(rest[2])));
        }
        int times = 1;
        if (const auto number = rest.empty() ? std::nullopt : typed_number(rest[0], 1)) {
            times = *number;
            rest.erase(rest.begin());
        }
        const auto wanted = rest.empty() ? std::nullopt : find_unit(rest[0]);
        if (wanted) rest.erase(rest.begin());
        want_form(rest.size() >= 2,
                  "c l moves a follower from C to L; c l m on to M; 2 c l two of them");
        std::string text;
        for (int i = 0; i < times; ++i)
            for (std::size_t at = 0; at + 1 < rest.size(); ++at) {
                const std::string unit = unit_at(place(rest[0]), wanted);
                add_action(text, fmt::format("move {} from {} to {}", unit, name(place(rest[at])),
                                             name(place(rest[at + 1]))));
            }
        return text;
    }

    std::string portals() const {
        Words rest = words_;
        if (rest[0] == "portal") rest.erase(rest.begin());
        const auto wanted = rest.empty() ? std::nullopt : find_unit(rest[0]);
        if (wanted) rest.erase(rest.begin());
        const std::uint8_t fixed = view_.tasks.back().b;
        want_form(!rest.empty() && (fixed != 0 || rest.size() >= 2),
                  "c l g2 sends a unit of C and one of L to G02");
        const an::Place to = fixed == 0 ? place(rest.back()) : static_cast<an::Place>(fixed - 1);
        if (fixed == 0 || (rest.size() > 1 && place(rest.back()) == to)) rest.pop_back();
        std::string text;
        for (const std::string& word : rest) {
            const an::Place from = place(word);
            add_action(text, fmt::format("portal {} from {} to {}", unit_at(from, wanted),
                                         name(from), name(to)));
        }
        return text;
    }

    std::string harvests() const {
        if (words_.size() == 4 && words_[0] == "harvest" && words_[2] == "in")
            if (const auto number = typed_number(words_[1], 1)) return harvest(*number);
        an::State left = view_;
        std::string text;
        for (std::size_t i = words_[0] == "harvest" ? 1 : 0; i < words_.size(); ++i) {
            const an::Place where = place(words_[i]);
            want_form(an::is_area(where) && !content_.areas[where].symbols.empty(),
                      "l l r takes two symbols of L and one of R");
            std::optional<an::Resource> wanted;
            // "m" after an area is the area M.
            if (i + 1 < words_.size() && !find_place(content_, view_, words_[i + 1]))
                wanted = read_resource(words_[++i]);
            const an::Resource taken = take_symbol(left, where, wanted);
            add_action(text, fmt::format("harvest {} in {}",
                                         an::kResourceNames[static_cast<std::size_t>(taken)],
                                         name(where)));
        }
        return text;
    }

    // Equal symbols of an area are interchangeable: the number stands for what it produces.
    std::string harvest(int number) const {
        const an::Place where = place(words_[3]);
        const std::size_t count = an::is_area(where) ? content_.areas[where].symbols.size() : 0;
        want_form(number >= 1 && static_cast<std::size_t>(number) <= count,
                  "harvest 2 in g3 takes the second symbol of G03");
        const auto symbol = content_.areas[where].symbols[static_cast<std::size_t>(number - 1)];
        return fmt::format("harvest {} in {}", an::kResourceNames[static_cast<std::size_t>(symbol)],
                           name(where));
    }

    Action build() const {
        Words rest = words_;
        if (rest[0] == "build") rest.erase(rest.begin());
        want_form(!rest.empty(), "l builds in L; l -wood leaves wood out");
        an::ResourceCounts without{};
        for (std::size_t i = 1; i < rest.size(); ++i) {
            const std::string word = rest[i][0] == '-' ? rest[i].substr(1) : rest[i];
            ++without[static_cast<std::size_t>(read_resource(word))];
        }
        if (rest.size() == 1) without = scarcest();
        return an::build(place(rest[0]), without);
    }

  private:
    an::Place place(const std::string& word) const { return read_place(content_, view_, word); }
    std::string name(an::Place where) const { return an::place_name(content_, where); }

    // A follower, unless another kind of unit was named or none is there.
    std::string unit_at(an::Place from, std::optional<an::UnitKind> wanted) const {
        const an::UnitCounts& units = an::Board(content_, view_).units(an::Side::kPerson, from);
        std::size_t kind = wanted ? static_cast<std::size_t>(*wanted) : 0;
        while (!wanted && kind + 1 < an::kUnitKinds && units[kind] == 0) ++kind;
        return std::string(an::kUnitNames[!wanted && units[kind] == 0 ? 0 : kind]);
    }

    an::Resource take_symbol(an::State& left, an::Place where,
                             std::optional<an::Resource> wanted) const {
        const bool capital = where == an::Board(content_, left).capital(an::Side::kPerson);
        std::uint8_t& gone = capital ? left.tasks.back().b : left.areas[where].exhausted;
        const auto& symbols = content_.areas[where].symbols;
        for (std::size_t i = 0; i < symbols.size(); ++i) {
            if ((gone >> i & 1) != 0 || (wanted && symbols[i] != *wanted)) continue;
            gone = static_cast<std::uint8_t>(gone | 1U << i);
            return symbols[i];
        }
        return wanted.value_or(symbols[0]);
    }

    // What the discount removes: what is lacking most.
    an::ResourceCounts scarcest() const {
        const an::BuildCost cost = an::build_cost({content_, view_});
        an::ResourceCounts without{};
        for (int left = cost.removed; left > 0; --left) {
            std::size_t least = an::kResources;
            int most_lacking = 0;
            for (std::size_t i = 0; i < an::kResources; ++i) {
                if (without[i] == cost.printed[i]) continue;
                const int lacking = cost.printed[i] - without[i] - view_.person.resources[i];
                if (least == an::kResources || lacking > most_lacking)
                    least = i, most_lacking = lacking;
            }
            ++without[least];
        }
        return without;
    }

    const an::Content& content_;
    const an::State& view_;
    const Words& words_;
};

}  // namespace

std::string read_moves(const an::Content& content, const an::State& view, const Words& words) {
    return BoardForms(content, view, words).moves();
}
std::string read_portals(const an::Content& content, const an::State& view, const Words& words) {
    return BoardForms(content, view, words).portals();
}
std::string read_harvests(const an::Content& content, const an::State& view, const Words& words) {
    return BoardForms(content, view, words).harvests();
}
Action read_build(const an::Content& content, const an::State& view, const Words& words) {
    return BoardForms(content, view, words).build();
}

}  // namespace orrery::cli::play::pantheon
