// A line as a person types it: an answer to what is asked, or else several parts with commas
// between them. All of it or nothing of it.
#include "games/anunnaki/board.h"
#include "games/anunnaki/companion/game.h"
#include "games/anunnaki/companion/typed/readers.h"

namespace orrery::anunnaki::companion {
namespace typed {
namespace {

// "g-k3 -": a culture token that was taken.
std::optional<Entries> read_token_at_site(Desk& desk, const Words& words) {
    if (words.size() != 2 || (words[1] != "-" && words[1] != "+")) return std::nullopt;
    return Entries{act(words[1] == "-" ? ActionKind::kNoCulture : ActionKind::kCulture,
                       {read_site(desk, words[0])})};
}

// "c>g3 2f m": from, to, units.
std::optional<Entries> read_arrow(Desk& desk, Side side, const Words& words) {
    const std::size_t arrow = words[0].find('>');
    if (arrow == std::string::npos) return std::nullopt;
    Words units(words.begin() + 1, words.end());
    if (units.empty()) units.emplace_back("f");
    const Place from = read_place(desk, words[0].substr(0, arrow));
    const Place to = read_place(desk, words[0].substr(arrow + 1));
    return move_units(desk, side, from, to, units);
}

// Reads a line step by step on a copy of the model.
class LineReader {
  public:
    LineReader(const Companion& rules, const State& state, Seat seat)
        : rules_(rules), state_(state), seat_(seat) {}

    Typed read(std::string_view text) {
        std::string line(trimmed(text));
        if (lower(line.substr(0, 4)) == "fix ") line = trimmed(std::string_view(line).substr(4));
        if (!read_as_answer(lower(line))) read_parts(line);
        if (problem_) entries_.clear();
        return {std::move(entries_), std::move(problem_)};
    }

  private:
    Desk desk() const { return {rules_.content(), rules_.words().vocabulary, state_}; }

    bool read_as_answer(const std::string& line) {
        const bool asked = !state_.candidates.empty() ||
                           (!state_.tasks.empty() && state_.tasks.back().kind != TaskKind::kReport);
        if (!asked) return false;
        Desk now = desk();
        const std::optional<Entries> answer = read_answer(now, joined(words_of(line)));
        problem_ = std::move(now.problem);
        if (answer && !problem_) enter(*answer);
        return answer || problem_;
    }

    void read_parts(const std::string& line) {
        const Words parts = split(line, ',');
        for (std::size_t i = 0; i < parts.size() && !problem_; ++i) {
            Desk now = desk();
            if (revealed_) now.fail("later");
            const Entries entries = now.ok() ? read_part(now, lower(parts[i])) : Entries{};
            problem_ = std::move(now.problem);
            if (!problem_) enter(entries);
            if (!problem_ || parts.size() == 1) continue;
            problem_->part = static_cast<int>(i) + 1;
            problem_->part_text = parts[i];
        }
    }

    // What comes after something hidden came to light could not be read without telling of it.
    void enter(const Entries& entries) {
        for (const Action entry : entries) {
            Desk now = desk();
            if (revealed_) now.fail("later");
            const Refusal* refusal = rules_.check(state_, seat_, entry);
            if (refusal != nullptr) refuse(now, entry, *refusal);
            problem_ = std::move(now.problem);
            if (problem_) return;
            revealed_ = rules_.apply(state_, seat_, entry, NoEvents{}).revealed;
            entries_.push_back(entry);
        }
    }

    static void refuse(Desk& now, Action entry, const Refusal& refusal) {
        now.fail("refused");  // nothing of its own: the rules say why
        now.problem->text = now.vocabulary.print(entry) + ": " + std::string(refusal.text) + " (" +
                            std::string(refusal.rule) + ")";
        now.problem->action = entry;
        now.problem->refusal = &refusal;
    }

    const Companion& rules_;
    State state_;
    Seat seat_;
    Entries entries_;
    std::optional<TypedProblem> problem_;
    bool revealed_ = false;
};

}  // namespace

Entries read_part(Desk& desk, const std::string& part) {
    // The game's own texts are understood as they are.
    if (const Result<Action> entry = desk.vocabulary.parse(as_printed(desk.content, part)))
        return {*entry};
    Words words = words_of(part);
    Side side = Side::kPerson;
    if (words.size() > 1 && (words[0] == "b" || words[0] == "p")) {
        side = words[0] == "b" ? Side::kBot : Side::kPerson;
        words.erase(words.begin());
    }
    const std::string text = joined(words);
    if (const std::size_t colon = text.find(": "); colon != std::string::npos)
        return read_notation(desk, text.substr(0, colon), text.substr(colon + 2));
    if (auto entries = read_keyword(desk, {side, words})) return *entries;
    if (auto entries = read_arrow(desk, side, words)) return *entries;
    if (auto entries = read_token_at_site(desk, words)) return *entries;
    if (const auto place = find_place(desk.content, desk.state, words[0]))
        return read_changes(desk, side, *place, Words(words.begin() + 1, words.end()));
    desk.fail("unknown", {{"part", part}});
    return {};
}

}  // namespace typed

Typed Companion::read_typed(const State& state, Seat seat, std::string_view text) const {
    return typed::LineReader(*this, state, seat).read(text);
}

}  // namespace orrery::anunnaki::companion
