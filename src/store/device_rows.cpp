// Devices in the file.
#include <utility>

#include "store/writer.h"

namespace orrery::store {
namespace {

std::optional<Error> keep_all(Database& database, const std::vector<Device>& devices) {
    Result<Statement> row = database.prepare(
        "INSERT OR REPLACE INTO devices (device, guest, label, since, seen, ended) "
        "VALUES (?, ?, ?, ?, ?, ?)");
    if (!row) return row.error();
    for (const Device& device : devices) {
        row->bind(1, device.id);
        row->bind(2, device.guest);
        row->bind(3, device.label);
        row->bind(4, device.since);
        row->bind(5, device.seen);
        row->bind(6, std::int64_t{device.ended});
        if (row->step() != Statement::Step::kDone) return database.error();
        row->reset();
    }
    return std::nullopt;
}

}  // namespace

Result<std::vector<Device>> SqliteStore::devices() {
    Result<Statement> rows =
        reader().prepare("SELECT device, guest, label, since, seen, ended FROM devices");
    if (!rows) return rows.error();
    std::vector<Device> devices;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step())
        devices.push_back({std::string(rows->text(0)), std::string(rows->text(1)),
                           std::string(rows->text(2)), rows->number(3), rows->number(4),
                           rows->number(5) != 0});
    if (step != Statement::Step::kDone) return reader().error();
    return devices;
}

void SqliteStore::keep_devices(std::vector<Device> devices, DeviceBook::Done done) {
    change(
        [devices = std::move(devices)](Database& database) { return keep_all(database, devices); },
        std::move(done));
}

}  // namespace orrery::store
