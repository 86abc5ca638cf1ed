"""The training speech: speechocean762's training half (CC BY 4.0, Zhang et al. 2021), and synthetic speech."""

import json
import subprocess
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from phones import INDEX

FOLDS = 5  # of the cross-validation by speaker


@dataclass
class Utterance:
    id: str
    speaker: str
    adult: bool
    words: list  # lower case
    phones: list  # one list of phone indices a word, canonical
    synthetic: bool = False
    start_frames: np.ndarray | None = None  # where a voice tells its alignment: phones with pauses, and their starts
    aligned: list | None = None


def read_speechocean(folder):
    """All utterances, with their canonical phones grouped by word."""
    folder = Path(folder)

    def pairs(name):
        return [line.split(None, 1) for line in (folder / name).read_text().splitlines()]

    speaker_of = dict(pairs("utt2spk"))
    age_of = {speaker: int(age) for speaker, age in pairs("spk2age")}
    phones_of = defaultdict(list)
    for word, phones in pairs("text-phone"):
        phones_of[word.rsplit(".", 1)[0]].append([INDEX[phone.split("_")[0].rstrip("012")] for phone in phones.split()])
    return [Utterance(id, speaker_of[id], age_of[speaker_of[id]] >= 16, text.lower().split(), phones_of[id]) for id, text in pairs("text")]


def folds_by_speaker(utterances):
    """The fold of each speaker: adults and children are dealt out evenly, in an order that a fixed seed shuffles."""
    fold_of = {}
    for adult in (True, False):
        speakers = sorted({u.speaker for u in utterances if u.adult == adult})
        np.random.RandomState(762).shuffle(speakers)
        fold_of.update({speaker: place % FOLDS for place, speaker in enumerate(speakers)})
    return fold_of


def decode_opus(path):
    """Samples of an Opus file at 16 kHz, 16-bit."""
    raw = subprocess.run(
        ["opusdec", "--quiet", "--rate", "16000", "--no-dither", str(path), "-"],
        capture_output=True,
        check=True,
    ).stdout
    return np.frombuffer(raw, "<i2")


def read_synthetic(folder):
    """What voices.py made; the alignment is known where the voice tells it."""
    out = []
    for entry in json.loads((Path(folder) / "synthetic.json").read_text()):
        words = entry["text"].split()
        phones = [[INDEX[phone] for phone in word] for word in entry.get("phones", [])]
        utterance = Utterance(entry["id"], entry["voice"], True, words, phones, synthetic=True)
        if "segments" in entry:
            starts = np.array([0.0] + [end for _, end in entry["segments"][:-1]])
            utterance.start_frames = (starts * 100).astype(int)
            utterance.aligned = [INDEX[phone] for phone, _ in entry["segments"]]
        out.append(utterance)
    return out
