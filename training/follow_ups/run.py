"""Makes models/meaning/follow-ups.safetensors, which tells what fits what learners tell: see README.md."""

import json
import re
import struct
from pathlib import Path

import numpy as np
from safetensors import quantize_rows, write_safetensors

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MEANING = ROOT / "models" / "meaning"
# Against a sentence embedding of length 1, whose single numbers are small; the same in server/src/domain/conversation/follow-ups.ts.
WEIGHT_OF_SIGN = 0.3
# How strongly weights are held small.
RIDGE = 3.0
FOLDS = 10


def read_places():
    """Sentence embeddings of length 1 by their text, from the file that the server ships."""
    data = (MEANING / "situations.safetensors").read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    texts = json.loads(data[8 : 8 + length])["__metadata__"]["texts"].split("\n")
    rows = np.frombuffer(data[8 + length :], dtype=np.int8).reshape(len(texts), -1).astype(np.float64)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    return dict(zip(texts, rows))


def signs_of(text, signs):
    """[signs]: which of some regular expressions are found in a text."""
    return np.array([WEIGHT_OF_SIGN * bool(sign.search(text.lower())) for sign in signs])


def fit(inputs, labels):
    """Weights [outputs, inputs] and base [outputs] of ridge regression (Hoerl & Kennard 1970) of labels on inputs, a row a text."""
    base = labels.mean(0)
    normal = inputs.T @ inputs + RIDGE * np.eye(inputs.shape[1])
    return np.linalg.solve(normal, inputs.T @ (labels - base)).T, base


def first_is_right(inputs, labels):
    """How often what is ranked first is right, and how often where its score lies in the upper half, by cross-validation."""
    fold = np.random.RandomState(0).randint(0, FOLDS, len(inputs))
    scores = np.zeros_like(labels)
    for one in range(FOLDS):
        weights, base = fit(inputs[fold != one], labels[fold != one])
        scores[fold == one] = inputs[fold == one] @ weights.T + base
    right = labels[np.arange(len(labels)), scores.argmax(1)]
    surest = np.argsort(-scores.max(1))[: len(labels) // 2]
    return right.mean(), right[surest].mean()


def main():
    texts = json.loads((ROOT / "content" / "scenarios" / "follow-ups.json").read_text())
    told = [json.loads(line) for line in (HERE / "tellings.jsonl").read_text().splitlines()]
    signs = [re.compile(sign) for sign in texts["signs"]]
    places = read_places()
    told = [one for one in told if one["told"] in places]
    inputs = np.array([np.concatenate([places[one["told"]], signs_of(one["told"], signs)]) for one in told])
    tensors = {}
    for part in ("questions", "reactions"):
        labels = np.zeros((len(told), len(texts[part])))
        for row, one in enumerate(told):
            labels[row, one[part]] = 1
        first, surest = first_is_right(inputs, labels)
        print(f"{part}: of {len(told)} tellings the first is right for {first:.3f}, of the surest half for {surest:.3f}")
        weights, base = fit(inputs, labels)
        tensors[f"{part}.weights"], tensors[f"{part}.scale"] = quantize_rows(weights.astype(np.float32))
        tensors[f"{part}.base"] = base.astype(np.float32)
    write_safetensors(MEANING / "follow-ups.safetensors", tensors)


if __name__ == "__main__":
    main()
