"""Trains the scorer of sounds: from the evidence to what experts give, and to whether a sound is an error.

Trees and a network learn the experts' mean score of learners' sounds, from 0 to 2, and other trees what is an error: what was
planted, what is expected where something else was said, and what experts called wrong. Each fold is scored by those that do
not know its speakers.
"""

import functools
import json

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor

from labels import FOLDS
from score_network import train_network

TREES = dict(
    max_iter=300, learning_rate=0.06, max_leaf_nodes=12, min_samples_leaf=80, l2_regularization=5.0, max_features=0.4, random_state=1
)
# So many sets of trees, each with other features at hand, say with the network what experts give: they err less than one alone.
EXPERTS_SETS = 3
EXPERTS_TREES = {**TREES, "max_features": 0.25}
# Experts' scores up to which a sound is wholly an error, and from which on it is none.
WRONG_UP_TO, RIGHT_FROM = 0.6, 1.5
ERROR_TREES = {**TREES, "learning_rate": 0.08, "max_leaf_nodes": 20, "min_samples_leaf": 60}
# So many of the sounds beside those are taken of which something else is expected.
REPEATED_SHARE = 0.1
# So much of what native voices said right counts as wrong.
WRONG_OF_RIGHT = 0.0005
# How much the experts' score speaks against an error.
EXPERTS_AGAINST = 0.3
# Of the places where nobody put a vowel in, so many have a ratio above the limits: Kokoro's are in doubt, learners' surely so.
INSERTED_OF_RIGHT = {"train": 0.05, "learners": 0.08}
# At these shares of the learners' words and sentences, from the worst to the best, lie these scores. Words are red up to 50 and
# green above 80, so few of them are red; what is measured of a whole sentence spreads over the scale.
WORD_QUANTILES = [(0, 0), (0.01, 15), (0.08, 50), (0.3, 80), (0.6, 91), (1, 100)]
SENTENCE_QUANTILES = [(0, 0), (0.05, 30), (0.25, 55), (0.5, 70), (0.75, 82), (0.95, 93), (1, 100)]
QUESTIONS = ("beforeS", "beforeEnding")
# What ear/src/judge/heard-scorer.ts sends at most for what is surely wrong, and at least for all else.
WRONG_AT_MOST, OTHERS_AT_LEAST = 1.0, 1.02


def read_evidence(work):
    """All sounds as columns, and the insertions that were asked about: [(sound, question, ratio)], and learners' fluency.

    Learners' own readings are there twice: nothing left out of them, and as the server aligns them (`asServed`).
    """
    columns = {key: [] for key in ("features", "scores", "names", "clip", "word", "fold", "part", "speaker", "elsewhere", "own", "asServed")}
    readings = {row["id"]: row for row in map(json.loads, (work / "heard.jsonl").open())}
    insertions, fluency, total = [], [], 0
    for row in map(json.loads, (work / "evidence.jsonl").open()):
        reading = readings[row["id"]]
        count = len(row["phones"])
        scores, names = known_of(reading, row)
        columns["features"].append(np.array(row["features"], np.float32))
        columns["scores"].append(np.array(scores, float))
        columns["names"].append(np.array(names))
        clip = row["id"] + (" as served" if row["asServed"] else "")
        columns["word"].append(np.array([f"{clip} {word}" for word in row["words"]]))
        columns["clip"].append(np.full(count, clip))
        columns["asServed"].append(np.full(count, row["asServed"]))
        for key in ("fold", "part", "speaker", "elsewhere", "own"):
            columns[key].append(np.full(count, reading[key]))
        if row["asServed"]:
            fluency.append(row["fluency"])
        else:
            insertions += [(total + item["sound"], item["question"], item["ratio"]) for item in row["insertions"]]
        total += count
    return {key: np.concatenate(value) for key, value in columns.items()}, insertions, fluency


@functools.cache
def stands_for(expected, chosen):
    """For each of the `chosen` phones the place of the `expected` one that it stands for, or None, by the fewest changes."""
    costs = [[(place + number, None) for number in range(len(chosen) + 1)] for place in range(len(expected) + 1)]
    for place in range(1, len(expected) + 1):
        for number in range(1, len(chosen) + 1):
            same = expected[place - 1] == chosen[number - 1]
            costs[place][number] = min(
                (costs[place - 1][number - 1][0] + (not same), 0), (costs[place - 1][number][0] + 1, 1), (costs[place][number - 1][0] + 1, 2)
            )
    found, place, number = [None] * len(chosen), len(expected), len(chosen)
    while place and number:
        step = costs[place][number][1]
        if step == 0:
            found[number - 1] = place - 1
        place, number = place - (step != 2), number - (step != 1)
    return tuple(found)


def known_of(reading, row):
    """Score (None where nobody knows) and name of the error for each sound of the ways that the runtime chose.

    A sound that was said wrong and is said otherwise in the chosen way may be right in it.
    """
    scores, names, start = [], [], 0
    for number, expected in enumerate(reading["words"]):
        chosen = [phone for phone, word in zip(row["phones"], row["words"]) if word == number]
        for phone, place in zip(chosen, stands_for(tuple(expected), tuple(chosen))):
            name = "" if place is None else reading["names"][start + place]
            is_known = place is not None and (name == "" or expected[place] == phone)
            scores.append(reading["scores"][start + place] if is_known else None)
            names.append(name if is_known else "")
        start += len(expected)
    return scores, names


def tensors_of(model):
    """The trees as arrays; see ear/src/numerics/boosted-trees.ts."""
    trees = [predictors[0].nodes for predictors in model._predictors]
    nodes = np.concatenate(trees)
    leaf = nodes["is_leaf"].astype(bool)
    return {
        "trees.start": np.cumsum([0] + [len(tree) for tree in trees]).astype(np.uint32),
        "trees.feature": nodes["feature_idx"].astype(np.uint8),
        "trees.threshold": np.where(leaf, 0, nodes["num_threshold"]).astype(np.float64),
        "trees.left": np.where(leaf, 0, nodes["left"]).astype(np.uint16),
        "trees.right": np.where(leaf, 0, nodes["right"]).astype(np.uint16),
        "trees.value": np.where(leaf, nodes["value"], 0).astype(np.float64),
        "trees.baseline": np.array([np.ravel(model._baseline_prediction)[0]], np.float64),
    }


def grouped_mean(values, groups):
    _, place = np.unique(groups, return_inverse=True)
    return np.bincount(place, values) / np.bincount(place)


def quantile_anchors(values, quantiles):
    return np.array([[np.quantile(values, share), score] for share, score in quantiles])


def mean_tensors(models):
    """Several sets of trees as one, whose sum is the mean of theirs."""
    sets = [tensors_of(model) for model in models]
    found = {name: np.concatenate([tensors[name] for tensors in sets]) for name in sets[0]}
    sizes = np.concatenate([np.diff(tensors["trees.start"]) for tensors in sets])
    return {
        **found, "trees.start": np.cumsum([0, *sizes]).astype(np.uint32), "trees.value": found["trees.value"] / len(sets),
        "trees.baseline": found["trees.baseline"].mean(keepdims=True),
    }  # fmt: skip


class Judge:
    """What experts give, from 0 to 2, by trees and a network, and how much like an error a sound is, from about 0 to about 1, by trees."""

    def __init__(self, sounds, chosen):
        known = chosen & ~np.isnan(sounds["scores"])
        learners = sounds["part"] == "learners"
        some = np.random.default_rng(3).random(len(known)) < REPEATED_SHARE
        experts = known & sounds["own"] & learners
        errors = known & ~sounds["asServed"] & (sounds["own"] | (sounds["names"] != "") | some)
        wrongness = np.clip((RIGHT_FROM - sounds["scores"]) / (RIGHT_FROM - WRONG_UP_TO), 0, 1)
        self.experts = [
            HistGradientBoostingRegressor(**{**EXPERTS_TREES, "random_state": seed}).fit(sounds["features"][experts], sounds["scores"][experts])
            for seed in range(EXPERTS_SETS)
        ]
        readings = chosen & sounds["own"] & learners
        self.network = train_network(sounds["features"][readings], sounds["scores"][readings], sounds["clip"][readings], seed=0)
        self.errors = HistGradientBoostingRegressor(**ERROR_TREES).fit(sounds["features"][errors], wrongness[errors])

    def predict(self, sounds, chosen):
        """[sounds, 2]: what experts give, and how much like an error it is, less what experts say for it."""
        features = sounds["features"][chosen]
        if len(features) == 0:
            return np.zeros((0, 2))
        trees = np.mean([trees.predict(features) for trees in self.experts], axis=0)
        experts = np.clip((trees + self.network.predict(features, sounds["clip"][chosen])) / 2, 0, 2)
        return np.stack([experts, self.errors.predict(features) - EXPERTS_AGAINST * experts], axis=1)

    def tensors(self):
        """Trees and network, as ear/src/judge/heard-scorer.ts reads them."""
        errors = {name.replace("trees", "errors"): values for name, values in tensors_of(self.errors).items()}
        return {**mean_tensors(self.experts), **errors, **self.network.tensors("network")}


def out_of_fold(sounds, models):
    """Every sound by a judge that does not know its speaker; what is measured is left at 0."""
    predicted = np.zeros((len(sounds["scores"]), 2))
    for fold, model in enumerate(models):
        held = (sounds["fold"] == fold) & (sounds["part"] != "measured")
        predicted[held] = model.predict(sounds, held)
    return predicted


def error_limits(sounds, errors, doubted_of_right):
    """From where on a sound is in doubt and from where on it is wrong: few of what was said right lie there."""
    right = (sounds["part"] == "train") & ~sounds["elsewhere"] & sounds["own"] & (sounds["scores"] == 2)
    native = right & np.array([speaker[0] in "ab" for speaker in sounds["speaker"]])
    doubted = np.quantile(errors[right], 1 - doubted_of_right)
    return np.array([doubted, max(doubted, np.quantile(errors[native], 1 - WRONG_OF_RIGHT))])


def sent(predicted, limits):
    """The scores that are sent, as ear/src/judge/heard-scorer.ts makes them."""
    experts, errors = predicted.T
    return np.where(errors >= limits[1], np.minimum(WRONG_AT_MOST, experts), np.maximum(OTHERS_AT_LEAST, experts))


def insertion_limits(sounds, insertions):
    """[questions, 2]: ratios from which a vowel may be put in and from which it surely is: few places where none was lie above."""
    found = []
    for question in QUESTIONS:
        limits = []
        for part, share in INSERTED_OF_RIGHT.items():
            right = sounds["own"] & ~sounds["elsewhere"] & (sounds["part"] == part) & (sounds["scores"] >= RIGHT_FROM)
            limits.append(np.quantile([ratio for place, asked, ratio in insertions if asked == question and right[place]], 1 - share))
        found.append([limits[0], max(limits)])
    return np.array(found)


def scales_of(sounds, scores, fluency):
    """Anchors [measured, score 0 to 100]: a sound's as it is, the others by quantiles of learners."""
    scores, words = scores[sounds["asServed"]], sounds["word"][sounds["asServed"]]
    _, place = np.unique(words, return_inverse=True)
    least = np.full(place.max() + 1, 2.0)
    np.minimum.at(least, place, scores)
    levels = {
        **{name: np.array([row[name] for row in fluency]) for name in ("soundsPerSecond", "wordsPerRun")},
        "pauseShare": -np.array([row["pauseShare"] for row in fluency]),
    }
    scales = {name: quantile_anchors(values, SENTENCE_QUANTILES) for name, values in levels.items()}
    scales["sound"] = np.array([[0.0, 0.0], [2.0, 100.0]])
    scales["word"] = quantile_anchors((grouped_mean(scores, words) + least) / 2, WORD_QUANTILES)
    return {f"scale.{name}": anchors for name, anchors in scales.items()}


def score(work, doubted_of_right, write, example, say):
    """Trains trees and networks, and writes the scorers by `write`: of each fold, and the last, of all, of the fold None.

    `example`: the file for what network and trees give one reading.
    """
    sounds, insertions, fluency = read_evidence(work)
    learned = sounds["part"] != "measured"
    models = [Judge(sounds, learned & (sounds["fold"] != fold)) for fold in range(FOLDS)]
    predicted = out_of_fold(sounds, models)
    limits = error_limits(sounds, predicted[:, 1], doubted_of_right)
    final = Judge(sounds, learned)
    predicted[~learned] = final.predict(sounds, ~learned)
    shared = {
        **scales_of(sounds, sent(predicted, limits), fluency), "errorLimits": limits, "insertions": insertion_limits(sounds, insertions),
    }  # fmt: skip
    for fold, model in enumerate(models):
        write(fold, {**model.tensors(), **shared})
    write(None, {**final.tensors(), **shared})
    write_example(final, sounds, example)
    asked = {
        "insertions": np.array([(place, ratio) for place, _, ratio in insertions]), "questions": np.array([of for _, of, _ in insertions]),
    }  # fmt: skip
    known = {key: sounds[key] for key in sounds if key != "features"}
    np.savez(work / "scored.npz", predicted=predicted, limits=limits, **asked, **known)
    report(sounds, predicted, limits, say)
    report_insertions(sounds, insertions, shared["insertions"], say)


def write_example(judge, sounds, path):
    """Writes what network and trees give the sounds of one reading, which the runtime must give too."""
    reading = sounds["clip"] == sounds["clip"][0]
    features = np.array([[round(float(value), 4) for value in row] for row in sounds["features"][reading]])
    network = judge.network.predict(features, sounds["clip"][reading])
    errors = judge.errors.predict(features)
    rounded = lambda values: [round(float(value), 6) for value in values]  # noqa: E731
    path.write_text(json.dumps({"features": features.tolist(), "network": rounded(network), "errors": rounded(errors)}) + "\n")


def report(sounds, predicted, limits, say):
    """Says how scores agree with experts, and how many planted errors and right sounds are marked."""
    learners = sounds["asServed"] & ~np.isnan(sounds["scores"])
    for name, scores in (("given", predicted[:, 0]), ("sent", sent(predicted, limits))):
        say(f"experts: r {np.corrcoef(scores[learners], sounds['scores'][learners])[0, 1]:.3f} {name}")
    for part in ("train", "measured"):
        of_part, errors, names = (sounds["part"] == part) & ~sounds["elsewhere"], predicted[:, 1], sounds["names"]
        right = of_part & sounds["own"] & (sounds["scores"] == 2)
        doubted, wrong = (np.mean(errors[right] >= limit) for limit in limits)
        say(f"{part}: of {right.sum()} right sounds marked {doubted:.3f}, as wrong {wrong:.3f}")
        for name in ["", *sorted(set(names[of_part]) - {""})]:
            of = of_part & sounds["own"] & (names == name if name else names != "")
            if of.any():
                doubted, wrong = (np.mean(errors[of] >= limit) for limit in limits)
                say(f"{part} {name or 'planted'}: {of.sum()}, marked {doubted:.2f}, as wrong {wrong:.2f}")


def report_insertions(sounds, insertions, limits, say):
    """Says how many vowels that were put in are heard, and how many that were not."""
    planted_speech = sounds["own"] & ~sounds["elsewhere"] & (sounds["part"] != "learners")
    for number, question in enumerate(QUESTIONS):
        planted = {"beforeS": "e before s", "beforeEnding": " as syllable"}[question]
        places = [(place, ratio) for place, of, ratio in insertions if of == question and planted_speech[place]]
        asked = [(sounds["names"][place], sounds["scores"][place], ratio) for place, ratio in places]
        for limit, how in zip(limits[number], ("in doubt", "surely")):
            found = [ratio >= limit for name, _, ratio in asked if planted in name]
            false = [ratio >= limit for _, given, ratio in asked if given == 2]
            say(f"{question} {how}: found {np.mean(found):.2f} of {len(found)}, false alarms {np.mean(false):.3f} of {len(false)}")
