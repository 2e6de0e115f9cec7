import { beforeAll, describe, expect, it } from 'vitest';
import { say } from '../../text/say';
import { content, turns } from '../anunnaki/testing';
import { partsOf } from '../anunnaki/trace';
import { instruction } from './instructions';
import { speak } from './testing';

const said = (event: string, more: object) => {
  const line = instruction({ event, seat: 1, ...more }, ['Ada'], content);
  return line && say(line);
};

describe('instructions', () => {
  beforeAll(() => speak('en'));
  it('name the piece, where it is and where it goes', () => {
    expect(said('unit_moved', { unit: 'follower', from: 'NOR-C', to: 'G03' })).toBe(
      'Move for Cosmobot: 1 follower from the capital (Norse) to Gaia 3.',
    );
    expect(said('culture_taken', { site: 'G-K03' })).toMatch(/Gaia \d+, Gaia \d+/);
    expect(said('exhausted', { area: 'G03', symbols: [1, 2], resources: ['metal', 'gold'] })).toMatch(
      /1 metal, 1 gold/,
    );
    expect(said('cube_placed', { space: 5, path: null, cubes: 5 })).toMatch(/space 5/);
    expect(said('supremacy_moved', { spaces: 2, to: -4 })).toMatch(/2 spaces forward, to -4/);
    expect(said('civilisation_removed', { place: 'G07' })).toMatch(/god token/);
  });
  it('can be said in every language, for whole turns', () => {
    for (const language of ['en', 'de', 'fr'] as const) {
      speak(language);
      const deeds = turns
        .flatMap(({ events }) => partsOf(events, ['Ada'], content, instruction))
        .flatMap((part) => part.deeds);
      expect(deeds.length).toBeGreaterThan(20);
      for (const { done } of deeds) expect(say(done)).not.toMatch(/[{}]|undefined|cosmobot:|anunnaki:/);
    }
  });
});
