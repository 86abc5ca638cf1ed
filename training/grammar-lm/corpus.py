"""Reads and normalises the text the language models of the grammar checker learn from.

Sources (one sentence a line, lower case): Common Voice sentences (CC0), Taskmaster (CC BY 4.0, Byrne et al. 2019, arXiv
1909.05358), the Self-dialogue corpus (BSD 3-clause, Fainberg et al. 2018, arXiv 1809.06641), and prose
(`training/ear/language/prose.py`). Of Topical-Chat (CDLA-Sharing 1.0, Gopalakrishnan et al. 2019) the models learn
nothing: its lines, of subjects that they have not met, as learners' will be, decide how sure they must be.
"""

import collections
import lzma
import re
import sys
import zlib
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "ear" / "language"))

import prose  # noqa: E402
from text import CLITIC, HOSTS, RESTORED, RULES  # noqa: E402

SOURCES = ("cv", "tm", "sd")
TO_DECIDE_BY = ("tc",)
# How often one line is kept: dialogues of a service repeat their formulas.
MOST_REPEATS = {"cv": 3, "tm": 2, "sd": 5, "tc": 3}
HELD_OUT_ONE_IN = 20
DECIDE_ONE_IN = 4
FEWEST_WORDS, MOST_WORDS = 3, 60

WORD = re.compile(r"[a-z]+(?:'[a-z]+)*|[0-9][0-9a-z.,:]*")
NUMBER = "0"


def normalize(line):
    """One line as a list of words, lower case with apostrophes; a word with digits is "0". None where it is no sentence."""
    line = line.strip().lower().replace("’", "'")
    line = CLITIC.sub(lambda match: f"{match[1]}'{match[2]}" if match[1] in HOSTS[match[2]] else match[0], line)
    for pattern, replacement in RULES:
        line = pattern.sub(replacement, line)
    words = []
    for word in WORD.findall(line):
        words.extend([NUMBER] if word[0].isdigit() else RESTORED.get(word, word).split())
    return words if FEWEST_WORDS <= len(words) <= MOST_WORDS else None


def read(corpora):
    """The lines to learn from, and those by which to decide, as texts.

    Of the sources to learn from 5 % are left for the benchmark (by the checksum of the line as it is).
    """
    kept, to_decide_by = [], []
    for source in SOURCES + TO_DECIDE_BY:
        seen = collections.Counter()
        with lzma.open(Path(corpora) / "text" / f"{source}.txt.xz", "rt", encoding="utf-8") as file:
            for raw in file:
                words = normalize(raw)
                if words is None:
                    continue
                text = " ".join(words)
                seen[text] += 1
                if seen[text] > MOST_REPEATS[source]:
                    continue
                checksum = zlib.crc32(raw.strip().encode())
                if source in SOURCES and checksum % HELD_OUT_ONE_IN != 0:
                    kept.append(text)
                if source in TO_DECIDE_BY and checksum % DECIDE_ONE_IN == 0:
                    to_decide_by.append(text)
        print(f"{source}: {sum(seen.values())} lines", flush=True)
    kept += [" ".join(words) for words in prose.read()]
    return kept, to_decide_by
