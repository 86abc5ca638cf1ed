"""Synthetic clean speech from free voices: flite's awb and kal16, RHVoice's alan, bdl and clb, SVOX Pico's two.

The voices that the benchmarks score (slt, by any program, and rms) stay out. Pitch and rate vary; training warps the
spectrum further. flite tells where each sound is; the others' speech is aligned as the learners' is.
"""

import json
import random
import subprocess
from pathlib import Path

FLITE, RHVOICE, PICO = ("awb", "kal16"), ("alan", "bdl", "clb"), ("en-US", "en-GB")
_DICTIONARY = "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict"
_TO_PHONE = {"pau": "SIL", "ax": "AH"}


def read_sentences(corpora, count, seed):
    """Plain sentences of 4 to 12 words from the open text."""
    found = []
    for name in ("cv", "sd", "tm"):
        text = subprocess.run(["xz", "-dc", f"{corpora}/text/{name}.txt.xz"], capture_output=True, check=True).stdout
        lines = {line.strip() for line in text.decode().splitlines()}
        plain = [line for line in sorted(lines) if 4 <= len(line.split()) <= 12 and line.replace(" ", "").replace("'", "").isalpha()]
        found += random.Random(seed).sample(plain, count // 3 + 1)
    random.Random(seed).shuffle(found)
    return found[:count]


def _run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=True, **options).stdout


def _speak_by_flite(text, voice, path, chooser):
    """Answers the phones with their end in seconds."""
    settings = {
        "duration_stretch": chooser.choice([0.85, 1.0, 1.15, 1.3]),
        "int_f0_target_mean": chooser.randint(90, 240),
    }
    setf = [part for key, value in settings.items() for part in ("--setf", f"{key}={value}")]
    printed = _run(["flite", "-voice", voice, *setf, "-psdur", "-t", text, "-o", str(path)])
    segments = [part.split(":") for part in printed.split()]
    return [(_TO_PHONE.get(phone, phone.upper()), float(end)) for phone, end in segments]


def _any_rate_and_pitch(chooser):
    return chooser.choice([80, 90, 100, 115]), chooser.randint(80, 125)


def _speak_by_rhvoice(text, voice, path, chooser):
    rate, pitch = _any_rate_and_pitch(chooser)
    raw = path.with_suffix(".raw.wav")
    _run(["RHVoice-test", "-p", voice, "-r", str(rate), "-t", str(pitch), "-o", str(raw)], input=text + "\n")
    _run(["sox", str(raw), "-r", "16000", "-b", "16", str(path)])
    raw.unlink()


def speak_by_pico(text, voice, path, chooser):
    """`voice` is a language, as in en-GB."""
    rate, pitch = _any_rate_and_pitch(chooser)
    marked = f'<pitch level="{pitch}"><speed level="{rate}">{text}</speed></pitch>'
    _run(["pico2wave", "-l", voice, "-w", str(path), marked])


def _read_dictionary():
    """The first pronunciation of each word in CMUdict."""
    lines = [line.split() for line in Path(_DICTIONARY).read_text().splitlines()]
    return {word: phones for word, *phones in lines if not word.endswith(")")}


def synthesize(corpora, folder, count):
    """Writes `count` WAV files and synthetic.json (text, voice, phones) to `folder`: a third of them from flite."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    chooser = random.Random(6)
    entries = []

    def add(text, voice):
        id = f"synthetic{len(entries):04d}"
        entries.append({"id": id, "voice": voice, "text": text})
        return folder / f"{id}.wav"

    for place, text in enumerate(read_sentences(corpora, count // 3, seed=5)):
        voice = FLITE[place % len(FLITE)]
        segments = _speak_by_flite(text, voice, add(text, voice), chooser)
        entries[-1]["segments"] = segments
    dictionary = _read_dictionary()
    for text in read_sentences(corpora, count, seed=7):
        if len(entries) == count or not all(word in dictionary for word in text.split()):
            continue
        voice = (RHVOICE + PICO)[len(entries) % 5]
        speak = _speak_by_rhvoice if voice in RHVOICE else speak_by_pico
        speak(text + ".", voice, add(text, voice), chooser)
        entries[-1]["phones"] = [dictionary[word] for word in text.split()]
    (folder / "synthetic.json").write_text(json.dumps(entries))
