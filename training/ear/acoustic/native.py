"""What a model of native speech makes of a sound: posteriors of its phones, as further input of our network.

The Gaussian mixtures are those of the context-independent phones in CMU Sphinx's US English model (BSD licence, from
Debian's pocketsphinx-en-us), which was trained on far more speech than we have. A network that sees both the sound and
these posteriors (a "tandem", Hermansky et al. 2000) has learned native speech before it hears
learners.
"""

import struct
from pathlib import Path

import log_mel
import numpy as np

FOLDER = "/usr/share/pocketsphinx/model/en-us/en-us"
MEL_BANDS, LOW_HZ, HIGH_HZ, CEPSTRA, LIFTER = 25, 130.0, 6800.0, 13, 22
STREAMS, DENSITIES, STATES = 3, 128, 3
FLOOR, SCALE = -20.0, 8.0
MIXTURE_STEP = 1024 * np.log(1.0001)


class Quantized:
    """[streams, rows, columns] as `steps` of 8 bits: times `scale`, plus `offset`, each [streams, columns]."""

    def __init__(self, values):
        low, high = values.min(1), values.max(1)
        self.scale, self.offset = ((high - low) / 254).astype(np.float32), ((high + low) / 2).astype(np.float32)
        self.steps = np.round((values - self.offset[:, None]) / self.scale[:, None]).astype(np.int8)

    def values(self):
        return self.steps * self.scale[:, None].astype(float) + self.offset[:, None]


class NativeModel:
    """`means` and `log_variances` [streams, phones * 128, 13] of the densities, Quantized: 8 bits are more than enough
    (Vasilache 2000). `mixture` [streams, phones, 3 states, 128]: the mixture weights' logarithms, in steps of MIXTURE_STEP
    below 0. `phones` counts silence and noises too.
    """

    def __init__(self, folder=FOLDER):
        states_of_phone = self._read_definition(f"{folder}/mdef")
        means, variances = (self._read_gaussians(f"{folder}/{name}") for name in ("means", "variances"))
        self.means = Quantized(means)
        self.log_variances = Quantized(np.log(np.maximum(variances, 1e-4)))
        raw = Path(folder, "sendump").read_bytes()[-STREAMS * DENSITIES * self._senones :]
        weights = np.frombuffer(raw, "u1").reshape(STREAMS, DENSITIES, self._senones)
        self.mixture = np.ascontiguousarray(weights[:, :, states_of_phone].transpose(0, 2, 3, 1))
        self._weights = np.exp(-MIXTURE_STEP * self.mixture.astype(np.float32)).transpose(0, 1, 3, 2)
        means, variances = self.means.values(), np.exp(self.log_variances.values())
        self._constant = -0.5 * (means**2 / variances + np.log(2 * np.pi * variances)).sum(-1).astype(np.float32)
        # From [x squared, x] to log densities, less the constant.
        density = np.concatenate([-0.5 / variances, means / variances], -1)
        self._density = np.ascontiguousarray(density.transpose(0, 2, 1), np.float32)

    def _read_definition(self, path):
        """Senones of the three states of each context-independent phone (binary "mdef" of SphinxBase)."""
        raw = Path(path).read_bytes()
        place = 12 + struct.unpack("<i", raw[8:12])[0]
        phones, all_phones, states, _, self._senones, _, sequences, _, tree, _ = struct.unpack("<10i", raw[place : place + 40])
        place += 40
        begin = place
        for _ in range(phones):
            place = raw.index(b"\0", place) + 1
        place = begin + ((place - begin + 3) & ~3) + 8 * tree
        sequence_of = np.frombuffer(raw, "<i4", offset=place, count=3 * all_phones)[::3][:phones]
        place += 12 * all_phones + 4
        senones = np.frombuffer(raw, "<u2", offset=place, count=sequences * states).reshape(-1, states)
        self.phones = phones
        return senones[sequence_of].astype(int)

    @staticmethod
    def _read_gaussians(path):
        raw = Path(path).read_bytes()
        place = raw.index(b"endhdr\n") + 11
        books, streams, densities = struct.unpack("<3i", raw[place : place + 12])
        values = np.frombuffer(raw, "<f4", offset=place + 12 + 4 * streams + 4)[: books * streams * densities * CEPSTRA]
        by_stream = values.astype(float).reshape(books, streams, densities, CEPSTRA).swapaxes(0, 1)
        return by_stream.reshape(streams, books * densities, CEPSTRA)

    def posteriors(self, cepstra):
        """[frames, phones] scaled log posteriors, between -1.5 and 1, of cepstra less their mean."""
        streams = with_deltas(cepstra)
        scores = np.zeros((len(cepstra), self.phones, STATES), np.float32)
        for stream, x in enumerate(streams):
            x = x.astype(np.float32)
            densities = np.concatenate([x * x, x], 1) @ self._density[stream] + self._constant[stream]
            densities = densities.reshape(len(x), self.phones, DENSITIES)
            top = densities.max(-1, keepdims=True)
            likelihoods = np.exp(densities - top).transpose(1, 0, 2) @ self._weights[stream]
            scores += np.log(likelihoods + 1e-30).transpose(1, 0, 2) + top
        best = scores.max(-1)
        posteriors = best - np.logaddexp.reduce(best, 1, keepdims=True)
        return np.maximum(posteriors, FLOOR) / SCALE + 1


_FILTERS = log_mel.mel_filters(MEL_BANDS, LOW_HZ, HIGH_HZ)
_COSINES = np.cos(np.pi * np.arange(CEPSTRA)[:, None] * (np.arange(MEL_BANDS) + 0.5) / MEL_BANDS) * np.sqrt(2 / MEL_BANDS)
_COSINES[0] /= np.sqrt(2)
_LIFTER = 1 + LIFTER / 2 * np.sin(np.pi * np.arange(CEPSTRA) / LIFTER)
# Sphinx divides each filter by its width. After the logarithm that adds a constant to a band, which the mean takes away.


def cepstra(power_spectra):
    """Mel cepstra [frames, 13] of power spectra [frames, 257]."""
    return np.log(np.maximum(power_spectra @ _FILTERS, 1.0)) @ _COSINES.T * _LIFTER


def with_deltas(static):
    """Static, delta over 2 frames and double delta of cepstra; the first and last frames stand for those beyond."""
    padded = np.pad(static, ((3, 3), (0, 0)), mode="edge")
    frames = len(static)

    def at(shift):
        return padded[3 + shift : 3 + shift + frames]

    return static, at(2) - at(-2), (at(3) - at(-1)) - (at(1) - at(-3))
