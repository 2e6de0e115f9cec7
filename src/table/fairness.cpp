#include "table/fairness.h"

#include "table/sha256.h"

namespace orrery::table {
namespace {

// Each use has a name of its own, so that no digest can stand for another.
std::string tagged(std::string_view purpose) {
    return std::string(purpose) + '\0';
}

}  // namespace

std::string commitment_to(const Seed& host) {
    return to_hex(sha256(tagged("orrery commitment") + bytes_of(host)));
}

Seed combined_seed(const Seed& host, std::span<const SeedPart> parts) {
    std::string bytes = tagged("orrery seed") + bytes_of(host);
    for (const SeedPart& each : parts) bytes += static_cast<char>(each.seat) + bytes_of(each.part);
    return seed_of(sha256(bytes));
}

std::optional<Error> check_fairness(const Record& record) {
    if (!record.fairness) return std::nullopt;
    const Fairness& fairness = *record.fairness;
    if (record.start)
        return Error{"bad_input", "a position set up by hand is not dealt from a seed", "/fairness",
                     ""};
    if (record.lesson)
        return Error{"bad_input", "the seed of a lesson is nobody's secret", "/fairness", ""};
    if (commitment_to(fairness.host) != fairness.commitment)
        return Error{"wrong_commitment",
                     "the host's part of the seed is not the one it was committed to",
                     "/fairness/commitment", ""};
    for (std::size_t i = 0; i < fairness.parts.size(); ++i)
        if (const std::uint64_t number = fairness.parts[i].number;
            number != 0 && (fairness.number == 0 || number <= fairness.number))
            return Error{"wrong_order",
                         "the host knew this part of the seed before it was committed to its own",
                         "/fairness/parts/" + std::to_string(i) + "/2", ""};
    if (combined_seed(fairness.host, fairness.parts) != record.seed)
        return Error{"wrong_seed", "the parts of the seed do not make up the seed of the game",
                     "/seed", ""};
    return std::nullopt;
}

Seed derived_seed(const Seed& host, std::string_view purpose, std::uint64_t number, Seat seat) {
    return seed_of(sha256(tagged(purpose) + bytes_of(host) + std::to_string(number) + '/' +
                          std::to_string(seat)));
}

std::string derived_name(std::initializer_list<std::string_view> texts, std::size_t digits) {
    std::string bytes;
    for (const std::string_view text : texts) bytes += tagged(text);
    return to_hex(sha256(bytes)).substr(0, digits);
}

}  // namespace orrery::table
