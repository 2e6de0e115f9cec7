#include "cli/command.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

#include "core/json.h"
#include "core/judge.h"

namespace orrery::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(std::string at, std::string message, std::string code = "bad_input") {
    throw Failed{{std::move(code), std::move(message), std::move(at), ""}};
}

// What a folder holds in a fixed order, without hidden files (editors and systems leave some).
std::vector<fs::path> entries_of(const fs::path& folder) {
    std::error_code failure;
    std::vector<fs::path> entries;
    for (fs::directory_iterator at(folder, failure), end; !failure && at != end;
         at.increment(failure))
        if (!at->path().filename().string().starts_with('.')) entries.push_back(at->path());
    if (failure) fail(folder.string(), "cannot be read: " + failure.message());
    std::sort(entries.begin(), entries.end());
    return entries;
}

std::string read_stream(std::istream& in, const std::string& name) {
    std::string text;
    char block[65536];
    while (in.read(block, sizeof block) || in.gcount() > 0) {
        text.append(block, static_cast<std::size_t>(in.gcount()));
        if (text.size() > kMaxJsonBytes)
            fail(name, "larger than " + std::to_string(kMaxJsonBytes) + " bytes", "too_large");
    }
    if (in.bad()) fail(name, "cannot be read");
    return text;
}

// The built-in file that this one replaces. A judge may come to any game.
ContentFile& replaced_by(std::vector<ContentFile>& files, const fs::path& path) {
    const std::string game = path.parent_path().filename().string();
    const std::string name = path.filename().string();
    std::string known;
    std::string_view played;
    for (ContentFile& file : files) {
        if (file.game == game && file.name == name) return file;
        if (file.game == game) played = file.game;
        known +=
            (known.empty() ? "" : ", ") + std::string(file.game) + '/' + std::string(file.name);
    }
    if (!played.empty() && name == kJudgeFile)
        return files.emplace_back(ContentFile{played, kJudgeFile, {}});
    fail(path.string(), "not a content file; there is: " + known);
}

}  // namespace

std::string read_file(const std::string& path) {
    if (path == "-") return read_stream(std::cin, "standard input");
    std::error_code failure;
    const fs::file_status status = fs::status(path, failure);
    if (!fs::exists(status)) fail(path, "there is no such file");
    if (fs::is_directory(status)) fail(path, "this is a folder, not a file");
    std::ifstream in(path, std::ios::binary);
    if (!in) fail(path, "cannot be read");
    return read_stream(in, path);
}

std::span<const ContentFile> Context::content_files() {
    if (!files_.empty()) return files_;
    const std::span<const ContentFile> built_in = embedded_content();
    std::vector<ContentFile> files(built_in.begin(), built_in.end());
    if (!content_dir.empty()) {
        if (!fs::is_directory(content_dir)) fail(content_dir, "there is no such folder");
        for (const fs::path& folder : entries_of(content_dir)) {
            if (!fs::is_directory(folder))
                fail(folder.string(), "not expected here: content lies in a folder for each game");
            for (const fs::path& path : entries_of(folder)) {
                ContentFile& file = replaced_by(files, path);
                texts_.push_back(read_file(path.string()));
                file.text = texts_.back();
            }
        }
    }
    files_ = std::move(files);
    return files_;
}

const Registry& Context::registry() {
    if (!registry_) {
        Result<Registry> loaded = Registry::load(content_files());
        if (!loaded) throw Failed{loaded.error()};
        registry_ = std::make_unique<Registry>(std::move(*loaded));
        // Not worth to stop for: the hand-made judges play on.
        for (const std::unique_ptr<AnyGame>& game : registry_->games())
            if (const Error* error = game->judge_error())
                std::cerr << "orrery: " << to_string(*error)
                          << "; the hand-made judge plays instead\n";
    }
    return *registry_;
}

const AnyGame& Context::game(std::string_view id) {
    const Result<const AnyGame*> found = registry().get(id);
    if (found) return **found;
    Error error = found.error();
    error.at.clear();  // a place in a request; here it was an argument
    throw Failed{error};
}

}  // namespace orrery::cli
