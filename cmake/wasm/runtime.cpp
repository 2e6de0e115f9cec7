// Symbols that the libraries expect of a program and wasm32-wasi does not have.

#include <boost/throw_exception.hpp>
#include <cstdint>
#include <cstdlib>
#include <exception>

// Without exceptions Boost asks the program what to do. The engine calls only Boost.JSON's
// functions that report errors as values, so that nothing ever gets here.
namespace boost {

void throw_exception(const std::exception& /*unused*/) {
    std::abort();
}

void throw_exception(const std::exception& /*unused*/, const source_location& /*unused*/) {
    std::abort();
}

}  // namespace boost

// Debian compiles wasi-libc with stack protection, but ships nothing that provides it.
extern "C" {

extern std::uintptr_t __stack_chk_guard;
std::uintptr_t __stack_chk_guard = 0x5afec0de;

[[noreturn]] void __stack_chk_fail();
void __stack_chk_fail() {
    std::abort();
}

}  // extern "C"
