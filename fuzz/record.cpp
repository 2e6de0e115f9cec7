// Records: what is read is written the same, and what replays ends in the recorded hash.
#include "core/record.h"

#include "fuzz/fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace orrery;
    using fuzzing::require;
    const Result<Json> json = parse_json(fuzzing::text_of(data, size));
    if (!json) return 0;
    const Result<std::string> id = game_of_record(*json);
    if (!id) return 0;
    const AnyGame* game = fuzzing::registry().find(*id);
    if (game == nullptr) return 0;
    Result<Record> record = record_from_json(*game, *json);
    if (!record) return 0;
    const Result<Record> again = record_from_json(*game, record_json(*game, *record));
    require(again.ok() && again->actions.size() == record->actions.size() &&
                again->final_hash == record->final_hash && again->seed == record->seed,
            "a record is written as it was read");

    const Result<std::unique_ptr<Position>> last = replay(*game, *record);
    if (last) require((*last)->hash() == record->final_hash, "a replay ends in the recorded hash");
    // Most changes only spoil the hash: with the right one the game has to replay.
    if (!last && last.error().code == "wrong_hash") {
        const Result<std::unique_ptr<Position>> start = start_of(*game, *record);
        for (const RecordedAction& step : record->actions)
            (*start)->apply(step.seat, step.action, nullptr);
        record->final_hash = (*start)->hash();
        require(replay(*game, *record).ok(), "a corrected record replays");
    }
    return 0;
}
