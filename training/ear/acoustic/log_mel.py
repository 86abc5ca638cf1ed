"""Log mel filterbank features, as the product computes them (ear/src/features/log-mel.ts), and their running normalisation."""

import numpy as np

SAMPLE_RATE_HZ = 16_000
SHIFT = 160
WINDOW = 400
FFT = 512
BANDS = 40
LOW_HZ, HIGH_HZ = 20.0, 7800.0
PRE_EMPHASIS = 0.97
POWER_FLOOR = 256.0
NORMALIZATION_FRAMES = 100
SCALE = 0.25


def mel_filters(bands, low_hz, high_hz):
    """Triangles [257, bands] of equal width on the mel scale, with a peak of 1."""
    edges = 700 * (10 ** (np.linspace(_mel(low_hz), _mel(high_hz), bands + 2) / 2595) - 1)
    hertz = np.arange(FFT // 2 + 1) * SAMPLE_RATE_HZ / FFT
    rising = (hertz[:, None] - edges[None, :-2]) / (edges[1:-1] - edges[:-2])
    falling = (edges[None, 2:] - hertz[:, None]) / (edges[2:] - edges[1:-1])
    return np.maximum(0, np.minimum(rising, falling))


def _mel(hertz):
    return 2595 * np.log10(1 + hertz / 700)


_FILTERS = mel_filters(BANDS, LOW_HZ, HIGH_HZ)
_HAMMING = np.hamming(WINDOW)


def power_spectra(samples):
    """Power spectra [frames, 257] of samples in 16-bit scale."""
    emphasised = np.asarray(samples, np.float64).copy()
    emphasised[1:] -= PRE_EMPHASIS * np.asarray(samples[:-1], np.float64)
    count = (len(emphasised) - WINDOW) // SHIFT + 1
    if count <= 0:
        return np.zeros((0, FFT // 2 + 1))
    frames = np.lib.stride_tricks.as_strided(emphasised, (count, WINDOW), (emphasised.strides[0] * SHIFT, emphasised.strides[0]))
    return np.abs(np.fft.rfft(frames * _HAMMING, FFT)) ** 2


def log_mel(spectra):
    """Log mel band powers [frames, 40] of power spectra."""
    return np.log(spectra @ _FILTERS + POWER_FLOOR)


def subtract_running_mean(features, prior, prior_frames=NORMALIZATION_FRAMES):
    """Subtracts the mean of the frames so far, begun with `prior` counted as `prior_frames` frames. Causal."""
    sums = np.cumsum(features, 0, dtype=np.float64) + prior_frames * prior
    counts = prior_frames + 1 + np.arange(len(features))[:, None]
    return features - sums / counts
