"""Writes safetensors files (https://github.com/huggingface/safetensors), a header in JSON and the raw arrays, and makes 8-bit weights."""

import hashlib
import json
import struct

import numpy as np

_NAMES = {
    np.dtype(np.float64): "F64",
    np.dtype(np.float32): "F32",
    np.dtype(np.int32): "I32",
    np.dtype(np.uint32): "U32",
    np.dtype(np.uint16): "U16",
    np.dtype(np.int8): "I8",
    np.dtype(np.uint8): "U8",
}


def quantize_rows(rows):
    """[outputs, inputs] as int8, and the scale of each output."""
    scale = np.maximum(np.abs(rows).max(1) / 127, 1e-12)
    return np.round(rows / scale[:, None]).astype(np.int8), scale.astype(np.float32)


def write_safetensors(path, tensors, metadata=None):
    """`tensors`: arrays by name, `metadata`: strings by name. The widest types come first, so that all lie aligned."""
    ordered = sorted(tensors.items(), key=lambda item: -item[1].dtype.itemsize)
    header, place = {}, 0
    if metadata:
        header["__metadata__"] = metadata
    for name, array in ordered:
        header[name] = {"dtype": _NAMES[array.dtype], "shape": list(array.shape), "data_offsets": [place, place + array.nbytes]}
        place += array.nbytes
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for _, array in ordered:
            file.write(np.ascontiguousarray(array).tobytes())


def write_checksums(models):
    """Writes SHA256SUMS of a folder's models, as `sha256sum` does."""
    files = sorted(path for path in models.iterdir() if path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (models / "SHA256SUMS").write_text("".join(lines))
