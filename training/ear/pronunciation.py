"""Trains the scorer of sounds: gradient-boosted trees from what the network says of a sound to what experts gave it.

    /usr/bin/python3 training/ear/pronunciation.py

Reads build/sounds.jsonl, which `./henry bench pronunciation evidence` writes: every fold's sounds as the network hears
them that has not heard the speakers. For each fold it writes a scorer that has not learned from those speakers either,
build/pronunciation<fold>.safetensors, for the benchmark; and models/ear/pronunciation.safetensors from all of them,
with the quantiles that turn scores into 0 to 100. ear/src/fixtures/sound-scores.json holds what some of them get.
"""

import json
from pathlib import Path

import numpy as np
from safetensors import write_safetensors
from sklearn.ensemble import HistGradientBoostingRegressor

HERE = Path(__file__).parent
TREES = dict(max_iter=400, learning_rate=0.03, max_leaf_nodes=10, min_samples_leaf=80, l2_regularization=5.0, random_state=1)
# At these shares of the training half's sounds, words and sentences, from the worst to the best, lie these scores.
# Sounds and words are red up to 50 and green above 80, so few of them are red; what is measured of a whole sentence
# spreads over the scale.
QUANTILES = {
    "sound": [(0, 0), (0.01, 15), (0.06, 50), (0.2, 80), (0.5, 92), (1, 100)],
    "word": [(0, 0), (0.01, 15), (0.08, 50), (0.3, 80), (0.6, 91), (1, 100)],
}
SENTENCE_QUANTILES = [(0, 0), (0.05, 30), (0.25, 55), (0.5, 70), (0.75, 82), (0.95, 93), (1, 100)]
MISPRONOUNCED_BELOW = 1.0
VECTORS = 40  # sounds that the runtime's tests must score alike
DOUBT, SURE = 0.25, 0.5  # probability of a mispronunciation from which a sound is in doubt, and is one


def read_evidence():
    with open(HERE / "build" / "sounds.jsonl") as file:
        utterances = [json.loads(line) for line in file]
    rows = [(number, u["fold"], word) for number, u in enumerate(utterances) for word in u["words"]]
    utterance, fold, word = np.array(rows).T
    features = np.concatenate([np.array(u["features"]) for u in utterances])
    scores = np.concatenate([u["scores"] for u in utterances])
    fluency = {name: np.array([u["fluency"][name] for u in utterances]) for name in utterances[0]["fluency"]}
    return features, scores, fold, utterance, utterance * 1000 + word, fluency


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


def mispronounced_above(predicted, scores, probability):
    """The highest predicted score at which a sound is mispronounced with at least this probability."""
    order = np.argsort(predicted)
    wrong = (scores[order] < MISPRONOUNCED_BELOW).astype(float)
    window = max(50, len(wrong) // 200)
    share = np.convolve(wrong, np.ones(window) / window, "valid")
    likely = np.flatnonzero(share >= probability)
    return predicted[order[likely[-1] + window // 2]] if len(likely) else -1.0


def quantile_anchors(values, quantiles):
    return np.array([[np.quantile(values, share), score] for share, score in quantiles])


def scales_of(predicted, scores, words, utterances, fluency):
    """Anchors [measured, score 0 to 100] by quantiles, and where doubt and certainty of a mispronunciation begin."""
    _, place = np.unique(words, return_inverse=True)
    least = np.full(place.max() + 1, 2.0)
    np.minimum.at(least, place, predicted)
    levels = {
        "soundsPerSecond": fluency["soundsPerSecond"],
        "pauseShare": -fluency["pauseShare"],
        "wordsPerRun": fluency["wordsPerRun"],
    }
    scales = {name: quantile_anchors(values, SENTENCE_QUANTILES) for name, values in levels.items()}
    scales["sound"] = quantile_anchors(predicted, QUANTILES["sound"])
    scales["word"] = quantile_anchors((grouped_mean(predicted, words) + least) / 2, QUANTILES["word"])
    limits = [mispronounced_above(predicted, scores, probability) for probability in (DOUBT, SURE)]
    return {**{f"scale.{name}": anchors for name, anchors in scales.items()}, "limits": np.array(limits)}


def main():
    features, scores, folds, utterances, words, fluency = read_evidence()
    predicted, models = np.zeros(len(scores)), {}
    for fold in np.unique(folds):
        held_out = folds == fold
        model = HistGradientBoostingRegressor(**TREES).fit(features[~held_out], scores[~held_out])
        predicted[held_out] = model.predict(features[held_out])
        correlation = np.corrcoef(predicted[held_out], scores[held_out])[0, 1]
        print(f"fold {fold}: {held_out.sum()} sounds, correlation with the experts {correlation:.3f}")
        models[fold] = tensors_of(model)
    print(f"all: {np.corrcoef(predicted, scores)[0, 1]:.3f}")
    scales = scales_of(np.clip(predicted, 0, 2), scores, words, utterances, fluency)
    for fold, tensors in models.items():
        write_safetensors(HERE / "build" / f"pronunciation{fold}.safetensors", {**tensors, **scales})
    for name, anchors in scales.items():
        print(name, anchors.round(3).tolist())
    model = HistGradientBoostingRegressor(**TREES).fit(features, scores)
    path = HERE.parent.parent / "models" / "ear" / "pronunciation.safetensors"
    write_safetensors(path, {**tensors_of(model), **scales})
    print(f"{path.name}: {path.stat().st_size} bytes")
    some = np.linspace(0, len(scores) - 1, VECTORS).astype(int)
    vectors = {"features": features[some].tolist(), "scores": model.predict(features[some]).tolist()}
    (path.parents[2] / "ear" / "src" / "fixtures" / "sound-scores.json").write_text(json.dumps(vectors) + "\n")


if __name__ == "__main__":
    main()
