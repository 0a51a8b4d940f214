import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuick, runs } from '../../../../../config/runs.js';
import { sueDeCoq } from '../../../src/rating/hodoku/sue-de-coq.js';
import { boxOf, cells, houses } from '../../techniques/positions.js';
import { nine, type PlainBoard, union } from '../explainer/plain-explainer.js';
import { plainOf } from './drawn-paths.js';
import { madeUpPath, maskOf, told } from './made-up-path.js';

/** Sets of cells, each before those that it grows to. */
function grown(cells: readonly number[], chosen: readonly number[] = []): number[][] {
  return cells.flatMap((cell, i) => [[...chosen, cell], ...grown(cells.slice(i + 1), [...chosen, cell])]);
}

/** Two cells of a crossing, each two before they get a third. */
function crossings(open: readonly number[]): number[][] {
  return grown(open).filter(({ length }) => length > 1);
}

/**
 * Cells of the crossing, of the line and of the box with as many digits in all; those of the crossing stand on one side or on
 * the other. What the sides share besides stands twice.
 */
function plainSueDeCoq({ digits }: PlainBoard) {
  for (const line of [...nine, ...nine.map((i) => 9 + i)]) {
    for (const box of new Set(houses[line].map(boxOf))) {
      const open = (house: number) => houses[house].filter((cell) => digits[cell].length > 0);
      for (const crossing of crossings(open(line).filter((cell) => boxOf(cell) === box))) {
        const held = union(crossing.map((cell) => digits[cell]));
        const side = (house: number) => {
          const list = open(house).filter((cell) => !crossing.includes(cell));
          const sets = grown(list).map((set) => ({ set, all: union(set.map((cell) => digits[cell])) }));
          return { list, sets: sets.filter(({ all }) => all.some((digit) => held.includes(digit))) };
        };
        const [inLine, inBox] = [side(line), side(18 + box)];
        for (const { set: lineSet, all: lineDigits } of inLine.sets) {
          // A side has fewer digits of its own than cells: so it takes some from the crossing.
          const own = (all: readonly number[]) => all.filter((digit) => !held.includes(digit)).length;
          if (lineSet.length <= own(lineDigits)) continue;
          for (const { set: boxSet, all: boxDigits } of inBox.sets) {
            if (boxSet.length <= own(boxDigits)) continue;
            const taken = crossing.length + lineSet.length + boxSet.length;
            if (taken !== held.length + own(lineDigits) + own(boxDigits)) continue;
            const common = lineDigits.filter((digit) => boxDigits.includes(digit));
            if (common.some((digit) => held.includes(digit)) || lineSet.some((cell) => boxSet.includes(cell))) continue;
            const goes = (
              list: readonly number[],
              set: readonly number[],
              has: readonly number[],
              not: readonly number[],
            ) =>
              list
                .filter((cell) => !set.includes(cell))
                .flatMap((cell) =>
                  digits[cell]
                    .filter(
                      (digit) =>
                        ((held.includes(digit) || has.includes(digit)) && !not.includes(digit)) ||
                        common.includes(digit),
                    )
                    .map((digit) => cell * 9 + digit),
                );
            const effects = [
              ...goes(inBox.list, boxSet, boxDigits, lineDigits),
              ...goes(inLine.list, lineSet, lineDigits, boxDigits),
            ];
            if (effects.length === 0) continue;
            const shape = { form: 'sue-de-coq', line, box: 18 + box, crossing, lineSet, boxSet };
            return { technique: 'sue-de-coq', placed: -1, effects, shape };
          }
        }
      }
    }
  }
  return undefined;
}

/** A line and a box that crosses it, some of whose cells have digits. */
const drawn = fc.infiniteStream(fc.nat(999)).map((luck) => {
  const next = (below: number) => (luck.next().value as number) % below;
  const line = next(18);
  const box = boxOf(houses[line][next(9)]);
  const masks: Record<number, number> = {};
  const lowest = next(3);
  for (const cell of cells.filter((one) => houses[line].includes(one) || boxOf(one) === box)) {
    const isCrossing = houses[line].includes(cell) && boxOf(cell) === box;
    if (next(10) < (isCrossing ? 2 : 5)) continue;
    let mask = 0;
    for (let i = 1 + next(3); i > 0; i--) mask |= 1 << (lowest + next(7));
    masks[cell] = mask;
  }
  return madeUpPath(masks, 0);
});

test('the first of its definition', () => {
  let [found, none] = [0, 0];
  fc.assert(
    fc.property(drawn, (path) => {
      const expected = plainSueDeCoq(plainOf(path));
      expect(sueDeCoq(path)).toEqual(expected);
      if (expected) found++;
      else none++;
    }),
    { numRuns: runs(100, 5000, 30), endOnFailure: true },
  );
  expect(Math.min(found, none)).toBeGreaterThan(isQuick ? 5 : 20);
});

describe('r1c12 hold 1, 2, 3 and 4', () => {
  const crossing = { 0: maskOf(1, 2), 1: maskOf(3, 4) };
  const others = maskOf(5, 6, 7, 8, 9);

  test('a cell of the row takes 1 or 2, one of the box 3 or 4, and no other cell there takes them', () => {
    const found = sueDeCoq(madeUpPath({ ...crossing, 8: maskOf(1, 2), 9: maskOf(3, 4) }, 0x1ff));
    const row = ['r1c3', 'r1c4', 'r1c5', 'r1c6', 'r1c7', 'r1c8'].flatMap((cell) => [`${cell}≠1`, `${cell}≠2`]);
    const box = ['r1c3', 'r2c2', 'r2c3', 'r3c1', 'r3c2', 'r3c3'].flatMap((cell) => [`${cell}≠3`, `${cell}≠4`]);
    expect(told(found?.effects)).toEqual([...row, ...box].sort());
    expect(found?.shape).toMatchObject({ line: 0, box: 18, crossing: [0, 1], lineSet: [8], boxSet: [9] });
  });

  test('no cell of the row has any of them: there is none', () => {
    expect(sueDeCoq(madeUpPath(crossing, others))).toBeUndefined();
  });

  test('two naked quads that have r1c3 in common are none', () => {
    // r1c1347 hold 1, 2, 5 and 6, and r1c23, r2c1 and r3c1 hold 3, 4, 5 and 6.
    const row = { 2: maskOf(5, 6), 3: maskOf(1, 5), 6: maskOf(2, 6) };
    const box = { 9: maskOf(3, 5), 18: maskOf(4, 6) };
    expect(sueDeCoq(madeUpPath({ ...crossing, ...row, ...box }, 0x1ff))).toBeUndefined();
  });
});
