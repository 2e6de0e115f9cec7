#include "cli/play/cosmogenesis/story.h"

#include <fmt/format.h>

#include "cli/play/cosmogenesis/words.h"
#include "cli/play/sentences.h"
#include "games/cosmogenesis/action.h"
#include "games/cosmogenesis/events.h"
#include "games/cosmogenesis/scoring.h"

namespace orrery::cli::play {
namespace {

using cosmogenesis::Body;
using cosmogenesis::BodyKind;
using cosmogenesis::EventKind;
using cosmogenesis::id_text;
using cosmogenesis::SeatScore;

class CosmicStory : private Sentences {
  public:
    CosmicStory(const cosmogenesis::Content& content, const SeatNames& names, const Style& style)
        : Sentences(names, style), content_(&content), names_(&names) {}
    using Sentences::take;

    void add(const Event& event) {
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::kRoundStarted:
                return heading(fmt::format("Round {} begins. {} first.", event.arguments[0],
                                           names_->does(event.seat, "play", "plays")));
            case EventKind::kRoundEnded:
                return heading(fmt::format("Round {} is over. Life evolves in the habitable zones.",
                                           event.arguments[0]));
            case EventKind::kGameOver:
                return heading("The six ages are over.");
            case EventKind::kTurnEnded:
                return end_sentence();
            default:
                return happen(event);
        }
    }

  private:
    void happen(const Event& event) {
        const auto& arg = event.arguments;
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::kStartChosen:
                return act(event.seat, "keep an objective", "keeps an objective");
            case EventKind::kDiscarded:
                return act(event.seat, "discard " + field(arg), "discards " + field(arg));
            case EventKind::kPlanetCreated:
                return both(event.seat, "make",
                            fmt::format("{} planet O{}", planet(arg[1], arg[2], arg[3]), arg[0]));
            case EventKind::kMoonCreated:
                return both(event.seat, "get",
                            fmt::format("{} as moon O{}.M{}", planet(arg[2], arg[3], arg[4]),
                                        arg[0], arg[1]));
            case EventKind::kCollided:
                return also(event.seat, fmt::format("{} is hit and has size {} now{}",
                                                    place_name(arg[0], arg[1]), arg[2],
                                                    arg[4] == 2 ? "; a fourth moon is lost" : ""));
            case EventKind::kLifeFell:
                return also(event.seat, fmt::format("mass extinction on {}: {} die out",
                                                    place_name(arg[0], arg[1]), stage(arg[2])));
            case EventKind::kGotRings:
                return also(event.seat, fmt::format("planet O{} gets rings", arg[0]));
            case EventKind::kGotWet:
                return also(event.seat,
                            fmt::format("{} gets water and air", place_name(arg[0], arg[1])));
            case EventKind::kBeltChanged:
                return belt(event.seat, arg[0], arg[1]);
            case EventKind::kMonolithTaken:
                return both(event.seat, "take", "the Monolith");
            case EventKind::kModuleBuilt:
                return both(event.seat, "build", "the module: orbits 6 and 7 are open");
            case EventKind::kOrbitsSwapped:
                return also(event.seat, fmt::format("O{} and O{} change places", arg[0], arg[1]));
            default:
                return hold(event);
        }
    }

    // Objectives, objects, life.
    void hold(const Event& event) {
        const auto& arg = event.arguments;
        const auto index = static_cast<std::size_t>(arg[0]);
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::kObjectTaken:
                return both(event.seat, "take", content_->objects[index].names.english);
            case EventKind::kObjectUsed:
                return both(event.seat, "use", content_->objects[index].names.english);
            case EventKind::kStellarTaken:
                return both(event.seat, "take",
                            fmt::format("{} {}", id_text('S', index),
                                        content_->stellar[index].names.english));
            case EventKind::kPlanetaryTaken:
                return both(event.seat, "take",
                            fmt::format("{} {}", id_text('P', index),
                                        content_->planetary[index].names.english));
            case EventKind::kObjectiveRevealed:
                return both(event.seat, "reveal",
                            fmt::format("{} {} at O{} for {}", id_text('P', index),
                                        content_->planetary[index].names.english, arg[1],
                                        counted(content_->planetary[index].points, "point")));
            case EventKind::kLifeCreated:
                return also(event.seat,
                            fmt::format("life awakes on {}", place_name(arg[0], arg[1])));
            case EventKind::kEvolved:
                return also(event.seat,
                            fmt::format("{} on {}", stage(arg[2]), place_name(arg[0], arg[1])));
            case EventKind::kRewardLost:
                return also(event.seat, "a reward is lost");
            default:
                return;  // what is laid out is on the screen; a pending reward is in the prompt
        }
    }

    std::string stage(int number) const {
        return content_->stages[static_cast<std::size_t>(number)].names.english;
    }

    static std::string field(const auto& arg) {
        return cosmogenesis::to_text(cosmogenesis::FieldPlace{static_cast<std::uint8_t>(arg[0]),
                                                              static_cast<std::uint8_t>(arg[1])});
    }

    static std::string planet(int kind, int size, int mark) {
        return body_name(Body{static_cast<BodyKind>(kind), static_cast<std::uint8_t>(size), 0,
                              static_cast<std::uint8_t>(mark)});
    }

    void belt(Seat seat, int asteroids, int comets) {
        std::string gained, paid;
        const auto note = [&](int count, std::string_view thing) {
            if (count == 0) return;
            std::string& list = count > 0 ? gained : paid;
            list += (list.empty() ? "" : " and ") + counted(std::abs(count), thing);
        };
        note(asteroids, "asteroid");
        note(comets, "comet");
        if (!paid.empty()) both(seat, "spend", paid);
        if (!gained.empty()) both(seat, "get", gained);
    }

    void also(Seat seat, const std::string& what) {
        Sentences::also(seat, what, fmt::format("In {} system: ", names_->own(seat)));
    }

    const cosmogenesis::Content* content_;
    const SeatNames* names_;
};

// Where every point comes from.
Lines final_score(const CosmosView& seen, const SeatNames& names) {
    Lines lines{"            planetary  stellar  evolution  objects  belt  Monolith  together"};
    for (Seat seat = 0; seat < seen.state.players; ++seat) {
        const SeatScore score = score_of(seen.rules.content(), seen.state, seat);
        std::string line = padded(names.of(seat).substr(0, 12), 12);
        for (const auto& [points, width] : {std::pair{score.planetary, 9},
                                            {score.stellar, 9},
                                            {score.evolution, 11},
                                            {score.objects, 9},
                                            {score.belt, 6},
                                            {score.monolith, 10},
                                            {score.total(), 10}})
            line += right_aligned(std::to_string(points), width);
        lines.push_back(line);
    }
    return lines;
}

}  // namespace

Telling tell_cosmic_story(const CosmosView& seen, const std::vector<Event>& events,
                          const SeatNames& names, const Style& style) {
    CosmicStory story(seen.rules.content(), names, style);
    Telling telling;
    for (const Event& event : events) {
        story.add(event);
        telling.page = telling.page || static_cast<EventKind>(event.kind) == EventKind::kRoundEnded;
    }
    telling.lines = story.take();
    if (seen.state.phase == cosmogenesis::Phase::kGameOver)
        append(telling.lines, final_score(seen, names));
    return telling;
}

}  // namespace orrery::cli::play
