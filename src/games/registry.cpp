#include "games/registry.h"

#include "core/json.h"
#include "core/lesson_file.h"
#include "games/anunnaki/companion/game.h"
#include "games/anunnaki/game.h"
#include "games/cosmic_factory/game.h"
#include "games/cosmogenesis/game.h"
#include "games/crafting_the_cosmos/game.h"

namespace orrery {

Result<Registry> Registry::load(std::span<const ContentFile> files) {
    // A new game is one more line here.
    using Maker = Result<std::unique_ptr<AnyGame>> (*)(std::span<const ContentFile>);
    constexpr Maker kMakers[] = {cosmic_factory::make_game, crafting_the_cosmos::make_game,
                                 cosmogenesis::make_game, anunnaki::make_game,
                                 anunnaki::companion::make_game};

    Registry registry;
    for (Maker make : kMakers) {
        Result<std::unique_ptr<AnyGame>> game = make(files);
        if (!game) return game.error();
        registry.games_.push_back(std::move(*game));
    }
    for (const ContentFile& file : files) {
        if (file.name != kLessonFile) continue;
        Result<Json> lesson = parse_json(file.text);
        if (!lesson)
            return Error{
                "bad_content", lesson.error().message,
                std::string(file.game) + "/" + std::string(file.name) + ": " + lesson.error().at,
                ""};
        registry.lessons_.emplace(file.game, std::move(*lesson));
    }
    return registry;
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

const Json* Registry::lesson(std::string_view id) const {
    const auto found = lessons_.find(id);
    return found == lessons_.end() ? nullptr : &found->second;
}

}  // namespace orrery
