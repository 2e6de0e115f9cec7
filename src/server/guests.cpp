#include "server/guests.h"

#include <sodium.h>

#include <algorithm>
#include <array>

#include "server/http.h"
#include "table/fairness.h"
#include "table/names.h"
#include "table/sha256.h"

namespace orrery::server {
namespace {

constexpr std::string_view kCookie = "orrery_guest", kSecureCookie = "__Host-orrery_guest";
constexpr std::string_view kAttributes = "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
constexpr std::size_t kIdDigits = 32;
constexpr int kAlphabet = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
constexpr std::size_t kTokenLength = 43;  // 256 bits

constexpr std::array<std::string_view, 32> kStars = {
    "Adhara",   "Alcor",   "Aldebaran", "Algol",   "Alioth",  "Alkaid", "Altair", "Antares",
    "Arcturus", "Atria",   "Bellatrix", "Canopus", "Capella", "Castor", "Deneb",  "Electra",
    "Hadar",    "Hamal",   "Izar",      "Maia",    "Mira",    "Mizar",  "Nunki",  "Polaris",
    "Pollux",   "Procyon", "Regulus",   "Rigel",   "Sirius",  "Spica",  "Thuban", "Vega"};

bool is_token(std::string_view text) {
    return text.size() == kTokenLength && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                      c == '-' || c == '_';
           });
}

std::string token_of(const Seed& seed) {
    const std::string bytes = table::bytes_of(seed);
    std::string token(sodium_base64_ENCODED_LEN(32, kAlphabet), '\0');
    sodium_bin2base64(token.data(), token.size(),
                      reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                      kAlphabet);
    token.resize(kTokenLength);
    return token;
}

std::string id_of(std::string_view secret) {
    return table::derived_name({"orrery guest", secret}, kIdDigits);
}

}  // namespace

std::string Guests::new_secret() {
    return token_of(entropy_.draw());
}

std::string Guests::header_with(std::string_view secret) const {
    const std::string header =
        std::string(cookie_name()) + "=" + std::string(secret) + std::string(kAttributes);
    return has_tls_ ? header + "; Secure" : header;
}

std::string_view Guests::cookie_name() const {
    return has_tls_ ? kSecureCookie : kCookie;
}

NewDevice Guests::new_device() {
    const std::string secret = new_secret();
    return {id_of(secret), header_with(secret)};
}

std::string Guests::known(std::string_view cookies) const {
    const std::string secret = cookie_value(cookies, cookie_name());
    return is_token(secret) ? devices_.guest_of(id_of(secret)).value_or("") : "";
}

Visitor Guests::identify(std::string_view cookies) {
    const std::string secret = cookie_value(cookies, cookie_name());
    const std::string old_secret = has_tls_ ? cookie_value(cookies, kCookie) : "";
    if (is_token(secret)) {
        const std::string device = id_of(secret);
        if (const std::optional<std::string> guest = devices_.guest_of(device)) {
            devices_.note_seen(device, clock_.wall());
            Visitor visitor{*guest, device, header_with(secret), ""};
            if (!old_secret.empty()) {
                end_old(old_secret, visitor);
                visitor.end_cookie = std::string(kCookie) + "=; Path=/; Max-Age=0";
            }
            return visitor;
        }
    }
    if (is_token(old_secret))
        if (std::optional<Visitor> visitor = exchange(old_secret)) return *visitor;
    const NewDevice made = new_device();
    return {made.id, made.id, made.set_cookie, made.set_cookie};
}

// Until the new secret has come back every request with the old one gets the same.
std::optional<Visitor> Guests::exchange(const std::string& old_secret) {
    const std::string old = id_of(old_secret);
    const std::optional<std::string> guest = devices_.guest_of(old);
    if (!guest || !is_kept_ || !is_kept_(*guest)) return std::nullopt;
    const auto [known, is_new] = exchanged_.try_emplace(old);
    if (is_new) {
        known->second = new_secret();
        const table::Milliseconds now = clock_.wall();
        devices_.replace({old, *guest, "", now, day_of(now), false},
                         {id_of(known->second), *guest, "", now, day_of(now), false});
    }
    const std::string header = header_with(known->second);
    return Visitor{*guest, id_of(known->second), header, header};
}

void Guests::end_old(const std::string& old_secret, const Visitor& visitor) {
    const std::string old = id_of(old_secret);
    const auto found = exchanged_.find(old);
    if (found == exchanged_.end() || id_of(found->second) != visitor.device) return;
    exchanged_.erase(found);
    const table::Milliseconds now = clock_.wall();
    devices_.end({old, visitor.id, "", now, day_of(now), false},
                 [](const std::optional<Error>&) {});
}

void Guests::end_to_forget(const std::string& guest, bool forgotten) {
    leaving_.erase(guest);
    if (!forgotten) return;
    devices_.forget(guest);
    links_.forget_guest(guest);
}

table::Guest Guests::guest(const std::string& id) {
    // Where the store cannot say, the first name does: nothing is lost by it.
    const Result<std::string> name = names_.name_of(id);
    // Earlier versions took names as they came.
    const std::string shown = name ? table::shown_name(*name) : std::string();
    return {id, shown.empty() ? first_name(id) : shown};
}

std::string first_name(std::string_view guest) {
    const table::Digest digest = table::sha256(guest);
    return std::string(kStars[digest[0] % kStars.size()]) + " " +
           std::to_string(100 + (digest[1] * 256 + digest[2]) % 900);
}

}  // namespace orrery::server
