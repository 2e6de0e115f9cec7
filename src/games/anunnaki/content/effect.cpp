#include "games/anunnaki/content/effect.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace orrery::anunnaki {
namespace {

constexpr int kMaxNumber = 99;

// N is the effect's number, M its detail. What stands under kNow may be won or lost as well.
struct Phrase {
    When when;
    Word word;
    std::string_view pattern;
    std::uint8_t detail = 0;

    bool has(char letter) const { return pattern.find(letter) != std::string_view::npos; }
    bool allowed(When wanted) const {
        const bool combat = wanted == When::kWin || wanted == When::kLose;
        return when == wanted || (when == When::kNow && combat);
    }
};

constexpr std::array kPhrases{
    Phrase{When::kNow, Word::kVp, "vp N"},
    Phrase{When::kNow, Word::kResource, "resource N"},
    Phrase{When::kNow, Word::kFollower, "followers N"},
    Phrase{When::kNow, Word::kFollower, "follower N"},
    Phrase{When::kNow, Word::kCrystal, "crystal N"},
    Phrase{When::kNow, Word::kSupremacy, "supremacy N"},
    Phrase{When::kNow, Word::kSupremacyGoal, "supremacy goal"},
    Phrase{When::kNow, Word::kSupremacyGoal, "supremacy goal+N"},
    Phrase{When::kNow, Word::kAdvance, "advance war N", 0},
    Phrase{When::kNow, Word::kAdvance, "advance tech N", 1},
    Phrase{When::kNow, Word::kAdvance, "advance trade N", 2},
    Phrase{When::kNow, Word::kAdvance, "advance choice N", kAnyTrack},
    Phrase{When::kNow, Word::kWeapon, "weapon N"},
    Phrase{When::kNow, Word::kUpgrade, "upgrade N"},
    Phrase{When::kNow, Word::kArtefact, "artefact N"},
    Phrase{When::kNow, Word::kRecover, "recover"},
    Phrase{When::kNow, Word::kMove, "move N"},
    Phrase{When::kNow, Word::kHarvest, "harvest N"},
    Phrase{When::kNow, Word::kPortal, "portal N"},
    Phrase{When::kNow, Word::kBuild, "build"},
    Phrase{When::kNow, Word::kBuild, "build discount N"},
    Phrase{When::kNow, Word::kOracle, "oracle"},
    Phrase{When::kNow, Word::kOracle, "oracle free", 1},
    Phrase{When::kNow, Word::kIncome, "income"},
    Phrase{When::kNow, Word::kTakeContract, "take_contract"},
    Phrase{When::kLose, Word::kRetreat, "retreat to any own settlement area"},
    Phrase{When::kPassive, Word::kSettlementMove, "settlement move"},
    Phrase{When::kPassive, Word::kAttack, "attack +N"},
    Phrase{When::kPassive, Word::kDefence, "defence +N"},
    Phrase{When::kPassive, Word::kMovePoints, "move points +N"},
    Phrase{When::kPassive, Word::kHarvestMore, "harvest +N"},
    Phrase{When::kPassive, Word::kPortalUnits, "portal units +N"},
    Phrase{When::kPassive, Word::kRecruitFollowers, "recruit followers +N"},
    Phrase{When::kPassive, Word::kSupremacyMore, "supremacy +N"},
    Phrase{When::kPassive, Word::kBuildDiscount, "build discount N"},
    Phrase{When::kPassive, Word::kContractVp, "contract vp +N"},
    Phrase{When::kPassive, Word::kCultureVp, "culture vp +N"},
    Phrase{When::kEnd, Word::kVp, "vp N"},
    Phrase{When::kEnd, Word::kVpPerShrine, "vp N per shrine controlled"},
    Phrase{When::kEnd, Word::kVpPerShrine, "vp N per shrine controlled, max M"},
    Phrase{When::kEnd, Word::kVpPerSettlement, "vp N per settlement"},
    Phrase{When::kEnd, Word::kVpPerSettlement, "vp N per settlement, max M"},
    Phrase{When::kEnd, Word::kVpPerGaiaArea, "vp N per gaia area controlled"},
    Phrase{When::kEnd, Word::kVpPerGaiaArea, "vp N per gaia area controlled, max M"},
};

// The first row of a moment is the one that is printed.
struct Prefix {
    When when;
    std::string_view text;
};
constexpr std::array kPrefixes{
    Prefix{When::kPassive, "passive: "},
    Prefix{When::kEnd, "end: "},
    Prefix{When::kWin, "win: "},
    Prefix{When::kLose, "lose: "},
    Prefix{When::kNow, ""},
    Prefix{When::kNow, "summon: "},
    Prefix{When::kNow, "immediate: "},
};

std::optional<std::uint8_t> take_number(std::string_view& text) {
    int number = 0;
    std::size_t digits = 0;
    while (digits < text.size() && digits < 3 && text[digits] >= '0' && text[digits] <= '9')
        number = number * 10 + (text[digits++] - '0');
    if (digits == 0 || number < 1 || number > kMaxNumber) return std::nullopt;
    text.remove_prefix(digits);
    return static_cast<std::uint8_t>(number);
}

std::optional<Effect> match(const Phrase& phrase, When when, std::string_view text) {
    Effect effect{when, phrase.word, 0, phrase.detail};
    for (char letter : phrase.pattern) {
        if (letter == 'N' || letter == 'M') {
            const std::optional<std::uint8_t> number = take_number(text);
            if (!number) return std::nullopt;
            (letter == 'N' ? effect.number : effect.detail) = *number;
        } else {
            if (!text.starts_with(letter)) return std::nullopt;
            text.remove_prefix(1);
        }
    }
    return text.empty() ? std::optional(effect) : std::nullopt;
}

std::optional<Effect> parse_part(std::string_view part) {
    When when = When::kNow;
    for (const Prefix& prefix : kPrefixes) {
        if (prefix.text.empty() || !part.starts_with(prefix.text)) continue;
        when = prefix.when;
        part.remove_prefix(prefix.text.size());
        break;
    }
    for (const Phrase& phrase : kPhrases)
        if (phrase.allowed(when))
            if (const std::optional<Effect> effect = match(phrase, when, part)) return effect;
    return std::nullopt;
}

bool prints(const Phrase& phrase, const Effect& effect) {
    return phrase.allowed(effect.when) && phrase.word == effect.word &&
           phrase.has('N') == (effect.number > 0) &&
           (phrase.has('M') ? effect.detail > 0 : effect.detail == phrase.detail);
}

std::string print_part(const Effect& effect) {
    const auto prefix = std::find_if(kPrefixes.begin(), kPrefixes.end(),
                                     [&](const Prefix& row) { return row.when == effect.when; });
    const auto phrase = std::find_if(kPhrases.begin(), kPhrases.end(),
                                     [&](const Phrase& row) { return prints(row, effect); });
    std::string text(prefix->text);
    if (phrase == kPhrases.end()) return text + "nothing";
    for (char letter : phrase->pattern) {
        if (letter == 'N')
            text += std::to_string(effect.number);
        else if (letter == 'M')
            text += std::to_string(effect.detail);
        else
            text += letter;
    }
    return text;
}

}  // namespace

Result<Effects> parse_effects(std::string_view text) {
    constexpr std::string_view kBetween = "; ";
    Effects effects;
    for (std::size_t column = 0;;) {
        const std::size_t end = std::min(text.find(kBetween, column), text.size());
        const std::string_view part = text.substr(column, end - column);
        const std::string at = "column " + std::to_string(column + 1);
        const std::optional<Effect> effect = parse_part(part);
        if (!effect)
            return Error{"bad_effect",
                         "\"" + std::string(part) + "\" is nothing that the effect language says",
                         at, ""};
        if (effects.full())
            return Error{"bad_effect",
                         "an effect has at most " + std::to_string(Effects::capacity()) + " parts",
                         at, ""};
        effects.push_back(*effect);
        if (end == text.size()) return effects;
        column = end + kBetween.size();
    }
}

std::string print_effects(const Effects& effects) {
    std::string text;
    for (const Effect& effect : effects) text += (text.empty() ? "" : "; ") + print_part(effect);
    return text;
}

}  // namespace orrery::anunnaki
