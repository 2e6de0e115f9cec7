// `orrery admin` against a server of a test.
#pragma once

#include "core/json.h"
#include "tests/cli/run_program.h"
#include "tests/server/host.h"

namespace orrery::test {

// What the program says; `words` are those of a shell.
inline cli::Ran run_admin(const std::string& folder, const std::string& words) {
    return cli::run_program_with("admin " + words + " --data '" + folder + "'");
}

// The answer of one that succeeds.
inline JsonObject ask_admin(const std::string& folder, const std::string& words) {
    const cli::Ran ran = run_admin(folder, words + " --json");
    if (ran.exit_code != 0) throw std::runtime_error(ran.err);
    Result<Json> answer = parse_json(ran.out);
    if (!answer) throw std::runtime_error(ran.out);
    return answer->as_object();
}

}  // namespace orrery::test
