"""Interpolated modified Kneser-Ney n-grams, counted with numpy alone.

Sources: Chen & Goodman 1998, "An empirical study of smoothing techniques for language modeling" (TR-10-98, Harvard),
section 3; the linear mixture of models with its weights from held-out text: Jelinek & Mercer 1980.

An n-gram is one 64-bit key, its words side by side (16 bits each for words, fewer for longer n-grams of fewer symbols), so
that the sorted order of the keys is the sorted order of the n-grams. The order of an n-gram is 1 for a word alone.
"""

import dataclasses

import numpy

START, END, UNKNOWN = 0, 1, 2


@dataclasses.dataclass
class NGrams:
    """A back-off model; each list has one array per order, the first one entry for every word of the vocabulary.

    `keys`: the listed n-grams, sorted; `p`: their probabilities; `backoff`: their weights as histories (none for the last
    order); `share`: their relative frequency in the text, for pruning.
    """

    bits: int
    keys: list
    p: list
    backoff: list
    share: list

    def history(self, keys):
        """The keys without their last word."""
        return keys >> numpy.uint64(self.bits)

    def last(self, keys):
        """The last word of each key."""
        return (keys & numpy.uint64(2**self.bits - 1)).astype(numpy.int64)

    def suffix(self, keys, order):
        """The keys of n-grams of `order` words without their first word."""
        return keys & numpy.uint64(2 ** (self.bits * (order - 1)) - 1)

    def probability(self, keys, order):
        """p(last word | words before) of n-grams of `order` words."""
        if order == 1:
            return self.p[0][keys.astype(numpy.int64)]
        owner, listed = find(self.keys[order - 2], self.history(keys))
        weight = numpy.where(listed, self.backoff[order - 2][owner], 1.0)
        lower = weight * self.probability(self.suffix(keys, order), order - 1)
        index, found = find(self.keys[order - 1], keys)
        return numpy.where(found, self.p[order - 1][index], lower) if len(self.keys[order - 1]) else lower

    def rebuild_backoffs(self):
        """Sets the back-off weights with which every history sums to one, and returns the model."""
        self.backoff = []
        for order in range(2, len(self.keys) + 1):
            owner, found = find(self.keys[order - 2], self.history(self.keys[order - 1]))
            assert found.all()
            owners = len(self.keys[order - 2])
            listed = numpy.bincount(owner, self.p[order - 1], owners)
            shorter = self.suffix(self.keys[order - 1], order)
            lower = numpy.bincount(owner, self.probability(shorter, order - 1), owners)
            weights = numpy.maximum(1 - listed, 1e-6) / numpy.maximum(1 - lower, 1e-6)
            self.backoff.append(numpy.where(listed > 0, weights, 1.0))
        return self


def pack(words, bits):
    """Keys of n-grams given as one array per position."""
    keys = words[0].astype(numpy.uint64)
    for word in words[1:]:
        keys = keys << numpy.uint64(bits) | word.astype(numpy.uint64)
    return keys


def find(keys, wanted):
    """Index of each wanted key among sorted keys, and whether it is there."""
    if len(keys) == 0:
        return numpy.zeros(len(wanted), numpy.int64), numpy.zeros(len(wanted), bool)
    index = numpy.minimum(numpy.searchsorted(keys, wanted), len(keys) - 1)
    return index, keys[index] == wanted


def windows(tokens, order, bits):
    """Keys of all n-grams of one order that do not run over the start of a sentence."""
    parts = [tokens[offset : len(tokens) - order + 1 + offset] for offset in range(order)]
    inside = numpy.ones(len(parts[0]), bool)
    for part in parts[1:]:
        inside &= part != START
    return pack([part[inside] for part in parts], bits)


def discounts(counts):
    """The discounts of modified Kneser-Ney (Chen & Goodman 1998, equation 26) as a table by min(count, 3)."""
    n = [max(1, int((counts == count).sum())) for count in (1, 2, 3, 4)]
    y = n[0] / (n[0] + 2 * n[1])
    table = [0.0] + [count - (count + 1) * y * n[count] / n[count - 1] for count in (1, 2, 3)]
    return numpy.clip(numpy.array(table), [0, 0.1, 0.2, 0.3], [0, 0.95, 1.9, 2.9])


def count(tokens, order, bits):
    """Keys, counts and plain frequencies of each order; below the last, a count is of different words seen before.

    N-grams from the start of a sentence have nothing before them and keep their plain counts.
    """
    keys, counts, frequencies = [], [], []
    for length in range(2, order + 1):
        found, plain = numpy.unique(windows(tokens, length, bits), return_counts=True)
        keys.append(found)
        counts.append(plain.copy())
        frequencies.append(plain / len(tokens))
    for length in range(2, order):
        mask = numpy.uint64(2 ** (bits * length) - 1)
        continued, before = numpy.unique(keys[length - 1] & mask, return_counts=True)
        index, found = find(keys[length - 2], continued)
        assert found.all()
        counts[length - 2][index] = before
    return keys, counts, frequencies


def train(tokens, size, order=3, bits=16):
    """Trains on one array of ids, each sentence START ... END, over a vocabulary of `size` words."""
    keys, counts, frequencies = count(tokens, order, bits)
    mask = numpy.uint64(2**bits - 1)
    single = numpy.bincount((keys[0] & mask).astype(numpy.int64), minlength=size)
    taken = discounts(single[single > 0])[numpy.minimum(single, 3)]
    spread = numpy.ones(size)
    spread[START] = 0
    p1 = (single - taken + taken.sum() * spread / spread.sum()) / single.sum()
    words = numpy.bincount(tokens, minlength=size) / len(tokens)
    model = NGrams(bits, [numpy.arange(size, dtype=numpy.uint64)], [p1], [], [words])

    for length in range(2, order + 1):
        of, numbers = keys[length - 2], counts[length - 2]
        histories, inverse = numpy.unique(model.history(of), return_inverse=True)
        taken = discounts(numbers)[numpy.minimum(numbers, 3)]
        totals = numpy.bincount(inverse, numbers, len(histories))
        freed = numpy.bincount(inverse, taken, len(histories)) / totals
        index, found = find(model.keys[-1], histories)
        assert found.all()
        backoff = numpy.ones(len(model.keys[-1]))
        backoff[index] = freed
        lower = model.probability(model.suffix(of, length), length - 1)
        model.p.append((numbers - taken) / totals[inverse] + freed[inverse] * lower)
        model.keys.append(of)
        model.backoff.append(backoff)
        model.share.append(frequencies[length - 2])
    return model


def sequence_probabilities(model, tokens):
    """p of each word of sentences given the words before it, as many as the order allows, for each token but START.

    UNKNOWN words are never recognised: they are not counted, and nothing before the word after them is known.
    Returns (p, counted), aligned with `tokens`.
    """
    p = model.p[0][tokens]
    usable = numpy.ones(len(tokens), bool)
    for length in range(2, len(model.keys) + 1):
        back = tokens[: -(length - 1)]
        nearer = tokens[1 : len(tokens) - length + 2]
        # Longer contexts end at the start of the sentence and at an unknown word.
        usable[length - 1 :] &= (back != UNKNOWN) & ((nearer != START) | (length == 2))
        usable[: length - 1] = False
        where = numpy.flatnonzero(usable & (tokens != START))
        parts = [tokens[where - offset] for offset in range(length - 1, -1, -1)]
        p[where] = model.probability(pack(parts, model.bits), length)
    return p, (tokens != START) & (tokens != UNKNOWN)


def mixture_weights(columns, weights, rounds=60):
    """Weights of models that make held-out words most likely (EM): columns = p per model, weights = weight of each word."""
    shares = numpy.full(len(columns), 1 / len(columns))
    matrix = numpy.stack(columns)
    for _ in range(rounds):
        joint = shares[:, None] * matrix
        shares = (joint / joint.sum(0) * weights).sum(1) / weights.sum()
    return shares


def mix(models, shares):
    """One back-off model of a linear mixture: the union of the n-grams with their mixed probabilities.

    N-grams with an unknown word in the history are left out.
    """
    first = models[0]
    mixed = NGrams(first.bits, [first.keys[0]], [sum(s * m.p[0] for m, s in zip(models, shares))], [], [])
    mixed.share.append(sum(s * m.share[0] for m, s in zip(models, shares)))
    for order in range(2, len(first.keys) + 1):
        keys = numpy.unique(numpy.concatenate([model.keys[order - 1] for model in models]))
        before = first.history(keys)
        while before.any():
            known = first.last(before) != UNKNOWN
            keys, before = keys[known], before[known] >> numpy.uint64(first.bits)
        p, share = numpy.zeros(len(keys)), numpy.zeros(len(keys))
        for model, weight in zip(models, shares):
            p += weight * model.probability(keys, order)
            index, found = find(model.keys[order - 1], keys)
            share += weight * numpy.where(found, model.share[order - 1][index], 0)
        mixed.keys.append(keys)
        mixed.p.append(p)
        mixed.share.append(share)
    return mixed.rebuild_backoffs()
