// A tooltip links to a rule about its thing. That is held against what the rule says in our own words: a number that
// stands in the wrong row of a table leads to a rule that does not speak of the thing.
import { expect, it } from 'vitest';
import { messages } from '../testing/fixtures';
import { positions as anunnaki } from './anunnaki/testing';
import { rule as anunnakiRule } from './anunnaki/where';
import { gallery as galaxies } from './cosmic-factory/positions';
import { rule as galaxyRule } from './cosmic-factory/rule';
import { fixture as system } from './cosmogenesis/positions';
import { rule as systemRule } from './cosmogenesis/rule';
import { rule as cosmosRule } from './crafting-the-cosmos/rule';
import { positions as cosmos } from './crafting-the-cosmos/testing/support';
import type { Target } from './game_ui';

type RuleOf = (target: Target) => string | null;
const of =
  <View>(rule: (target: Target, view: View) => string | null, view: View | undefined): RuleOf =>
  (target) => {
    if (!view) throw new Error('no position');
    return rule(target, view);
  };

const GAMES: Readonly<Record<string, { readonly rule: RuleOf; readonly says: Readonly<Record<Target, RegExp>> }>> = {
  anunnaki: {
    rule: of(anunnakiRule, anunnaki[0]?.view),
    says: {
      'area:G03': /^You control an area/,
      'symbol:G01:1': /^You harvest symbols/,
      'distant:DP1:land': /distant planet/,
      'site:K01': /culture token/,
      'node:O1': /your pawn/,
      'star:A': /triangle of the star/,
      'god:god-1': /summon one minor god/,
      'weapon:1': /you fight/,
      'slot:1': /face-up contract/,
      'reserve:1': /fulfil contracts/,
      'resource:gold': /equal resources/,
      crystals: /^For crystals/,
      'track:war': /^War, technology and trade/,
      'creature:unicorn': /six creatures/,
      'artefact:AR1': /gain its bonus/,
      'card:M01': /adviser cards/,
      'fate:1': /fate card/,
      'row:bot': /settlement row/,
    },
  },
  'cosmic-factory': {
    rule: of(galaxyRule, galaxies[0]?.view),
    says: {
      'cell:(0,0)': /free cell/,
      hand: /take back/,
      'turn:left': /swap, turn/,
      'flip:(0,0)': /face down/,
      'bonus:green': /bonus tiles/,
      'marker:green': /final score/,
      'track:green': /lowest of your three worlds/,
      'final:': /final score/,
      'round:': /^Each round/,
      'count:track': /^The longest track/,
      'count:green': /zone/i,
    },
  },
  cosmogenesis: {
    rule: of(systemRule, system('four').view),
    says: {
      'side:moon': /^Moon:/,
      'side:hit': /^Impact:/,
      'side:comet': /^Comet:/,
      'side:throw': /^Throw:/,
      'side:life': /bacteria/,
      'side:module': /expansion module/,
      'moon:O1': /becomes a moon/,
      belt: /most valuable belt/,
      zone: /habitable zone/,
      'stellar:S01': /stellar objective/,
      'object:O01': /your objects/,
      'objective:P01': /^Reveal:/,
      'supply:small': /in the supply/,
      round: /six rounds/,
      'sector:II': /^Choose a sector/,
      monolith: /the Monolith/,
    },
  },
  'crafting-the-cosmos': {
    rule: of(cosmosRule, cosmos[0]?.view),
    says: {
      token: /^A move takes a token/,
      'token:others': /never another player/,
      round: /^The game ends/,
      ending: /^The game ends/,
      'control:light': /passive reward/,
      'stack:5': /that stack/,
      'display:1': /an open one/,
      'hand:light': /^You spend energy cards/,
      'discard:light': /discards down/,
      'supply:H': /^The supply holds/,
      'staged:H': /^A star goes/,
      'staged:proto': /^A proto life goes/,
      'counter:dna': /^DNA:/,
      'counter:supernova': /^Supernova:/,
      'counter:graviton': /^A movement takes/,
      chamber: /^A discharge/,
      'row:1': /score row/,
      'reward:dna': /active reward/,
      'slot:1': /free slot/,
      'power:PL-1': /^To use a power/,
      'keep:PL-1': /keep exactly one/,
      'under:PL-1': /under the deck/,
      'goal:UG-01': /value of a goal/,
      'star:S01': /^A star goes/,
      'life:L01': /^A proto life goes/,
      'stock:life': /life tokens/,
      'stock:crystals': /time crystals/,
      'stock:advanced': /advanced life tile/,
    },
  },
};

it.each(Object.keys(GAMES))('the rule that a thing of %s names is about it', (game) => {
  const texts = messages('en', `rules-${game}`);
  const { rule, says } = GAMES[game] as (typeof GAMES)[string];
  for (const [target, words] of Object.entries(says)) {
    const number = rule(target);
    expect(texts[number ?? ''], `${target}: ${String(number)}`).toMatch(words);
  }
});
