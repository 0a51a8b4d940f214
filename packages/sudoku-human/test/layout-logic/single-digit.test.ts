import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { scatteredMarks, templatesOf } from '../layouts/boards.js';
import { sightIn } from '../layouts/oracle.js';
import { ownLayout } from '../layouts/own-layouts.js';
import { drawn } from '../verify/hand-made.js';

const turbots = [kit.skyscraper, kit.twoStringKite, kit.turbotFish];
// The further house lies on a row and a column, but is no region in which a digit could form an empty rectangle.
const crossed = kit.createLayout({ size: 6, extraHouses: [[1, 6, 8, 9, 13, 19]] });
const layouts: readonly [string, kit.Layout][] = [
  ...['six', 'jigsaw-5', 'knight', 'x'].map((name): [string, kit.Layout] => [name, ownLayout(name)]),
  ['a further house', crossed],
];

const struckBy = (steps: readonly kit.Step[]): Set<string> =>
  new Set(steps.flatMap(({ eliminations }) => eliminations.map(({ cell, digit }) => `${cell} ${digit}`)));

/** The steps of the techniques; the checker, which works from the rules, accepts each, and each language has words for it. */
function stepsOf(board: kit.Position, techniques: readonly kit.Technique[]): kit.Step[] {
  const steps = kit.findSteps(board, techniques);
  for (const [at, step] of steps.entries()) {
    expect({ step, ...kit.verifyStep(board, step) }).toEqual({ step, valid: true });
    for (const catalogue of at < 3 ? [kit.en, kit.de, kit.vi, kit.zhHant] : []) {
      expect(kit.explainStep(step, catalogue)).not.toMatch(/[{}]|undefined/);
    }
  }
  return steps;
}

describe.each(layouts)('%s', (_, layout) => {
  const { size } = layout;
  const share = size > 6 ? 0.22 : 0.45;
  const seeds = some(Array(size > 6 ? 3 : 8).keys(), size > 6 ? 3 : 2);
  const boards = seeds.map((seed) => scatteredMarks(layout, 13 * seed + 5, share));
  const houses = kit.housesOf(layout);
  const placesOf = (board: kit.Position, house: number, digit: number) =>
    houses[house].cells.filter((cell) => ((board.candidates[cell] >> (digit - 1)) & 1) === 1);
  const sees = sightIn(layout);
  const all = [...houses.keys()];

  test('turbot fish are the X-Chains of three links that are no X-Wing', () => {
    let many = 0;
    for (const board of boards) {
      const chains = kit.findSteps(board, [kit.xChain]).filter(({ pattern }) => {
        const cells = pattern.candidates.map(({ cell }) => cell);
        const isXWing = [(cell: number) => cell % size, (cell: number) => Math.floor(cell / size)].every(
          (lineOf) => new Set(cells.map(lineOf)).size === 2,
        );
        return pattern.links.length === 3 && !isXWing;
      });
      const found = struckBy(stepsOf(board, turbots));
      many += found.size;
      expect([...struckBy(chains)].filter((one) => !found.has(one))).toEqual([]);
    }
    expect(many).toBeGreaterThan(0);
  });

  test('empty rectangles are those of every region and every line with two places', () => {
    let many = 0;
    for (const board of boards) {
      const expected = new Set<string>();
      for (let digit = 1; digit <= size; digit++) {
        const has = (cell: number) => ((board.candidates[cell] >> (digit - 1)) & 1) === 1;
        for (let box = 2 * size; box < 3 * size; box++) {
          const places = placesOf(board, box, digit);
          const isOn = (line: number) => places.filter((cell) => houses[line].cells.includes(cell));
          const isRectangle = houses.some((_house, row) =>
            houses.some((_other, col) => {
              if (row >= size || col < size || col >= 2 * size) return false;
              const [onRow, onCol] = [isOn(row), isOn(col)];
              const both = onRow.filter((cell) => onCol.includes(cell)).length;
              const isAll = onRow.length + onCol.length - both === places.length;
              return isAll && onRow.length > both && onCol.length > both;
            }),
          );
          if (!isRectangle || places.length < 3) continue;
          for (const house of all.slice(0, 2 * size)) {
            const pair = placesOf(board, house, digit);
            if (pair.length !== 2 || pair.some((cell) => houses[box].cells.includes(cell))) continue;
            for (const [near, far] of [pair, [pair[1], pair[0]]]) {
              const count = places.filter((cell) => sees(near, cell)).length;
              if (count === 0 || count === places.length) continue;
              for (const cell of board.candidates.keys()) {
                if (!has(cell) || cell === near || houses[box].cells.includes(cell) || !sees(cell, far)) continue;
                if (places.every((place) => sees(cell, place) || sees(near, place))) expected.add(`${cell} ${digit}`);
              }
            }
          }
        }
      }
      const found = struckBy(stepsOf(board, [kit.emptyRectangle]));
      expect([...found].toSorted()).toEqual([...expected].toSorted());
      many += found.size;
    }
    expect(many).toBeGreaterThan(0);
  });

  test('W-Wings are those of every two cells and house', () => {
    let many = 0;
    for (const board of boards) {
      const expected = new Set<string>();
      const digitsAt = (cell: number) =>
        Array.from({ length: size }, (__, i) => i + 1).filter((digit) => (board.candidates[cell] >> (digit - 1)) & 1);
      const cells = [...board.candidates.keys()];
      for (const one of cells) {
        for (const two of cells.slice(one + 1)) {
          if (digitsAt(one).length !== 2 || board.candidates[one] !== board.candidates[two] || sees(one, two)) continue;
          for (const link of digitsAt(one)) {
            const digit = digitsAt(one).find((other) => other !== link);
            const isJoined = all.some((house) => {
              const [a, b, ...more] = placesOf(board, house, link);
              if (b === undefined || more.length > 0 || [a, b].some((cell) => cell === one || cell === two))
                return false;
              return (sees(a, one) && sees(b, two)) || (sees(a, two) && sees(b, one));
            });
            if (!isJoined) continue;
            for (const cell of cells) {
              if (sees(cell, one) && sees(cell, two) && digitsAt(cell).includes(digit ?? 0))
                expected.add(`${cell} ${digit}`);
            }
          }
        }
      }
      const found = struckBy(stepsOf(board, [kit.wWing]));
      expect([...found].toSorted()).toEqual([...expected].toSorted());
      many += found.size;
    }
    expect(many).toBeGreaterThan(0);
  });

  test.each([turbots, [kit.emptyRectangle]])('what goes is in no way to place the digit', (...techniques) => {
    for (const board of boards.slice(0, 3)) {
      for (const { eliminations, technique } of stepsOf(board, techniques)) {
        for (const { cell, digit } of eliminations.slice(0, 1)) {
          const places = [...board.candidates.keys()].filter((at) => (board.candidates[at] >> (digit - 1)) & 1);
          expect([technique, templatesOf(layout, places).filter((way) => way.includes(cell))]).toEqual([technique, []]);
        }
      }
    }
  });
});

test('two cells of two digits are enough for a W-Wing', () => {
  const ALL = '1234 1234 1234 1234';
  // In the last row 1 is below one of them or the other, so that one of them is 2.
  const board = drawn(
    kit.createLayout({ size: 4 }),
    `12 1234 1234 1234 | ${ALL} | 1234 1234 12 1234 | 1234 234 1234 234`,
  );
  expect(kit.findSteps(board, [kit.wWing]).map(({ eliminations }) => eliminations)).toEqual([
    [
      { cell: 2, digit: 2 },
      { cell: 8, digit: 2 },
    ],
  ]);
});
