// What a server shows of the machine it runs on, and what it does at that machine's limits.
#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <filesystem>

#include "store/database.h"
#include "tests/server/abuse.h"

namespace orrery::test {
namespace {

using testing::HasSubstr;
using testing::Not;

unsigned permissions_of(const std::string& path) {
    struct stat about{};
    EXPECT_EQ(stat(path.c_str(), &about), 0) << path;
    return about.st_mode & 0777U;
}

TEST(ServerFiles, are_nobody_elses) {
    cli::TemporaryFolder folder;
    server::ServerOptions options = LocalServer::quick();
    options.data = folder.path() + "/data";
    const std::string file = options.data + "/tables.sqlite";
    {
        const auto server = server::Server::start(options);
        ASSERT_TRUE(server.ok());
        EXPECT_EQ(permissions_of(options.data), 0700U);
        for (const char* which : {"", "-wal", "-shm", ".lock"})
            EXPECT_EQ(permissions_of(file + which), 0600U) << which;
    }
    // As an older program has left it.
    chmod(file.c_str(), 0644);
    const auto server = server::Server::start(options);
    for (const char* which : {"", "-wal", "-shm"})
        EXPECT_EQ(permissions_of(file + which), 0600U) << which;
}

TEST(ServerErrors, do_not_say_where_the_files_are) {
    LocalServer server;
    Visitor visitor(server.route, "v");
    const Invitation table = visitor.open({{"game", "cosmogenesis"}, {"seats", seats_for(2)}});
    Result<store::Database> file = store::Database::open(server.folder() + "/tables.sqlite",
                                                         store::Database::Access::kReadWrite);
    ASSERT_TRUE(file.ok());
    ASSERT_EQ(file->run("ALTER TABLE entries RENAME TO gone"), std::nullopt);
    std::vector<Response> errors{visitor.call("GET", "/api/lobby"),
                                 visitor.call("GET", "/api/tables/other")};
    for (const Response& response : errors) {
        EXPECT_EQ(response.status, 503) << response.body;
        EXPECT_THAT(response.body, HasSubstr("tables.sqlite: "));
        EXPECT_THAT(response.body, Not(HasSubstr(server.folder())));
        EXPECT_THAT(response.body, Not(HasSubstr("/")));
    }
    const Json reply = visitor.ask(table, {{"op", "sit"}});
    EXPECT_EQ(reply.at("type"), "error");
    EXPECT_THAT(to_text(reply), Not(HasSubstr(server.folder())));
}

TEST(ServerBehindTls, takes_its_public_address_for_its_own) {
    server::ServerOptions options = LocalServer::quick();
    options.public_url = "https://Play.Example/";
    LocalServer server(options);
    Visitor visitor(server.route, "v");
    const Response me = visitor.call("GET", "/api/me");
    EXPECT_THAT(me.header("set-cookie"), testing::StartsWith("__Host-orrery_guest="));
    EXPECT_THAT(me.header("set-cookie"), HasSubstr("; Secure"));
    const auto rename_from = [&](const std::string& origin) {
        return visitor.call("PUT", "/api/me", R"({"name":"Ada"})", {{"Origin", origin}}).status;
    };
    EXPECT_EQ(rename_from("https://play.example"), 200);
    EXPECT_EQ(rename_from("http://play.example"), 403);
    EXPECT_EQ(rename_from("http://" + server.route.host()), 403);
    EXPECT_EQ(visitor.get("/api/me").at("name"), "Ada");
}

TEST(ServerBehindTls, refuses_an_address_that_is_none) {
    server::ServerOptions options = LocalServer::quick();
    cli::TemporaryFolder folder;
    options.data = folder.path();
    options.public_url = "play.example";
    const auto server = server::Server::start(options);
    ASSERT_FALSE(server.ok());
    EXPECT_THAT(server.error().message, HasSubstr("https://play.example"));
}

TEST(ServerOutOfFiles, tells_newcomers_and_recovers) {
    cli::TemporaryFolder folder;
    ServerProcess server(folder.path());
    server.start();
    const std::filesystem::path files("/proc/" + std::to_string(server.process()) + "/fd");
    const auto open_files =
        static_cast<rlim_t>(std::distance(std::filesystem::directory_iterator(files), {}));
    const rlimit few{open_files + 5, open_files + 5};
    ASSERT_EQ(prlimit(server.process(), RLIMIT_NOFILE, &few, nullptr), 0);
    std::deque<Socket> crowd;
    for (int i = 0; i < 8; ++i) crowd.push_back(Socket::connect(server.route.port));
    Visitor visitor(server.route, "v");
    const Response response = visitor.call("GET", "/api/me");
    EXPECT_EQ(response.status, 503) << response.head;
    EXPECT_EQ(response.json().at("error").at("code"), "busy");
    EXPECT_EQ(response.header("retry-after"), "5");
    crowd.clear();
    while (visitor.call("GET", "/api/me").status != 200) {  // it hears of it when it does
    }
    EXPECT_EQ(server.terminate(), 0);
}

}  // namespace
}  // namespace orrery::test
