#include "tests/support/games.h"
#include "core/json.h"

#include <cctype>
#include <cstdio>
#include <cstdlib>

namespace orrery::test {
namespace {

// Parameters are made before any test runs, so that there is no test to fail.
template <class T>
T must(Result<T> result) {
    if (!result) {
        std::fprintf(stderr, "%s\n", to_string(result.error()).c_str());
        std::abort();
    }
    return std::move(*result);
}

}  // namespace

const Registry& registry() {
    static const Registry games = must(Registry::load(embedded_content()));
    return games;
}

const AnyGame& game(std::string_view id) {
    return *must(registry().get(id));
}

std::vector<const AnyGame*> all_games() {
    std::vector<const AnyGame*> games;
    for (const auto& each : registry().games()) games.push_back(each.get());
    return games;
}

std::vector<std::string> game_ids() {
    std::vector<std::string> ids;
    for (const auto& each : registry().games()) ids.emplace_back(each->info().id);
    return ids;
}

Json json(std::string_view text) {
    return must(parse_json(text));
}

std::unique_ptr<Position> start(const AnyGame& game, int players, const Json& options,
                                std::uint64_t seed) {
    return must(game.start(players, options, seed_from_number(seed)));
}

std::string test_name(std::string_view text) {
    std::string name;
    for (char c : text) {
        const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0;
        if (plain)
            name += c;
        else if (!name.empty() && name.back() != '_')
            name += '_';
    }
    while (!name.empty() && name.back() == '_') name.pop_back();
    return name;
}

std::string name_of_game(const testing::TestParamInfo<const AnyGame*>& info) {
    return test_name(info.param->info().id);
}

}  // namespace orrery::test
