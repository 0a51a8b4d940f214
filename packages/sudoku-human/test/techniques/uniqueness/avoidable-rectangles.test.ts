import { expect, test } from 'vitest';
import type { Step, Technique } from '../../../src/index.js';
import { avoidableRectangle1, avoidableRectangle2 } from '../../../src/index.js';
import { createState } from '../../../src/kernel/state.js';
import type { Context, Finder } from '../../../src/techniques/shared/technique.js';
import { board, candidates } from '../../verify/draw.js';

/** What goes by the technique, from a board whose digits a player filled in; the puzzle has one solution. */
function struckBy(technique: Technique, rows: string, givens: readonly number[] = []) {
  const { values, candidates: marks } = board(`${rows}\n${Array(7).fill('*').join('\n')}`);
  const printed = values.map((value, cell) => (givens.includes(cell) ? value : 0));
  const context = {
    state: createState(values, marks),
    uniqueness: { givens: printed, isProvenByGivens: () => true },
  } as unknown as Context;
  const steps: Step[] = [];
  (technique as unknown as Finder).find(context, (step) => {
    steps.push(step);
    return false;
  });
  return steps.map(({ eliminations }) => eliminations);
}

const diagonal = `
  =1 * * 23 * * * * *
  23 * * =1 * * * * *`;

test('two open cells across lose their other digit to whoever sees both', () => {
  expect(struckBy(avoidableRectangle2, diagonal)).toEqual([
    candidates('3 r1c23; 3 r2c56'),
    candidates('2 r1c23; 2 r2c56'),
  ]);
});

test('two open cells side by side', () => {
  const rows = `
    =1 * * =2 * * * * *
    23 * * 13 * * * * *`;
  expect(struckBy(avoidableRectangle2, rows)).toEqual([candidates('3 r2c2356789')]);
});

test.each([
  ['first', '134 * * =2', '=2 * * =1', '1 r1c1'],
  ['second', '=1 * * 234', '=2 * * =1', '2 r1c4'],
  ['third', '=1 * * =2', '234 * * =1', '2 r2c1'],
  ['last', '=1 * * =2', '=2 * * 134', '1 r2c4'],
])('a single open cell, the %s, is not the digit across from it', (_, top, bottom, struck) => {
  const rows = `${top} * * * * *\n${bottom} * * * * *`;
  expect(struckBy(avoidableRectangle1, rows)).toEqual([candidates(struck)]);
  expect(struckBy(avoidableRectangle2, rows)).toEqual([]);
});

test.each([
  ['first', '234 * * =2', '=3 * * =1'],
  ['second', '=1 * * 134', '=2 * * =3'],
  ['third', '=1 * * =2', '234 * * =3'],
  ['last', '=1 * * =2', '=3 * * 134'],
])('three digits make no rectangle: the %s cell open', (_, top, bottom) => {
  expect(struckBy(avoidableRectangle1, `${top} * * * * *\n${bottom} * * * * *`)).toEqual([]);
});

test.each([
  ['two filled cells across hold different digits', '=1 * * 23 * * * * *\n23 * * =4 * * * * *'],
  ['two filled cells side by side hold the same', '=1 * * =1 * * * * *\n23 * * 23 * * * * *'],
  ['one cell lacks what would complete it', '=1 * * =2 * * * * *\n23 * * 34 * * * * *'],
  ['one cell has only the digit that the other has besides', '=1 * * =2 * * * * *\n23 * * 3 * * * * *'],
])('no rectangle where %s', (_, rows) => expect(struckBy(avoidableRectangle2, rows)).toEqual([]));

test('no rectangle where a digit was printed', () => {
  expect(struckBy(avoidableRectangle2, diagonal, [0])).toEqual([]);
});
