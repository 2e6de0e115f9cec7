// Turns events into steps. What the events are about is told in three files: the course of a turn
// (teller_course.cpp), combats (teller_combat.cpp), pieces and markers (teller_pieces.cpp).
#pragma once

#include <array>
#include <optional>
#include <utility>

#include "cli/companion/instructions.h"
#include "cli/play/anunnaki/words.h"
#include "core/text.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/events.h"

namespace orrery::cli::companion {

using an::EventKind;
using play::pantheon::entry;

inline EventKind kind_of(const Event& event) {
    return static_cast<EventKind>(event.kind);
}

class Teller {
  public:
    Teller(const an::companion::Companion& rules, std::span<const Event> events)
        : content_(rules.content()), vocabulary_(rules.words().vocabulary), events_(events) {}

    std::vector<Step> tell();

  private:
    using Arguments = std::array<std::int16_t, 6>;

    std::string place(int number) const {
        return an::place_name(content_, static_cast<an::Place>(number));
    }
    static std::string whose(const Event& event) {
        return event.seat == an::kPersonSeat ? "your" : "Cosmobot’s";
    }

    // teller.cpp
    void heading(std::string text);
    void step(std::string text);
    // A further one of the same: the last step says how many.
    template <class Text>
    void grouped(const Event& event, Text&& text) {
        const bool same =
            group_ && group_->kind == event.kind && group_->arguments == event.arguments;
        if (same) {
            ++count_;
            steps_.back().text = text(count_);
            steps_.back().last = at_ + 1;
            begin_ = at_ + 1;
            reason_.clear();
            return;
        }
        count_ = 1;
        step(text(1));
        group_ = event;
    }
    void decide(const Event& event);
    void because(int rule);

    // True: the event was theirs.
    bool course(const Event& event);
    bool combat(const Event& event);
    void piece(const Event& event);

    void begin_element(const an::Element& element);
    void end_element();
    std::string card(int deck, int number) const;
    void retreat(const Event& event);
    void marker(const Event& event);
    std::string symbols(int area, int bits) const;

    const an::Content& content_;
    const Vocabulary& vocabulary_;
    std::span<const Event> events_;
    std::vector<Step> steps_;
    std::size_t at_ = 0, begin_ = 0;
    std::string reason_, totals_;
    bool acted_ = true;    // the element that is being resolved did something
    bool oracle_ = false;  // … is the oracle
    std::string chosen_;   // the one candidate that the last criterion left
    std::optional<Event> group_;
    int count_ = 0;
};

}  // namespace orrery::cli::companion
