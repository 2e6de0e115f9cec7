// Compiles what Asio and Beast would otherwise compile in every file that includes them.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
