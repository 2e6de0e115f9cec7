// Records of games as files.
#pragma once

#include <string>

#include "cli/command.h"
#include "core/record.h"

namespace orrery::cli {

// What is wrong with a record, and in which file.
Failed bad_record(const std::string& path, Error error);

// A record and the game it is of. Throws Failed: exit code kUsage when the file cannot be read,
// kFailure when it is no record that this program can play.
struct RecordFile {
    const AnyGame* game = nullptr;
    Record record;
};
RecordFile read_record(Context& context, const std::string& path);

}  // namespace orrery::cli
