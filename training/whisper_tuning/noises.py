"""Sounds without words: noise, hum, tunes, coughs, knocks, breath, silence. For training and, with other seeds, for measuring."""

import numpy as np
from scipy.signal import lfilter

RATE = 16000
HEARD = ("silence", "white", "pink", "rumble", "hum", "tune", "cough", "breath", "keys")
UNHEARD = ("siren", "knocks", "chords", "wind")


def _envelope(length, rng, rise=0.02, fall=0.2):
    time = np.arange(length) / RATE
    return np.minimum(1, time / rise) * np.exp(-np.maximum(0, time - rise) / (fall * rng.uniform(0.5, 2)))


def _coloured(length, rng, pole):
    return lfilter([1 - pole], [1, -pole], rng.standard_normal(length)) / (1 - pole) ** 0.5


def _events(length, rng, each, gap):
    out, place = np.zeros(length), int(rng.uniform(0.1, 0.6) * RATE)
    while place < length:
        sound = each()[: length - place]
        out[place : place + len(sound)] += sound
        place += int(rng.uniform(*gap) * RATE)
    return out


def _tone(rng, hertz, seconds, partials):
    time = np.arange(int(seconds * RATE)) / RATE
    return sum(np.sin(2 * np.pi * hertz * k * time) / k**1.3 for k in range(1, partials + 1)) * _envelope(len(time), rng, 0.01, seconds / 2)


def _cough(rng):
    length = int(rng.uniform(0.15, 0.4) * RATE)
    centre = rng.uniform(400, 1500)
    angle = 2 * np.pi * centre / RATE
    return lfilter([1], [1, -1.9 * np.cos(angle), 0.9025], rng.standard_normal(length)) * 0.2 * _envelope(length, rng, 0.01, 0.08)


def _note(rng):
    return 220 * 2 ** (rng.choice([0, 2, 4, 5, 7, 9, 11, 12]) / 12)


def noise(kind, seed):
    """A sound of 0.6 to 6 seconds, samples from -1 to 1, 16 kHz."""
    rng = np.random.default_rng(seed)
    length = int(rng.uniform(0.6, 6) * RATE)
    time = np.arange(length) / RATE
    makers = {
        "silence": lambda: np.zeros(length),
        "white": lambda: rng.standard_normal(length),
        "pink": lambda: _coloured(length, rng, 0.9),
        "rumble": lambda: _coloured(length, rng, 0.99),
        "hum": lambda: sum(np.sin(2 * np.pi * rng.choice([50, 60, 100, 120]) * k * time) / k for k in (1, 2, 3)),
        "tune": lambda: _events(length, rng, lambda: _tone(rng, _note(rng), rng.uniform(0.2, 0.7), 6), (0.2, 0.6)),
        "cough": lambda: _events(length, rng, lambda: _cough(rng), (0.25, 1.5)),
        "breath": lambda: _coloured(length, rng, 0.6) * np.abs(np.sin(np.pi * time * rng.uniform(0.3, 0.8))) ** 2,
        "keys": lambda: _events(length, rng, lambda: rng.standard_normal(400) * _envelope(400, rng, 0.001, 0.006), (0.08, 0.3)),
        "siren": lambda: np.sin(2 * np.pi * np.cumsum(700 + 300 * np.sin(2 * np.pi * rng.uniform(0.3, 2) * time)) / RATE),
        "knocks": lambda: _events(length, rng, lambda: _tone(rng, rng.uniform(90, 250), 0.12, 3), (0.2, 0.7)),
        "chords": lambda: _events(length, rng, lambda: sum(_tone(rng, 130 * r, 1.2, 8) for r in (1, 1.26, 1.5)), (0.8, 1.2)),
        "wind": lambda: _coloured(length, rng, 0.97) * (1 + np.sin(2 * np.pi * rng.uniform(0.1, 0.6) * time)),
    }
    sound = makers[kind]()
    level = 10 ** rng.uniform(-2.5, -0.3)
    sound = sound / max(1e-6, np.abs(sound).max()) * level + rng.standard_normal(length) * 10 ** rng.uniform(-5, -3)
    return sound.astype(np.float32)
