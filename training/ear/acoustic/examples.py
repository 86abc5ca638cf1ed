"""Training examples: features of each utterance as it is and in two disturbed versions, masked on the fly."""

import multiprocessing
import pickle
import wave
import zlib
from pathlib import Path

import log_mel
import native
import numpy as np
from corpus import decode_opus
from log_mel import BANDS
from scipy.signal import fftconvolve, lfilter

SPEEDS = (1.0, 0.9, 1.1)  # of the versions; the first is the recording as it is


def _read(path):
    if path.suffix == ".opus":
        return decode_opus(path)
    with wave.open(str(path)) as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2")


def _disturb(samples, random):
    """Room, noise, microphone and level, each at random."""
    out = samples
    if random.rand() < 0.3:  # late reverberation: decaying noise behind the direct sound
        seconds = random.uniform(0.15, 0.5)
        times = np.arange(int(seconds * log_mel.SAMPLE_RATE_HZ)) / log_mel.SAMPLE_RATE_HZ
        room = random.randn(len(times)) * 10 ** (-3 * times / seconds)
        room *= 10 ** random.uniform(-1.2, -0.2) / np.sqrt((room**2).sum())
        room[0] = 1
        out = fftconvolve(out, room)[: len(out)]
    if random.rand() < 0.5:
        noise = lfilter([1], [1, -random.uniform(0, 0.95)], random.randn(len(out)))
        noise *= np.sqrt((out**2).mean() / (noise**2).mean()) * 10 ** (-random.uniform(8, 30) / 20)
        out = out + noise
    if random.rand() < 0.5:  # a microphone that favours low or high tones
        out = lfilter([1, random.uniform(-0.5, 0.5)], [1], out)
    return np.clip(out * 10 ** (random.uniform(-10, 8) / 20), -32768, 32767).round()


class _Worker:
    """Computes features in a process of its own."""

    model: native.NativeModel
    cepstral_mean: np.ndarray

    def __init__(self, cepstral_mean):
        _Worker.model, _Worker.cepstral_mean = native.NativeModel(), cepstral_mean

    @staticmethod
    def features(samples):
        spectra = log_mel.power_spectra(samples)
        cepstra = log_mel.subtract_running_mean(native.cepstra(spectra), _Worker.cepstral_mean)
        posteriors = _Worker.model.posteriors(cepstra)
        return np.concatenate([log_mel.log_mel(spectra), posteriors], 1).astype(np.float16)


def mean_cepstra(paths):
    """The mean that the running mean of cepstra starts from."""
    return np.mean([native.cepstra(log_mel.power_spectra(_read(path))).mean(0) for path in paths], 0)


def _versions(path):
    random = np.random.RandomState(zlib.crc32(path.name.encode()))
    samples = _read(path).astype(np.float64)
    out = []
    for speed in SPEEDS:
        places = np.arange(int(len(samples) / speed)) * speed
        changed = np.interp(places, np.arange(len(samples)), samples)
        out.append(_Worker.features(changed if speed == 1 else _disturb(changed, random)))
    return out


def load_features(paths, cepstral_mean, cache):
    """{utterance id: features of each version, [frames, 40 log mel bands and 42 native posteriors]}, kept in `cache`."""
    cache = Path(cache)
    if not cache.exists():
        with multiprocessing.Pool(initializer=_Worker, initargs=[cepstral_mean]) as pool:
            features = dict(zip(paths, pool.map(_versions, paths.values(), chunksize=8)))
        with open(cache, "wb") as file:
            pickle.dump(features, file, 4)
    with open(cache, "rb") as file:
        return pickle.load(file)


def stretch_bands(mel, random, most):
    """Vocal tract length perturbation (Jaitly & Hinton 2013), as a stretch of the mel axis by up to `most`."""
    bands = np.clip(np.arange(BANDS) * random.uniform(1 - most, 1 + most), 0, BANDS - 1)
    low = np.minimum(bands.astype(int), BANDS - 2)
    part = (bands - low).astype(np.float32)
    return mel[:, low] * (1 - part) + mel[:, low + 1] * part


def mask(features, random):
    """SpecAugment (Park et al. 2019) on the bands; native posteriors are dropped one by one, seldom all of them."""
    for _ in range(2):
        width = random.randint(0, 7)
        start = random.randint(0, BANDS - width)
        features[:, start : start + width] = 0
    if random.rand() < 0.1:
        features[:, BANDS:] = 0
    else:
        features[:, BANDS:] *= random.rand(features.shape[1] - BANDS) > 0.1
    for _ in range(2):
        width = random.randint(0, 22)
        start = random.randint(0, max(1, len(features) - width))
        features[start : start + width] = 0


class Alignment:
    """Phones with pauses, and where each begins, in 10 ms frames at the original speed."""

    def __init__(self, phones, starts):
        self.phones, self.starts = np.asarray(phones), np.asarray(starts, float)

    @staticmethod
    def of_frames(phone_at, begins):
        places = np.flatnonzero(begins | (np.arange(len(begins)) == 0))
        return Alignment(phone_at[places], 3.0 * places)

    def targets(self, frames, speed, offset):
        """2 * phone for the frame in which a phone begins, 2 * phone + 1 for its later frames."""
        times = (3 * np.arange(frames) + 1 + offset) * speed
        segment = np.maximum(0, np.searchsorted(self.starts, times, "right") - 1)
        begins = np.r_[True, segment[1:] != segment[:-1]]
        return 2 * self.phones[segment] + ~begins
