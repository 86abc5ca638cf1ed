"""Synthetic clean speech with known alignments, from flite's permissive voices (awb, kal16).

The voices that the benchmarks score (slt, rms) stay out. Pitch and rate vary; training warps the spectrum further.
"""

import json
import random
import subprocess
from pathlib import Path

VOICES = ("awb", "kal16")
_TO_PHONE = {"pau": "SIL", "ax": "AH"}


def read_sentences(corpora, count, seed=5):
    """Plain sentences of 4 to 12 words from the open text."""
    found = []
    for name in ("cv", "sd", "tm"):
        text = subprocess.run(["xz", "-dc", f"{corpora}/text/{name}.txt.xz"], capture_output=True, check=True).stdout
        lines = {line.strip() for line in text.decode().splitlines()}
        plain = [l for l in sorted(lines) if 4 <= len(l.split()) <= 12 and l.replace(" ", "").replace("'", "").isalpha()]
        found += random.Random(seed).sample(plain, count // 3 + 1)
    random.Random(seed).shuffle(found)
    return found[:count]


def synthesize(corpora, folder, count):
    """Writes `count` WAV files and synthetic.json (text, voice, phones with their end in seconds) to `folder`."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    chooser = random.Random(6)
    entries = []
    for place, text in enumerate(read_sentences(corpora, count)):
        voice = VOICES[place % len(VOICES)]
        id = f"synthetic{place:04d}"
        settings = {
            "duration_stretch": chooser.choice([0.85, 1.0, 1.15, 1.3]),
            "int_f0_target_mean": chooser.randint(90, 240),
        }
        setf = [part for key, value in settings.items() for part in ("--setf", f"{key}={value}")]
        printed = subprocess.run(
            ["flite", "-voice", voice, *setf, "-psdur", "-t", text, "-o", str(folder / f"{id}.wav")],
            capture_output=True, text=True, check=True,
        ).stdout
        segments = [part.split(":") for part in printed.split()]
        entries.append({
            "id": id, "voice": voice, "text": text,
            "segments": [(_TO_PHONE.get(phone, phone.upper()), float(end)) for phone, end in segments],
        })
    json.dump(entries, open(folder / "synthetic.json", "w"))
