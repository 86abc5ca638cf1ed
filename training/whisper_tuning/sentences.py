"""Sentences to be spoken: with learners' errors, and as people say them every day. All by a seed, so always the same."""

import lzma
import random
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "ear" / "language"))
from numbers_in_words import spell  # noqa: E402

MARK = re.compile(r"\{([^|}]*)\|([^}]*)\}")
SLOT = re.compile(r"<(\w+)>")
# Of every seven templates one is only for choosing settings and one only for the final figures.
PARTS = ("train", "train", "dev", "train", "train", "train", "test")
QUESTION = re.compile(
    r"^(?:(?:so|and|but|well|okay|oh) )?"
    r"(?:who|what|where|when|why|how|which|do|does|did|is|are|was|were|can|could|would|will|have you|has|should)\b"
)


def templates(name):
    """The lines of one of this folder's lists, by part of the data: {"train": [...], "dev": [...], "test": [...]}."""
    lines = [line for line in (HERE / name).read_text().splitlines() if line and not line.startswith("#")]
    order = random.Random(7).sample(lines, len(lines))
    parts = {"train": [], "dev": [], "test": []}
    for number, line in enumerate(order):
        parts[PARTS[number % len(PARTS)]].append(line)
    return parts


def _slots():
    lines = [line.split(": ", 1) for line in (HERE / "slots.txt").read_text().splitlines()]
    return {name: values.split(", ") for name, values in lines}


def fill(template, rng, slots):
    """A template with its slots filled and "a" or "an" as the next word wants it."""
    text = SLOT.sub(lambda match: rng.choice(slots[match[1]]), template)
    text = re.sub(r"\b([Aa])(?= [aeiou](?!ni|se))", r"\1n", text)
    return text[0].upper() + text[1:]


def tidy(text):
    """Without double spaces and spaces before punctuation."""
    return re.sub(r" +([.,?!])", r"\1", re.sub(r" +", " ", text)).strip()


def learner_sentence(marked):
    """What a marked sentence says, what would be right, and its errors.

    Each error: words of the wrong and the right way with a word of context on each side, lower case without punctuation.
    """
    said = tidy(MARK.sub(lambda match: match[1], marked))
    right = tidy(MARK.sub(lambda match: match[2], marked))
    errors = []
    for match in MARK.finditer(marked):
        before = MARK.sub(lambda other: other[1], marked[: match.start()]).split()[-1:]
        after = MARK.sub(lambda other: other[1], marked[match.end() :]).split()[:1]
        pair = [plain(" ".join([*before, match[side], *after])) for side in (1, 2)]
        if pair[0] != pair[1]:
            errors.append(pair)
    return said, right, errors


def plain(text):
    """Lower case words with apostrophes, without other punctuation."""
    return " ".join(re.findall(r"[a-z0-9]+(?:'[a-z]+)*", text.lower().replace("’", "'")))


def learner_sentences(part, count, seed):
    """[{"text", "right", "errors"}] from the templates of one part, all different, templates in turn."""
    rng, slots, found, seen = random.Random(seed), _slots(), [], set()
    lines = templates("learner-sentences.txt")[part]
    for turn in range(count * 3):
        said, right, errors = learner_sentence(fill(lines[turn % len(lines)], rng, slots))
        if said not in seen and errors:
            seen.add(said)
            found.append({"text": said, "right": right, "errors": errors})
        if len(found) == count:
            break
    return found


def everyday_sentences(part, count, seed):
    """[{"text"}] from the templates of one part."""
    rng, slots, found = random.Random(seed), _slots(), []
    lines = templates("everyday-sentences.txt")[part]
    for turn in range(count):
        found.append(tidy(fill(lines[turn % len(lines)], rng, slots)))
    return [{"text": text} for text in dict.fromkeys(found)]


def corpus_sentences(folder, count, seed):
    """[{"text"}] from the permissive corpora of conversational text, with a capital, "I" and an end by rule."""
    rng, found = random.Random(seed), []
    for name, share in (("sd", 0.5), ("tm", 0.25), ("cv", 0.25)):
        lines = lzma.decompress((Path(folder) / f"{name}.txt.xz").read_bytes()).decode().splitlines()
        fit = [line for line in lines if 4 <= len(line.split()) <= 16 and re.fullmatch(r"[a-z0-9' ]+", line)]
        found += rng.sample(fit, round(count * share))
    return [{"text": punctuate(line)} for line in found]


def punctuate(line):
    """A line in lower case as a sentence: capital, "I", numbers in words, full stop or question mark."""
    text = re.sub(r"\d+", lambda match: " ".join(spell(match[0]) or [match[0]]), re.sub(r"\bi\b", "I", line))
    return text[0].upper() + text[1:] + ("?" if QUESTION.match(line) else ".")
