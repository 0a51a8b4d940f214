import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { choices, scatteredMarks } from '../layouts/boards.js';
import { sightIn } from '../layouts/oracle.js';
import { drawn } from '../verify/hand-made.js';

const two = [kit.xWing, kit.finnedXWing, kit.sashimiXWing];
const three = [kit.swordfish, kit.finnedSwordfish, kit.sashimiSwordfish];
const mixedTwo = [kit.frankenXWing, kit.mutantXWing, kit.finnedFrankenXWing, kit.finnedMutantXWing];
const mixedThree = [kit.frankenSwordfish, kit.mutantSwordfish, kit.finnedFrankenSwordfish, kit.finnedMutantSwordfish];

/**
 * What any so many houses of `from` and as many others of `across` rule out, by trying out every way to have the digit once
 * in each base: in no two cells that see each other, or not in a fin and in each cover once at most.
 */
function struckByAny(board: kit.Position, count: number, sides: readonly (readonly [kit.Cell[][], kit.Cell[][]])[]) {
  const struck = new Set<string>();
  const { layout, candidates } = board;
  if (!layout) throw new Error('no layout');
  const sees = sightIn(layout);
  const choicesOf = sides.map(([from, across]) => ({
    from,
    ways: choices(across, count).map((covers) => ({ covers, inCovers: timesIn(covers, candidates.length) })),
  }));
  for (let digit = 1; digit <= layout.size; digit++) {
    const has = (cell: number) => ((candidates[cell] >> (digit - 1)) & 1) === 1;
    const all = candidates.map((_, cell) => cell).filter(has);
    for (const { from, ways } of choicesOf) {
      const wide = from.filter((house) => house.filter(has).length >= 2);
      for (const bases of choices(wide, count)) {
        const places = [...new Set(bases.flat().filter(has))];
        const inBases = timesIn(bases, candidates.length);
        for (const { covers, inCovers } of ways) {
          if (covers.some((house) => bases.includes(house))) continue;
          const fins = places.filter((cell) => inBases[cell] > 1 || inCovers[cell] === 0);
          if (fins.length > 5) continue;
          // Where one cover less is enough the digit has no place at all.
          const isLess = covers.some((cover) =>
            places.every((cell) => inCovers[cell] > (cover.includes(cell) ? 1 : 0)),
          );
          if (fins.length === 0 && isLess) continue;
          for (const cell of all) {
            if (inCovers[cell] <= inBases[cell] || fins.includes(cell)) continue;
            if (fins.every((fin) => sees(fin, cell))) struck.add(`${cell} ${digit}`);
          }
        }
      }
    }
  }
  return struck;
}

/** In how many of the houses each cell is. */
function timesIn(houses: readonly kit.Cell[][], cells: number): number[] {
  const times = new Array<number>(cells).fill(0);
  for (const house of houses) for (const cell of house) times[cell]++;
  return times;
}

const struckBy = (board: kit.Position, techniques: readonly kit.Technique[]): Set<string> =>
  new Set(
    kit.findSteps(board, techniques).flatMap((step) => {
      expect({ step, ...kit.verifyStep(board, step) }).toEqual({ step, valid: true });
      expect(techniques.map(({ id }) => id)).toContain(step.technique);
      return step.eliminations.map(({ cell, digit }) => `${cell} ${digit}`);
    }),
  );

const jigsaw = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3];
const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with diagonals', kit.createLayout({ size: 4, diagonals: true })],
  ['a jigsaw of 4×4', kit.createLayout({ size: 4, regions: jigsaw })],
  ['4×4 with knight’s moves', kit.createLayout({ size: 4, antiKnight: true })],
  ['6×6 with a further house', kit.createLayout({ size: 6, extraHouses: [[0, 7, 14, 21, 28, 35]] })],
];

describe.each(layouts)('%s: all that fish strike out is found, and nothing else', (_, layout) => {
  const houses = kit.housesOf(layout);
  const cellsOf = (...kinds: string[]) =>
    houses.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).map(({ cells }) => [...cells]);
  const [rows, columns, all] = [cellsOf('row'), cellsOf('column'), cellsOf()];
  const lines = [
    [rows, columns],
    [columns, rows],
  ] as const;
  const boards = some([0, 1, 2], 2).map((seed) => scatteredMarks(layout, 31 * seed + 7, 0.35 + 0.1 * seed));

  test.each([
    [2, two],
    [3, three],
  ])('of %i lines', (count, techniques) => {
    let many = 0;
    for (const board of boards) {
      const expected = struckByAny(board, count, lines);
      const found = struckBy(board, techniques);
      for (const one of found) expect(expected).toContain(one);
      // What fewer lines rule out is no fish of so many.
      const all = new Set([...found, ...struckBy(board, [kit.commonPeers, ...(count === 3 ? two : [])])]);
      expect([...expected].filter((one) => !all.has(one))).toEqual([]);
      many += found.size;
    }
    expect(many).toBeGreaterThan(0);
  });

  test('of two houses of any kind', () => {
    let many = 0;
    for (const board of boards.slice(0, layout.size > 4 ? 1 : 3)) {
      const expected = struckByAny(board, 2, [[all, all]]);
      const mixed = struckBy(board, mixedTwo);
      const found = new Set([...mixed, ...struckBy(board, two)]);
      for (const one of found) expect(expected).toContain(one);
      const others = struckBy(board, [kit.commonPeers, kit.lockedCandidates, kit.pointing, kit.claiming]);
      expect([...expected].filter((one) => !found.has(one) && !others.has(one))).toEqual([]);
      many += mixed.size;
    }
    expect(many).toBeGreaterThan(0);
  });

  // Larger boards have too many threes to try, knights on small ones leave none.
  if (layout.size > 4 || layout.antiKnight) return;
  test('of three houses of any kind', () => {
    let many = 0;
    for (const board of boards.slice(0, 2)) {
      const expected = struckByAny(board, 3, [[all, all]]);
      const found = struckBy(board, mixedThree);
      for (const one of found) expect(expected).toContain(one);
      const simple = [kit.commonPeers, kit.lockedCandidates, kit.pointing, kit.claiming];
      const others = struckBy(board, [...simple, ...two, ...three, ...mixedTwo]);
      expect([...expected].filter((one) => !found.has(one) && !others.has(one))).toEqual([]);
      many += found.size;
    }
    expect(many).toBeGreaterThan(0);
  });
});

test('a fin that only a knight’s move joins to what goes', () => {
  const layout = kit.createLayout({ antiKnight: true });
  const zeros = Array.from({ length: 81 }, () => 0);
  // The 1 of rows 1 and 4 is in columns 1 and 5, or at r4c7 or at r1c7; r6c5… sees no fin in a classic Sudoku.
  const only = (row: number, cols: readonly number[]) => (cell: number) =>
    Math.floor(cell / 9) === row && !cols.includes(cell % 9);
  const without = [only(0, [0, 4]), only(3, [0, 4, 6])];
  const candidates = zeros.map((_, cell) => (without.some((isOut) => isOut(cell)) ? 0x1fe : 0x1ff));
  const board: kit.Position = { givens: zeros, values: zeros, candidates, layout };
  const [step] = kit.findSteps(board, [kit.finnedXWing]).filter(({ pattern }) => {
    const bases = pattern.houses.filter(({ role }) => role === 'base').map(({ house }) => house);
    return `${bases}` === '0,3';
  });
  expect(step.eliminations.length).toBeGreaterThan(0);
  const plain = { ...board, layout: kit.createLayout({}) };
  expect(kit.findSteps(plain, [kit.finnedXWing]).map(({ eliminations }) => eliminations)).not.toContainEqual(
    step.eliminations,
  );
  expect(kit.verifyStep(plain, { ...step, layout: plain.layout })).toEqual({
    valid: false,
    reason: 'elimination-does-not-follow',
  });
});

test('a fish is refused under another name', () => {
  const ALL = '1234 1234 1234 1234';
  const layout = kit.createLayout({ size: 4 });
  const board = drawn(layout, `1234 234 1234 1234 | ${ALL} | 1234 234 1234 234 | ${ALL}`);
  const [step] = kit.findSteps(board, [kit.finnedXWing]);
  const verdict = (change: Partial<kit.Step>) => kit.verifyStep(board, { ...step, ...change });
  expect(verdict({})).toEqual({ valid: true });
  for (const catalogue of [kit.en, kit.de, kit.vi, kit.zhHant]) {
    expect(kit.explainStep(step, catalogue)).not.toMatch(/[{}]|undefined/);
  }
  expect(verdict({ technique: 'sashimi-x-wing' })).toEqual({ valid: false, reason: 'wrong-candidates' });
  expect(verdict({ technique: 'x-wing' })).toEqual({ valid: false, reason: 'wrong-candidates' });
  expect(verdict({ technique: 'finned-mutant-x-wing' })).toEqual({ valid: false, reason: 'wrong-houses' });
  expect(verdict({ technique: 'finned-swordfish' })).toEqual({ valid: false, reason: 'wrong-houses' });
});
