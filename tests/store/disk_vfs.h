// The disk as SQLite sees it: a file system that hands everything on, but locks and the shared
// memory of a write-ahead log, which are the real one's.
#pragma once

#include <sqlite3.h>

#include "tests/store/disk.h"

namespace orrery::test {

class Disk::Vfs {
  public:
    explicit Vfs(Disk& disk);
    ~Vfs();
    Vfs(const Vfs&) = delete;
    Vfs& operator=(const Vfs&) = delete;

    Disk& disk() { return disk_; }
    sqlite3_vfs& real() { return *real_; }

  private:
    Disk& disk_;
    sqlite3_vfs* real_;
    sqlite3_vfs own_;
};

}  // namespace orrery::test
