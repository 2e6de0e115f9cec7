// A disk in memory under the real store. It keeps what was synced; of the rest it keeps, when the
// power is cut, whatever it likes, torn at the sectors' edges. And any operation can be made to
// fail. While it lives it is SQLite's own way to files.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/random.h"

namespace orrery::test {

class Disk {
  public:
    // What can fail, and what the power can be cut in the middle of.
    enum class Operation { kOpen, kWrite, kSync, kTruncate, kDelete };
    static constexpr std::size_t kOperations = 5;

    explicit Disk(std::uint64_t seed);
    ~Disk();
    Disk(const Disk&) = delete;
    Disk& operator=(const Disk&) = delete;

    // The power goes off in the middle of the n-th operation from now on. Nothing works then.
    void cut_power_at(std::size_t n);
    void cut_power();
    bool is_off() const;
    // Files are as the cut left them. Whoever used them before must have closed them.
    void power_on();

    // From the n-th operation of this kind on, so many of them fail with this code of SQLite's.
    void fail_at(Operation operation, std::size_t n, std::size_t times, int code);
    std::size_t failures() const;  // that somebody was told of
    void mend();                   // nothing fails any more

    // From now on it says that it has synced, and has not: some cheap ones do.
    void begin_to_lie();

    // What SQLite calls (disk_vfs.cpp): results are SQLite's codes.
    struct Change {
        bool truncates = false;
        std::size_t at = 0;
        std::string bytes;
    };
    struct File {
        std::string seen;             // what programs read
        std::string durable;          // what is on the disk
        std::vector<Change> waiting;  // between them, in order
        bool is_listed = false;       // its name is on the disk as well
        bool is_log = false;          // with it SQLite syncs the folder, the first time
    };
    using FilePointer = std::shared_ptr<File>;
    int open(const std::string& path, bool create, bool is_log, FilePointer& file);
    int read(const File& file, char* into, std::size_t size, std::size_t at) const;
    int change(File& file, Change change);
    int sync(File& file);
    int remove(const std::string& path, bool durably);
    bool exists(const std::string& path) const;
    std::size_t size_of(const File& file) const;

  private:
    class Vfs;
    struct Fault {
        std::size_t after = 0, times = 0;
        int code = 0;
    };
    int failure(Operation operation);
    void cut();
    void lose_some(File& file);
    bool is_lucky(std::uint32_t percent) { return random_.uniform(100) < percent; }

    mutable std::mutex mutex_;
    RandomStream random_;
    std::map<std::string, FilePointer> files_;
    std::map<std::string, FilePointer> removed_;  // and may come back, if the power is cut now
    std::array<Fault, kOperations> faults_{};
    std::size_t until_cut_ = 0, failures_ = 0;  // 0: it is not cut
    bool off_ = false, lies_ = false;
    std::unique_ptr<Vfs> vfs_;
};

}  // namespace orrery::test
