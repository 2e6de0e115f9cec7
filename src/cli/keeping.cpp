// `orrery backup`, `restore`, `check` and `recover`: the file in which a server keeps its tables.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>

#include "cli/command.h"
#include "cli/configuring.h"
#include "store/salvage.h"
#include "store/upkeep.h"

namespace orrery::cli {
namespace {

namespace fs = std::filesystem;

struct Keeping {
    Wishes wishes;
    std::string file;
    std::string fresh;
    bool force = false;

    std::string store() const { return store::store_file(configuration(wishes).options.data); }
};

void must(const std::optional<Error>& error) {
    if (error) throw Failed{*error, kFailure};
}

void must_not_replace(const std::string& file, bool force, const std::string& advice) {
    if (!force && fs::exists(file))
        throw Failed{{"bad_input", "there is one already" + advice, file, ""}, kFailure};
}

void back_up(const Keeping& wish) {
    must_not_replace(wish.file, wish.force, "; --force replaces it");
    must(store::copy_store(wish.store(), wish.file));
    std::cout << fmt::format("{}: {} bytes, checked\n", wish.file, fs::file_size(wish.file));
}

void restore(const Keeping& wish) {
    const std::string file = wish.store();
    must_not_replace(file, wish.force, "; --force puts it aside");
    must(store::check_file(wish.file));
    fs::create_directories(fs::path(file).parent_path());
    const Result<std::string> old = store::restore_store(wish.file, file);
    if (!old) throw Failed{old.error(), kFailure};
    std::cout << file << ": restored\n";
    if (!old->empty()) std::cout << *old << ": what was there before\n";
}

void check(Context& context, const Keeping& wish) {
    const std::string file = wish.file.empty() ? wish.store() : wish.file;
    must(store::check_file(file));
    std::size_t tables = 0, entries = 0, bad = 0, strange = 0;
    must(store::check_tables(file, context.registry(), [&](const store::TableCheck& check) {
        ++tables;
        entries += check.entries;
        if (!check.error) return;
        ++(check.error->code == "other_version" ? strange : bad);
        std::cout << "table " << check.table << ": " << to_string(*check.error) << '\n';
    }));
    std::cout << fmt::format("{}: {} tables with {} entries; {} damaged, {} of another version\n",
                             file, tables, entries, bad, strange);
    if (bad > 0) context.exit_code = kFailure;
}

void recover(Context& context, const Keeping& wish) {
    if (!fs::exists(wish.file)) throw Failed{{"bad_input", "there is no such file", wish.file, ""}};
    must_not_replace(wish.fresh, false, ": name a new file");
    std::size_t whole = 0, shortened = 0, gone = 0;
    must(store::salvage(
        wish.file, wish.fresh, context.registry(),
        [&](const store::Salvaged& table) {
            if (table.is_whole()) {
                ++whole;
                return;
            }
            ++(table.kept == 0 ? gone : shortened);
            std::cout << fmt::format("table {}: {} of {} entries\n", table.table, table.kept,
                                     table.seen);
        },
        [](const std::string& what) { std::cout << "lost: " << what << '\n'; }));
    std::cout << fmt::format("{}: {} tables are whole, {} shortened, {} lost\n", wish.fresh, whole,
                             shortened, gone);
    if (shortened + gone > 0) context.exit_code = kFailure;
}

}  // namespace

void add_keeping(CLI::App& app, Context& context) {
    auto wish = std::make_shared<Keeping>();
    CLI::App* command =
        app.add_subcommand("backup", "Copy a server's tables into a file, while it runs");
    command->add_option("file", wish->file, "The copy")->required()->type_name("FILE");
    command->add_flag("--force", wish->force, "Replace the file");
    add_place(*command, wish->wishes);
    command->callback([wish] { back_up(*wish); });

    command = app.add_subcommand("restore", "Make a backup a server's tables again");
    command->add_option("file", wish->file, "The backup")->required()->type_name("FILE");
    command->add_flag("--force", wish->force, "Also where there are tables: they are put aside");
    add_place(*command, wish->wishes);
    command->callback([wish] { restore(*wish); });

    command = app.add_subcommand("check", "Check a server's tables: the file, and every game");
    command->add_option("file", wish->file, "A backup; otherwise the server's own tables")
        ->type_name("FILE");
    add_place(*command, wish->wishes);
    command->callback([&context, wish] { check(context, *wish); });

    command = app.add_subcommand("recover", "Save what is left of a damaged file of tables");
    command->add_option("file", wish->file, "The damaged file")->required()->type_name("FILE");
    command->add_option("new", wish->fresh, "What is left of it")->required()->type_name("FILE");
    command->footer("The new file is used by: orrery restore NEW --force");
    command->callback([&context, wish] { recover(context, *wish); });
}

}  // namespace orrery::cli
