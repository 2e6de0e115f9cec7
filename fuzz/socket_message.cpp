// Messages over a table's WebSocket, one a line: each has one reply, with its id.
#include "fuzz/desk.h"
#include "table/messages.h"

namespace {

using namespace orrery;

class Ear final : public server::Listener {
  public:
    void tell(const std::shared_ptr<const std::string>& message) override {
        const Result<Json> json = parse_json(*message);
        fuzzing::require(json.ok() && json->is_object() && json->get_object().contains("type"),
                         "what is told is a message");
    }
    void dismiss(server::Dismissal) override {}
};

// Open and not begun: who sits there, the seed's parts and the start are the messages' own.
server::Place open_table(fuzzing::Desk& desk, int number) {
    const server::Caller caller{std::string(32, 'f'), "192.0.2.1"};
    const Result<Json> request = parse_json(
        R"({"op":"open","game":"crafting-the-cosmos","seats":[{"you":true},{"bot":"random"}],"id":"o)" +
        std::to_string(number) + "\"}");
    Json ack;
    desk.host().open_table(caller, *request, [&](const Json& message) { ack = message; });
    desk.work_until([&] { return !ack.is_null(); });
    fuzzing::require(ack.at("type") == "ack", "a table opens");
    return {std::string(ack.at("table").as_string()), caller, ""};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int kMostLines = 32;
    static fuzzing::Desk desk;
    static int tables = 0;
    const server::Place place = open_table(desk, ++tables);
    Ear ear;
    const Result<table::ListenerId> id = desk.host().attach(place, std::nullopt, ear);
    fuzzing::require(id.ok(), "who opened a table may listen there");
    std::string_view rest = fuzzing::text_of(data, size);
    for (int line = 0; line < kMostLines && !rest.empty(); ++line) {
        const std::string_view text = server::take_until(rest, '\n');
        const Result<Json> request = parse_json(text);
        if (!request || text.find("trials") != std::string_view::npos) continue;
        int replies = 0;
        Json reply;
        desk.host().submit(place, *request, [&](const Json& message) {
            ++replies;
            reply = message;
        });
        desk.work_until([&] { return replies > 0; });
        fuzzing::require(replies == 1, "a message has one reply");
        fuzzing::require_answer(reply);
    }
    desk.host().leave(place, *id);
    bool gone = false;
    const auto ended = desk.host().lobby().get(place.table);
    (*ended)->end_by_host([&](const Result<std::uint64_t>&) { gone = true; });
    desk.work_until([&] { return gone; });
    return 0;
}
