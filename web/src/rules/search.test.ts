import { describe, expect, it } from 'vitest';
import { fold, marked, search } from './search';

const entries = [
  { number: 'CF-ZONE-01', title: 'Zones', text: 'Une zone est bordée par les astéroïdes.' },
  { number: 'CF-ZONE-02', title: 'Zones', text: 'Der größte Bereich zählt.' },
  { number: 'CF-TRACK-02', title: 'Sterne', text: 'Eine Zone 02 gibt es nicht; der Überrest zählt.' },
];
const found = (query: string) => search(entries, query).map(({ number }) => number);

describe('search', () => {
  it('takes letters without accents and capitals for those with them', () => {
    expect(fold('Größte ŒUVRE, bordée')).toBe('grosste oeuvre, bordee');
    expect(found('ASTEROIDES')).toEqual(['CF-ZONE-01']);
    expect(found('astéroïdes')).toEqual(['CF-ZONE-01']);
    expect(found('grosste')).toEqual(['CF-ZONE-02']);
  });
  it('wants every word, in any order and in the title too', () => {
    expect(found('bereich zones')).toEqual(['CF-ZONE-02']);
    expect(found('bereich sterne')).toEqual([]);
  });
  it('finds a rule by its number, whole or in part, before others that name it', () => {
    expect(found('cf-zone-02')).toEqual(['CF-ZONE-02']);
    expect(found('zone')).toEqual(['CF-ZONE-01', 'CF-ZONE-02', 'CF-TRACK-02']);
  });
  it('puts the beginning of a word before its middle', () => {
    expect(found('rest')).toEqual(['CF-TRACK-02']);
    expect(
      search(
        [
          { number: 'A-B-1', title: '', text: 'Überrest' },
          { number: 'A-C-2', title: '', text: 'der Rest' },
        ],
        'rest',
      ).map(({ number }) => number),
    ).toEqual(['A-C-2', 'A-B-1']);
  });
  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
  });
});

describe('marked', () => {
  const shown = (text: string, query: string) =>
    marked(text, query)
      .map(({ text: piece, found: hit }) => (hit ? `[${piece}]` : piece))
      .join('');
  it('marks what was found as it is written', () => {
    expect(shown('Der größte Bereich', 'grosste')).toBe('Der [größte] Bereich');
    expect(shown('Cœur à cœur', 'coeur')).toBe('[Cœur] à [cœur]');
    expect(shown('zone zones', 'zone')).toBe('[zone] [zone]s');
  });
  it('leaves what was not asked for whole', () => {
    expect(marked('Nichts', '')).toEqual([{ text: 'Nichts', found: false }]);
  });
});
