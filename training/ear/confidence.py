"""Trains the confidence of recognised words: a logistic regression from what the search and the network say of a word.

    /usr/bin/python3 training/ear/confidence.py

Reads build/heard.jsonl, which `./henry bench stt` writes when it decodes every fold by the network that has not heard
its speakers. Prints the area under the curve by cross-validation over the folds and writes models/ear/confidence.json.
"""

import json
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

HERE = Path(__file__).parent
NAMES = [
    "posterior", "posteriorBefore", "posteriorAfter", "utterancePosterior", "meanPhone", "worstPhone",
    "utterancePhone", "phoneCount", "framesPerPhone", "languageScore", "wordCount",
]  # as in ear/src/confidence.ts


def right_words(reference, heard):
    """For each heard word, whether it is right, by an alignment with the fewest edits."""
    costs = np.zeros((len(reference) + 1, len(heard) + 1), int)
    costs[:, 0], costs[0] = np.arange(len(reference) + 1), np.arange(len(heard) + 1)
    for i, expected in enumerate(reference, 1):
        for j, word in enumerate(heard, 1):
            costs[i, j] = min(costs[i - 1, j - 1] + (expected != word), costs[i - 1, j] + 1, costs[i, j - 1] + 1)
    right, i, j = [False] * len(heard), len(reference), len(heard)
    while i > 0 and j > 0:
        if costs[i, j] == costs[i - 1, j - 1] + (reference[i - 1] != heard[j - 1]):
            right[j - 1] = reference[i - 1] == heard[j - 1]
            i, j = i - 1, j - 1
        elif costs[i, j] == costs[i - 1, j] + 1:
            i -= 1
        else:
            j -= 1
    return right


def main():
    features, right, folds = [], [], []
    for line in open(HERE / "build" / "heard.jsonl"):
        heard = json.loads(line)
        words = [word["text"].lower() for word in heard["words"]]
        features += heard["features"]
        right += right_words(heard["reference"].lower().split(), words)
        folds += [heard["fold"]] * len(words)
    features, right, folds = np.array(features), np.array(right), np.array(folds)
    mean, deviation = features.mean(0), features.std(0) + 1e-6
    standard = (features - mean) / deviation
    held_out = np.zeros(len(right))
    for fold in set(folds):
        known = folds != fold if len(set(folds)) > 1 else np.arange(len(folds)) % 2 == 0
        model = LogisticRegression(max_iter=1000).fit(standard[known], right[known])
        held_out[~known] = model.predict_proba(standard[~known])[:, 1]
    judged = held_out > 0
    print(f"{len(right)} words, {right.mean():.3f} right")
    print(f"area under the curve: {roc_auc_score(right[judged], held_out[judged]):.3f}, "
          f"posterior alone {roc_auc_score(right, features[:, 0]):.3f}")
    marked = held_out[judged] < 0.5
    print(f"under 0.5: {marked[~right[judged]].mean():.3f} of the wrong words, {marked[right[judged]].mean():.3f} of the right")
    model = LogisticRegression(max_iter=1000).fit(standard, right)
    rounded = lambda values: [round(float(value), 5) for value in values]
    written = {
        "features": NAMES, "mean": rounded(mean), "deviation": rounded(deviation),
        "weights": rounded(model.coef_[0]), "bias": round(float(model.intercept_[0]), 5),
    }
    (HERE.parent.parent / "models" / "ear" / "confidence.json").write_text(json.dumps(written, indent="\t") + "\n")


if __name__ == "__main__":
    main()
