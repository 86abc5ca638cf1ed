"""Quantises numbers to a few values."""

import numpy


def codebook(values, size=256, rounds=25):
    """At most `size` values (the last repeated to fill up) and the index of the nearest one for each number.

    Source: Lloyd 1982, "Least squares quantization in PCM", in one dimension, from quantiles.
    """
    ordered = numpy.sort(values)
    centres = numpy.unique(ordered[numpy.linspace(0, len(ordered) - 1, size).astype(int)])
    sums = numpy.concatenate([[0], numpy.cumsum(ordered)])
    for _ in range(rounds):
        edges = numpy.searchsorted(ordered, (centres[1:] + centres[:-1]) / 2)
        bounds = numpy.concatenate([[0], edges, [len(ordered)]])
        sizes = numpy.diff(bounds)
        means = numpy.diff(sums[bounds]) / numpy.maximum(sizes, 1)
        centres = numpy.sort(numpy.where(sizes > 0, means, centres))
    codes = numpy.searchsorted((centres[1:] + centres[:-1]) / 2, values).astype(numpy.uint8)
    return numpy.concatenate([centres, numpy.full(size - len(centres), centres[-1])]).astype(numpy.float32), codes
