/** Pattern databases against a search that knows nothing of regions, ranks and blocks. */
import { expect, test } from 'vitest';
import { buildTables, buildTablesSearch } from '../../src/index.js';
import { placementNumber, placementsOf } from '../placement-numbers.js';

type Shape = { readonly rows: number; readonly cols: number };

/** Fewest moves of the pattern's tiles for every placement, by its cells joined: moves of the blank alone cost nothing. */
function fewestMoves({ rows, cols }: Shape, pattern: readonly number[], home: number): Map<string, number> {
  const distances = new Map<string, number>();
  const fewest = new Map<string, number>();
  let level: [blank: number, cells: readonly number[]][] = [[home, pattern]];
  for (let moves = 0; level.length > 0; moves++) {
    const next: typeof level = [];
    for (let state = level.pop(); state; state = level.pop()) {
      const [blank, cells] = state;
      const key = `${blank}:${cells.join()}`;
      if (distances.has(key)) continue;
      distances.set(key, moves);
      if (!fewest.has(cells.join())) fewest.set(cells.join(), moves);
      for (let to = 0; to < rows * cols; to++) {
        const rowsApart = Math.abs(Math.floor(to / cols) - Math.floor(blank / cols));
        if (rowsApart + Math.abs((to % cols) - (blank % cols)) !== 1) continue;
        const tile = cells.indexOf(to);
        if (tile < 0) level.push([to, cells]);
        else next.push([to, cells.map((cell) => (cell === to ? blank : cell))]);
      }
    }
    level = next;
  }
  return fewest;
}

test.each([
  { rows: 2, cols: 3, maxTiles: 5 },
  { rows: 3, cols: 3, maxTiles: 3 },
  { rows: 3, cols: 3, maxTiles: 4 },
  { rows: 4, cols: 3, maxTiles: 3 },
  { rows: 2, cols: 5, maxTiles: 3 },
  { rows: 5, cols: 4, maxTiles: 1 },
  { rows: 5, cols: 2, maxTiles: 2 },
])('values of $rows×$cols in patterns of up to $maxTiles tiles are the fewest moves of these tiles', (options) => {
  const { rows, cols, patterns, values, home } = buildTables(options);
  let offset = 0;
  for (const pattern of patterns) {
    const count = placementsOf(rows * cols, pattern.length);
    const seen = new Set<number>();
    for (const [key, moves] of fewestMoves({ rows, cols }, pattern, home)) {
      const place = placementNumber(key.split(',').map(Number));
      seen.add(place);
      if (values[offset + place] !== moves) expect([key, values[offset + place]]).toEqual([key, moves]);
    }
    // All tiles of a board together reach half of their placements.
    expect(seen.size).toBe(pattern.length === rows * cols - 1 ? count / 2 : count);
    offset += count;
  }
  expect(values.length).toBe(offset);
});

/** Are so many tiles taken? That is known before anything is built. */
const isTaken = (options: Parameters<typeof buildTablesSearch>[0]) => {
  try {
    buildTablesSearch(options);
    return true;
  } catch {
    return false;
  }
};

/** How many placements are built, which is said before they are. */
const totalOf = (options: Parameters<typeof buildTablesSearch>[0]) => {
  const step = buildTablesSearch(options).next();
  return step.done ? undefined : step.value.total;
};

test.each([
  { rows: 4, cols: 4, most: 8, usual: 11_534_880 },
  { rows: 5, cols: 5, most: 6, usual: 25_806_000 },
  { rows: 1, cols: 17, most: 7, usual: 20 },
  { rows: 3, cols: 5, most: 8, usual: 753_480 },
  { rows: 3, cols: 4, most: 8, usual: 760_320 },
  { rows: 3, cols: 3, most: 8, usual: 6_048 },
  { rows: 4, cols: 4, metric: 'line', most: 7, usual: 43_243_200 },
  { rows: 5, cols: 5, metric: 'line', most: 5, usual: 14_026_320 },
  { rows: 3, cols: 4, metric: 'line', most: 8, usual: 2_716_560 },
  { rows: 3, cols: 3, metric: 'line', most: 8, usual: 60_480 },
] as const)('patterns of $rows×$cols $metric have at most $most tiles', ({ most, usual, ...options }) => {
  expect([isTaken({ ...options, maxTiles: most }), isTaken({ ...options, maxTiles: most + 1 })]).toEqual([true, false]);
  expect(totalOf(options)).toBe(usual);
});

test('how many placements there are is not said where a pattern leaves two cells', () => {
  expect(totalOf({ rows: 2, cols: 2, maxTiles: 2 })).toBeUndefined();
  expect(totalOf({ rows: 2, cols: 2, maxTiles: 3 })).toBe(12);
});
