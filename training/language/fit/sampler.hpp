// Draws pieces of text: single words, pairs, and longer pieces, from all corpora of a class.
#pragma once
#include <algorithm>
#include <cmath>
#include <vector>
#include "random.hpp"
#include "text_class.hpp"

struct Mixture {
  double single = 0.6, pair = 0.2, few = 0.12;  // the rest is long
  double bag = 0.3;                             // how often words of a list are put together
};

class Sampler {
 public:
  Sampler(const std::vector<TextClass>& classes, Mixture mixture) : classes_(classes), mixture_(mixture) {
    double sum = 0;
    for (const auto& textClass : classes) {
      classSums_.push_back(sum += textClass.weight);
      std::vector<double> sums;
      double inner = 0;
      for (const auto& source : textClass.sources) sums.push_back(inner += source.weight);
      sourceSums_.push_back(sums);
    }
  }

  // The number of a class, each as often as its weight says.
  uint32_t drawClass(Random& random) const { return pick(classSums_, random); }

  // Fills `words` with the numbers of the words of a piece of a class.
  void drawPiece(uint32_t number, Random& random, std::vector<uint32_t>& words) const {
    const auto& textClass = classes_[number];
    const auto& source = textClass.sources[pick(sourceSums_[number], random)];
    const uint32_t line = source.kind == Kind::ranked ? frequentLine(source, random) : random.below(source.lines());
    const uint32_t from = source.lineStarts[line], size = source.lineStarts[line + 1] - from;
    const uint32_t wanted = length(random);
    uint32_t start = 0, taken = size;
    if (wanted < size) {
      taken = wanted;
      start = wanted == 1 ? rareWord(textClass, source, from, size, random) : random.below(size - wanted + 1);
    }
    words.assign(source.words.begin() + from + start, source.words.begin() + from + start + taken);
    if (source.kind != Kind::text && words.size() < wanted && random.share() < mixture_.bag)
      fillBag(source, wanted, words, random);
  }

 private:
  static uint32_t pick(const std::vector<double>& sums, Random& random) {
    const auto found = std::upper_bound(sums.begin(), sums.end(), random.share() * sums.back());
    return std::min<uint32_t>(static_cast<uint32_t>(found - sums.begin()), static_cast<uint32_t>(sums.size() - 1));
  }

  uint32_t length(Random& random) const {
    const double share = random.share();
    if (share < mixture_.single) return 1;
    if (share < mixture_.single + mixture_.pair) return 2;
    if (share < mixture_.single + mixture_.pair + mixture_.few) return 3 + random.below(6);
    return 9 + random.below(25);
  }

  // As a word: what is frequent comes more often, but by far not as often as in text.
  static uint32_t frequentLine(const Source& source, Random& random) {
    const double share = random.share();
    return std::min(source.lines() - 1, static_cast<uint32_t>(source.lines() * share * share));
  }

  // A word of a line, the commonest words of the class less often than they stand there.
  static uint32_t rareWord(const TextClass& textClass, const Source& source, uint32_t from, uint32_t size,
                           Random& random) {
    uint32_t at = 0;
    for (int tries = 0; tries < 7; tries++) {
      at = random.below(size);
      const float count = textClass.counts[source.words[from + at]];
      if (random.share() < std::sqrt(20.0 / (count + 1))) break;
    }
    return at;
  }

  // Words of a list, as often as they stand in text: by Zipf's law.
  static void fillBag(const Source& source, uint32_t wanted, std::vector<uint32_t>& words, Random& random) {
    while (words.size() < wanted) {
      const double zipf = std::exp(random.share() * std::log((source.lines() + 3.0) / 3.0)) * 3 - 3;
      const uint32_t line = source.kind == Kind::ranked
                                ? std::min(source.lines() - 1, static_cast<uint32_t>(zipf))
                                : random.below(source.lines());
      for (uint32_t at = source.lineStarts[line]; at < source.lineStarts[line + 1]; at++)
        words.push_back(source.words[at]);
    }
  }

  const std::vector<TextClass>& classes_;
  Mixture mixture_;
  std::vector<double> classSums_;
  std::vector<std::vector<double>> sourceSums_;
};
