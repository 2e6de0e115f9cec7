// What scenarios have in common: how they are told to run, where, and how figures are shown.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace orrery::load {

struct Options {
    double seconds = 5, rate = 0;
    int tables = 32, count = 1'000;
};

inline void row(const std::string& what, const std::string& figure, double value,
                const char* unit) {
    std::printf("| %-28s | %-34s | %12.4g | %-4s |\n", what.c_str(), figure.c_str(), value, unit);
    std::fflush(stdout);
}

// A folder that is gone afterwards.
struct Folder {
    Folder() {
        char name[] = "/tmp/orrery-load-XXXXXX";
        path = mkdtemp(name);
    }
    ~Folder() { std::filesystem::remove_all(path); }
    std::string path;
};

}  // namespace orrery::load
