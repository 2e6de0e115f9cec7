#include "tests/cli/run_program.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/support/data_file.h"

namespace orrery::cli {
namespace {

namespace fs = std::filesystem;

}  // namespace

std::string text_of_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TemporaryFolder::TemporaryFolder() {
    std::string pattern = (fs::temp_directory_path() / "orrery-test-XXXXXX").string();
    EXPECT_NE(mkdtemp(pattern.data()), nullptr);
    path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

std::string TemporaryFolder::write(const std::string& name, std::string_view text) const {
    const fs::path path = fs::path(path_) / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path.string();
}

Ran run_shell(const std::string& command, std::string_view input) {
    const TemporaryFolder folder;
    const std::string in = folder.write("in", input), out = folder.path() + "/out",
                      err = folder.path() + "/err", script = folder.write("script", command);
    const std::string line = "ORRERY='" + test::program_path() + "' bash '" + script + "' < '" +
                             in + "' > '" + out + "' 2> '" + err + "'";
    const int status = std::system(line.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text_of_file(out), text_of_file(err)};
}

Ran run_program_with(const std::string& arguments, std::string_view input) {
    return run_shell("\"$ORRERY\" " + arguments, input);
}

std::string interrupting_engine(const TemporaryFolder& folder) {
    return "engine:exec bash " + folder.write("engine", R"(asked=0
while IFS= read -r line; do
  asked=$((asked + 1))
  if [ $asked = 400 ]; then kill -INT $PPID; sleep 100; fi
  action=${line#*\"actions\":[\"}
  printf '{"ok":true,"action":"%s"}\n' "${action%%\"*}"
done
)");
}

}  // namespace orrery::cli
