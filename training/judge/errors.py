"""Errors that learners make, planted in sentences whose sounds are known: those of speakers of Spanish first."""

import hashlib
from collections import Counter

from sounds import VOWELS, sound_of

# Sound said, sounds said instead, where: anywhere, at a word's end, stressed.
SWAPS = [
    ("IH", "IY", "stressed"), ("IY", "IH", "stressed"), ("UH", "UW", "stressed"), ("UW", "UH", "stressed"),
    ("AE", "AA", "stressed"), ("AE", "AH", "stressed"), ("AE", "EH", "stressed"), ("AH", "AA", "stressed"),
    ("AA", "AH", "stressed"), ("EY", "EH", "stressed"), ("OW", "AO", "stressed"),
    ("TH", "S", ""), ("TH", "T", ""), ("TH", "F", ""), ("DH", "D", ""), ("D", "DH", ""), ("Z", "S", ""), ("V", "B", ""),
    ("V", "F", ""), ("SH", "CH", ""), ("CH", "SH", ""), ("JH", "Y", ""), ("JH", "CH", ""), ("Y", "JH", ""), ("ZH", "SH", ""),
    ("SH", "S", ""), ("NG", "N", "end"), ("N", "NG", "end"), ("M", "N", "end"), ("D", "T", "end"), ("G", "K", "end"),
    ("B", "P", "end"), ("HH", "", ""), ("HH", "X", ""), ("R", "RR", ""), ("L", "R", ""), ("R", "L", ""), ("W", "V", ""),
]  # fmt: skip
# Said by voices that speak such a language alone: the others do not have the sound.
ROLLED = {"HH>X", "R>RR"}
DROPPED_AT_END = set("B D F G K L M N P S T V Z".split())
# Kinds that are hard to hear, or that Kokoro says half of the time: so many times as many are planted to learn from.
WANTED = {"Z>S": 3, "IH>IY": 2.5, "IY>IH": 2.5, "UH>UW": 2, "UW>UH": 2, "e before s": 2}
# A word in so many is kept aside: no error is planted in it for training.
ASIDE = 5
SINGLE_WORDS = "the a an and of to".split()


def is_kept_aside(word):
    """Whether errors in a word are for measuring: by a hash, so always the same."""
    return hashlib.sha1(word.encode()).digest()[0] % ASIDE == 0


def _swaps(word, accent, rolls):
    for place, sound in enumerate(word):
        for phone, instead, where in SWAPS:
            name = f"{phone}>{instead or '-'}"
            fits = sound.phone == phone and (
                where == "" or (where == "end" and place == len(word) - 1) or (where == "stressed" and sound.stress == "ˈ")
            )
            if not fits or (name in ROLLED and not rolls) or (sound.written in "ɾʔ") or (instead == "" and len(word) < 2):
                continue
            yield name, place, [sound_of(instead, accent, sound.stress)] if instead else []


def _whole_sounds(spelling, word, accent):
    """Errors that put sounds in or leave them out."""
    last = len(word) - 1
    if word[0].phone == "S" and last > 0 and word[1].phone in "P T K L M N W".split():
        yield "e before s", 0, [sound_of("EH", accent), word[0]]
    if last < 2:
        return
    before, end = word[last - 1], word[last]
    if end.phone in DROPPED_AT_END and end.written not in "ɾʔ":
        yield ("final dropped" if before.is_vowel else "cluster end dropped"), last, []
    if not before.is_vowel and end.phone in ("T", "D", "S", "Z", "K", "P") and before.phone in "T D K P S N L F M".split():
        yield "cluster inside dropped", last - 1, []
    if spelling.endswith("ed") and end.phone in ("T", "D") and before.phone not in ("T", "D", "AH", "IH"):
        yield "-ed as syllable", last, [sound_of("EH", accent), sound_of("D", accent)]
    if spelling.endswith("s") and end.phone in ("S", "Z") and not before.is_vowel:
        yield "-s as syllable", last, [sound_of("EH", accent), sound_of("S", accent)]


def shifted_stress(word, accent, rng):
    """A word of several syllables with the stress on a wrong one, or None where it has but one."""
    vowels = [place for place, sound in enumerate(word) if sound.is_vowel]
    main = [place for place in vowels if word[place].stress == "ˈ"]
    others = [place for place in vowels if word[place].stress == "" and word[place].phone != "ER"]
    if len(main) != 1 or not others:
        return None
    chosen, said = rng.choice(others), list(word)
    said[main[0]] = said[main[0]]._replace(stress="")
    full = sound_of(rng.choice(["AE", "EH", "AO"]), accent, "ˈ") if word[chosen].phone == "AH" else word[chosen]
    said[chosen] = full._replace(stress="ˈ")
    return said


def errors_in(spelling, word, accent, rolls):
    """All errors that can be planted in a word: [(name, place of the sound, sounds said for it)]."""
    if spelling in SINGLE_WORDS:
        return []
    return [*_swaps(word, accent, rolls), *_whole_sounds(spelling, word, accent)]


def met(name, counts, measuring):
    """How often a kind was planted, beside how often it is wanted."""
    return counts[name] if measuring else counts[name] / WANTED.get(name, 1)


def plant(spellings, words, accent, rolls, share, counts: Counter, rng, measuring):
    """Plants errors in a sentence, the kinds that were planted least first.

    `share`: how many words get one. `counts`: how often each kind was planted, counted on.
    Returns what is said for each sound [word][sound] -> [Sound], the errors' names [(name, word, place)], and the words
    whose stress was shifted.
    """
    said = [[[sound] for sound in word] for word in words]
    planted, shifted = [], []
    for number in rng.sample(range(len(words)), len(words)):
        if (is_kept_aside(spellings[number]) and not measuring) or len(planted) + len(shifted) >= max(1, share * len(words)):
            continue
        options = errors_in(spellings[number], words[number], accent, rolls)
        moved = shifted_stress(words[number], accent, rng)
        if moved:
            options.append(("wrong stress", 0, moved))
        if options:
            name, place, instead = min(options, key=lambda option: met(option[0], counts, measuring) + rng.random())
            if share < 1 and met(name, counts, measuring) > 3 * (min(counts.values(), default=0) + 10) and rng.random() < 0.8:
                continue
            counts[name] += 1
            if name == "wrong stress":
                said[number] = [[sound] for sound in instead]
                shifted.append(number)
            else:
                said[number][place] = instead
                planted.append((name, number, place))
    return said, planted, shifted


def vowels_of(word):
    """Places of a word's vowels."""
    return [place for place, sound in enumerate(word) if sound.phone in VOWELS]
