// `orrery admin`: what whoever runs a server can ask of it while it runs.
#include <CLI/CLI.hpp>
#include <iostream>
#include <utility>

#include "cli/admin_report.h"
#include "cli/command.h"
#include "cli/configuring.h"
#include "cli/moments.h"
#include "core/json.h"
#include "server/admin_socket.h"
#include "store/system.h"

namespace orrery::cli {
namespace {

using Print = void (*)(std::ostream& out, const JsonObject& answer);

// What the flags of all its subcommands say.
struct Admin {
    Wishes wishes;
    bool json = false;
    std::string what, after, text, reason, until;
    int days = 0;
    std::int64_t number = 0;
    bool flag = false;

    JsonObject ask(JsonObject request) const {
        const Result<Json> answer =
            server::ask_server(configuration(wishes).options.data, std::move(request));
        if (!answer) throw Failed{answer.error(), kFailure};
        const JsonObject& fields = answer->as_object();
        if (fields.at("ok") == Json(true)) return fields;
        const JsonObject& error = fields.at("error").as_object();
        const auto field = [&](const char* name) {
            return std::string(error.at(name).as_string());
        };
        throw Failed{{field("code"), field("message"), field("at"), ""}, kFailure};
    }
    void show(const JsonObject& answer, Print print) const {
        if (json)
            std::cout << to_pretty_text(answer);
        else
            print(std::cout, answer);
    }
};

using Wish = std::shared_ptr<Admin>;

CLI::App* add(CLI::App& admin, const Wish& wish, const char* name, const char* help) {
    CLI::App* command = admin.add_subcommand(name, help);
    command->add_flag("--json", wish->json, "The answer as JSON");
    add_place(*command, wish->wishes);
    return command;
}

// One that has an answer to each request, and prints it.
void answers(CLI::App* command, const Wish& wish, Print print,
             const std::function<JsonObject()>& request) {
    command->callback([wish, print, request] { wish->show(wish->ask(request()), print); });
}

void list(const Admin& wish) {
    const auto page = [&](const std::string& what) {
        JsonObject request{{"op", what}};
        if (!wish.after.empty()) request["after"] = wish.after;
        return wish.ask(std::move(request));
    };
    if (wish.what != "all")
        return wish.show(page(wish.what), wish.what == "tables" ? print_tables : print_guests);
    JsonObject both = page("tables");
    for (const auto& field : page("guests")) both[field.key()] = field.value();
    wish.show(both, [](std::ostream& out, const JsonObject& answer) {
        print_tables(out, answer);
        out << '\n';
        print_guests(out, answer);
    });
}

void add_list(CLI::App& admin, const Wish& wish) {
    CLI::App* command = add(admin, wish, "list", "Tables that are not over, and who is connected");
    command->add_option("what", wish->what, "tables, guests or all")
        ->check(CLI::IsMember({"tables", "guests", "all"}))
        ->default_str("all");
    command->add_option("--after", wish->after, "The next page, as the last one names it")
        ->type_name("WORD");
    command->callback([wish] {
        if (wish->what.empty()) wish->what = "all";
        if (wish->what == "all" && !wish->after.empty())
            throw Failed{{"bad_input", "say which list goes on: tables or guests", "--after", ""}};
        list(*wish);
    });
}

void add_tables(CLI::App& admin, const Wish& wish) {
    const std::pair<const char*, const char*> commands[] = {
        {"close", "End a table: a game with the points as they stand, and its people are told"},
        {"delete", "End a table and delete everything of it, for good"}};
    for (const auto& [name, help] : commands) {
        CLI::App* command = add(admin, wish, name, help);
        command->add_option("table", wish->what, "Its id")->required()->type_name("TABLE");
        answers(command, wish, print_done,
                [wish, op = name] { return JsonObject{{"op", op}, {"table", wish->what}}; });
    }
}

void add_bans(CLI::App& admin, const Wish& wish) {
    CLI::App* command = add(admin, wish, "ban", "Keep a guest or an address away from now on");
    command
        ->add_option("who", wish->what,
                     "A guest, by the first digits of the id that `list` shows, or an address")
        ->required()
        ->type_name("GUEST|ADDRESS");
    command->add_option("--for", wish->days, "So many days; otherwise until it is lifted")
        ->type_name("DAYS");
    command->add_option("--reason", wish->reason, "What they are told")->type_name("TEXT");
    CLI::App* ban = command;
    answers(command, wish, print_ban, [wish, ban] {
        JsonObject request{{"op", "ban"}, {"who", wish->what}};
        if (ban->count("--for") > 0) request["days"] = wish->days;
        if (ban->count("--reason") > 0) request["reason"] = wish->reason;
        return request;
    });

    command = add(admin, wish, "unban", "Lift a ban");
    command->add_option("who", wish->what, "As `bans` shows it")
        ->required()
        ->type_name("GUEST|ADDRESS");
    answers(command, wish, print_done,
            [wish] { return JsonObject{{"op", "unban"}, {"who", wish->what}}; });

    command = add(admin, wish, "bans", "Who is kept away");
    command->add_flag("--past", wish->flag, "Also those that are over");
    answers(command, wish, print_bans,
            [wish] { return JsonObject{{"op", "bans"}, {"past", wish->flag}}; });
}

void add_announce(CLI::App& admin, const Wish& wish) {
    CLI::App* command = add(admin, wish, "announce", "Tell everybody something, until it is over");
    command->add_option("text", wish->text, "Plain words; without them, what is told now")
        ->type_name("TEXT");
    command
        ->add_option("--until", wish->until,
                     "2026-11-30, \"2026-11-30 18:00\" (UTC), or how long from now: 3h, 2d")
        ->type_name("TIME");
    command->add_flag("--clear", wish->flag, "Take it back");
    answers(command, wish, print_announcement, [wish] {
        if (wish->flag && !wish->text.empty())
            throw Failed{{"bad_input", "there is nothing to say where it is taken back", "", ""}};
        if (wish->flag) return JsonObject{{"op", "announce"}};
        if (wish->text.empty()) return JsonObject{{"op", "announcement"}};
        JsonObject request{{"op", "announce"}, {"text", wish->text}};
        if (wish->until.empty()) return request;
        const Result<std::int64_t> until = read_moment(wish->until, store::system_time());
        if (!until) throw Failed{placed_at("--until", until.error())};
        request["until"] = *until;
        return request;
    });
}

void add_reports(CLI::App& admin, const Wish& wish) {
    CLI::App* command =
        add(admin, wish, "reports", "What people told of somebody, with what was said before");
    CLI::Option* done =
        command->add_option("--done", wish->number, "This one was seen to")->type_name("NUMBER");
    command->add_option("--after", wish->number, "The next page, as the last one names it")
        ->type_name("NUMBER")
        ->excludes(done);
    command->add_flag("--all", wish->flag, "Also those that were seen to");
    command->callback([wish, done] {
        if (done->count() > 0)
            return wish->show(wish->ask({{"op", "close_report"}, {"number", wish->number}}),
                              print_done);
        wish->show(wish->ask({{"op", "reports"}, {"all", wish->flag}, {"after", wish->number}}),
                   print_reports);
    });
}

}  // namespace

void add_admin(CLI::App& app, Context&) {
    CLI::App* admin =
        app.add_subcommand("admin", "Look after a server that runs: tables, bans, announcements");
    admin->require_subcommand(1);
    admin->footer(
        "Speaks to the server of the data folder through the socket admin.sock there, which only\n"
        "the folder's owner can open; times are those of UTC.\n"
        "Exit codes: 0 done, 1 the server says no, or none runs there, 2 bad arguments.");
    auto wish = std::make_shared<Admin>();
    add_list(*admin, wish);
    add_tables(*admin, wish);
    add_bans(*admin, wish);
    add_announce(*admin, wish);
    add_reports(*admin, wish);
}

}  // namespace orrery::cli
