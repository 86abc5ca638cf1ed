"""Writes sound/src/fixtures/log-mel.json: Whisper's log-mel spectrogram of a small sound, by NumPy in 64 bits.

    python log_mel_vector.py

The definition is that of Whisper's `log_mel_spectrogram` and of librosa's Slaney filters, written out anew; the sound
can be made in any language from its formula.
"""

import json
from pathlib import Path

import numpy as np

RATE, WINDOW, SHIFT, BANDS = 16_000, 400, 160, 80
SAMPLES = 2_500


def sound():
    """Two glides and a noise that grows from nothing, -1..1."""
    place = np.arange(SAMPLES)
    noise = np.sin(0.7 * place * place) * np.sin(1.3 * place)
    return np.float32(0.3 * np.sin(0.0002 * place**2) + 0.2 * np.sin(0.9 * place) + 0.1 * noise * place / SAMPLES)


def filters():
    """[80, 201] triangles of equal area on the Slaney scale."""

    def hertz(mel):
        return np.where(mel < 15, mel * 200 / 3, 1000 * np.exp((mel - 15) * np.log(6.4) / 27))

    corners = hertz(np.linspace(0, 15 + 27 * np.log(8) / np.log(6.4), BANDS + 2))
    bins = np.linspace(0, RATE / 2, WINDOW // 2 + 1)
    rising = (bins - corners[:-2, None]) / (corners[1:-1] - corners[:-2])[:, None]
    falling = (corners[2:, None] - bins) / (corners[2:] - corners[1:-1])[:, None]
    return np.maximum(0, np.minimum(rising, falling)) * (2 / (corners[2:] - corners[:-2]))[:, None]


def log_mel(samples):
    """[80, frames] of samples at 16 kHz."""
    padded = np.pad(samples.astype(float), WINDOW // 2, mode="reflect")
    hann = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / WINDOW)
    frames = [padded[start : start + WINDOW] * hann for start in range(0, len(samples) // SHIFT * SHIFT, SHIFT)]
    power = np.abs(np.fft.rfft(frames)) ** 2
    decades = np.log10(np.maximum(filters() @ power.T, 1e-10))
    return (np.maximum(decades, decades.max() - 8) + 4) / 4


def main():
    target = Path(__file__).parents[2] / "sound/src/fixtures/log-mel.json"
    rows = [[round(float(value), 5) for value in row] for row in log_mel(sound())]
    target.write_text(json.dumps(rows) + "\n")


if __name__ == "__main__":
    main()
