// `orrery engine`: the line protocol on standard input and output.
#include <CLI/CLI.hpp>
#include <iostream>
#include <string>

#include "cli/command.h"
#include "cli/engine.h"

namespace orrery::cli {
namespace {

enum class Line { kWhole, kTooLong, kEnd };

// Never keeps more of a line than may be answered; the rest of a longer one is skipped.
Line read_line(std::istream& in, std::string& line) {
    using Traits = std::istream::traits_type;
    line.clear();
    bool too_long = false;
    std::streambuf& buffer = *in.rdbuf();
    for (int c = buffer.sbumpc();; c = buffer.sbumpc()) {
        if (Traits::eq_int_type(c, Traits::eof())) {
            if (too_long) return Line::kTooLong;
            return line.empty() ? Line::kEnd : Line::kWhole;
        }
        if (c == '\n') return too_long ? Line::kTooLong : Line::kWhole;
        if (line.size() == kMaxJsonBytes)
            too_long = true;
        else
            line += Traits::to_char_type(c);
    }
}

bool blank(const std::string& line) {
    return line.find_first_not_of(" \t\r") == std::string::npos;
}

}  // namespace

void serve_lines(Engine& engine, std::istream& in, std::ostream& out) {
    std::string line;
    while (!engine.finished() && out) {
        const Line kind = read_line(in, line);
        if (kind == Line::kEnd) return;
        if (kind == Line::kTooLong)
            out << Engine::refuse_long_line() << '\n' << std::flush;
        else if (!blank(line))
            out << engine.answer(line) << '\n' << std::flush;
    }
}

void add_engine(CLI::App& app, Context& context) {
    CLI::App* command = app.add_subcommand(
        "engine", "Speak the line protocol: one JSON object a line in, one a line out");
    command->footer(
        "Example:\n"
        "  printf '%s\\n' '{\"op\":\"new\",\"game\":\"cosmic-factory\",\"players\":3,\"seed\":42}' "
        "\\\n"
        "    '{\"op\":\"legal\",\"player\":0}' | orrery engine\n"
        "Every operation is described in docs/protocol.md.");
    command->callback([&context] {
        Engine engine(context.registry());
        serve_lines(engine, std::cin, std::cout);
    });
}

}  // namespace orrery::cli
