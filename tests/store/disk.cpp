#include "tests/store/disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "tests/store/disk_vfs.h"

namespace orrery::test {
namespace {

constexpr std::size_t kSector = 512;

void put(std::string& bytes, std::size_t at, std::string_view piece) {
    if (bytes.size() < at + piece.size()) bytes.resize(at + piece.size());
    bytes.replace(at, piece.size(), piece);
}

void carry_out(std::string& bytes, const Disk::Change& change) {
    if (change.truncates)
        bytes.resize(change.at);
    else
        put(bytes, change.at, change.bytes);
}

}  // namespace

Disk::Disk(std::uint64_t seed)
    : random_(seed_from_number(seed)), vfs_(std::make_unique<Vfs>(*this)) {}
Disk::~Disk() = default;

void Disk::cut_power_at(std::size_t n) {
    const std::lock_guard lock(mutex_);
    until_cut_ = n;
}

void Disk::cut_power() {
    const std::lock_guard lock(mutex_);
    if (!off_) cut();
}

bool Disk::is_off() const {
    const std::lock_guard lock(mutex_);
    return off_;
}

void Disk::power_on() {
    const std::lock_guard lock(mutex_);
    off_ = false;
    until_cut_ = 0;
}

void Disk::fail_at(Operation operation, std::size_t n, std::size_t times, int code) {
    const std::lock_guard lock(mutex_);
    faults_[static_cast<std::size_t>(operation)] = {n - 1, times, code};
}

std::size_t Disk::failures() const {
    const std::lock_guard lock(mutex_);
    return failures_;
}

void Disk::mend() {
    const std::lock_guard lock(mutex_);
    faults_ = {};
}

void Disk::begin_to_lie() {
    const std::lock_guard lock(mutex_);
    lies_ = true;
}

int Disk::failure(Operation operation) {
    if (off_) return SQLITE_IOERR;
    if (until_cut_ > 0 && --until_cut_ == 0) {
        cut();
        return SQLITE_IOERR;
    }
    Fault& fault = faults_[static_cast<std::size_t>(operation)];
    if (fault.times == 0) return SQLITE_OK;
    if (fault.after > 0) {
        --fault.after;
        return SQLITE_OK;
    }
    --fault.times;
    ++failures_;
    return fault.code;
}

int Disk::open(const std::string& path, bool create, bool is_log, FilePointer& file) {
    const std::lock_guard lock(mutex_);
    if (const int code = failure(Operation::kOpen)) return code;
    // A file without a name is nobody else's, and gone when it is closed.
    const auto found = path.empty() ? files_.end() : files_.find(path);
    if (found != files_.end()) {
        file = found->second;
        return SQLITE_OK;
    }
    if (!create) return SQLITE_CANTOPEN;
    file = std::make_shared<File>();
    file->is_log = is_log;
    if (!path.empty()) files_[path] = file;
    return SQLITE_OK;
}

int Disk::read(const File& file, char* into, std::size_t size, std::size_t at) const {
    const std::lock_guard lock(mutex_);
    if (off_) return SQLITE_IOERR_READ;
    const std::size_t there = std::min(size, file.seen.size() - std::min(at, file.seen.size()));
    std::memcpy(into, file.seen.data() + std::min(at, file.seen.size()), there);
    std::memset(into + there, 0, size - there);
    return there == size ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

// What the power is cut in the middle of may be there in parts.
int Disk::change(File& file, Change change) {
    const std::lock_guard lock(mutex_);
    const auto operation = change.truncates ? Operation::kTruncate : Operation::kWrite;
    if (!off_ && until_cut_ == 1) file.waiting.push_back(change);
    if (const int code = failure(operation)) return code;
    carry_out(file.seen, change);
    file.waiting.push_back(std::move(change));
    return SQLITE_OK;
}

int Disk::sync(File& file) {
    const std::lock_guard lock(mutex_);
    if (const int code = failure(Operation::kSync)) return code;
    if (lies_) return SQLITE_OK;
    for (const Change& change : file.waiting) carry_out(file.durable, change);
    file.waiting.clear();
    if (!file.is_log || file.is_listed) return SQLITE_OK;
    for (const auto& [path, each] : files_) each->is_listed = true;
    removed_.clear();
    return SQLITE_OK;
}

int Disk::remove(const std::string& path, bool durably) {
    const std::lock_guard lock(mutex_);
    if (const int code = failure(Operation::kDelete)) return code;
    const auto found = files_.find(path);
    if (found == files_.end()) return SQLITE_IOERR_DELETE_NOENT;
    if (!durably && found->second->is_listed) removed_[path] = found->second;
    files_.erase(found);
    return SQLITE_OK;
}

bool Disk::exists(const std::string& path) const {
    const std::lock_guard lock(mutex_);
    return files_.contains(path);
}

std::size_t Disk::size_of(const File& file) const {
    const std::lock_guard lock(mutex_);
    return file.seen.size();
}

void Disk::cut() {
    off_ = true;
    for (auto& [path, file] : std::exchange(files_, {})) {
        lose_some(*file);
        if (file->is_listed || is_lucky(50)) files_[path] = file;
    }
    for (auto& [path, file] : std::exchange(removed_, {})) {
        lose_some(*file);
        if (is_lucky(50)) files_.emplace(path, file);
    }
}

// Nothing was synced since: each sector is there or not, in whatever order they came.
void Disk::lose_some(File& file) {
    const std::uint32_t percent = 25 * random_.uniform(5);
    for (const Change& change : std::exchange(file.waiting, {})) {
        if (change.truncates) {
            if (is_lucky(percent)) file.durable.resize(change.at);
            continue;
        }
        for (std::size_t begin = 0; begin < change.bytes.size();) {
            const std::size_t end =
                std::min(change.bytes.size(), begin + kSector - (change.at + begin) % kSector);
            if (is_lucky(percent))
                put(file.durable, change.at + begin,
                    std::string_view(change.bytes).substr(begin, end - begin));
            begin = end;
        }
    }
    file.seen = file.durable;
    file.is_listed = true;
}

}  // namespace orrery::test
