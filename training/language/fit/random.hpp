// A small generator (xorshift64) with fixed seeds: the same data always gives the same model.
#pragma once
#include <cstdint>

class Random {
 public:
  explicit Random(uint64_t number = 0) : state_(88172645463325252ull + number * 0x9e3779b97f4a7c15ull) {}

  uint64_t next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return state_;
  }
  uint32_t below(uint32_t limit) { return static_cast<uint32_t>(next() % limit); }
  double share() { return static_cast<double>(next() >> 11) * (1.0 / 9007199254740992.0); }

 private:
  uint64_t state_;
};
