// The weights: for every feature a list of (class, weight), for the classes in which it was seen. What
// most classes were seen with is a full row instead, which adds up faster.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <vector>
#include "text_class.hpp"

struct Weights {
  uint32_t classes = 0;
  std::vector<uint32_t> starts;    // where each feature's list starts
  std::vector<uint8_t> classOf;
  std::vector<float> weight;
  std::vector<float> slope;        // sums of squared gradients
  std::vector<char> full;
  std::vector<float> bias, biasSlope;
  float rounding = 0;              // sums are of multiples of this, as the file has them; 0: of any number

  uint32_t features() const { return static_cast<uint32_t>(starts.size() - 1); }

  void prefetch(uint32_t feature) const {
    const uint32_t start = starts[feature];
    __builtin_prefetch(&classOf[start]);
    __builtin_prefetch(&weight[start]);
    __builtin_prefetch(&slope[start]);
  }

  void addTo(std::vector<float>& sums, uint32_t feature) const {
    if (rounding > 0) {
      const float steps = 1 / rounding;
      addEach(sums, feature, [&](float value) { return rounding * std::nearbyint(value * steps); });
    } else {
      addEach(sums, feature, [](float value) { return value; });
    }
  }

  template <typename Read>
  void addEach(std::vector<float>& sums, uint32_t feature, Read read) const {
    const uint32_t start = starts[feature];
    if (full[feature]) {
      const float* row = &weight[start];
      for (uint32_t at = 0; at < classes; at++) sums[at] += read(row[at]);
    } else {
      for (uint32_t at = start; at < starts[feature + 1]; at++) sums[classOf[at]] += read(weight[at]);
    }
  }

  // One step of Adagrad against the gradient.
  void descend(const std::vector<float>& gradient, uint32_t feature, float rate) {
    const uint32_t start = starts[feature];
    if (full[feature]) {
      float* row = &weight[start];
      float* sums = &slope[start];
      for (uint32_t at = 0; at < classes; at++) {
        sums[at] += gradient[at] * gradient[at];
        row[at] -= rate * gradient[at] / std::sqrt(sums[at] + 0.1f);
      }
    } else {
      for (uint32_t at = start; at < starts[feature + 1]; at++) {
        const float part = gradient[classOf[at]];
        if (part == 0) continue;
        slope[at] += part * part;
        weight[at] -= rate * part / std::sqrt(slope[at] + 0.1f);
      }
    }
  }
};

// Puts the average of the first and of all others into the first.
inline void average(Weights& first, const std::vector<Weights>& others) {
  const float share = 1.f / static_cast<float>(others.size() + 1);
  for (auto numbers : {&Weights::weight, &Weights::slope, &Weights::bias, &Weights::biasSlope})
    for (size_t at = 0; at < (first.*numbers).size(); at++) {
      for (const Weights& other : others) (first.*numbers)[at] += (other.*numbers)[at];
      (first.*numbers)[at] *= share;
    }
}

constexpr double kFullFrom = 0.3;

inline Weights emptyWeights(const std::vector<TextClass>& classes, uint32_t features) {
  Weights weights;
  weights.classes = static_cast<uint32_t>(classes.size());
  weights.starts.assign(features + 1, 0);
  weights.full.assign(features, 0);
  std::vector<uint32_t> next, lastSeen(features);
  for (int pass = 0; pass < 2; pass++) {
    lastSeen.assign(features, kNoFeature);
    for (uint32_t number = 0; number < classes.size(); number++)
      for (uint32_t feature : classes[number].features) {
        if (feature == kNoFeature || lastSeen[feature] == number) continue;
        lastSeen[feature] = number;
        if (pass == 0) weights.starts[feature + 1]++;
        else if (!weights.full[feature]) weights.classOf[next[feature]++] = static_cast<uint8_t>(number);
      }
    if (pass == 1) break;
    for (uint32_t feature = 0; feature < features; feature++) {
      uint32_t& count = weights.starts[feature + 1];
      if (count > kFullFrom * classes.size()) {
        weights.full[feature] = 1;
        count = weights.classes;
      }
      count += weights.starts[feature];
    }
    weights.classOf.resize(weights.starts[features]);
    for (uint32_t feature = 0; feature < features; feature++)
      if (weights.full[feature])
        for (uint32_t at = 0; at < weights.classes; at++)
          weights.classOf[weights.starts[feature] + at] = static_cast<uint8_t>(at);
    next.assign(weights.starts.begin(), weights.starts.end() - 1);
  }
  weights.weight.assign(weights.classOf.size(), 0);
  weights.slope.assign(weights.classOf.size(), 1e-8f);
  weights.bias.assign(classes.size(), 0);
  weights.biasSlope.assign(classes.size(), 1e-8f);
  return weights;
}

// Shifts every full row by its median: the softmax is the same, and most of the row becomes small.
inline void centreFullRows(Weights& weights) {
  std::vector<float> row(weights.classes);
  for (uint32_t feature = 0; feature < weights.features(); feature++) {
    if (!weights.full[feature]) continue;
    float* first = &weights.weight[weights.starts[feature]];
    row.assign(first, first + weights.classes);
    std::nth_element(row.begin(), row.begin() + row.size() / 2, row.end());
    const float median = row[row.size() / 2];
    for (uint32_t at = 0; at < weights.classes; at++) first[at] -= median;
  }
}

// The least of the `most` largest values; 0 if there are not so many.
inline float leastKept(std::vector<float> values, size_t most) {
  if (values.size() <= most) return 0;
  std::nth_element(values.begin(), values.begin() + most, values.end(), std::greater<float>());
  return values[most];
}

struct Pruning {
  size_t most;    // weights, beside those of the full rows
  size_t full;    // rows that stay full: the ones that are met most
  size_t widest;  // weights of any other feature, because each costs time whenever the feature is met
  double liking;  // to this power, how often a class is drawn counts for its weights, from 1 on
};

// Keeps the weights that do most: large ones, of features that come often, of classes that are read much.
inline void prune(Weights& weights, const std::vector<TextClass>& classes, const Pruning& pruning) {
  centreFullRows(weights);
  std::vector<float> use(weights.features(), 0), worth(weights.weight.size(), 0), liking, row;
  for (const auto& textClass : classes) liking.push_back(static_cast<float>(std::pow(std::max(1.0, textClass.weight), pruning.liking)));
  for (uint32_t feature = 0; feature < weights.features(); feature++)
    for (uint32_t at = weights.starts[feature]; weights.full[feature] && at < weights.starts[feature + 1]; at++)
      use[feature] += weights.slope[at];
  const float leastUse = leastKept(use, pruning.full);
  for (uint32_t feature = 0; feature < weights.features(); feature++) {
    weights.full[feature] = weights.full[feature] && use[feature] > leastUse;
    if (weights.full[feature]) continue;
    const uint32_t from = weights.starts[feature], to = weights.starts[feature + 1];
    row.clear();
    for (uint32_t at = from; at < to; at++) row.push_back(std::fabs(weights.weight[at]));
    const float least = leastKept(row, pruning.widest);
    for (uint32_t at = from; at < to; at++)
      if (std::fabs(weights.weight[at]) > least)
        worth[at] = std::fabs(weights.weight[at]) * std::pow(weights.slope[at] + 1e-3f, 0.25f) * liking[weights.classOf[at]];
  }
  const float least = leastKept(worth, pruning.most);
  uint32_t end = 0;
  for (uint32_t feature = 0; feature < weights.features(); feature++) {
    const uint32_t from = weights.starts[feature], to = weights.starts[feature + 1];
    weights.starts[feature] = end;
    for (uint32_t at = from; at < to; at++) {
      if (worth[at] <= least && !weights.full[feature]) continue;
      weights.classOf[end] = weights.classOf[at];
      weights.weight[end] = weights.weight[at];
      weights.slope[end++] = weights.slope[at];
    }
  }
  weights.starts[weights.features()] = end;
}
