"""Entropy pruning: drops the n-grams whose loss changes the model least.

Source: Stolcke 1998, "Entropy-based pruning of backoff language models" (DARPA Broadcast News workshop), equations 3-5.
The frequency of a history is the one counted in the text, as Chelba et al. 2010 advise for Kneser-Ney models.
"""

import numpy
from kneser_ney import UNKNOWN, NGrams, find


def losses(model, order):
    """Relative entropy lost by dropping each n-gram of one order alone, and the index of its history."""
    keys, p = model.keys[order - 1], model.p[order - 1]
    owner, _ = find(model.keys[order - 2], model.history(keys))
    owners = len(model.keys[order - 2])
    lower = model.probability(model.suffix(keys, order), order - 1)
    rest = numpy.maximum(1 - numpy.bincount(owner, p, owners), 1e-9)[owner]
    rest_lower = numpy.maximum(1 - numpy.bincount(owner, lower, owners), 1e-9)[owner]
    backoff = (rest + p) / (rest_lower + lower)
    change = numpy.log(backoff) - numpy.log(numpy.maximum(model.backoff[order - 2][owner], 1e-9))
    gain = p * (numpy.log(lower) + numpy.log(backoff) - numpy.log(p)) + rest * change
    return -model.share[order - 2][owner] * gain, owner


def prune(model, bytes_most, bytes_each):
    """The model with the n-grams that fit `bytes_most`: those that lose most per byte, and the histories of those kept.

    `bytes_each`: bytes of an n-gram of order 2, 3, ... N-grams that predict an unknown word keep their mass away from the
    other words, are not written and cost nothing.
    """
    top = len(model.keys)
    scored = [losses(model, order) for order in range(2, top + 1)]
    free = [model.last(model.keys[order - 1]) == UNKNOWN for order in range(2, top + 1)]

    def chosen(threshold):
        keep = [numpy.zeros(0, bool)] * (top - 1)
        needed = numpy.zeros(len(model.keys[-1]), bool)
        for at in range(top - 2, -1, -1):
            loss, owner = scored[at]
            keep[at] = (loss / bytes_each[at] > threshold) | needed
            needed = numpy.zeros(len(model.keys[at]), bool)
            needed[owner[keep[at] & ~free[at]]] = True
        keep[0] |= free[0]
        for at in range(1, top - 1):
            keep[at] = (keep[at] | free[at]) & keep[at - 1][scored[at][1]]
        return keep

    low, high = -40.0, 0.0
    for _ in range(40):
        middle = (low + high) / 2
        keep = chosen(10**middle)
        size = sum(cost * int((kept & ~out).sum()) for cost, kept, out in zip(bytes_each, keep, free))
        low, high = (middle, high) if size > bytes_most else (low, middle)
    keep = [numpy.ones(len(model.keys[0]), bool), *chosen(10**high)]
    return NGrams(
        model.bits,
        [keys[kept] for keys, kept in zip(model.keys, keep)],
        [p[kept] for p, kept in zip(model.p, keep)],
        [],
        [share[kept] for share, kept in zip(model.share, keep)],
    ).rebuild_backoffs()
