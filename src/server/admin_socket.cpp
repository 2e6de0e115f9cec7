#include "server/admin_socket.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <mutex>
#include <optional>
#include <utility>

namespace orrery::server {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

constexpr std::size_t kLongestRequest = 64U << 10, kLongestAnswer = 4U << 20;
constexpr int kAfterFailedAccept = 100;  // milliseconds
constexpr auto kForARequest = 5s;        // to be sent, and an answer to be taken
constexpr auto kForAnAnswer = 15s;       // to be found
constexpr auto kToAsk = 30s;             // for who asks, all of it

class File {
  public:
    explicit File(int descriptor) : descriptor_(descriptor) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() {
        if (descriptor_ >= 0) close(descriptor_);
    }
    int descriptor() const { return descriptor_; }
    int release() { return std::exchange(descriptor_, -1); }

  private:
    int descriptor_;
};

Error system_error(const std::string& path, int number) {
    return {"bad_socket", path + ": " + std::strerror(number), "", ""};
}

Result<sockaddr_un> address_of(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path)
        return Error{"bad_socket",
                     path + ": a socket's path has at most " +
                         std::to_string(sizeof address.sun_path - 1) +
                         " bytes, so the data folder needs a shorter one",
                     "", ""};
    std::copy(path.begin(), path.end(), address.sun_path);
    return address;
}

// Until something can be done with it; false: not in time, or it is time to stop.
bool is_ready(int descriptor, short what, SteadyClock::time_point until, int wake = -1) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - SteadyClock::now());
    pollfd files[] = {{descriptor, what, 0}, {wake, POLLIN, 0}};
    const int ready = poll(files, 2, static_cast<int>(std::max<std::int64_t>(0, left.count())));
    return ready > 0 && files[1].revents == 0;
}

// Up to the end of a line; nothing when it does not come in time, or is too long.
std::optional<std::string> read_line(int from, std::size_t longest, SteadyClock::time_point until,
                                     int wake = -1) {
    std::string line;
    char piece[4096];
    while (line.size() <= longest && is_ready(from, POLLIN, until, wake)) {
        const ssize_t size = recv(from, piece, sizeof piece, MSG_DONTWAIT);
        if (size <= 0) return std::nullopt;
        line.append(piece, static_cast<std::size_t>(size));
        if (const std::size_t end = line.find('\n'); end != std::string::npos) {
            line.resize(end);
            return line;
        }
    }
    return std::nullopt;
}

bool write_line(int to, const Json& json, SteadyClock::time_point until, int wake = -1) {
    const std::string text = to_text(json) + '\n';
    std::string_view left = text;
    while (!left.empty() && is_ready(to, POLLOUT, until, wake)) {
        const ssize_t size = send(to, left.data(), left.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
        if (size < 0 && errno != EAGAIN) return false;
        if (size > 0) left.remove_prefix(static_cast<std::size_t>(size));
    }
    return left.empty();
}

Json refused(const Error& error) {
    return JsonObject{{"ok", false}, {"error", error_json(error)}};
}

// Where the answer to one request is waited for. It outlives whoever waits.
class Answer {
  public:
    void give(const Json& answer) {
        const std::lock_guard lock(mutex_);
        answer_ = answer;
        eventfd_write(arrived_.descriptor(), 1);
    }
    Json wait(int wake) {
        const bool arrived =
            is_ready(arrived_.descriptor(), POLLIN, SteadyClock::now() + kForAnAnswer, wake);
        const std::lock_guard lock(mutex_);
        if (arrived && answer_) return *answer_;
        return refused({"busy", "the server found no time to answer", "", ""});
    }

  private:
    File arrived_{eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
    std::mutex mutex_;
    std::optional<Json> answer_;
};

std::optional<Error> make_way(const std::string& path) {
    struct stat about{};
    if (lstat(path.c_str(), &about) != 0) return std::nullopt;
    if (!S_ISSOCK(about.st_mode))
        return Error{"bad_socket", path + ": something else has this name", "", ""};
    if (unlink(path.c_str()) != 0) return system_error(path, errno);
    return std::nullopt;
}

}  // namespace

std::string admin_socket_path(const std::string& folder) {
    return folder + "/admin.sock";
}

Result<std::unique_ptr<AdminSocket>> AdminSocket::open(const std::string& path, Ask ask) {
    const Result<sockaddr_un> address = address_of(path);
    if (!address) return address.error();
    if (const auto error = make_way(path)) return *error;
    File listener(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    constexpr int kWaiting = 8;
    // Nobody can come in before it listens, and by then it is its owner's alone.
    if (listener.descriptor() < 0 ||
        bind(listener.descriptor(), reinterpret_cast<const sockaddr*>(&*address),
             sizeof *address) != 0 ||
        chmod(path.c_str(), S_IRUSR | S_IWUSR) != 0 || listen(listener.descriptor(), kWaiting) != 0)
        return system_error(path, errno);
    int wake[2];
    if (pipe2(wake, O_CLOEXEC) != 0) return system_error(path, errno);
    return std::unique_ptr<AdminSocket>(
        new AdminSocket(path, listener.release(), wake[0], wake[1], std::move(ask)));
}

AdminSocket::AdminSocket(std::string path, int listener, int wake_read, int wake_write, Ask ask)
    : path_(std::move(path)),
      listener_(listener),
      wake_read_(wake_read),
      wake_write_(wake_write),
      ask_(std::move(ask)),
      thread_([this] { run(); }) {}

AdminSocket::~AdminSocket() {
    close(wake_write_);  // seen as the end of the pipe
    thread_.join();
    close(wake_read_);
    close(listener_);
    unlink(path_.c_str());
}

void AdminSocket::run() {
    for (;;) {
        pollfd files[] = {{listener_, POLLIN, 0}, {wake_read_, POLLIN, 0}};
        if (poll(files, 2, -1) < 0 && errno != EINTR) return;
        if (files[1].revents != 0) return;
        const File connection(accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC));
        if (connection.descriptor() >= 0)
            serve(connection.descriptor());
        else  // no file is free, say, and whoever waits there is still waiting
            poll(&files[1], 1, kAfterFailedAccept);
    }
}

void AdminSocket::serve(int connection) {
    const std::optional<std::string> line =
        read_line(connection, kLongestRequest, SteadyClock::now() + kForARequest, wake_read_);
    if (!line) return;
    Json answer;
    if (Result<Json> request = parse_json(*line)) {
        const auto waiting = std::make_shared<Answer>();
        ask_(std::move(*request), [waiting](const Json& found) { waiting->give(found); });
        answer = waiting->wait(wake_read_);
    } else {
        answer = refused(request.error());
    }
    write_line(connection, answer, SteadyClock::now() + kForARequest, wake_read_);
}

Result<Json> ask_server(const std::string& folder, const Json& request) {
    const std::string path = admin_socket_path(folder);
    const Result<sockaddr_un> address = address_of(path);
    if (!address) return address.error();
    const File connection(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (connection.descriptor() < 0) return system_error(path, errno);
    if (connect(connection.descriptor(), reinterpret_cast<const sockaddr*>(&*address),
                sizeof *address) != 0) {
        if (errno == ENOENT || errno == ECONNREFUSED)
            return Error{"no_server", "no server runs on the folder " + folder, "", ""};
        return system_error(path, errno);
    }
    const auto until = SteadyClock::now() + kToAsk;
    if (!write_line(connection.descriptor(), request, until))
        return Error{"no_server", "the server did not take the request", "", ""};
    const std::optional<std::string> line =
        read_line(connection.descriptor(), kLongestAnswer, until);
    if (!line) return Error{"no_server", "the server gave no answer", "", ""};
    return parse_json(*line);
}

}  // namespace orrery::server
