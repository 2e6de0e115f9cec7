// `orrery verify FILE…` checks records: their form, every action, the final hash, and where a
// server dealt, that it dealt as it had committed to.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/replay.h"
#include "core/text.h"
#include "table/fairness.h"

namespace orrery::cli {
namespace {

void verify(Context& context, const std::string& path, std::ostream& out) {
    const RecordFile file = read_record(context, path);
    const Result<std::unique_ptr<Position>> last = replay(*file.game, file.record);
    if (!last) throw bad_record(path, last.error());
    if (const auto unfair = table::check_fairness(file.record)) throw bad_record(path, *unfair);
    std::string dealt;
    if (const std::optional<Fairness>& fairness = file.record.fairness)
        dealt = fmt::format(", dealt as committed to with {} of the players' parts",
                            fairness->parts.size());
    if (file.record.lesson) dealt = ", dealt for a guided first game";
    if (const Version now = version_of(*file.game); file.record.version != now)
        dealt += fmt::format(", {}, and holds under them", difference(file.record.version, now));
    out << fmt::format("{}: ok ({}, {}, {}, {}, hash {}{})\n", path, file.record.game,
                       counted(file.record.players, "player"),
                       counted(file.record.actions.size(), "action"),
                       (*last)->over() ? "over" : "not over", to_hex((*last)->hash()), dealt);
}

}  // namespace

void add_verify(CLI::App& app, Context& context) {
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* command = app.add_subcommand(
        "verify", "Check records of games: form, every action, final hash, and the dealing");
    command->add_option("files", *files, "The records (- = standard input)")
        ->type_name("FILE")
        ->required();
    command->footer("Exit code 0 when all of them verify, 1 when one does not.");
    command->callback([&context, files] {
        // One bad record does not keep the others from being looked at.
        for (const std::string& path : *files) {
            try {
                verify(context, path, std::cout);
            } catch (const Failed& failed) {
                std::cout.flush();
                std::cerr << "orrery: " << to_string(failed.error) << '\n';
                context.exit_code = std::max(context.exit_code, failed.exit_code);
            }
        }
    });
}

}  // namespace orrery::cli
