// Telling what happens, a sentence for each thing a seat does; small consequences are joined to it.
#pragma once

#include "cli/play/presenter.h"

namespace orrery::cli::play {

class Sentences {
  public:
    Sentences(const SeatNames& names, const Style& style) : names_(&names), style_(&style) {}

    // Regular verbs: "You make", "Bot 2 makes".
    void both(Seat seat, const std::string& verb, const std::string& what);
    void act(Seat seat, const std::string& you_do, const std::string& it_does);
    // A consequence: joined to the sentence about the seat, or a sentence with this beginning.
    void also(Seat seat, const std::string& what, const std::string& beginning);

    void end_sentence();
    void heading(const std::string& text);
    // Comes after what was said so far, as it is.
    void line(std::string text);
    Lines take();

  private:
    const SeatNames* names_;
    const Style* style_;
    Lines lines_;
    Seat seat_ = kClock;
    std::string sentence_;
};

}  // namespace orrery::cli::play
