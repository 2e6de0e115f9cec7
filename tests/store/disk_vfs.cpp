#include "tests/store/disk_vfs.h"

#include <new>
#include <utility>

namespace orrery::test {
namespace {

// What SQLite holds of an open file. The real one behind it is there for the locks of a database.
struct Handle {
    sqlite3_file base;
    Disk* disk;
    Disk::FilePointer file;
    sqlite3_file* real;  // null where nobody locks
};

Handle& of(sqlite3_file* file) {
    return *reinterpret_cast<Handle*>(file);
}

std::size_t size(sqlite3_int64 number) {
    return static_cast<std::size_t>(number);
}

int close(sqlite3_file* file) {
    Handle& handle = of(file);
    if (handle.real != nullptr) handle.real->pMethods->xClose(handle.real);
    handle.~Handle();
    return SQLITE_OK;
}

int read(sqlite3_file* file, void* into, int count, sqlite3_int64 at) {
    return of(file).disk->read(*of(file).file, static_cast<char*>(into), size(count), size(at));
}

int write(sqlite3_file* file, const void* from, int count, sqlite3_int64 at) {
    return of(file).disk->change(
        *of(file).file,
        {false, size(at), std::string(static_cast<const char*>(from), size(count))});
}

int truncate(sqlite3_file* file, sqlite3_int64 to) {
    return of(file).disk->change(*of(file).file, {true, size(to), ""});
}

int sync(sqlite3_file* file, int) {
    return of(file).disk->sync(*of(file).file);
}

int file_size(sqlite3_file* file, sqlite3_int64* told) {
    *told = static_cast<sqlite3_int64>(of(file).disk->size_of(*of(file).file));
    return SQLITE_OK;
}

// The real file's methods of the same name and arguments; where there is none, nobody is in the
// way.
template <auto kMethod, typename... Arguments>
int pass_on(sqlite3_file* file, Arguments... arguments) {
    sqlite3_file* real = of(file).real;
    return real == nullptr ? SQLITE_OK : (real->pMethods->*kMethod)(real, arguments...);
}

void barrier(sqlite3_file* file) {
    of(file).real->pMethods->xShmBarrier(of(file).real);
}

int control(sqlite3_file*, int, void*) {
    return SQLITE_NOTFOUND;
}

// Bytes beside those that are written stay as they are: what SQLite expects of disks, too.
int characteristics(sqlite3_file*) {
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

int sector_size(sqlite3_file*) {
    return 4096;
}

using Methods = sqlite3_io_methods;
constexpr Methods kMethods = {2,  // with shared memory
                              close,
                              read,
                              write,
                              truncate,
                              sync,
                              file_size,
                              pass_on<&Methods::xLock, int>,
                              pass_on<&Methods::xUnlock, int>,
                              pass_on<&Methods::xCheckReservedLock, int*>,
                              control,
                              sector_size,
                              characteristics,
                              pass_on<&Methods::xShmMap, int, int, int, void volatile**>,
                              pass_on<&Methods::xShmLock, int, int, int>,
                              barrier,
                              pass_on<&Methods::xShmUnmap, int>,
                              nullptr,
                              nullptr};

}  // namespace

Disk::Vfs::Vfs(Disk& disk) : disk_(disk), real_(sqlite3_vfs_find(nullptr)), own_(*real_) {
    own_.zName = "a disk of the tests";
    own_.pAppData = this;
    own_.szOsFile = static_cast<int>(sizeof(Handle)) + real_->szOsFile;
    own_.xOpen = [](sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* told) {
        Vfs& self = *static_cast<Vfs*>(vfs->pAppData);
        file->pMethods = nullptr;
        FilePointer opened;
        constexpr int kLogs = SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL;
        const int code =
            self.disk().open(name == nullptr ? "" : name, (flags & SQLITE_OPEN_CREATE) != 0,
                             (flags & kLogs) != 0, opened);
        if (code != SQLITE_OK) return code;
        sqlite3_file* real = nullptr;
        if ((flags & SQLITE_OPEN_MAIN_DB) != 0) {
            real = reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(Handle));
            const int locked = self.real().xOpen(&self.real(), name, real, flags, told);
            if (locked != SQLITE_OK) return locked;
        }
        if (told != nullptr) *told = flags;
        new (file) Handle{{&kMethods}, &self.disk(), std::move(opened), real};
        return SQLITE_OK;
    };
    own_.xDelete = [](sqlite3_vfs* vfs, const char* name, int durably) {
        return static_cast<Vfs*>(vfs->pAppData)->disk().remove(name, durably != 0);
    };
    own_.xAccess = [](sqlite3_vfs* vfs, const char* name, int, int* told) {
        *told = static_cast<Vfs*>(vfs->pAppData)->disk().exists(name) ? 1 : 0;
        return SQLITE_OK;
    };
    sqlite3_vfs_register(&own_, 1);
}

Disk::Vfs::~Vfs() {
    sqlite3_vfs_unregister(&own_);
    sqlite3_vfs_register(real_, 1);
}

}  // namespace orrery::test
