#include "tests/cli/companion/table.h"

#include <gtest/gtest.h>

#include "core/embedded_content.h"

namespace orrery::cli::companion {
namespace {

constexpr int kWide = 2000;

const AnyGame& erased() {
    static const auto game = an::companion::make_game(embedded_content());
    return **game;
}

}  // namespace

const an::companion::Companion& rules() {
    static const an::companion::Companion game(an::load_content(embedded_content()).value());
    return game;
}

Game new_game(std::string_view options, std::uint64_t seed, const std::string& file) {
    const Json json = parse_json(options).value();
    auto start = erased().start(1, json, seed_from_number(seed));
    EXPECT_TRUE(start.ok()) << to_string(start.error());
    return {play::History(std::move(*start), seed_from_number(seed), play::History::Limit::kFree),
            file};
}

Keyboard::Keyboard(std::string_view options, bool narrow, std::uint64_t seed) {
    play::Style style;
    if (!narrow) style.width = kWide;
    terminal_ = std::make_unique<play::Terminal>(in_, out_, style);
    session_ = std::make_unique<Session>(rules(), new_game(options, seed), *terminal_);
}

std::string Keyboard::type(const std::string& line) {
    out_.str("");
    session_->type(line);
    return out_.str();
}

std::string Keyboard::tell(const std::string& line) {
    const std::size_t before = session_->record().actions.size();
    std::string printed = type(line);
    EXPECT_TRUE(session_->record().actions.size() > before || printed == "It is so already.\n")
        << line << ": " << printed;
    return printed;
}

void Keyboard::set_up() {
    tell("goals areas units settlements shrines, contracts 3/1 5/2 4/1 2/1 3/1 4/2");
}

bool Keyboard::asks(an::TaskKind kind) const {
    const an::State now = state();
    return now.candidates.empty() && !now.tasks.empty() && now.tasks.back().kind == kind;
}

std::string Keyboard::run_script(std::string_view options, const std::string& script,
                                 const std::string& file) {
    std::istringstream in(script);
    std::ostringstream out;
    play::Terminal terminal(in, out, play::Style{});
    Session(rules(), new_game(options, 7, file), terminal).run();
    return out.str();
}

}  // namespace orrery::cli::companion
