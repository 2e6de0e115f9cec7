#include "table/lesson.h"

#include <algorithm>
#include <utility>

#include "core/content_reader.h"
#include "core/lesson_file.h"
#include "core/random_json.h"

namespace orrery::table {
namespace {

// {"you": true} or a bot.
SeatHolder read_seat(const JsonReader& json) {
    if (json.has("bot")) {
        json.only({"bot", "options"});
        return read_bot(json);
    }
    json.only({"you"});
    if (!json["you"].boolean()) json.fail("a seat of a lesson is \"you\" or a bot");
    return {};
}

// Every action must be allowed when its turn comes.
void play_through(const AnyGame& game, Lesson& lesson, const JsonReader& json) {
    auto position = game.start(static_cast<int>(lesson.seats.size()), lesson.options, lesson.seed);
    if (!position) {
        json["options"].fail(to_string(position.error()), position.error().rule);
        return;
    }
    lesson.options = (*position)->options_json();
    for (std::size_t i = 0; i < lesson.script.size(); ++i) {
        const auto& [seat, action] = lesson.script[i];
        if (const Refusal* refusal = (*position)->check(seat, action)) {
            json["script"][i].fail(refusal_error(game, action, *refusal).message,
                                   std::string(refusal->rule));
            return;
        }
        (*position)->apply(seat, action, nullptr);
    }
}

Lesson read(const AnyGame& game, const JsonReader& json) {
    Lesson lesson;
    json.only({"format", "game", "notation", "source", "options", "seats", "seed", "script"});
    provenance_from(json["source"]);
    lesson.options = json["options"].json();
    lesson.seed = seed_from_json(json["seed"]);
    const JsonReader seats = json["seats"];
    const std::size_t count = seats.size(1, kMaxSeats);
    for (std::size_t i = 0; i < count && json.ok(); ++i)
        lesson.seats.push_back(read_seat(seats[i]));
    const auto is_person = [](const SeatHolder& seat) { return seat.holder == Holder::kOpen; };
    if (json.ok() && std::count_if(lesson.seats.begin(), lesson.seats.end(), is_person) != 1)
        seats.fail("a lesson is for one person");
    lesson.script = actions_from_json(game, json["script"], static_cast<int>(count));
    if (json.ok()) play_through(game, lesson, json);
    return lesson;
}

}  // namespace

Result<Lesson> read_lesson(const AnyGame& game, const Json& content) {
    JsonErrors errors;
    Lesson lesson = read(game, JsonReader(content, errors));
    if (errors.ok()) return lesson;
    Error error = errors.error();
    error.code = "bad_content";
    error.at = std::string(game.info().id) + "/" + std::string(kLessonFile) + ": " + error.at;
    return error;
}

}  // namespace orrery::table
