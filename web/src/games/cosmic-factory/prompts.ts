// What is asked of a seat: after each click the next question.
import type { Message } from '../../text/message';
import type { Content, Target } from '../game_ui';
import { printed, rulesOf, tilesNeeded } from './tiles';
import { cardOf, colours, galaxyOwner, isTimed, seatOf, type Action, type SeatView, type View } from './view';
import { cardName, colourList, word } from './words';

const KEPT = 3; // CF-DRAFT-02, CF-DRAFT-04

const missingFlips = (view: View, { galaxy }: SeatView, content: Content): number =>
  rulesOf(printed(content), cardOf(view)).turn_down - galaxy.filter((placed) => placed.down).length;

const missingTiles = (view: View, own: SeatView, content: Content): number =>
  tilesNeeded(printed(content), cardOf(view)) - own.galaxy.length;

const drafting = (view: View, chosen: readonly Target[]): Message => {
  const direction = view.round % 2 === 1 ? 'left' : 'right';
  if (chosen.length === 0) return word(`prompt.${view.phase}`, { direction });
  if (chosen.length < KEPT) return word('prompt.draft_more', { left: KEPT - chosen.length });
  return word('prompt.draft_kept', { direction });
};

// A tile is in the hand, on the board, or bonus tiles are pointed at.
const chosenWhileBuilding = (view: View, own: SeatView, content: Content, chosen: readonly Target[]): Message => {
  const bets = colours.filter((colour) => chosen.includes(`bonus:${colour}`));
  if (bets.length > 0) {
    const whole = missingTiles(view, own, content) <= 0;
    return word(whole ? 'prompt.bet' : 'prompt.bet_early', { colours: colourList(bets) });
  }
  return word(chosen[0]?.startsWith('tile:') ? 'prompt.lay' : 'prompt.laid');
};

const building = (view: View, own: SeatView, open: readonly Action[], content: Content): Message => {
  if (own.frozen) return word('prompt.frozen', { colours: colourList(own.bonus) });
  const bet = open.some(({ kind }) => kind === 'take');
  if (own.done) return word(bet ? 'prompt.done_bet' : 'prompt.done');
  const left = missingTiles(view, own, content);
  if (left > 0) return word('prompt.place', { left });
  const flips = missingFlips(view, own, content);
  if (flips > 0) return word('prompt.flip', { card: cardName(cardOf(view), content), flips });
  if (!open.some(({ kind }) => kind === 'done')) return word('prompt.one_piece');
  return word(bet ? 'prompt.complete_bet' : 'prompt.complete');
};

export const prompt = (
  view: View,
  seat: number,
  open: readonly Action[],
  content: Content,
  chosen: readonly Target[],
): Message => {
  const own = seatOf(view, seat);
  if (view.phase === 'game_over') return word('prompt.game_over');
  if (view.phase === 'build')
    return chosen.length > 0 ? chosenWhileBuilding(view, own, content, chosen) : building(view, own, open, content);
  if (!view.owing.includes(seat)) return word('prompt.wait');
  switch (view.phase) {
    case 'draft_1':
    case 'draft_2':
      return drafting(view, chosen);
    case 'ready':
      return word(isTimed(view) ? 'prompt.ready' : 'prompt.ready_untimed');
    case 'black_hole': {
      const owner = seatOf(view, galaxyOwner(view, seat));
      const flips = missingFlips(view, owner, content) - chosen.length;
      return word('prompt.black_hole', { card: cardName(cardOf(view), content), flips });
    }
    case 'sabotage':
      if (chosen.length > 0) return word('prompt.sabotage_this');
      return word('prompt.sabotage', { card: cardName(cardOf(view), content) });
    case 'exchange':
      return word('prompt.exchange', { points: own.evaluation?.points.track ?? 0 });
    default:
      return word(`prompt.${view.phase}`);
  }
};
