#include "server/page.h"

#include <algorithm>
#include <array>

#include "server/pack.h"

namespace orrery::server {
namespace {

struct ContentType {
    std::string_view ending, type;
};

constexpr std::array kContentTypes = std::to_array<ContentType>({
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
});

// Nothing but what this server has may be loaded, and nobody else may show the page in a frame.
constexpr std::string_view kPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'";

std::string_view content_type(std::string_view path) {
    for (const ContentType& row : kContentTypes)
        if (path.ends_with(row.ending)) return row.type;
    return "application/octet-stream";
}

const PageFile* find_file(std::span<const PageFile> files, std::string_view path) {
    const auto found = std::find_if(files.begin(), files.end(),
                                    [&](const PageFile& file) { return file.path == path; });
    return found == files.end() ? nullptr : &*found;
}

// The names of these change with what is in them.
bool has_fingerprint(std::string_view path) {
    return path.starts_with("/assets/");
}

}  // namespace

Response page_response(std::span<const PageFile> files, const Request& request) {
    const bool looks_like_file =
        request.path.find('.', request.path.rfind('/')) != std::string::npos;
    const PageFile* file = find_file(files, request.path);
    if (file == nullptr && !looks_like_file) file = find_file(files, "/index.html");
    if (file == nullptr)
        return error_response({"unknown_path", "there is no file " + quoted(request.path), "", ""});
    Response response;
    response.content_type = content_type(file->path);
    const auto add = [&](std::string_view name, std::string_view value) {
        response.headers.emplace_back(name, value);
    };
    add("ETag", "W/" + std::string(file->etag));  // packed or not, it is the same
    add("Cache-Control",
        has_fingerprint(file->path) ? "public, max-age=31536000, immutable" : "no-cache");
    add("Content-Security-Policy", kPolicy);
    if (!file->gzip.empty()) add("Vary", "Accept-Encoding");
    if (has_already(request, file->etag)) {
        response.status = 304;
        return response;
    }
    const bool packed = !file->gzip.empty() && accepts_gzip(request.accept_encoding);
    if (packed) add("Content-Encoding", "gzip");
    response.body = packed ? file->gzip : file->bytes;
    return response;
}

}  // namespace orrery::server
