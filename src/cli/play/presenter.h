// What the terminal must know about one game: how to draw it, how to tell of it, how to type it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/canvas.h"
#include "core/erased_game.h"
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

// A game that is known by its type, as a seat sees it: what the seat cannot know is zero in the
// state. With its rules and content, so that nothing is counted twice.
template <Game G>
struct GameView {
    const G& rules;
    const typename G::State& state;
    Seat viewer;
};

// What a seat may know of a position. Presenters are given nothing else, so that nothing hidden can
// be shown by mistake. The presenter of a game draws from its state, which is never read back from
// JSON:
//
//   const GameView<Cosmogenesis> seen = view.of<Cosmogenesis>();
//   draw(seen.state, score_of(seen.rules.content(), seen.state, seen.viewer));
class View {
  public:
    View(const Position& position, Seat viewer)
        : hidden_(position.hidden(viewer)), viewer_(viewer) {}

    // For who knows which game it is.
    template <Game G>
    GameView<G> of() const {
        return {rules_of<G>(hidden_->game()), state_of<G>(*hidden_), viewer_};
    }
    // For who does not.
    Json json() const { return hidden_->view_json(viewer_); }

  private:
    std::unique_ptr<const Position> hidden_;
    Seat viewer_;
};

class Presenter {
  public:
    virtual ~Presenter() = default;

    // The table as the viewer of `view` sees it.
    virtual Lines screen(const View& view, const SeatNames& names, const Style& style) const = 0;
    // One seat's things, large.
    virtual Lines look(const View& view, Seat seat, const SeatNames& names,
                       const Style& style) const;
    // One line: what is asked of the viewer now.
    virtual std::string prompt(const View& view, const SeatNames& names) const;
    // What happened, to be read with the view after it.
    virtual Telling tell(const std::vector<Event>& events, const View& view, const SeatNames& names,
                         const Style& style) const;
    // Why an automatic opponent did what it did last; `events` are those of the whole game.
    virtual Lines reasons(const std::vector<Event>& events, const Style& style) const;
    // What an action changed, in lines like "green points 3 → 5".
    virtual Lines difference(const View& before, const View& after) const;

    // A short form written out as the action's text; what it does not know comes back unchanged.
    virtual std::string expand(std::string_view typed, const View& view) const;
    // How to type actions, for `help`; and the rules of the game in a nutshell.
    virtual Lines typing_help() const { return {}; }
    virtual Lines rules_help() const { return {}; }

    // In a phase where all act at once: bots make this many steps for as many of the people's.
    // 0: bots act at once.
    virtual int bot_pace(const View& view) const;
    // Options of the game that make it playable at a keyboard.
    virtual JsonObject untimed_options() const { return {}; }
};

// The presenter made for this game, or a plain one that prints the view as indented text.
// The game must outlive it.
std::unique_ptr<Presenter> make_presenter(const AnyGame& game);
std::unique_ptr<Presenter> make_plain_presenter(const AnyGame& game);

}  // namespace orrery::cli::play
