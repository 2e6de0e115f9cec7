// Cosmobot's turn as a table of steps: the card, its element, what is done, and the criterion that
// decided.
#pragma once

#include "cli/play/anunnaki/words.h"

namespace orrery::cli::play::pantheon {

class BotSteps {
  public:
    BotSteps(const an::Content& content, const Style& style) : content_(content), style_(style) {}

    // What an event about Cosmobot adds; nothing where it only prepares later ones.
    Lines add(const Event& event);

  private:
    void prepare(const Event& event);
    void happen(const Event& event);
    void step(const std::string& done);
    void end_element();
    std::string place(int number) const;
    std::string symbols(int area, int bits) const;

    const an::Content& content_;
    const Style& style_;
    std::string card_, element_, reason_;  // of the next step
    Lines lines_;
};

}  // namespace orrery::cli::play::pantheon
