// A protocol session as the tests use it.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "cli/engine.h"

namespace orrery::cli {

inline const Registry& test_registry() {
    static const Result<Registry> registry = Registry::load(embedded_content());
    return registry.value();
}

class Talk {
  public:
    Json ask(std::string_view line) {
        const Result<Json> answer = parse_json(engine_.answer(line));
        EXPECT_TRUE(answer.ok()) << line;
        return answer ? *answer : Json(JsonObject{});
    }
    // The answer to a request that has to be fulfilled.
    JsonObject done(std::string_view line) {
        const Json answer = ask(line);
        EXPECT_EQ(answer.at("ok"), Json(true)) << line << "\n" << to_text(answer);
        return answer.as_object();
    }
    // The error of a request that has to be refused; the position must stay as it was.
    JsonObject refused(std::string_view line) {
        const Json before = ask(R"({"op":"state"})");
        const Json record = ask(R"({"op":"record"})");
        const Json answer = ask(line);
        EXPECT_EQ(answer.at("ok"), Json(false)) << line << "\n" << to_text(answer);
        EXPECT_EQ(ask(R"({"op":"state"})"), before) << "changed by " << line;
        EXPECT_EQ(ask(R"({"op":"record"})"), record) << "changed by " << line;
        return answer.as_object().contains("error") ? answer.at("error").as_object() : JsonObject{};
    }
    std::string hash() {
        return std::string(done(R"({"op":"record"})")["record"].at("hash").as_string());
    }

    void start(int players, std::string_view options = "{}", int seed = 42) {
        done(to_text(JsonObject{{"op", "new"},
                                {"game", "cosmic-factory"},
                                {"players", players},
                                {"seed", seed},
                                {"options", parse_json(options).value()}}));
    }
    std::string bot_action(int player, int seed) {
        return std::string(done(to_text(JsonObject{
            {"op", "bot"}, {"player", player}, {"bot", "random"}, {"seed", seed}}))["action"]
                               .as_string());
    }
    JsonObject apply(const Json& player, std::string_view action) {
        return done(to_text(JsonObject{{"op", "apply"}, {"player", player}, {"action", action}}));
    }
    // Random actions of whoever is asked for; fewer when the game ends.
    int play(int steps) {
        for (int step = 0; step < steps; ++step) {
            const Json waiting = to_move();
            if (waiting.as_array().empty()) return step;
            const int seat = static_cast<int>(waiting.as_array()[0].as_int64());
            apply(seat, bot_action(seat, step));
        }
        return steps;
    }
    Json to_move() {
        // A position loaded again says whose turn it is.
        Engine copy(test_registry());
        const Json state = done(R"({"op":"state"})")["state"];
        const Result<Json> answer = parse_json(copy.answer(
            to_text(JsonObject{{"op", "load"}, {"game", "cosmic-factory"}, {"state", state}})));
        EXPECT_EQ(answer->at("ok"), Json(true)) << to_text(*answer) << "\n" << to_text(state);
        return answer->as_object().contains("to_move") ? answer->at("to_move") : Json(JsonArray{});
    }
    Engine& engine() { return engine_; }

  private:
    Engine engine_{test_registry()};
};

inline std::string text_of(const Json& value) {
    return value.is_string() ? std::string(value.as_string()) : to_text(value);
}

}  // namespace orrery::cli
