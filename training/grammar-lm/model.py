"""Trains the two n-gram models of the grammar checker and writes them with their vocabulary.

Interpolated modified Kneser-Ney, entropy pruning and 8-bit codes are those of the recogniser's language model
(training/ear/language): one model of words, one of classes of words (Brown et al. 1992, "Class-based n-gram models of
natural language") with a longer reach.
"""

import hashlib
import sys
from pathlib import Path

import numpy

HERE = Path(__file__).parent
sys.path += [str(HERE.parent / "ear" / "language"), str(HERE.parent / "ear")]

from kneser_ney import END, START, UNKNOWN, find, sequence_probabilities, train  # noqa: E402
from prune import prune  # noqa: E402
from quantize import codebook  # noqa: E402
from safetensors import write_safetensors  # noqa: E402

MARKS = ["<s>", "</s>", "<unk>"]
# Bytes of an n-gram in the file: word, probability, and for those that are histories back-off weight and followers.
HISTORY_BYTES, LAST_BYTES = 6, 3
WORD_ORDER, WORD_BITS, WORD_BYTES = 3, 16, 7_000_000
CLASS_ORDER, CLASS_BITS, CLASS_BYTES = 5, 10, 3_200_000


def encode(lines, ids):
    """Sentences as one array of ids, each START ... END."""
    tokens = []
    for line in lines:
        tokens.append(START)
        tokens.extend(ids.get(word, UNKNOWN) for word in line.split())
        tokens.append(END)
    return numpy.array(tokens, numpy.int64)


def perplexity(model, tokens):
    """Perplexity over the known words and sentence ends."""
    p, counted = sequence_probabilities(model, tokens)
    return float(numpy.exp(-numpy.log(p[counted]).mean()))


def tensors(model):
    """The arrays of the file: of each order the last word of its n-grams, sorted, and what is known of each."""
    order = len(model.keys)
    arrays = {
        "logProb1": numpy.log(numpy.maximum(model.p[0], 1e-30)).astype(numpy.float32),
        "backoff1": numpy.log(numpy.maximum(model.backoff[0], 1e-30)).astype(numpy.float32),
    }
    for length in range(1, order + 1):
        if length > 1:
            arrays[f"word{length}"] = model.last(model.keys[length - 1]).astype(numpy.uint16)
            codes, arrays[f"logProb{length}"] = codebook(numpy.log(model.p[length - 1]))
            arrays[f"logProbCodes{length}"] = codes
        if length < order:
            owner, found = find(model.keys[length - 1], model.history(model.keys[length]))
            followers = numpy.bincount(owner, minlength=len(model.keys[length - 1]))
            assert found.all() and followers.max() < 65536
            arrays[f"followers{length}"] = followers.astype(numpy.uint16)
        if 1 < length < order:
            codes, arrays[f"backoff{length}"] = codebook(numpy.log(model.backoff[length - 1]))
            arrays[f"backoffCodes{length}"] = codes
    return arrays


def build(title, lines, held_out, ids, size, order, bits, bytes_most, path):
    """Trains, prunes, measures and writes one model."""
    model = train(encode(lines, ids), size, order, bits)
    unseen = encode(held_out, ids)
    before = perplexity(model, unseen)
    costs = [HISTORY_BYTES] * (order - 2) + [LAST_BYTES]
    pruned = prune(model, bytes_most - 10 * size, costs)
    counts = ", ".join(str(len(keys)) for keys in pruned.keys)
    print(f"{title}: perplexity {before:.1f}, pruned {perplexity(pruned, unseen):.1f}; n-grams {counts}", flush=True)
    write_safetensors(path, tensors(pruned), {"order": str(order), "logarithm": "natural"})


def write_models(lines, held_out, word_classes, models):
    """Writes words.txt, word-model.safetensors and class-model.safetensors."""
    models.mkdir(parents=True, exist_ok=True)
    words = list(word_classes)
    classes = sorted(set(word_classes.values()))
    class_ids = {name: index + len(MARKS) for index, name in enumerate(classes)}
    assert len(words) + len(MARKS) < 2**WORD_BITS and len(classes) + len(MARKS) < 2**CLASS_BITS
    of_words = [class_ids[word_classes[word]] for word in words]
    (models / "words.txt").write_text("".join(f"{word} {number}\n" for word, number in zip(words, of_words)))
    word_ids = {word: index + len(MARKS) for index, word in enumerate(words)}
    by_class = {word: class_ids[name] for word, name in word_classes.items()}
    build(
        "words", lines, held_out, word_ids, len(words) + len(MARKS), WORD_ORDER, WORD_BITS, WORD_BYTES,
        models / "word-model.safetensors",
    )  # fmt: skip
    build(
        "classes", lines, held_out, by_class, len(classes) + len(MARKS), CLASS_ORDER, CLASS_BITS, CLASS_BYTES,
        models / "class-model.safetensors",
    )  # fmt: skip


def write_checksums(models):
    """Writes SHA256SUMS of the models, as `sha256sum` does."""
    files = sorted(path for path in models.iterdir() if path.name != "SHA256SUMS")
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (models / "SHA256SUMS").write_text("".join(sums))
