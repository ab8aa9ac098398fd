// Multinomial logistic regression over the features of pieces of text, by stochastic gradient descent.
#pragma once
#include <chrono>
#include <cmath>
#include <cstdio>
#include <thread>
#include <vector>
#include "sampler.hpp"
#include "weights.hpp"

struct Descent {
  uint64_t samples;
  double firstRate, lastRate;
  double dropWord;     // how often the whole-word feature is hidden, so that its n-grams learn as well
  double dropFeature;  // how often any feature is hidden
  double damping;      // sums are divided by the number of words to this power
  double drill;        // how often neighbours alone are told apart
};

// Classes that are hard to tell from each other, as their numbers.
using Group = std::vector<uint32_t>;

// The whole word follows the n-grams that start at its first boundary: of 2, 3, 4 and 5 letters.
constexpr uint32_t kPlaceOfWholeWord = 4;
constexpr uint32_t kFeaturesWithWholeWord = 14;

class SoftmaxFit {
 public:
  SoftmaxFit(const std::vector<TextClass>& classes, const std::vector<Group>& neighbours, const Sampler& sampler,
             Weights& weights, Random& random)
      : classes_(classes), neighbours_(neighbours), sampler_(sampler), weights_(weights), random_(random),
        sums_(classes.size()), gradient_(classes.size()) {}

  void run(const Descent& descent) {
    const auto start = std::chrono::steady_clock::now();
    double loss = 0;
    for (uint64_t sample = 0; sample < descent.samples; sample++) {
      const double progress = static_cast<double>(sample) / descent.samples;
      loss += step(descent, static_cast<float>(descent.firstRate + (descent.lastRate - descent.firstRate) * progress));
      if ((sample + 1) % 1'000'000) continue;
      const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
      fprintf(stderr, "  %llu of %llu million pieces, loss %.4f, %.0f s\n",
              static_cast<unsigned long long>((sample + 1) / 1'000'000),
              static_cast<unsigned long long>(descent.samples / 1'000'000), loss / 1e6, passed.count());
      loss = 0;
    }
  }

 private:
  double step(const Descent& descent, float rate) {
    const bool isDrill = !neighbours_.empty() && random_.share() < descent.drill;
    const Group* group = isDrill ? &neighbours_[random_.below(neighbours_.size())] : nullptr;
    const uint32_t truth = group ? (*group)[random_.below(group->size())] : sampler_.drawClass(random_);
    sampler_.drawPiece(truth, random_, words_);
    collect(classes_[truth], descent);
    const float scale = static_cast<float>(std::pow(words_.size(), -descent.damping));
    std::fill(sums_.begin(), sums_.end(), 0.f);
    for (size_t at = 0; at < active_.size(); at++) {
      if (at + 24 < active_.size()) __builtin_prefetch(&weights_.starts[active_[at + 24]]);
      if (at + 10 < active_.size()) weights_.prefetch(active_[at + 10]);
      weights_.addTo(sums_, active_[at]);
    }
    if (group) ruleOutAllBut(*group);
    const double loss = softmax(truth, scale);
    for (size_t number = 0; number < sums_.size(); number++) {
      float& part = gradient_[number];
      weights_.biasSlope[number] += part * part;
      weights_.bias[number] -= 0.1f * rate * part / std::sqrt(weights_.biasSlope[number]);
      part = std::fabs(part * scale) < 1e-4f ? 0 : part * scale;
    }
    for (uint32_t feature : active_) weights_.descend(gradient_, feature, rate);
    return loss;
  }

  void collect(const TextClass& textClass, const Descent& descent) {
    active_.clear();
    for (uint32_t word : words_) {
      const uint32_t from = textClass.keyStarts[word], to = textClass.keyStarts[word + 1];
      const bool hideWord = to - from >= kFeaturesWithWholeWord && random_.share() < descent.dropWord;
      for (uint32_t at = from; at < to; at++) {
        const uint32_t feature = textClass.features[at];
        if (feature == kNoFeature || (hideWord && at - from == kPlaceOfWholeWord)) continue;
        if (descent.dropFeature > 0 && random_.share() < descent.dropFeature) continue;
        active_.push_back(feature);
      }
    }
  }

  // Gives all other classes a sum with which they have no share, and so no gradient.
  void ruleOutAllBut(const Group& group) {
    kept_.clear();
    for (uint32_t number : group) kept_.push_back(sums_[number]);
    std::fill(sums_.begin(), sums_.end(), -1e4f);
    for (size_t at = 0; at < group.size(); at++) sums_[group[at]] = kept_[at];
  }

  double softmax(uint32_t truth, float scale) {
    float highest = -1e30f, total = 0;
    for (size_t number = 0; number < sums_.size(); number++) {
      sums_[number] = sums_[number] * scale + weights_.bias[number];
      highest = std::max(highest, sums_[number]);
    }
    for (size_t number = 0; number < sums_.size(); number++)
      total += gradient_[number] = std::exp(sums_[number] - highest);
    for (float& part : gradient_) part /= total;
    const double loss = -std::log(std::max(gradient_[truth], 1e-9f));
    gradient_[truth] -= 1;
    return loss;
  }

  const std::vector<TextClass>& classes_;
  const std::vector<Group>& neighbours_;
  const Sampler& sampler_;
  Weights& weights_;
  Random& random_;
  std::vector<float> sums_, gradient_, kept_;
  std::vector<uint32_t> words_, active_;
};

// Fits the same weights so many times side by side, each time to pieces of its own, and leaves what they come to on the
// average: what one fit owes to the pieces that it happened to draw, the others do not share.
inline void fitTogether(const std::vector<TextClass>& classes, const std::vector<Group>& neighbours,
                        const Sampler& sampler, Weights& weights, std::vector<Random>& draws, const Descent& descent) {
  std::vector<Weights> fitted(draws.size() - 1, weights);
  std::vector<std::thread> threads;
  for (size_t run = 0; run < draws.size(); run++)
    threads.emplace_back([&, run] {
      SoftmaxFit(classes, neighbours, sampler, run ? fitted[run - 1] : weights, draws[run]).run(descent);
    });
  for (auto& thread : threads) thread.join();
  average(weights, fitted);
}
