"""How the network learns, and what it makes of texts."""

import random

import numpy as np
import torch
from torch import nn

EPOCHS = 5
RATE = 2e-4
TEXTS_AT_ONCE = 16
# The kinds count less than whether there is a danger, and labels are not quite believed (Szegedy et al. 2016).
WEIGHTS = (1.0, 0.3, 0.3, 0.3, 0.3)
DOUBT = 0.02


def _batch(pieces, chosen):
    longest = max(len(pieces[place]) for place in chosen)
    numbers, there = torch.zeros(len(chosen), longest, dtype=torch.long), torch.zeros(len(chosen), longest)
    for row, place in enumerate(chosen):
        numbers[row, : len(pieces[place])] = torch.tensor(pieces[place])
        there[row, : len(pieces[place])] = 1
    return numbers, there


def _batches(pieces, random_source):
    """All texts in random order, those of like length together."""
    order = list(range(len(pieces)))
    random_source.shuffle(order)
    pool = TEXTS_AT_ONCE * 20
    order = [
        place for start in range(0, len(order), pool) for place in sorted(order[start : start + pool], key=lambda place: len(pieces[place]))
    ]
    groups = [order[start : start + TEXTS_AT_ONCE] for start in range(0, len(order), TEXTS_AT_ONCE)]
    random_source.shuffle(groups)
    return groups


def train(network, pieces, labels, say, seed=0):
    """`labels` [texts, 5] of 0 and 1. Warms up, then slows down (as Devlin et al. 2019)."""
    torch.manual_seed(seed)
    random_source = random.Random(seed)
    learned = [parameter for parameter in network.parameters() if parameter.requires_grad]
    head = set(network.head.parameters())
    groups = [{"params": [one for one in learned if one not in head], "lr": RATE}, {"params": list(head), "lr": RATE * 10}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    steps = EPOCHS * -(-len(pieces) // TEXTS_AT_ONCE)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min((step + 1) / (steps * 0.1), (steps - step) / (steps * 0.9)))
    weights, targets = torch.tensor(WEIGHTS), torch.tensor(labels) * (1 - DOUBT) + DOUBT / 2
    for epoch in range(EPOCHS):
        network.train()
        total = 0.0
        for chosen in _batches(pieces, random_source):
            loss = nn.functional.binary_cross_entropy_with_logits(network(*_batch(pieces, chosen)), targets[chosen], reduction="none")
            loss = (loss * weights).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learned, 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item() * len(chosen)
        say(f"epoch {epoch + 1}: {total / len(pieces):.4f}")
    return network.eval()


def log_odds(network, pieces):
    """[texts, 5]"""
    with torch.no_grad():
        return np.concatenate([network(*_batch(pieces, [place])).numpy() for place in range(len(pieces))])
