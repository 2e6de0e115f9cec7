#include "cli/companion/profile.h"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>

#include "cli/command.h"
#include "cli/companion/profile_change.h"
#include "cli/companion/session.h"
#include "cli/play/presenter.h"
#include "core/embedded_content.h"
#include "core/lesson_file.h"
#include "games/anunnaki/companion/typed/text.h"
#include "games/anunnaki/content/content.h"

namespace orrery::cli::companion {
namespace {

namespace fs = std::filesystem;

// What the loader says about files, or nothing when they will do.
std::optional<Error> complaint(const ProfileFiles& files) {
    std::vector<std::string> texts;
    std::vector<ContentFile> content;
    texts.reserve(files.size());
    for (const auto& [name, json] : files) {
        texts.push_back(to_text(json));
        content.push_back({an::kContentFolder, name, texts.back()});
    }
    const Result<an::Content> loaded = an::load_content(content);
    return loaded ? std::nullopt : std::optional<Error>(loaded.error());
}

[[noreturn]] void fail(const std::string& message) {
    throw Failed{Error{"bad_change", message, "", ""}, kFailure};
}

}  // namespace

std::string profile_help() {
    return "Changes; several that belong together stand on one line, with commas between them:\n"
           "  area G03 gold metal              its symbols, left to right\n"
           "  area G03 shrine, area G04 no shrine, area G04 civilisation\n"
           "  area G03 next G01 G04 G06 G07    its neighbours\n"
           "  site G-K03 G03 G04 G07           the areas around a culture site\n"
           "  add area G15 gaia gold wood next G13 G14    Gaia’s rows are for drawing: … row 6\n"
           "  remove area G14                  with the culture sites beside it\n"
           "  add site G-K13 G13 G14 G15       remove site G-K03\n"
           "  fate norse standard row metal wood grain gold\n"
           "  fate norse standard space 4 move 2 brave\n"
           "  fate norse standard income 2/0 0/2 1/0 0/3    followers/points\n"
           "  contract CN03 4/1                points/trade steps\n"
           "  card M07 cube 1; income          card S03 arrow right; harvest 3; contract\n"
           "  card M13 mark weak 1, card M16 mark -\n"
           "  track war last 12                track values 0 0 1 1 2 2 3 3 4 4 5 5 6\n"
           "  supremacy -8 -6 -4 -2 0 1 2 3    tokens -2 2\n"
           "  goal cap 5                       strength great 3\n"
           "  planet DP2 strength 4 vp 5       creature sphinx first track tech 4\n"
           "  show G03, show norse standard    an entry as it is now\n";
}

Profile::Profile(const std::string& folder) : folder_(folder) {
    const fs::path home = fs::path(folder) / an::kContentFolder;
    std::error_code failure;
    fs::create_directories(home, failure);
    if (failure) fail(fmt::format("{} cannot be made: {}", home.string(), failure.message()));
    for (const ContentFile& file : embedded_content()) {
        if (file.game != an::kContentFolder || file.name == kLessonFile) continue;
        const fs::path path = home / file.name;
        const bool new_file = !fs::exists(path);
        if (new_file && !write_file(path.string(), std::string(file.text)))
            fail(path.string() + " cannot be written");
        const Result<Json> json =
            parse_json(new_file ? std::string(file.text) : read_file(path.string()));
        if (!json)
            throw Failed{Error{"bad_content", json.error().message,
                               path.string() + ": " + json.error().at, ""}};
        files_.emplace(file.name, *json);
    }
    if (const auto wrong = complaint(files_)) throw Failed{*wrong};
}

std::string Profile::change(const std::string& line) {
    ProfileFiles changed = files_;
    std::string said;
    try {
        if (line.starts_with("show ")) return show_entry(files_, line.substr(5));
        for (const std::string& part : an::companion::typed::split(line, ','))
            said += change_profile(changed, part);
    } catch (const play::Misread& misread) {
        fail(misread.message);
    }
    if (const auto wrong = complaint(changed)) throw Failed{*wrong, kFailure};
    std::string written;
    for (const auto& [name, json] : changed) {
        if (json == files_.find(name)->second) continue;
        const std::string path = (fs::path(folder_) / an::kContentFolder / name).string();
        if (!write_file(path, to_pretty_text(json))) fail(path + " cannot be written");
        written += (written.empty() ? "" : ", ") + path;
    }
    files_ = std::move(changed);
    return said +
           (written.empty() ? "Nothing has changed.\n" : fmt::format("Written: {}\n", written));
}

void Profile::talk(std::istream& in, std::ostream& out) {
    out << fmt::format(
               "Content files are in {0}; play with: orrery --content {0} cosmobot …\n"
               "or in the browser with: orrery --content {0} serve\n",
               folder_)
        << "Type help for the changes there are, quit to leave.\n";
    for (std::string line; out << "> " << std::flush && std::getline(in, line);) {
        if (line == "quit" || line == "q") return;
        if (line.empty()) continue;
        if (line == "help" || line == "?") {
            out << profile_help();
            continue;
        }
        try {
            out << change(line);
        } catch (const Failed& failed) {
            out << to_string(failed.error) << " Nothing was changed.\n";
        }
    }
    out << '\n';
}

}  // namespace orrery::cli::companion
