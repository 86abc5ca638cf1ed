"""Makes models/meaning/follow-ups.safetensors, which tells what fits what learners tell: see README.md."""

import json
import re
import struct
from pathlib import Path

import numpy as np
from choosing import first_is_right, fit, signs_of
from safetensors import quantize_rows, write_safetensors

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MEANING = ROOT / "models" / "meaning"
# From so many words on a turn is answered by this (server/src/domain/conversation/situations.ts): such tellings count more.
WORDS_OF_LONG = 10
COUNT_OF_LONG = 4.0


def read_places(file):
    """Sentence embeddings of length 1 by their text, as scripts/place-situations.ts keeps them."""
    data = file.read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    texts = json.loads(data[8 : 8 + length])["__metadata__"]["texts"].split("\n")
    rows = np.frombuffer(data[8 + length :], dtype=np.int8).reshape(len(texts), -1).astype(np.float64)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    return dict(zip(texts, rows))


def main():
    texts = json.loads((ROOT / "content" / "scenarios" / "follow-ups.json").read_text())
    told = [json.loads(line) for line in (HERE / "tellings.jsonl").read_text().splitlines()]
    signs = [re.compile(sign, re.ASCII) for sign in texts["signs"]]
    places = read_places(MEANING / "situations.safetensors") | read_places(HERE / "places.safetensors")
    told = [one for one in told if one["told"] in places]
    inputs = np.array([np.concatenate([places[one["told"]], signs_of(one["told"], signs)]) for one in told])
    is_long = np.array([len(one["told"].split()) >= WORDS_OF_LONG for one in told])
    counts = np.where(is_long, COUNT_OF_LONG, 1.0)
    tensors = {}
    for part in ("questions", "reactions"):
        labels = np.zeros((len(told), len(texts[part])))
        for row, one in enumerate(told):
            labels[row, one[part]] = 1
        first, surest = first_is_right(inputs, labels, counts, is_long)
        print(f"{part}: of {is_long.sum()} long tellings the first is right for {first:.3f}, of the surest half for {surest:.3f}")
        weights, base = fit(inputs, labels, counts)
        tensors[f"{part}.weights"], tensors[f"{part}.scale"] = quantize_rows(weights.astype(np.float32))
        tensors[f"{part}.base"] = base.astype(np.float32)
    write_safetensors(MEANING / "follow-ups.safetensors", tensors)


if __name__ == "__main__":
    main()
