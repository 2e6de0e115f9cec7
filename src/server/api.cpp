#include "server/api.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "bots/bot.h"
#include "server/announcement.h"
#include "server/lists.h"
#include "server/pack.h"
#include "server/page.h"
#include "table/messages.h"

namespace orrery::server {
namespace {

constexpr int kCreated = 201;
constexpr int kUnavailable = 503;

Error bad_input(std::string message, std::string at = "") {
    return {"bad_input", std::move(message), std::move(at), ""};
}

Error other_origin() {
    return {"other_origin", "a page of another host sent this", "", ""};
}

Error leaving() {
    return {"leaving", "what is known of you is being deleted", "", ""};
}

// Somebody has become another guest by this.
bool sets_cookie(const Response& response) {
    return std::any_of(response.headers.begin(), response.headers.end(),
                       [](const auto& header) { return header.first == "Set-Cookie"; });
}

Result<std::optional<std::uint64_t>> read_since(const Request& request) {
    const std::string text = request.parameter("since");
    if (text.empty()) return std::optional<std::uint64_t>();
    std::uint64_t number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc() || end != text.data() + text.size())
        return bad_input("since is the number of an entry, not " + quoted(text));
    return std::optional<std::uint64_t>(number);
}

// Weak: packed or not, it is the same.
std::string etag_of(std::string_view text) {
    return "W/\"" + to_hex(hash_bytes(std::as_bytes(std::span<const char>(text)))) + '"';
}

// Made for this guest and this moment: it is compared with what the client has, and not sent again.
Response unless_known(const Request& request, Response response) {
    if (response.status != 200) return response;
    const std::string etag = etag_of(response.body);
    std::erase_if(response.headers, [](const auto& each) { return each.first == "Cache-Control"; });
    response.headers.emplace_back("Cache-Control", "private, no-cache");
    response.headers.emplace_back("ETag", etag);
    if (!has_already(request, etag)) return response;
    return {304, "", "", std::move(response.headers)};
}

// Adds everything that has a source, whatever it is part of.
void count_sources(const Json& content, JsonObject& counts) {
    if (content.is_array()) {
        for (const Json& each : content.as_array()) count_sources(each, counts);
    } else if (content.is_object()) {
        for (const auto& member : content.as_object()) {
            count_sources(member.value(), counts);
            if (member.key() != "source" || !member.value().is_string()) continue;
            if (Json* count = counts.if_contains(member.value().as_string())) ++count->as_int64();
        }
    }
}

// How many entries of the content files come from where: who reads the files counts the same.
JsonObject provenance_json(const AnyGame& game) {
    JsonObject counts;
    for (const Provenance each :
         {Provenance::kRulebook, Provenance::kPublic, Provenance::kReconstructed})
        counts[to_string(each)] = std::int64_t{0};
    count_sources(game.content_json().at("files"), counts);
    return counts;
}

// What the game does not know of itself.
JsonObject with_host_facts(const Registry& registry, const AnyGame& game, JsonObject json) {
    JsonArray bots;
    for (const BotShape& bot : level_shapes()) bots.push_back(Json(bot.name));
    json["provenance"] = provenance_json(game);
    json["bots"] = std::move(bots);
    json["lesson"] = registry.lesson(game.info().id) != nullptr;
    return json;
}

// What is written down, besides what tables are asked for.
std::optional<Ration> ration_of(Route route) {
    switch (route) {
        case Route::kRename:
        case Route::kEndDevice:
        case Route::kUseLink:
        case Route::kBlock:
        case Route::kUnblock:
            return Ration::kWrites;
        case Route::kForgetMe:
            return Ration::kFarewells;
        default:
            return std::nullopt;
    }
}

Error no_such_game(const Error& error) {
    return {"unknown_path", error.message, "", ""};
}

}  // namespace

Result<Json> read_body(const Request& request) {
    if (!request.content_type.starts_with("application/json"))
        return Error{"not_json", "the body must have the Content-Type application/json", "", ""};
    return parse_json(request.body);
}

bool Api::is_for_socket(const Request& request) {
    const Result<Destination> to = find_route(request.method, request.path);
    return to && to->route == Route::kSocket;
}

bool Api::is_for_health(const Request& request) {
    const Result<Destination> to = find_route(request.method, request.path);
    return to && to->route == Route::kHealth;
}

std::optional<Refusal> Api::stranger(const Caller& caller) {
    const Budgets::Wait wait = host_.budgets().until_guest(
        caller, Budgets::Clock::now(), [&] { return host_.is_kept(caller.guest); });
    if (wait == Budgets::Wait::zero()) return std::nullopt;
    return Refusal{{"too_many_guests", "too many new guests from your address", "", ""}, wait};
}

void Api::answer(const Request& request, Respond respond) {
    const Result<Destination> to = find_route(request.method, request.path);
    if (!to) {
        Response response = error_response(to.error());
        if (to.error().code == "wrong_method")
            response.headers.emplace_back("Allow", methods_of(request.path));

        return respond(std::move(response));
    }
    dispatch(request, *to, std::move(respond));
}

void Api::dispatch(const Request& request, const Destination& to, Respond respond) {
    // Answered to anybody alike.
    switch (to.route) {
        case Route::kPage:
            return respond(page_response(embedded_page(), request));
        case Route::kHealth:
            return respond(json_response(200, health()));
        case Route::kReady: {
            const JsonObject json = health();
            return respond(json_response(json.at("status") == "ok" ? 200 : kUnavailable, json));
        }
        case Route::kMetrics:
            return respond(
                packed_for(request.accept_encoding, {200,
                                                     "text/plain; version=0.0.4; charset=utf-8",
                                                     host_.numbers().all.text(),
                                                     {{"Cache-Control", "no-store"}}}));
        case Route::kGames:
            return respond(lasting(request, [&] { return Result<Json>(games()); }));
        case Route::kGame:
            return respond(lasting(request, [&] { return game(to.name); }));
        case Route::kContent:
            return respond(lasting(request, [&] { return content(to.name); }));
        case Route::kBots:
            return respond(
                lasting(request, [this] { return Result<Json>(JsonObject{{"bots", bots()}}); }));
        case Route::kAnnouncement:
            return respond(json_response(
                200, JsonObject{{"announcement", announcement_json(host_.announcement())}}));
        default:
            break;
    }
    const bool changes = request.method != "GET" && request.method != "HEAD";
    if (changes && is_from_elsewhere(request, host_.public_url()))
        return respond(error_response(other_origin()));
    const Visitor visitor = host_.guests().identify(request.cookie);
    if (host_.guests().is_leaving(visitor.id)) return respond(error_response(leaving()));
    const Place place{
        to.name, {visitor.id, request.address}, request.parameter("code"), visitor.device};
    if (const store::Ban* ban = host_.bans().of(place.caller, host_.wall()))
        return respond(message_response(200, ban_message(*ban)));
    if (const auto refusal = stranger(place.caller)) return respond(refusal_response(*refusal));
    if (const std::optional<Ration> what = ration_of(to.route)) {
        const Budgets::Wait wait = host_.budgets().take(*what, place.caller, Budgets::Clock::now());
        if (wait > Budgets::Wait::zero()) return respond(refusal_response(too_much(wait)));
    }
    host_.note_visit(place.caller);
    // Whoever opens the page asks who they are: they stay that for another year.
    const std::string& cookie = to.route == Route::kMe ? visitor.cookie : visitor.set_cookie;
    respond = [cookie, end_cookie = visitor.end_cookie, request, changes,
               respond = std::move(respond)](Response response) {
        if (!changes) response = unless_known(request, std::move(response));
        if (!cookie.empty() && !sets_cookie(response))
            response.headers.emplace_back("Set-Cookie", cookie);
        if (!end_cookie.empty()) response.headers.emplace_back("Set-Cookie", end_cookie);
        respond(packed_for(request.accept_encoding, std::move(response)));
    };
    switch (to.route) {
        case Route::kMe:
            return respond(me(visitor.id));
        case Route::kRename:
            return rename(request, visitor.id, std::move(respond));
        case Route::kForgetMe:
            return forget_me(visitor, respond);
        case Route::kExportMe:
            return export_me(request, visitor, respond);
        case Route::kDevices:
            return respond(devices(request, visitor));
        case Route::kEndDevice:
            return end_device(request, visitor, to.name, respond);
        case Route::kMakeLink:
            return respond(make_link(request, visitor));
        case Route::kLookAtLink:
            return respond(look_at_link(request, visitor));
        case Route::kUseLink:
            return use_link(request, visitor, respond);
        case Route::kBlocks:
            return respond(blocks(visitor.id));
        case Route::kUnblock:
            return unblock(visitor.id, to.name, respond);
        case Route::kBlockedHere:
            return respond(blocked_here(place));
        case Route::kBlock:
            return block(request, place, respond);
        case Route::kReport:
            return report(request, place, respond);
        case Route::kLobby:
            return respond(lobby(request, visitor.id));
        case Route::kOpen:
            return open(request, place.caller, std::move(respond));
        case Route::kTable:
            return table(place, respond);
        case Route::kRequests:
            return ask(request, place, respond);
        case Route::kRecord:
            return record(place, respond);
        default:
            return respond(error_response(bad_input("this address is for WebSockets")));
    }
}

Response Api::me(const std::string& guest) {
    return json_response(200,
                         JsonObject{{"name", host_.guests().guest(guest).name}, {"guest", true}});
}

void Api::rename(const Request& request, const std::string& guest, Respond respond) {
    const Result<Json> body = read_body(request);
    if (!body) return respond(error_response(body.error()));
    JsonErrors errors;
    const JsonReader reader(*body, errors);
    reader.only({"name"});
    const std::string name = table::read_name(reader["name"]);
    if (!errors.ok()) return respond(error_response(errors.error()));
    host_.guests().rename(
        guest, name, [this, guest, respond = std::move(respond)](std::optional<Error> error) {
            respond(error ? error_response({"not_stored", error->message, "", ""}) : me(guest));
        });
}

// What a table's bot may be told here.
Json Api::bots() const {
    return bots_json(host_.most_trials());
}

// The lobby loads this first: a game's types, actions and events are described apart.
Json Api::games() const {
    JsonArray games;
    for (const std::unique_ptr<AnyGame>& game : host_.registry().games())
        games.push_back(with_host_facts(host_.registry(), *game, game_summary_json(*game)));
    return JsonObject{{"games", std::move(games)}};
}

Result<Json> Api::game(const std::string& id) const {
    const Result<const AnyGame*> found = host_.registry().get(id);
    if (!found) return no_such_game(found.error());
    return Json(with_host_facts(host_.registry(), **found, game_json(**found)));
}

Result<Json> Api::content(const std::string& game) const {
    const Result<const AnyGame*> found = host_.registry().get(game);
    if (!found) return no_such_game(found.error());
    JsonObject json{{"game", game}, {"content", (*found)->content_version()}};
    for (auto& part : (*found)->content_json()) json[part.key()] = std::move(part.value());
    return Json(std::move(json));
}

Response Api::lasting(const Request& request, const std::function<Result<Json>()>& make) {
    auto kept = lasting_.find(request.path);
    if (kept == lasting_.end()) {
        const Result<Json> made = make();
        if (!made) return error_response(made.error());
        const std::string text = to_text(*made);
        kept = lasting_.emplace(request.path, Lasting{text, gzip(text), etag_of(text)}).first;
    }
    const Lasting& what = kept->second;
    Response response{200, "application/json", "", {}};
    response.headers = {
        {"Cache-Control", "no-cache"}, {"ETag", what.etag}, {"Vary", "Accept-Encoding"}};
    if (has_already(request, what.etag)) return {304, "", "", response.headers};
    const bool packed = accepts_gzip(request.accept_encoding);
    if (packed) response.headers.emplace_back("Content-Encoding", "gzip");
    response.body = packed ? what.gzip : what.text;
    return response;
}

// All lists from their beginning, or more of one of them.
Response Api::lobby(const Request& request, const std::string& guest) {
    const Result<ListWish> wish = read_list_wish(request);
    if (!wish) return error_response(wish.error());
    JsonObject lists, next;
    for (const ListRow& row : kLists) {
        if (!wish->list.empty() && wish->list != row.name) continue;
        Result<table::Lobby::Page> page = row.read(host_.lobby(), guest, row.most, wish->after);
        if (!page) return error_response(page.error());
        lists[row.name] = std::move(page->tables);
        if (page->next) next[row.name] = text_of(*page->next);
    }
    lists["next"] = std::move(next);
    return json_response(200, lists);
}

void Api::open(const Request& request, const Caller& caller, Respond respond) {
    Result<Json> body = read_body(request);
    if (!body) return respond(error_response(body.error()));
    if (JsonObject* fields = body->if_object()) {
        if (fields->contains("op"))
            return respond(error_response(bad_input("the address says what to do", "/op")));
        (*fields)["op"] = "open";
    }
    host_.open_table(caller, *body, [respond = std::move(respond)](const Json& message) {
        respond(message_response(kCreated, message));
    });
}

void Api::ask(const Request& request, const Place& place, const Respond& respond) {
    const Result<Json> body = read_body(request);
    if (!body) return respond(error_response(body.error()));
    host_.submit(place, *body,
                 [respond](const Json& message) { respond(message_response(200, message)); });
}

void Api::table(const Place& place, const Respond& respond) {
    host_.submit(place, JsonObject{{"op", "view"}}, [this, place, respond](Json message) {
        // The answer comes at once: what could be found a moment ago is still there.
        if (const auto found = host_.lobby().find(place.table, place.caller.guest, place.code))
            if (!message.get_object().contains("error"))
                message.get_object()["table"] = (*found)->about(place.caller.guest);
        respond(message_response(200, message));
    });
}

void Api::record(const Place& place, const Respond& respond) {
    host_.submit(place, JsonObject{{"op", "record"}}, [place, respond](const Json& message) {
        const Json* record = message.get_object().if_contains("record");
        if (record == nullptr) return respond(message_response(200, message));
        Response response = json_response(200, Json());
        response.body = to_pretty_text(*record);
        response.headers.emplace_back("Content-Disposition",
                                      "attachment; filename=\"orrery-" + place.table + ".json\"");
        respond(std::move(response));
    });
}

JsonObject Api::health() const {
    JsonObject json{
        {"status", "ok"}, {"version", ORRERY_VERSION}, {"tables", host_.lobby().loaded()}};
    if (host_.is_stopping()) json["status"] = "stopping";
    if (host_.store_failure()) json["status"] = "store_failed";
    return json;
}

Result<Entrance> Api::enter(const Request& request) {
    if (is_from_elsewhere(request, host_.public_url())) return other_origin();
    const Result<Destination> to = find_route(request.method, request.path);
    if (!to) return to.error();
    const Result<std::optional<std::uint64_t>> since = read_since(request);
    if (!since) return since.error();
    const Visitor visitor = host_.guests().identify(request.cookie);
    if (host_.guests().is_leaving(visitor.id)) return leaving();
    const Place place{
        to->name, {visitor.id, request.address}, request.parameter("code"), visitor.device};
    if (const store::Ban* ban = host_.bans().of(place.caller, host_.wall())) return banned(*ban);
    if (const auto refusal = stranger(place.caller)) return refusal->error;
    host_.note_visit(place.caller);
    if (const auto table = host_.lobby().find(place.table, place.caller.guest, place.code); !table)
        return table.error();
    return Entrance{place, *since, visitor.set_cookie};
}

}  // namespace orrery::server
