// Keys of the game's message file, the names of things, the buttons and the numbers beside a seat's name.
import { messagesOf, named, type Message } from '../../text/message';
import type { Content, Target } from '../game_ui';
import { printed } from './tiles';
import { seatOf, type Colour, type Marker, type View } from './view';

export const word = messagesOf('cosmic-factory');

// What the content says in all languages.
const number = (card: number) => ({ de: `${card}`, en: `${card}`, fr: `${card}` });
export const cardName = (card: number, content: Content): Message =>
  named(printed(content).cards.get(card)?.names ?? number(card));
export const cardRule = (card: number, content: Content): Message =>
  named(printed(content).cards.get(card)?.texts ?? number(card));
export const markerName = (marker: Marker): Message => word(`marker.${marker}`);
// The same within a sentence.
export const worldName = (marker: Marker): Message => word(`world.${marker}`);

// Names of colours, "green and blue": lists differ between languages, so each length has its text.
export const colourList = (list: readonly Colour[]): Message => {
  const [a, b, c] = list.map(worldName);
  if (a && b && c) return word('list.three', { a, b, c });
  return a && b ? word('list.two', { a, b }) : (a ?? word('list.none'));
};

export const label = (target: Target): Message => word(`label.${target.replace('button:', '')}`);

export const holdings = (view: View, seat: number): readonly (readonly [string, number, Message])[] => {
  const { markers } = seatOf(view, seat);
  return [
    ['vegetation', markers.green, markerName('green')],
    ['ice', markers.blue, markerName('blue')],
    ['desert', markers.orange, markerName('orange')],
    ['star', markers.star, markerName('star')],
  ];
};

export const roundWords = (view: View, content: Content): Message =>
  word('round', { round: view.round, rounds: printed(content).rules.rounds });
