"""Reads the shards that `orrery selfplay` writes (src/cli/selfplay/shard.h says what is in them)."""

import json
import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

import torch

MAGIC = b"ORRSHARD"
FORMAT = 2
ALIGNMENT = 8
TYPES = {"int64": torch.int64, "int32": torch.int32, "int16": torch.int16, "uint8": torch.uint8}
SIZES = {"int64": 8, "int32": 4, "int16": 2, "uint8": 1}
HELD_OUT = 20  # one deal in so many is never trained with


class BadShard(Exception):
    pass


def read_shard(path):
    """The header and the columns of a shard by name; what is damaged is refused."""
    data = bytearray(Path(path).read_bytes())
    if data[: len(MAGIC)] != MAGIC:
        raise BadShard(f"{path}: this is no shard")
    (length,) = struct.unpack_from("<I", data, len(MAGIC))
    start = len(MAGIC) + 4 + length
    header = json.loads(data[len(MAGIC) + 4 : start].decode())
    if header["format"] != FORMAT:
        raise BadShard(f"{path}: of format {header['format']}, not {FORMAT}")
    body = memoryview(data)[start:]
    if len(body) != header["bytes"]:
        raise BadShard(f"{path}: {len(body)} bytes of columns, not {header['bytes']}")
    if zlib.crc32(body) != header["crc32"]:
        raise BadShard(f"{path}: the checksum is wrong")
    columns = {}
    at = start
    for column in header["columns"]:
        count = column["count"]
        kind = TYPES[column["type"]]
        columns[column["name"]] = (
            torch.frombuffer(data, dtype=kind, count=count, offset=at) if count else torch.empty(0, dtype=kind)
        )
        size = count * SIZES[column["type"]]
        at += size + -size % ALIGNMENT
    return header, columns


@dataclass
class Positions:
    """Ends of turns, sorted so that those of one seat in one game stand together, in the order of play."""

    rows: torch.Tensor  # int16 [positions, features]
    sequence: torch.Tensor  # int64: which seat of which game
    margin: torch.Tensor  # float32, in points: how the game ended for that seat
    win: torch.Tensor  # a shared first place is a shared win
    points: torch.Tensor
    held_out: torch.Tensor  # bool
    players: torch.Tensor
    games: int

    def __len__(self):
        return len(self.sequence)


def outcomes(columns, opponent):
    """Margin, win and points by side, the sides of all games one after another; and where each game's begin.
    The sides of a game are its seats and, where there is one, the automatic opponent."""
    sides = columns["players"].long() + (1 if opponent else 0)
    first = torch.cumsum(sides, 0) - sides
    points, places = columns["points"].float(), columns["place"].long()
    game_of_side = torch.repeat_interleave(torch.arange(len(sides)), sides)
    firsts = torch.zeros(len(sides)).index_add_(0, game_of_side, (places == 1).float())
    win = (places == 1).float() / firsts[game_of_side]
    # The best of the others: side by side, there are at most seven.
    nobody = torch.full_like(points, -1e9)
    best_rival = nobody
    side, count = torch.arange(len(points)) - first[game_of_side], sides[game_of_side]
    for step in range(1, int(sides.max())):
        other = first[game_of_side] + (side + step) % count
        best_rival = torch.maximum(best_rival, torch.where(count > step, points[other], nobody))
    return points - best_rival, win, points, first


def load(folders, device, log=print):
    """All games of some folders. The features of all shards must be the same."""
    parts = {name: [] for name in ("rows", "sequence", "margin", "win", "points", "held_out", "players")}
    about, games = None, 0
    for folder in folders:
        for path in sorted(Path(folder).glob("*.shard")):
            header, columns = read_shard(path)
            if about is None:
                about = header
            if header["features"] != about["features"] or header["game"] != about["game"]:
                raise BadShard(f"{path}: of another game or with other features")
            margin, win, points, first = outcomes(columns, header["opponent"])
            game, seat = columns["game"].long(), columns["seat"].long()
            line = first[game] + seat
            counts = columns["count"].long().to(device)
            rows = torch.zeros((len(game), len(header["features"]["names"])), dtype=torch.int16, device=device)
            place = torch.repeat_interleave(torch.arange(len(game), device=device), counts)
            rows[place, columns["index"].to(device).long()] = columns["value"].to(device)
            sequence = (games + game) * 8 + seat
            order = torch.sort(sequence, stable=True).indices
            on_device = order.to(device)
            parts["rows"].append(rows[on_device])
            parts["sequence"].append(sequence[order].to(device))
            parts["margin"].append(margin[line][order].to(device))
            parts["win"].append(win[line][order].to(device))
            parts["points"].append(points[line][order].to(device))
            parts["players"].append(columns["players"].long()[game][order].to(device))
            parts["held_out"].append((columns["deal"][game] % HELD_OUT == 0)[order].to(device))
            games += len(columns["players"])
    if about is None:
        raise BadShard(f"there are no shards in {', '.join(map(str, folders))}")
    positions = Positions(games=games, **{name: torch.cat(values) for name, values in parts.items()})
    log(f"{games} games, {len(positions)} ends of turns, {int(positions.held_out.sum())} of them held out")
    return positions, about
