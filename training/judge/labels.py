"""What is said in every clip, and the labels of its frames."""

import re

import numpy as np

from head import ID, SILENCE, align, log_probabilities

# Experts' scores from which a sound counts as right, and up to which as wrong.
RIGHT_FROM, WRONG_TO = 1.5, 0.6
FOLDS = 3
# Silence is made dearer at first, while the heads still hear it everywhere.
SILENCE_COST = 3.0


def bare(phone):
    """A phone without its stress."""
    return re.sub(r"\d", "", phone)


def expected(clip):
    """The phones that were to be said, by word."""
    if clip["part"] == "learners":
        return [[bare(phone) for phone in word] for word in clip["words"]]
    return [[sound[0] for sound in word] for word in clip["words"]]


def spoken(clip):
    """What was said, as lists of phone numbers by word, and the weight of each: 1, 0, or -1 where it was called wrong."""
    words, weights = [], []
    if clip["part"] == "learners":
        words = [[ID[phone] for phone in word] for word in expected(clip)]
        weights = [1 if score >= RIGHT_FROM else -1 if score <= WRONG_TO else 0 for score in clip["scores"]]
        return words, weights
    for number, word in enumerate(clip["said"]):
        phones = [ID[sound[0]] for instead in word for sound in instead]
        if phones:
            words.append(phones)
            weights += [0 if number in clip["unheard"] else 1] * len(phones)
    return words, weights


def spoken_phones(clip):
    """What was said, as lists of phones by word, in English alone."""
    in_english = {"X": "HH", "RR": "R"}
    names = {number: in_english.get(phone, phone) for phone, number in ID.items()}
    return [[names[number] for number in word] for word in spoken(clip)[0]]


def labels_of(clip, places, count):
    """The phone of each of `count` frames and its weight. `places`: the frames of every phone."""
    words, weights = spoken(clip)
    phones, frame_weights = np.zeros(count, np.int64), np.ones(count, np.float32)
    for phone, (start, end), weight in zip([phone for word in words for phone in word], places, weights):
        phones[start:end] = phone
        frame_weights[start:end] = weight
    return phones, frame_weights


def first_labels(clips, alignment, frames):
    """Labels by the alignment of another network: {"id", "times": [[start, end] in ms]} of some clips."""
    network, found = frames.network, {}
    for row in alignment:
        clip = clips.get(row["id"])
        if clip is None or row["id"] not in frames:
            continue
        places = [[round(ms / network.frame_ms) + network.silence_frames for ms in times] for times in row["times"]]
        found[row["id"]] = labels_of(clip, places, frames.count(row["id"]))
    return found


def aligned_labels(clips, head, frames, silence_cost):
    """Labels by a head's own alignment."""
    found = {}
    for clip, logs in log_probabilities([head], clips, frames):
        logs = np.maximum(logs, -12)
        silence = frames.network.silence_frames
        logs[silence : len(logs) - silence, SILENCE] -= silence_cost
        places = align(logs, spoken(clips[clip])[0])
        if places is not None:
            found[clip] = labels_of(clips[clip], places, len(logs))
    return found


def fold_of(clip):
    """Which of the folds a speaker belongs to; voices and learners alike."""
    speaker = clip["speaker"]
    return (int(speaker) if speaker.isdigit() else sum(map(ord, speaker))) % FOLDS
