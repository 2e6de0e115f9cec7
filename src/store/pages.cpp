#include "store/pages.h"

#include <algorithm>
#include <optional>

namespace orrery::store {
namespace {

constexpr std::size_t kFileHeader = 100;
constexpr std::size_t kOurPages[] = {1024, 4096};  // of today's stores, and of earlier ones
constexpr std::uint8_t kInterior = 2, kLeaf = 10;  // of indexes, which tables WITHOUT ROWID are
constexpr std::uint64_t kLargest = 64U << 20;      // no row of ours is so long

// Reading stops at the end: what is not there is nothing.
class Reader {
  public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    bool ok() const { return ok_; }
    std::uint64_t number(std::size_t size) {
        std::uint64_t value = 0;
        for (const char c : take(size)) value = value << 8 | static_cast<std::uint8_t>(c);
        return value;
    }
    // Seven bits a byte, the last of nine has eight.
    std::uint64_t varint() {
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) {
            const std::uint64_t byte = number(1);
            value = value << 7 | (byte & 0x7f);
            if ((byte & 0x80) == 0) return value;
        }
        return value << 8 | number(1);
    }
    std::string_view take(std::size_t size) {
        if (size > bytes_.size()) ok_ = false;
        if (!ok_) return {};
        const std::string_view part = bytes_.substr(0, size);
        bytes_.remove_prefix(size);
        return part;
    }

  private:
    std::string_view bytes_;
    bool ok_ = true;
};

// As the first page says; 0 where it is damaged.
std::size_t page_size(std::string_view bytes) {
    if (!bytes.starts_with("SQLite format 3") || bytes.size() < kFileHeader) return 0;
    const std::size_t size = Reader(bytes.substr(16)).number(2);
    if (size == 1) return 65536;
    return size >= 512 && (size & (size - 1)) == 0 ? size : 0;
}

std::int64_t with_sign(std::uint64_t value, std::size_t bytes) {
    const std::size_t unused = 64 - 8 * bytes;
    return static_cast<std::int64_t>(value << unused) >> unused;
}

std::optional<Value> read_value(std::uint64_t type, Reader& body) {
    constexpr std::size_t kIntegers[] = {0, 1, 2, 3, 4, 6, 8};
    if (type == 0) return Value();
    if (type <= 6) return Value(with_sign(body.number(kIntegers[type]), kIntegers[type]));
    if (type == 8 || type == 9) return Value(static_cast<std::int64_t>(type - 8));
    if (type < 12 || type / 2 > kLargest) return std::nullopt;  // no table of ours has others
    return Value(std::string(body.take((type - 12) / 2)));
}

std::optional<Row> read_record(std::string_view payload) {
    Reader head(payload);
    const std::uint64_t head_size = head.varint();
    if (!head.ok() || head_size > payload.size()) return std::nullopt;
    Reader types(payload.substr(0, head_size)), body(payload.substr(head_size));
    types.varint();  // the size again
    Row row;
    for (;;) {
        const std::uint64_t type = types.varint();
        if (!types.ok()) break;
        std::optional<Value> value = read_value(type, body);
        if (!value || !body.ok()) return std::nullopt;
        row.push_back(std::move(*value));
    }
    return row;
}

class File {
  public:
    // Stores of ours leave no room at the end of a page.
    File(std::string_view bytes, std::size_t page_size)
        : bytes_(bytes), size_(page_size), usable_(page_size) {}

    std::size_t pages() const { return bytes_.size() / size_; }
    std::string_view page(std::size_t number) const {  // from 1
        if (number < 1 || number > pages()) return {};
        return bytes_.substr((number - 1) * size_, size_);
    }

    void scan(std::size_t number, const std::function<void(const Row&)>& found) const {
        const std::string_view whole = page(number);
        Reader head(whole.substr(number == 1 ? kFileHeader : 0));
        const std::uint64_t kind = head.number(1);
        if (kind != kInterior && kind != kLeaf) return;
        head.take(2);
        const std::uint64_t cells = head.number(2);
        head.take(kind == kInterior ? 7 : 3);
        for (std::uint64_t i = 0; i < cells && head.ok(); ++i) {
            const std::uint64_t at = head.number(2);
            if (at >= whole.size()) continue;
            Reader cell(whole.substr(at));
            if (kind == kInterior) cell.take(4);
            if (const std::optional<std::string> payload = read_payload(cell))
                if (const std::optional<Row> row = read_record(*payload)) found(*row);
        }
    }

  private:
    // What does not fit into the page goes on in a chain of others.
    std::optional<std::string> read_payload(Reader& cell) const {
        const std::uint64_t size = cell.varint();
        if (!cell.ok() || size > kLargest) return std::nullopt;
        const std::size_t most = (usable_ - 12) * 64 / 255 - 23;
        const std::size_t least = (usable_ - 12) * 32 / 255 - 23;
        std::size_t here = size;
        if (size > most) {
            here = least + (size - least) % (usable_ - 4);
            if (here > most) here = least;
        }
        std::string payload(cell.take(here));
        std::uint64_t next = size > here ? cell.number(4) : 0;
        while (cell.ok() && payload.size() < size) {
            const std::string_view more = page(next);
            if (more.empty()) return std::nullopt;
            next = Reader(more).number(4);
            payload += more.substr(4, std::min(usable_ - 4, size - payload.size()));
        }
        if (!cell.ok()) return std::nullopt;
        return payload;
    }

    std::string_view bytes_;
    std::size_t size_, usable_;
};

}  // namespace

void scan_pages(std::string_view bytes, const std::function<void(const Row&)>& found) {
    const auto scan = [&](std::size_t page_size, const std::function<void(const Row&)>& hear) {
        const File file(bytes, page_size);
        for (std::size_t number = 1; number <= file.pages(); ++number) file.scan(number, hear);
    };
    if (const std::size_t said = page_size(bytes)) return scan(said, found);
    // The size that makes more of it is the right one.
    std::size_t best = 0, most = 0;
    for (const std::size_t size : kOurPages) {
        std::size_t rows = 0;
        scan(size, [&](const Row&) { ++rows; });
        if (best == 0 || rows > most) best = size, most = rows;
    }
    scan(best, found);
}

}  // namespace orrery::store
