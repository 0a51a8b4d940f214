/** Pairs of places joined by sight, on layouts: each link where it should be, and what the four are called. */

import { createLayout, type LayoutOptions, type PatternHouse, type TechniqueId } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { reasonOf } from '../verify/reason-of.js';
import { as, drawn, links, marks, stepOf } from './hand-made.js';

const ALL = '1234 1234 1234 1234';
const houses = (...list: readonly number[]): PatternHouse[] => list.map((house) => ({ house, role: 'house' }));

/** The step of a chain of four cells of a 4×4 board, from end to end. */
function turbot(technique: TechniqueId, cells: readonly number[], own: readonly number[], struck: string) {
  const [end, joint, other, far] = cells;
  return stepOf({
    technique,
    candidates: [...as('end', `${end}:1 ${far}:1`), ...as('joint', `${joint}:1 ${other}:1`)],
    links: links(`${end}:1=${joint}:1 ${joint}:1-${other}:1 ${other}:1=${far}:1`),
    houses: houses(...own),
    eliminations: marks(struck),
  });
}

const skyscraper = {
  position: drawn(createLayout({ size: 4 }), `1234 234 1234 234 | ${ALL} | 1234 234 234 1234 | ${ALL}`),
  step: turbot('skyscraper', [2, 0, 8, 11], [0, 2], '7:1 14:1'),
};

test('its links are strong, weak and strong, between single cells of one digit, each from where the last one ended', () => {
  const { position, step } = skyscraper;
  expect(reasonOf(position, step)).toBe('valid');
  const chain = step.pattern.links;
  const otherwise = (at: number, text: string) => reasonOf(position, step, { links: chain.with(at, links(text)[0]) });
  expect(otherwise(2, '8:1=11:2')).toBe('wrong-kind-of-chain');
  expect(otherwise(1, '0:2-8:1')).toBe('wrong-kind-of-chain');
  expect(otherwise(1, '2:1-8:1')).toBe('links-do-not-join');
  expect(otherwise(2, '0:1=11:1')).toBe('links-do-not-join');
  for (const [at, end] of [
    [0, 'from'],
    [2, 'to'],
  ] as const) {
    const grouped = { ...chain[at], [end]: { cells: [chain[at][end].cells[0], 5], digit: 1 } };
    expect([end, reasonOf(position, step, { links: chain.with(at, grouped) })]).toEqual([end, 'not-a-group']);
  }
});

test('it names its two houses and no other', () => {
  const { position, step } = skyscraper;
  expect(reasonOf(position, step, { houses: houses(0) })).toBe('wrong-houses');
  expect(reasonOf(position, step, { houses: [...houses(0, 2), { house: 4, role: 'base' }] })).toBe('wrong-houses');
});

const named: readonly [string, TechniqueId, LayoutOptions, string, ReturnType<typeof turbot>][] = [
  [
    'two columns joined along a row',
    'skyscraper',
    {},
    `${ALL} | 234 1234 234 1234 | 1234 1234 234 1234 | 234 1234 1234 1234`,
    turbot('skyscraper', [8, 0, 2, 14], [4, 6], '11:1 13:1'),
  ],
  [
    'two rows joined by a box',
    'turbot-fish',
    {},
    `234 1234 234 1234 | 1234 234 234 1234 | ${ALL} | ${ALL}`,
    turbot('turbot-fish', [3, 1, 4, 7], [0, 1], '11:1 15:1'),
  ],
  [
    'a row and a column joined by a box',
    'two-string-kite',
    {},
    `234 1234 234 1234 | 1234 1234 1234 1234 | 234 1234 1234 1234 | ${ALL}`,
    turbot('two-string-kite', [3, 1, 4, 12], [0, 4], '15:1'),
  ],
  [
    'a row and a column joined by a diagonal',
    'turbot-fish',
    { diagonals: true },
    `234 1234 234 1234 | ${ALL} | 234 1234 1234 1234 | ${ALL}`,
    turbot('turbot-fish', [1, 3, 12, 4], [0, 4], '5:1'),
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
    turbot('turbot-fish', [13, 0, 3, 14], [12, 13], '12:1 15:1'),
  ],
];

test.each(named)('%s: %s', (_, technique, options, text, step) => {
  const position = drawn(createLayout({ size: 4, ...options }), text);
  const names: readonly TechniqueId[] = ['skyscraper', 'two-string-kite', 'turbot-fish'];
  const taken = names.filter((name) => reasonOf(position, { ...step, technique: name }) === 'valid');
  expect(taken).toEqual([technique]);
});
