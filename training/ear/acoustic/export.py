"""Writes trained networks as models/ear/acoustic.safetensors: 8-bit weights with a scale for each output."""

import hashlib

import log_mel
import native
import numpy as np
from network import DILATIONS, RESIDUAL
from phones import CLASS_COUNT, LEFT_CLASS_OF, PHONES
from safetensors import quantize_rows, write_safetensors


def _quantize(weight):
    """[outputs, inputs, taps] to int8 [outputs, taps * inputs] and the scale of each output."""
    return quantize_rows(weight.transpose(0, 2, 1).reshape(len(weight), -1))


def _gain_and_offset(norm):
    """A batch normalisation with fixed statistics, as gain * x + offset."""
    gain = norm.weight / (norm.running_var + norm.eps).sqrt()
    return gain.detach().numpy(), (norm.bias - gain * norm.running_mean).detach().numpy()


def _native_tensors(model, cepstral_mean):
    """The mixtures of native speech, a density a row."""
    tensors = {"native.mean": cepstral_mean.astype(np.float32), "native.mixture": model.mixture}
    for name, quantized in {"means": model.means, "logVariances": model.log_variances}.items():
        tensors[f"native.{name}"] = quantized.steps
        tensors[f"native.{name}.scale"], tensors[f"native.{name}.offset"] = quantized.scale, quantized.offset
    return tensors


def export(networks, mean, cepstral_mean, state_of, phone_bigram, path):
    """Writes networks of the same states as one, which answers the mean of their scores: their last layers' channels side
    by side under heads whose weights are theirs, divided by their number.

    `mean`, `cepstral_mean`: prior means of the log mel features and of the cepstra; `state_of`, `phone_bigram` as in
    phones.py. The last is there, beside the normalisation before `states`, to adapt the network to a speaker.
    """
    native_model = native.NativeModel()
    tensors = {"mean": mean.astype(np.float32)} | _native_tensors(native_model, cepstral_mean)

    def add(name, weight, bias=None):
        tensors[f"{name}.weight"], tensors[f"{name}.scale"] = _quantize(weight)
        if bias is not None:
            tensors[f"{name}.bias"] = bias.astype(np.float32)

    def add_convolution(name, layer):
        add(name, layer.weight.detach().numpy(), None if layer.bias is None else layer.bias.detach().numpy())

    for number, network in enumerate(networks):
        network.eval()
        trunk = f"trunk{number}"
        add_convolution(f"{trunk}.input", network.input)
        tensors[f"{trunk}.input.gain"], tensors[f"{trunk}.input.offset"] = _gain_and_offset(network.input_norm)
        for place, block in enumerate(network.blocks):
            name = f"{trunk}.block{place}"
            tensors[f"{name}.dilation"] = np.array([DILATIONS[place]], np.int32)
            add_convolution(f"{name}.a", block.a)
            add_convolution(f"{name}.c", block.c)
            tensors[f"{name}.gain"], tensors[f"{name}.offset"] = _gain_and_offset(block.norm)
    for name in ("states", "posteriors"):
        weights, bias, gains, offsets = [], 0, [], []
        for network in networks:
            norm, layer = getattr(network, name)
            gain, offset = _gain_and_offset(norm)
            weight = layer.weight.detach().numpy() / len(networks)
            weights.append(weight * gain[None, :, None])
            bias = bias + layer.bias.detach().numpy() / len(networks) + weight[:, :, 0] @ offset
            gains.append(gain)
            offsets.append(offset)
        add(name, np.concatenate(weights, 1), bias)
        if name == "states":
            tensors["channels.gain"], tensors["channels.offset"] = np.concatenate(gains), np.concatenate(offsets)
    tensors["phoneBigram"] = phone_bigram.astype(np.float32)
    tensors["stateOf"] = state_of.astype(np.int32).reshape(-1)
    tensors["leftClassOf"] = LEFT_CLASS_OF
    metadata = {
        "sampleRateHz": log_mel.SAMPLE_RATE_HZ,
        "frameShiftSamples": log_mel.SHIFT,
        "windowSamples": log_mel.WINDOW,
        "fftSize": log_mel.FFT,
        "melBands": log_mel.BANDS,
        "lowHz": log_mel.LOW_HZ,
        "highHz": log_mel.HIGH_HZ,
        "preEmphasis": log_mel.PRE_EMPHASIS,
        "powerFloor": log_mel.POWER_FLOOR,
        "normalizationFrames": log_mel.NORMALIZATION_FRAMES,
        "featureScale": log_mel.SCALE,
        "subsampling": 3,
        "trunks": len(networks),
        "blocks": len(DILATIONS),
        "residual": RESIDUAL,
        "phones": " ".join(PHONES),
        "classes": CLASS_COUNT,
        "nativePhones": native_model.phones,
        "nativeMelBands": native.MEL_BANDS,
        "nativeLowHz": native.LOW_HZ,
        "nativeHighHz": native.HIGH_HZ,
        "nativeCepstra": native.CEPSTRA,
        "nativeLifter": native.LIFTER,
        "nativeFloor": native.FLOOR,
        "nativeScale": native.SCALE,
        "nativeMixtureStep": native.MIXTURE_STEP,
        "id": hashlib.sha256(tensors["states.weight"].tobytes()).hexdigest()[:12],
    }
    write_safetensors(path, tensors, {key: str(value) for key, value in metadata.items()})
