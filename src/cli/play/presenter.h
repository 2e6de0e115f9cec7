// What the terminal must know about one game: how to draw it, how to tell of it, how to type it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/canvas.h"
#include "core/any_game.h"
#include "core/json.h"

namespace orrery::cli::play {

// What the people at the table are called; the only human among bots is "you".
struct SeatNames {
    std::vector<std::string> names;
    Seat you = kSpectator;  // addressed as "you" in sentences; kSpectator = nobody

    const std::string& of(Seat seat) const { return names[static_cast<std::size_t>(seat)]; }
    // "You lay", "Bot 2 lays".
    std::string does(Seat seat, std::string_view you_do, std::string_view it_does) const;
    // "your", "Bot 2's".
    std::string own(Seat seat) const;
};

// Sentences about events.
struct Telling {
    Lines lines;
    bool page = false;  // worth a page of its own that the reader turns
};

// Thrown when something typed cannot be understood; says why.
struct Misread {
    std::string message;
};

// Everything is drawn from a seat's view, so that nothing hidden can be shown by mistake.
class Presenter {
  public:
    virtual ~Presenter() = default;

    // The table as the viewer of `view` sees it.
    virtual Lines screen(const Json& view, const SeatNames& names, const Style& style) const = 0;
    // One seat's things, large.
    virtual Lines look(const Json& view, Seat seat, const SeatNames& names,
                       const Style& style) const;
    // One line: what is asked of the viewer now.
    virtual std::string prompt(const Json& view, const SeatNames& names) const;
    // What happened, to be read with the view after it.
    virtual Telling tell(const std::vector<Event>& events, const Json& view, const SeatNames& names,
                         const Style& style) const;
    // Why an automatic opponent did what it did last; `events` are those of the whole game.
    virtual Lines reasons(const std::vector<Event>& events, const Style& style) const;
    // What an action changed, in lines like "green points 3 → 5".
    virtual Lines difference(const Json& before, const Json& after) const;

    // A short form written out as the action's text; what it does not know comes back unchanged.
    virtual std::string expand(std::string_view typed, const Json& view) const;
    // How to type actions, for `help`; and the rules of the game in a nutshell.
    virtual Lines typing_help() const { return {}; }
    virtual Lines rules_help() const { return {}; }

    // In a phase where all act at once: bots make this many steps for as many of the people's.
    // 0: bots act at once.
    virtual int bot_pace(const Json& view) const;
    // Options of the game that make it playable at a keyboard.
    virtual JsonObject untimed_options() const { return {}; }
};

// The presenter made for this game, or a plain one that prints the view as indented text.
// Throws Failed when the content cannot be read.
std::unique_ptr<Presenter> make_presenter(const AnyGame& game, std::span<const ContentFile> files);
std::unique_ptr<Presenter> make_plain_presenter(const AnyGame& game);

}  // namespace orrery::cli::play
