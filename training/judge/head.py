"""The head: from the encoder's frames to the probability of every phone, and the alignment that it learns from."""

import random

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from sounds import PHONES

SILENCE = 0
ID = {phone: number + 1 for number, phone in enumerate(PHONES)}
CLASSES = len(PHONES) + 1
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
HIDDEN = 192
# Frames of a batch, with its padding.
BATCH_FRAMES = 3_000
SMOOTHING = 0.05
# How much counts what experts called wrong, which is pushed away from the phone that was to be said.
WRONG_WEIGHT = 0.3


class Head(nn.Module):
    """[clips, frames, network.width] -> [clips, frames, CLASSES] log probabilities."""

    def __init__(self, network):
        super().__init__()
        self.register_buffer("mean", torch.zeros(network.width))
        self.register_buffer("deviation", torch.ones(network.width))
        self.bend = F.relu if network.is_plain else F.gelu
        self.inward = nn.Linear(network.width, HIDDEN)
        self.norm = nn.Identity() if network.is_plain else nn.LayerNorm(HIDDEN)
        self.wide = nn.Conv1d(HIDDEN, HIDDEN, 5, padding=2)
        self.narrow = nn.Conv1d(HIDDEN, HIDDEN, 3, padding=1)
        self.drop = nn.Dropout(0.15)
        self.outward = nn.Linear(HIDDEN, CLASSES)

    def forward(self, frames):
        """Log probabilities."""
        x = (frames - self.mean) / self.deviation
        if self.training:
            x = F.dropout(x, 0.1)
        x = self.norm(self.bend(self.inward(x)))
        for layer in (self.wide, self.narrow):
            x = x + self.drop(self.bend(layer(x.transpose(1, 2)).transpose(1, 2)))
        return self.outward(x).log_softmax(-1)


def new_head(clips, frames):
    """A head that knows the mean and deviation of the frames."""
    head = Head(frames.network)
    some = random.Random(0).sample(sorted(clips), min(150, len(clips)))
    heard = np.concatenate([frames[clip] for clip in some]).astype(np.float32)
    head.mean.copy_(torch.tensor(heard.mean(0)))
    head.deviation.copy_(torch.tensor(heard.std(0) + 1e-3))
    return head


def batches(clips, frames):
    """Clips of like length together."""
    found, current = [], []
    for clip in sorted(clips, key=frames.count):
        if current and frames.count(clip) * (len(current) + 1) > BATCH_FRAMES:
            found.append(current)
            current = []
        current.append(clip)
    return [*found, current]


def padded(clips, frames):
    """Frames of clips of a batch, [clips, frames, network.width]."""
    longest = max(frames.count(clip) for clip in clips)
    x = np.zeros((len(clips), longest, frames.network.width), np.float16)
    for row, clip in enumerate(clips):
        x[row, : frames.count(clip)] = frames[clip]
    return torch.from_numpy(x).to(DEVICE).float()


def train(labels, frames, epochs, seed, say, head=None):
    """Trains a head on `labels`: clip -> (phone of each frame, weight of each frame: 1, 0, or -1 for called wrong).

    `head`: one that learns on, or none for a new one.
    """
    rng = random.Random(seed)
    torch.manual_seed(seed)
    head = (head or new_head(labels, frames)).to(DEVICE)
    groups = batches(labels, frames)
    optimizer = torch.optim.AdamW(head.parameters(), 2e-3, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, total_steps=epochs * len(groups), pct_start=0.15)
    for epoch in range(epochs):
        head.train()
        rng.shuffle(groups)
        right = counted = 0
        for group in groups:
            x = padded(group, frames)
            y, weight = torch.zeros(x.shape[:2], dtype=torch.long), torch.zeros(x.shape[:2])
            for row, clip in enumerate(group):
                phones, weights = labels[clip]
                y[row, : len(phones)] = torch.from_numpy(phones)
                weight[row, : len(phones)] = torch.from_numpy(weights)
            y, weight, logs = y.to(DEVICE), weight.to(DEVICE), head(x)
            own = logs.gather(2, y[..., None])[..., 0]
            good, bad = (weight > 0).float(), (weight < 0).float()
            smooth = (1 - SMOOTHING) * own + SMOOTHING * logs.mean(-1)
            away = torch.log1p(-own.exp().clamp(max=0.999))
            loss = (-(smooth * good).sum() - WRONG_WEIGHT * (away * bad).sum()) / good.sum()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(head.parameters(), 2.0)
            optimizer.step()
            schedule.step()
            right += ((logs.argmax(-1) == y).float() * good).sum().item()
            counted += good.sum().item()
        say(f"epoch {epoch + 1}: {right / counted:.3f} of the frames right")
    return head.eval().cpu()


@torch.no_grad()
def log_probabilities(heads, clips, frames):
    """clip -> [frames, CLASSES], the mean of the heads'."""
    heads = [head.to(DEVICE) for head in heads]
    for group in batches(clips, frames):
        x = padded(group, frames)
        logs = torch.stack([head(x) for head in heads]).mean(0).cpu().numpy()
        for row, clip in enumerate(group):
            yield clip, logs[row, : frames.count(clip)]


def align(logs, words):
    """The frames [start, end) of every phone of `words` (lists of numbers), flat, or None where they do not fit.

    The best path (Viterbi) with silence where it is wanted before, between and after words.
    """
    states, optional, owners, count = [SILENCE], [True], [-1], 0
    for word in words:
        for phone in word:
            states.append(phone)
            optional.append(False)
            owners.append(count)
            count += 1
        states.append(SILENCE)
        optional.append(True)
        owners.append(-1)
    if count > len(logs):
        return None
    emitted = logs[:, states]
    skips = np.array([False, False, *optional[1:-1]])
    scores = np.full(len(states), -1e9)
    scores[:2] = emitted[0, :2]
    steps = np.zeros(emitted.shape, np.int8)
    for frame in range(1, len(logs)):
        one = np.concatenate([[-1e9], scores[:-1]])
        two = np.where(skips, np.concatenate([[-1e9, -1e9], scores[:-2]]), -1e9)
        options = np.stack([scores, one, two])
        steps[frame] = options.argmax(0)
        scores = options.max(0) + emitted[frame]
    state = len(states) - (1 if scores[-1] > scores[-2] else 2)
    if scores[state] < -1e8:
        return None
    places = np.array([[len(logs), 0]] * count)
    for frame in range(len(logs) - 1, -1, -1):
        owner = owners[state]
        if owner >= 0:
            places[owner] = [min(places[owner][0], frame), max(places[owner][1], frame + 1)]
        state -= steps[frame, state]
    return places
