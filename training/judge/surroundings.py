"""Speech again as it is heard elsewhere, from which the same is to be learned: through a telephone, beside noise, in a room."""

import random

import numpy as np
import soundfile
from scipy import signal

from frames import RATE, audio_of

MARK = "@"
# Of learners' clips every one is heard elsewhere too, of those with planted errors every second.
EVERY = {"learners": 1, "train": 2}
LEVELS_DB = (-36, 0)


def _beside(audio, other, decibels_under):
    power = lambda sound: np.mean(sound**2) + 1e-12  # noqa: E731
    return audio + other * np.sqrt(power(audio) / power(other)) * 10 ** (-decibels_under / 20)


def telephone(audio, rng):
    """The telephone's band alone, or a little more or less."""
    band = [rng.choice((30, 200, 300, 400)), rng.uniform(3000, 4000)]
    return signal.sosfiltfilt(signal.butter(rng.choice((3, 6)), band, "bandpass", fs=RATE, output="sos"), audio)


def noise(audio, rng):
    """White noise, or such as falls with the frequency, 10 to 32 dB under it."""
    spectrum = np.fft.rfft(np.random.default_rng(rng.randrange(2**32)).normal(size=len(audio)))
    falling = np.maximum(np.arange(len(spectrum)), 50.0) ** -rng.choice((0, 0, 0.5, 1))
    return _beside(audio, np.fft.irfft(spectrum * falling, len(audio)), rng.uniform(10, 32))


def hum(audio, rng):
    """Hum of the mains, 15 to 30 dB under it."""
    times = 2 * np.pi * rng.choice((50, 60)) * np.arange(len(audio)) / RATE
    return _beside(audio, sum(np.sin(number * times + number) * rng.uniform(0.2, 1) / number for number in (1, 2, 3, 5)), rng.uniform(15, 30))


def microphone(audio, rng):
    """One that hears high tones more, or less."""
    return signal.lfilter([1, rng.uniform(-0.75, 0.75)], [1], audio)


def room(audio, rng):
    """A room that sounds on for 0.15 to 0.5 s."""
    count = int(RATE * rng.uniform(0.15, 0.5))
    tail = np.random.default_rng(rng.randrange(2**32)).normal(size=count) * 10 ** (-3 * np.arange(count) / count)
    tail[: RATE // 500] = 0
    return _beside(audio, signal.fftconvolve(audio, tail)[: len(audio)], rng.uniform(3, 12))


SURROUNDINGS = (telephone, telephone, noise, noise, hum, microphone, room)


def heard_elsewhere(audio, rng):
    """Samples from -1 to 1 in one of the surroundings, as loud as anything, in steps of 16 bits."""
    heard = rng.choice(SURROUNDINGS)(audio, rng)
    loudest = 10 ** (rng.uniform(*LEVELS_DB) / 20) * 0.999
    return np.round(heard * loudest / (np.abs(heard).max() + 1e-9) * 32767) / 32768


def heard_again(clips, folder):
    """Those of the clips that are heard elsewhere too, as clips of their own."""
    counts = dict.fromkeys(EVERY, 0)
    found = []
    for clip in clips:
        if clip["part"] not in EVERY:
            continue
        counts[clip["part"]] += 1
        if counts[clip["part"]] % EVERY[clip["part"]] == 0:
            again = clip["id"] + MARK
            found.append({**clip, "id": again, "file": str(folder / f"{again}.wav"), "elsewhere": True})
    return found


def write_heard_again(clips, folder, say):
    """Writes the recordings of `heard_again` that are not there."""
    folder.mkdir(parents=True, exist_ok=True)
    originals = {clip["id"] + MARK: clip["file"] for clip in clips}
    found = heard_again(clips, folder)
    for clip in found:
        if not (folder / f"{clip['id']}.wav").exists():
            soundfile.write(clip["file"], heard_elsewhere(audio_of(originals[clip["id"]]), random.Random(clip["id"])), RATE, "PCM_16")
    say(f"{len(found)} clips heard elsewhere too")
