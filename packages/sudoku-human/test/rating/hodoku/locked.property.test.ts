import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../config/runs.js';
import { claiming, pointing } from '../../../src/rating/hodoku/locked.js';
import { boxOf, colOf, rowOf } from '../../techniques/positions.js';
import { nine, type PlainBoard } from '../explainer/plain-explainer.js';
import { plainOf, soundPaths } from './drawn-paths.js';

const boxes = nine.map((i) => 18 + i);
const lines = [...nine, ...nine.map((i) => 9 + i)];

/** The first house of a list whose two or three places of a digit lie in one of the other houses too, which has more. */
function firstLocked(
  technique: string,
  { places }: PlainBoard,
  bases: readonly number[],
  coversOf: (cell: number) => readonly number[],
) {
  for (const base of bases) {
    for (const digit of nine) {
      const own = places[base][digit];
      if (own.length < 2 || own.length > 3) continue;
      const cover = coversOf(own[0]).find((house) => own.every((cell) => coversOf(cell).includes(house)));
      if (cover === undefined) continue;
      const effects = places[cover][digit].filter((cell) => !own.includes(cell)).map((cell) => cell * 9 + digit);
      if (effects.length > 0) return { technique, placed: -1, effects, shape: { form: 'locked', digit, base, cover } };
    }
  }
  return undefined;
}

test('pointing and claiming: the first of the boxes, and the first of the lines', () => {
  const seen = { pointing: new Set<number>(), claiming: new Set<number>() };
  fc.assert(
    fc.property(soundPaths(5, 15), (path) => {
      const plain = plainOf(path);
      const inLine = firstLocked('pointing', plain, boxes, (cell) => [rowOf(cell), 9 + colOf(cell)]);
      const inBox = firstLocked('claiming', plain, lines, (cell) => [18 + boxOf(cell)]);
      expect(pointing(path.board)).toEqual(inLine);
      expect(claiming(path.board)).toEqual(inBox);
      if (inLine) seen.pointing.add(inLine.shape.base);
      if (inBox) seen.claiming.add(inBox.shape.base);
    }),
    { numRuns: runs(120, 5000, 30), endOnFailure: true },
  );
  expect(Math.min(seen.pointing.size, seen.claiming.size)).toBeGreaterThan(4);
});
