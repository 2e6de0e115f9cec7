// The way in for whoever runs the server: a socket in the data folder that only its owner can open.
// One line of JSON is asked and one is answered, then the connection ends. It has a thread of its
// own, so that whoever asks slowly keeps nobody waiting but others who ask there.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <thread>

#include "core/json.h"

namespace orrery::server {

// In a server's data folder.
std::string admin_socket_path(const std::string& folder);

class AdminSocket {
  public:
    using Reply = std::function<void(const Json& answer)>;
    // Called on the socket's thread; the reply may come from any thread, and too late.
    using Ask = std::function<void(Json request, Reply reply)>;

    // Listens when it returns. What a program that was killed has left there is replaced: the
    // caller holds the folder's lock.
    static Result<std::unique_ptr<AdminSocket>> open(const std::string& path, Ask ask);
    ~AdminSocket();
    AdminSocket(const AdminSocket&) = delete;
    AdminSocket& operator=(const AdminSocket&) = delete;

  private:
    AdminSocket(std::string path, int listener, int wake_read, int wake_write, Ask ask);
    void run();
    void serve(int connection);

    std::string path_;
    int listener_, wake_read_, wake_write_;  // the pipe says that it is time to stop
    Ask ask_;
    std::thread thread_;
};

// Asks the server of this folder. "no_server" says that none runs there.
Result<Json> ask_server(const std::string& folder, const Json& request);

}  // namespace orrery::server
