"""Rebuilds the recogniser's models from the corpora; see README.md.

    /usr/bin/python3 training/ear/run.py --corpora CORPORA [--steps language final folds] [--threads N]

Takes up where it was stopped. Needs Debian's python3-torch, python3-scipy, flite, opus-tools, pocketsphinx-en-us and gcc.
"""

import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE / "acoustic"))

import torch  # noqa: E402
from recipe import FOLDS, Recipe  # noqa: E402


STEPS = ["language", "final", "folds"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--corpora", required=True)
    parser.add_argument("--steps", nargs="+", choices=STEPS, default=STEPS, help="all, unless some are named")
    parser.add_argument("--folds", type=int, nargs="+", default=range(FOLDS), help="which networks of the cross-validation")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    build, models = HERE / "build", HERE.parent.parent / "models" / "ear"
    if "language" in options.steps:
        language = HERE / "language" / "build.py"
        subprocess.run([sys.executable, language, "--corpora", options.corpora, "--out", models], check=True)
    recipe = Recipe(options.corpora, build, lambda text: print(text, flush=True))
    if "final" in options.steps:
        recipe.train(None, models / "acoustic.safetensors")
    if "folds" in options.steps:
        for fold in options.folds:
            recipe.train(fold, build / f"fold{fold}.safetensors")


if __name__ == "__main__":
    main()
