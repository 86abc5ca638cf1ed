"""Sentences made from phrases.txt: patterns with choices, options and words of names.txt, drawn with a fixed seed."""

import os
import random
import re

import lexicon
import text

HERE = os.path.dirname(os.path.abspath(__file__))
# Sentences drawn from a pattern: more for a pattern with more choices, within these bounds.
FEWEST, MOST = 30, 400
INNERMOST = re.compile(r"\{([^{}\[\]]*)\}|\[([^{}\[\]]*)\]")
KIND = re.compile(r"<([a-z-]+)>")
VOWEL = re.compile(r"(?!uni|eu|one|use)[aeiou]|hour|honest")


def expand(pattern, kinds, draw):
    """One sentence of a pattern."""
    while True:
        match = INNERMOST.search(pattern)
        if not match:
            break
        choices = (match[1] if match[1] is not None else match[2]).split("|")
        choice = "" if match[1] is None and draw.random() < 0.5 else draw.choice(choices)
        pattern = pattern[: match.start()] + choice + pattern[match.end() :]
    sentence = KIND.sub(lambda match: draw.choice(kinds[match[1]]), pattern).replace(" 's", "'s")
    words = sentence.split()
    for at, word in enumerate(words):
        if word == "a_":
            words[at] = "an" if VOWEL.match(words[at + 1]) else "a"
    return " ".join(words)


def read(path=os.path.join(HERE, "phrases.txt"), seed=1):
    """Distinct normalised sentences of all patterns."""
    kinds = lexicon.read_kinds()
    draw = random.Random(seed)
    sentences = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            pattern = line.strip()
            if not pattern or pattern.startswith("#"):
                continue
            choices = pattern.count("|") + 8 * pattern.count("<")
            for _ in range(max(FEWEST, min(MOST, 8 * choices))):
                words = text.normalize(expand(pattern, kinds, draw))
                if words is None:
                    raise ValueError(f"not plain words: {pattern}")
                sentences[" ".join(words)] = words
    return list(sentences.values())
