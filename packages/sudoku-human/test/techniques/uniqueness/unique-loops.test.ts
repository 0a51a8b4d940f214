import { expect, test } from 'vitest';
import { type Step, uniqueLoop } from '../../../src/index.js';
import { readQuestion } from '../../../src/solver/context-of.js';
import type { Finder } from '../../../src/techniques/shared/technique.js';
import { board, candidates } from '../../verify/draw.js';

/** What goes by the loops of a board, taken for a puzzle with one solution. */
function struckBy(rows: readonly string[]): Step['eliminations'][] {
  const position = board([...rows, ...Array(9 - rows.length).fill('!12')].join('\n'));
  const { context } = readQuestion(position, {});
  const uniqueness = { ...context.uniqueness, isProven: () => true };
  const found: Step['eliminations'][] = [];
  (uniqueLoop as unknown as Finder).find({ ...context, uniqueness }, ({ eliminations }) => {
    found.push(eliminations);
    return false;
  });
  return found;
}

const loop = (a: string, b: string, c: string) => [
  `${a} !12 !12 ${b} !12 !12 !12 !12 !12`,
  '!12 !12 !12 12 !12 !12 12 !12 !12',
  `${c} !12 !12 !12 !12 !12 12 !12 !12`,
];

test('three cells of a loop have the same extra digit: who sees them all loses it', () => {
  expect(struckBy(loop('123', '123', '123'))).toEqual([candidates('3 r1c23')]);
});

test('three cells of a loop have two extra digits: nothing follows', () => {
  expect(struckBy(loop('123', '123', '124'))).toEqual([]);
});

test('two cells of a loop with two extra digits are as one in a naked pair', () => {
  const rows = [...loop('123', '12', '124'), ...Array(5).fill('!12'), '34 !12 !12 !12 !12 !12 !12 !12 !12'];
  expect(struckBy(rows)).toContainEqual(candidates('34 r2c1; 34 r4c1; 34 r5c1; 34 r6c1; 34 r7c1; 34 r8c1'));
});

test('where every cell may hold the pair, the search ends all the same', () => {
  const rows = ['12 * * 12 * * * * *', '* * * 12 * * * * *', ...Array(7).fill('*')];
  expect(struckBy(rows)).toEqual([]);
});
