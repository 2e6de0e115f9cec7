// Boost.JSON, compiled from its headers: Debian has no wasm32 build of the library.

#include <boost/json/src.hpp>
