// Runs a fuzz target over every file given (folders are searched), in the order of their names.
// The corpus is a regression test this way, with any compiler and under any sanitizer.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_below(const fs::path& path) {
    if (!fs::is_directory(path)) return {path};
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(path)) {
        if (entry.is_regular_file()) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

bool replay(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    if (!stream) {
        std::fprintf(stderr, "%s: cannot be read\n", path.c_str());
        return false;
    }
    // The name goes out first: when the target crashes, it is the last line.
    std::fprintf(stderr, "%s\n", path.c_str());
    const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    // A copy of exactly this size lets AddressSanitizer see a read past the end.
    const std::vector<std::uint8_t> data(bytes.begin(), bytes.end());
    LLVMFuzzerTestOneInput(data.data(), data.size());
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    LLVMFuzzerTestOneInput(nullptr, 0);
    std::size_t count = 0;
    bool all_read = true;
    for (int i = 1; i < argc; ++i) {
        for (const fs::path& file : files_below(argv[i])) {
            all_read = replay(file) && all_read;
            ++count;
        }
    }
    std::fprintf(stderr, "replayed %zu inputs\n", count);
    return all_read ? 0 : 1;
}
