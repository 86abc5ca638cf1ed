"""Muon (Jordan et al. 2024): steps along the nearest orthogonal matrix of the averaged gradient.

All directions of a layer then learn at the same pace, as natural gradients have them do (Povey et al. 2014), and a short
training on few recordings gets further: the plain gradient of a layer lies in few directions.
"""

import torch
from device import HAS_BFLOAT16

_MOMENTUM = 0.95
# A step changes each weight about as much as one of AdamW at the same rate (Liu et al. 2025, arXiv 2502.16982).
_SCALE = 0.2


def _orthogonal(matrix):
    """Newton and Schulz's iteration, five times, with Jordan's coefficients: all singular values near 1."""
    wide = matrix if matrix.shape[0] <= matrix.shape[1] else matrix.T
    x = (wide / (wide.norm() + 1e-7)).to(torch.bfloat16 if HAS_BFLOAT16 else torch.float32)
    for _ in range(5):
        squared = x @ x.T
        x = 3.4445 * x + (-4.7750 * squared + 2.0315 * squared @ squared) @ x
    return (x if matrix.shape[0] <= matrix.shape[1] else x.T).float()


class Muon(torch.optim.Optimizer):
    """For the weights of hidden layers, [outputs, inputs, taps]; each counts as a matrix [outputs, taps * inputs]."""

    def __init__(self, weights, lr, weight_decay):
        super().__init__(weights, {"lr": lr, "weight_decay": weight_decay})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for weight in group["params"]:
                average = self.state[weight].setdefault("average", torch.zeros_like(weight))
                average.lerp_(weight.grad, 1 - _MOMENTUM)
                step = _orthogonal(torch.lerp(weight.grad, average, _MOMENTUM).flatten(1))
                weight.mul_(1 - group["lr"] * group["weight_decay"])
                weight.add_(step.reshape(weight.shape), alpha=-group["lr"] * _SCALE * max(step.shape) ** 0.5)
