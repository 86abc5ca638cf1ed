"""Makes models/whisper/learners.safetensors, and build/measured.json; see README.md.

python training/whisper_tuning/run.py --corpora CORPORA [--models FOLDER] [--minutes 50]
"""

import argparse
import json
import os
from pathlib import Path

import torch
from clips import measured_clips
from decoding import Tokens
from export import export
from measure import choose, measure, today
from synthesize import synthesize
from tune import load, rank_of, tune

from whisper import Whisper

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "talk-to-henry" / "models"
STRENGTHS = [0.4, 0.5, 0.6, 0.8, 1.0]
LEAST_WINDOW_SECONDS, NO_REPEAT_TOKENS = 5, 3
STEPS = ["speech", "tune", "choose", "measure"]
TRAINED_ON = (
    "speechocean762, training half without the held-out speakers (CC BY 4.0, Zhang et al. 2021); "
    "Kokoro-82M (Apache 2.0) and flite awb and kal16 speaking sentences of our own and of "
    "Self-dialogue (BSD 3-clause), Taskmaster (CC BY 4.0), Common Voice (CC0); made noises"
)
HOW = (
    "training/whisper_tuning/run.py: PyTorch, weights and activations in bfloat16, greedy, letters only, no three tokens "
    "twice; words without punctuation, numbers spelled, hesitations left out. Speakers, voices and sentences of both parts "
    "were in no training; the strength was chosen on `dev`, `test` was measured with it afterwards."
)


def say(text):
    """Progress."""
    print(text, flush=True)


def main():
    """Runs the steps that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--corpora", type=Path, required=True)
    parser.add_argument("--models", type=Path, default=CACHE, help="holds whisper-base and kokoro-82m")
    parser.add_argument("--build", type=Path, default=HERE / "build", help="for what is made on the way")
    parser.add_argument("--minutes", type=float, default=50)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--start-from", type=Path, help="changes to go on from, as change.pt")
    parser.add_argument("--steps", nargs="+", choices=STEPS, default=STEPS)
    options = parser.parse_args()
    torch.set_num_threads(2)
    whisper, build = options.models / "whisper-base", options.build
    if "speech" in options.steps:
        synthesize(options.corpora, options.models / "kokoro-82m", build / "kokoro", say)
    if "tune" in options.steps:
        tune(whisper, options.corpora, build, options.minutes, options.rate, options.start_from, say)
    if not {"choose", "measure"} & {*options.steps}:
        return
    model, tokens = Whisper(whisper / "model.bin", rank_of), Tokens(whisper)
    load(model, build / "change.pt")
    result = build / "measured.json"
    report = json.loads(result.read_text()) if result.exists() else {}
    report |= {"date": today(), "how": HOW}
    least = LEAST_WINDOW_SECONDS
    if "choose" in options.steps:
        sets = measured_clips(options.corpora, build / "kokoro", "dev")
        report["dev"] = measure(model, tokens, sets, [0], [least, 10], say) | measure(model, tokens, sets, STRENGTHS, [least], say)
        report["chosenStrength"] = choose(report["dev"])
        say(f"chosen: {report['chosenStrength']}")
        if report["chosenStrength"] is None:
            raise SystemExit("No strength is better than none: nothing is written.")
        out = ROOT / "models" / "whisper" / "learners.safetensors"
        out.parent.mkdir(exist_ok=True)
        export(model, out, report["chosenStrength"], TRAINED_ON, least, NO_REPEAT_TOKENS)
    if "measure" in options.steps:
        sets = measured_clips(options.corpora, build / "kokoro", "test")
        report["test"] = measure(model, tokens, sets, [0, report["chosenStrength"]], [least, 10], say)
    result.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
