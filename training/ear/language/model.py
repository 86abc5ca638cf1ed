"""Trains, measures, prunes and writes the language model.

Interpolated modified Kneser-Ney trigrams (kneser_ney.py) of each source and of all together, mixed with weights from
held-out text of the three sources counted equally, pruned to a size (prune.py), quantised to 256 values.
"""

import time

import numpy
from kneser_ney import END, START, UNKNOWN, NGrams, find, mix, mixture_weights, sequence_probabilities, train
from prune import prune
from quantize import codebook

BYTES_MOST = 6_500_000


def encode(lines, ids):
    """Sentences as one array of ids, each START ... END."""
    tokens = []
    for words in lines:
        tokens.append(START)
        tokens.extend(ids.get(word, UNKNOWN) for word in words)
        tokens.append(END)
    return numpy.array(tokens, numpy.int64)


def perplexity(model, tokens):
    """Perplexity over the known words and sentence ends."""
    p, counted = sequence_probabilities(model, tokens)
    return float(numpy.exp(-numpy.log(p[counted]).mean()))


def report(title, model, held_out):
    """Prints counts and the perplexity of each held-out source; returns their geometric mean."""
    values = {name: perplexity(model, tokens) for name, tokens in held_out.items()}
    mean = numpy.exp(numpy.mean(numpy.log(list(values.values()))))
    figures = " ".join(f"{name} {value:.1f}" for name, value in values.items())
    counts = f"{len(model.keys[1])} bigrams {len(model.keys[2])} trigrams"
    print(f"{title}: {counts}; perplexity {figures} mean {mean:.2f}", flush=True)
    return mean


def tensors(model):
    """The arrays of the file: n-grams with an unknown word are left out, the rest quantised."""
    keep = [model.last(keys) != UNKNOWN for keys in model.keys]
    keys2, keys3 = model.keys[1][keep[1]], model.keys[2][keep[2]]
    owners, found = find(keys2, model.history(keys3))
    counts = numpy.bincount(owners, minlength=len(keys2))
    assert found.all() and counts.max() < 65536
    p2_codes, p2 = codebook(numpy.log(model.p[1][keep[1]]))
    b2_codes, b2 = codebook(numpy.log(model.backoff[1][keep[1]]))
    p3_codes, p3 = codebook(numpy.log(model.p[2][keep[2]]))
    starts = numpy.searchsorted(keys2, numpy.arange(len(model.p[0]) + 1, dtype=numpy.uint64) << numpy.uint64(model.bits))
    return {
        "unigramLogProb": numpy.log(numpy.maximum(model.p[0], 1e-43)).astype(numpy.float32),
        "unigramBackoff": numpy.log(model.backoff[0]).astype(numpy.float32),
        "bigramStart": starts.astype(numpy.uint32),
        "bigramWord": model.last(keys2).astype(numpy.uint16),
        "bigramLogProb": p2,
        "bigramBackoff": b2,
        "trigramCount": counts.astype(numpy.uint16),
        "trigramWord": model.last(keys3).astype(numpy.uint16),
        "trigramLogProb": p3,
        "bigramLogProbCodes": p2_codes,
        "bigramBackoffCodes": b2_codes,
        "trigramLogProbCodes": p3_codes,
    }


def quantized(model):
    """The model as a reader of the file sees it, to measure what quantisation costs."""
    kept = tensors(model)
    keep = [model.last(keys) != UNKNOWN for keys in model.keys[1:]]
    p2, backoff2, p3 = (
        numpy.exp(kept[f"{name}Codes"][kept[name]].astype(float)) for name in ("bigramLogProb", "bigramBackoff", "trigramLogProb")
    )
    keys = [model.keys[0], model.keys[1][keep[0]], model.keys[2][keep[1]]]
    return NGrams(model.bits, keys, [model.p[0], p2, p3], [model.backoff[0], backoff2], [])


def mixed(components, shares, size):
    """Trains a model of each component and mixes them."""
    started = time.time()
    models = [train(tokens, size) for tokens in components.values()]
    whole = mix(models, [shares[name] for name in components])
    print(f"trained and mixed in {time.time() - started:.0f} s", flush=True)
    return whole


def held_out_shares(components, held_out, size):
    """Mixture weights of the components that suit the held-out sources, counted equally."""
    models = {name: train(tokens, size) for name, tokens in components.items()}
    columns = {name: [] for name in models}
    weights = []
    for tokens in held_out.values():
        for name, model in models.items():
            p, counted = sequence_probabilities(model, tokens)
            columns[name].append(p[counted])
        weights.append(numpy.full(int(counted.sum()), 1 / counted.sum()))
    shares = mixture_weights([numpy.concatenate(column) for column in columns.values()], numpy.concatenate(weights))
    return dict(zip(models, (float(share) for share in shares)))


def fit(model, size):
    """Prunes to the bytes left for n-grams."""
    return prune(model, BYTES_MOST - 12 * size - 3 * 4 * 256 - 4096, (6, 3))
