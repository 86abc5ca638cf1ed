"""Trains the scorer of sounds: from the evidence to what experts gave, and to what was planted.

The trees learn a sound's score from 0 to 2: for learners the experts' mean, for planted errors and for sounds of which
something else is expected what readings.py says. Each fold is scored by trees that do not know its speakers.
"""

import json
import sys
from pathlib import Path

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "ear"))
from pronunciation import QUANTILES, SENTENCE_QUANTILES, grouped_mean, quantile_anchors, tensors_of  # noqa: E402
from safetensors import write_safetensors  # noqa: E402

from encoder_graph import MODELS  # noqa: E402
from labels import FOLDS  # noqa: E402

TREES = dict(
    max_iter=300, learning_rate=0.06, max_leaf_nodes=12, min_samples_leaf=80, l2_regularization=5.0, max_features=0.4, random_state=1
)
# How much the trees count that know the experts' scores alone, beside those that know errors too.
EXPERTS_WEIGHT = 0.7
# So many of the sounds beside those are taken of which something else is expected.
REPEATED_SHARE = 0.1
# Of what native voices say right so much lies under the limits of doubt and of what counts as wrong.
DOUBTED_OF_RIGHT, WRONG_OF_RIGHT = 0.025, 0.008
# Of the places where learners are not known to have put a vowel in, so many have a ratio above the limit; and the least limit.
INSERTED_OF_RIGHT, INSERTED_AT_LEAST = 0.05, 1.0
QUESTIONS = ("beforeS", "beforeEnding")
# What a sound at the limits gets, of 100: from there on it is marked.
WRONG_SCORE, DOUBT_SCORE = 40, 50


def read_evidence(work):
    """All sounds as columns, and the insertions that were asked about: [(sound, question, ratio)], and learners' fluency."""
    columns = {key: [] for key in ("features", "scores", "names", "clip", "word", "fold", "part", "speaker", "own")}
    readings = {row["id"]: row for row in map(json.loads, (work / "heard.jsonl").open())}
    insertions, fluency, total = [], [], 0
    for row in map(json.loads, (work / "evidence.jsonl").open()):
        reading = readings[row["id"]]
        count = len(reading["scores"])
        columns["features"].append(np.array(row["features"], np.float32))
        columns["scores"].append(np.array(reading["scores"], float))
        columns["names"].append(np.array(reading["names"]))
        columns["word"].append(np.array([f"{row['id']} {word}" for word in row["words"]]))
        columns["clip"].append(np.full(count, row["id"]))
        for key in ("fold", "part", "speaker", "own"):
            columns[key].append(np.full(count, reading[key]))
        insertions += [(total + item["sound"], item["question"], item["ratio"]) for item in row["insertions"]]
        if reading["part"] == "learners" and reading["own"]:
            fluency.append(row["fluency"])
        total += count
    return {key: np.concatenate(value) for key, value in columns.items()}, insertions, fluency


class Trees:
    """Two sets of trees, of which one knows the experts' scores alone and one errors of all kinds, weighted and summed."""

    def __init__(self, sounds, chosen):
        known = chosen & ~np.isnan(sounds["scores"])
        some = np.random.default_rng(3).random(len(known)) < REPEATED_SHARE
        experts = known & sounds["own"] & (sounds["part"] == "learners")
        errors = known & (sounds["own"] | (sounds["names"] != "") | some)
        self.models = [
            (weight, HistGradientBoostingRegressor(**TREES).fit(sounds["features"][of], sounds["scores"][of]))
            for weight, of in ((EXPERTS_WEIGHT, experts), (1 - EXPERTS_WEIGHT, errors))
        ]

    def predict(self, features):
        """Scores from 0 to 2, a little beyond where the trees are sure."""
        return sum(weight * model.predict(features) for weight, model in self.models)

    def tensors(self):
        """Both sets as one, as ear/src/boosted-trees.ts reads them."""
        sets = [(weight, tensors_of(model)) for weight, model in self.models]
        found = {name: np.concatenate([of[name] for _, of in sets]) for name in ("trees.feature", "trees.threshold", "trees.left", "trees.right")}
        starts = [sets[0][1]["trees.start"], sets[1][1]["trees.start"][1:] + sets[0][1]["trees.start"][-1]]
        return {
            **found,
            "trees.start": np.concatenate(starts).astype(np.uint32),
            "trees.value": np.concatenate([weight * of["trees.value"] for weight, of in sets]),
            "trees.baseline": np.sum([weight * of["trees.baseline"] for weight, of in sets], axis=0),
        }


def out_of_fold(sounds, models):
    """Every sound's score by trees that do not know its speaker; what is measured, by all of them, averaged."""
    predicted = np.zeros(len(sounds["scores"]))
    measured = sounds["part"] == "measured"
    for fold, model in enumerate(models):
        held = (sounds["fold"] == fold) & ~measured
        predicted[held] = model.predict(sounds["features"][held])
    return np.clip(predicted, 0, 2)


def limits_of(sounds, predicted):
    """Scores under which a sound may be wrong and under which it is: few of what native voices said right lie there."""
    native = np.array([speaker[0] in "ab" for speaker in sounds["speaker"]])
    right = (sounds["part"] == "train") & sounds["own"] & (sounds["scores"] == 2) & native
    return np.quantile(predicted[right], [DOUBTED_OF_RIGHT, WRONG_OF_RIGHT])


def insertion_limits(sounds, insertions):
    """Ratios from which a vowel counts as put in: few of those places where none was lie above."""
    found = []
    for question in QUESTIONS:
        places = [(place, ratio) for place, asked, ratio in insertions if asked == question]
        right = [ratio for place, ratio in places if sounds["part"][place] != "measured" and sounds["own"][place] and sounds["scores"][place] >= 1.5]
        found.append(max(INSERTED_AT_LEAST, np.quantile(right, 1 - INSERTED_OF_RIGHT)))
    return np.array(found)


def scales_of(sounds, predicted, limits, fluency):
    """Anchors [measured, score 0 to 100]: a sound's by the limits, the others by quantiles of learners."""
    learners = (sounds["part"] == "learners") & sounds["own"]
    scores, words = predicted[learners], sounds["word"][learners]
    doubt, wrong = limits
    _, place = np.unique(words, return_inverse=True)
    least = np.full(place.max() + 1, 2.0)
    np.minimum.at(least, place, scores)
    sound = [[0, 0], [wrong, WRONG_SCORE], [doubt, DOUBT_SCORE], [2, 100]]
    levels = {
        "sentence": grouped_mean(scores, sounds["clip"][learners]),
        **{name: np.array([row[name] for row in fluency]) for name in ("soundsPerSecond", "wordsPerRun")},
        "pauseShare": -np.array([row["pauseShare"] for row in fluency]),
    }
    scales = {name: quantile_anchors(values, SENTENCE_QUANTILES) for name, values in levels.items()}
    scales["sound"] = np.array(sound)
    scales["word"] = quantile_anchors((grouped_mean(scores, words) + least) / 2, QUANTILES["word"])
    return {f"scale.{name}": anchors for name, anchors in scales.items()}


def score(work, say):
    """Trains the trees, and writes the scorers: models/judge/scorer.safetensors and those of the folds."""
    sounds, insertions, fluency = read_evidence(work)
    learned = sounds["part"] != "measured"
    models = [Trees(sounds, learned & (sounds["fold"] != fold)) for fold in range(FOLDS)]
    predicted = out_of_fold(sounds, models)
    final = Trees(sounds, learned)
    predicted[~learned] = np.clip(final.predict(sounds["features"][~learned]), 0, 2)
    limits = limits_of(sounds, predicted)
    shared = {
        **scales_of(sounds, predicted, limits, fluency), "limits": limits, "insertions": insertion_limits(sounds, insertions),
    }  # fmt: skip
    for fold, model in enumerate(models):
        write_safetensors(work / f"fold{fold}" / "scorer.safetensors", {**model.tensors(), **shared})
    write_safetensors(MODELS / "scorer.safetensors", {**final.tensors(), **shared})
    np.savez(work / "scored.npz", predicted=predicted, insertions=np.array([(place, ratio) for place, _, ratio in insertions]),
             questions=np.array([asked for _, asked, _ in insertions]), **{key: sounds[key] for key in sounds if key != "features"})  # fmt: skip
    report(sounds, predicted, insertions, shared["insertions"], say)


def report(sounds, predicted, insertions, limits, say):
    """Says how scores agree with experts, and how many planted errors lie under the scores of 5 % of the right sounds."""
    learners = (sounds["part"] == "learners") & sounds["own"]
    say(f"experts: r {np.corrcoef(predicted[learners], sounds['scores'][learners])[0, 1]:.3f}")
    measured = sounds["part"] == "measured"
    threshold = np.quantile(predicted[measured & (sounds["scores"] == 2)], 0.05)
    names = sounds["names"]
    for name in ["", *sorted(set(names[measured]) - {""})]:
        of = measured & (names == name if name else names != "")
        say(f"{name or 'planted'}: {of.sum()}, found at 5 %: {np.mean(predicted[of] <= threshold):.2f}")
    for number, question in enumerate(QUESTIONS):
        planted = {"beforeS": "e before s", "beforeEnding": " as syllable"}[question]
        asked = [(names[place], ratio) for place, of, ratio in insertions if of == question and sounds["part"][place] == "measured"]
        found = [ratio >= limits[number] for name, ratio in asked if planted in name]
        false = [ratio >= limits[number] for name, ratio in asked if name == ""]
        say(f"{question}: found {np.mean(found):.2f} of {len(found)}, false alarms {np.mean(false):.3f} of {len(false)}")
