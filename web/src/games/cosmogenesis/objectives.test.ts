import { describe, expect, it } from 'vitest';
import { bestFit, planetaryObjective, stellarObjective, stellarPoints } from './objectives';
import { content, positions } from './positions';
import { actor, hand, seatOf } from './view';

describe('objectives, as the engine counts them', () => {
  it('CG-SCORE-02: stellar objectives have the points that the engine gives', () => {
    let seen = 0;
    for (const { view } of positions)
      for (const seat of view.seats) {
        const points = seat.stellar.map((id) => {
          const objective = stellarObjective(content, id);
          return objective ? stellarPoints(objective, seat) : NaN;
        });
        expect(points.reduce((all, one) => all + one, 0)).toBe(seat.score.stellar);
        seen += points.length;
      }
    expect(seen).toBeGreaterThan(50);
  });

  it('CG-PLANETARY-04: an objective is ready where the engine lets it be revealed', () => {
    let ready = 0;
    for (const { view, legal } of positions) {
      if (view.phase !== 'optional' || view.side_used) continue;
      const seat = seatOf(view, actor(view));
      for (const id of hand(seat)) {
        const objective = id === null ? null : planetaryObjective(content, id);
        if (!objective) continue;
        const fit = bestFit(objective.requires, seat);
        const allowed = legal.some((action) => action.kind === 'side reveal' && action.objective === id);
        expect(fit?.missing.length === 0).toBe(allowed);
        if (allowed) ready += 1;
      }
    }
    expect(ready).toBeGreaterThan(3);
  });
});
