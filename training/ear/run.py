"""Rebuilds the recogniser's models from the corpora; see README.md.

    /usr/bin/python3 training/ear/run.py --corpora CORPORA [--steps language final folds confidence english] [--threads N]

Takes up where it was stopped. Needs Debian's python3-torch, python3-scipy, python3-sklearn, flite, opus-tools,
sox, pocketsphinx-en-us, xz-utils, gcc and the voices in README.md; and, for the last two steps, the npm packages of this
repository.
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE / "acoustic"))

import languages  # noqa: E402
import torch  # noqa: E402
from corpus import FOLDS  # noqa: E402
from recipe import Recipe  # noqa: E402
from safetensors import write_checksums  # noqa: E402

LANGUAGE_UTTERANCES = 400
STEPS = ["language", "final", "folds", "confidence", "english"]
# What the last two learn from is made by the runtime itself, with the networks of the folds.
EVIDENCE = {"confidence": ["stt", "crossValidation"], "english": []}


def train_side_by_side(parts, options):
    """Trains in processes of their own, with a core each.

    `parts`: the options that choose each, for this command.
    """
    command = [sys.executable, __file__, "--corpora", options.corpora, "--threads", "1"]
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    with ThreadPoolExecutor(options.threads) as pool:
        list(pool.map(lambda part: subprocess.run([*command, *part], env=environment, check=True), parts))


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
        language, threads = HERE / "language", ["--threads", str(options.threads)]
        corpora = ["--corpora", options.corpora]
        subprocess.run([sys.executable, language / "build.py", *corpora, "--out", models], check=True)
        subprocess.run([sys.executable, language / "neural.py", *corpora, "--models", models, *threads], check=True)
    recipe = Recipe(options.corpora, build, lambda text: print(text, flush=True))
    folds = list(options.folds) if "folds" in options.steps else []
    parts = [["--steps", "final"]] if "final" in options.steps else []
    parts += [["--steps", "folds", "--folds", str(fold)] for fold in folds]
    if len(parts) > 1:
        train_side_by_side(parts, options)
    elif folds:
        recipe.train(folds[0], build / f"fold{folds[0]}.safetensors")
    elif parts:
        recipe.train(None, models / "acoustic.safetensors")
    if "confidence" in options.steps and not (build / "languages").exists():
        languages.synthesize(build / "languages", LANGUAGE_UTTERANCES)
    for step, bench in EVIDENCE.items():
        if step in options.steps:
            if bench:  # english.py learns from what confidence.py does
                environment = {**os.environ, "HENRY_CORPORA": str(Path(options.corpora).resolve())}
                command = ["node", "--import", "tsx", "bench/run.ts", *bench]
                subprocess.run(command, cwd=HERE.parent.parent, env=environment, check=True)
            subprocess.run([sys.executable, HERE / f"{step}.py"], check=True)
    write_checksums(models)


if __name__ == "__main__":
    main()
