// A class of text (a language in one script), as class-file.ts writes it.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

enum class Kind : uint32_t { text = 0, list = 1, ranked = 2 };

struct Source {
  Kind kind;
  float weight;
  std::vector<uint32_t> lineStarts, words;
  uint32_t lines() const { return static_cast<uint32_t>(lineStarts.size() - 1); }
};

struct TextClass {
  double weight;                        // how often it is drawn, beside the other classes
  std::vector<uint32_t> keyStarts;      // where each word's features start
  std::vector<uint32_t> features;       // first the keys, later the numbers of the features
  std::vector<Source> sources;
  std::vector<float> counts;            // how often each word comes, over all sources
  uint32_t words() const { return static_cast<uint32_t>(keyStarts.size() - 1); }
};

constexpr uint32_t kNoFeature = 0xffffffff;

inline void readInto(FILE* file, std::vector<uint32_t>& values, size_t count) {
  values.resize(count);
  if (fread(values.data(), 4, count, file) != count) throw std::runtime_error("A class file is cut short.");
}

// A list has each word once: what stands high in it counts as if it had come more often.
inline double countOf(const Source& source, uint32_t line) {
  if (source.kind == Kind::text) return 2;
  return source.kind == Kind::list ? 1 : 1 + 20000.0 / (line + 20);
}

inline TextClass readClass(const std::string& path, double weight) {
  FILE* file = fopen(path.c_str(), "rb");
  if (!file) throw std::runtime_error("Cannot open " + path);
  TextClass read{weight, {}, {}, {}, {}};
  std::vector<uint32_t> head;
  readInto(file, head, 3);
  readInto(file, read.keyStarts, head[0] + 1);
  readInto(file, read.features, head[1]);
  read.counts.assign(head[0], 0);
  for (uint32_t number = 0; number < head[2]; number++) {
    std::vector<uint32_t> fields;
    readInto(file, fields, 4);
    Source source{static_cast<Kind>(fields[0]), 0, {}, {}};
    std::memcpy(&source.weight, &fields[1], 4);
    readInto(file, source.lineStarts, fields[2] + 1);
    readInto(file, source.words, fields[3]);
    for (uint32_t line = 0; line < source.lines(); line++)
      for (uint32_t at = source.lineStarts[line]; at < source.lineStarts[line + 1]; at++)
        read.counts[source.words[at]] += static_cast<float>(countOf(source, line));
    read.sources.push_back(std::move(source));
  }
  fclose(file);
  return read;
}
