import { expect, test } from 'vitest';
import { type Cell, cellsOfHouse, createSolver, generatePuzzle, hint, parsePuzzle, setValue } from '../../src/index.js';
import { ownPuzzles } from '../layout/own-layouts.js';

const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');

/** The hint of a solver whose one technique has this pattern, and strikes the 3 out of r1c3 and r1c2. */
function hintOf(candidates: readonly object[], houses: readonly object[]) {
  const step = {
    technique: 'x-wing',
    placements: [],
    eliminations: [
      { cell: 2, digit: 3 },
      { cell: 1, digit: 3 },
    ],
    pattern: { candidates, houses, links: [] },
    message: { key: 'x-wing', params: {} },
  };
  const technique = { id: 'x-wing', find: (_: unknown, emit: (found: unknown) => boolean) => emit(step) };
  return createSolver([technique as never]).hint(puzzle, { level: 'which' });
}

const base = { house: 4, role: 'base' };
const cover = { house: 13, role: 'cover' };
const candidate = { cell: 40, digit: 9, role: 'x' };

test.each([
  ['a base comes before a cover', [candidate], [cover, base], 4],
  ['the first of several', [candidate], [base, { ...base, house: 5 }], 4],
  ['a cover if there is nothing else', [candidate], [cover], 13],
  ['no house: the box of the first cell', [candidate, { ...candidate, cell: 30 }], [], 22],
])('the house of a hint: %s', (_, candidates, houses, house) => {
  expect(hintOf(candidates, houses)).toMatchObject({ kind: 'step', house });
});

test('the cells of a hint are those of the pattern, or else those of the conclusion', () => {
  expect(hintOf([candidate, { ...candidate, cell: 30 }, candidate], [])).toMatchObject({ cells: [30, 40] });
  expect(hintOf([], [])).toMatchObject({ cells: [1, 2], house: 18 });
});

test('a hint that names a house names its cells, and one on a layout names the layout', () => {
  const boards = [1, 2, 3, 4, 5].flatMap((seed) => {
    const found = generatePuzzle({ seed });
    return found.status === 'found' ? [found.position] : [];
  });
  let houses = 0;
  for (const position of [...boards, ...ownPuzzles.map((own) => own.position)]) {
    const { layout } = position;
    for (const level of ['where', 'which', 'why', 'full'] as const) {
      const found = hint(position, { level });
      if (found.kind !== 'step') continue;
      expect(found.layout).toEqual(layout);
      expect(found.houseCells).toEqual(cellsOfHouse(found.house, { layout }));
      houses++;
    }
    const open = position.values.indexOf(0);
    const others = [1, 2].map((digit) => hint(setValue(position, open as Cell, digit), { level: 'where' }));
    for (const other of others) if (other.kind === 'mistake') expect(other.layout).toEqual(layout);
  }
  expect(houses).toBeGreaterThan(60);
});
