"""Writes models/ear/british.txt: how the British say words, where that differs from our lexicon by more than rules.

    /usr/bin/python3 training/ear/british.py KOKORO_FOLDER

The pronunciations are those of misaki's British lexicon (Apache 2.0), which lies beside the voice's network. A word a
line, its pronunciation after a tab, as in lexicon.txt.
"""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "judge"), str(HERE.parent / "whisper_tuning")]
from kokoro import Lexicon  # noqa: E402
from sounds import VOWELS, parse  # noqa: E402

MODELS = HERE.parents[1] / "models/ear"
# Vowels that one rule or the other takes for each other, as ear/src/lexicon/pronunciation-variants.ts does.
ALIKE = {"AO": "AA", "AE": "AA", "IH": "AH", "UH": "AH", "ER": "AH"}


def coarse(phones):
    """Phones without what the rules of pronunciation-variants.ts change."""
    kept = [
        phone for place, phone in enumerate(phones)
        if not (phone == "R" and (place + 1 == len(phones) or phones[place + 1] not in VOWELS) and place)
        and not (phone == "Y" and phones[place + 1 : place + 2] == ["UW"])
    ]  # fmt: skip
    return [ALIKE.get(phone, phone) for phone in kept]


def main(folder):
    lexicon, lines = Lexicon(folder, "gb"), []
    for line in (MODELS / "lexicon.txt").read_text().splitlines():
        word, *ways = line.split("\t")
        sounds = lexicon._listed(word) if ways else None
        parsed = parse(sounds, "gb") if sounds else None
        if not parsed:
            continue
        phones = [sound.phone for sound in parsed]
        if coarse(phones) not in [coarse(way.split()) for way in ways]:
            lines.append(f"{word}\t{' '.join(phones)}")
    path = MODELS / "british.txt"
    path.write_text("\n".join(lines) + "\n")
    print(f"{path.name}: {len(lines)} words, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
