import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { allSteps } from '../../layout/all-steps.js';
import { digitsIn, marksAndValues, scatteredMarks } from '../../layout/boards.js';
import { agree } from '../../layout/oracle.js';

const layouts: readonly [string, kit.Layout][] = [
  [
    '4×4',
    kit.createLayout({
      size: 4,
      cages: [
        { cells: [0, 1, 4], sum: 7 },
        { cells: [2, 3], sum: 5 },
        { cells: [9, 10], sum: 4 },
        { cells: [6, 7] },
        { cells: [8, 12, 13], sum: 8 },
      ],
    }),
  ],
  [
    '6×6 with diagonals',
    kit.createLayout({
      size: 6,
      diagonals: true,
      cages: [
        { cells: [0, 1, 6], sum: 10 },
        { cells: [2, 3, 4], sum: 11 },
        { cells: [5, 11, 17], sum: 9 },
        { cells: [7, 8, 9, 10], sum: 14 },
        { cells: [30, 31], sum: 5 },
      ],
    }),
  ],
];

/** Houses alone, then up to five lines side by side; of the cages on the border none, those with half inside, or all. */
function sumsIn(board: kit.Position): string[] {
  const { layout, values, candidates } = board;
  if (!layout) throw new Error('no layout');
  const { size } = layout;
  const named = kit.housesOf(layout);
  const houses = [...named.keys()].filter((house) => named[house].kind !== 'cage');
  const cages = [...named.keys()].filter((house) => named[house].sum !== undefined);
  const blocks = [2, 3, 4, 5].flatMap((count) =>
    [0, size].flatMap((start) =>
      Array.from({ length: Math.max(0, size - count + 1) }, (_, from) =>
        Array.from({ length: count }, (__, i) => start + from + i),
      ),
    ),
  );
  const seen = new Set<string>();
  const found: string[] = [];
  for (const area of [...houses.map((house) => [house]), ...blocks]) {
    for (const share of [1, 0.5, 0]) {
      const inside = area.flatMap((house) => named[house].cells);
      const taken = cages.filter((cage) => {
        const { cells } = named[cage];
        const own = cells.filter((cell) => inside.includes(cell)).length;
        return own > 0 && own / cells.length >= share;
      });
      const inCages = taken.flatMap((cage) => named[cage].cells);
      const open = (cell: number) => values[cell] === 0;
      const innies = inside.filter((cell) => !inCages.includes(cell));
      const outies = inCages.filter((cell) => !inside.includes(cell));
      const cells = [...innies, ...outies].filter(open);
      const plus = innies.filter(open).length;
      const held = (some: readonly number[]) => some.reduce((sum, cell) => sum + values[cell], 0);
      const sums = taken.reduce((sum, cage) => sum + (named[cage].sum ?? 0), 0);
      const total = (area.length * size * (size + 1)) / 2 - sums - held(innies) + held(outies);
      if (taken.length === 0 || cells.length === 0 || cells.length > 5 || seen.has(`${cells}`)) continue;
      seen.add(`${cells}`);
      const ways: number[][] = [];
      const extend = (way: readonly number[], left: number): void => {
        const at = way.length;
        if (at === cells.length) {
          if (left === 0) ways.push([...way]);
          return;
        }
        for (const digit of digitsIn(candidates[cells[at]])) {
          // Candidates that only the difference of neighbours parts are no matter here.
          if (way.every((other, i) => other !== digit || agree(layout, cells[i], digit, cells[at], digit)))
            extend([...way, digit], at < plus ? left - digit : left + digit);
        }
      };
      extend([], total);
      const places = cells.flatMap((cell, at) =>
        digitsIn(candidates[cell]).map((digit) => ({ cell, digit, isLeft: ways.some((way) => way[at] === digit) })),
      );
      const left = places.filter(({ isLeft }) => isLeft);
      const gone = places.filter(({ isLeft }) => !isLeft).sort((a, b) => a.cell - b.cell || a.digit - b.digit);
      const told = (some: readonly kit.Candidate[]) => some.map(({ cell, digit }) => `${cell}=${digit}`).join(' ');
      const about = `${area} | ${taken} | ${total} of ${cells.slice(0, plus).toSorted((a, b) => a - b)} less ${cells.slice(plus).toSorted((a, b) => a - b)}`;
      if (cells.length === 1 && left.length === 1) found.push(`${about} sets ${told(left)}`);
      else if (gone.length > 0) found.push(`${about} strikes ${told(gone)}`);
    }
  }
  return found;
}

function nameOf({ placements, eliminations, pattern, message }: kit.Step): string {
  const of = (role: string) => pattern.houses.filter((one) => one.role === role).map(({ house }) => house);
  const { sum, innies, outies, cages } = message.params as unknown as Record<
    string,
    { count: number; cells: number[] }
  >;
  expect(cages.count).toBe(of('cover').length);
  const told = [...placements, ...eliminations].map(({ cell, digit }) => `${cell}=${digit}`).join(' ');
  return `${of('base')} | ${of('cover')} | ${sum.count} of ${innies.cells} less ${outies.cells} ${placements.length > 0 ? 'sets' : 'strikes'} ${told}`;
}

test.each(layouts)('%s: all sums of few cells are found, in order', (_, layout) => {
  let [set, struck] = [0, 0];
  for (let seed = 0; seed < 6; seed++) {
    const board = (seed % 3 === 0 ? scatteredMarks : marksAndValues)(layout, seed, 0.45);
    const steps = allSteps(board, kit.inniesOuties);
    expect(steps.map(nameOf)).toEqual(sumsIn(board));
    for (const { placements } of steps) placements.length > 0 ? set++ : struck++;
  }
  expect(struck).toBeGreaterThan(5);
  expect(set).toBeGreaterThan(0);
});

describe('without cages', () => {
  test('there are no innies', () => {
    expect(kit.findSteps(scatteredMarks(kit.createLayout({ size: 4 }), 1, 0.5), [kit.inniesOuties])).toEqual([]);
  });
});

describe('which sums are tried', () => {
  test('twenty thousand fillings are tried, more are not', () => {
    // The first five cells of a row have 40 of its 55, so that the others have 15: 1 to 5, of which nothing above is left.
    const layout = kit.createLayout({ size: 10, cages: [{ cells: [0, 1, 2, 3, 4], sum: 40 }] });
    const empty = kit.parsePuzzle('.'.repeat(100), { layout });
    const sums = (mask: number) =>
      kit.findSteps({ ...empty, candidates: empty.candidates.with(5, mask) }, [kit.inniesOuties]);
    const above = [6, 7, 8, 9].flatMap((cell) => [6, 7, 8, 9, 10].map((digit) => ({ cell, digit })));
    // Two digits, and ten in each of the four others.
    expect(sums(0b11).map(({ eliminations }) => eliminations)).toEqual([above]);
    expect(sums(0b111)).toEqual([]);
  });

  test('five lines side by side are taken together', () => {
    // Below the cages the last row has 1 to 6, and the cell beside the last cage is what five rows have more: 105 - 103 = 2.
    const column = (col: number, rows: readonly number[]) => rows.map((row) => 6 * row + col);
    const cages = [20, 19, 18, 17, 16].map((sum, col) => ({ cells: column(col, [0, 1, 2, 3, 4]), sum }));
    const layout = kit.createLayout({ size: 6, cages: [...cages, { cells: column(5, [1, 2, 3, 4]), sum: 13 }] });
    const steps = kit.findSteps(kit.parsePuzzle('.'.repeat(36), { layout }), [kit.inniesOuties]);
    const ofFive = steps.filter(({ pattern }) => pattern.houses.filter(({ role }) => role === 'base').length === 5);
    // Five columns have five cells below their cages, of which the sum is 105 - 90 = 15: no 6 is among them.
    expect(ofFive.map(({ placements, eliminations }) => [placements, eliminations])).toEqual([
      [[{ cell: 5, digit: 2 }], []],
      [[], [30, 31, 32, 33, 34].map((cell) => ({ cell, digit: 6 }))],
    ]);
    expect(ofFive[0].pattern.houses.slice(0, 5).map(({ house }) => house)).toEqual([0, 1, 2, 3, 4]);
  });
});
