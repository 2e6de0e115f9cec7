#!/usr/bin/env python3
"""Once through the training of a judge: a few games, one epoch on a CPU, and back into the program.

    train/pipeline_test.py --program build/check/orrery

It shows that the parts fit together, not how well anything plays. The program has to compute the same outputs as
Python, bit by bit, to play with the weights, and to refuse what is damaged. It takes some seconds.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import shards

GAME = "cosmogenesis"
GAMES = 40


def expect(true, what):
    if not true:
        sys.exit(f"FAILED: {what}")


class Pipeline:
    def __init__(self, program, folder):
        self.program, self.folder = program, Path(folder)

    def orrery(self, *arguments):
        command = [str(self.program), "selfplay", GAME, "--threads", "1", *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True)

    def played(self, *arguments):
        ran = self.orrery(*arguments)
        expect(ran.returncode == 0, f"{' '.join(map(str, arguments))}: {ran.stderr}")
        return json.loads(ran.stdout)

    def learn(self, out, *arguments):
        learn = Path(__file__).resolve().parent / "learn.py"
        command = [sys.executable, str(learn), "--games", self.folder / "games", "--out", out]
        command += ["--epochs", "1", "--device", "cpu", *map(str, arguments)]
        ran = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        expect(ran.returncode == 0, f"learn.py: {ran.stderr}")

    def compared(self, judge, golden):
        return self.orrery("--judge", judge / "judge.json", "--golden", golden)

    def games_become_shards(self):
        result = self.played("--games", GAMES, "--players", 2, "--seed", 1, "--out", self.folder / "games")
        expect(result["games"] == GAMES and result["shards"] > 0, f"{GAMES} games in shards: {result}")

    # With the outcomes as targets, then with what the first network thinks (TD(λ)).
    def networks_compute_the_same_in_the_program(self):
        first, second = self.folder / "first", self.folder / "second"
        self.learn(first)
        self.learn(second, "--previous", first)
        for out in (first, second):
            compared = self.compared(out, out / "golden.json")
            expect(compared.returncode == 0, f"{out.name}: {compared.stderr}")
            result = json.loads(compared.stdout)
            expect(result["positions"] >= 20 and result["different"] == 0, f"{out.name}: {result}")
        other = self.compared(first, second / "golden.json")
        expect(other.returncode != 0, "the outputs of another network are others")

    def the_judge_knows_its_features_by_name(self):
        judge = json.loads((self.folder / "first" / "judge.json").read_text())
        listed = self.orrery("--features").stdout.splitlines()
        expect(judge["features"] == listed, "judge.json has the names of the features")

    def it_plays(self):
        judge = self.folder / "first" / "judge.json"
        result = self.played("--judge", judge, "--against", "hand-made", "--games", 2, "--players", 2)
        expect(result["match"]["2"]["games"] == 2, f"a match of two games: {result}")

    def damaged_shards_are_refused(self):
        path = next((self.folder / "games").glob("*.shard"))
        data = bytearray(path.read_bytes())
        data[-8] ^= 1
        damaged = self.folder / "damaged.shard"
        damaged.write_bytes(data)
        try:
            shards.read_shard(damaged)
        except shards.BadShard:
            return
        expect(False, "a damaged shard is refused")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, type=Path, help="orrery")
    program = parser.parse_args().program.resolve()
    with tempfile.TemporaryDirectory() as folder:
        pipeline = Pipeline(program, folder)
        for step in (
            pipeline.games_become_shards,
            pipeline.networks_compute_the_same_in_the_program,
            pipeline.the_judge_knows_its_features_by_name,
            pipeline.it_plays,
            pipeline.damaged_shards_are_refused,
        ):
            step()
            print(f"{step.__name__.replace('_', ' ')}: passed", flush=True)


if __name__ == "__main__":
    main()
