// Actions from their text. Every form is tried; when none fits, the error says what was expected at
// the place that the forms reached furthest.
#include <algorithm>

#include "core/vocabulary.h"

namespace orrery {

class Vocabulary::Parser {
  public:
    explicit Parser(std::string_view typed) : typed_(typed) {}

    std::optional<Action> read(const BoundAction& bound) {
        text_ = TextReader(typed_);
        bound_ = &bound;
        action_ = {bound.form->kind, {}};
        if (!read_parts(0, bound.parts.size())) return std::nullopt;
        if (text_.at_end()) return action_;
        expected("the end of the action");
        return std::nullopt;
    }

    Error error() const {
        std::string list;
        for (std::size_t i = 0; i < expected_.size(); ++i)
            list += (i == 0 ? "" : i + 1 == expected_.size() ? " or " : ", ") + expected_[i];
        return {"bad_action", "expected " + list, "column " + std::to_string(reached_ + 1), ""};
    }

  private:
    bool expected(std::string_view what) {
        const std::size_t here = text_.position();
        if (here > reached_) expected_.clear();
        reached_ = std::max(reached_, here);
        if (here == reached_ &&
            std::find(expected_.begin(), expected_.end(), what) == expected_.end())
            expected_.emplace_back(what);
        return false;
    }

    bool read_words(std::string_view words) {
        while (!words.empty()) {
            const std::size_t end = std::min(words.find(' '), words.size());
            const std::string_view word = words.substr(0, end);
            words.remove_prefix(std::min(end + 1, words.size()));
            if (!word.empty() && !text_.accept_text(word)) return expected(word);
        }
        return true;
    }

    bool read_operand(const Operand& operand) {
        RawValue value = operand.of(action_);
        // The complaint is about where the reading stopped: of three tiles, about the third.
        if (!operand.type->read(text_, value)) return expected(operand.type->meaning());
        operand.put(value, action_);
        return true;
    }

    // All of it or, where a part of the text is missing, nothing.
    void read_optional(std::size_t begin, std::size_t end) {
        const TextReader text = text_;
        const Action action = action_;
        if (read_parts(begin, end)) return;
        text_ = text;
        action_ = action;
        for (std::size_t i = begin; i < end; ++i) {
            if (bound_->parts[i].kind != Part::Kind::kOperand) continue;
            const Operand& operand = bound_->operands[bound_->parts[i].operand];
            RawValue value = operand.of(action_);
            operand.type->make_absent(value);
            operand.put(value, action_);
        }
    }

    bool read_parts(std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const Part& part = bound_->parts[i];
            if (part.kind == Part::Kind::kText) {
                if (!read_words(part.text)) return false;
            } else if (part.kind == Part::Kind::kOperand) {
                if (!read_operand(bound_->operands[part.operand])) return false;
            } else {
                const std::size_t close = bound_->closing_of(i);
                read_optional(i + 1, close);
                i = close;
            }
        }
        return true;
    }

    std::string_view typed_;
    TextReader text_{{}};
    const BoundAction* bound_ = nullptr;
    Action action_;
    std::size_t reached_ = 0;
    std::vector<std::string> expected_;
};

Result<Action> Vocabulary::parse(std::string_view text) const {
    Parser parser(text);
    for (const BoundAction& bound : actions_)
        if (const std::optional<Action> action = parser.read(bound)) return *action;
    return parser.error();
}

}  // namespace orrery
