#include "tests/support/data_file.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "tests/support/games.h"

namespace orrery::test {

const Json& data_file(const std::string& path) {
    static std::map<std::string, Json> files;
    const auto found = files.find(path);
    if (found != files.end()) return found->second;
    return files.emplace(path, json(project_file("tests/data/" + path))).first->second;
}

std::string project_file(const std::string& path) {
    std::ifstream file(project_path(path), std::ios::binary);
    EXPECT_TRUE(file) << path;
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace orrery::test
