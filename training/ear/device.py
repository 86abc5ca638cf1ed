"""Where networks are trained: on a GPU where PyTorch finds one, otherwise on the processor."""

from pathlib import Path

import torch

DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


def _has_bfloat16():
    if DEVICE.type == "cuda":
        return torch.cuda.is_bf16_supported()
    return any(name in Path("/proc/cpuinfo").read_text() for name in ("avx512_bf16", "amx_bf16"))


# Half the memory and twice the speed where the device computes with it; on other processors ten times slower than 32 bits.
HAS_BFLOAT16 = _has_bfloat16()
