"""Stories in the public domain, as Debian packages carry them for examples and tests: how people tell what happened.

Jane Austen's six novels (r-cran-janeaustenr), works of Poe and Huckleberry Finn (liblingua-stem-perl), the adventures of
Sherlock Holmes (golang-github-jdkato-prose-dev), Moby Dick (golang-github-colinmarc-hdfs-dev).
"""

import re
import subprocess

import text

_AUSTEN = "library(janeaustenr); writeLines(c(sensesensibility, prideprejudice, mansfieldpark, emma, northangerabbey, persuasion))"
_FILES = (
    ("/usr/share/doc/liblingua-stem-perl/examples/collected_works_poe.txt", "latin-1"),
    ("/usr/share/doc/liblingua-stem-perl/examples/huckfinn.txt", "latin-1"),
    ("/usr/share/gocode/src/github.com/jdkato/prose/testdata/sherlock.txt", "utf-8"),
    ("/usr/share/gocode/src/github.com/colinmarc/hdfs/testdata/mobydick.txt", "utf-8"),
)
_END = re.compile(r"[.!?;:\"“”()]+\s*|\n\s*\n")
# A conversation has no longer ones; what is shorter is mostly headings.
_FEWEST_WORDS, _MOST_WORDS = 3, 30


def _sentences(book):
    for sentence in _END.split(re.sub(r"--+|—|_", " ", book.replace("’", "'"))):
        words = [word.strip("'") for word in re.sub(r"[^a-z' ]", " ", " ".join(sentence.lower().split())).split()]
        words = text.normalize(" ".join(filter(None, words)))
        if words and _FEWEST_WORDS <= len(words) <= _MOST_WORDS:
            yield words


def read():
    """The normalised sentences."""
    books = [subprocess.run(["Rscript", "-e", _AUSTEN], check=True, capture_output=True, text=True).stdout]
    for path, encoding in _FILES:
        with open(path, encoding=encoding) as file:
            books.append(file.read())
    return [words for book in books for words in _sentences(book) if "gutenberg" not in words]
