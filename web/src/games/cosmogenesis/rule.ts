// The numbered rule (docs/rules) that a target is about.
import type { Target } from '../game_ui';
import { splitSeat } from '../seat_target';
import { parseBody, type Body } from './body';
import { splitField, splitTarget } from './naming';
import { actor, parsePlace, seatOf, type SeatView, type View } from './view';

const SIDES: Readonly<Record<string, string>> = {
  moon: 'CG-SIDE-03',
  hit: 'CG-SIDE-04',
  comet: 'CG-SIDE-05',
  throw: 'CG-SIDE-06',
  life: 'CG-LIFE-01',
  module: 'CG-MODULE-01',
};

const KINDS: Readonly<Record<string, string>> = {
  moon: 'CG-MOON-01',
  belt: 'CG-SCORE-05',
  zone: 'CG-LIFE-02',
  stellar: 'CG-SCORE-02',
  object: 'CG-OBJECT-03',
  objective: 'CG-PLANETARY-03',
  supply: 'CG-SUPPLY-01',
  round: 'CG-GEN-03',
  sector: 'CG-TURN-02',
  monolith: 'CG-MONO-01',
};

function fieldRule(name: string, view: View): string {
  const [sector, number] = splitField(name);
  if (sector === 'I') return view.board.I[number - 1]?.startsWith('P') ? 'CG-PLANETARY-01' : 'CG-STELLAR-01';
  if (sector === 'IV') return 'CG-BELT-01';
  return view.board[sector][number - 1]?.tile.startsWith('O') ? 'CG-OBJECT-01' : 'CG-TURN-08';
}

function bodyRule(body: Body): string {
  if (body.kind === 'gas_giant') return 'CG-COMET-01';
  if (body.kind === 'asteroid') return 'CG-COLLIDE-01';
  return body.life >= 0 ? 'CG-EVO-01' : body.wet ? 'CG-LIFE-01' : 'CG-COLLIDE-01';
}

function orbitRule(orbit: number, seat: SeatView): string {
  const there = seat.orbits[orbit - 1];
  if (!there) return 'CG-PLANET-01';
  return there.objective ? 'CG-PLANETARY-05' : 'CG-PLANETARY-03';
}

export function rule(target: Target, view: View): string | null {
  const [bare, number] = splitSeat(target, actor(view));
  const [kind, name] = splitTarget(bare);
  const seat = seatOf(view, number);
  if (kind === 'field') return fieldRule(name, view);
  if (kind === 'orbit') return orbitRule(Number(name), seat);
  if (kind === 'side') return SIDES[name] ?? null;
  if (kind !== 'body') return KINDS[kind] ?? null;
  const { orbit, place } = parsePlace(name);
  const body = place === 0 ? seat.orbits[orbit - 1]?.planet : seat.orbits[orbit - 1]?.moons[place - 1];
  return body === undefined ? 'CG-BODY-05' : bodyRule(parseBody(body));
}
