// Action texts: parsing and printing are inverse to each other.
#include "fuzz/fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace orrery;
    using fuzzing::require;
    const std::string_view text = fuzzing::text_of(data, size);
    for (const std::unique_ptr<AnyGame>& game : fuzzing::registry().games()) {
        const Result<Action> action = game->read(text);
        if (!action) {
            require(!action.error().message.empty(), "an error says what is wrong");
            continue;
        }
        const std::string printed = game->print(*action);
        require(game->parse(text).ok() == (printed == text), "only what is printed is parsed");
        const Result<Action> again = game->parse(printed);
        require(again.ok() && *again == *action, "what is printed parses to the same action");
        require(game->print(*again) == printed, "an action has one text");
        action_json(*game, *action);
    }
    return 0;
}
