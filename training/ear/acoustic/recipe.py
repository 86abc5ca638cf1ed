"""The recipe: from the corpora to trained networks. Everything that takes long is kept in the build folder and resumed.

1. Synthetic speech, whose alignment is known, trains a small network that aligns the learners' speech (no other
   recogniser is needed).
2. Frame cross-entropy on all of it, and a new alignment by that network.
3. Lattice-free MMI with left biphones, twice from there with other random numbers: the mean of both networks' scores
   hears better than either.
"""

import json
import pickle
from pathlib import Path

import corpus
import numpy as np
import torch
import voices
from examples import load_features, mean_cepstra
from network import Network
from phones import CLASS_COUNT, PHONES, bigram, tie_states
from train import Material, align_all, log_prior_of, train_frames, train_sequences

SYNTHETIC_UTTERANCES = 3600
NETWORKS = 2
HIDDEN, BOTTLENECK, DROPOUT = 256, 96, 0.05
FIRST_EPOCHS, FRAME_EPOCHS, SEQUENCE_EPOCHS = 8, 3, 14


class Recipe:
    def __init__(self, corpora, build, note):
        self.build, self.note = Path(build), note
        self.build.mkdir(parents=True, exist_ok=True)
        speech = Path(corpora) / "speechocean762-train"
        synthetic = self.build / "synthetic"
        if not (synthetic / "synthetic.json").exists():
            note(f"speaking {SYNTHETIC_UTTERANCES} sentences")
            voices.synthesize(corpora, synthetic, SYNTHETIC_UTTERANCES)
        self.learners = corpus.read_speechocean(speech)
        self.synthetic = corpus.read_synthetic(synthetic)
        paths = {u.id: speech / "audio" / f"{u.id}.opus" for u in self.learners}
        paths |= {u.id: synthetic / f"{u.id}.wav" for u in self.synthetic}
        self.cepstral_mean = mean_cepstra([paths[u.id] for u in self.learners[::10]])
        self.features = load_features(paths, self.cepstral_mean, self.build / "features.pickle")
        self.fold_of = corpus.folds_by_speaker(self.learners)
        (self.build / "folds.json").write_text(json.dumps(self.fold_of))
        self._alignments = self._first_alignments()

    def _first_alignments(self):
        kept = self.build / "first-alignments.pickle"
        if not kept.exists():
            self.note("aligning by a network that has heard synthetic speech only")
            material = Material([u for u in self.synthetic if u.aligned], self.features)
            everyone = Material(self.learners + [u for u in self.synthetic if not u.aligned], self.features)
            network = Network(2 * len(PHONES))
            train_frames(network, material, FIRST_EPOCHS, seed=1, note=self.note)
            align_all(network, everyone, log_prior_of(material))
            with open(kept, "wb") as file:
                pickle.dump(everyone.alignments, file)
        with open(kept, "rb") as file:
            return pickle.load(file)

    def train(self, fold, path):
        """Trains the networks without the speakers of `fold` (None: on everybody) and writes them to `path`, as one."""
        name = "everybody" if fold is None else f"fold{fold}"
        seed = 10 + (corpus.FOLDS if fold is None else fold)
        learners = [u for u in self.learners if fold is None or self.fold_of[u.speaker] != fold]
        held_out = [u for u in self.learners if fold is not None and self.fold_of[u.speaker] == fold]
        material = Material(learners + self.synthetic, self.features)
        material.alignments |= {u.id: self._alignments[u.id] for u in material.utterances if u.id in self._alignments}
        self.note(f"{name}: {len(learners)} utterances of learners, {len(self.synthetic)} synthetic")
        start = self._train_start(name, material, seed)
        align_all(start, material, log_prior_of(material))
        phones_of = {id: list(alignment.phones) for id, alignment in material.alignments.items()}
        state_of, states = tie_states([phones_of[u.id] for u in material.utterances])
        weights = _with_tied_states(start.state_dict(), state_of, states, log_prior_of(material))
        networks = []
        for number in range(NETWORKS):
            network = Network(states, HIDDEN, BOTTLENECK, DROPOUT)
            network.load_state_dict(weights)
            train_sequences(
                network,
                material,
                state_of,
                SEQUENCE_EPOCHS,
                seed + 10 * number,
                self.build / f"{name}-{number}-sequences.pt",
                note=self.note,
                held_out=held_out,
            )
            networks.append(network)
        from export import export

        sequences = [phones_of[u.id] for u in learners if u.id in phones_of]
        export(networks, material.mean, self.cepstral_mean, state_of, bigram(sequences), path)

    def _train_start(self, name, material, seed):
        torch.manual_seed(seed)
        start = Network(2 * len(PHONES), HIDDEN, BOTTLENECK, DROPOUT)
        kept = self.build / f"{name}-frames.pt"
        if kept.exists():
            start.load_state_dict(torch.load(kept, map_location="cpu"))
        else:
            train_frames(start, material, FRAME_EPOCHS, seed, note=self.note)
            torch.save(start.state_dict(), kept)
        return start


def _with_tied_states(weights, state_of, states, log_prior):
    """Starts every tied state from its phone's frame target, less the prior: posteriors become likelihoods."""
    target_of = np.zeros(states, int)
    for left_class in range(CLASS_COUNT):
        for phone in range(len(PHONES)):
            target_of[state_of[left_class, phone]] = [2 * phone, 2 * phone + 1]
    for part in ("weight", "bias"):
        weights[f"states.1.{part}"] = weights[f"posteriors.1.{part}"][target_of].clone()
    weights["states.1.bias"] -= 0.8 * torch.from_numpy(log_prior)[target_of]
    for key in [key for key in weights if key.startswith("posteriors.0.")]:
        weights[key.replace("posteriors", "states")] = weights[key].clone()
    return weights
