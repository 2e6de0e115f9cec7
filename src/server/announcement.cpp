#include "server/announcement.h"

namespace orrery::server {

Json announcement_json(const store::Announcement* announcement) {
    if (announcement == nullptr) return {};
    const bool ends = announcement->until != store::kNever;
    return JsonObject{{"text", announcement->text},
                      {"since", announcement->since},
                      {"until", ends ? Json(announcement->until) : Json()}};
}

JsonObject announcement_message(const store::Announcement* announcement) {
    return {{"type", "announcement"}, {"announcement", announcement_json(announcement)}};
}

}  // namespace orrery::server
