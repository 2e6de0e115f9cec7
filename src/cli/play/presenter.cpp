#include "cli/play/presenter.h"

#include <fmt/format.h>

#include <array>
#include <sstream>
#include <utility>

#include "cli/play/anunnaki/presenter.h"
#include "cli/play/cosmic_factory/presenter.h"
#include "cli/play/cosmogenesis/presenter.h"
#include "cli/play/crafting_the_cosmos/presenter.h"

namespace orrery::cli::play {

std::string SeatNames::does(Seat seat, std::string_view you_do, std::string_view it_does) const {
    return fmt::format("{} {}", of(seat), seat == you ? you_do : it_does);
}

std::string SeatNames::own(Seat seat) const {
    return seat == you ? "your" : of(seat) + "’s";
}

Lines Presenter::look(const View& view, Seat, const SeatNames& names, const Style& style) const {
    return screen(view, names, style);
}

std::string Presenter::prompt(const View&, const SeatNames&) const {
    return "Your action";
}

Telling Presenter::tell(const std::vector<Event>&, const View&, const SeatNames&,
                        const Style&) const {
    return {};
}

Lines Presenter::reasons(const std::vector<Event>&, const Style&) const {
    return {"Nobody here gives reasons."};
}

Lines Presenter::difference(const View&, const View&) const {
    return {};
}

std::string Presenter::expand(std::string_view typed, const View&) const {
    return std::string(typed);
}

int Presenter::bot_pace(const View&) const {
    return 0;
}

namespace {

// For games nobody has drawn yet: the view as indented text, events by their names.
class PlainPresenter final : public Presenter {
  public:
    explicit PlainPresenter(const AnyGame& game) : game_(&game) {}

    Lines screen(const View& view, const SeatNames&, const Style&) const override {
        Lines lines;
        std::istringstream text(to_pretty_text(view.json()));
        for (std::string line; std::getline(text, line);) lines.push_back(line);
        return lines;
    }

    Telling tell(const std::vector<Event>& events, const View&, const SeatNames&,
                 const Style&) const override {
        Telling telling;
        for (const Event& event : events)
            telling.lines.push_back(to_text(event_json(*game_, event)));
        return telling;
    }

  private:
    const AnyGame* game_;
};

}  // namespace

std::unique_ptr<Presenter> make_plain_presenter(const AnyGame& game) {
    return std::make_unique<PlainPresenter>(game);
}

std::unique_ptr<Presenter> make_presenter(const AnyGame& game) {
    using Make = std::unique_ptr<Presenter> (*)(const AnyGame&);
    constexpr std::array<std::pair<std::string_view, Make>, 4> kDrawn{{
        {"cosmic-factory", make_cosmic_factory_presenter},
        {"crafting-the-cosmos", make_crafting_presenter},
        {"cosmogenesis", make_cosmogenesis_presenter},
        {"anunnaki", make_anunnaki_presenter},
    }};
    for (const auto& [id, make] : kDrawn)
        if (game.info().id == id) return make(game);
    return make_plain_presenter(game);
}

}  // namespace orrery::cli::play
