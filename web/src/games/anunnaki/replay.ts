// What an event does to what is drawn, so that a turn that came in one piece can be shown step by
// step. The table's own view is the truth and ends every replay; replay.test.ts holds the two against
// each other.
import type { GameEvent } from '../game_ui';
import { placeName, type Box } from './content';
import { add, atPlace, becomes, ofPerson, ofSide, retreat, supplied, withArea } from './placing';
import {
  DECKS,
  pieces,
  printPieces,
  RESOURCES,
  TRACKS,
  UNITS,
  type Leader,
  type Side,
  type Unit,
  type View,
} from './view';

const LEADERS: readonly Leader[] = ['nobody', 'person', 'bot', 'civilisation'];

export interface Happening {
  readonly kind: string;
  readonly side: Side;
  readonly number: (name: string) => number;
  readonly place: (name: string) => string;
}

export function happening(event: GameEvent, box: Box): Happening {
  const number = (name: string): number => Number(event[name] ?? 0);
  const areas = box.areas.map((area) => area.id);
  const planets = box.distant.map((planet) => planet.id);
  return {
    kind: event.event,
    side: event['seat'] === 1 ? 'bot' : 'person',
    number,
    place: (name) => placeName(areas, planets, number(name)),
  };
}

const unitOf = (h: Happening): Unit => UNITS[h.number('unit')] ?? 'follower';

export function after(view: View, event: GameEvent, box: Box): View {
  const h = happening(event, box);
  const own = view.sides[h.side];
  switch (h.kind) {
    case 'turn_started':
      return { ...view, active: h.side, arrow: null };
    case 'card_revealed': {
      const deck = DECKS[h.number('deck')] ?? 'moon';
      const card = box.cards[deck][h.number('card') - 1];
      return {
        ...view,
        arrow: card?.arrow ?? view.arrow,
        face_up: { ...view.face_up, [deck]: card?.id ?? null },
      };
    }
    case 'cards_removed':
      return { ...view, face_up: { moon: null, sun: null } };
    case 'unit_placed':
      return supplied(add(view, h.place('place'), h.side, unitOf(h), 1), h.side, unitOf(h), -1);
    case 'unit_moved':
      return add(add(view, h.place('from'), h.side, unitOf(h), -1), h.place('to'), h.side, unitOf(h), 1);
    case 'units_retreated':
      return retreat(view, h.side, h.place('from'), h.place('to'));
    case 'summoned':
      return becomes(view, h.side, h.place('area'), unitOf(h));
    case 'god_summoned': {
      const by = box.figures[h.number('by')]?.id ?? '';
      const god = box.gods.filter((one) => one.house === view.houses.person)[h.number('god')];
      const known = ofPerson(view, {
        gods: [...view.person.gods, god?.id ?? ''],
        marked: [...view.person.marked, by],
      });
      return becomes(known, 'person', h.place('area'), god?.rank ?? 'minor');
    }
    case 'built':
      return ofSide(
        atPlace(view, h.place('area'), h.side, (text) => printPieces({ ...pieces(text), settlement: true })),
        h.side,
        {
          settlements: own.settlements - 1,
        },
      );
    case 'settlement_moved': {
      const left = atPlace(view, h.place('from'), h.side, (text) =>
        printPieces({ ...pieces(text), settlement: false }),
      );
      return atPlace(left, h.place('to'), h.side, (text) => printPieces({ ...pieces(text), settlement: true }));
    }
    case 'exhausted': {
      const bits = h.number('symbols');
      const spent = [1, 2, 3, 4].filter((symbol) => (bits >> (symbol - 1)) & 1);
      return withArea(view, h.place('area'), (area) => ({
        ...area,
        exhausted: [...new Set([...(area.exhausted ?? []), ...spent])].sort((a, b) => a - b),
      }));
    }
    case 'vp_gained':
      return ofSide(view, h.side, { vp: own.vp + h.number('points') });
    case 'track_advanced':
      return ofSide(view, h.side, {
        tracks: { ...own.tracks, [TRACKS[h.number('track')] ?? 'war']: h.number('space') },
      });
    case 'supremacy_moved':
      return ofSide(view, h.side, { supremacy: box.supremacy[h.number('place')] ?? own.supremacy });
    case 'supremacy_token':
      return {
        ...view,
        supremacy_tokens: view.supremacy_tokens.filter((value) => value !== box.supremacy[h.number('place')]),
      };
    case 'cube_placed': {
      const placed = ofSide(view, h.side, { cubes: h.number('cubes') });
      return h.side === 'bot'
        ? placed
        : ofPerson(placed, { paths: [...view.person.paths, box.paths[h.number('at')]?.id ?? ''] });
    }
    case 'contract_taken': {
      const contracts = view.contracts.map((id, slot) => (slot === h.number('slot') ? null : id));
      const taken = { ...view, contracts };
      const id = box.contracts[h.number('contract')]?.id ?? '';
      return h.side === 'bot' ? taken : ofPerson(taken, { contracts: [...view.person.contracts, id] });
    }
    case 'contract_laid': {
      const id = box.contracts[h.number('contract')]?.id ?? null;
      return {
        ...view,
        contracts: view.contracts.map((now, slot) => (slot === h.number('slot') ? id : now)),
      };
    }
    case 'contract_dropped':
    case 'contract_fulfilled': {
      const id = box.contracts[h.number('contract')]?.id;
      return ofPerson(view, { contracts: view.person.contracts.filter((one) => one !== id) });
    }
    case 'culture_taken': {
      const site = box.sites[h.number('site')]?.id ?? '';
      if (Array.isArray(view.culture)) return view;
      const { [site]: _, ...culture } = view.culture as Readonly<Record<string, string | null>>;
      return { ...view, culture };
    }
    case 'creature_taken': {
      const id = box.creatures[h.number('creature')]?.id ?? '';
      const shown = { ...view, creatures: view.creatures.map((one) => (one === id ? null : one)) };
      return ofSide(add(shown, h.place('area'), h.side, 'creature', 1), h.side, {
        creatures: [...own.creatures, id],
      });
    }
    case 'leader_changed': {
      const planet = box.distant[h.number('planet')]?.id;
      const leader = LEADERS[h.number('leader')] ?? 'nobody';
      return {
        ...view,
        distant: view.distant.map((one) => (one !== null && one.planet === planet ? { ...one, leader } : one)),
      };
    }
    case 'civilisation_removed': {
      const area = h.place('place');
      const { [area]: _, ...gods } = view.atlantis_gods;
      return withArea({ ...view, atlantis_gods: gods }, area, ({ civilisation: __, face_up: ___, ...rest }) => rest);
    }
    case 'resource_gained':
    case 'resource_paid': {
      const id = RESOURCES[h.number('resource')] ?? 'wood';
      const by = h.number('number') * (h.kind === 'resource_paid' ? -1 : 1);
      return ofPerson(view, {
        resources: { ...view.person.resources, [id]: view.person.resources[id] + by },
      });
    }
    case 'crystals_changed':
      return ofPerson(view, { crystals: view.person.crystals + h.number('change') });
    case 'pawn_moved':
      return ofPerson(view, { pawn: Object.keys(view.person.tiles)[h.number('node')] ?? null });
    default:
      return view;
  }
}
