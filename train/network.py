"""The network of src/core/network.h: with floating point to train it, with whole numbers to check it."""

import math

import torch
from torch import nn

FIRST, SECOND = 128, 32
OUTPUTS = ("margin", "win", "points")
UNITS = (16, 4, 32)  # what an output of 1 means: points, a logarithm of odds, points
MAX_INPUT = 1023
ONE = 1024  # what a unit gives at most, as a whole number
ROOM = 2**31 - 1 - 2**20  # sums of whole numbers stay below


class Network(nn.Module):
    """Inputs are divided by `scale`, which the export multiplies into the weights."""

    def __init__(self, inputs, scale=None):
        super().__init__()
        self.register_buffer("scale", torch.ones(inputs) if scale is None else scale.clone().float())
        self.first = nn.Linear(inputs, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.third = nn.Linear(SECOND, len(OUTPUTS))
        for layer in (self.first, self.second):  # clipped units begin where they have a slope
            nn.init.uniform_(layer.bias, 0.0, 0.5)

    @torch.no_grad()
    def begin_with(self, means):
        """Outputs begin near the mean margin, win and points: a way to them from 0 would drive the clipped units,
        which all inputs move alike, to where they have no slope."""
        margin, win, points = means
        win = min(max(win, 0.01), 0.99)
        begin = margin / UNITS[0], math.log(win / (1 - win)) / UNITS[1], points / UNITS[2]
        self.third.bias.copy_(torch.tensor(begin))

    def forward(self, rows):
        units = torch.clamp(self.first(rows.float() / self.scale), 0, 1)
        units = torch.clamp(self.second(units), 0, 1)
        return self.third(units)


@torch.no_grad()
def opinions(network, rows, batch=65536):
    """Margin in points, win chance and points of many rows."""
    network.eval()
    results = [network(rows[at : at + batch]) for at in range(0, len(rows), batch)]
    out = torch.cat(results)
    return out[:, 0] * UNITS[0], torch.sigmoid(out[:, 1] * UNITS[1]), out[:, 2] * UNITS[2]


def whole_layer(weights, bias, one_in, most, most_shift):
    """Weights and biases as whole numbers, as fine as 16 and 32 bits allow. `weights` is [units, inputs];
    `one_in` is the whole number that stands for an input of 1."""
    weights, bias = weights.double(), bias.double()
    for shift in range(most_shift, -1, -1):
        whole = torch.round(weights * 2.0**shift * (ONE / one_in))
        whole_bias = torch.round(bias * 2.0**shift * ONE)
        sums = whole_bias.abs() + most * whole.abs().sum(dim=1)
        if whole.abs().max() <= 32767 and sums.max() <= ROOM:
            return whole, whole_bias, shift
    raise ValueError("these weights are too large for whole numbers")


@torch.no_grad()
def as_whole_numbers(network):
    """What src/core/network.cpp computes with."""
    first = whole_layer(network.first.weight / network.scale, network.first.bias, 1, MAX_INPUT, 12)
    second = whole_layer(network.second.weight, network.second.bias, ONE, ONE, 14)
    third = whole_layer(network.third.weight, network.third.bias, ONE, ONE, 14)
    return first, second, third


@torch.no_grad()
def whole_outputs(whole, rows):
    """The outputs as the program computes them, bit by bit: doubles hold these numbers exactly."""
    values = rows.double()
    for number, (weights, bias, shift) in enumerate(whole):
        values = values @ weights.T.to(values.device) + bias.to(values.device)
        if number < 2:
            half = 2.0 ** (shift - 1) if shift > 0 else 0.0
            values = torch.clamp(torch.floor((values + half) / 2.0**shift), 0, ONE)
    return values


def whole_opinions(whole, rows):
    out = whole_outputs(whole, rows) / (ONE * 2.0 ** whole[2][2])
    return out[:, 0] * UNITS[0], torch.sigmoid(out[:, 1] * UNITS[1]), out[:, 2] * UNITS[2]
