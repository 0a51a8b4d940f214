/** The layouts of an endgame, and the search over them, at their limits: as many as there are, and one less. */
import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-board.js';
import { parseMines } from '../../src/index.js';
import { collectConstraints } from '../../src/kernel/constraints.js';
import { searchEndgame } from '../../src/move/endgame-search.js';
import { enumerateLayouts } from '../../src/move/enumerate-layouts.js';

const { cells, table, mines } = readBoard(parseMines('mines 2\n# # #\n1 # #\n# # #'));
const constraints = collectConstraints(cells, table, mines, true);
const layouts = (max: number, maxShown?: number) =>
  runSlices(enumerateLayouts(cells, table, constraints, max, createPace(), maxShown));

test('as many layouts as are taken on, and room for just these', () => {
  const all = layouts(1000)!;
  const { count, hidden } = all;
  expect(count).toBeGreaterThan(2);
  expect(layouts(count)).toEqual(all);
  expect(layouts(count - 1)).toBe(undefined);
  expect(layouts(1000, count * hidden.length)).toEqual(all);
  expect(layouts(1000, count * hidden.length - 1)).toBe(undefined);
});

test('as many positions as are looked at or remembered, and one less', () => {
  const all = layouts(1000)!;
  const search = (maxNodes: number, maxRemembered?: number) =>
    runSlices(searchEndgame(all, maxNodes, createPace(), maxRemembered));
  const best = search(1000);
  expect(best?.wins).toBeGreaterThan(0);
  const least = (fits: (limit: number) => boolean): number => {
    let limit = 0;
    while (!fits(limit)) limit++;
    return limit;
  };
  const nodes = least((limit) => search(limit) !== undefined);
  expect(nodes).toBe(25);
  expect(search(nodes)).toEqual(best);
  const remembered = least((limit) => search(1000, limit) !== undefined);
  expect(remembered).toBe(97);
  expect(search(1000, remembered)).toEqual(best);
});

const layoutsOf = (text: string, max: number) => {
  const board = readBoard(parseMines(text));
  const read = collectConstraints(board.cells, board.table, board.mines, true);
  return runSlices(enumerateLayouts(board.cells, board.table, read, max, createPace()));
};

test('as many layouts as are taken on, though more is tried after the last', () => {
  expect(layoutsOf('mines 1\n# 1 # 1 #', 1)).toMatchObject({ count: 1 });
  expect(layoutsOf('mines 1\n# 1 # 1 #', 0)).toBe(undefined);
});

test('what a cell shows counts the flags and the mines that went off beside it', () => {
  for (const mark of ['F', '*']) {
    const { hidden, shown } = layoutsOf(`mines 2\n${mark} # #`, 9)!;
    expect([...hidden]).toEqual([1, 2]);
    expect([...shown]).toEqual([2, -1, -1, 1]);
  }
});

test('one position is enough where each part is a single layout', () => {
  const toss = { hidden: Int32Array.of(0, 1), count: 2, shown: Int32Array.of(-1, 1, 1, -1) };
  expect(runSlices(searchEndgame(toss, 1, createPace()))).toEqual({ cell: 0, wins: 1 });
  expect(runSlices(searchEndgame(toss, 0, createPace()))).toBe(undefined);
});
