"""Speech with shifted stress, by Kokoro: short sentences and single words, some of them stressed on a wrong vowel.

Speakers of Spanish keep their vowels full where English weakens them, so a third of the speech does, whatever is stressed:
else the vowel alone would tell.
"""

import json
import random
import sys
import time
from pathlib import Path

import soundfile

sys.path.append(str(Path(__file__).parent.parent / "whisper_tuning"))
from errors import is_kept_aside  # noqa: E402
from kokoro import Kokoro  # noqa: E402
from sentences import corpus_sentences  # noqa: E402
from sounds import plain_words, sound_of  # noqa: E402
from speech import MEASURED_VOICES, accent_of, pronounced, speak  # noqa: E402

SEED = 71
# Of a sentence's words of several vowels so many are shifted; of the sentences so many are one word; so many keep full vowels.
SHIFTED, ALONE, FULL = 0.45, 0.25, 0.35
SENTENCES, LONGEST = 30_000, 34
WEAK = ("ə", "ɐ", "ᵊ", "ᵻ")
FULL_VOWELS = ("AE", "EH", "AO", "AA", "IY")
# Unstressed, these may be weakened.
WEAKENED = ("AE", "EH", "AH", "AO", "AA", "IH")


def vowels_of(word):
    """The places of a word's vowels."""
    return [place for place, sound in enumerate(word) if sound.is_vowel]


def _main(word):
    """The number of the vowel with the main stress, among the vowels of a word of several; else None."""
    marks = [word[place].stress for place in vowels_of(word)]
    return marks.index("ˈ") if len(marks) > 1 and marks.count("ˈ") == 1 else None


def _full(sound, accent, rng):
    return sound_of(rng.choice(FULL_VOWELS), accent, sound.stress)


def shifted(word, accent, keeps_full, rng):
    """A word stressed on a vowel that has no stress, and the number of that vowel; None where all have some."""
    vowels, main = vowels_of(word), _main(word)
    others = [number for number, place in enumerate(vowels) if word[place].stress == ""]
    if not others:
        return None
    said, chosen = list(word), rng.choice(others)
    was, now = vowels[main], vowels[chosen]
    said[was] = said[was]._replace(stress="")
    if not keeps_full and said[was].phone in WEAKENED and rng.random() < 0.6:
        said[was] = sound_of("AH", accent)._replace(written="ə")
    is_weak = said[now].written in WEAK or said[now].phone == "AH"
    said[now] = (_full(said[now], accent, rng) if is_weak else said[now])._replace(stress="ˈ")
    return said, chosen


def _as_said(words, chosen, accent, rng):
    """The words as they are said, and for each the vowel that is stressed, None where it has one vowel."""
    keeps_full = rng.random() < FULL
    said, stressed = [], []
    for number, word in enumerate(words):
        moved = shifted(word, accent, keeps_full, rng) if number in chosen else None
        spoken, main = moved or (list(word), _main(word))
        if keeps_full and main is not None:
            spoken = [_full(sound, accent, rng) if sound.written in WEAK else sound for sound in spoken]
        said.append(spoken)
        stressed.append(main)
    return said, stressed


def jobs(corpora, kokoro, part):
    """What is to be said: text, sounds, how many vowels each word has and which of them is stressed.

    Some voices and sentences are for measuring alone, and words that are kept aside are not shifted to learn from.
    """
    measuring, rng = part == "measured", random.Random(f"{SEED} {part}")
    voices = MEASURED_VOICES if measuring else [voice for voice in kokoro.voices() if voice not in MEASURED_VOICES]
    texts = [item["text"] for item in corpus_sentences(corpora / "text", SENTENCES, SEED)]
    own = [text for number, text in enumerate(texts) if (number % 5 == 0) == measuring and len(text) < LONGEST]
    number = 0
    for text in rng.sample(own, len(own)):
        spelled, voice = plain_words(text), rng.choice(voices)
        accent = accent_of(voice, rng)
        words = pronounced(spelled, kokoro.lexicons[accent], accent) if not any(map(str.isdigit, text)) else None
        several = [place for place, word in enumerate(words or []) if _main(word) is not None]
        several = [place for place in several if measuring or not is_kept_aside(spelled[place])]
        if not several or not 2 <= len(spelled) <= 5:
            continue
        if rng.random() < ALONE:
            place = rng.choice(several)
            text, spelled, words, several = spelled[place] + ".", [spelled[place]], [words[place]], [0]
        chosen = {place for place in several if rng.random() < SHIFTED}
        said, stressed = _as_said(words, chosen, accent, rng)
        yield {
            "id": f"{part}-{number:05}", "part": part, "voice": voice, "text": text, "spelled": spelled,
            "said": [[[sound] for sound in word] for word in said], "vowels": [len(vowels_of(word)) for word in said],
            "stressed": stressed, "speed": round(rng.uniform(0.75, 1.15), 2),
        }  # fmt: skip
        number += 1


def synthesize(corpora, kokoro_folder, out, part, count, say):
    """Speaks `count` of a part's jobs into `out`; what is there is not spoken again. Listed in out/<part>.jsonl."""
    out.mkdir(parents=True, exist_ok=True)
    kokoro, listing, started = Kokoro(kokoro_folder), out / f"{part}.jsonl", time.time()
    done = sum(1 for _ in listing.open()) if listing.exists() else 0
    with listing.open("a") as file:
        for number, job in enumerate(jobs(corpora, kokoro, part)):
            if number >= count:
                break
            if number < done:
                continue
            soundfile.write(out / f"{job['id']}.wav", speak(job, kokoro, random.Random(job["id"])), 16000)
            print(json.dumps({key: job[key] for key in ("id", "part", "voice", "text", "spelled", "vowels", "stressed")}), file=file, flush=True)
    say(f"{part}: {count} sentences with shifted stress, {time.time() - started:.0f} s")
