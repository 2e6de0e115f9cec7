"""Writes a network as content/<game>/judge.json, with some positions to check the program with."""

import base64
import json
import struct
import zlib
from pathlib import Path

from network import FIRST, OUTPUTS, SECOND, UNITS, whole_outputs

CHECKED = 24  # positions in the file of golden outputs


def packed(numbers, letter):
    """Whole numbers as bytes, low byte first."""
    values = [int(number) for number in numbers.flatten().tolist()]
    return struct.pack(f"<{len(values)}{letter}", *values)


def judge_json(whole, about, provenance):
    (first, first_bias, shift1), (second, second_bias, shift2), (third, third_bias, shift3) = whole
    parts = {
        "first": packed(first.T, "h"),  # input by input
        "first_bias": packed(first_bias, "i"),
        "second": packed(second, "h"),
        "second_bias": packed(second_bias, "i"),
        "third": packed(third, "h"),
        "third_bias": packed(third_bias, "i"),
    }
    checksum = 0
    for data in parts.values():
        checksum = zlib.crc32(data, checksum)
    network = {
        "shape": [len(about["features"]["names"]), FIRST, SECOND, len(OUTPUTS)],
        "shifts": [shift1, shift2, shift3],
        "units": list(UNITS),
        **{name: base64.b64encode(data).decode() for name, data in parts.items()},
        "crc32": checksum,
    }
    return {
        "format": 2,
        "game": about["game"],
        "provenance": provenance,
        "features": about["features"]["names"],
        "network": network,
    }


def golden_json(whole, about, rows):
    step = max(1, len(rows) // CHECKED)
    chosen = rows[::step][:CHECKED].cpu()
    outputs = whole_outputs(whole, chosen)
    features = about["features"]
    return {
        "features": {"version": features["version"], "count": len(features["names"])},
        "positions": [
            {
                "inputs": [[i, int(row[i])] for i in row.nonzero().flatten().tolist()],
                "outputs": [int(value) for value in output.tolist()],
            }
            for row, output in zip(chosen, outputs)
        ],
    }


def write_json(path, value):
    """Whole or not at all."""
    path = Path(path)
    part = path.with_name(path.name + ".part")
    part.write_text(json.dumps(value, indent=2) + "\n")
    part.replace(path)
