#include "cli/play/sentences.h"

#include <utility>

namespace orrery::cli::play {

void Sentences::both(Seat seat, const std::string& verb, const std::string& what) {
    act(seat, verb + " " + what, verb + "s " + what);
}

void Sentences::act(Seat seat, const std::string& you_do, const std::string& it_does) {
    if (seat == seat_ && !sentence_.empty()) {
        sentence_ += ", " + (seat == names_->you ? you_do : it_does);
        return;
    }
    end_sentence();
    seat_ = seat;
    sentence_ = names_->does(seat, you_do, it_does);
}

void Sentences::also(Seat seat, const std::string& what, const std::string& beginning) {
    if (seat == seat_ && !sentence_.empty()) {
        sentence_ += "; " + what;
        return;
    }
    end_sentence();
    seat_ = seat;
    sentence_ = beginning + what;
}

void Sentences::heading(const std::string& text) {
    end_sentence();
    for (const std::string& row : wrapped(text, style_->width, 2))
        lines_.push_back(inked(*style_, kStrong, row));
}

void Sentences::line(std::string text) {
    end_sentence();
    lines_.push_back(std::move(text));
}

Lines Sentences::take() {
    end_sentence();
    return std::move(lines_);
}

void Sentences::end_sentence() {
    if (!sentence_.empty()) append(lines_, wrapped(sentence_ + ".", style_->width, 2));
    sentence_.clear();
}

}  // namespace orrery::cli::play
