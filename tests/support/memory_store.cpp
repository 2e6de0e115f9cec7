#include "tests/support/memory_store.h"

#include <algorithm>
#include <utility>

namespace orrery::test {
namespace {

using table::Entry;
using table::EntryKind;

const Entry* entry_of_kind(const std::vector<Entry>& entries, EntryKind kind) {
    for (const Entry& entry : entries)
        if (entry.kind == kind) return &entry;
    return nullptr;
}

bool sat_at(const Entry& start, const std::string& guest) {
    for (const Json& seat : start.payload.at("seats").as_array())
        if (seat.at("guest") == Json(guest)) return true;
    return false;
}

const Error kBroken{"bad_store", "the disk is on fire", "", ""};

}  // namespace

void MemoryStore::append(const std::string& table, std::vector<Entry> entries, Done done) {
    waiting_.push_back({table, std::move(entries), std::move(done)});
}

void MemoryStore::remove(const std::string& table, Done done) {
    waiting_.push_back({table, {}, std::move(done), true});
}

void MemoryStore::keep(const std::string& table, table::Snapshot snapshot) {
    tables_[table].snapshot = std::move(snapshot);
}

std::optional<Error> MemoryStore::commit(const Waiting& work) {
    if (work.removes) {
        tables_.erase(work.table);
        accounts_.erase(work.table);
        return std::nullopt;
    }
    std::vector<Entry>& stored = tables_[work.table].entries;
    for (const Entry& entry : work.entries)
        for (const Entry& other : stored)
            if (other.number == entry.number ||
                (!entry.message_id.empty() && other.message_id == entry.message_id &&
                 other.guest == entry.guest))
                return Error{"conflict", "it is there already", "", ""};
    stored.insert(stored.end(), work.entries.begin(), work.entries.end());
    return std::nullopt;
}

bool MemoryStore::step() {
    if (waiting_.empty()) return false;
    const Waiting work = std::move(waiting_.front());
    waiting_.pop_front();
    const Fate chosen = fate();
    std::optional<Error> error = chosen == Fate::kFails ? kBroken : commit(work);
    if (chosen == Fate::kCommitsButSaysItFailed) error = kBroken;
    work.done(std::move(error));
    return true;
}

void MemoryStore::crash(std::size_t reached_the_disk) {
    for (std::size_t i = 0; i < std::min(reached_the_disk, waiting_.size()); ++i)
        commit(waiting_[i]);
    waiting_.clear();
}

void MemoryStore::forget_snapshots() {
    for (auto& [id, stored] : tables_) stored.snapshot.reset();
}

Result<table::StoredTable> MemoryStore::load(const std::string& table) {
    if (!readable) return kBroken;
    ++loads;
    const auto found = tables_.find(table);
    if (found == tables_.end() || found->second.entries.empty())
        return Error{"unknown_table", "there is no such table", "", ""};
    return found->second;
}

Result<std::vector<table::StoredHead>> MemoryStore::unfinished() {
    std::vector<table::StoredHead> heads;
    for (const auto& [id, stored] : tables_) {
        if (entry_of_kind(stored.entries, EntryKind::kEnd) != nullptr) continue;
        table::StoredHead& head = heads.emplace_back(table::StoredHead{id, {}});
        for (const Entry& entry : stored.entries)
            if ((entry.kind != EntryKind::kMove && entry.kind != EntryKind::kUndo &&
                 entry.kind != EntryKind::kChat) ||
                entry.number == stored.entries.back().number)
                head.entries.push_back(entry);
    }
    std::erase_if(heads, [](const table::StoredHead& head) { return head.entries.empty(); });
    return heads;
}

Result<std::vector<table::StoredHead>> MemoryStore::finished_of(
    const std::string& guest, std::size_t most, const std::optional<table::Bookmark>& after) {
    std::vector<table::StoredHead> heads;
    for (const auto& [id, stored] : tables_) {
        const Entry* start = entry_of_kind(stored.entries, EntryKind::kStart);
        const Entry* end = entry_of_kind(stored.entries, EntryKind::kEnd);
        if (start == nullptr || end == nullptr || !sat_at(*start, guest)) continue;
        if (after && table::Bookmark{end->at, id} >= *after) continue;
        heads.push_back({id, {stored.entries.front(), *start, *end}});
    }
    std::sort(heads.begin(), heads.end(), [](const auto& a, const auto& b) {
        return table::Bookmark{a.entries.back().at, a.table} >
               table::Bookmark{b.entries.back().at, b.table};
    });
    if (heads.size() > most) heads.resize(most);
    return heads;
}

}  // namespace orrery::test
