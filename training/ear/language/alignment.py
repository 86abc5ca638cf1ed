"""Aligns spellings with phones by expectation maximisation: each letter sounds as no, one or two phones.

Source: the many-to-many alignment of Jiampojamarn, Kondrak & Sherif 2007 (NAACL), with one letter to at most two phones.
Words of one spelling length and one number of phones are aligned together, so that numpy does the work.
"""

import collections

import numpy

LETTERS = "abcdefghijklmnopqrstuvwxyz"
ROUNDS = 8
# A letter's sound expected fewer times than this in the whole dictionary is taken for a slip.
FEWEST = 8


def pair_tables(phones):
    """Number of sounds (silence, single phones, pairs) for a phone inventory of this size."""
    return 1 + phones + phones * phones


def batches(words, inventory):
    """Words grouped by shape: [(indices, letters [words, n], phones [words, m])]; those that cannot align are left out."""
    number = {phone: index for index, phone in enumerate(inventory)}
    groups = collections.defaultdict(list)
    for index, (word, phones) in enumerate(words):
        if 0 < len(phones) <= 2 * len(word):
            groups[len(word), len(phones)].append(index)
    return [
        (
            numpy.array(indices),
            numpy.array([[LETTERS.index(letter) for letter in words[index][0]] for index in indices]),
            numpy.array([[number[phone] for phone in words[index][1]] for index in indices]),
        )
        for indices in groups.values()
    ]


def steps(table, letters, phones, count):
    """Probability of each letter sounding as 0, 1 or 2 phones that end at each place: [3][words, n, m + 1]."""
    words, m = phones.shape
    n = letters.shape[1]
    sounds = numpy.zeros((3, words, n, m + 1))
    sounds[0] = table[letters, 0][:, :, None]
    sounds[1, :, :, 1:] = table[letters[:, :, None], 1 + phones[:, None, :]]
    pairs = 1 + count + phones[:, :-1] * count + phones[:, 1:]
    sounds[2, :, :, 2:] = table[letters[:, :, None], pairs[:, None, :]]
    return sounds


def expected(table, letters, phones, count, totals):
    """Adds the expected number of times each letter has each sound (forward-backward)."""
    words, m = phones.shape
    n = letters.shape[1]
    sounds = steps(table, letters, phones, count)
    forward = numpy.zeros((n + 1, words, m + 1))
    backward = numpy.zeros((n + 1, words, m + 1))
    forward[0, :, 0] = 1
    backward[n, :, m] = 1
    for at in range(n):
        for length in range(min(3, m + 1)):
            forward[at + 1, :, length:] += forward[at, :, : m + 1 - length] * sounds[length, :, at, length:]
    for at in range(n - 1, -1, -1):
        for length in range(min(3, m + 1)):
            backward[at, :, : m + 1 - length] += backward[at + 1, :, length:] * sounds[length, :, at, length:]
    whole = forward[n, :, m]
    possible = whole > 0
    scale = numpy.where(possible, 1 / numpy.where(possible, whole, 1), 0)[:, None]
    for at in range(n):
        for length in range(min(3, m + 1)):
            share = forward[at, :, : m + 1 - length] * sounds[length, :, at, length:] * backward[at + 1, :, length:] * scale
            column = letters[:, at][:, None]
            if length == 0:
                numpy.add.at(totals, (column[:, 0], 0), share.sum(1))
            elif length == 1:
                numpy.add.at(totals, (column, 1 + phones), share)
            else:
                numpy.add.at(totals, (column, 1 + count + phones[:, :-1] * count + phones[:, 1:]), share)


def best(table, letters, phones, count):
    """Number of phones of each letter on the most likely path: [words, n], -1 where there is none."""
    words, m = phones.shape
    n = letters.shape[1]
    with numpy.errstate(divide="ignore"):
        sounds = numpy.log(steps(table, letters, phones, count))
    score = numpy.full((words, m + 1), -numpy.inf)
    score[:, 0] = 0
    choice = numpy.zeros((n, words, m + 1), numpy.int64)
    for at in range(n):
        options = numpy.full((3, words, m + 1), -numpy.inf)
        for length in range(min(3, m + 1)):
            options[length, :, length:] = score[:, : m + 1 - length] + sounds[length, :, at, length:]
        choice[at], score = options.argmax(0), options.max(0)
    lengths = numpy.zeros((words, n), numpy.int64)
    place = numpy.full(words, m)
    for at in range(n - 1, -1, -1):
        lengths[:, at] = choice[at, numpy.arange(words), place]
        place = place - lengths[:, at]
    lengths[~numpy.isfinite(score[:, m])] = -1
    return lengths


def align(words, inventory):
    """Aligns [(word, phones)]: for each, the phones of each letter as tuples, or None where that cannot be."""
    count = len(inventory)
    shapes = batches(words, inventory)
    # At first any letter may be any phone; silence and pairs are less likely.
    table = numpy.full((len(LETTERS), pair_tables(count)), 1.0)
    table[:, 0] = 0.3
    table[:, 1 + count :] = 0.02
    for _ in range(ROUNDS):
        totals = numpy.zeros_like(table)
        for _, letters, phones in shapes:
            expected(table, letters, phones, count, totals)
        totals[totals < FEWEST] = 0
        table = totals / totals.sum(1, keepdims=True)
    aligned: list[list[tuple] | None] = [None] * len(words)
    for indices, letters, phones in shapes:
        for index, lengths in zip(indices, best(table, letters, phones, count)):
            if lengths[0] >= 0:
                ends = numpy.cumsum(lengths)
                spoken = words[index][1]
                aligned[index] = [tuple(spoken[end - length : end]) for end, length in zip(ends, lengths)]
    return aligned
