// What an event does to what is drawn, so that a turn that came in one piece can be shown step by
// step. The table's own view is the truth and ends every replay; replay.test.ts holds the two against
// each other.
import type { GameEvent } from '../game_ui';
import { find, type Box } from './content';
import { add, atPlace, becomes, ofPerson, ofSide, retreat, supplied, withArea } from './placing';
import { pieces, printPieces, type Event, type Side, type View } from './view';

export const sideOf = (event: Event): Side => (event.seat === 1 ? 'bot' : 'person');

export function after(view: View, happened: GameEvent, box: Box): View {
  const event = happened as Event;
  const side = sideOf(event);
  const own = view.sides[side];
  switch (event.event) {
    case 'turn_started':
      return { ...view, active: side, arrow: null };
    case 'card_revealed': {
      const card = find(box.cards[event.deck], event.card);
      return {
        ...view,
        arrow: card?.arrow ?? view.arrow,
        face_up: { ...view.face_up, [event.deck]: card?.id ?? null },
      };
    }
    case 'cards_removed':
      return { ...view, face_up: { moon: null, sun: null } };
    case 'unit_placed':
      return supplied(add(view, event.place, side, event.unit, 1), side, event.unit, -1);
    case 'unit_moved':
      return add(add(view, event.from, side, event.unit, -1), event.to, side, event.unit, 1);
    case 'units_retreated':
      return retreat(view, side, event.from, event.to);
    case 'summoned':
      return becomes(view, side, event.area, event.unit);
    case 'god_summoned': {
      const known = ofPerson(view, {
        gods: [...view.person.gods, event.god],
        marked: [...view.person.marked, event.by],
      });
      return becomes(known, 'person', event.area, find(box.gods, event.god)?.rank ?? 'minor');
    }
    case 'built':
      return ofSide(
        atPlace(view, event.area, side, (text) => printPieces({ ...pieces(text), settlement: true })),
        side,
        { settlements: own.settlements - 1 },
      );
    case 'settlement_moved': {
      const left = atPlace(view, event.from, side, (text) => printPieces({ ...pieces(text), settlement: false }));
      return atPlace(left, event.to, side, (text) => printPieces({ ...pieces(text), settlement: true }));
    }
    case 'exhausted':
      return withArea(view, event.area, (area) => ({
        ...area,
        exhausted: [...new Set([...(area.exhausted ?? []), ...event.symbols])].sort((a, b) => a - b),
      }));
    case 'vp_gained':
      return ofSide(view, side, { vp: own.vp + event.points });
    case 'track_advanced':
      return ofSide(view, side, { tracks: { ...own.tracks, [event.track]: event.space } });
    case 'supremacy_moved':
      return ofSide(view, side, { supremacy: event.to });
    case 'supremacy_token':
      return { ...view, supremacy_tokens: view.supremacy_tokens.filter((value) => value !== event.at) };
    case 'cube_placed': {
      const placed = ofSide(view, side, { cubes: event.cubes });
      return event.path === null ? placed : ofPerson(placed, { paths: [...view.person.paths, event.path] });
    }
    case 'contract_taken': {
      const contracts = view.contracts.map((id, slot) => (slot + 1 === event.slot ? null : id));
      const taken = { ...view, contracts };
      return side === 'bot' || event.contract === null
        ? taken
        : ofPerson(taken, { contracts: [...view.person.contracts, event.contract] });
    }
    case 'contract_laid':
      return {
        ...view,
        contracts: view.contracts.map((now, slot) => (slot + 1 === event.slot ? event.contract : now)),
      };
    case 'contract_dropped':
    case 'contract_fulfilled':
      return ofPerson(view, { contracts: view.person.contracts.filter((one) => one !== event.contract) });
    case 'culture_taken': {
      if (Array.isArray(view.culture)) return view;
      const { [event.site]: _, ...culture } = view.culture as Readonly<Record<string, string | null>>;
      return { ...view, culture };
    }
    case 'creature_taken': {
      const shown = {
        ...view,
        creatures: view.creatures.map((one) => (one === event.creature ? null : one)),
      };
      return ofSide(add(shown, event.area, side, 'creature', 1), side, {
        creatures: [...own.creatures, event.creature],
      });
    }
    case 'leader_changed':
      return {
        ...view,
        distant: view.distant.map((one) => (one?.planet === event.planet ? { ...one, leader: event.leader } : one)),
      };
    case 'civilisation_removed': {
      const { [event.place]: _, ...gods } = view.atlantis_gods;
      return withArea(
        { ...view, atlantis_gods: gods },
        event.place,
        ({ civilisation: __, face_up: ___, ...rest }) => rest,
      );
    }
    case 'resource_gained':
    case 'resource_paid': {
      const by = event.event === 'resource_paid' ? -event.number : event.number;
      return ofPerson(view, {
        resources: { ...view.person.resources, [event.resource]: view.person.resources[event.resource] + by },
      });
    }
    case 'crystals_changed':
      return ofPerson(view, { crystals: view.person.crystals + event.change });
    case 'pawn_moved':
      return ofPerson(view, { pawn: event.node });
    default:
      return view;
  }
}
