// Content files: each input replaces every file of every game in turn; a broken one is refused
// with a place, an accepted one can be played with.
#include "fuzz/fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace orrery;
    using fuzzing::require;
    const std::string_view text = fuzzing::text_of(data, size);
    const std::span<const ContentFile> built_in = embedded_content();
    for (std::size_t i = 0; i < built_in.size(); ++i) {
        std::vector<ContentFile> files(built_in.begin(), built_in.end());
        files[i].text = text;
        const Result<Registry> registry = Registry::load(files);
        if (!registry) {
            require(!registry.error().message.empty(), "an error says what is wrong");
            continue;
        }
        for (const std::unique_ptr<AnyGame>& game : registry->games()) {
            const int players = game->info().min_players;
            const Result<std::unique_ptr<Position>> position =
                game->start(players, JsonObject{}, seed_from_number(1));
            require(position.ok(), "a game can be set up with accepted content");
            RandomStream random(seed_from_number(2));
            for (int step = 0; step < 2000 && !(*position)->over(); ++step)
                for (Seat seat = 0; seat < players; ++seat)
                    if (has_seat((*position)->actors(), seat))
                        (*position)->apply(seat, (*position)->random_action(seat, random), nullptr);
            require((*position)->over(), "a game with accepted content comes to its end");
        }
    }
    return 0;
}
