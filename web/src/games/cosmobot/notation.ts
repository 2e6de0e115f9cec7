// Lines of the notation that the rules use for positions (section 5): "goals: war=areas …".
import { hasCulture, GOAL_PLACES, type Side } from '../anunnaki/view';
import { misread, wanted, type Desk } from './desk';
import { GOALS, readKeyword } from './keywords';
import { readChanges, readContents } from './pieces';
import { placeOf, planetOf, siteOf } from './things';

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);
const keyword = (desk: Desk, side: Side, ...words: readonly string[]): boolean =>
  readKeyword(desk, { side, words, rest: words.slice(1).join(' ') });
const SIDE_OF: Readonly<Record<string, Side>> = { p: 'person', b: 'bot' };

// "war 5 tech 5 sup -8": pairs, each as if typed alone.
function readMarkers(desk: Desk, side: Side, text: string): void {
  const words = wordsOf(text);
  for (let i = 0; i < words.length; i += 2) {
    const [marker = '', value] = words.slice(i, i + 2);
    if (value === undefined || !keyword(desk, side, marker, value)) wanted('tracks b: war 5 tech 5 sup -8 vp 0');
  }
}

// "tracks b: war 5 | p: war 2"
function readTracks(desk: Desk, first: string, text: string): void {
  let side = first;
  for (const half of text.split('|')) {
    const colon = half.indexOf(':');
    if (colon >= 0) side = half.slice(0, colon).trim();
    readMarkers(desk, SIDE_OF[side] ?? wanted('tracks b: war 5 | p: war 2'), half.slice(colon + 1));
  }
}

// "war=areas tech=units trade=settlements sup=shrines"
function readGoals(desk: Desk, text: string): void {
  for (const word of wordsOf(text)) {
    const [at = '', name = ''] = word.split('=');
    const place = GOAL_PLACES.find((one) => at !== '' && one.startsWith(at));
    const goal = GOALS.find((one) => one === name);
    if (!place || !goal) return misread('goal', { word });
    desk.enter(`goal ${place} ${goal}`);
  }
}

// Every listed site has a token, the others none.
function readCulture(desk: Desk, text: string): void {
  const there = new Set(wordsOf(text).map((word) => siteOf(desk, word)));
  for (const { id } of desk.box.sites)
    if (hasCulture(desk.view, id) !== there.has(id)) desk.enter(`${there.has(id) ? 'culture' : 'no culture'} at ${id}`);
}

function readTokens(desk: Desk, text: string): void {
  const listed = wordsOf(text).map((word) =>
    desk.box.tokenSpaces.map(String).includes(word) ? Number(word) : misread('token', { word }),
  );
  for (const space of desk.box.tokenSpaces)
    if (desk.view.supremacy_tokens.includes(space) !== listed.includes(space))
      desk.enter(`${listed.includes(space) ? 'token' : 'no token'} on ${space}`);
}

// "p 2 b 4"
function readCubes(desk: Desk, text: string): void {
  const words = wordsOf(text);
  for (let i = 0; i < words.length; i += 2)
    keyword(desk, SIDE_OF[words[i] ?? ''] ?? wanted('cubes: p 2 b 4'), 'cubes', words[i + 1] ?? '');
}

// "dp2 right: leader ac | land b[f2] | lead p[f1]", of a planet that lies there.
function readPlanet(desk: Desk, name: string, text: string): void {
  const planet = planetOf(desk, name);
  for (const fact of text.split('|')) {
    const [what = '', ...rest] = wordsOf(fact);
    if (what === 'land' || what === 'lead') readContents(desk, `${planet}:${what}`, rest.join(' '));
    else if (what === 'leader' && rest.length === 1) readLeader(desk, planet, rest[0] ?? '');
    else if (what !== '') wanted('dp2 right: leader ac | land b[f2] | lead p[f1]');
  }
}
// A side leads by its units on the leader place; only the civilisation is a piece of its own.
function readLeader(desk: Desk, planet: string, leader: string): void {
  const now = desk.view.distant.find((one) => one?.planet === planet)?.leader;
  if (leader === 'ac') readChanges(desk, 'person', `${planet}:lead`, ['ac']);
  else if (now === 'civilisation') readChanges(desk, 'person', `${planet}:lead`, ['-ac']);
}

export function readNotation(desk: Desk, subject: string, text: string): void {
  const [first = '', second = '', ...more] = wordsOf(subject);
  switch (first) {
    case '':
      return wanted('g3: p[s f2] x1');
    case 'tracks':
      return readTracks(desk, second, text);
    case 'goals':
      return readGoals(desk, text);
    case 'culture':
      return readCulture(desk, text);
    case 'tokens':
      return readTokens(desk, text);
    case 'cubes':
      return readCubes(desk, text);
    case 'contracts':
    case 'creatures':
      keyword(desk, 'person', first, ...wordsOf(text));
      return;
    case 'supply':
      return misread('supply');
  }
  if ((second === 'left' || second === 'right') && more.length === 0) return readPlanet(desk, first, text);
  if (second !== '') misread('place', { word: subject });
  readContents(desk, placeOf(desk, first), text);
}
