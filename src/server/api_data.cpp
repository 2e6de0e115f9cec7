// A guest's data: to be taken along, and to be deleted.
#include <utility>

#include "server/api.h"
#include "server/export.h"
#include "table/drafting.h"

namespace orrery::server {

using table::refuse;

// Who has left is somebody new, with a cookie that leads to nothing of before.
void Api::forget_me(const Visitor& visitor, const Respond& respond) {
    host_.forget(visitor.id, [this, respond](const std::optional<Error>& error) {
        if (error) return respond(error_response(refuse("not_stored", error->message)));
        const NewDevice made = host_.guests().new_device();
        Response response = me(made.id);
        response.headers.emplace_back("Set-Cookie", made.set_cookie);
        respond(std::move(response));
    });
}

void Api::export_me(const Request& request, const Visitor& visitor, const Respond& respond) {
    const Caller caller{visitor.id, request.address};
    if (exporting_.contains(visitor.id))
        return respond(error_response(
            refuse("busy", "data is being gathered already: try again in a moment")));
    const Budgets::Wait wait =
        host_.budgets().take(Ration::kExports, caller, Budgets::Clock::now());
    if (wait > Budgets::Wait::zero())
        return respond(refusal_response(
            {{"too_many_requests", "you have taken your data along already", "", ""}, wait}));
    JsonArray devices;
    for (const store::Device& device :
         host_.guests().devices().of(visitor.id, device_here(request, visitor)))
        devices.push_back(JsonObject{
            {"label", device.label}, {"since", device.since}, {"seen", day_start(device.seen)}});
    JsonObject data{{"name", host_.guests().guest(visitor.id).name},
                    {"exported", host_.wall()},
                    {"devices", std::move(devices)}};
    exporting_.insert(visitor.id);
    Export::begin(host_, caller, std::move(data), request.parameter("after"),
                  [this, caller, respond](const Result<std::string>& gathered) {
                      exporting_.erase(caller.guest);
                      if (!gathered) {
                          host_.budgets().give_back(Ration::kExports, caller,
                                                    Budgets::Clock::now());
                          return respond(error_response(gathered.error()));
                      }
                      Response response = json_response(200, Json());
                      response.body = *gathered;
                      response.headers.emplace_back("Content-Disposition",
                                                    "attachment; filename=\"orrery-you.json\"");
                      respond(std::move(response));
                  });
}

}  // namespace orrery::server
