"""Trains the low-rank change on learners' speech."""

import random
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from clips import heard, training_clips
from decoding import Tokens, padded

from whisper import Whisper

BATCH = 8
SHARES = {"corpus": 0.5, "synthetic": 0.44, "noise": 0.06}
# Least windows in seconds that a batch is padded to: as short as the clips, as the product's shortest, longer.
WINDOWS = [(0.0, 0.45), (5.0, 0.4), (7.5, 0.1), (10.0, 0.05)]
LABEL_SMOOTHING = 0.05
RANK, FUSED_RANK = 16, 24


def rank_of(name, rows):
    """More for matrices that hold several: queries, keys and values."""
    return FUSED_RANK if name.endswith(("self_attention/linear_0/weight", "/attention/linear_1/weight")) and rows > 512 else RANK


def batches(clips, rng):
    """Endless batches of clips of similar length, groups by their shares."""
    queues = {name: [] for name in clips}
    while True:
        pool = []
        for _ in range(BATCH * 12):
            name = rng.choices(list(SHARES), SHARES.values())[0]
            if not queues[name]:
                queues[name] = rng.sample(clips[name], len(clips[name]))
            pool.append(heard(queues[name].pop(), rng))
        pool.sort(key=lambda clip: clip["mel"].shape[1])
        found = [pool[place : place + BATCH] for place in range(0, len(pool), BATCH)]
        rng.shuffle(found)
        yield from found


def masked(mel, rng):
    """A log-mel with two bands and a stretch of time silenced (Park et al. 2019, SpecAugment)."""
    mel = mel.astype(np.float32)
    floor = mel.max() - 2
    for _ in range(2):
        low = rng.randrange(68)
        mel[low : low + rng.randrange(12)] = floor
    if mel.shape[1] > 150 and rng.random() < 0.5:
        start = rng.randrange(mel.shape[1] - 20)
        mel[:, start : start + rng.randrange(20)] = floor
    return mel


class Loss:
    """Cross-entropy of the transcripts. Where the corpus has no punctuation, none is asked for and none forbidden."""

    def __init__(self, tokens):
        self.tokens = tokens
        self.marks = torch.tensor([tokens.tokenizer.token_to_id(mark) for mark in ",.?!;:-"])

    def __call__(self, scores, targets, clips):
        """`scores` [batch, prompt and targets, vocabulary]; `targets`: lists of token numbers with the end."""
        first, losses = len(self.tokens.prompt) - 1, []
        for row, (clip, target) in enumerate(zip(clips, targets)):
            goal = torch.tensor(target)
            given = scores[row, first : first + len(target)].float()
            if not clip["marked"]:
                words = ~torch.isin(goal, self.marks)
                given, goal = given[words], goal[words]
                given[:-1, self.marks] = -30.0
            losses.append(F.cross_entropy(given, goal, label_smoothing=0 if not clip["text"] else LABEL_SMOOTHING))
            silence = scores[row, 0].float().log_softmax(-1)[self.tokens.no_speech]
            losses.append(-0.1 * (silence if not clip["text"] else torch.log1p(-silence.exp().clamp(max=0.999))))
        return sum(losses) / len(clips)


def save(model, path):
    """The changes' numbers by variable."""
    torch.save({name: (model.matrices[key].a.data, model.matrices[key].b.data) for key, name in model.names.items()}, path)


def load(model, path):
    """Takes up changes that `save` wrote."""
    changes = torch.load(path)
    for key, name in model.names.items():
        model.matrices[key].a.data, model.matrices[key].b.data = changes[name]


def tune(folder, corpora, build, minutes, rate, start_from, say):
    """Trains for a time and writes build/change.pt, every 50 steps too."""
    torch.manual_seed(3)
    rng = random.Random(3)
    tokens, model = Tokens(folder), Whisper(Path(folder) / "model.bin", rank_of)
    if start_from:
        load(model, start_from)
    model.adapt(True)
    clips = training_clips(corpora, build / "kokoro")
    say("clips: " + ", ".join(f"{name} {len(rows)}" for name, rows in clips.items()))
    numbers, loss_of = list(model.parameters()), Loss(tokens)
    optimizer = torch.optim.AdamW(numbers, lr=rate, betas=(0.9, 0.98), weight_decay=0)
    started, recent = time.time(), []
    for step, batch in enumerate(batches(clips, rng)):
        gone = (time.time() - started) / (minutes * 60)
        if gone >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, (step + 1) / 20) * (1 - gone)
        least = rng.choices([seconds for seconds, _ in WINDOWS], [share for _, share in WINDOWS])[0]
        longest = max(clip["mel"].shape[1] for clip in batch) + rng.randrange(20, 80)
        frames = min(3000, max(longest, int(least * 100)) // 2 * 2)
        mels = torch.from_numpy(np.stack([padded(masked(clip["mel"], rng), frames) for clip in batch]))
        targets = [tokens.target(clip["text"]) for clip in batch]
        width = max(map(len, targets))
        rows = torch.tensor([tokens.prompt + target[:-1] + [tokens.end] * (width - len(target)) for target in targets])
        loss = loss_of(model.decode(rows, model.memories(model.encode(mels))), targets, batch)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(numbers, 1.0)
        optimizer.step()
        optimizer.zero_grad()
        recent.append(loss.item())
        if (step + 1) % 25 == 0:
            say(f"step {step + 1}: loss {np.mean(recent[-25:]):.3f}, {time.time() - started:.0f} s")
        if (step + 1) % 50 == 0:
            save(model, build / "change.pt")
    save(model, build / "change.pt")
