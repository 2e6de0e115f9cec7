#include "games/registry.h"

#include "games/anunnaki/game.h"
#include "games/cosmic_factory/game.h"
#include "games/cosmobot/game.h"
#include "games/cosmogenesis/game.h"
#include "games/crafting_the_cosmos/game.h"

namespace orrery {

Result<Registry> Registry::load(std::span<const ContentFile> files) {
    // A new game is one more line here.
    struct Row {
        std::string_view folder;
        Result<std::unique_ptr<AnyGame>> (*make)(std::span<const ContentFile>);
    };
    constexpr Row kRows[] = {{"cosmic-factory", cosmic_factory::make_game},
                             {"crafting-the-cosmos", crafting_the_cosmos::make_game},
                             {"cosmogenesis", cosmogenesis::make_game},
                             {"anunnaki", anunnaki::make_game},
                             {"anunnaki", anunnaki::cosmobot::make_game}};

    Registry registry;
    for (const Row& row : kRows) {
        Result<std::unique_ptr<AnyGame>> game = row.make(files);
        if (!game) return game.error();
        registry.games_.push_back(std::move(*game));
        registry.folders_.push_back(row.folder);
    }
    return registry;
}

std::string_view Registry::content_folder(const AnyGame& game) const {
    for (std::size_t i = 0; i < games_.size(); ++i)
        if (games_[i].get() == &game) return folders_[i];
    return {};
}

const AnyGame* Registry::find(std::string_view id) const {
    for (const std::unique_ptr<AnyGame>& game : games_)
        if (game->info().id == id) return game.get();
    return nullptr;
}

Result<const AnyGame*> Registry::get(std::string_view id) const {
    if (const AnyGame* game = find(id)) return game;
    std::string known;
    for (const std::unique_ptr<AnyGame>& game : games_)
        known += (known.empty() ? "" : ", ") + std::string(game->info().id);
    return Error{"unknown_game", "there is no game \"" + std::string(id) + "\"; there is: " + known,
                 "/game", ""};
}

}  // namespace orrery
