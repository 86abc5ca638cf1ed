"""Rebuilds the grammar checker's language models; see README.md.

    /usr/bin/python3 training/grammar-lm/run.py --corpora CORPORA

Needs Debian's python3-numpy and xz-utils, and the npm packages of this repository.
"""

import argparse
import json
import subprocess
from pathlib import Path

import corpus
import model
import names

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def bench(part):
    """What the runtime itself does for the training: its own tagger, alternatives and evidence."""
    subprocess.run(["node", "--import", "tsx", "bench/run.ts", "grammar", part], cwd=ROOT, check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--corpora", required=True)
    options = parser.parse_args()
    build, models = HERE / "build", ROOT / "models" / "grammar"
    build.mkdir(exist_ok=True)
    lines, to_decide_by = corpus.read(options.corpora)
    (build / "text.txt").write_text("\n".join(lines) + "\n")
    (build / "to-decide-by.txt").write_text("\n".join(to_decide_by) + "\n")
    bench("words")
    word_classes = json.loads((build / "word-classes.json").read_text())
    model.write_models(lines, to_decide_by, word_classes, models)
    vocabulary = sorted((Path(options.corpora) / "vocabulary").glob("*vocabulary-profile*.csv"))
    own_names = ROOT / "training" / "ear" / "language" / "names.txt"
    (models / "names.txt").write_text("\n".join(names.read_names(own_names, vocabulary)) + "\n")
    bench("context")
    bench("decisions")
    model.write_checksums(models)


if __name__ == "__main__":
    main()
