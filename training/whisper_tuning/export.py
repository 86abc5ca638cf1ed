"""Writes models/whisper/learners.safetensors: the low-rank change beside each matrix of Whisper base."""

import numpy as np
from safetensors.numpy import save_file


def export(model, path, strength, trained_on, least_window_seconds, no_repeat_tokens):
    """`<variable>.a` [outputs, rank] and `<variable>.b` [rank, inputs] in 16 bits: weight + scale * a b is the new weight.

    Variables have CTranslate2's names and layout.
    """
    tensors = {}
    for key, name in model.names.items():
        matrix = model.matrices[key]
        a, b = matrix.a.detach().numpy(), matrix.b.detach().numpy()
        tensors[name + ".a"], tensors[name + ".b"] = a.astype(np.float16), b.astype(np.float16)
    save_file(tensors, path, {
        "scale": str(strength),
        "minWindowSeconds": str(least_window_seconds),
        "noRepeatNgram": str(no_repeat_tokens),
        "emptyTranscriptForNoSpeech": "true",
        "trainedOn": trained_on,
    })  # fmt: skip
