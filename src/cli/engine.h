// One session of the line protocol: a request in, an answer out, no input or output of its own.
#pragma once

#include <deque>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/record.h"
#include "games/registry.h"

namespace orrery::cli {

class Engine {
  public:
    explicit Engine(const Registry& registry) : registry_(&registry) {}

    // Answers one line with one line (without the newline). After an error nothing has changed.
    std::string answer(std::string_view line);
    // The answer to a line that was too long to be read.
    static std::string refuse_long_line();
    // True after `quit`.
    bool finished() const { return finished_; }

  private:
    // The game being played, and all that is needed to record it and to take actions back.
    struct Session {
        const AnyGame* game = nullptr;
        Record record;  // its final hash is filled in when it is asked for
        std::unique_ptr<Position> now;
        std::deque<std::unique_ptr<Position>> past;  // one for each action that can be undone

        void remember();
    };
    using Answer = Result<JsonObject>;
    struct Operation;
    static const Operation kOperations[];

    Answer perform(const Json& request);
    Answer games(const JsonReader& request);
    Answer content(const JsonReader& request);
    Answer schema(const JsonReader& request);
    Answer start(const JsonReader& request);
    Answer load(const JsonReader& request);
    Answer load_state(const JsonReader& request);
    Answer load_record(const JsonReader& json);
    Answer state(const JsonReader& request);
    Answer view(const JsonReader& request);
    Answer legal(const JsonReader& request);
    Answer check(const JsonReader& request);
    Answer apply(const JsonReader& request);
    Answer read(const JsonReader& request);
    Answer score(const JsonReader& request);
    Answer bot(const JsonReader& request);
    Answer record(const JsonReader& request);
    Answer undo(const JsonReader& request);
    Answer quit(const JsonReader& request);

    // Who is asked for next, and the position's hash.
    JsonObject whose_turn() const;

    const Registry* registry_;
    std::optional<Session> session_;
    bool finished_ = false;
};

// Answers line after line until the input ends, `quit`, or nobody reads the answers any more.
void serve_lines(Engine& engine, std::istream& in, std::ostream& out);

}  // namespace orrery::cli
