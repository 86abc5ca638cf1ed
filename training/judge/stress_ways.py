"""Writes models/ear/stress.txt: on which of its vowels a word is stressed, British and American.

The pronunciations are those of misaki's lexicons (Apache 2.0), which lie beside the voice's network. A word of our lexicon
with several vowels a line; after a tab each way to stress it, a digit a vowel, as the CMU Pronouncing Dictionary writes them:
1 the main stress, 2 a weaker one, 0 none. Where nouns and verbs differ, `noun:` or `verb:` stands before ("record").
"""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "whisper_tuning"))
from kokoro import Lexicon  # noqa: E402
from sounds import parse  # noqa: E402

MODELS = HERE.parents[1] / "models"
DIGIT = {"": "0", "ˌ": "2", "ˈ": "1"}
# Usual as well, by what dictionaries list second.
USUAL_TOO = {
    "address": "10", "contribute": "100", "controversy": "0100", "despicable": "1000", "distribute": "100", "exquisite": "100",
    "formidable": "0100", "hospitable": "1000", "protest": "01", "perfume": "01", "process": "01", "transfer": "01",
}  # fmt: skip


def pattern(sounds, accent):
    """A digit a vowel, or None where the word has one vowel or no main stress."""
    vowels = [sound for sound in parse(sounds, accent) or [] if sound.is_vowel]
    digits = "".join(DIGIT[sound.stress] for sound in vowels)
    return digits if len(digits) > 1 and digits.count("1") == 1 else None


def _entry(lexicon, word):
    """What the lexicon says of a word: its sounds, or its sounds by part of speech."""
    entry = lexicon.entries.get(word) or lexicon.entries.get(word.capitalize())
    return entry or lexicon._with_ending(word)


def patterns(lexicons, word):
    """All ways to stress a word, those of nouns or verbs alone marked."""
    found = {}
    for accent, lexicon in lexicons.items():
        entry = _entry(lexicon, word)
        senses = entry if isinstance(entry, dict) else {"DEFAULT": entry}
        ways = {sense: pattern(sounds, accent) for sense, sounds in senses.items() if sounds}
        noun, verb = (ways.get(sense) or ways.get("DEFAULT") for sense in ("NOUN", "VERB"))
        if noun and verb and noun.index("1") != verb.index("1"):
            found |= {f"noun:{noun}": None, f"verb:{verb}": None}
        else:
            found |= dict.fromkeys(way for way in ways.values() if way)
    return list(found)


def write_ways(folder, say):
    """Writes the file. `folder`: misaki's lexicons."""
    lexicons = {accent: Lexicon(folder, accent) for accent in ("gb", "us")}
    lines = []
    for line in (MODELS / "ear/lexicon.txt").read_text().splitlines():
        word, *ways = line.split("\t")
        found = patterns(lexicons, word) if ways else []
        found += [USUAL_TOO[word]] if word in USUAL_TOO else []
        if found:
            lines.append(f"{word}\t{' '.join(found)}")
    path = MODELS / "ear/stress.txt"
    path.write_text("\n".join(lines) + "\n")
    say(f"{path.name}: {len(lines)} words, {path.stat().st_size} bytes")
