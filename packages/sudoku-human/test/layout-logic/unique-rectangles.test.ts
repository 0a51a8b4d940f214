import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-position.js';
import { closedRectangles } from '../../src/layout-logic/closed-rectangles.js';
import { createMemory, type Memory } from '../../src/layout-logic/steps.js';
import { uniqueRectangles } from '../../src/layout-logic/unique-rectangles.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { choices, digitsIn, scatteredMarks } from '../layout/boards.js';
import { sightIn } from '../layout/oracle.js';
import { lcg } from '../lcg.js';

/** The steps of the finder, given what is known of the board. */
function stepsOf(board: kit.Position, known?: Partial<Memory>, most = Number.POSITIVE_INFINITY): kit.Step[] {
  const view = viewOf(readBoard(board));
  const steps: kit.Step[] = [];
  const memory = known && { ...createMemory(view.tables, []), ...known };
  const search = uniqueRectangles.run(
    view,
    (step) => steps.push(step) >= most,
    () => true,
    memory,
  );
  for (;;) {
    const turn = search.next();
    if (!turn.done) continue;
    expect(turn.value).toBe(steps.length >= most);
    if (memory && known) Object.assign(known, memory);
    return steps;
  }
}

/** What four cells with two digits and more rule out, rectangle by rectangle. */
function rectanglesIn(board: kit.Position): string[] {
  const { layout, candidates } = board;
  if (!layout) throw new Error('no layout');
  const { tables } = viewOf(readBoard(board));
  const sees = sightIn(layout);
  const houses = kit.housesOf(layout).filter(({ kind }) => kind !== 'cage');
  const has = (cell: number, digit: number) => digitsIn(candidates[cell]).includes(digit);
  const told = (id: string, cells: readonly number[], pair: readonly number[], gone: readonly kit.Candidate[]) =>
    gone.length === 0 ? [] : [`${id} ${cells} of ${pair}: ${gone.map(({ cell, digit }) => `${cell}=${digit}`)}`];
  return closedRectangles(tables).flatMap((cells) => {
    const common = digitsIn(cells.reduce((mask, cell) => mask & candidates[cell], 2 ** layout.size - 1));
    return choices(common, 2).flatMap((pair) => {
      const more = (cell: number) => digitsIn(candidates[cell]).filter((digit) => !pair.includes(digit));
      const roof = cells.filter((cell) => more(cell).length > 0);
      const extras = [...new Set(roof.flatMap(more))];
      if (roof.length === 1)
        return told(
          '1',
          cells,
          pair,
          pair.map((digit) => ({ cell: roof[0], digit })),
        );
      const isSide = roof.length === 2 && sees(roof[0], roof[1]);
      const seen = [...candidates.keys()].filter(
        (cell) => has(cell, extras[0]) && roof.every((one) => sees(one, cell)),
      );
      const byExtra =
        extras.length === 1
          ? told(
              isSide ? '2' : '5',
              cells,
              pair,
              seen.map((cell) => ({ cell, digit: extras[0] })),
            )
          : [];
      const byHouse = pair.flatMap((digit, at) => {
        const isBound = houses.some(
          ({ cells: all }) =>
            roof.every((cell) => all.includes(cell)) && all.filter((cell) => has(cell, digit)).length === 2,
        );
        return isSide && isBound
          ? told(
              '4',
              cells,
              pair,
              roof.map((cell) => ({ cell, digit: pair[1 - at] })),
            )
          : [];
      });
      return [...byExtra, ...byHouse];
    });
  });
}

function nameOf({ technique, pattern, eliminations }: kit.Step): string {
  const deadly = pattern.candidates.filter(({ role }) => role === 'deadly');
  const [cells, pair] = [deadly.map(({ cell }) => cell), deadly.map(({ digit }) => digit)].map((list) => [
    ...new Set(list),
  ]);
  return `${technique.slice(-1)} ${cells} of ${pair}: ${eliminations.map(({ cell, digit }) => `${cell}=${digit}`)}`;
}

/** Marks by chance; some rectangles have two digits and few beside them. */
function planted(layout: kit.Layout, seed: number): kit.Position {
  const board = scatteredMarks(layout, seed, 0.45);
  const next = lcg(seed);
  const rectangles = closedRectangles(viewOf(readBoard(board)).tables);
  const candidates = [...board.candidates];
  for (let many = 0; many < 3; many++) {
    const draw = () => 1 << Math.floor(next() * layout.size);
    const [pair, extra] = [draw() | draw(), draw()];
    for (const cell of rectangles[Math.floor(next() * rectangles.length)])
      candidates[cell] = pair | (next() < 0.4 ? extra : 0);
  }
  return { ...board, candidates };
}

test.each([
  ['4×4', kit.createLayout({ size: 4 })],
  ['6×6', kit.createLayout({ size: 6 })],
])('%s: all rectangles are found, in order', (_, layout) => {
  const seen = new Set<string>();
  for (let seed = 0; seed < (layout.size > 4 ? 12 : 24); seed++) {
    const board = planted(layout, seed);
    const steps = stepsOf(board, { isUnique: true });
    expect(steps.map(nameOf)).toEqual(rectanglesIn(board));
    for (const { technique } of steps) seen.add(technique);
    if (steps.length > 1) expect(stepsOf(board, { isUnique: true }, 1)).toEqual(steps.slice(0, 1));
  }
  expect([...seen].sort()).toEqual(uniqueRectangles.ids);
});

describe('whether the digits have one solution', () => {
  const layout = kit.createLayout({ size: 4 });
  const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const without = (...open: number[]): kit.Position => {
    const values = solution.map((digit, cell) => (open.includes(cell) ? 0 : digit));
    return kit.positionFromValues(values, values, { layout });
  };
  // The corners of 1 and 2 in the first columns, one of which can have a 3 as well.
  const several = without(0, 1, 8, 9, 11, 13);

  test('is asked where nobody knows, and nothing follows if they have several', () => {
    expect(kit.countSolutions(several)).toBe(2);
    expect(stepsOf(several)).toEqual([]);
    const known: Partial<Memory> = {};
    expect(stepsOf(several, known)).toEqual([]);
    expect(known.isUnique).toBeUndefined();
    expect(stepsOf(several, { isUnique: false })).toEqual([]);
    expect(stepsOf(several, { isUnique: true }).map(nameOf)).toEqual(['1 0,1,8,9 of 1,2: 9=1,9=2']);
  });

  test('is kept for the steps that follow', () => {
    const large = kit.createLayout({ size: 6 });
    const next = lcg(1);
    const draw = (seed: number): kit.Position[] => {
      const dealt = kit.generatePuzzle({ layout: large, seed });
      if (dealt.status !== 'found') return [];
      const board = dealt.position;
      const rectangles = closedRectangles(viewOf(readBoard(board)).tables);
      const cells = rectangles[Math.floor(next() * rectangles.length)];
      // Three of the cells keep two digits, whatever they have in the solution.
      const common = digitsIn(cells.reduce((mask, cell) => mask & board.candidates[cell], 63)).slice(0, 2);
      const pair = common.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
      const candidates = board.candidates.map((mask, cell) => (cells.slice(1).includes(cell) ? pair : mask));
      return [{ ...board, candidates }];
    };
    const drawn = Array.from({ length: 30 }, (_, seed) => draw(seed)).flat();
    const boards = drawn.filter((one) => stepsOf(one, { isUnique: true }).length > 0);
    expect(boards.length).toBeGreaterThan(0);
    for (const board of boards) {
      const known: Partial<Memory> = {};
      const steps = stepsOf(board, known);
      expect(steps).toEqual(stepsOf(board, { isUnique: true }));
      expect(stepsOf(board)).toEqual(steps);
      expect(known.isUnique).toBe(true);
    }
  });
});
