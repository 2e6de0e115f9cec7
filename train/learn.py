"""Trains a network with shards of games.

    python3 train/learn.py --games DIR… --out DIR [--previous DIR] [--lam 0.7]

Without a previous network the targets are how the games ended; with one they are TD(λ) over the ends of a
seat's own turns. DIR gets judge.json for the program, network.pt to go on from, and golden.json.
"""

import argparse
import json
import time
from pathlib import Path

import torch
from torch.nn import functional

import export
import shards
from network import UNITS, Network, as_whole_numbers, opinions, whole_opinions

BATCH, STEPS = 8192, 200  # at most, and how many steps an epoch has at least
RATE = 2e-3
WIN_WEIGHT, POINTS_WEIGHT = 0.25, 0.25


def blended(values, outcome, sequence, lam):
    """TD(λ): what a position is worth by the next ones of the same seat, and by how the game ended."""
    count = len(sequence)
    starts = torch.ones(count, dtype=torch.bool, device=sequence.device)
    starts[1:] = sequence[1:] != sequence[:-1]
    begins = starts.nonzero().flatten()
    ends = torch.cat([begins[1:], torch.tensor([count], device=sequence.device)]) - 1
    lengths = ends - begins + 1
    to_go = torch.repeat_interleave(ends, lengths) - torch.arange(count, device=sequence.device)
    targets = outcome.clone()
    for step in range(1, int(lengths.max())):
        here = (to_go == step).nonzero().flatten()
        targets[here] = (1 - lam) * values[here + 1] + lam * targets[here + 1]
    return targets


def make_targets(positions, previous, lam):
    if previous is None:
        return positions.margin, positions.win, positions.points
    values = opinions(previous, positions.rows)
    ends = (positions.margin, positions.win, positions.points)
    return tuple(blended(value, end, positions.sequence, lam) for value, end in zip(values, ends))


def loss_of(out, margin, win, points):
    return (
        functional.mse_loss(out[:, 0], margin / UNITS[0])
        + WIN_WEIGHT * functional.binary_cross_entropy_with_logits(out[:, 1] * UNITS[1], win)
        + POINTS_WEIGHT * functional.mse_loss(out[:, 2], points / UNITS[2])
    )


def train(positions, targets, epochs, seed, log):
    """The network of the epoch with the least loss on held-out games."""
    torch.manual_seed(seed)
    device = positions.rows.device
    known = (~positions.held_out).nonzero().flatten()
    held = positions.held_out.nonzero().flatten()
    if len(held) == 0:
        raise SystemExit("too few games: none is held out")
    sample = positions.rows[known[torch.randperm(len(known), device=device)[:200_000]]].float()
    network = Network(positions.rows.shape[1], sample.std(dim=0).clamp(min=1.0)).to(device)
    network.begin_with([float(target[known].mean()) for target in targets])
    batch = min(BATCH, max(64, len(known) // STEPS))
    steps = epochs * ((len(known) + batch - 1) // batch)
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=RATE, total_steps=steps)
    best, best_loss = None, float("inf")
    for epoch in range(1, epochs + 1):
        network.train()
        order = known[torch.randperm(len(known), device=device)]
        total = torch.zeros((), device=device)
        for at in range(0, len(order), batch):
            chosen = order[at : at + batch]
            loss = loss_of(network(positions.rows[chosen]), *(target[chosen] for target in targets))
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.detach() * len(chosen)
        held_loss = held_out_loss(network, positions, targets, held)
        log(f"epoch {epoch}: loss {float(total) / len(order):.4f}, held out {held_loss:.4f}")
        if held_loss < best_loss:
            best_loss = held_loss
            best = {name: value.detach().clone() for name, value in network.state_dict().items()}
    network.load_state_dict(best)
    network.eval()
    return network


@torch.no_grad()
def held_out_loss(network, positions, targets, held, batch=65536):
    network.eval()
    total = 0.0
    for at in range(0, len(held), batch):
        chosen = held[at : at + batch]
        loss = loss_of(network(positions.rows[chosen]), *(target[chosen] for target in targets))
        total += float(loss) * len(chosen)
    return total / len(held)


def report(network, whole, positions):
    """How far the network is from how held-out games ended, and what whole numbers lose of it."""
    held = positions.held_out.nonzero().flatten()[:200_000]
    rows, ended = positions.rows[held], positions.margin[held]
    exact, rounded = opinions(network, rows)[0], whole_opinions(whole, rows)[0].float()
    guess = positions.margin.mean()
    return {
        "margin_error": float((exact - ended).pow(2).mean().sqrt()),
        "margin_error_whole": float((rounded - ended).pow(2).mean().sqrt()),
        "margin_error_of_a_constant": float((guess - ended).pow(2).mean().sqrt()),
        "largest_difference_by_whole_numbers": float((exact - rounded).abs().max()),
        "mean_difference_by_whole_numbers": float((exact - rounded).abs().mean()),
    }


def load_network(folder, device):
    saved = torch.load(Path(folder) / "network.pt", map_location=device)
    network = Network(len(saved["scale"])).to(device)
    network.load_state_dict(saved)
    network.eval()
    return network


def learn(games, out, previous=None, lam=0.7, epochs=8, seed=1, device=None, provenance=None, loaded=None, log=print):
    """Trains, exports, and gives what `report` says. `loaded` are positions that were read before."""
    if epochs > 10:
        raise SystemExit("at most ten epochs: more learns the games by heart")
    began = time.monotonic()
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    positions, about = loaded or shards.load(games, device, log)
    teacher = None if previous is None else load_network(previous, device)
    network = train(positions, make_targets(positions, teacher, lam), epochs, seed, log)
    whole = as_whole_numbers(network)
    figures = report(network, whole, positions)
    log(", ".join(f"{name} {value:.4f}" for name, value in figures.items()))
    provenance = {"games": positions.games, "generations": 1, "commit": "", "match": "", **(provenance or {})}
    out = Path(out)
    out.mkdir(parents=True, exist_ok=True)
    torch.save({name: value.cpu() for name, value in network.state_dict().items()}, out / "network.pt")
    held = positions.held_out.nonzero().flatten()
    export.write_json(out / "golden.json", export.golden_json(whole, about, positions.rows[held[:20_000]]))
    export.write_json(out / "judge.json", export.judge_json(whole, about, provenance))
    log(f"trained in {time.monotonic() - began:.0f} s")
    return figures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", required=True, metavar="DIR", help="folders of shards")
    parser.add_argument("--out", required=True, metavar="DIR")
    parser.add_argument("--previous", metavar="DIR", help="a folder that this program wrote before")
    parser.add_argument("--lam", type=float, default=0.7, help="λ: 1 trusts the end of the game alone")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", help="cpu or cuda; the better one there is by default")
    given = vars(parser.parse_args())
    figures = learn(**given)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
