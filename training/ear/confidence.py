"""Trains the confidence of recognised words: a logistic regression from what the search and the network say of a word.

    /usr/bin/python3 training/ear/confidence.py

Reads build/heard.jsonl, which `./henry bench stt crossValidation` writes: what every fold's network heard of speakers
that it had not heard, and which words are right. Writes models/ear/confidence.json; its `measured` is found by
cross-validation over the folds, and is printed too.
"""

import json
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

HERE = Path(__file__).parent
NAMES = [
    "posterior",
    "posteriorBefore",
    "posteriorAfter",
    "utterancePosterior",
    "meanPhone",
    "worstPhone",
    "utterancePhone",
    "phoneCount",
    "framesPerPhone",
    "languageScore",
    "wordCount",
]  # as in ear/src/confidence/confidence.ts
UNSURE = 0.5  # as in server/src/adapters/speech-to-text/embedded.ts


def measure(right, confidences):
    """How well confidences part right from wrong words."""
    marked = confidences < UNSURE
    figures = {
        "areaUnderCurve": roc_auc_score(right, confidences),
        "markedBelow0to1": UNSURE,
        "shareOfWrongWordsMarked": marked[~right].mean(),
        "shareOfRightWordsMarked": marked[right].mean(),
    }
    return {"words": len(right), **{name: round(float(figure), 3) for name, figure in figures.items()}}


def main():
    features, right, folds = [], [], []
    for line in (HERE / "build" / "heard.jsonl").read_text().splitlines():
        heard = json.loads(line)
        features += heard["features"]
        right += heard["right"]
        folds += [heard["fold"]] * len(heard["right"])
    features, right, folds = np.array(features), np.array(right), np.array(folds)
    mean, deviation = features.mean(0), features.std(0) + 1e-6
    standard = (features - mean) / deviation
    held_out = np.zeros(len(right))
    for fold in set(folds):
        known = folds != fold if len(set(folds)) > 1 else np.arange(len(folds)) % 2 == 0
        model = LogisticRegression(max_iter=1000).fit(standard[known], right[known])
        held_out[~known] = model.predict_proba(standard[~known])[:, 1]
    judged = held_out > 0
    measured = measure(right[judged], held_out[judged])
    print(
        f"{len(right)} words, {right.mean():.3f} right; {measured}; "
        f"area under the curve of the posterior alone {roc_auc_score(right, features[:, 0]):.3f}"
    )
    model = LogisticRegression(max_iter=1000).fit(standard, right)

    def rounded(values):
        return [round(float(value), 5) for value in values]

    written = {
        "features": NAMES,
        "mean": rounded(mean),
        "deviation": rounded(deviation),
        "weights": rounded(model.coef_[0]),
        "bias": round(float(model.intercept_[0]), 5),
        "measured": measured,
    }
    (HERE.parent.parent / "models" / "ear" / "confidence.json").write_text(json.dumps(written, indent="\t") + "\n")


if __name__ == "__main__":
    main()
