"""Training of one network: frame cross-entropy first, then lattice-free MMI."""

import time
from pathlib import Path

import log_mel
import numpy as np
import torch
from chain import Denominator, Graph, LatticeFreeMmi
from device import DEVICE, HAS_BFLOAT16
from examples import SPEEDS, Alignment, mask, stretch_bands
from log_mel import BANDS
from muon import Muon
from network import Network
from phones import PHONES, tie_states
from torch import nn

_BATCH = 12
_SYNTHETIC_SHARE = 0.3
_WEIGHT_DECAY = 0.02
_PEAK_RATE = 5e-3
_MONOPHONES = tie_states([])[0]


class Material:
    """What one network learns from: utterances, their features, the mean that features are normalised with."""

    def __init__(self, utterances, features):
        self.utterances, self.features = utterances, features
        learners = [u for u in utterances if not u.synthetic] or utterances
        self.mean = np.mean([features[u.id][0][:, :BANDS].mean(0, dtype=np.float64) for u in learners], 0)
        self.alignments = {u.id: Alignment(u.aligned, u.start_frames) for u in utterances if u.aligned}


def network_input(features, mean):
    """[frames, 82]: normalised log mel bands, and native posteriors as they are."""
    mel = log_mel.subtract_running_mean(features[:, :BANDS].astype(np.float32), mean) * log_mel.SCALE
    return np.concatenate([mel, features[:, BANDS:]], 1).astype(np.float32)


def _example(material, utterance, random, version):
    """Input of one utterance, varied at random, and the number of frames to leave out at its beginning."""
    features = material.features[utterance.id][version].astype(np.float32)
    if random.rand() < 0.6:
        features[:, :BANDS] = stretch_bands(features[:, :BANDS], random, 0.15 if utterance.synthetic else 0.08)
    features = network_input(features, material.mean)
    mask(features, random)
    return features, random.randint(3)


def _batches(material, random):
    """Utterances of like length together; of the synthetic ones every epoch hears a part."""
    heard = [u for u in material.utterances if not u.synthetic or random.rand() < _SYNTHETIC_SHARE]
    order = sorted(heard, key=lambda u: len(material.features[u.id][0]) + random.rand() * 40)
    batches = [order[i : i + _BATCH] for i in range(0, len(order), _BATCH)]
    random.shuffle(batches)
    return batches


def _stack(pieces):
    # Few different lengths: the convolutions' code is compiled for every new one.
    frames = -(-max(len(piece) for piece in pieces) // 48) * 48
    stacked = np.zeros((len(pieces), pieces[0].shape[1], frames), np.float32)
    mask = np.zeros((len(pieces), 1, frames // 3), np.float32)
    for row, piece in enumerate(pieces):
        stacked[row, :, : len(piece)] = piece.T
        mask[row, :, : len(piece) // 3] = 1
    return torch.from_numpy(stacked), torch.from_numpy(mask)


class Average:
    """Exponential moving average of weights and statistics: what is kept is steadier than the last step."""

    def __init__(self, network, decay=0.998):
        self.decay, self.kept = decay, {k: v.clone() for k, v in network.state_dict().items()}

    def update(self, network, step):
        decay = min(self.decay, (1 + step) / (10 + step))
        for key, value in network.state_dict().items():
            if value.is_floating_point():
                self.kept[key].mul_(decay).add_(value, alpha=1 - decay)
            else:
                self.kept[key].copy_(value)


def _optimizers(network):
    """Muon for the hidden layers; AdamW for normalisations and heads, at half the rate."""

    def is_hidden(name, weight):
        return weight.dim() == 3 and not name.startswith(("states", "posteriors"))

    hidden = [weight for name, weight in network.named_parameters() if is_hidden(name, weight)]
    others = [weight for name, weight in network.named_parameters() if not is_hidden(name, weight)]
    muon = Muon(hidden, _PEAK_RATE, _WEIGHT_DECAY)
    return [(muon, 1), (torch.optim.AdamW(others, _PEAK_RATE, weight_decay=_WEIGHT_DECAY, foreach=True), 0.5)]


class Trainer:
    """Trains `network` in place, one epoch at a time, on DEVICE; by lattice-free MMI where there are a denominator and graphs."""

    def __init__(self, network, material, epochs, seed, denominator=None, graphs=None):
        self.network, self.material, self.epochs = network.to(DEVICE), material, epochs
        self.denominator, self.graphs = denominator, graphs
        self.random = np.random.RandomState(seed)
        self.optimizers = _optimizers(network)
        self.average = Average(network)
        self.step, self.epochs_done = 0, 0
        torch.manual_seed(seed)

    def epoch(self):
        batches = _batches(self.material, self.random)
        self.epochs_done += 1
        first = (self.epochs_done - 1) / self.epochs
        losses = []
        self.network.train()
        for place, batch in enumerate(batches):
            done = first + place / len(batches) / self.epochs
            rate = _PEAK_RATE * min(1, done / 0.06 + 0.02) * max(0.004, (1 - done))
            loss = self._loss(batch)
            self.network.zero_grad()
            loss.backward()
            norm = nn.utils.clip_grad_norm_(self.network.parameters(), 3.0)
            for optimizer, share in self.optimizers if torch.isfinite(norm) else []:
                optimizer.param_groups[0]["lr"] = share * rate
                optimizer.step()
            self.step += 1
            self.average.update(self.network, self.step)
            losses.append(loss.item())
        return float(np.mean(losses))

    def _loss(self, batch):
        random = self.random
        versions = random.randint(len(SPEEDS), size=len(batch))
        made = [_example(self.material, u, random, v) for u, v in zip(batch, versions)]
        x, mask = _stack([features[offset:] for features, offset in made])
        lengths = mask.sum((1, 2)).int().tolist()
        targets = np.full((len(batch), x.shape[2] // 3), -100)
        for row, (u, v, (_, offset)) in enumerate(zip(batch, versions, made)):
            targets[row, : lengths[row]] = self.material.alignments[u.id].targets(lengths[row], SPEEDS[v], offset)
        mask = mask.to(DEVICE)
        with torch.autocast(DEVICE.type, dtype=torch.bfloat16, enabled=HAS_BFLOAT16):
            states, posteriors = self.network(x.to(DEVICE), mask)
        frames = nn.functional.cross_entropy(posteriors, torch.from_numpy(targets).to(DEVICE), ignore_index=-100, label_smoothing=0.03)
        if self.denominator is None:
            return frames
        scores = states.transpose(1, 2)
        graphs = [self.graphs[u.id] for u in batch]
        gain = LatticeFreeMmi.apply(scores.contiguous(), lengths, graphs, self.denominator)
        return -gain + 0.1 * frames + 5e-4 * (scores**2 * mask.transpose(1, 2)).mean()


def scores_of(network, mean, raw):
    """(states, log posteriors) [frames, outputs] of one utterance, as the product computes them."""
    network.eval()
    features = network_input(raw, mean)
    features = features[: len(features) // 3 * 3]
    with torch.no_grad():
        states, posteriors = network(torch.from_numpy(features.T[None].copy()))
    return states[0].T.numpy(), torch.log_softmax(posteriors[0].T, 1).numpy()


def graph_of(utterance, state_of):
    if utterance.aligned:
        spoken = [p for p in utterance.aligned if p]
        return Graph([spoken], state_of)
    return Graph(utterance.phones, state_of)


def align_all(network, material, log_prior):
    """Alignments of all utterances that have none of their own, by the frame targets' scaled likelihoods."""
    missing = 0
    for u in material.utterances:
        if u.aligned:
            continue
        _, posteriors = scores_of(network, material.mean, material.features[u.id][0])
        found = Graph(u.phones, _MONOPHONES).align(posteriors - 0.8 * log_prior)
        if found is None:
            missing += 1
            continue
        material.alignments[u.id] = Alignment.of_frames(*found)
    material.utterances = [u for u in material.utterances if u.id in material.alignments]
    return missing


def log_prior_of(material):
    """How often each frame target occurs, as logarithms."""
    counts = np.ones(2 * len(PHONES))
    for u in material.utterances:
        if u.id in material.alignments:
            frames = len(material.features[u.id][0]) // 3
            np.add.at(counts, material.alignments[u.id].targets(frames, 1.0, 0), 1)
    return np.log(counts / counts.sum()).astype(np.float32)


def held_out_gain(network, mean, utterances, features, state_of, denominator):
    """Mean LF-MMI objective a frame on utterances that were not trained on."""
    total, frames = 0.0, 0
    for u in utterances:
        states, _ = scores_of(network, mean, features[u.id][0])
        states = np.ascontiguousarray(states)
        unused = np.zeros_like(states)
        above = graph_of(u, state_of).numerator(states, unused)
        if above < -1e20:
            continue
        total += above - denominator(states, unused)
        frames += len(states)
    return total / frames


def train_frames(network, material, epochs, seed, note=print):
    """Cross-entropy of frame targets; answers the averaged network's weights."""
    trainer = Trainer(network, material, epochs, seed)
    for epoch in range(epochs):
        began = time.time()
        note(f"  frames {epoch + 1}/{epochs}: loss {trainer.epoch():.3f}, {time.time() - began:.0f} s")
    network.load_state_dict(trainer.average.kept)
    network.cpu()


def train_sequences(network, material, state_of, epochs, seed, checkpoint, note=print, held_out=()):
    """Lattice-free MMI; `checkpoint` is written after every epoch and taken up again when it is there."""
    sequences = [list(material.alignments[u.id].phones) for u in material.utterances]
    denominator = Denominator(sequences, state_of)
    graphs = {u.id: graph_of(u, state_of) for u in material.utterances}
    trainer = Trainer(network, material, epochs, seed, denominator, graphs)
    checkpoint = Path(checkpoint)
    first = 0
    if checkpoint.exists():
        saved = torch.load(checkpoint, map_location=DEVICE)
        first = trainer.epochs_done = saved["epoch"]
        trainer.step = saved["step"]
        network.load_state_dict(saved["network"])
        for (optimizer, _), state in zip(trainer.optimizers, saved["optimizers"]):
            optimizer.load_state_dict(state)
        trainer.average.kept = saved["average"]
    for epoch in range(first, epochs):
        began = time.time()
        loss = trainer.epoch()
        torch.save(
            {
                "epoch": epoch + 1,
                "step": trainer.step,
                "network": network.state_dict(),
                "optimizers": [o.state_dict() for o, _ in trainer.optimizers],
                "average": trainer.average.kept,
            },
            checkpoint,
        )
        told = ""
        if held_out and (epoch % 7 == 6 or epoch + 1 == epochs):
            judged = Network(len(network.states[1].bias), network.input.out_channels, network.blocks[0].a.out_channels)
            judged.load_state_dict(trainer.average.kept)
            gain = held_out_gain(judged, material.mean, held_out, material.features, state_of, denominator)
            told = f", held out {gain:.4f}"
        note(f"  sequences {epoch + 1}/{epochs}: loss {loss:.4f}{told}, {time.time() - began:.0f} s")
    network.load_state_dict(trainer.average.kept)
    network.cpu()
