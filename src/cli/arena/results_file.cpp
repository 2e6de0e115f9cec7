#include "cli/arena/results_file.h"

#include <filesystem>
#include <iterator>

#include "cli/command.h"

namespace orrery::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& path, std::string message, int exit_code = kUsage) {
    throw Failed{{"bad_results", std::move(message), path, ""}, exit_code};
}

// However long: results are not one message.
std::string text_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(in), {});
    if (!in) fail(path, "cannot be read");
    return text;
}

}  // namespace

ResultsFile::ResultsFile(const std::string& path, const arena::Tournament& tournament, bool resume)
    : path_(path), schedule_(tournament.schedule()) {
    std::error_code failure;
    const bool there = fs::exists(path, failure);
    if (there && !resume) fail(path, "is there already; --resume goes on with it");
    if (!there) {
        out_.open(path, std::ios::binary);
        out_ << arena::results_header(tournament) << std::flush;
        check_written();
        return;
    }
    Result<arena::Results> results = arena::read_results(tournament, text_of(path));
    if (!results) {
        Error error = results.error();
        error.at = error.at.empty() ? path : path + ": " + error.at;
        throw Failed{error, kUsage};
    }
    units_ = std::move(results->units);
    fs::resize_file(path, results->whole_bytes, failure);
    if (failure) fail(path, "cannot be written: " + failure.message());
    out_.open(path, std::ios::binary | std::ios::app);
    check_written();
}

void ResultsFile::add(const arena::Unit& unit) {
    out_ << arena::results_row(schedule_, unit) << std::flush;
    check_written();
}

void ResultsFile::check_written() {
    if (!out_) fail(path_, "cannot be written");
}

void check_writable(const std::string& path) {
    if (!std::ofstream(path, std::ios::binary | std::ios::app)) fail(path, "cannot be written");
}

void write_file(const std::string& path, std::string_view text) {
    std::ofstream out(path, std::ios::binary);
    out << text << std::flush;
    if (!out) fail(path, "cannot be written");
}

}  // namespace orrery::cli
