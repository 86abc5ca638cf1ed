"""The clips to learn from and to measure on, as log-mels, with their targets."""

import json
import random
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile
from faster_whisper.feature_extractor import FeatureExtractor
from noises import HEARD, UNHEARD, noise
from scipy.signal import butter, fftconvolve, resample_poly, sosfilt
from sentences import learner_sentences, punctuate

ADULT_FROM = 18
HELD_OUT = {"dev": 4, "test": 8}  # speakers of each age group
RATE = 16000
_extract = FeatureExtractor(feature_size=80)


def log_mel(audio):
    """Whisper's log-mel spectrogram of samples at 16 kHz, [80, frames], without padding."""
    return _extract(audio, padding=0)[:, : len(audio) // 160].astype(np.float16)


def speakers(corpus):
    """speechocean762's training half by part: {"train": [...], "dev": [...], "test": [...]} of speakers, and ages by speaker."""
    ages = {speaker: int(age) for speaker, age in (line.split() for line in (corpus / "spk2age").open())}
    parts = {"train": [], "dev": [], "test": []}
    for adult in (False, True):
        group = sorted(speaker for speaker, age in ages.items() if (age >= ADULT_FROM) == adult)
        random.Random(5).shuffle(group)
        for part, count in HELD_OUT.items():
            parts[part] += group[:count]
            group = group[count:]
        parts["train"] += group
    return parts, ages


def read_corpus(corpus, part, each=None):
    """Readings by one part's speakers, the first `each` of a speaker or all: [{"text", "kind", "file", "speaker"}].

    The corpus has capitals only and no punctuation: `marked` is false, and names that misaki's lists write large are lower case.
    """
    parts, ages = speakers(corpus)
    chosen, found, counts = set(parts[part]), [], {}
    speaker_of = dict(line.split() for line in (corpus / "utt2spk").open())
    for line in sorted((corpus / "text").open()):
        name, text = line.rstrip("\n").split(None, 1)
        speaker = speaker_of[name]
        counts[speaker] = counts.get(speaker, 0) + 1
        if speaker in chosen and (each is None or counts[speaker] <= each):
            kind = "adults" if ages[speaker] >= ADULT_FROM else "children"
            found.append({"text": punctuate(text.lower()), "kind": kind, "speaker": speaker, "marked": False,
                          "file": corpus / "audio" / f"{name}.opus"})  # fmt: skip
    return found


def read_synthetic(folder, part):
    """What synthesize.py has made of one part."""
    rows = [json.loads(line) for line in (folder / "list.jsonl").open()]
    return [dict(row, file=folder / f"{row['id']}.flac", marked=row["kind"] != "corpus") for row in rows if row["part"] == part]


def audio_of(file):
    """A file's samples at 16 kHz."""
    audio, rate = soundfile.read(file, dtype="float32")
    return audio if rate == RATE else resample_poly(audio, RATE, rate).astype(np.float32)


def changed(audio, rng):
    """As from another throat, room and microphone: rate, echo, noise, band, level."""
    audio = resample_poly(audio, 100, rng.randint(89, 113))
    if rng.random() < 0.3:
        tail = np.random.default_rng(rng.getrandbits(32)).standard_normal(int(RATE * rng.uniform(0.05, 0.25)))
        tail *= np.exp(-np.arange(len(tail)) / len(tail) * 6) * rng.uniform(0.02, 0.1)
        audio = audio + fftconvolve(audio, tail)[: len(audio)]
    if rng.random() < 0.2:
        audio = sosfilt(butter(4, [rng.uniform(60, 300), rng.uniform(3000, 6000)], "band", fs=RATE, output="sos"), audio)
    if rng.random() < 0.5:
        kind = rng.choice(["white", "pink", "rumble", "breath", "keys", "hum"])
        other = np.resize(noise(kind, rng.getrandbits(32)), len(audio))
        level = np.sqrt(np.mean(audio**2) / (np.mean(other**2) + 1e-12)) * 10 ** (-rng.uniform(8, 30) / 20)
        audio = audio + other * level
    before = np.random.default_rng(rng.getrandbits(32)).standard_normal(int(RATE * rng.uniform(0, 0.4))) * 1e-4
    audio = np.concatenate([before, audio])
    return (audio / max(1e-4, np.abs(audio).max()) * rng.uniform(0.1, 0.95)).astype(np.float32)


def noise_clips(count, seed, kinds=HEARD):
    """[{"text": "", "kind", "audio"}] of sounds without words."""
    return [
        {"text": "", "kind": kinds[number % len(kinds)], "marked": True, "audio": noise(kinds[number % len(kinds)], seed + number)}
        for number in range(count)
    ]


def spoken_by(command, texts):
    """Texts said by a program: `command` from a text and a file to arguments. [{"text", "audio"}]"""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for sentence in texts:
            file = Path(folder) / "said.wav"
            subprocess.run(command(sentence["text"], str(file)), check=True, capture_output=True)
            audio = audio_of(file)
            found.append(dict(sentence, marked=True, audio=audio / np.abs(audio).max() * 0.5))
    return found


def flite(voice):
    """The command that has flite say a text."""
    return lambda text, file: ["flite", "-voice", voice, "-t", text, "-o", file]


def espeak(voice):
    """The command that has eSpeak NG say a text."""
    return lambda text, file: ["espeak-ng", "-v", voice, "-s", "150", "-w", file, text]


def training_clips(corpora, synthetic):
    """All clips to learn from, by group, as rows for `heard`."""
    kept = learner_sentences("train", 240, 77)
    programs = [spoken_by(flite(voice), kept[start::2]) for start, voice in enumerate(("awb", "kal16"))]
    return {
        "corpus": read_corpus(corpora / "speechocean762-train", "train"),
        "synthetic": read_synthetic(synthetic, "train") + programs[0] + programs[1],
        "noise": noise_clips(270, 10_000),
    }


def heard(row, rng):
    """A clip as it is or, as often, changed: {"text", "marked", "mel"}."""
    audio = row["audio"] if "audio" in row else audio_of(row["file"])
    if row["text"] and rng.random() < 0.5:
        audio = changed(audio, rng)
    return {"text": row["text"], "marked": row["marked"], "mel": log_mel(audio)}


def measured_clips(corpora, synthetic, part):
    """All clips to measure on, by set: [{"text", "mel", ...}]. `part`: "dev" to choose by, "test" for the final figures."""
    corpus, dev = corpora / "speechocean762-train", part == "dev"
    readings = read_corpus(corpus, part, each=8 if dev else 10)
    spoken = read_synthetic(synthetic, part)
    plain = [row for row in spoken if row["kind"] == "everyday"]
    sets = {
        "adults": [row for row in readings if row["kind"] == "adults"],
        "children": [row for row in readings if row["kind"] == "children"],
        "learner errors": [row for row in spoken if row["kind"] == "learner"],
        "everyday": plain,
        "noise": noise_clips(27 if dev else 63, 50_000 if dev else 60_000),
        "unheard noise": noise_clips(8 if dev else 40, 70_000 if dev else 80_000, UNHEARD),
    }
    if not dev:
        clean = [{"text": row["text"]} for row in plain[:40]]
        for voice in ("slt", "rms"):
            sets[f"flite {voice}"] = spoken_by(flite(voice), clean[:20])
        sets["espeak-ng accents"] = [
            clip
            for place, voice in enumerate(("en-gb", "en-us", "en-gb-scotland", "en-029"))
            for clip in spoken_by(espeak(voice), clean[place * 8 : place * 8 + 8])
        ]
    for rows in sets.values():
        for row in rows:
            audio = row.pop("audio", None)
            row["mel"] = log_mel(audio_of(row["file"]) if audio is None else audio).astype(np.float32)
    return sets
