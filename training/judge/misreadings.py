"""Errors without an actor: what somebody said right, held against another expectation.

Where "sink" is said, a listener who expects "think" hears TH said as S. So the sounds that people say right become
examples of errors, spoken by people: only what is expected of them is changed.
"""

from collections import Counter

from errors import DROPPED_AT_END, SWAPS
from sounds import VOWELS

# Experts' scores of sounds that are surely right, and of which errors are made.
SURELY_RIGHT = 1.8
# So many sounds of a sentence are expected otherwise.
SHARE = 0.12
PUT_IN = {"EH", "AE", "AH", "IH"}
AFTER_S = set("P T K L M N W".split())


def _swapped(words, right):
    """Expectations of one sound in another's place: [(name, word, place, expected phones)]."""
    for number, word in enumerate(words):
        for place, said in enumerate(word):
            if not right[number][place]:
                continue
            for expected, instead, where in SWAPS:
                if instead == said and (where != "end" or place == len(word) - 1):
                    yield f"{expected}>{said}", number, place, [expected]


def _added(words, right):
    """Expectations of sounds that nobody said, and none of sounds that were said."""
    for number, word in enumerate(words):
        last = len(word) - 1
        next_word = words[number + 1] if number + 1 < len(words) else ["SIL"]
        if right[number][last]:
            for phone in sorted(DROPPED_AT_END - {word[-1], next_word[0]}):
                yield ("final dropped" if word[-1] in VOWELS else "cluster end dropped"), number, last, [word[-1], phone]
        starts_with_vowel = last >= 2 and word[0] in PUT_IN and word[1] == "S" and word[2] in AFTER_S
        if starts_with_vowel and right[number][1]:
            yield "e before s", number, 0, []
        if last >= 3 and word[-2] in ("IH", "AH", "EH") and word[-1] in ("D", "Z", "S") and word[-3] not in VOWELS and right[number][last]:
            yield ("-ed as syllable" if word[-1] == "D" else "-s as syllable"), number, last - 1, []


def misread(words, right, counts: Counter, rng):
    """Other expectations of a sentence, of the kinds that are rarest so far.

    `words`: phones that were said, by word; `right`: whether each surely was said so.
    Returns by word the expected sounds: [(phone, place of the said sound that it stands for or None, name or "")].
    """
    options = [*_swapped(words, right), *_added(words, right)]
    rng.shuffle(options)
    options.sort(key=lambda option: counts[option[0]])
    expected = [[[(phone, place, "")] for place, phone in enumerate(word)] for word in words]
    taken = set()
    for name, number, place, phones in options:
        if len(taken) >= max(1, round(SHARE * sum(map(len, words)))):
            break
        if taken & {(number, place + step) for step in (-1, 0, 1)}:
            continue
        taken.add((number, place))
        counts[name] += 1
        if name.endswith("dropped"):
            expected[number][place].append((phones[1], None, name))
        elif phones:
            expected[number][place] = [(phones[0], None, name)]
        else:
            expected[number][place] = []
            following = expected[number][place + 1][0]
            expected[number][place + 1] = [(following[0], following[1], name)]
    return [[sound for sounds in word for sound in sounds] for word in expected]
