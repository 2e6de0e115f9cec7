// `orrery replay FILE` plays a recorded game again, step by step.
#include "cli/replay.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/play/presenter.h"
#include "cli/text_table.h"
#include "core/text.h"

namespace orrery::cli {
namespace {

std::string seat_name(Seat seat) {
    return seat == kClock ? "clock" : fmt::format("seat {}", static_cast<int>(seat));
}

// Tells a game to somebody who watches it.
struct Narrator {
    const AnyGame& game;
    const play::Presenter& presenter;
    std::ostream& out;
    play::SeatNames names;

    static void step(void* context, std::size_t number, const RecordedAction& done,
                     const std::vector<Event>& events, const Position& position) {
        const auto& self = *static_cast<Narrator*>(context);
        self.out << fmt::format("{:5}  {:6}  {}\n", number, seat_name(done.seat),
                                self.game.print(done.action));
        const play::Telling telling =
            self.presenter.tell(events, play::View(position, kSpectator), self.names, {});
        for (const std::string& line : telling.lines)
            self.out << std::string(line.empty() ? 0 : 15, ' ') << line << '\n';
    }
};

struct JsonNarrator {
    const AnyGame& game;
    std::ostream& out;

    static void step(void* context, std::size_t number, const RecordedAction& done,
                     const std::vector<Event>& events, const Position& position) {
        const auto& self = *static_cast<JsonNarrator*>(context);
        JsonArray told;
        for (const Event& event : events) told.push_back(event_json(self.game, event));
        self.out << to_text(JsonObject{{"step", number},
                                       {"player", seat_json(done.seat)},
                                       {"action", self.game.print(done.action)},
                                       {"events", std::move(told)},
                                       {"hash", to_hex(position.hash())}})
                 << '\n';
    }
};

}  // namespace

void print_standing(const Standing& standing, std::ostream& out) {
    std::vector<std::string> headings{"seat", "points", "place"};
    if (!standing.seats.empty())
        for (const ScorePart& part : standing.seats[0].parts) headings.emplace_back(part.key);
    TextTable table(std::move(headings));
    for (std::size_t seat = 0; seat < standing.seats.size(); ++seat) {
        const SeatStanding& line = standing.seats[seat];
        std::vector<std::string> row{
            line.name.empty() ? std::to_string(seat) : std::string(line.name),
            std::to_string(line.points), std::to_string(line.place)};
        for (const ScorePart& part : line.parts) row.push_back(std::to_string(part.points));
        table.add(std::move(row));
    }
    table.print(out, "  ");
}

Result<std::unique_ptr<Position>> tell_game(const AnyGame& game, const Record& record,
                                            const play::Presenter& presenter, std::ostream& out) {
    out << fmt::format("{}, {}, seed {}\n", game.info().name, counted(record.players, "player"),
                       to_hex(record.seed));
    Narrator narrator{game, presenter, out, {}};
    for (int seat = 0; seat < record.players; ++seat)
        narrator.names.names.push_back(fmt::format("Seat {}", seat));
    if (!game.info().opponent.empty()) narrator.names.names.emplace_back(game.info().opponent);
    Result<std::unique_ptr<Position>> last = replay(game, record, Narrator::step, &narrator);
    if (!last) return last;
    const Standing standing = (*last)->standing();
    out << (standing.over ? "\nThe game is over.\n" : "\nThe game is not over.\n");
    print_standing(standing, out);
    out << "hash " << to_hex((*last)->hash()) << '\n';
    return last;
}

Result<std::unique_ptr<Position>> tell_game_json(const AnyGame& game, const Record& record,
                                                 std::ostream& out) {
    out << to_text(JsonObject{{"game", record.game},
                              {"players", record.players},
                              {"options", record.options},
                              {"seed", to_hex(record.seed)}})
        << '\n';
    JsonNarrator narrator{game, out};
    Result<std::unique_ptr<Position>> last = replay(game, record, JsonNarrator::step, &narrator);
    if (!last) return last;
    out << to_text(JsonObject{{"over", (*last)->standing().over},
                              {"scores", itemized_standing_json(**last)},
                              {"hash", to_hex((*last)->hash())}})
        << '\n';
    return last;
}

void add_replay(CLI::App& app, Context& context) {
    struct Options {
        std::string file;
        bool json = false;
    };
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("replay", "Tell a recorded game, action by action");
    command->add_option("file", options->file, "The record (- = standard input)")
        ->type_name("FILE")
        ->required();
    command->add_flag("--json", options->json, "One JSON object a line");
    command->callback([&context, options] {
        const RecordFile file = read_record(context, options->file);
        const Result<std::unique_ptr<Position>> last =
            options->json
                ? tell_game_json(*file.game, file.record, std::cout)
                : tell_game(*file.game, file.record, *play::make_presenter(*file.game), std::cout);
        if (!last) throw bad_record(options->file, last.error());
    });
    add_verify(app, context);
}

}  // namespace orrery::cli
