"""Chooses the words the recogniser knows and their pronunciations.

Sources: the CMU pronouncing dictionary as Debian ships it with PocketSphinx (BSD), the CEFR-J vocabulary profile 1.5
(Tono Laboratory, TUFS), the Octanove vocabulary profile C1/C2, and own lists in names.txt.
"""

import csv
import glob
import os
import re

DICTIONARY = "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict"
HERE = os.path.dirname(os.path.abspath(__file__))
SIZE = 25_000
FEWEST = 3
FEWEST_POSSESSIVE = 8
MOST_VARIANTS = 4
SPELLING = re.compile(r"^[a-z]+(?:'[a-z]+)*$")
SHORT = set(
    "a i o ad ah ai al am an as at aw be by cd dj do dr ed eh em er go ha he hi hm ho id if in is it jo ma me mr ms my no "
    "of oh on or ow ox oz pa pc pi so ta to tv uh uk um up us we ye yo".split()
)
BROKEN = set("ll ve re didn doesn isn couldn wouldn shouldn hasn wasn weren aren ain".split())


def read_dictionary(path=DICTIONARY):
    """Pronunciations of each word, most usual first, phones without stress."""
    words = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            word, *phones = line.split()
            word = word.split("(")[0]
            if SPELLING.match(word):
                variants = words.setdefault(word, [])
                if phones not in variants:
                    variants.append(phones)
    return words


def read_learner_words(corpora):
    """Words of the CEFR profiles; both spellings of `color/colour`, the parts of phrases and hyphenated words."""
    words = set()
    for path in glob.glob(os.path.join(corpora, "vocabulary", "*vocabulary*.csv")):
        with open(path, encoding="utf-8-sig", newline="") as file:
            for row in csv.DictReader(file):
                for form in row["headword"].lower().replace("é", "e").split("/"):
                    words.update(part for part in re.split(r"[ -]", form) if SPELLING.match(part))
    return words


def inflections(word):
    """Possible regular forms of a noun, verb or adjective; the dictionary decides which of them are words."""
    forms = {word + ending for ending in ("s", "es", "ed", "ing", "er", "est", "ly", "'s")}
    if word.endswith("e"):
        forms.update(word[:-1] + ending for ending in ("ing", "ed", "er", "est", "y"))
    if word.endswith("y"):
        forms.update(word[:-1] + ending for ending in ("ies", "ied", "ier", "iest", "ily"))
    if len(word) > 2 and word[-1] not in "aeiouwxy":
        forms.update(word + word[-1] + ending for ending in ("ing", "ed", "er", "est"))
    return forms


BRITISH = (
    ("isa", "iza"), ("ise", "ize"), ("isi", "izi"), ("yse", "yze"), ("ysi", "yzi"), ("our", "or"), ("re", "er"), ("ll", "l"),
    ("l", "ll"), ("ae", "e"), ("oeu", "eu"), ("ence", "ense"), ("gramme", "gram"),
)  # fmt: skip


def american(word, dictionary):
    """The dictionary's spelling of a word that differs as British from American ones do, or None."""
    for british, other in BRITISH:
        at = word.rfind(british)
        if at > 0:
            candidate = word[:at] + other + word[at + len(british) :]
            if candidate in dictionary:
                return candidate
    return None


def read_kinds(path=os.path.join(HERE, "names.txt")):
    """Own words by kind: {kind: entries}; under "pronunciation" the lines as they are."""
    kinds = {}
    with open(path, encoding="utf-8") as file:
        for line in map(str.strip, file):
            if line.startswith("["):
                entries = kinds.setdefault(line.strip("[]"), [])
            elif line and not line.startswith("#"):
                entries.extend(entry.strip() for entry in line.split(",") if entry.strip())
    return kinds


def read_names():
    """Own words: {word: pronunciations}, empty where names.txt gives none."""
    kinds = read_kinds()
    names = {}
    for line in kinds.pop("pronunciation"):
        for given in line.split(";"):
            word, _, phones = given.partition("=")
            names.setdefault(word.strip(), []).append(phones.split())
    for entries in kinds.values():
        for entry in entries:
            for word in entry.split():
                names.setdefault(word, [])
    return names


def possessive(phones):
    """Pronunciation with 's: IH Z after a hissing sound, S after a voiceless one, else Z."""
    if phones[-1] in ("S", "Z", "SH", "ZH", "CH", "JH"):
        return [*phones, "IH", "Z"]
    return phones + (["S"] if phones[-1] in ("P", "T", "K", "F", "TH") else ["Z"])


def usable(word):
    """Whether a word of the text may be recognised: no fragments, no initials."""
    return bool(SPELLING.match(word)) and word not in BROKEN and (len(word) > 2 or word in SHORT)


def build(counts, corpora, sound_out=None):
    """The lexicon as {word: pronunciations}, words sorted, from the counts of the words of the text.

    `sound_out` gives the phones of learners' words and names that are not in the dictionary.
    """
    dictionary = read_dictionary()
    names = read_names()
    chosen = {}

    def add(word):
        if word in chosen or not (usable(word) or word in names):
            return
        if names.get(word):
            variants = names[word] + dictionary.get(word, [])
        elif word in dictionary:
            variants = dictionary[word]
        elif word.endswith("'s") and word[:-2] in dictionary:
            variants = [possessive(phones) for phones in dictionary[word[:-2]]]
        elif word in learner and american(word, dictionary):
            variants = dictionary[american(word, dictionary)]
        elif sound_out and (word in names or word in learner):
            variants = [sound_out(word)]
        else:
            return
        distinct = [list(phones) for phones in dict.fromkeys(map(tuple, variants))]
        chosen[word] = distinct[:MOST_VARIANTS]

    learner = {key: [] for key in sorted(read_learner_words(corpora))}
    for word in learner:
        add(word)
    for word in learner:
        for form in sorted(inflections(word)):
            if form in dictionary and (not form.endswith("'s") or counts[form] >= 2) and (counts[form] >= 1 or plain(form, word)):
                add(form)
    for word in names:
        add(word)
    for word, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        if len(chosen) >= SIZE or count < FEWEST:
            break
        if word in dictionary or count >= FEWEST_POSSESSIVE:
            add(word)
    return dict(sorted(chosen.items()))


def plain(form, word):
    """Whether an unseen form is one of the endings any learner uses."""
    return form[len(word) - 1 :].endswith(("s", "ed", "ing")) and not form.endswith("'s")


def write(lexicon, path):
    """Writes `word<TAB>PH PH<TAB>PH PH` lines after the three words without sound."""
    with open(path, "w", encoding="utf-8") as file:
        file.write("<s>\n</s>\n<unk>\n")
        for word, variants in lexicon.items():
            file.write("\t".join([word] + [" ".join(phones) for phones in variants]) + "\n")
