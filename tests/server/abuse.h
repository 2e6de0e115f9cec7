// A game that goes on whatever somebody else sends to its server.
#pragma once

#include <gtest/gtest.h>

#include "tests/server/company.h"

namespace orrery::test {

class ServerAbuse : public testing::Test {
  protected:
    explicit ServerAbuse(server::ServerOptions options = LocalServer::quick())
        : server_(std::move(options)),
          company_(server_.route, {{"game", "cosmogenesis"}, {"seats", seats_for(2)}}, 1),
          stranger_(server_.route, "stranger") {}

    // The game goes on as if nothing had happened.
    void TearDown() override {
        company_.play(4);
        for (const Player& player : company_.players()) {
            EXPECT_EQ(player.connections, 1);
            EXPECT_EQ(player.resyncs + player.surprises, 0);
        }
        EXPECT_EQ(stranger_.call("GET", "/healthz").status, 200);
        company_.leave();
        server_.stop();
        EXPECT_GT(company_.expect_as_told(server_.folder()), 0U);
    }

    // Sends these bytes to a new connection; the answer, after which the connection is closed.
    Response refused(const std::string& bytes) {
        const Socket socket = Socket::connect(server_.route.port);
        socket.send(bytes);
        std::string rest;
        Response response = read_response(socket, rest);
        while (socket.receive(rest)) {
        }
        return response;
    }
    Response handshake(const std::string& target, Headers headers) {
        headers.insert(headers.begin(), {{"Host", server_.route.host()},
                                         {"Connection", "Upgrade"},
                                         {"Upgrade", "websocket"},
                                         {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="},
                                         {"Sec-WebSocket-Version", "13"}});
        return refused(request_head("GET", target, headers));
    }
    static void expect_error(const Response& response, int status, const std::string& code) {
        EXPECT_EQ(response.status, status) << response.head << response.body;
        EXPECT_EQ(response.header("content-type"), "application/json") << response.head;
        if (response.body.empty()) return;
        const Json error = response.json();
        EXPECT_EQ(error.at("type"), Json("error")) << response.body;
        EXPECT_EQ(error.at("error").at("code"), Json(code)) << response.body;
        EXPECT_FALSE(error.at("error").at("message").as_string().empty());
    }
    // The code of the error that a frame is answered with; empty = the connection was closed.
    static std::string answer_to(Player& player, const Frame& frame) {
        player.send_frame(frame);
        const std::size_t before = player.strays.size();
        player.hear_until([&] { return player.strays.size() > before || !player.is_connected(); });
        if (player.strays.size() == before) return "";
        return std::string(player.strays.back().at("error").at("code").as_string());
    }

    LocalServer server_;
    Company company_;
    Visitor stranger_;
};

}  // namespace orrery::test
