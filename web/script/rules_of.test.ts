import { expect, it } from 'vitest';
import { rulesOf } from './rules_of.mjs';

it('knows a rule in every form that the pages have', () => {
  const page = `# Rules

- **XY-SET-01** In bold, in a list
  over two lines. [DE+FR]
- **XY-SET-02** Sees XY-SET-01. [PUB: some page, other for the map; details RECON]

**XY-TURN-01** [DE, derived] A paragraph.

| ID | Rule | Source |
| --- | --- | --- |
| XY-ROW-01 | A row. | \`[DE]\`, names \`[RULING]\` |

### XY-CARD-01 One / XY-CARD-02 Two
* Both. \`[RECON]\`
* XY-CARD-02a: A part of the second. \`[DE]\`

| Line | XY-COL-01 Brave | XY-COL-02 Mighty |
| 1 | here | there |

All columns [DE].
`;
  expect(rulesOf(page)).toEqual([
    { number: 'XY-SET-01', sources: ['DE', 'FR'] },
    { number: 'XY-SET-02', sources: ['PUB:some page', 'PUB:other', 'RECON'] },
    { number: 'XY-TURN-01', sources: ['DE', 'DERIVED'] },
    { number: 'XY-ROW-01', sources: ['DE', 'RULING'] },
    { number: 'XY-CARD-01', sources: ['RECON', 'DE'] },
    { number: 'XY-CARD-02', sources: ['RECON', 'DE'] },
    { number: 'XY-COL-01', sources: ['DE'] },
    { number: 'XY-COL-02', sources: ['DE'] },
  ]);
});

it('takes a number that is only spoken of, and that of an example, for no rule', () => {
  const page = `**XY-SET-01** See\nXY-SET-02 … XY-SET-09. [DE]

## Index
| XY-SET-01 | again | [RECON] |
| EX-DE-01 | as XY-SET-01 has it | XY-SET-01 |
`;
  expect(rulesOf(page)).toEqual([{ number: 'XY-SET-01', sources: ['DE'] }]);
});
