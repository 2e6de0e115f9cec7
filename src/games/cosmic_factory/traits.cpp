// What games of Cosmic Factory can differ in: their chaos cards.
#include "games/cosmic_factory/game.h"

namespace orrery::cosmic_factory {

std::vector<TraitKind> CosmicFactory::trait_kinds(const State& state) const {
    TraitKind cards{.key = "cards", .title = "Chaos cards in play", .shared = true};
    if (state.options.beginner != 0) return {cards};  // CF-VAR-01: played without
    for (int card = 1; card <= content_.card_count(); ++card)
        cards.entries.push_back({words().card->print({card}),
                                 content_.cards[static_cast<std::size_t>(card)].names.english,
                                 true});
    return {cards};
}

std::vector<Trait> CosmicFactory::traits(const State& state, std::span<const Event>) const {
    std::vector<Trait> traits;
    const auto everybody = static_cast<SeatSet>((1U << state.players) - 1);
    for (const std::uint8_t card : state.cards)
        if (card != 0) traits.push_back({0, card - 1U, everybody});
    return traits;
}

}  // namespace orrery::cosmic_factory
