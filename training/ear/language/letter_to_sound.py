"""Letter-to-sound model: pronunciations of words that are in no dictionary.

A back-off n-gram over letters with their sounds ("p F", "h _"): Bisani & Ney 2008, "Joint-sequence models for
grapheme-to-phoneme conversion" (Speech Communication 50), with one letter a step, smoothed by modified Kneser-Ney and pruned by
entropy. A beam search finds the most likely sounds of a spelling.
"""

import collections
import json
import random
import unicodedata

import numpy
from alignment import LETTERS, align
from kneser_ney import END, START, UNKNOWN, find, train
from lexicon import read_dictionary
from prune import prune
from quantize import codebook

ORDER = 6
BITS = 9
BEAM = 40
BYTES_N_GRAMS = 665_000
LOG_PROB_CODES = 56
BACKOFF_CODES = 56


def training_words(dictionary):
    """(word, phones) of all words of letters alone, with all their pronunciations; initials ("ibm") are left out."""
    return [
        (word, phones)
        for word, variants in dictionary.items()
        if word.isalpha() and len(word) > 1 and any(letter in "aeiouy" for letter in word)
        for phones in variants
    ]


def plain_letters(word):
    """The word in the 26 letters: accents taken off, everything else dropped."""
    apart = unicodedata.normalize("NFKD", word.lower())
    return "".join(letter for letter in apart if letter in LETTERS)


def coded(parts, size):
    """Logs of all numbers of the parts as codes of one codebook: (values of the codes, codes of each part)."""
    logs = numpy.log(numpy.maximum(numpy.concatenate(parts), 1e-16))
    values, codes = codebook(logs, size)
    cuts = numpy.cumsum([len(part) for part in parts])[:-1]
    return [round(float(value), 3) for value in values], numpy.split(codes, cuts)


class LetterToSound:
    """The trained model, quantised as it is written.

    `symbols` are (letter, phones) pairs, after three that stand for start, end and unknown.
    """

    def __init__(self, symbols, model):
        self.symbols = symbols
        self.model = model
        self.of_letter = {letter: [] for letter in LETTERS}
        for index, symbol in enumerate(symbols):
            if index > UNKNOWN:
                self.of_letter[symbol[0]].append(index)
        self.log_prob_values, self.log_probs = coded(model.p, LOG_PROB_CODES)
        self.backoff_values, self.backoffs = coded(model.backoff, BACKOFF_CODES)
        self.tables = [
            dict(zip(keys.tolist(), (self.log_prob_values[code] for code in codes))) for keys, codes in zip(model.keys, self.log_probs)
        ]
        self.weights = []
        for keys, codes, longer in zip(model.keys, self.backoffs, model.keys[1:]):
            used = numpy.isin(keys, model.history(longer))
            values = (self.backoff_values[code] for code in codes[used])
            self.weights.append(dict(zip(keys[used].tolist(), values)))

    def log_probability(self, context, symbol):
        """log p of a symbol after a tuple of symbols."""
        total = 0.0
        for skipped in range(len(context) + 1):
            key = 0
            for part in context[skipped:]:
                key = key << BITS | part
            length = len(context) - skipped
            found = self.tables[length].get(key << BITS | symbol)
            if found is not None:
                return total + found
            if length:
                total += self.weights[length - 1].get(key, 0.0)
        raise KeyError(symbol)

    def __call__(self, word):
        """The most likely phones of a word (none where it has no letters)."""
        beam: list[tuple[float, tuple, tuple]] = [(0.0, (START,), ())]
        for letter in plain_letters(word):
            extended = {}
            for score, context, phones in beam:
                for symbol in self.of_letter[letter]:
                    value = score + self.log_probability(context, symbol)
                    key = ((*context, symbol))[-(ORDER - 1) :], phones + self.symbols[symbol][1]
                    if key not in extended or extended[key] < value:
                        extended[key] = value
            ranked = sorted(extended.items(), key=lambda item: -item[1])[:BEAM]
            beam = [(value, context, phones) for (context, phones), value in ranked]
        ends = [(score + self.log_probability(context, END), phones) for score, context, phones in beam]
        return list(max(ends)[1])


def fit(words, inventory, bytes_most=BYTES_N_GRAMS):
    """Trains on [(word, phones)]."""
    aligned = [
        [(letter, sound) for letter, sound in zip(word, sounds)]
        for (word, _), sounds in zip(words, align(words, inventory))
        if sounds is not None
    ]
    # The most frequent first: they take one byte of the file.
    counts = collections.Counter(symbol for word in aligned for symbol in word)
    symbols = [("", ()), ("", ()), ("", ()), *sorted(counts, key=lambda symbol: (-counts[symbol], symbol))]
    assert len(symbols) <= 2**BITS
    ids = {symbol: index for index, symbol in enumerate(symbols) if index > UNKNOWN}
    tokens = []
    for word in aligned:
        tokens += [START] + [ids[symbol] for symbol in word] + [END]
    model = train(numpy.array(tokens, numpy.int64), len(symbols), ORDER, BITS)
    # Characters of the file for an n-gram: symbol, probability and number of children, and for some a back-off weight.
    sizes = (4.1,) * (ORDER - 2) + (2.2,)
    return LetterToSound(symbols, prune(model, bytes_most, sizes))


def characters(values):
    """Small numbers as characters, one each, that JSON needs not escape; the first 91 take one byte each."""
    codes = numpy.asarray(values, numpy.int64) + 35
    codes = codes + (codes >= 92)
    codes = codes + 34 * (codes >= 127)
    return "".join(map(chr, codes.tolist()))


def write(model, path):
    """Writes the model as JSON: the trie of n-grams level by level, for each node a character in each of four strings.

    `symbols` is the node's last symbol, `logProbs` its code, `children` how many nodes of the next level are its own (in
    order), `backoffs` the code of its back-off weight, only for nodes with children. Natural logs.
    """
    grams = model.model
    levels = []
    for at, keys in enumerate(grams.keys):
        level = {"symbols": characters(grams.last(keys)), "logProbs": characters(model.log_probs[at])}
        if at + 1 < len(grams.keys):
            owner, _ = find(keys, grams.history(grams.keys[at + 1]))
            children = numpy.bincount(owner, minlength=len(keys))
            level["children"] = characters(children)
            level["backoffs"] = characters(model.backoffs[at][children > 0])
        levels.append(level)
    whole = {
        "symbols": [" ".join((letter, *phones)) for letter, phones in model.symbols],
        "logProbCodes": model.log_prob_values,
        "backoffCodes": model.backoff_values,
        "levels": levels,
    }
    with open(path, "w", encoding="utf-8") as file:
        json.dump(whole, file, ensure_ascii=False, separators=(",", ":"))
        file.write("\n")


def edit_distance(left, right):
    """Insertions, deletions and substitutions between two phone sequences."""
    row = list(range(len(right) + 1))
    for i, a in enumerate(left, 1):
        diagonal, row[0] = row[0], i
        for j, b in enumerate(right, 1):
            diagonal, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, diagonal + (a != b))
    return row[-1]


def accuracy(sound_out, held_out):
    """(share of words with one of their pronunciations, phone error rate against the nearest) over {word: variants}."""
    right = errors = phones = 0
    for word, variants in held_out.items():
        guess = sound_out(word)
        distance, length = min((edit_distance(guess, variant), len(variant)) for variant in variants)
        right += distance == 0
        errors += distance
        phones += length
    return right / len(held_out), errors / phones


def inventory_of(dictionary):
    """All phones of a dictionary, sorted."""
    return sorted({phone for variants in dictionary.values() for phones in variants for phone in phones})


def learn():
    """Trains on the whole dictionary."""
    dictionary = read_dictionary()
    return fit(training_words(dictionary), inventory_of(dictionary))


def measure(bytes_most=BYTES_N_GRAMS, fewest=None):
    """Trains on 95 % of the dictionary, prints the accuracy on the rest (its first `fewest` words) and returns the model."""
    dictionary = {word: variants for word, variants in read_dictionary().items() if training_words({word: variants})}
    names = sorted(dictionary)
    held = set(random.Random(1).sample(names, len(names) // 20))
    rest = {word: dictionary[word] for word in names if word not in held}
    model = fit(training_words(rest), inventory_of(dictionary), bytes_most)
    tested = random.Random(2).sample(sorted(held), fewest or len(held))
    right, errors = accuracy(model, {word: dictionary[word] for word in tested})
    listed = [len(keys) for keys in model.model.keys]
    figures = f"{right:.3f} right, phone error rate {errors:.4f}"
    print(f"letter to sound: {len(tested)} held-out words, {figures}, n-grams {listed}", flush=True)
    return model
