#include "cli/record_file.h"

#include <utility>

namespace orrery::cli {

Failed bad_record(const std::string& path, Error error) {
    error.at = path + (error.at.empty() ? "" : ": " + error.at);
    return {std::move(error), kFailure};
}

RecordFile read_record(Context& context, const std::string& path) {
    const Result<Json> json = parse_json(read_file(path));
    if (!json) throw bad_record(path, json.error());
    const Result<std::string> id = game_of_record(*json);
    if (!id) throw bad_record(path, id.error());
    const Result<const AnyGame*> game = context.registry().get(*id);
    if (!game) throw bad_record(path, game.error());
    Result<Record> record = record_from_json(**game, *json);
    if (!record) throw bad_record(path, record.error());
    return {*game, std::move(*record)};
}

}  // namespace orrery::cli
