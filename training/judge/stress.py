"""Which vowel of a word is stressed: a linear choice among its vowels (conditional logit, McFadden 1974).

It learns from what the encoder's layers hear of each vowel, as the runtime gathers it (stress.jsonl, stress.f32), in the
directions in which the vowels of a word differ most.
"""

import json
import sys
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "ear"))
from safetensors import write_safetensors  # noqa: E402

from encoder_graph import FRAME_WIDTH, MODELS  # noqa: E402

DIRECTIONS, PENALTY = 60, 30.0
# So much of what is stressed rightly may be in doubt, and so much count as surely wrong: by voices that were not learned from.
DOUBTED_OF_RIGHT, WRONG_OF_RIGHT = 0.045, 0.002
FOLDS = 4


def read_words(work):
    """[{"part", "voice", "said", "ways", "places", "heard"}]: words of several vowels; `heard` [vowels, FRAME_WIDTH]."""
    rows = np.fromfile(work / "stress.f32", np.float32).reshape(-1, FRAME_WIDTH)
    words = [json.loads(line) for line in (work / "stress.jsonl").open()]
    for word in words:
        word["heard"] = rows[word["start"] : word["start"] + word["vowels"]]
        word["places"] = _places(word["vowels"], word["endsReading"])
    return words


def _places(vowels, ends_reading):
    """[vowels, 3]: the first vowel of the word, its last, and the last of the reading."""
    places = np.zeros((vowels, 3))
    places[0, 0] = 1
    places[-1, 2 if ends_reading else 1] = 1
    return places


def fit(words):
    """Weights [FRAME_WIDTH] of what is heard, and the three places' bias."""
    heard = np.concatenate([word["heard"] for word in words])
    scale = heard.std(0) + 1e-4
    differences = np.concatenate([(word["heard"] - word["heard"].mean(0)) / scale for word in words])
    _, sizes, axes = np.linalg.svd(differences, full_matrices=False)
    directions = axes[:DIRECTIONS].T / (sizes[:DIRECTIONS] / np.sqrt(len(differences)))
    inputs = [np.hstack([(word["heard"] - word["heard"].mean(0)) / scale @ directions, word["places"]]) for word in words]

    def loss(weights):
        total, slope = PENALTY * weights @ weights, 2 * PENALTY * weights
        for rows, word in zip(inputs, words):
            values = rows @ weights
            shares = np.exp(values - values.max())
            shares /= shares.sum()
            total -= np.log(shares[word["said"]] + 1e-12)
            slope = slope + rows.T @ shares - rows[word["said"]]
        return total, slope

    found = minimize(loss, np.zeros(DIRECTIONS + 3), jac=True, method="L-BFGS-B").x
    return directions @ found[:DIRECTIONS] / scale, found[DIRECTIONS:]


def odds(word, model):
    """The logarithm of the odds that a word is stressed wrongly, and whether it was; None where all vowels may be stressed."""
    weights, bias = model
    strength = word["heard"] @ weights + word["places"] @ bias
    ways = [way for way in word["ways"] if len(way) == word["vowels"]]
    usual = [number for number in range(word["vowels"]) if any(way[number] == "1" for way in ways)]
    wrong = [number for number in range(word["vowels"]) if all(way[number] == "0" for way in ways)]
    if not usual or not wrong or word["said"] not in usual + wrong:
        return None
    return strength[wrong].max() - strength[usual].max(), word["said"] in wrong


def all_odds(words, model):
    """Odds of right words and of wrong ones."""
    found = [pair for pair in (odds(word, model) for word in words) if pair]
    return tuple(np.array([value for value, is_wrong in found if is_wrong == wanted]) for wanted in (False, True))


def _fold(word):
    return sum(map(ord, word["voice"])) % FOLDS


def stress(work, say):
    """Writes models/judge/stress.safetensors."""
    words = [word for word in read_words(work) if word["part"] == "train"]
    held = [all_odds([w for w in words if _fold(w) == fold], fit([w for w in words if _fold(w) != fold])) for fold in range(FOLDS)]
    right, wrong = (np.concatenate(part) for part in zip(*held))
    limits = np.quantile(right, [1 - DOUBTED_OF_RIGHT, 1 - WRONG_OF_RIGHT])
    say(f"stress: of {len(wrong)} shifted {np.mean(wrong >= limits[0]):.3f} in doubt or wrong, {np.mean(wrong >= limits[1]):.3f} wrong")
    weights, bias = fit(words)
    tensors = {"weights": weights, "bias": bias, "limits": limits}
    write_safetensors(MODELS / "stress.safetensors", {name: values.astype(np.float32) for name, values in tensors.items()})
