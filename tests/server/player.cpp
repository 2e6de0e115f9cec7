#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "core/hash.h"
#include "core/json.h"
#include "tests/server/client.h"
#include "tests/support/games.h"

namespace orrery::test {
namespace {

// The key and its answer are those of RFC 6455, section 1.3.
constexpr const char* kKey = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr const char* kAccept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

std::string text_of(const Json& message, std::string_view field) {
    const Json* value = message.as_object().if_contains(field);
    return value == nullptr || !value->is_string() ? "" : std::string(value->as_string());
}

std::uint64_t number_of(const Json& message, std::string_view field = "number") {
    return message.at(field).to_number<std::uint64_t>();
}

}  // namespace

bool Player::shake_hands() {
    const Route& route = visitor_->route();
    socket_ = Socket::connect(route.port, route.from);
    if (!socket_.is_open()) return false;
    Headers headers{{"Host", route.host()},          {"Upgrade", "websocket"},
                    {"Connection", "Upgrade"},       {"Sec-WebSocket-Key", kKey},
                    {"Sec-WebSocket-Version", "13"}, {"Origin", "http://" + route.host()}};
    if (!visitor_->cookie.empty()) headers.emplace_back("Cookie", visitor_->cookie);
    std::string target = table_.path("socket");
    if (number_ > 0)
        target += (table_.code.empty() ? "?since=" : "&since=") + std::to_string(number_);
    frames_ = {};
    socket_.send(request_head("GET", target, headers));
    const Response response = read_response(socket_, frames_.buffer);
    if (response.status == 0 || response.status == 503) return false;  // cut, or just closing
    if (response.status != 101) throw std::runtime_error(response.head + response.body);
    EXPECT_EQ(response.header("sec-websocket-accept"), kAccept);
    visitor_->keep_cookie(response);
    return true;
}

void Player::connect() {
    welcomed_ = false;
    expected_.clear();
    if (!shake_hands()) return socket_.close();
    ++connections;
    for (const std::string& id : order_) transmit(id);
}

void Player::transmit(const std::string& id) {
    ++expected_[id];
    send_frame({Opcode::kText, to_text(witness_.sent.at(id))});
}

void Player::send_frame(const Frame& frame) {
    // A connection that is gone is noticed when something is to be heard.
    if (socket_.is_open()) socket_.send(encode(frame, true));
}

std::string Player::say(JsonObject request) {
    if (!request.contains("id")) request["id"] = visitor_->new_id();
    const std::string id(request["id"].as_string());
    if (visitor_->route().on_sent) visitor_->route().on_sent(request);
    witness_.sent[id] = std::move(request);
    order_.push_back(id);
    waiting_.insert(id);
    if (socket_.is_open()) transmit(id);
    return id;
}

void Player::repeat(const std::string& id) {
    if (socket_.is_open()) transmit(id);
}

std::optional<Json> Player::take_reply(const std::string& id) {
    const auto found = replies_.find(id);
    if (found == replies_.end()) return std::nullopt;
    std::optional<Json> reply = std::move(found->second);
    replies_.erase(found);
    return reply;
}

Json Player::ask(JsonObject request) {
    const std::string id = say(std::move(request));
    hear_until([&] { return replies_.contains(id); });
    return *take_reply(id);
}

Json Player::must(JsonObject request) {
    Json reply = ask(std::move(request));
    if (reply.at("type") == "error") throw std::runtime_error(to_text(reply));
    return reply;
}

void Player::hear_until(const std::function<bool()>& done) {
    while (!done()) hear();
}

void Player::hear() {
    hear_any({this});
}

void hear_any(const std::vector<Player*>& players) {
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    std::vector<const Socket*> sockets;
    for (Player* player : players) {
        while (!player->is_connected()) {
            player->connect();
            if (player->is_connected()) break;
            if (std::chrono::steady_clock::now() > limit)
                throw NothingHappened("the server does not let anybody in");
            std::this_thread::sleep_for(std::chrono::milliseconds(2));  // do not storm the door
        }
        sockets.push_back(&player->socket());
    }
    // What came along with the handshake lies here already.
    const bool has_read = std::count_if(players.begin(), players.end(), [](Player* player) {
                              return player->deal_with_frames();
                          }) > 0;
    if (has_read) return;
    const std::vector<std::size_t> ready = readable(sockets, kPatience);
    if (ready.empty()) throw NothingHappened("nothing is heard of the table");
    for (const std::size_t i : ready) players[i]->receive();
}

void Player::receive() {
    if (!socket_.receive(frames_.buffer)) return socket_.close();
    deal_with_frames();
}

bool Player::deal_with_frames() {
    bool any = false;
    while (socket_.is_open()) {
        const std::optional<Frame> frame = frames_.next();
        if (!frame) break;
        any = true;
        deal_with(*frame);
    }
    return any;
}

void Player::deal_with(const Frame& frame) {
    if (frame.opcode == Opcode::kText) return deal_with(frame.payload);
    if (frame.opcode == Opcode::kPing) return send_frame({Opcode::kPong, frame.payload});
    if (frame.opcode != Opcode::kClose) return;
    last_close = close_code(frame);
    send_frame(frame);
    socket_.close();
}

void Player::deal_with(const std::string& text) {
    const Json message = json(text);
    if (visitor_->route().on_received) visitor_->route().on_received(message, text);
    const std::string type = text_of(message, "type");
    if (type == "welcome" || type == "entries") return note_news(message, text);
    if (type == "closing") {
        told_of_closing = true;
    } else if (type == "presence") {
        ++presences;
        EXPECT_EQ(message.at("here").as_array().size(), state_.at("seats").as_array().size());
    } else {
        note_reply(message);
    }
}

void Player::note_news(const Json& message, const std::string& text) {
    const bool welcome = text_of(message, "type") == "welcome";
    const std::uint64_t next = number_of(message);
    const bool has_since = !message.at("since").is_null();
    const std::uint64_t since = has_since ? number_of(message, "since") : next;
    EXPECT_EQ(message.at("entries").as_array().size(), next - since);
    if (welcomed_ && next <= number_) return;  // heard before; a welcome too, on a broken line
    if (welcome) {
        EXPECT_EQ(text_of(message.at("table"), "id"), table_.table);
        EXPECT_GE(next, number_) << "the table has forgotten something";
        welcomed_ = true;
    } else if (!welcomed_ || since != number_) {
        ++resyncs;
        return socket_.close();
    }
    number_ = next;
    state_ = message.at("state");
    const Json* views = message.as_object().if_contains("views");
    if (views == nullptr) return;
    for (const Json& each : views->as_array()) {
        const Json& seat = each.at("seat");
        const std::string view = to_text(each.at("view"));
        const std::string hash = to_hex(hash_bytes(std::as_bytes(std::span<const char>(view))));
        EXPECT_NE(text.find(view), std::string::npos) << "the view's text is not compact JSON";
        EXPECT_EQ(text_of(each, "hash"), hash);
        const Seat viewer = seat.is_null() ? kSpectator : seat.to_number<Seat>();
        views_[viewer] = each.at("view");
        const auto known = witness_.seen.emplace(std::pair(number_, viewer), hash).first;
        EXPECT_EQ(known->second, hash) << "another view at number " << number_;
    }
}

void Player::note_reply(const Json& message) {
    const std::string id = text_of(message, "id");
    if (id.empty()) return strays.push_back(message);
    if (--expected_[id] < 0) ++surprises;
    if (text_of(message, "type") == "ack") witness_.acknowledge(id, number_of(message));
    if (waiting_.erase(id) == 0) return;  // answered before
    order_.erase(std::find(order_.begin(), order_.end(), id));
    replies_[id] = message;
}

std::string Player::phase() const {
    return state_.is_object() ? text_of(state_, "phase") : "";
}

std::vector<Seat> Player::own_seats_to_move() const {
    std::vector<Seat> seats;
    if (phase() != "playing") return seats;
    for (const Json& each : state_.at("to_move").as_array()) {
        const auto seat = each.to_number<Seat>();
        const JsonObject& holder =
            state_.at("seats").at(static_cast<std::size_t>(seat)).as_object();
        const Json* own = holder.if_contains("you");
        if (own != nullptr && own->as_bool() && !holder.contains("played_by"))
            seats.push_back(seat);
    }
    return seats;
}

}  // namespace orrery::test
