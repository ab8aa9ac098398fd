// Fits the classes of one script:   fit CLASSES NEIGHBOURS OUT name=value…
// CLASSES lists a class a line: its weight, a tab, its file. NEIGHBOURS lists a group of classes a line, by their
// places in CLASSES: those that are hard to tell from each other. OUT gets, in 32-bit words: the numbers of
// classes, features and weights; the features' keys; where each feature's weights start; the class of
// each weight; the weights (floats); the biases (floats).
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include "feature_choice.hpp"
#include "softmax_fit.hpp"

template <typename Value>
void writeAll(FILE* file, const std::vector<Value>& values, size_t count) {
  if (fwrite(values.data(), sizeof(Value), count, file) != count) throw std::runtime_error("Cannot write.");
}

int main(int count, char** arguments) {
  std::map<std::string, double> settings;
  for (int at = 4; at < count; at++) {
    const std::string argument = arguments[at];
    const auto equals = argument.find('=');
    settings[argument.substr(0, equals)] = std::stod(argument.substr(equals + 1));
  }
  std::vector<TextClass> classes;
  std::ifstream list(arguments[1]);
  for (std::string line; std::getline(list, line);) {
    const auto tab = line.find('\t');
    classes.push_back(readClass(line.substr(tab + 1), std::stod(line.substr(0, tab))));
  }
  std::vector<Group> neighbours;
  std::ifstream groups(arguments[2]);
  for (std::string line; std::getline(groups, line);) {
    std::istringstream numbers(line);
    neighbours.emplace_back(std::istream_iterator<uint32_t>(numbers), std::istream_iterator<uint32_t>());
  }
  const auto keys = chooseFeatures(classes, static_cast<size_t>(settings.at("features")));
  Weights weights = emptyWeights(classes, static_cast<uint32_t>(keys.size()));
  fprintf(stderr, "  %zu classes, %zu features, %zu weights\n", classes.size(), keys.size(), weights.weight.size());

  std::vector<Random> draws;
  for (uint64_t run = 0; run < static_cast<uint64_t>(settings.at("together")); run++) draws.emplace_back(run);
  const Sampler sampler(classes, {settings.at("single"), settings.at("pair"), settings.at("few"), settings.at("bag")});
  const double rate = settings.at("rate"), damping = settings.at("damping"), drill = settings.at("drill");
  fitTogether(classes, neighbours, sampler, weights, draws,
              {static_cast<uint64_t>(settings.at("samples")), rate, rate * 0.05, settings.at("dropWord"),
               settings.at("dropFeature"), damping, drill});
  prune(weights, classes,
        {static_cast<size_t>(settings.at("keep")), static_cast<size_t>(settings.at("full")),
         static_cast<size_t>(settings.at("widest")), settings.at("liking")});
  // What is left makes up for what is gone, and for being rounded.
  weights.rounding = static_cast<float>(settings.at("rounding"));
  fitTogether(classes, neighbours, sampler, weights, draws,
              {static_cast<uint64_t>(settings.at("refit")), rate * 0.4, rate * 0.01, settings.at("dropWord") / 2, 0,
               damping, drill});

  std::vector<uint32_t> head{weights.classes, weights.features(), weights.starts.back()}, classOf;
  for (uint32_t at = 0; at < weights.starts.back(); at++) classOf.push_back(weights.classOf[at]);
  FILE* file = fopen(arguments[3], "wb");
  if (!file) throw std::runtime_error("Cannot write the fit.");
  writeAll(file, head, head.size());
  writeAll(file, keys, keys.size());
  writeAll(file, weights.starts, weights.starts.size());
  writeAll(file, classOf, classOf.size());
  writeAll(file, weights.weight, classOf.size());
  writeAll(file, weights.bias, weights.bias.size());
  fclose(file);
}
