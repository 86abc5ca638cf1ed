"""Trains what tells English that was understood from other languages and from what was not understood at all.

    /usr/bin/python3 training/ear/english.py

Phone recognition followed by language modelling (Zissman 1996), and how well the words explain the sound. Reads
build/heard.jsonl and build/heard-languages.jsonl, which `./henry bench stt crossValidation` writes. Writes
models/ear/english.json; its `measured` is found by cross-validation over the folds, and is printed too.
"""

import json
from pathlib import Path

import numpy as np
from confidence import NAMES as WORD_FEATURES
from sklearn.linear_model import LogisticRegression

HERE = Path(__file__).parent
PHONES = 40
OF_WORDS = ["utterancePosterior", "utterancePhone", "wordCount"]  # as in ear/src/confidence/english.ts
NAMES = [*OF_WORDS, "phonePairs"]
NOT_UNDERSTOOD = 0.1  # as in server/src/adapters/speech-to-text/embedded-engine.ts
TRUST = 10  # a pair counts as if its phone's usual successors had been seen so often before


class Heard:
    """An utterance in which words were found."""

    def __init__(self, line, learner):
        heard = json.loads(line)
        self.speaker, self.learner, self.fold, self.phones = heard["speaker"], learner, heard["fold"], heard["phones"]
        self.english = learner or heard["speaker"].startswith("en")
        self.words = heard["features"] and [heard["features"][0][WORD_FEATURES.index(name)] for name in OF_WORDS]
        self.right = heard["right"]

    @property
    def pairs(self):
        return np.array(list(zip(self.phones, self.phones[1:]))).T


def read(name, learner):
    heard = [Heard(line, learner) for line in (HERE / "build" / name).read_text().splitlines()]
    return [each for each in heard if each.words]


def phone_pairs(heard):
    """Log probability of the second phone of a pair after the first, smoothed towards how frequent it is."""
    counts = np.zeros((PHONES, PHONES))
    for each in heard:
        np.add.at(counts, tuple(each.pairs), 1)
    frequent = (counts.sum(0) + 1) / (counts.sum() + PHONES)
    return np.log((counts + TRUST * frequent) / (counts.sum(1, keepdims=True) + TRUST))


def ratio(heard):
    return phone_pairs([h for h in heard if h.english]) - phone_pairs([h for h in heard if not h.english])


def rows(heard, pairs):
    return np.array([[*each.words, pairs[tuple(each.pairs)].mean()] for each in heard])


def held_out_rows(heard, parts):
    """Features whose pairs of phones were counted on the other folds."""
    found = np.zeros((len(heard), len(NAMES)))
    for part in set(parts):
        known = [each for each, own in zip(heard, parts) if own != part]
        found[parts == part] = rows([each for each, own in zip(heard, parts) if own == part], ratio(known))
    return found


def fit(features, heard):
    """Learners and the other languages weigh the same; the few native voices count singly."""
    english = np.array([each.english for each in heard])
    weight = np.where(english, 1, english.sum() / (~english).sum())
    return LogisticRegression(max_iter=1000).fit(features, english, sample_weight=weight)


def main():
    heard = read("heard.jsonl", learner=True) + read("heard-languages.jsonl", learner=False)
    parts = np.array([each.fold for each in heard])
    features = held_out_rows(heard, parts)
    mean, deviation = features.mean(0), features.std(0)
    standard = (features - mean) / deviation
    chance = np.zeros(len(heard))
    for part in set(parts):
        model = fit(standard[parts != part], [each for each in heard if each.fold != part])
        chance[parts == part] = model.predict_proba(standard[parts == part])[:, 1]
    dropped = chance < NOT_UNDERSTOOD
    groups = {
        "learners": [each.learner for each in heard],
        "english": [each.english and not each.learner for each in heard],
        "otherLanguages": [not each.english for each in heard],
    }
    lost = [right for each, gone in zip(heard, dropped) if each.learner and gone for right in each.right]
    measured = {
        "droppedBelow0to1": NOT_UNDERSTOOD,
        "utterances": {name: int(np.sum(group)) for name, group in groups.items()},
        "shareDropped": {name: round(float(dropped[group].mean()), 3) for name, group in groups.items()},
        "shareOfLearnersDroppedWordsThatWereRight": round(float(np.mean(lost)), 3),
    }
    print(measured)
    model = fit(standard, heard)

    def rounded(values):
        return [round(float(value), 4) for value in values]

    written = {
        "features": NAMES,
        "mean": rounded(mean),
        "deviation": rounded(deviation),
        "weights": rounded(model.coef_[0]),
        "bias": round(float(model.intercept_[0]), 4),
        "measured": measured,
        "phonePairs": [round(float(value), 2) for value in ratio(heard).ravel()],
    }
    (HERE.parent.parent / "models" / "ear" / "english.json").write_text(json.dumps(written) + "\n")


if __name__ == "__main__":
    main()
