import { describe, expect, it } from 'vitest';
import { printOf } from './content';
import { galaxyOf } from './geometry';
import { content } from './testing/support';

const galaxy = galaxyOf(printOf(content));
const nebula = (id: string) => galaxy.nebulae.find((space) => space.id === id);

// Sections 9.4 to 9.6 of the rules.
describe('galaxyOf', () => {
  it('has 12 nebula, 37 star and 48 life spaces', () => {
    expect([galaxy.nebulae.length, galaxy.stars.size, galaxy.life.size]).toEqual([12, 37, 48]);
  });
  it.each([
    ['ND0', 'S09 S14 S19 S23 S18 S13', 'L14 L21 L27 L26 L20 L13'],
    ['NP3', 'S20 S25 S29 S32 S28 S24', 'L30 L35 L41 L40 L34 L29'],
    ['NF1', 'S27 S31 S34 S36 S33 S30', 'L38 L43 L46 L45 L42 L37'],
  ])('knows the corners and sides of %s', (id, corners, sides) => {
    expect(nebula(id)?.corners.join(' ')).toBe(corners);
    expect(nebula(id)?.sides.join(' ')).toBe(sides);
  });
  it('has the borders between the sectors', () => {
    expect(galaxy.borders.map(({ id }) => id).join(' ')).toBe('L09 L15 L21 L25 L26 L27 L28 L34 L40');
    expect(galaxy.stars.get('S19')?.sectors).toEqual(['delta', 'psi', 'phi']);
  });
});
