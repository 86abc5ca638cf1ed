"""A small recurrent network that scores all sounds of a reading together: it errs elsewhere than trees, so their mean errs less."""

import random

import numpy as np
import torch
from torch import nn

from head import CLASSES

# Places of features (ear/src/judge/heard-sound-features.ts) that are phones by number and no quantities: of these, the sound that was
# to be said and the likeliest one instead are given to the network.
PHONE, RIVAL = 0, 13
NUMBERS_OF_PHONES = (PHONE, 1, 2, RIVAL, 17, 19, 22)
# Quantities lie within so many deviations of their mean.
MOST = 4.0
HIDDEN = 32
EPOCHS = 8
BATCH = 16
# What is learned is twice the distance from this score, which most sounds get nearly.
USUAL_SCORE = 1.8


class ScoreNetwork(nn.Module):
    """A gated recurrent network (Cho et al. 2014) in both directions over the sounds of a reading."""

    def __init__(self, features):
        super().__init__()
        self.columns = [place for place in range(features.shape[1]) if place not in NUMBERS_OF_PHONES]
        self.mean, self.deviation = features[:, self.columns].mean(0), features[:, self.columns].std(0) + 1e-6
        self.inward = nn.Linear(len(self.columns) + 2 * CLASSES, HIDDEN)
        self.recurrent = nn.GRU(HIDDEN, HIDDEN, batch_first=True, bidirectional=True)
        self.outward = nn.Linear(3 * HIDDEN, 1)
        self.drop = nn.Dropout(0.2)

    def inputs(self, features):
        """Features as the network reads them: quantities by their deviations, and the two phones."""
        quantities = np.clip((features[:, self.columns] - self.mean) / self.deviation, -MOST, MOST)
        phones = [np.eye(CLASSES)[features[:, place].astype(int)] for place in (PHONE, RIVAL)]
        return np.concatenate([quantities, *phones], axis=1).astype(np.float32)

    def forward(self, inputs):
        """[readings, sounds, inputs] -> [readings, sounds]."""
        x = torch.relu(self.inward(self.drop(inputs)))
        around, _ = self.recurrent(self.drop(x))
        return self.outward(self.drop(torch.cat([x, around], dim=-1)))[..., 0]

    @torch.no_grad()
    def predict(self, features, clips):
        """The score of each sound. `clips`: the reading of each, whose sounds follow one another."""
        starts = [0, *(np.flatnonzero(clips[1:] != clips[:-1]) + 1), len(clips)]
        inputs = torch.from_numpy(self.inputs(features))
        found = [self(inputs[None, start:end])[0].numpy() for start, end in zip(starts, starts[1:]) if end > start]
        return np.concatenate(found) / 2 + USUAL_SCORE if found else np.zeros(0)

    def tensors(self, name):
        """As ear/src/judge/sound-network.ts reads them."""
        state = {key: value.numpy() for key, value in self.state_dict().items()}
        inward = state["inward.weight"]
        count = len(self.columns)
        found = {
            "mean": self.mean, "deviation": self.deviation, "quantities": inward[:, :count], "bias": state["inward.bias"],
            "phone": inward[:, count : count + CLASSES].T, "rival": inward[:, count + CLASSES :].T,
            "outward": state["outward.weight"][0] / 2, "outwardBias": state["outward.bias"] / 2 + USUAL_SCORE,
        }  # fmt: skip
        for direction, mark in (("forward", ""), ("backward", "_reverse")):
            for key, part in (("input", "weight_ih"), ("state", "weight_hh"), ("inputBias", "bias_ih"), ("stateBias", "bias_hh")):
                found[f"{direction}.{key}"] = state[f"recurrent.{part}_l0{mark}"]
        floats = {f"{name}.{key}": np.ascontiguousarray(value, np.float32) for key, value in found.items()}
        return {**floats, f"{name}.columns": np.array(self.columns, np.uint8)}


def train_network(features, scores, clips, seed):
    """A network that learned the scores of sounds; nan where nobody knows one."""
    torch.manual_seed(seed)
    rng = random.Random(seed)
    network = ScoreNetwork(features)
    inputs, known = network.inputs(features), ~np.isnan(scores)
    wanted = np.where(known, (scores - USUAL_SCORE) * 2, 0).astype(np.float32)
    starts = [0, *(np.flatnonzero(clips[1:] != clips[:-1]) + 1), len(clips)]
    readings = list(zip(starts, starts[1:]))
    optimizer = torch.optim.AdamW(network.parameters(), 2e-3, weight_decay=0.02)
    steps = EPOCHS * -(-len(readings) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps + 1, pct_start=0.2)
    for _ in range(EPOCHS):
        rng.shuffle(readings)
        for first in range(0, len(readings), BATCH):
            batch = readings[first : first + BATCH]
            x, y, weight = (
                nn.utils.rnn.pad_sequence([torch.from_numpy(values[start:end]) for start, end in batch], batch_first=True)
                for values in (inputs, wanted, known.astype(np.float32))
            )
            loss = ((network(x) - y) ** 2 * weight).sum() / weight.sum()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 2.0)
            optimizer.step()
            schedule.step()
    return network.eval()
