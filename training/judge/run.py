"""Makes the judges of sounds, that which hears with Whisper and our own: see README.md."""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import torch

from check import read_answers, unheard_words, write_questions
from encoder_graph import MODELS as JUDGE_MODELS
from encoder_graph import write_encoder
from frames import Frames, read_corpus, read_planted
from head import Head, log_probabilities, train
from head_graph import head_tensors, write_heads
from labels import FOLDS, SILENCE_COST, aligned_labels, first_labels, fold_of, spoken_phones
from networks import OWN, WHISPER
from readings import readings
from scorer import score
from speech import synthesize
from stress import stress
from stress_speech import synthesize as synthesize_stress
from stress_ways import write_ways
from surroundings import MARK, heard_again, write_heard_again

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "ear"))
from safetensors import write_checksums, write_safetensors  # noqa: E402

EAR_MODELS = HERE.parents[1] / "models/ear"
EXAMPLE = HERE.parents[1] / "ear/src/fixtures/sound-scores.json"
MODELS = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "talk-to-henry" / "models"
PARTS = ("measured", "train")
MEASURED_HOURS = 0.2
STRESSED = {"measured": 350, "train": 2000}


def say(line):
    print(time.strftime("%H:%M:%S"), line, flush=True)


def speech(options):
    """Speech with planted errors, until there is enough."""
    for part in PARTS:
        hours = MEASURED_HOURS if part == "measured" else options.hours
        synthesize(options.corpora, options.models / "kokoro-82m", options.work / "speech", part, hours, options.most_seconds, say)


def clips_by_id(options):
    """All clips to learn from and to measure on, by id."""
    clips = read_corpus(options.corpora)
    for part in PARTS:
        clips += read_planted(options.work / "speech", part)
    unheard = unheard_words(options.work)
    clips = [{**clip, "elsewhere": False, "unheard": unheard.get(clip["id"], [])} for clip in clips]
    return {clip["id"]: clip for clip in clips + heard_again(clips, options.work / "elsewhere")}


def check(options):
    """Which planted errors a second recogniser hears: the others are not learned from."""
    write_questions(options.work, PARTS)
    _bench(options, "judgeCheck")
    read_answers(options.work, say)


def surround(options):
    """Speech again, as it is heard elsewhere."""
    clips = [clip for clip in clips_by_id(options).values() if not clip["elsewhere"]]
    write_heard_again(clips, options.work / "elsewhere", say)


def encode(options):
    """What the network below the head hears of all clips."""
    clips = clips_by_id(options).values()
    if options.network is OWN:
        options.own.mkdir(parents=True, exist_ok=True)
        with (options.own / "clips.jsonl").open("w") as listing:
            for clip in clips:
                print(json.dumps({"id": clip["id"], "file": clip["file"], "words": spoken_phones(clip)}), file=listing)
        _bench(options, "judgeLayers")
        return
    write_encoder()
    _frames(options).add(list(clips), options.models / "whisper-base", say)


def _frames(options):
    return Frames(options.own / "frames", options.network)


def heads(options):
    """A head for each fold, which has not heard the fold's speakers; and what all are heard by that nobody learned from.

    That is the mean of the folds' heads, and on our own network one more head, which has heard them all. Heads that are there
    learn on.
    """
    clips, frames = clips_by_id(options), _frames(options)
    learned = {name: clip for name, clip in clips.items() if clip["part"] != "measured" and name in frames}
    say(f"{len(learned)} clips to learn from, {sum(map(frames.count, learned)) * options.network.frame_ms / 3_600_000:.2f} h")
    before = _trained_heads(options)
    plain = {name: clip for name, clip in learned.items() if not clip["elsewhere"]}
    if options.network is OWN and not before[0]:
        labels = first_labels(plain, _alignment(options.own), frames)
    else:
        labels = aligned_labels(plain, before[0] or _aligning_head(options, plain, frames), frames, 0)
    # What is heard elsewhere lies where it lay.
    labels |= {name + MARK: found for name, found in labels.items() if name + MARK in learned}
    say(f"{len(labels)} clips aligned")
    trained = []
    for fold in _heads_of(options):
        others = {name: found for name, found in labels.items() if fold_of(clips[name]) != fold}
        trained.append(train(others, frames, options.epochs, fold, say, before[fold]))
        folder = options.own / f"fold{fold}"
        folder.mkdir(exist_ok=True)
        torch.save(trained[-1].state_dict(), folder / "head.pt")
        if options.network is WHISPER:
            write_heads(folder / "head.onnx", [trained[-1]])
    if options.network is WHISPER:
        write_heads(JUDGE_MODELS / "head.onnx", trained)


def _aligning_head(options, learned, frames):
    """A head that aligns: it begins with our own network's alignment, then learns from its own."""
    head = train(first_labels(learned, _alignment(options.work), frames), frames, 4, 0, say)
    half = {name: clip for number, (name, clip) in enumerate(learned.items()) if number % 2}
    return train(aligned_labels(half, head, frames, SILENCE_COST), frames, 3, 1, say)


def _heads_of(options):
    """The folds that there is a head without; the last number is that of no fold."""
    return range(FOLDS + 1 if options.network is OWN else FOLDS)


def _alignment(folder):
    return [json.loads(line) for line in (folder / "first-alignment.jsonl").open()]


def _trained_heads(options):
    """The folds' heads, or None for each that is not there."""
    found = []
    for fold in _heads_of(options):
        file, head = options.own / f"fold{fold}" / "head.pt", Head(options.network)
        if file.exists():
            head.load_state_dict(torch.load(file))
        found.append(head.eval() if file.exists() else None)
    return found


def hear(options):
    """What the heads hear: those to learn from by the head that has not heard the speaker, the others by all.

    Written for the runtime, which gathers the evidence: heard.f32 and heard.jsonl.
    """
    clips, frames = clips_by_id(options), _frames(options)
    trained = _trained_heads(options)
    shipped = trained[-1:] if options.network is OWN else trained
    counts, rng, start = Counter(), random.Random(5), 0
    with (options.own / "heard.f32").open("wb") as file, (options.own / "heard.jsonl").open("w") as listing:
        for fold in [*range(FOLDS), None]:
            names = [name for name, clip in clips.items() if name in frames and _heard_by(clip) == fold]
            for name, logs in log_probabilities(shipped if fold is None else [trained[fold]], names, frames):
                file.write(logs.astype("<f4").tobytes())
                for row in readings(clips[name], counts, rng):
                    print(json.dumps({**row, "start": start, "count": len(logs)}, ensure_ascii=False), file=listing)
                start += len(logs)


def _heard_by(clip):
    """The fold whose head hears a clip, or None where all do."""
    return None if clip["part"] == "measured" else fold_of(clip)


def evidence(options):
    """The evidence for every sound, by the runtime."""
    _bench(options, "judgeEvidence")


def _bench(options, part):
    command = ["node", "--import", "tsx", "bench/run.ts", "pronunciation", part]
    places = {
        "HENRY_JUDGE_BUILD": str(options.work.resolve()), "HENRY_JUDGE_NETWORK": options.network.name,
        "HENRY_CORPORA": str(options.corpora.resolve()),
    }  # fmt: skip
    subprocess.run(command, cwd=HERE.parents[1], env={**os.environ, **places}, check=True)


def scorer(options):
    """What turns evidence into scores; on our own network in one file with its head."""
    trained = _trained_heads(options)

    def write(fold, tensors):
        folder = None if fold is None else options.own / f"fold{fold}"
        if options.network is OWN:
            head = head_tensors(trained[FOLDS if fold is None else fold])
            write_safetensors((folder or EAR_MODELS) / "judge.safetensors", {**head, **tensors})
        else:
            write_safetensors((folder or JUDGE_MODELS) / "scorer.safetensors", tensors)

    example = EXAMPLE if options.network is OWN else options.own / EXAMPLE.name
    score(options.own, options.network.doubted_of_right, write, example, say)
    if options.network is OWN:
        write_checksums(EAR_MODELS)


def stress_speech(options):
    """Speech with shifted stress, and how words are usually stressed."""
    for part in PARTS:
        synthesize_stress(options.corpora, options.models / "kokoro-82m", options.work / "stress-speech", part, STRESSED[part], say)
    write_ways(options.models / "kokoro-82m", say)
    write_checksums(EAR_MODELS)


def stresses(options):
    """What tells which vowel of a word is stressed."""
    _bench(options, "judgeStress")
    stress(options.work, say)


def measure(options):
    """How the judge does through the server's own adapter."""
    for part in ("planted", "learners", "stress"):
        _bench(options, part)


STEPS = {
    step.__name__: step for step in (speech, check, surround, encode, heads, hear, evidence, scorer, stress_speech, stresses, measure)
}

# Stress is heard with Whisper alone.
STRESS_STEPS = ("stress_speech", "stresses")
NETWORKS = {network.name: network for network in (WHISPER, OWN)}


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--corpora", type=Path, required=True)
    arguments.add_argument("--models", type=Path, default=MODELS)
    arguments.add_argument("--work", type=Path, default=HERE / "build")
    arguments.add_argument("--network", choices=NETWORKS, default=WHISPER.name, help="that the judge hears with")
    arguments.add_argument("--steps", nargs="+", choices=STEPS)
    arguments.add_argument("--hours", type=float, default=4.0, help="of speech with planted errors to learn from")
    arguments.add_argument("--epochs", type=int, default=6)
    arguments.add_argument("--most-seconds", type=float, default=float("inf"), help="of speaking, to go on with it another time")
    options = arguments.parse_args()
    options.network = NETWORKS[options.network]
    # What is made of this network alone; speech with planted errors is for both.
    options.own = options.work / options.network.name
    torch.set_num_threads(1)
    for step in options.steps or [step for step in STEPS if options.network is WHISPER or step not in STRESS_STEPS]:
        STEPS[step](options)


if __name__ == "__main__":
    main()
