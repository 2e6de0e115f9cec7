// A guest's devices: which there are, ending one, and the links by which another is added.
#include <algorithm>
#include <utility>

#include "server/api.h"
#include "table/drafting.h"

namespace orrery::server {
namespace {

using table::refuse;

Error unknown_link() {
    return refuse("unknown_link", "this link was used already, or is too old: make another one");
}

Json device_json(const store::Device& device, const Visitor& visitor) {
    return JsonObject{{"id", device.id},
                      {"label", device.label},
                      {"since", device.since},
                      {"seen", day_start(device.seen)},
                      {"here", device.id == visitor.device}};
}

std::string read_token(const JsonReader& json) {
    constexpr std::size_t kLongest = 64;
    return table::read_text(json["token"], kLongest);
}

}  // namespace

store::Device Api::device_here(const Request& request, const Visitor& visitor) const {
    const table::Milliseconds now = host_.wall();
    return {visitor.device, visitor.id, device_label(request.user_agent), now, day_of(now), false};
}

Response Api::devices(const Request& request, const Visitor& visitor) {
    JsonArray list;
    for (const store::Device& device :
         host_.guests().devices().of(visitor.id, device_here(request, visitor)))
        list.push_back(device_json(device, visitor));
    return json_response(200, JsonObject{{"devices", std::move(list)}});
}

void Api::end_device(const Request& request, const Visitor& visitor, const std::string& device,
                     const Respond& respond) {
    Devices& devices = host_.guests().devices();
    const std::vector<store::Device> open = devices.of(visitor.id, device_here(request, visitor));
    const auto found = std::find_if(open.begin(), open.end(),
                                    [&](const store::Device& each) { return each.id == device; });
    if (found == open.end())
        return respond(error_response(refuse("unknown_device", "you have no such device")));
    if (open.size() == 1)
        return respond(error_response(
            refuse("last_device", "without this one nobody could reach your games any more")));
    host_.guests().links().forget_device(device);
    devices.end(*found, [this, request, visitor, respond](const std::optional<Error>& error) {
        respond(error ? error_response(refuse("not_stored", error->message))
                      : this->devices(request, visitor));
    });
    host_.end_device(device);
}

// The token is told once, to who made it; it travels behind a `#`, which browsers keep to
// themselves.
Response Api::make_link(const Request& request, const Visitor& visitor) {
    Guests& guests = host_.guests();
    const store::Device here = device_here(request, visitor);
    if (guests.devices().of(visitor.id, here).size() >= Devices::kMost)
        return error_response(refuse("too_many_devices", "end one of your devices first"));
    const std::string token = guests.new_secret();
    const Link link = guests.links().make(token, here, request.address, host_.wall());
    return json_response(201, JsonObject{{"token", token}, {"until", link.until}});
}

// What the device would leave behind.
JsonObject Api::games_here(const Visitor& visitor) {
    int running = 0, finished = 0;
    if (const Result<std::vector<store::GuestTable>> tables =
            host_.guest_data().tables_with(visitor.id))
        for (const store::GuestTable& table : *tables)
            if (table.sat) ++(table.over ? finished : running);
    return {{"name", host_.guests().guest(visitor.id).name},
            {"running", running},
            {"finished", finished > 0}};
}

// Nothing happens by looking.
Response Api::look_at_link(const Request& request, const Visitor& visitor) {
    const Result<Json> body = read_body(request);
    if (!body) return error_response(body.error());
    JsonErrors errors;
    const JsonReader reader(*body, errors);
    reader.only({"token"});
    const std::string token = read_token(reader);
    if (!errors.ok()) return error_response(errors.error());
    const std::optional<Link> link = host_.guests().links().find(token, host_.wall());
    if (!link) return error_response(unknown_link());
    return json_response(200, JsonObject{{"name", host_.guests().guest(link->from.guest).name},
                                         {"from", link->from.label},
                                         {"until", link->until},
                                         {"yours", link->from.guest == visitor.id},
                                         {"here", games_here(visitor)}});
}

// The device is given a secret that nobody had before. What it has here stays with who it was, and
// that is never done silently.
void Api::use_link(const Request& request, const Visitor& visitor, const Respond& respond) {
    const Result<Json> body = read_body(request);
    if (!body) return respond(error_response(body.error()));
    JsonErrors errors;
    const JsonReader reader(*body, errors);
    reader.only({"token", "leave"});
    const std::string token = read_token(reader);
    const bool leave = reader.has("leave") && reader["leave"].boolean();
    if (!errors.ok()) return respond(error_response(errors.error()));
    Guests& guests = host_.guests();
    const std::optional<Link> link = guests.links().find(token, host_.wall());
    if (!link) return respond(error_response(unknown_link()));
    const std::string& guest = link->from.guest;
    if (guest == visitor.id)
        return respond(error_response(refuse("already_yours", "this device is yours already")));
    const JsonObject here = games_here(visitor);
    if (!leave && (here.at("running") != 0 || here.at("finished") == true))
        return respond(error_response(
            refuse("games_here", "this device has games that it would leave behind", "/leave")));
    if (guests.devices().of(guest, link->from).size() >= Devices::kMost)
        return respond(error_response(refuse("too_many_devices", "end one of your devices first")));
    guests.links().take(token, host_.wall());
    const NewDevice made = guests.new_device();
    store::Device device = device_here(request, visitor);
    device.id = made.id;
    device.guest = guest;
    guests.devices().add(
        link->from, device,
        [this, token, link = *link, made, respond](const std::optional<Error>& error) {
            if (error) {
                host_.guests().links().put_back(token, link);
                return respond(error_response(refuse("not_stored", error->message)));
            }
            Response response = me(link.from.guest);
            response.headers.emplace_back("Set-Cookie", made.set_cookie);
            respond(std::move(response));
        });
}

}  // namespace orrery::server
