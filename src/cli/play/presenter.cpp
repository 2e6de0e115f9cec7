#include "cli/play/presenter.h"

#include <fmt/format.h>

#include <array>
#include <sstream>
#include <utility>

#include "cli/command.h"
#include "cli/play/anunnaki_presenter.h"
#include "cli/play/cosmic_factory_presenter.h"
#include "cli/play/cosmogenesis_presenter.h"
#include "cli/play/crafting_presenter.h"

namespace orrery::cli::play {

std::string SeatNames::does(Seat seat, std::string_view you_do, std::string_view it_does) const {
    return fmt::format("{} {}", of(seat), seat == you ? you_do : it_does);
}

std::string SeatNames::own(Seat seat) const {
    return seat == you ? "your" : of(seat) + "’s";
}

Lines Presenter::look(const Json& view, Seat, const SeatNames& names, const Style& style) const {
    return screen(view, names, style);
}

std::string Presenter::prompt(const Json&, const SeatNames&) const {
    return "Your action";
}

Telling Presenter::tell(const std::vector<Event>&, const Json&, const SeatNames&,
                        const Style&) const {
    return {};
}

Lines Presenter::reasons(const std::vector<Event>&, const Style&) const {
    return {"Nobody here gives reasons."};
}

Lines Presenter::difference(const Json&, const Json&) const {
    return {};
}

std::string Presenter::expand(std::string_view typed, const Json&) const {
    return std::string(typed);
}

int Presenter::bot_pace(const Json&) const {
    return 0;
}

namespace {

// For games nobody has drawn yet: the view as indented text, events by their names.
class PlainPresenter final : public Presenter {
  public:
    explicit PlainPresenter(const AnyGame& game) : game_(&game) {}

    Lines screen(const Json& view, const SeatNames&, const Style&) const override {
        Lines lines;
        std::istringstream text(to_pretty_text(view));
        for (std::string line; std::getline(text, line);) lines.push_back(line);
        return lines;
    }

    Telling tell(const std::vector<Event>& events, const Json&, const SeatNames&,
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

std::unique_ptr<Presenter> make_presenter(const AnyGame& game, std::span<const ContentFile> files) {
    using Make = Result<std::unique_ptr<Presenter>> (*)(std::span<const ContentFile>);
    constexpr std::array<std::pair<std::string_view, Make>, 4> kDrawn{{
        {"cosmic-factory", make_cosmic_factory_presenter},
        {"crafting-the-cosmos", make_crafting_presenter},
        {"cosmogenesis", make_cosmogenesis_presenter},
        {"anunnaki", make_anunnaki_presenter},
    }};
    for (const auto& [id, make] : kDrawn) {
        if (game.info().id != id) continue;
        Result<std::unique_ptr<Presenter>> made = make(files);
        if (!made) throw Failed{made.error(), kUsage};
        return std::move(made).value();
    }
    return make_plain_presenter(game);
}

}  // namespace orrery::cli::play
