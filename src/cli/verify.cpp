// `orrery verify FILE…` checks records: their form, every action, the final hash, and where a
// server dealt, that it dealt as it had committed to. It says what that proves.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <vector>

#include "cli/replay.h"
#include "core/text.h"
#include "table/fairness.h"

namespace orrery::cli {
namespace {

// "the part of seat 1", "the parts of seats 0 and 2".
std::string parts_of(const std::vector<Seat>& seats) {
    std::vector<int> numbers(seats.begin(), seats.end());
    const int last = numbers.back();
    if (numbers.size() == 1) return fmt::format("the part of seat {}", last);
    numbers.pop_back();
    return fmt::format("the parts of seats {} and {}", fmt::join(numbers, ", "), last);
}

// A part proves something about the deal only if the host had committed itself before it knew it.
std::string deal_text(const Fairness& fairness) {
    std::vector<Seat> after, unknown;
    for (const SeedPart& each : fairness.parts)
        (each.number > fairness.number ? after : unknown).push_back(each.seat);
    std::string text = ", dealt as committed to";
    if (fairness.parts.empty())
        text += " without a part of any person: the host alone fixed the seed, before play";
    if (!after.empty()) text += " with " + parts_of(after) + ", given after the commitment";
    if (!unknown.empty())
        text +=
            fmt::format("{} {}, of which the record does not say whether the commitment came first",
                        after.empty() ? " with" : "; and with", parts_of(unknown));
    return text;
}

// The commitment that somebody was shown at the table: only who has it knows that it came first.
std::optional<Error> check_commitment(const Record& record, const std::string& shown) {
    if (shown.empty()) return std::nullopt;
    if (!record.fairness)
        return Error{"wrong_commitment", "the record does not say how it was dealt", "", ""};
    if (record.fairness->commitment == shown) return std::nullopt;
    return Error{"wrong_commitment", "the record is of another commitment than the one shown",
                 "/fairness/commitment", ""};
}

void verify(Context& context, const std::string& path, const std::string& shown,
            std::ostream& out) {
    const RecordFile file = read_record(context, path);
    const Result<std::unique_ptr<Position>> last = replay(*file.game, file.record);
    if (!last) throw bad_record(path, last.error());
    if (const auto unfair = table::check_fairness(file.record)) throw bad_record(path, *unfair);
    if (const auto other = check_commitment(file.record, shown)) throw bad_record(path, *other);
    std::string dealt;
    if (const std::optional<Fairness>& fairness = file.record.fairness)
        dealt = deal_text(*fairness);
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
    auto shown = std::make_shared<std::string>();
    command
        ->add_option("--commitment", *shown, "What the table had told: the records must be of it")
        ->type_name("HEX");
    command->footer("Exit code 0 when all of them verify, 1 when one does not.");
    command->callback([&context, files, shown] {
        // One bad record does not keep the others from being looked at.
        for (const std::string& path : *files) {
            try {
                verify(context, path, *shown, std::cout);
            } catch (const Failed& failed) {
                std::cout.flush();
                std::cerr << "orrery: " << to_string(failed.error) << '\n';
                context.exit_code = std::max(context.exit_code, failed.exit_code);
            }
        }
    });
}

}  // namespace orrery::cli
