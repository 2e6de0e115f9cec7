// `orrery migrate`: what becomes of the games in a data folder under this program.
#include "store/migration.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <filesystem>
#include <iostream>

#include "cli/command.h"
#include "cli/configuring.h"
#include "core/text.h"
#include "store/schema.h"
#include "store/upkeep.h"

namespace orrery::cli {
namespace {

constexpr std::array<std::string_view, 6> kFates{
    "of this version",
    "of another version, and the same under this one",
    "over, not the same under this one, kept as told",
    "over, not the same under this one, not kept as told",
    "going on, not the same under this one: to be read and ended",
    "cannot be read",
};

struct Options {
    std::string data;
    bool dry_run = false;
    store::MigrationOptions migration;
};

std::string data_folder(const std::string& wanted) {
    Wishes wishes;
    for (const server::Setting& setting : server::all_settings())
        if (setting.key == "data" && !wanted.empty()) wishes.flags[&setting] = wanted;
    return configuration(wishes).options.data;
}

// Counts what becomes of tables, and names those that are not as they were.
class Report {
  public:
    void note(const store::Finding& finding) {
        ++counts_[static_cast<std::size_t>(finding.fate)];
        if (finding.why.empty()) return;
        std::cout << fmt::format("table {} ({}, {}): {}\n", finding.table, finding.game,
                                 finding.is_over ? "over" : "goes on", finding.why);
    }
    void print() const {
        std::size_t all = 0;
        for (const std::size_t count : counts_) all += count;
        std::cout << counted(all, "table") << '\n';
        for (std::size_t i = 0; i < counts_.size(); ++i)
            if (counts_[i] > 0) std::cout << fmt::format("{:7} {}\n", counts_[i], kFates[i]);
    }
    // Every game goes on, or can be read as it was.
    bool is_good() const {
        const auto count = [this](store::Fate fate) {
            return counts_[static_cast<std::size_t>(fate)];
        };
        return count(store::Fate::kHalted) + count(store::Fate::kHalfTold) +
                   count(store::Fate::kBroken) ==
               0;
    }

  private:
    std::array<std::size_t, kFates.size()> counts_{};
};

void print_versions(const std::string& file) {
    Result<store::Database> database = store::Database::open(file, store::Database::Access::kRead);
    if (!database) throw Failed{database.error(), kFailure};
    const Result<std::string> version = database->text_of("PRAGMA user_version");
    if (!version) throw Failed{version.error(), kFailure};
    std::cout << fmt::format("{}: version {} of the store; this program writes version {}\n", file,
                             *version, store::schema_steps().size());
}

void migrate(Context& context, const Options& options) {
    const std::string file = store::store_file(data_folder(options.data));
    if (!std::filesystem::exists(file))
        throw Failed{{"bad_store", file + ": there is no such file", "", ""}};
    print_versions(file);
    Report report;
    const auto note = [&](const store::Finding& finding) { report.note(finding); };
    std::optional<Error> error;
    if (options.dry_run) {
        Result<store::Database> database =
            store::Database::open(file, store::Database::Access::kRead);
        if (!database) throw Failed{database.error(), kFailure};
        error = store::examine_tables(*database, context.registry(), note);
    } else {
        error = store::migrate_tables(file, context.registry(), options.migration, note);
    }
    if (error) throw Failed{*error, kFailure};
    report.print();
    if (!report.is_good()) context.exit_code = kFailure;
}

}  // namespace

void add_migrate(CLI::App& app, Context& context) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand(
        "migrate", "Bring a data folder to this program's version, and say what becomes of games");
    command->add_option("--data", options->data, "The folder, as for `orrery serve`")
        ->type_name("DIR");
    command->add_flag("--dry-run", options->dry_run,
                      "Only look, also while a server runs on the folder: nothing is changed");
    command->add_flag("--end-halted", options->migration.end_halted,
                      "End games that cannot go on, with the points as they were last known");
    command->footer(
        "Every game is played again under this program's rules and content. Where all of it\n"
        "comes to the same it goes on; where not, it can be read as it was told, and ended.\n"
        "`orrery serve` does the same by itself; the dry run tells before an upgrade.\n"
        "Exit code 0 when no game is lost to the upgrade, 1 when one is.");
    command->callback([&context, options] { migrate(context, *options); });
}

}  // namespace orrery::cli
