import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { errorOf } from '../text/support.js';

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

test('rows, columns and boxes have their cells, ascending', () => {
  for (const at of nine) {
    expect(kit.cellsOfHouse(at)).toEqual(nine.map((i) => 9 * at + i));
    expect(kit.cellsOfHouse(9 + at)).toEqual(nine.map((i) => 9 * i + at));
    const [top, left] = [at - (at % 3), 3 * (at % 3)];
    expect(kit.cellsOfHouse(18 + at)).toEqual(nine.map((i) => 9 * (top + Math.floor(i / 3)) + left + (i % 3)));
    expect(kit.cellsOfHouse(18 + at).map((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3))).toEqual(
      Array(9).fill(at),
    );
  }
});

test('the cells are the caller’s own', () => {
  kit.cellsOfHouse(3).fill(-1);
  expect(kit.cellsOfHouse(3)).toEqual([27, 28, 29, 30, 31, 32, 33, 34, 35]);
});

test.each([-1, 27, 0.5])('house %j is none', (house) => {
  expect(errorOf(() => kit.cellsOfHouse(house))).toMatchObject({
    code: 'bad-house',
    message: `house is ${house}: expected an integer from 0 to 26`,
    at: { name: 'house' },
  });
});

test.each([
  [4, 2, 2],
  [6, 2, 3],
  [16, 4, 4],
])('%i×%i: rows, columns and boxes have their names and their cells', (size, boxRows, boxCols) => {
  const layout = kit.createLayout({ size });
  for (let at = 0; at < size; at++) {
    for (const [house, name, inHouse] of [
      [at, 'row', (row: number) => row === at],
      [size + at, 'column', (_: number, col: number) => col === at],
      [
        2 * size + at,
        'box',
        (row: number, col: number) => Math.floor(row / boxRows) * boxRows + Math.floor(col / boxCols) === at,
      ],
    ] as const) {
      const cells = Array.from({ length: size * size }, (_, cell) => cell);
      const expected = cells.filter((cell) => inHouse(Math.floor(cell / size), cell % size));
      expect(kit.cellsOfHouse(house, { layout })).toEqual(expected);
      expect(kit.houseName(house, kit.en, { layout })).toBe(`${name} ${at + 1}`);
      expect(kit.houseName(house, kit.en, { layout, notation: 'a1' })).toMatch(
        name === 'row' ? /^row/ : name === 'column' ? /^column/ : /^box/,
      );
    }
  }
  expect(errorOf(() => kit.cellsOfHouse(3 * size, { layout })).code).toBe('bad-house');
});

test.each(some([6, 16], 2))('%i×%i: the house of a hint holds the pattern of its step', (size) => {
  const layout = kit.createLayout({ size });
  const dealt = kit.generatePuzzle({ layout, seed: 1 });
  if (dealt.status !== 'found') throw new Error('no puzzle');
  let [at, hints] = [dealt.position, 0];
  for (let asked = kit.hint(at); asked.kind === 'step' && hints < 12; asked = kit.hint(at)) {
    const { step } = asked as { step: kit.Step };
    const where = kit.hint(at, { level: 'where' });
    expect(where.kind).toBe('step');
    const { house } = where as { house?: kit.House };
    if (house !== undefined) {
      const cells = kit.cellsOfHouse(house, { layout });
      expect(cells.length).toBe(size);
      expect(step.pattern.candidates.some(({ cell }) => cells.includes(cell))).toBe(true);
      hints++;
    }
    at = kit.applyStep(at, step);
  }
  expect(hints).toBeGreaterThan(8);
});
