// What is said to what cannot be read, in English; the page has the other languages by key.
#include "games/anunnaki/companion/typed/desk.h"

namespace orrery::anunnaki::companion::typed {
namespace {

constexpr ProblemText kTexts[] = {
    {"unknown", "“{part}” is nothing I know."},
    {"form", "Write it like this: {like}"},
    {"number", "“{word}” is no number."},
    {"range", "“{word}” does not fit: this goes from {least} to {most}."},
    {"space", "The supremacy track has no space “{word}”."},
    {"token", "No token is ever put on “{word}”."},
    {"place",
     "“{word}” is no area: write g7 on Gaia, bl on your planet, xbl on Cosmobot’s, dp2 for a "
     "distant planet; gk3, k1, xk1 for culture sites."},
    {"planet", "“{word}” is no distant planet: there are {known}."},
    {"creature", "“{word}” is no creature: there are {known}."},
    {"units", "“{word}” are no units: write 2f, m, g or k."},
    {"change",
     "“{word}” is no change of a place: write +2f -m +g +k for units, +s for a settlement, x2 "
     "for exhausted symbols, ac=5 or -ac for a civilisation."},
    {"symbols", "“{word}” does not fit: the number of symbols of {place} is {count}."},
    {"strength", "“{word}” has no strength from 1 to {most}: write {kind}=5."},
    {"tile_only", "“{word}”: only one strength is asked for. Write it like 5."},
    {"pieces", "“{word}” are no pieces: write them like p[s f2 m1]."},
    {"bracket", "A bracket is not closed: write p[s f2]."},
    {"supply", "The supply follows from what lies on the board."},
    {"contract", "“{word}” is no contract: write points and trade steps like 4/1, or - for none."},
    {"contract_range", "“{word}”: a contract gives up to {most} points and 1 or 2 trade steps."},
    {"goal", "“{word}” is no goal tile: there are shrines, areas, units and settlements."},
    {"element",
     "“{word}” is no element of a card; they look like this: cube 1; move 2 brave; advance any; "
     "arrow left."},
    {"choice", "Choose a number from 1 to {count}."},
    {"later", "What comes after that is told when it has happened."},
};

std::string written(const TypedProblem::Value& value) {
    if (const int* number = std::get_if<int>(&value)) return std::to_string(*number);
    if (const std::string* word = std::get_if<std::string>(&value)) return *word;
    const auto& list = *std::get_if<std::vector<std::string>>(&value);
    std::string text;
    for (std::size_t i = 0; i < list.size(); ++i)
        text += (i == 0 ? "" : i + 1 == list.size() ? " and " : ", ") + list[i];
    return text;
}

}  // namespace

std::span<const ProblemText> problem_texts() {
    return kTexts;
}

std::string text_of(std::string_view key, const std::vector<TypedProblem::Named>& with) {
    std::string text;
    for (const ProblemText& row : kTexts)
        if (row.key == key) text = row.text;
    std::string filled;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t open = std::min(text.find('{', at), text.size());
        filled += text.substr(at, open - at);
        const std::size_t close = text.find('}', open);
        if (close == std::string::npos) break;
        const std::string_view name = std::string_view(text).substr(open + 1, close - open - 1);
        for (const TypedProblem::Named& named : with)
            if (named.name == name) filled += written(named.value);
        at = close + 1;
    }
    return filled;
}

void Desk::fail(std::string_view key, std::vector<TypedProblem::Named> with) {
    if (problem) return;
    problem.emplace();
    problem->key = key;
    problem->text = text_of(key, with);
    problem->with = std::move(with);
}

}  // namespace orrery::anunnaki::companion::typed
