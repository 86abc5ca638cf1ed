#!/usr/bin/env python3
"""Makes content/vocabulary-levels.json from the CEFR-J Vocabulary Profile 1.5.

    training/vocabulary/build.py cefrj-vocabulary-profile-1.5.csv

A word that has several levels, by its parts of speech, counts as the lowest of them. Expressions of several words are
left out.
"""

import csv
import json
import re
import sys
from pathlib import Path

LEVELS = ["A1", "A2", "B1", "B2"]
SOURCE = "The CEFR-J Wordlist Version 1.5. Compiled by Yukio Tono, Tokyo University of Foreign Studies. http://www.cefr-j.org/download.html"

level_of: dict[str, int] = {}
with open(sys.argv[1], encoding="utf-8-sig", newline="") as file:
    for row in csv.DictReader(file):
        for word in row["headword"].split("/"):
            word = word.strip().lower()
            if re.fullmatch(r"[a-z]{2,}", word) and row["CEFR"] in LEVELS:
                level = LEVELS.index(row["CEFR"])
                level_of[word] = min(level, level_of.get(word, level))

content = {"source": SOURCE}
for index, name in enumerate(LEVELS):
    content[name] = " ".join(sorted(word for word, level in level_of.items() if level == index))
target = Path(__file__).parents[2] / "content" / "vocabulary-levels.json"
target.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
print({name: len(content[name].split()) for name in LEVELS})
