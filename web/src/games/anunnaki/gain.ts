// The points that an event brought: what for, and where that is. An event of points says neither, so it is found in what
// happened before it in the turn: the last thing that can have brought so many, by what is printed on it.
import type { Message } from '../../text/message';
import type { Content, Gain, Target } from '../game_ui';
import { boxOf, find, type Box, type Effects } from './content';
import { called, calledIn, cost, text, track } from './names';
import { placeTarget } from './steps';
import { distantPlace, type Event, type View } from './view';

interface Cause {
  readonly at: readonly Target[];
  readonly reason: Message;
  readonly lasts?: true; // it may bring points more than once
}

interface Known {
  readonly points: number;
  readonly box: Box;
  readonly view: View;
  readonly turn: readonly Event[]; // of that side, up to the points
  readonly i: number; // the event that is asked
}

const brings = (effects: Effects | undefined, points: number, when = 'now'): boolean =>
  effects?.some((one) => one.when === when && one.word === 'vp' && one.number === points) === true;

const siteTargets = (site: string, box: Box): readonly Target[] => [
  `site:${site}`,
  ...(find(box.sites, site)?.areas ?? []).map(placeTarget),
];

const supremacy = (reason: string): Cause => ({ at: ['track:supremacy'], reason: text(reason) });

// Told right before the points.
const isNext = ({ turn, i }: Known): boolean => i === turn.length - 1;

function lastOf<Name extends Event['event']>(name: Name, { turn, i }: Known): Extract<Event, { event: Name }> | null {
  const found = turn.slice(0, i).filter((event) => event.event === name);
  return (found.at(-1) as Extract<Event, { event: Name }> | undefined) ?? null;
}

// Of what Cosmobot gains, the rule says what for.
const GAINED: Readonly<Record<string, (known: Known) => Cause | null>> = {
  'AN-MYTH-03': (known) => {
    const taken = lastOf('creature_taken', known);
    return taken && { at: [placeTarget(taken.area)], reason: calledIn(known.box.creatures, taken.creature) };
  },
  'AN-FATE-03': (known) => ({ at: [`fate:${known.box.cubes - 1}`], reason: text('gain.cube') }),
  'AN-CULT-01': (known) => {
    const taken = lastOf('culture_taken', known);
    return { at: taken ? siteTargets(taken.site, known.box) : [], reason: text('gain.culture') };
  },
  'AN-INC-02': () => ({ at: ['row:bot'], reason: text('gain.income') }),
  'AN-FOLL-04': () => ({ at: ['row:bot'], reason: text('gain.followers') }),
  'AN-BUILD-04': (known) => ofCard('gain.build', known),
  'AN-ORAC-08': (known) => ofCard('gain.oracle', known),
};

// The card may be gone by the time it is shown: then it is Cosmobot's row, which always lies there.
function ofCard(reason: string, known: Known): Cause {
  const card = lastOf('card_resolved', known)?.card ?? '';
  return { at: [`card:${card}`, 'row:bot'], reason: text(reason) };
}

// What an event brings of so many points; null for nothing.
function causeOf(event: Event, known: Known): Cause | null {
  const { points, box, view } = known;
  switch (event.event) {
    case 'supremacy_token':
      return isNext(known) ? supremacy('gain.token') : null;
    case 'supremacy_moved':
      return isNext(known) ? supremacy('gain.beyond') : null;
    case 'contract_taken':
      return event.vp === points ? { at: [`slot:${event.slot}`], reason: contractName(event.contract, box) } : null;
    case 'contract_fulfilled':
      return { at: ['reserve', 'track:trade'], reason: contractName(event.contract, box) };
    case 'gained':
      return event.vp === points ? (GAINED[event.rule]?.(known) ?? null) : null;
    case 'track_advanced':
      return brings(box.tracks.find(({ id }) => id === event.track)?.rewards[String(event.space)], points)
        ? {
            at: [`track:${event.track}`],
            reason: text('gain.track', { track: track(event.track), space: event.space }),
          }
        : null;
    case 'cube_placed':
      return event.cubes === box.cubes && points === box.lastCube
        ? { at: [`node:${view.person.pawn ?? ''}`], reason: text('gain.cube') }
        : null;
    case 'culture_taken':
      return { at: siteTargets(event.site, box), reason: text('gain.culture'), lasts: true };
    case 'unit_moved': {
      const to = distantPlace(event.to);
      const planet = find(box.distant, to?.planet);
      return to?.spot === 'land' && brings(planet?.landing_bonus, points)
        ? {
            at: [placeTarget(event.to)],
            reason: text('gain.landing', { planet: calledIn(box.distant, planet?.id ?? '') }),
          }
        : null;
    }
    case 'civilisation_removed':
      return [...box.civilisations, ...box.atlantisGods].some(({ reward }) => brings(reward, points))
        ? { at: [placeTarget(event.place)], reason: text('gain.civilisation') }
        : null;
    case 'combat_won': {
      const card = find(box.weapons, lastOf('weapon_committed', known)?.card);
      return card && brings(card.effect, points, 'win')
        ? { at: [placeTarget(event.place)], reason: called(card) }
        : null;
    }
    case 'pawn_moved': {
      const tile = find(box.tiles, view.person.tiles[event.node]);
      return [...(tile?.effect ?? []), ...(tile?.upgraded ?? [])].some(({ word }) => word === 'income')
        ? { at: ['row:person'], reason: text('gain.income'), lasts: true }
        : null;
    }
    default:
      return null;
  }
}

// A contract has no name: it is called by what it asks for.
function contractName(id: string | null, box: Box): Message {
  const contract = find(box.contracts, id);
  return contract ? text('gain.contract_for', { cost: cost(contract.cost) }) : text('gain.contract');
}

// Each thing brings its points once.
function causeOfLast(turn: readonly Event[], box: Box, view: View): Cause | null {
  const used = new Set<number>();
  let found: Cause | null = null;
  turn.forEach((event, at) => {
    if (event.event !== 'vp_gained') return;
    found = null;
    for (let i = at - 1; i >= 0 && found === null; i -= 1) {
      const before = turn[i];
      if (!before || used.has(i)) continue;
      found = causeOf(before, { points: event.points, box, view, turn: turn.slice(0, at), i });
      if (found && !found.lasts) used.add(i);
    }
  });
  return found;
}

export function gain(event: Event, view: View, content: Content, earlier: () => readonly Event[]): Gain | null {
  if (event.event !== 'vp_gained') return null;
  const seat = event.seat ?? 0;
  const own = earlier().filter((one) => one.seat === seat);
  const turn = own.slice(own.map((one) => one.event).lastIndexOf('turn_started') + 1);
  const { at, reason } = causeOfLast([...turn, event], boxOf(content), view) ?? {
    at: [],
    reason: text('gain.points', { points: Math.abs(event.points) }),
  };
  return { seat, points: event.points, at, reason };
}
