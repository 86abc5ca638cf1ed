"""What a model of native speech makes of a sound: posteriors of its phones, as further input of our network.

The Gaussian mixtures are those of the context-independent phones in CMU Sphinx's US English model (BSD licence, from
Debian's pocketsphinx-en-us), which was trained on far more speech than we have. A network that sees both the sound and
these posteriors (a "tandem", Hermansky et al. 2000) has learned native speech before it hears
learners.
"""

import struct

import numpy as np

import log_mel

FOLDER = "/usr/share/pocketsphinx/model/en-us/en-us"
MEL_BANDS, LOW_HZ, HIGH_HZ, CEPSTRA, LIFTER = 25, 130.0, 6800.0, 13, 22
STREAMS, DENSITIES, STATES = 3, 128, 3
FLOOR, SCALE = -20.0, 8.0


class NativeModel:
    """`density` [stream][26, phones * 128] turns [x squared, x] into log densities with `constant`, and
    `mixture` [stream][phones, 3 states, 128] are the mixture weights. `phones` counts silence and noises too."""

    def __init__(self, folder=FOLDER):
        states_of_phone = self._read_definition(f"{folder}/mdef")
        means, variances = (self._read_gaussians(f"{folder}/{name}") for name in ("means", "variances"))
        variances = np.maximum(variances, 1e-4)
        constant = -0.5 * (means**2 / variances + np.log(2 * np.pi * variances)).sum(-1)
        self.density, self.constant = [], []
        for stream in range(STREAMS):
            squares = (-0.5 / variances[:, stream]).reshape(-1, CEPSTRA)
            linear = (means[:, stream] / variances[:, stream]).reshape(-1, CEPSTRA)
            self.density.append(np.ascontiguousarray(np.concatenate([squares, linear], 1).T, np.float32))
            self.constant.append(constant[:, stream].reshape(-1).astype(np.float32))
        raw = open(f"{folder}/sendump", "rb").read()[-STREAMS * DENSITIES * self._senones :]
        weights = np.frombuffer(raw, "u1").reshape(STREAMS, DENSITIES, self._senones)
        weights = np.exp(-weights.astype(np.float32) * 1024 * np.log(1.0001))
        self.mixture = [
            np.ascontiguousarray(weights[stream][:, states_of_phone].transpose(1, 2, 0)) for stream in range(STREAMS)
        ]

    def _read_definition(self, path):
        """Senones of the three states of each context-independent phone (binary "mdef" of SphinxBase)."""
        raw = open(path, "rb").read()
        place = 12 + struct.unpack("<i", raw[8:12])[0]
        phones, all_phones, states, _, self._senones, _, sequences, _, tree, _ = struct.unpack(
            "<10i", raw[place : place + 40]
        )
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
        raw = open(path, "rb").read()
        place = raw.index(b"endhdr\n") + 11
        books, streams, densities = struct.unpack("<3i", raw[place : place + 12])
        values = np.frombuffer(raw, "<f4", offset=place + 12 + 4 * streams + 4)
        return values[: books * streams * densities * CEPSTRA].reshape(books, streams, densities, CEPSTRA).astype(float)

    def posteriors(self, cepstra):
        """[frames, phones] scaled log posteriors, between -1.5 and 1, of cepstra less their mean."""
        streams = with_deltas(cepstra)
        scores = np.zeros((len(cepstra), self.phones, STATES), np.float32)
        for stream, x in enumerate(streams):
            x = x.astype(np.float32)
            densities = np.concatenate([x * x, x], 1) @ self.density[stream] + self.constant[stream]
            densities = densities.reshape(len(x), self.phones, DENSITIES)
            top = densities.max(-1, keepdims=True)
            likelihoods = np.exp(densities - top).transpose(1, 0, 2) @ self.mixture[stream].transpose(0, 2, 1)
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
    at = lambda shift: padded[3 + shift : 3 + shift + frames]
    return static, at(2) - at(-2), (at(3) - at(-1)) - (at(1) - at(-3))

