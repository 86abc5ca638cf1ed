"""Whisper base in PyTorch, read from a CTranslate2 file, with a low-rank change beside every matrix.

Radford et al. 2022 (the network), Hu et al. 2021 (low-rank adaptation). Variables keep CTranslate2's names and layout: queries,
keys and values in one matrix, `self_attention/linear_0`; keys and values of cross attention in `attention/linear_1`.
"""

import re
import struct

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

WIDTH, HEADS, LAYERS = 512, 8, 6
_TYPES = {0: "<f4", 1: "i1", 2: "<i2", 3: "<i4", 4: "<f2"}


def read_variables(path):
    """A CTranslate2 model's variables by name, as float32 (scalars left out)."""
    with open(path, "rb") as file:

        def take(form):
            return struct.unpack("<" + form, file.read(struct.calcsize("<" + form)))

        def text():
            return file.read(take("H")[0])[:-1].decode()

        take("I"), text(), take("I")
        variables = {}
        for _ in range(take("I")[0]):
            name = text()
            shape = take(f"{take('B')[0]}I")
            kind, size = take("BI")
            data = file.read(size)
            if shape:
                variables[name] = torch.from_numpy(np.frombuffer(data, _TYPES[kind]).astype(np.float32).reshape(shape))
    return variables


class Matrix(nn.Module):
    """A frozen linear map and its low-rank change: x W' + bias + scale (x b') a', a [out, rank], b [rank, in]."""

    def __init__(self, weight, bias, rank, precision):
        super().__init__()
        self.original = weight
        self.register_buffer("weight", weight.to(precision, copy=True))
        self.register_buffer("bias", bias.to(precision))
        self.a = nn.Parameter(torch.zeros(weight.shape[0], rank))
        self.b = nn.Parameter(torch.randn(rank, weight.shape[1]) / weight.shape[1] ** 0.5)
        self.adapting = False

    def forward(self, x):
        y = F.linear(x, self.weight, self.bias)
        return y + F.linear(F.linear(x, self.b.to(x.dtype)), self.a.to(x.dtype)) if self.adapting else y

    def merge(self, strength):
        """Puts `strength` times the change into the weights that are used; 0 gives the original."""
        self.weight.copy_(self.original + strength * (self.a @ self.b).detach() if strength else self.original)


class Whisper(nn.Module):
    """Whisper base. `ranks`: function from a variable's name and rows to the rank of its change."""

    def __init__(self, path, ranks, precision=torch.bfloat16):
        super().__init__()
        self.variables = read_variables(path)
        self.precision = precision
        self.matrices = nn.ModuleDict()
        self.names = {}
        for name, weight in self.variables.items():
            if name.endswith("/weight") and weight.ndim == 2 and "layer_" in name:
                stem = name[: -len("/weight")]
                bias = self.variables.get(stem + "/bias", torch.zeros(weight.shape[0]))
                key = stem.replace("/", ":")
                self.matrices[key] = Matrix(weight, bias, ranks(name, weight.shape[0]), precision)
                self.names[key] = name
        kept = re.compile("conv|encodings|embeddings")
        self.rest = {name: value.to(precision) for name, value in self.variables.items() if kept.search(name)}
        self.embeddings = self.rest["decoder/embeddings/weight"]

    def adapt(self, on):
        """Trains with the changes beside the original weights, or goes on with merged weights alone."""
        for matrix in self.matrices.values():
            matrix.adapting = on

    def merge(self, strength):
        """Uses the weights with the changes at this strength."""
        self.adapt(False)
        for matrix in self.matrices.values():
            matrix.merge(strength)

    def _linear(self, name, x):
        return self.matrices[name.replace("/", ":")](x)

    def _norm(self, name, x):
        v = self.variables
        return F.layer_norm(x.float(), (WIDTH,), v[name + "/gamma"], v[name + "/beta"]).to(x.dtype)

    @staticmethod
    def _heads(x):
        return x.unflatten(-1, (HEADS, -1)).transpose(1, 2)

    def _attend(self, q, k, v, causal=False):
        return F.scaled_dot_product_attention(q, k, v, is_causal=causal).transpose(1, 2).flatten(2)

    def encode(self, mel):
        """Log-mel [batch, 80, frames] (an even number) to states [batch, frames / 2, 512]."""
        v = self.rest
        x = mel.to(self.precision)
        for name, stride in (("encoder/conv1", 1), ("encoder/conv2", 2)):
            x = F.gelu(F.conv1d(x, v[name + "/weight"], v[name + "/bias"], stride, 1))
        x = x.transpose(1, 2)
        x = x + v["encoder/position_encodings/encodings"][: x.shape[1]]
        for layer in range(LAYERS):
            stem = f"encoder/layer_{layer}/"
            q, k, w = map(self._heads, self._linear(stem + "self_attention/linear_0",
                                                    self._norm(stem + "self_attention/layer_norm", x)).chunk(3, -1))  # fmt: skip
            x = x + self._linear(stem + "self_attention/linear_1", self._attend(q, k, w))
            x = x + self._forward(stem + "ffn/", x)
        return self._norm("encoder/layer_norm", x)

    def _forward(self, stem, x):
        return self._linear(stem + "linear_1", F.gelu(self._linear(stem + "linear_0", self._norm(stem + "layer_norm", x))))

    def memories(self, states):
        """Keys and values of cross attention for each layer."""
        return [
            tuple(map(self._heads, self._linear(f"decoder/layer_{layer}/attention/linear_1", states).chunk(2, -1)))
            for layer in range(LAYERS)
        ]

    def decode(self, tokens, memories, cache=None):
        """Token numbers [batch, length] to scores [batch, length, vocabulary].

        `cache`: a list that one decoding keeps between its steps, empty at first; None for whole sequences.
        """
        start = cache[0][0].shape[2] if cache else 0
        places = self.rest["decoder/position_encodings/encodings"][start : start + tokens.shape[1]]
        x = F.embedding(tokens, self.embeddings) + places
        for layer in range(LAYERS):
            stem = f"decoder/layer_{layer}/"
            q, k, w = map(self._heads, self._linear(stem + "self_attention/linear_0",
                                                    self._norm(stem + "self_attention/layer_norm", x)).chunk(3, -1))  # fmt: skip
            if cache is not None:
                if len(cache) > layer:
                    k, w = torch.cat([cache[layer][0], k], 2), torch.cat([cache[layer][1], w], 2)
                cache[layer : layer + 1] = [(k, w)]
            x = x + self._linear(stem + "self_attention/linear_1", self._attend(q, k, w, causal=tokens.shape[1] > 1))
            q = self._heads(self._linear(stem + "attention/linear_0", self._norm(stem + "attention/layer_norm", x)))
            x = x + self._linear(stem + "attention/linear_2", self._attend(q, *memories[layer]))
            x = x + self._forward(stem + "ffn/", x)
        return F.linear(self._norm("decoder/layer_norm", x), self.embeddings)
