/** What patterns are called by the kinds of their houses, on layouts that have other kinds than rows, columns and boxes. */

import { createLayout, type LayoutOptions, type PatternHouse, type TechniqueId } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, drawn, links, marks, type StepParts, stepOf } from '../hand-made.js';
import { reasonOf } from '../reason-of.js';

// Rows are 0 to 3, columns 4 to 7, boxes or regions 8 to 11, then others.
const ALL = '1234 1234 1234 1234';
const houses = (role: PatternHouse['role'], ...list: readonly number[]): PatternHouse[] =>
  list.map((house) => ({ house, role }));
const regions = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
const jigsaw = [0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3];

/** Which of the names the step may have. */
function namesOf(names: readonly TechniqueId[], text: string, parts: StepParts, options: LayoutOptions = {}) {
  const position = drawn(createLayout({ size: 4, ...options }), text);
  return names.filter((technique) => reasonOf(position, stepOf({ ...parts, technique })) === 'valid');
}

test('from a box to a line they point, from a line to a box they claim, and are just locked between other houses', () => {
  const inRow = `1234 1234 234 234 | ${ALL} | ${ALL} | ${ALL}`;
  const inBox = `1234 1234 1234 1234 | 234 234 1234 1234 | ${ALL} | ${ALL}`;
  const inExtra = `${ALL} | ${ALL} | 1234 1234 234 1234 | 1234 1234 1234 234`;
  const cases = [
    ['pointing', inBox, 8, 0, '2:1'],
    ['claiming', inRow, 0, 8, '4:1'],
    ['locked-candidates', inRow, 0, 12, '10:1'],
    ['locked-candidates', inBox, 8, 12, '15:1'],
    ['locked-candidates', inExtra, 12, 0, '2:1'],
    ['locked-candidates', inExtra, 12, 8, '4:1'],
  ] as const;
  for (const [technique, text, base, cover, struck] of cases) {
    const over = [...houses('base', base), ...houses('cover', cover)];
    const parts = { candidates: as('locked', '0:1 1:1'), houses: over, eliminations: marks(struck) };
    const taken = namesOf(['pointing', 'claiming', 'locked-candidates'], text, parts, {
      extraHouses: [[0, 1, 10, 15]],
    });
    expect([base, cover, taken]).toEqual([base, cover, [technique]]);
  }
});

test('neither the base nor the cover of locked candidates is a cage', () => {
  const caged = createLayout({ size: 4, cages: [{ cells: [0, 1, 4] }] });
  const position = drawn(caged, `1234 1234 234 234 | ${ALL} | ${ALL} | ${ALL}`);
  const reason = (places: string, base: number, cover: number, struck: string) => {
    const over = [...houses('base', base), ...houses('cover', cover)];
    const parts = { candidates: as('locked', places), houses: over, eliminations: marks(struck) };
    return reasonOf(position, stepOf({ technique: 'locked-candidates', ...parts }));
  };
  expect(reason('0:1 1:1', 0, 12, '4:1')).toBe('wrong-houses');
  expect(reason('0:1 1:1 4:1', 12, 8, '5:1')).toBe('wrong-houses');
});

test('a locked pair lies in a line and a box or region, whatever else holds it', () => {
  const text = `12 12 1234 1234 | ${ALL} | ${ALL} | ${ALL}`;
  const pair = (...own: readonly number[]): StepParts => ({
    candidates: as('locked', '0:12 1:12'),
    houses: houses('house', ...own),
    eliminations: marks('2:1 5:2'),
  });
  const names = ['locked-pair', 'locked-triple'] as const;
  expect(namesOf(names, text, pair(0, 8))).toEqual(['locked-pair']);
  expect(namesOf(names, text, pair(0, 8), { regions: jigsaw })).toEqual(['locked-pair']);
  expect(namesOf(names, text, pair(0, 8, 12), { cages: [{ cells: [0, 1] }] })).toEqual(['locked-pair']);
  for (const own of [[0], [0, 8], [0, 12], [0, 8, 9, 12]])
    expect([own, namesOf(names, text, pair(...own), { cages: [{ cells: [0, 1] }] })]).toEqual([own, []]);
  // A row and a diagonal, or a box and a diagonal, are no line and box.
  const across = `12 1234 1234 1234 | 1234 12 1234 1234 | ${ALL} | ${ALL}`;
  const other = { candidates: as('locked', '0:12 5:12'), houses: houses('house', 8, 12), eliminations: marks('10:1') };
  expect(namesOf(names, across, other, { diagonals: true })).toEqual([]);
});

test('a fish is called by the kinds of its houses', () => {
  const names = ['x-wing', 'franken-x-wing', 'mutant-x-wing'] as const;
  const over = (bases: readonly number[], covers: readonly number[]) => [
    ...houses('base', ...bases),
    ...houses('cover', ...covers),
  ];
  // A row and a box of two columns.
  const franken = {
    candidates: as('base', '0:1 1:1 8:1 13:1'),
    houses: over([0, 10], [4, 5]),
    eliminations: marks('4:1 5:1'),
  };
  const inBox = `1234 1234 234 234 | ${ALL} | 1234 234 1234 1234 | 234 1234 1234 1234`;
  expect(namesOf(names, inBox, franken)).toEqual(['franken-x-wing']);
  expect(namesOf(names, inBox, franken, { regions })).toEqual(['franken-x-wing']);
  // A row and a column of two boxes.
  const crossed = `1234 1234 234 234 | 1234 1234 1234 234 | ${ALL} | ${ALL}`;
  const both = { candidates: as('base', '0:1 1:1 11:1 15:1'), houses: over([0, 7], [8, 11]) };
  expect(namesOf(names, crossed, { ...both, eliminations: marks('4:1 14:1') })).toEqual(['mutant-x-wing']);
  // A row and a diagonal of two columns.
  const diagonal = `1234 234 234 1234 | 1234 234 1234 1234 | 1234 1234 234 1234 | ${ALL}`;
  const mixed = { candidates: as('base', '0:1 3:1 15:1'), houses: over([0, 12], [4, 7]), eliminations: marks('4:1') };
  expect(namesOf(names, diagonal, mixed, { diagonals: true })).toEqual([]);
  const apart = `234 1234 234 1234 | 1234 1234 1234 1234 | 1234 1234 234 1234 | ${ALL}`;
  const far = {
    candidates: as('base', '1:1 3:1 5:1 15:1'),
    houses: over([0, 12], [5, 7]),
    eliminations: marks('9:1 11:1 13:1'),
  };
  expect(namesOf(names, apart, far, { diagonals: true })).toEqual(['mutant-x-wing']);
  // A cage is no cover.
  const xWing = { candidates: as('base', '0:1 2:1 8:1 10:1'), eliminations: marks('4:1') };
  const rows = `1234 234 1234 234 | ${ALL} | 1234 234 1234 234 | ${ALL}`;
  const caged = { cages: [{ cells: [0, 4, 8] }] };
  expect(namesOf(names, rows, { ...xWing, houses: over([0, 2], [4, 6]) }, caged)).toEqual(['x-wing']);
  expect(namesOf(names, rows, { ...xWing, houses: over([0, 2], [12, 6]) }, caged)).toEqual([]);
});

/** The step of a chain of four cells, from end to end. */
function turbot(cells: readonly number[], own: readonly number[], struck: string): StepParts {
  const [end, joint, other, far] = cells;
  return {
    candidates: [...as('end', `${end}:1 ${far}:1`), ...as('joint', `${joint}:1 ${other}:1`)],
    links: links(`${end}:1=${joint}:1 ${joint}:1-${other}:1 ${other}:1=${far}:1`),
    houses: houses('house', ...own),
    eliminations: marks(struck),
  };
}

const pairs: readonly [string, TechniqueId, LayoutOptions, string, StepParts][] = [
  [
    'two columns joined along a row',
    'skyscraper',
    {},
    `${ALL} | 234 1234 234 1234 | 1234 1234 234 1234 | 234 1234 1234 1234`,
    turbot([8, 0, 2, 14], [4, 6], '11:1 13:1'),
  ],
  [
    'two rows joined by a box',
    'turbot-fish',
    {},
    `234 1234 234 1234 | 1234 234 234 1234 | ${ALL} | ${ALL}`,
    turbot([3, 1, 4, 7], [0, 1], '11:1 15:1'),
  ],
  [
    'a row and a column joined by a box',
    'two-string-kite',
    {},
    `234 1234 234 1234 | 1234 1234 1234 1234 | 234 1234 1234 1234 | ${ALL}`,
    turbot([3, 1, 4, 12], [0, 4], '15:1'),
  ],
  [
    'a row and a column joined by a diagonal',
    'turbot-fish',
    { diagonals: true },
    `234 1234 234 1234 | ${ALL} | 234 1234 1234 1234 | ${ALL}`,
    turbot([1, 3, 12, 4], [0, 4], '5:1'),
  ],
  [
    'two houses of neither kind joined along a row',
    'turbot-fish',
    {
      extraHouses: [
        [0, 6, 11, 13],
        [3, 4, 9, 14],
      ],
    },
    `1234 1234 1234 1234 | 234 1234 234 1234 | 1234 234 1234 234 | ${ALL}`,
    turbot([13, 0, 3, 14], [12, 13], '12:1 15:1'),
  ],
];

test.each(pairs)('%s: %s', (_, technique, options, text, parts) => {
  expect(namesOf(['skyscraper', 'two-string-kite', 'turbot-fish'], text, parts, options)).toEqual([technique]);
});

test('the strong link of an empty rectangle is in a line', () => {
  // 1 is in cells 1 and 4 of the first box, and twice in row 2, in the columns of cell 1 and cell 6.
  const text = '234 1234 1234 1234 | 1234 234 1234 1234 | 234 1234 1234 234 | 1234 1234 234 1234';
  const rectangle = (line: number, ends: string, struck: string): StepParts => ({
    candidates: [...as('box', '1:1 4:1'), ...as('link', ends)],
    houses: houses('house', 8, line),
    eliminations: marks(struck),
  });
  const names = ['empty-rectangle'] as const;
  const extra = { extraHouses: [[9, 10, 3, 14]] };
  expect(namesOf(names, text, rectangle(2, '9:1 10:1', '6:1'), extra)).toEqual(names);
  const inExtra = text.replace('1234 1234 1234 | 1234 234', '1234 1234 234 | 1234 234');
  expect(namesOf(names, inExtra, rectangle(2, '9:1 10:1', '6:1'), extra)).toEqual(names);
  expect(namesOf(names, inExtra, rectangle(12, '9:1 10:1', '6:1'), extra)).toEqual([]);
});
