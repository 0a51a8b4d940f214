/** Tables in the line metric against searches that know nothing of forms, slots and orders. */
import { expect, test } from 'vitest';
import {
  buildTables,
  exportTables,
  goalBoard,
  importTables,
  lowerBound,
  shuffle,
  solve,
  type Tables,
} from '../../src/index.js';
import { distancesFrom, movesOf, replays } from '../oracle.js';
import { placementNumber, placementsOf } from '../placement-numbers.js';

type Shape = { readonly rows: number; readonly cols: number };
type Axis = 'row' | 'col';

/**
 * The fewest slides of a pattern if the next one is along an axis, by axis and cells: slides along the axis take the blank to any
 * cell of its row or column, this one included, then it is the other axis' turn. Boards have 0 for the blank, 1… for the
 * pattern and −1 for all else.
 */
function fewestSlides(shape: Shape, pattern: readonly number[], home: number): Map<string, number> {
  const goal = new Array<number>(shape.rows * shape.cols).fill(-1);
  goal[home] = 0;
  pattern.forEach((cell, tile) => {
    goal[cell] = tile + 1;
  });
  const alongFrom = (cells: readonly number[], axis: Axis): (readonly number[])[] => {
    const blank = cells.indexOf(0);
    const isAlong = (to: number) =>
      axis === 'col' ? (to - blank) % shape.cols === 0 : Math.floor(to / shape.cols) === Math.floor(blank / shape.cols);
    return [cells, ...[...movesOf(cells, shape, true)].filter(([to]) => isAlong(to)).map(([, after]) => after)];
  };
  const fewest = new Map<string, number>();
  let level: [Axis, readonly number[]][] = [];
  for (const axis of ['row', 'col'] as const) for (const cells of alongFrom(goal, axis)) level.push([axis, cells]);
  for (let slides = 1; level.length > 0; slides++) {
    const next: typeof level = [];
    for (const [axis, cells] of level) {
      const key = `${axis}:${cells.join()}`;
      if (fewest.has(key)) continue;
      fewest.set(key, slides);
      const other = axis === 'row' ? 'col' : 'row';
      for (const before of alongFrom(cells, other)) next.push([other, before]);
    }
    level = next;
  }
  return fewest;
}

/** By cell its image about a diagonal of a square board that leaves the blank's home in place, if there is one. */
function turnOf(rows: number, cols: number, home: number): number[] | undefined {
  if (rows !== cols) return undefined;
  const last = cols - 1;
  const turns = [
    (row: number, col: number) => col * cols + row,
    (row: number, col: number) => (last - col) * cols + last - row,
  ];
  const turn = turns.find((image) => image(Math.floor(home / cols), home % cols) === home);
  return turn && Array.from({ length: rows * cols }, (_, cell) => turn(Math.floor(cell / cols), cell % cols));
}

/** What tables hold for a pattern, by the axis of the next slide and its cells. */
function readValue(
  { rows, cols, home, patterns, values }: Tables,
  index: number,
  axis: Axis,
  cells: readonly number[],
) {
  const size = rows * cols;
  const image = turnOf(rows, cols, home);
  const isShared = (pattern: readonly number[]) =>
    image !== undefined && pattern.every((cell) => pattern.includes(image[cell]));
  let offset = 0;
  for (const pattern of patterns.slice(0, index)) {
    offset += (isShared(pattern) ? rows : rows + cols) * placementsOf(size - 1, pattern.length);
  }
  const pattern = patterns[index];
  let listed = [...cells];
  let length = cols;
  if (axis === 'col' && isShared(pattern) && image) {
    // The mirrored board, row by row, every tile under its image's name.
    listed = cells.map((_, cell) => {
      const tile = cells[image[cell]];
      return tile > 0 ? pattern.indexOf(image[pattern[tile - 1]]) + 1 : tile;
    });
  } else if (axis === 'col') {
    offset += rows * placementsOf(size - 1, pattern.length);
    // Column by column; if the whole board has a mirror, in the order of the mirror.
    listed = cells.map((_, place) =>
      image ? cells[image[place]] : cells[(place % rows) * cols + Math.floor(place / rows)],
    );
    length = rows;
  }
  const blank = listed.indexOf(0);
  const slots = listed.filter((tile) => tile !== 0);
  const line = Math.floor(blank / length);
  const places = pattern.map((_, tile) => slots.indexOf(tile + 1));
  return values[offset + line * placementsOf(size - 1, pattern.length) + placementNumber(places)];
}

test.each([
  { rows: 2, cols: 2, maxTiles: 3 },
  { rows: 2, cols: 3, maxTiles: 3 },
  { rows: 3, cols: 2, maxTiles: 5 },
  { rows: 3, cols: 3, maxTiles: 2 },
  { rows: 4, cols: 2, maxTiles: 2 },
  { rows: 1, cols: 4, maxTiles: 2 },
  { rows: 2, cols: 5, maxTiles: 1 },
  { rows: 3, cols: 4, maxTiles: 1 },
  { rows: 3, cols: 3, maxTiles: 2, goal: { rows: 3, cols: 3, cells: [1, 2, 0, 3, 4, 5, 6, 7, 8] } },
  { rows: 3, cols: 3, maxTiles: 2, goal: { rows: 3, cols: 3, cells: [1, 0, 2, 3, 4, 5, 6, 7, 8] } },
])('values of $rows×$cols in patterns of up to $maxTiles tiles are the fewest slides', (options) => {
  const tables = buildTables({ ...options, metric: 'line' });
  const last = tables.patterns.length - 1;
  tables.patterns.forEach((pattern, index) => {
    // Of many patterns every third and the last, before which all others' values lie.
    if (index % 3 !== 0 && index !== last) return;
    const fewest = fewestSlides(options, pattern, tables.home);
    expect(fewest.size).toBeGreaterThan(1);
    for (const [key, slides] of fewest) {
      const [axis, cells] = key.split(':');
      const value = readValue(tables, index, axis as Axis, cells.split(',').map(Number));
      if (value !== slides) expect([pattern, key, value]).toEqual([pattern, key, slides]);
    }
  });
});

test.each([
  { rows: 2, cols: 3, maxTiles: 2, every: 5 },
  { rows: 3, cols: 2, maxTiles: 5, every: 5 },
  { rows: 1, cols: 6, maxTiles: 3, every: 1 },
  // All of them are in the soak.
  { rows: 3, cols: 3, maxTiles: 3, every: 17, most: 8 },
])(
  'one of $every boards of $rows×$cols (to $most slides): the bound never passes the distance, and a slide changes it by one at most',
  ({ every, most, ...options }) => {
    const goal = goalBoard(options);
    const tables = buildTables({ ...options, metric: 'line' });
    const boundOf = (cells: readonly number[]) => lowerBound({ ...goal, cells }, { metric: 'line', tables });
    expect(boundOf(goal.cells)).toBe(0);
    for (const [cells, distance] of distancesFrom(goal, 'line', most).sample(every)) {
      const bound = boundOf(cells);
      if (bound > distance || (distance > 0 && bound === 0)) expect([cells, bound]).toEqual([cells, distance]);
      for (const [, after] of movesOf(cells, goal, true)) {
        const change = Math.abs(boundOf(after) - bound);
        if (change > 1) expect([cells, change]).toEqual([cells, 1]);
      }
    }
  },
);

test('a pattern of all tiles knows every distance', () => {
  const goal = goalBoard({ rows: 2, cols: 3 });
  const tables = buildTables({ rows: 2, cols: 3, metric: 'line', maxTiles: 5 });
  const distances = distancesFrom(goal, 'line');
  expect(distances.size).toBe(360);
  for (const [cells, distance] of distances.sample(1)) {
    const bound = lowerBound({ ...goal, cells }, { metric: 'line', tables });
    if (bound !== distance) expect([cells, bound]).toEqual([cells, distance]);
  }
});

test.each([
  { rows: 2, cols: 3, every: 5 },
  { rows: 3, cols: 2, every: 5 },
  { rows: 3, cols: 3, maxTiles: 3, every: 19, most: 8 },
])('$rows×$cols is solved by the fewest line moves with tables', ({ every, most, ...options }) => {
  const goal = goalBoard(options);
  const tables = buildTables({ ...options, metric: 'line' });
  for (const [cells, distance] of distancesFrom(goal, 'line', most).sample(every)) {
    const board = { ...goal, cells };
    const { status, moves, lowerBound: bound } = solve(board, { quality: 'optimal', metric: 'line', tables });
    expect([status, moves.length, bound]).toEqual(['optimal', distance, distance]);
    expect(replays(board, moves, goal, 'line')).toBe(true);
  }
});

test('the blank may belong anywhere', () => {
  for (let seed = 0; seed < 6; seed++) {
    const goal = shuffle({ rows: 2, cols: 3, seed });
    const tables = buildTables({ rows: 2, cols: 3, goal, metric: 'line', maxTiles: 1 + (seed % 5) });
    const distances = distancesFrom(goal, 'line');
    for (let dealt = 0; dealt < 10; dealt++) {
      const board = shuffle({ rows: 2, cols: 3, seed: 1000 + dealt });
      const { moves } = solve(board, { goal, quality: 'optimal', metric: 'line', tables });
      expect(moves.length).toBe(distances.of(board.cells));
    }
  }
});

test('bytes carry the metric, and tables of the other metric are refused', () => {
  const board = shuffle({ rows: 2, cols: 3, seed: 1 });
  const single = buildTables({ rows: 2, cols: 3 });
  const made = buildTables({ rows: 2, cols: 3, metric: 'line', maxTiles: 2 });
  const line = importTables(exportTables(made));
  expect(line).toEqual(made);
  expect(solve(board, { quality: 'optimal', metric: 'line', tables: line }).status).toBe('optimal');
  const mismatch = expect.objectContaining({ code: 'tables-mismatch' });
  expect(() => solve(board, { metric: 'line', tables: single })).toThrow(mismatch);
  expect(() => solve(board, { metric: 'single', tables: line })).toThrow(mismatch);
  const bad = expect.objectContaining({ code: 'bad-tables' });
  expect(() => solve(board, { metric: 'single', tables: { ...line, metric: 'single' } })).toThrow(bad);
  expect(() => solve(board, { metric: 'line', tables: { ...line, patterns: [] } })).toThrow(bad);
  expect(() => solve(board, { metric: 'line', tables: { ...line, patterns: [[line.home]] } })).toThrow(bad);
  expect(() => buildTables({ rows: 4, cols: 4, metric: 'line', maxTiles: 8 })).toThrow(
    expect.objectContaining({ code: 'bad-number' }),
  );
});
