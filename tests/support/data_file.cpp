#include "tests/support/data_file.h"

#include <fstream>
#include <map>
#include <sstream>

#include "tests/support/games.h"

namespace orrery::test {

const Json& data_file(const std::string& path) {
    static std::map<std::string, Json> files;
    const auto found = files.find(path);
    if (found != files.end()) return found->second;
    std::ifstream file(std::string(ORRERY_TEST_DATA) + "/" + path);
    std::stringstream text;
    text << file.rdbuf();
    return files.emplace(path, json(text.str())).first->second;
}

}  // namespace orrery::test
