#include "cli/seed.h"

#include <random>

#include "cli/command.h"

namespace orrery::cli {

std::string new_seed() {
    std::random_device device;
    return std::to_string(std::uniform_int_distribution<std::uint32_t>{}(device));
}

Seed read_seed(std::string_view text) {
    const Result<Seed> seed = seed_from_text(text);
    if (!seed) throw Failed{placed_at("--seed", seed.error()), kUsage};
    return *seed;
}

}  // namespace orrery::cli
