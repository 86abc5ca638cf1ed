"""Reads and normalises the text the language model is trained on.

Sources (one sentence a line, lower case): Common Voice sentences (CC0), Taskmaster (CC BY 4.0, Byrne et al. 2019,
arXiv 1909.05358) and the Self-dialogue corpus (BSD 3-clause, Fainberg et al. 2018, arXiv 1809.06641).
"""

import collections
import lzma
import os
import re
import zlib

from numbers_in_words import spell

SOURCES = ("cv", "tm", "sd")
# How often one line is kept: Taskmaster repeats the formulas of a coffee order.
MOST_REPEATS = {"cv": 3, "tm": 3, "sd": 10}
HELD_OUT_ONE_IN = 20

WORD = re.compile(r"^'?[a-z]+(?:'[a-z]+)*'?$")
CLITIC = re.compile(r"\b([a-z]+) (s|t|m|ll|re|ve|d)\b")
HOSTS = {
    "s": "it that what let he she there who where here how".split(),
    "t": "don didn doesn isn aren wasn weren can couldn wouldn shouldn haven hasn hadn won ain".split(),
    "m": ["i"],
    "ll": "i you he she it we they that".split(),
    "re": "you we they".split(),
    "ve": "i you we they could would should".split(),
    "d": "i you he she we they".split(),
}

# Spellings that can only mean one thing.
RESTORED = {
    **{
        word.replace("'", ""): word
        for word in (
            "don't didn't doesn't isn't aren't wasn't weren't couldn't wouldn't shouldn't haven't hasn't hadn't can't "
            "won't ain't needn't mustn't i'm i've you're you've you'll you'd they're they've they'll they'd we've it'd "
            "it'll that's that'll that'd what's where's there's here's who's how's he's she's let's o'clock y'all could've "
            "would've should've must've might've"
        ).split()
    },
    **{
        "ok": "okay", "o.k.": "okay", "yea": "yeah", "ya": "yeah", "u": "you", "ur": "your", "thru": "through",
        "tho": "though", "cuz": "because", "cos": "because", "alot": "a lot", "atleast": "at least",
        "eachother": "each other", "infact": "in fact", "aswell": "as well", "e-mail": "email", "ii": "two",
        "iii": "three", "iv": "four", "nd": "and", "wierd": "weird", "definately": "definitely", "definetly": "definitely",
        "definetely": "definitely", "definatly": "definitely", "definitly": "definitely", "defiantly": "definitely",
        "suprised": "surprised", "suprise": "surprise", "remeber": "remember", "villian": "villain", "realy": "really",
        "reccomend": "recommend", "recieve": "receive", "recieved": "received", "beleive": "believe", "belive": "believe",
        "begining": "beginning", "becuase": "because", "becouse": "because", "liek": "like", "teh": "the", "orginal": "original",
        "reciever": "receiver", "recievers": "receivers", "favorit": "favorite", "favirote": "favorite", "seperate": "separate",
        "tommorow": "tomorrow", "tommorrow": "tomorrow", "tomorow": "tomorrow", "awsome": "awesome", "hillarious": "hilarious",
        "embarassing": "embarrassing", "rythem": "rhythm", "comming": "coming", "coffe": "coffee", "familar": "familiar",
        "greatful": "grateful", "intresting": "interesting", "interisting": "interesting", "althought": "although",
        "musics": "music", "theater's": "theaters", "deffinitely": "definitely", "probaly": "probably", "prolly": "probably",
        "didn": "didn't", "couldn": "couldn't", "wouldn": "wouldn't", "doesn": "doesn't", "isn": "isn't",
        "get's": "gets", "your'e": "you're", "did'nt": "didn't", "actualy": "actually", "finaly": "finally",
        "usualy": "usually", "hullo": "hello", "hallo": "hello", "aww": "aw", "awww": "aw", "ohh": "oh", "ohhh": "oh", "sooo": "so",
        "soo": "so", "soooo": "so", "umm": "um", "ummm": "um", "hmm": "hm", "hmmm": "hm", "hmmmm": "hm", "mm": "hm",
    },
}  # fmt: skip

VERBS = (
    "go see take be have do get give let make check look listen try think tell like watch say need pass stick admit agree "
    "always never probably just definitely still also bring call pick pay wait find come try start show ask send put"
)
RULES = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (r"\b(?<!he )(?<!she )(?<!it )(?<!that )(?<!who )(?<!which )(?<!god )lets\b(?! me| you| him| her| them| us)", "let's"),
        (
            r"\bits (?=(?:a|an|the|not|so|just|about|been|really|hard|called|good|one|going|my|great|pretty|all|very|crazy|more|kind|"
            r"too|right|such|tough|probably|got|on|amazing|funny|always|awesome|correct|definitely|in|fun|like|nice|okay|true|"
            r"only|also|cool|bad|hilarious|sad|no|actually|gonna|because|interesting|weird|that|what|i|it|you|they|he|she|to|"
            r"hot|cold|easy|difficult|better|still|quite|ready|from|your|their|his|her|our)\b)",
            "it's ",
        ),
        (rf"(?<!be )(?<!was )(?<!am )(?<!feel )(?<!is )\bill (?={'|'.join(VERBS.split())}\b)", "i'll "),
        (r"\bid (?=rather|like|love|say|have|definitely|take|probably|get|give|imagine|listen|watch|go|be|never|still)", "i'd "),
        (r"^were (?=going|gonna|not|all|both|on|in|talking|playing|so)", "we're "),
        (
            r"\b(?<!on )(?<!to )(?<!in )your (?=welcome|right|so|not|very|going|kidding|correct|gonna|a|the|really)\b"
            r"(?! hand| eye| side| foot| arm)",
            "you're ",
        ),
    )
)


def normalize(line):
    """One line as a list of words, lower case with apostrophes and numbers spelled out; None where it has other signs."""
    line = line.strip().lower().replace("’", "'")
    line = CLITIC.sub(lambda match: f"{match[1]}'{match[2]}" if match[1] in HOSTS[match[2]] else match[0], line)
    for pattern, replacement in RULES:
        line = pattern.sub(replacement, line)
    words = []
    for token in line.split():
        if token in RESTORED:
            words.extend(RESTORED[token].split())
        elif WORD.match(token):
            words.append(token)
        elif any(character.isdigit() for character in token):
            spelled = spell(token)
            if spelled is None:
                return None
            words.extend(spelled)
        else:
            return None
    return words or None


def read_source(corpora, source):
    """The normalised lines of one source and, for each, whether it is of the 5 % held out (by the line's checksum)."""
    seen = collections.Counter()
    lines, held_out = [], []
    with lzma.open(os.path.join(corpora, "text", f"{source}.txt.xz"), "rt", encoding="utf-8") as file:
        for raw in file:
            words = normalize(raw)
            if words is None:
                continue
            text = " ".join(words)
            seen[text] += 1
            if seen[text] > MOST_REPEATS[source]:
                continue
            lines.append(words)
            held_out.append(zlib.crc32(text.encode()) % HELD_OUT_ONE_IN == 0)
    return lines, held_out
