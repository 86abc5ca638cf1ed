"""Speech with planted errors, by Kokoro: sentences whose sounds are known, some of them said as learners say them."""

import json
import random
import re
import sys
import time
from collections import Counter
from pathlib import Path

import numpy as np
import soundfile

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "whisper_tuning"))
from errors import errors_in, is_kept_aside, met, plant  # noqa: E402
from kokoro import Kokoro  # noqa: E402
from sentences import corpus_sentences  # noqa: E402
from sounds import parse, plain_words, written  # noqa: E402

# Heard in no training.
MEASURED_VOICES = "af_sarah am_michael bf_emma bm_lewis em_alex if_sara pm_alex hm_omega zf_xiaoni bf_lily".split()
SEED = 34
# Of so many sentences one is said right; in the others this share of the words that have room for an error gets one.
RIGHT_OF = 8
SHARE = 0.6
SENTENCES = 30_000
# One of so many sentences is taken: that with the rarest kind of error.
CHOSEN_FROM = 12


def sentences(corpora, kokoro):
    """Short sentences of words that both lexicons have: [(text, words)], in an order of their own; always the same."""
    found = []
    for item in corpus_sentences(corpora / "text", SENTENCES, SEED):
        spelled = plain_words(item["text"])
        if 3 <= len(spelled) <= 8 and len(item["text"]) < 48 and not re.search(r"\d", item["text"]):
            found.append((item["text"], spelled))
    return random.Random(SEED).sample(found, len(found))


def accent_of(voice, rng):
    """British voices speak British, American ones American, the others one of the two."""
    return {"a": "us", "b": "gb"}.get(voice[0]) or rng.choice(["us", "gb"])


def pronounced(spelled, lexicon, accent):
    """Each word's sounds, or None where one is not in the lexicon."""
    words, following = [], ""
    for word in reversed(spelled):
        sounds = lexicon.pronounce(word, following)
        parsed = parse(sounds, accent) if sounds else None
        if not parsed:
            return None
        words.insert(0, parsed)
        following = sounds
    return words


def _value(spelled, words, accent, counts, rolls, measuring):
    """How much a sentence brings: how rare the rarest kind is that can be planted in it."""
    kinds = [
        name for spelling, word in zip(spelled, words) if measuring or not is_kept_aside(spelling)
        for name, _, _ in errors_in(spelling, word, accent, rolls)
    ]  # fmt: skip
    return min((met(name, counts, measuring) for name in kinds), default=1_000_000)


def _best(some, lexicon, accent, rolls, counts, measuring):
    """The sentence of some that brings most: (text, words, their sounds), or None where no lexicon has their words."""
    best, best_value = None, 0
    for text, spelled in some:
        words = pronounced(spelled, lexicon, accent)
        value = _value(spelled, words, accent, counts, rolls, measuring) if words else None
        if words and (best is None or value < best_value):
            best, best_value = (text, spelled, words), value
    return best


def jobs(corpora, kokoro, part):
    """What is to be said, without end: the sentence, its sounds, what is said for them, voice and speed."""
    measuring = part == "measured"
    rng, counts = random.Random(f"{SEED} {part}"), Counter()
    voices = MEASURED_VOICES if measuring else [voice for voice in kokoro.voices() if voice not in MEASURED_VOICES]
    pool = sentences(corpora, kokoro)
    own = [item for number, item in enumerate(pool) if (number % 5 == 0) == measuring]
    number = 0
    while True:
        for place in range(0, len(own) - CHOSEN_FROM, CHOSEN_FROM):
            voice = rng.choice(voices)
            accent, rolls = accent_of(voice, rng), voice[0] in "eip"
            chosen = _best(own[place : place + CHOSEN_FROM], kokoro.lexicons[accent], accent, rolls, counts, measuring)
            if chosen is None:
                continue
            text, spelled, words = chosen
            said, planted, shifted = [[[sound] for sound in word] for word in words], [], []
            if number % RIGHT_OF:
                said, planted, shifted = plant(spelled, words, accent, rolls, SHARE, counts, rng, measuring)
            yield {
                "id": f"{part}-{number:05}", "part": part, "voice": voice, "accent": accent, "text": text, "spelled": spelled,
                "words": words, "said": said, "planted": planted, "shifted": shifted, "speed": round(rng.uniform(0.75, 1.15), 2),
            }  # fmt: skip
            number += 1
        rng.shuffle(own)


def speak(job, kokoro, rng):
    """A job's sound: samples from -1 to 1 at 16 kHz, every other one with some noise."""
    sounds = written([[sound for instead in word for sound in instead] for word in job["said"]])
    audio = kokoro.speak(sounds + job["text"][-1], job["voice"], job["speed"])
    audio = audio / max(1e-4, float(np.abs(audio).max())) * rng.uniform(0.2, 0.8)
    if rng.random() < 0.5:
        audio = audio + np.random.default_rng(rng.randrange(2**32)).normal(0, 10 ** rng.uniform(-3.5, -2.2), len(audio))
    return np.clip(audio, -1, 1).astype(np.float32)


def synthesize(corpora, kokoro_folder, out, part, hours, most_seconds, say):
    """Speaks a part's jobs into `out` until there are `hours` of it, or so many seconds have gone by.

    What is there is not spoken again. The finished ones are listed in out/<part>.jsonl.
    """
    out.mkdir(parents=True, exist_ok=True)
    kokoro = Kokoro(kokoro_folder)
    listing = out / f"{part}.jsonl"
    done = [json.loads(line) for line in listing.open()] if listing.exists() else []
    seconds, started = sum(job["seconds"] for job in done), time.time()
    with listing.open("a") as file:
        for number, job in enumerate(jobs(corpora, kokoro, part)):
            if number < len(done):
                continue
            if seconds >= hours * 3600 or time.time() - started > most_seconds:
                break
            audio = speak(job, kokoro, random.Random(job["id"]))
            soundfile.write(out / f"{job['id']}.wav", audio, 16000)
            job["seconds"] = round(len(audio) / 16000, 2)
            seconds += job["seconds"]
            print(json.dumps(job, ensure_ascii=False), file=file, flush=True)
    say(f"{part}: {seconds / 3600:.2f} h of speech, {time.time() - started:.0f} s")
    return seconds
