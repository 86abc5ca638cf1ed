"""Lattice-free MMI in PyTorch over chain.c, and forced alignment over the same graphs."""

import ctypes
import itertools
import subprocess
from pathlib import Path

import numpy as np
import torch
from phones import LEFT_CLASS_OF, PHONES, SILENCE

_PAUSE_PROBABILITY = 0.25


def _library():
    source = Path(__file__).with_name("chain.c")
    built = source.parent.parent / "build" / "chain.so"
    if not built.exists() or built.stat().st_mtime < source.stat().st_mtime:
        built.parent.mkdir(exist_ok=True)
        subprocess.run(["gcc", "-O3", "-march=native", "-ffast-math", "-shared", "-fPIC", "-o", built, source, "-lm"], check=True)
    library = ctypes.CDLL(str(built))
    for name in ("denominator", "numerator", "align"):
        getattr(library, name).restype = ctypes.c_float
    return library


_chain = _library()


def _pointer(array):
    return ctypes.c_void_p(array.ctypes.data)


class Graph:
    """All ways to say one utterance: its words' phones, with an optional pause before, between and after words.

    A phone after an optional pause exists twice, once with the pause as its left neighbour. `state_of` as in phones.py.
    """

    def __init__(self, words, state_of):
        self.phones, first, later, weights, predecessors = [], [], [], [], []

        def add(phone, left, weight, before):
            states = state_of[LEFT_CLASS_OF[left], phone]
            self.phones.append(phone)
            first.append(states[0])
            later.append(states[1])
            weights.append(np.log(weight))
            predecessors.append(before)
            return len(self.phones) - 1

        tails, left = [-1], SILENCE  # the nodes that the next word may follow, without a pause
        for word in words:
            pause = add(SILENCE, SILENCE, _PAUSE_PROBABILITY, tails)
            heads = [add(word[0], SILENCE, 1.0, [pause]), add(word[0], left, 1 - _PAUSE_PROBABILITY, tails)]
            tails = heads
            for before, phone in itertools.pairwise(word):
                tails = [add(phone, before, 1.0, tails)]
            left = word[-1]
        last = add(SILENCE, SILENCE, _PAUSE_PROBABILITY, tails)
        ends = np.zeros(len(self.phones), np.int32)
        ends[[last, *tails]] = 1
        starts = np.cumsum([0] + [len(p) for p in predecessors])
        self.arrays = (
            np.array(first, np.int32),
            np.array(later, np.int32),
            np.array(weights, np.float32),
            starts.astype(np.int32),
            np.array([n for p in predecessors for n in p], np.int32),
            ends,
        )

    def _call(self, function, scores, *rest):
        frames, states = scores.shape
        return function(_pointer(scores), frames, states, len(self.phones), *[_pointer(a) for a in self.arrays], *rest)

    def align(self, scores):
        """Best alignment of `scores` [frames, states]: (phone of each frame, whether it begins there), or None."""
        scores = np.ascontiguousarray(scores, np.float32)
        nodes, entered = np.zeros(len(scores), np.int32), np.zeros(len(scores), np.int32)
        if self._call(_chain.align, scores, _pointer(nodes), _pointer(entered)) < -1e20:
            return None
        return np.array(self.phones)[nodes], entered.astype(bool)

    def numerator(self, scores, occupancy):
        return self._call(_chain.numerator, scores, ctypes.c_float(1), _pointer(occupancy))


class Denominator:
    """All phone sequences, weighted by a phone trigram with linear back-off that is counted on `sequences`."""

    def __init__(self, sequences, state_of):
        size = len(PHONES)
        triples = np.zeros((size, size, size))
        for sequence in sequences:
            padded = [SILENCE, SILENCE, *sequence]
            for a, b, c in zip(padded, padded[1:], padded[2:]):
                if b != SILENCE or c != SILENCE:
                    triples[a, b, c] += 1
        pairs = triples.sum(0)
        singles = pairs.sum(0) + 1
        singles /= singles.sum()
        two = (pairs + 8 * singles) / (pairs.sum(1, keepdims=True) + 8)
        three = (triples + 4 * two) / (triples.sum(2, keepdims=True) + 4)
        three[:, SILENCE, SILENCE] = 0
        self.enter = np.ascontiguousarray(three, np.float32)
        begin = np.zeros((size, size), np.float32)
        begin[SILENCE] = three[SILENCE, SILENCE] * 0.5
        begin[SILENCE, SILENCE] = 0.5
        self.first = begin
        self.states = np.ascontiguousarray(state_of[LEFT_CLASS_OF], np.int32)

    def __call__(self, scores, occupancy):
        frames, states = scores.shape
        return _chain.denominator(
            _pointer(scores),
            frames,
            states,
            _pointer(self.enter),
            _pointer(self.first),
            _pointer(self.states),
            ctypes.c_float(-1),
            _pointer(occupancy),
        )


class LatticeFreeMmi(torch.autograd.Function):
    """Mean over frames of numerator minus denominator log-probability of a batch [utterances, frames, states]."""

    @staticmethod
    def forward(context, scores, lengths, graphs, denominator):
        array = np.ascontiguousarray(scores.detach().cpu().numpy(), np.float32)
        occupancy = np.zeros_like(array)
        total, frames = 0.0, 0
        for row, (length, graph) in enumerate(zip(lengths, graphs)):
            part = np.zeros((length, array.shape[2]), np.float32)
            piece = np.ascontiguousarray(array[row, :length])
            above = graph.numerator(piece, part)
            if above < -1e20:
                continue
            total += above - denominator(piece, part)
            frames += length
            occupancy[row, :length] = part
        frames = max(frames, 1)
        context.save_for_backward(torch.from_numpy(occupancy / frames).to(scores.device))
        return torch.tensor(total / frames, dtype=torch.float32, device=scores.device)

    @staticmethod
    def backward(context, gradient):
        return context.saved_tensors[0] * gradient, None, None, None
