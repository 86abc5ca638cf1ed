"""What is written with a capital letter: names of people, countries, languages, cities, days and months."""

import csv
import re

SECTIONS = ("given-name", "country", "nationality", "language", "city", "day")
MONTHS = "january february april june july september october november december christmas easter halloween".split()
# Also usual words, which nothing but the meaning parts from the names.
USUAL_WORDS = set(
    """bath cork nice turkey polish cologne phoenix chad guinea hung min sun ming tao lei hao lea lan hoa ama rose mark
    will grace jack frank lily daisy poppy ruby victor grant rich carol christian ray dawn faith joy hope park mali""".split()
)


def read_names(names_file, vocabulary_files):
    """The entries of our own list of names, in lower case, without those that are also usual words."""
    usual = set(USUAL_WORDS)
    for file in vocabulary_files:
        with open(file, encoding="utf-8") as rows:
            for row in csv.DictReader(rows):
                usual.update(word for word in row["headword"].split("/") if word == word.lower())
    names, section = set(MONTHS), None
    for line in names_file.read_text().splitlines():
        if heading := re.fullmatch(r"\[([\w-]+)\]", line):
            section = heading[1]
        elif section in SECTIONS and not line.startswith("#"):
            entries = [re.sub(r"^the ", "", entry.strip()) for entry in line.split(",")]
            names.update(entry for entry in entries if entry and entry not in usual and entry != "sign language")
    return sorted(names)
