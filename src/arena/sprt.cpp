#include "arena/sprt.h"

#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace orrery::arena {
namespace {

// Before so many units their variance says too little.
constexpr std::uint64_t kFewestUnits = 16;

std::optional<double> number_from(std::string_view text) {
    double value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

}  // namespace

Result<Sprt> sprt_from_text(std::string_view text) {
    const auto refuse = [&](std::string why) {
        return Error{"bad_arguments", quoted(text) + ": " + std::move(why), "--sprt", ""};
    };
    std::vector<double> numbers;
    for (std::size_t at = 0; at != std::string_view::npos;) {
        const std::size_t comma = text.find(',', at);
        const std::optional<double> number =
            number_from(text.substr(at, comma == std::string_view::npos ? comma : comma - at));
        if (!number) return refuse("expected numbers: elo0,elo1 or elo0,elo1,alpha,beta");
        numbers.push_back(*number);
        at = comma == std::string_view::npos ? comma : comma + 1;
    }
    if (numbers.size() != 2 && numbers.size() != 4)
        return refuse("expected elo0,elo1 or elo0,elo1,alpha,beta");
    Sprt test{numbers[0], numbers[1]};
    if (numbers.size() == 4) test.alpha = numbers[2], test.beta = numbers[3];
    if (test.elo0 >= test.elo1) return refuse("elo0 must be below elo1");
    for (const double chance : {test.alpha, test.beta})
        if (chance <= 0 || chance >= 0.5) return refuse("alpha and beta lie between 0 and 0.5");
    return test;
}

SprtStanding sprt_standing(const Sprt& test, const Sample& units, int sides) {
    SprtStanding standing;
    standing.lower = std::log(test.beta / (1 - test.alpha));
    standing.upper = std::log((1 - test.beta) / test.alpha);
    const double share0 = share_of_elo(test.elo0, sides), share1 = share_of_elo(test.elo1, sides);
    standing.ratio = static_cast<double>(units.count()) * (share1 - share0) *
                     (2 * units.mean() - share0 - share1) / (2 * cautious_variance(units));
    if (units.count() < kFewestUnits) return standing;
    if (standing.ratio <= standing.lower) standing.verdict = Verdict::kH0;
    if (standing.ratio >= standing.upper) standing.verdict = Verdict::kH1;
    return standing;
}

}  // namespace orrery::arena
