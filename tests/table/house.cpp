#include "tests/table/house.h"

#include <gtest/gtest.h>

#include <bit>

#include "tests/support/restored.h"

namespace orrery::test {

House::House(table::Settings settings, std::uint64_t seed)
    : settings_(settings), random_(seed_from_number(seed)) {
    restart();
}

void House::lower_trials(std::uint32_t most) {
    settings_.most_trials = most;
    restart();
}

std::vector<Error> House::restart(const Registry& registry) {
    tasks.clear();
    replies.clear();
    lobby_ = std::make_unique<table::Lobby>(
        registry, table::Ports{store, *this, *this, *this, *this, *this}, settings_);
    const auto refused = restored(*lobby_);
    EXPECT_TRUE(refused.ok());
    return *refused;
}

Json House::open(const table::Guest& guest, const std::string& request) {
    Json message = json(request);
    if (!message.as_object().contains("id"))
        message.as_object()["id"] = "open-" + std::to_string(++last_message_);
    Json answer;
    lobby_->open(guest, message, [&](const Json& reply) { answer = reply; });
    store.settle();
    return answer;
}

std::string House::open_table(const table::Guest& guest, const std::string& request) {
    const Json answer = open(guest, request);
    EXPECT_EQ(error_code(answer), "") << to_text(answer);
    return std::string(answer.at("table").as_string());
}

table::Table& House::at(const std::string& table) {
    // Who keeps the house knows every invitation.
    const Json code = store.entries(table).front().payload.at("code");
    return **lobby_->find(table, "", std::string(code.as_string()));
}

Json House::ask(const std::string& table, const table::Guest& guest, const std::string& request) {
    return ask(table, guest, json(request).as_object());
}

Json House::ask(const std::string& table, const table::Guest& guest, JsonObject request) {
    if (!request.contains("id")) request["id"] = "m" + std::to_string(++last_message_);
    const std::size_t before = replies.size();
    submit(table, guest, request);
    store.settle();
    if (replies.size() == before && !tasks.empty() && tasks.back().work) {
        const table::Task task = std::move(tasks.back());
        tasks.pop_back();
        lobby_->answer(task, table::think(task));
    }
    EXPECT_EQ(replies.size(), before + 1) << to_text(request);
    return replies.size() > before ? replies.back() : Json();
}

void House::submit(const std::string& table, const table::Guest& guest, const Json& request) {
    lobby_->submit(at(table), guest, request,
                   [this](const Json& reply) { replies.push_back(reply); });
}

void House::attach(table::ListenerId listener, const std::string& table, const table::Guest& guest,
                   std::optional<std::uint64_t> since) {
    at(table).attach(listener, guest, since);
}

void House::think() {
    const table::Task task = std::move(tasks.front());
    tasks.pop_front();
    lobby_->answer(task, table::think(task));
    store.settle();
}

void House::let_bots_act() {
    while (!tasks.empty()) think();
}

void House::pass(table::Milliseconds duration) {
    const table::Milliseconds end = time + duration;
    for (;;) {
        const auto deadline = next_deadline();
        if (!deadline || *deadline > end) break;
        time = std::max(time, *deadline);
        lobby_->tick();
        store.settle();
    }
    time = end;
}

void House::sleep(table::Milliseconds duration) {
    time += duration;
    slept += duration;
    lobby_->tick();
    store.settle();
}

std::optional<table::Milliseconds> House::next_deadline() const {
    const table::Due due = lobby_->next_deadline();
    if (!due.ever()) return std::nullopt;
    return time + due.wait(table::Clock::read(), INT64_MAX);
}

Seat House::actor(const std::string& table) {
    const table::State& now = state(table);
    if (now.phase() != table::Phase::kPlaying) return kSpectator;
    return static_cast<Seat>(std::countr_zero(now.position().actors()));
}

Json House::play(const std::string& table, Seat seat) {
    const table::State& now = state(table);
    const table::SeatHolder& holder = now.seat(seat);
    const Action action = now.position().random_action(seat, random_);
    return ask(table, {holder.guest, holder.name},
               JsonObject{{"op", "move"}, {"seat", seat}, {"action", now.game().print(action)}});
}

void House::play_to_the_end(const std::string& table) {
    for (;;) {
        let_bots_act();
        const Seat seat = actor(table);
        if (seat == kSpectator) return;
        ASSERT_EQ(error_code(play(table, seat)), "");
    }
}

std::string view_hash(const Position& position, Seat viewer) {
    const std::string text = to_text(position.view_json(viewer));
    return to_hex(hash_bytes(std::as_bytes(std::span<const char>(text))));
}

std::string error_code(const Json& message) {
    const Json* error = message.as_object().if_contains("error");
    return error == nullptr ? "" : std::string(error->at("code").as_string());
}

}  // namespace orrery::test
