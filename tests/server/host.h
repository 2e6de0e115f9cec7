// Servers to test: in this program, and as the program itself.
#pragma once

#include <sys/types.h>

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "server/server.h"
#include "table/ports.h"
#include "tests/cli/run_program.h"
#include "tests/server/client.h"

namespace orrery::test {

// A server of this process on a folder that is gone afterwards. Clients may be as quick as they
// can, and bots are.
class LocalServer {
  public:
    explicit LocalServer(server::ServerOptions options = quick());
    ~LocalServer() { stop(); }
    static server::ServerOptions quick();

    void start();
    void stop() { server_.reset(); }

    Route route;
    const std::string& folder() const { return folder_.path(); }

  private:
    cli::TemporaryFolder folder_;
    server::ServerOptions options_;
    std::unique_ptr<server::Server> server_;
};

// `orrery serve` on a folder. Its log is the file `log` there.
class ServerProcess {
  public:
    explicit ServerProcess(const std::string& folder) : folder_(folder) {}
    ~ServerProcess() { kill_9(); }
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    // Of the next start.
    std::string bot_pace = "0";
    std::vector<std::string> arguments;    // more of them
    std::vector<std::string> environment;  // NAME=value, besides our own

    void start();
    void kill_9();
    pid_t process() const { return process_; }
    int terminate();  // as a service manager would; its exit code

    Route route;

  private:
    int wait();

    std::string folder_;
    pid_t process_ = 0;
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::unique_ptr<std::FILE, Close> says_;  // its standard output
};

// All bytes of a folder's files, a write-ahead log included.
std::string stored_bytes(const std::string& folder);
// What a folder's store holds of a table; no server may run there.
table::StoredTable stored_table(const std::string& folder, const std::string& table);
// The same, which the witnesses must find as they were told. How many views were compared.
std::size_t expect_as_told(const std::string& folder, const std::string& table,
                           const std::vector<const Witness*>& witnesses);

// The record of a finished game, as anybody may download it, satisfies `orrery verify`, which says
// this of the dealing.
void expect_record_verifies(Visitor& visitor, const Invitation& table, std::string_view dealt);
inline constexpr std::string_view kDealtAlone =
    "dealt as committed to without a part of any person";

}  // namespace orrery::test
