"""Words for counting errors: written forms brought together, and the least changes between two transcripts."""

import re
import sys
from pathlib import Path

from rapidfuzz.distance import Levenshtein

sys.path.append(str(Path(__file__).parent.parent / "ear" / "language"))
from numbers_in_words import spell

SAME = {
    "ok": "okay", "mr": "mister", "mrs": "missus", "dr": "doctor", "tv": "television", "favorite": "favourite", "center": "centre",
    "neighbor": "neighbour", "traveled": "travelled", "color": "colour", "theater": "theatre", "mum": "mom", "grey": "gray",
}  # fmt: skip
FILLERS = {"um", "uh", "er", "erm", "hmm", "hm", "mm", "uhm", "ah"}


def words(text):
    """The words of a transcript, lower case, numbers spelled, without punctuation and sounds of hesitation."""
    found = []
    text = re.sub(r"(\d),(?=\d{3})", r"\1", text.lower().replace("’", "'").replace("%", " percent"))
    for token in re.findall(r"[\w']+(?:[:.]\d+)?", text):
        token = token.strip("'")
        if token[:1].isdigit():
            found += spell(token) or [token]
        elif token and token not in FILLERS:
            found.append(SAME.get(token, token))
    return found


def wrong_words(reference, hypothesis):
    """How many words are wrong, missing or too many, and how many the reference has."""
    reference = words(reference)
    return Levenshtein.distance(reference, words(hypothesis)), len(reference)


def contains(text_words, phrase):
    """Whether a transcript's words hold a phrase's words one after another."""
    phrase = words(phrase)
    return any(text_words[place : place + len(phrase)] == phrase for place in range(len(text_words) - len(phrase) + 1))


def planted(errors, hypothesis):
    """How many planted errors the transcript keeps, mends, and has otherwise: (kept, mended, otherwise)."""
    heard = words(hypothesis)
    kept = sum(contains(heard, wrong) for wrong, _ in errors)
    mended = sum(contains(heard, right) and not contains(heard, wrong) for wrong, right in errors)
    return kept, mended, len(errors) - kept - mended


def marks(text):
    """How many marks of punctuation and capitals a text has: (marks, capitals)."""
    return len(re.findall(r"[.,?!]", text)), len(re.findall(r"[A-Z]", text))
