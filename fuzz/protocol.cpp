// Lines of the protocol: every answer is one line of JSON that says ok or names an error, and an
// error leaves the position as it was.
#include "cli/engine.h"
#include "fuzz/fuzzing.h"

namespace {

using namespace orrery;

// The position's hash, or nothing while there is no game.
std::string state_of(cli::Engine& engine) {
    return engine.answer(R"({"op":"state"})");
}

void answer_line(cli::Engine& engine, std::string_view line) {
    const std::string before = state_of(engine);
    const std::string answer = engine.answer(line);
    fuzzing::require(answer.find('\n') == std::string::npos, "an answer is one line");
    const Result<Json> json = parse_json(answer);
    fuzzing::require(json.ok() && json->is_object(), "an answer is a JSON object");
    const Json* ok = json->get_object().if_contains("ok");
    fuzzing::require(ok != nullptr && ok->is_bool(), "an answer says whether it is ok");
    if (ok->get_bool()) return;
    const Json* error = json->get_object().if_contains("error");
    fuzzing::require(error != nullptr && error->is_object() &&
                         error->get_object().contains("code") &&
                         error->get_object().contains("message"),
                     "an error has a code and a message");
    fuzzing::require(state_of(engine) == before, "after an error nothing has changed");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int kMaxLines = 64;
    cli::Engine engine(fuzzing::registry());
    std::string_view rest = fuzzing::text_of(data, size);
    for (int line = 0; line < kMaxLines && !rest.empty() && !engine.finished(); ++line) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view text = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        // A bot may think for as long as it is told to; here that would only cost time.
        if (text.find("\"ms\"") == std::string_view::npos &&
            text.find("trials") == std::string_view::npos &&
            text.find("greedy") == std::string_view::npos &&
            text.find("level-") == std::string_view::npos)
            answer_line(engine, text);
    }
    return 0;
}
