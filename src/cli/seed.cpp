#include "cli/seed.h"

#include <fmt/format.h>

#include <random>

#include "cli/command.h"

namespace orrery::cli {

std::string new_seed() {
    std::random_device device;
    return std::to_string(std::uniform_int_distribution<std::uint32_t>{}(device));
}

Seed read_seed(const std::string& text) {
    if (text.size() == 64) {
        const Result<Seed> seed = seed_from_hex(text);
        if (!seed) throw Failed{seed.error(), kUsage};
        return *seed;
    }
    if (text.empty() || text.size() > 19 ||
        text.find_first_not_of("0123456789") != std::string::npos)
        throw Failed{
            Error{
                "bad_arguments",
                fmt::format("the seed \"{}\" is neither a number nor 64 hexadecimal digits", text),
                "", ""},
            kUsage};
    return seed_from_number(std::stoull(text));
}

}  // namespace orrery::cli
