// Chooses the features that are worth fitting, and numbers them.
#pragma once
#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>
#include "text_class.hpp"

// How much of its class a word is, in millionths; the root keeps the commonest words from being all.
inline std::vector<float> massesOf(const TextClass& textClass) {
  std::vector<float> masses(textClass.words());
  double total = 0;
  for (float count : textClass.counts) total += std::sqrt(count);
  for (uint32_t word = 0; word < textClass.words(); word++)
    masses[word] = static_cast<float>(std::sqrt(textClass.counts[word]) / total * 1e6);
  return masses;
}

// A hash table from keys to masses, then to numbers; key 0 stands for an empty slot.
class KeyTable {
 public:
  explicit KeyTable(size_t keys) {
    size_t capacity = 1024;
    while (capacity < keys * 3 / 2) capacity *= 2;
    mask_ = capacity - 1;
    keys_.assign(capacity, 0);
    masses_.assign(capacity, 0);
  }

  void add(uint32_t key, float mass) {
    size_t slot = find(key);
    keys_[slot] = nonZero(key);
    masses_[slot] += mass;
  }

  // Keeps the `most` heaviest keys, and numbers them from 0.
  std::vector<uint32_t> number(size_t most) {
    std::vector<float> masses;
    for (size_t slot = 0; slot <= mask_; slot++)
      if (keys_[slot]) masses.push_back(masses_[slot]);
    float least = 0;
    if (masses.size() > most) {
      std::nth_element(masses.begin(), masses.begin() + most, masses.end(), std::greater<float>());
      least = masses[most];
    }
    numbers_.assign(mask_ + 1, kNoFeature);
    std::vector<uint32_t> kept;
    for (size_t slot = 0; slot <= mask_; slot++)
      if (keys_[slot] && masses_[slot] > least) {
        numbers_[slot] = static_cast<uint32_t>(kept.size());
        kept.push_back(keys_[slot]);
      }
    return kept;
  }

  uint32_t numberOf(uint32_t key) const { return numbers_[find(key)]; }

 private:
  static uint32_t nonZero(uint32_t key) { return key ? key : 1; }
  size_t find(uint32_t key) const {
    key = nonZero(key);
    size_t slot = (static_cast<uint64_t>(key) * 0x9e3779b97f4a7c15ull >> 20) & mask_;
    while (keys_[slot] && keys_[slot] != key) slot = (slot + 1) & mask_;
    return slot;
  }

  size_t mask_;
  std::vector<uint32_t> keys_, numbers_;
  std::vector<float> masses_;
};

// Replaces the keys in all classes by the numbers of the chosen features; gives back the features' keys.
inline std::vector<uint32_t> chooseFeatures(std::vector<TextClass>& classes, size_t most) {
  size_t keys = 0;
  for (const auto& textClass : classes) keys += textClass.features.size();
  KeyTable table(std::min<size_t>(keys, 80'000'000));
  for (const auto& textClass : classes) {
    const auto masses = massesOf(textClass);
    for (uint32_t word = 0; word < textClass.words(); word++)
      for (uint32_t at = textClass.keyStarts[word]; at < textClass.keyStarts[word + 1]; at++)
        table.add(textClass.features[at], masses[word]);
  }
  auto kept = table.number(most);
  for (auto& textClass : classes)
    for (auto& feature : textClass.features) feature = table.numberOf(feature);
  return kept;
}
