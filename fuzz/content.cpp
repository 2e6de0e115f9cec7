// Content files: each input replaces every file of the game it names in turn; a broken one is
// refused with a place, an accepted one can be played with.
#include "fuzz/fuzzing.h"

namespace {

using namespace orrery;
using fuzzing::require;

// The game that the text says it belongs to; any other refuses it for that alone.
std::string game_of(std::string_view text) {
    const Result<Json> json = parse_json(text);
    const Json* game = json && json->is_object() ? json->get_object().if_contains("game") : nullptr;
    return game != nullptr && game->is_string() ? std::string(game->get_string()) : std::string();
}

void play(const AnyGame& game) {
    const int players = game.info().min_players;
    const Result<std::unique_ptr<Position>> position =
        game.start(players, JsonObject{}, seed_from_number(1));
    require(position.ok(), "a game can be set up with accepted content");
    RandomStream random(seed_from_number(2));
    for (int step = 0; step < 2000 && !(*position)->over(); ++step)
        for (Seat seat = 0; seat < players; ++seat)
            if (has_seat((*position)->actors(), seat))
                (*position)->apply(seat, (*position)->random_action(seat, random), nullptr);
    require((*position)->over(), "a game with accepted content comes to its end");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzzing::text_of(data, size);
    const std::span<const ContentFile> built_in = embedded_content();
    const std::string named = game_of(text);
    const AnyGame* known = fuzzing::registry().find(named);
    for (std::size_t i = 0; i < built_in.size(); ++i) {
        // What belongs to no game is refused everywhere alike: once is enough.
        if (known == nullptr ? i > 0 : built_in[i].game != named) continue;
        std::vector<ContentFile> files(built_in.begin(), built_in.end());
        files[i].text = text;
        const Result<Registry> registry = Registry::load(files);
        if (registry)
            play(*registry->find(built_in[i].game));
        else
            require(!registry.error().message.empty(), "an error says what is wrong");
    }
    return 0;
}
