#include "cli/play/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <utility>

namespace orrery::cli::play {
namespace {

constexpr int kNarrowest = 80;

void measure(Style& style) {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return;
    style.width = std::max<int>(size.ws_col, kNarrowest);
    style.height = size.ws_row;
}

}  // namespace

Terminal Terminal::standard(Wishes wishes) {
    Terminal terminal(std::cin, std::cout, Style{}, wishes.ascii);
    const bool screen = isatty(STDOUT_FILENO) != 0;
    const char* no_colour = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    const bool dumb = kind != nullptr && std::string_view(kind) == "dumb";
    terminal.interactive_ = screen && isatty(STDIN_FILENO) != 0 && !dumb;
    terminal.style_.colour =
        screen && !dumb && !wishes.no_colour && (no_colour == nullptr || *no_colour == '\0');
    return terminal;
}

const Style& Terminal::style() {
    if (interactive_) measure(style_);
    return style_;
}

void Terminal::print(std::string_view line) {
    wipe();
    *out_ << (ascii_ ? to_ascii(line) : line) << '\n';
}

void Terminal::print(const Lines& lines) {
    for (const std::string& line : lines) print(line);
}

void Terminal::clear(bool all) {
    if (interactive_)
        *out_ << (all ? "\x1b[2J\x1b[3J\x1b[H" : "\x1b[2J\x1b[H");
    else
        *out_ << '\n';
}

void Terminal::remark(std::string_view text) {
    if (!interactive_) return;
    *out_ << '\r' << (ascii_ ? to_ascii(text) : std::string(text)) << "\x1b[K\r" << std::flush;
    remarked_ = true;
}

void Terminal::wipe() {
    if (std::exchange(remarked_, false)) *out_ << "\x1b[K";
}

std::optional<std::string> Terminal::ask(std::string_view prompt) {
    wipe();
    *out_ << (ascii_ ? to_ascii(prompt) : prompt) << std::flush;
    std::string line;
    if (!std::getline(*in_, line)) {
        *out_ << '\n';
        return std::nullopt;
    }
    // Without a screen nobody sees what was typed; the transcript shows it.
    if (!interactive_) *out_ << line << '\n';
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string::npos) return std::string();
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace orrery::cli::play
