"""Fits models/whisper/confidence.json: how likely a word that Whisper heard is right.

    python confidence.py [EVIDENCE]

EVIDENCE, by default build/words.json, is what `./henry bench ears evidence` writes: the heard words of learners with what
is known of each and whether it is right. A logistic regression tells the chance; what it is worth is measured on speakers
that each of five fits has not seen. Needs NumPy and SciPy.
"""

import json
import sys
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

HERE = Path(__file__).parent
FOLDS = 5
PENALTY = 1.0
# Of the words marked as doubtful at least so many shall be wrong, and of the others at most so many.
WRONG_IF_MARKED, WRONG_IF_UNMARKED = 0.5, 0.07
# Of learners' utterances so many may be turned away as not understood: those that were hardly heard.
NOT_UNDERSTOOD = 0.02


def fit(x, y):
    """Weights and bias of a logistic regression with a small penalty."""

    def loss(parameters):
        weights, bias = parameters[:-1], parameters[-1]
        scores = x @ weights + bias
        chances = 1 / (1 + np.exp(-scores))
        value = np.sum(np.logaddexp(0, scores) - y * scores) + PENALTY / 2 * weights @ weights
        gradient = np.append(x.T @ (chances - y) + PENALTY * weights, np.sum(chances - y))
        return value, gradient

    found = minimize(loss, np.zeros(x.shape[1] + 1), jac=True, method="L-BFGS-B").x
    return found[:-1], found[-1]


def held_out_chances(x, y, speakers):
    """The chance of each word by a fit that has not seen its speaker."""
    names = sorted(set(speakers))
    fold_of = {name: index % FOLDS for index, name in enumerate(names)}
    folds = np.array([fold_of[name] for name in speakers])
    chances = np.zeros(len(y))
    for fold in range(FOLDS):
        mean, deviation = x[folds != fold].mean(0), x[folds != fold].std(0)
        weights, bias = fit((x[folds != fold] - mean) / deviation, y[folds != fold])
        chances[folds == fold] = 1 / (1 + np.exp(-((x[folds == fold] - mean) / deviation @ weights + bias)))
    return chances


def area_under_curve(chances, y):
    order = np.argsort(np.argsort(chances))
    right = y == 1
    return (order[right].sum() - right.sum() * (right.sum() - 1) / 2) / (right.sum() * (~right).sum())


def marks(chances, y, threshold):
    """How many of the marked and of the unmarked words are wrong, and how many words are marked."""
    marked = chances < threshold
    return 1 - y[marked].mean(), 1 - y[~marked].mean(), marked.mean()


def choose_threshold(chances, y):
    """The largest share of wrong words among the marked ones that leaves few enough wrong ones unmarked; or else half."""
    thresholds = np.arange(0.2, 0.95, 0.01)
    good = [t for t in thresholds if marks(chances, y, t)[1] <= WRONG_IF_UNMARKED]
    chosen = good[0] if good else thresholds[-1]
    honest = [t for t in thresholds if t <= chosen and marks(chances, y, t)[0] >= WRONG_IF_MARKED]
    return round(float(honest[-1]), 2)


def measured(chances, y, threshold, children):
    """What the thresholds are worth, for all and for adults and children apart."""
    groups = {"all": np.ones(len(y), bool), "adults": ~children, "children": children}
    figures = {}
    for name, group in groups.items():
        wrong_if_marked, wrong_if_unmarked, share = marks(chances[group], y[group], threshold)
        figures[name] = {
            "words": int(group.sum()),
            "shareRight": round(float(y[group].mean()), 3),
            "areaUnderCurve": round(float(area_under_curve(chances[group], y[group])), 3),
            "shareMarked": round(float(share), 3),
            "wrongOfMarked": round(float(wrong_if_marked), 3),
            "wrongOfUnmarked": round(float(wrong_if_unmarked), 3),
        }
    return figures


def main():
    source = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "build/words.json"
    evidence = json.loads(source.read_text())
    words = evidence["words"]
    x = np.array([word["evidence"] for word in words])
    y = np.array([1.0 if word["isRight"] else 0.0 for word in words])
    chances = held_out_chances(x, y, [word["speaker"] for word in words])
    threshold = choose_threshold(chances, y)
    children = np.array([not word["adult"] for word in words])
    utterances = np.array([word["utterance"] for word in words])
    means = [chances[utterances == utterance].mean() for utterance in np.unique(utterances)]
    mean, deviation = x.mean(0), x.std(0)
    weights, bias = fit((x - mean) / deviation, y)
    model = {
        "features": evidence["features"],
        "mean": mean.round(5).tolist(),
        "deviation": deviation.round(5).tolist(),
        "weights": weights.round(5).tolist(),
        "bias": round(float(bias), 5),
        "unsureBelow0to1": threshold,
        "nothingHeardBelow0to1": round(float(np.quantile(means, NOT_UNDERSTOOD)), 2),
        "measured": measured(chances, y, threshold, children),
    }
    target = HERE.parents[1] / "models/whisper/confidence.json"
    target.write_text(json.dumps(model, indent=2) + "\n")
    print(json.dumps(model["measured"], indent=1))


if __name__ == "__main__":
    main()
