// Plays seeded games of every registered game and prints where they lead. Built natively and for
// wasm32-wasi: both must print the same, byte for byte. No exceptions, no files, no threads.

#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string>

#include "core/embedded_content.h"
#include "core/json.h"
#include "games/registry.h"

namespace {

using namespace orrery;

constexpr std::uint64_t kSeeds = 5;
constexpr int kMaxActions = 100'000;  // no game is as long as that
constexpr Effort kEffort{.trials = 50};

Seat some_seat(SeatSet seats, RandomStream& random) {
    FixedVector<Seat, kMaxSeats> list;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (has_seat(seats, seat)) list.push_back(seat);
    return list[random.uniform(static_cast<std::uint32_t>(list.size()))];
}

// The fingerprint of a text: a view is compared without being printed.
std::string digest(const Json& json) {
    const std::string text = to_text(json);
    return to_hex(hash_bytes(std::as_bytes(std::span<const char>(text))));
}

// What the learned judge thinks of the position, as it computes it.
void print_judgement(const Position& position, Seat seat) {
    const Judge* judge = position.game().judge();
    if (judge == nullptr) return;
    InputRow row;
    position.features(seat, row);
    const Outputs outputs = judge->network.value(row);
    std::printf("  judge %d %d %d\n", int{outputs[0]}, int{outputs[1]}, int{outputs[2]});
}

// One random game. At its tenth action the view, a guess and the adviser's mind are printed too.
bool play(const AnyGame& game, int players, std::uint64_t number) {
    Result<std::unique_ptr<Position>> start =
        game.start(players, JsonObject{}, seed_from_number(number));
    if (!start) {
        std::printf("%s\n", start.error().message.c_str());
        return false;
    }
    Position& position = **start;
    RandomStream random(seed_from_number(number + 1000));
    int actions = 0;
    for (; !position.over() && actions < kMaxActions; ++actions) {
        const Seat seat = some_seat(position.actors(), random);
        if (actions == 10) {
            const Advice advice = position.advise(seat, kEffort, random);
            std::printf("  view %s guess %s advice %s %.17g\n",
                        digest(position.view_json(seat)).c_str(),
                        to_hex(position.guess(seat, random)->hash()).c_str(),
                        game.print(advice.action).c_str(), advice.value);
        }
        if (actions % 16 == 0) print_judgement(position, seat);
        position.apply(seat, position.random_action(seat, random), nullptr);
    }
    std::printf("%s players %d seed %llu actions %d hash %s state %s\n",
                std::string(game.info().id).c_str(), players,
                static_cast<unsigned long long>(number), actions, to_hex(position.hash()).c_str(),
                digest(position.state_json()).c_str());
    return position.over();
}

}  // namespace

int main() {
    const Result<Registry> registry = Registry::load(embedded_content());
    if (!registry) {
        std::printf("%s\n", registry.error().message.c_str());
        return 1;
    }
    bool all_over = true;
    for (const std::unique_ptr<AnyGame>& game : registry->games())
        for (int players = game->info().min_players; players <= game->info().max_players; ++players)
            for (std::uint64_t seed = 1; seed <= kSeeds; ++seed)
                all_over = play(*game, players, seed) && all_over;
    return all_over ? 0 : 1;
}
