// Tasks in JSON: {"task": "move_points", "left": 4}.
#pragma once

#include <span>
#include <string_view>

#include "core/fixed_vector.h"
#include "core/vocabulary.h"
#include "games/anunnaki/task.h"

namespace orrery::anunnaki {

// One kind of task that can lie on the stack while the person is asked: its name and what it works
// on, each `name` or `name:type`, in the order of the task's numbers.
struct TaskForm {
    constexpr TaskForm(TaskKind of, std::string_view called,
                       std::initializer_list<std::string_view> carries = {})
        : kind(of), name(called), operands(carries) {}

    TaskKind kind;
    std::string_view name;
    FixedVector<std::string_view, 3> operands;
};
std::span<const TaskForm> task_forms();
void add_task_types(Vocabulary& vocabulary);  // those that only tasks have

Json task_json(const Vocabulary& vocabulary, const Task& task);
Task task_from(const Vocabulary& vocabulary, const JsonReader& json);
Json task_schema(const Vocabulary& vocabulary);

}  // namespace orrery::anunnaki
