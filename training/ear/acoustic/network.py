"""The acoustic network: factorised time-delay layers (Povey et al. 2018) at 30 ms frames, with two heads."""

import torch
from torch import nn

DILATIONS = (1, 1, 1, 2, 2, 3, 3)
RESIDUAL = 0.66


class Block(nn.Module):
    """Linear bottleneck of 3 taps, then 3 taps, rectifier, normalisation and dropout, beside a residual path."""

    def __init__(self, hidden, bottleneck, dilation):
        super().__init__()
        taps = {"kernel_size": 3, "dilation": dilation, "padding": dilation}
        self.a = nn.Conv1d(hidden, bottleneck, bias=False, **taps)
        self.c = nn.Conv1d(bottleneck, hidden, **taps)
        self.norm = nn.BatchNorm1d(hidden)

    def forward(self, x, mask, kept):
        bottleneck = self.a(x) if mask is None else self.a(x) * mask
        y = self.norm(torch.relu(self.c(bottleneck)))
        return (y if kept is None else y * kept) + RESIDUAL * x


class Network(nn.Module):
    """[utterances, 82, frames] of features to the scores of `states` and of 80 frame targets, every third frame."""

    def __init__(self, states, hidden=256, bottleneck=96, dropout=0.15, inputs=82):
        super().__init__()
        self.input = nn.Conv1d(inputs, hidden, 9, stride=3, padding=3)
        self.input_norm = nn.BatchNorm1d(hidden)
        self.blocks = nn.ModuleList(Block(hidden, bottleneck, dilation) for dilation in DILATIONS)
        self.states = nn.Sequential(nn.BatchNorm1d(hidden), nn.Conv1d(hidden, states, 1))
        self.posteriors = nn.Sequential(nn.BatchNorm1d(hidden), nn.Conv1d(hidden, 80, 1))
        self.dropout = dropout

    def forward(self, x, mask=None):
        """`mask` [utterances, 1, frames / 3] is 0 behind the end of the shorter utterances of a batch."""
        y = self.input_norm(torch.relu(self.input(x)))
        for block in self.blocks:
            if mask is not None:
                y = y * mask
            y = block(y, mask, self._kept(y))
        return self.states(y).float(), self.posteriors(y).float()

    def _kept(self, y):
        """Dropout of channels for a whole utterance, which costs less than of single values and disturbs more."""
        if not self.training or self.dropout == 0:
            return None
        scale = torch.rand(y.shape[0], y.shape[1], 1, device=y.device) >= self.dropout
        return scale.to(y.dtype) / (1 - self.dropout)
