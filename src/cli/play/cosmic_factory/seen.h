// Cosmic Factory as a seat sees it, and what its galaxies count.
#pragma once

#include "cli/play/presenter.h"
#include "games/cosmic_factory/game.h"

namespace orrery::cli::play {

using FactoryView = GameView<cosmic_factory::CosmicFactory>;

inline bool is_draft(cosmic_factory::Phase phase) {
    return phase == cosmic_factory::Phase::kDraft1 || phase == cosmic_factory::Phase::kDraft2;
}

// What the round's card changes.
inline const cosmic_factory::CardRules& card_of(const FactoryView& table) {
    return table.rules.content().rules(table.state.card());
}

struct Count {
    cosmic_factory::Evaluation found;
    cosmic_factory::GalaxyPoints points;
};
inline Count count_of(const FactoryView& table, const cosmic_factory::Galaxy& galaxy) {
    const cosmic_factory::Content& content = table.rules.content();
    const cosmic_factory::Evaluation found = cosmic_factory::evaluate(content.tiles, galaxy);
    return {found, points_of(content.scoring(table.state.card()), found)};
}

}  // namespace orrery::cli::play
