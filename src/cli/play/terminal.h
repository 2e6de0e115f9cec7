// Lines in and out, and what the screen can show.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "cli/play/canvas.h"

namespace orrery::cli::play {

class Terminal {
  public:
    struct Wishes {
        bool no_colour = false;
        bool ascii = false;
    };
    // Standard input and output: colour and pages only where there is a screen, and colour not
    // when NO_COLOR is set.
    static Terminal standard(Wishes wishes);
    // Any streams: plain, with nothing cleared and no page to turn.
    Terminal(std::istream& in, std::ostream& out, Style style, bool ascii = false)
        : in_(&in), out_(&out), style_(style), ascii_(ascii) {}

    // The screen's size may change while playing.
    const Style& style();
    bool interactive() const { return interactive_; }

    void print(std::string_view line);
    void print(const Lines& lines);
    // Empties the screen; with `all` also what could be scrolled back to.
    void clear(bool all = false);
    // A remark that the next output wipes away; only on a screen.
    void remark(std::string_view text);
    // One line typed, without blanks around it; nothing at the end of the input.
    std::optional<std::string> ask(std::string_view prompt);
    // Waits for Enter; false at the end of the input.
    bool wait(std::string_view prompt) { return ask(prompt).has_value(); }

  private:
    void wipe();

    std::istream* in_;
    std::ostream* out_;
    Style style_;
    bool ascii_ = false;
    bool interactive_ = false;
    bool remarked_ = false;
};

}  // namespace orrery::cli::play
