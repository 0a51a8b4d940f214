/**
 * Every exported search on drawn sizes and options, the largest among them: each of the first hundred steps has bounded work.
 *
 * A loop that never pauses goes unseen on the small inputs of other tests. So each search is also given the greatest numbers
 * that its options take.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../config/prop.js';
import { runs } from '../../../config/runs.js';
import { measureSlices, mostWorkACall, mostWorkACell, mostWorkASlice } from '../../../config/work.js';
import * as kit from '../src/index.js';

const firstSteps = 100;
const endless = Number.MAX_SAFE_INTEGER;

type Search = Generator<unknown, unknown, 'stop' | undefined>;

/** A search that is yet to start, and what it is given, for the message of a failure. */
type Drawn = { readonly given: string; readonly cells: number; readonly start: () => Search };

type Shape = { readonly rows: number; readonly cols: number };

const drawn = <G extends Shape>(given: G, start: () => Search): Drawn => ({
  given: JSON.stringify(given).slice(0, 150),
  cells: given.rows * given.cols,
  start,
});

const seed = fc.nat();
const maxNodes = fc.constantFrom(undefined, 0, 1000, endless);
const metric = fc.constantFrom('single' as const, 'line' as const);
const options = fc.record({
  quality: fc.constantFrom('fast', 'bounded', 'short', 'optimal'),
  metric,
  weight: fc.constantFrom(1, 1.5, 1000),
  maxNodes,
}) as fc.Arbitrary<kit.SolveOptions>;

/** Shapes of at most `maxCells` cells. Small, square, narrow and large shapes are equally likely. */
const shapes = (maxCells: number, least = 1): fc.Arbitrary<Shape> =>
  fc
    .oneof(
      fc.record({ rows: fc.integer({ min: least, max: 5 }), cols: fc.integer({ min: least, max: 5 }) }),
      fc.integer({ min: 2, max: Math.floor(Math.sqrt(maxCells)) }).map((side) => ({ rows: side, cols: side })),
      fc.record({
        rows: fc.integer({ min: least, max: 3 }),
        cols: fc.integer({ min: 2, max: Math.floor(maxCells / 3) }),
      }),
      fc.constant({ rows: 2, cols: Math.floor(maxCells / 2) }),
      fc.constant({ rows: least, cols: Math.floor(maxCells / least) }),
    )
    .filter(({ rows, cols }) => rows * cols > 1 && rows * cols <= maxCells);

/** Shuffled boards, and some a few moves from home. */
const boards = fc
  .tuple(shapes(100_000), seed, fc.constantFrom(0, 6, 40))
  .map(([shape, dealt, moves]) =>
    moves === 0 ? kit.shuffle({ ...shape, seed: dealt }) : kit.scramble({ ...shape, seed: dealt, moves }),
  );

/** Tables as they are built, of a size that is built soon. */
const tables = fc
  .tuple(shapes(12), metric, fc.integer({ min: 1, max: 4 }))
  .map(([shape, metric, tiles]) =>
    kit.buildTables({ ...shape, metric, maxTiles: Math.min(tiles, shape.rows * shape.cols - 1) }),
  );

/** The call and each of the first steps have bounded work; what is linear in the board is done in one piece. */
function expectShortSteps({ given, cells, start }: Drawn): void {
  const { called, longest, total } = measureSlices(start, { stopAfter: firstSteps });
  expect(total).toBeGreaterThan(0);
  expect(called, `the call: ${given}`).toBeLessThanOrEqual(mostWorkACall);
  expect(longest, given).toBeLessThanOrEqual(mostWorkASlice + mostWorkACell * cells);
}

/** Of each search what it is started with: inputs are made before it starts. */
const searches: Readonly<Record<string, fc.Arbitrary<Drawn>>> = {
  solveSearch: fc
    .tuple(boards, options)
    .map(([board, given]) => drawn({ ...given, ...board }, () => kit.solveSearch(board, given))),
  createGuideSearch: fc
    .tuple(boards, options)
    .map(([board, given]) => drawn({ ...given, ...board }, () => kit.createGuideSearch(board, given))),
  nextSearch: fc.tuple(boards, options).map(([board, given]) => {
    const guide = kit.createGuide(board, given);
    return drawn({ ...given, ...board }, () => guide.nextSearch(board));
  }),
  boardAtDepthSearch: fc
    .tuple(shapes(100_000), seed, fc.constantFrom(0, 1, 25, 31, 80, 900, endless), maxNodes)
    .map(([shape, seed, depth, maxNodes]) => ({ ...shape, seed, depth, maxNodes }))
    .map((given) => drawn(given, () => kit.boardAtDepthSearch(given))),
  buildTablesSearch: fc
    .tuple(shapes(25), metric, fc.integer({ min: 1, max: 8 }))
    .map(([{ rows, cols }, metric, tiles]) => {
      let maxTiles = Math.min(tiles, rows * cols - 1);
      // More values than this take too much memory for a test.
      while (maxTiles > 1 && (rows * cols) ** maxTiles > 3e7) maxTiles--;
      return { rows, cols, metric, maxTiles };
    })
    .map((given) => drawn(given, () => kit.buildTablesSearch(given))),
  buildShortTablesSearch: shapes(64, 2)
    .filter(({ rows }) => rows > 1)
    .map((shape) => drawn(shape, () => kit.buildShortTablesSearch(shape))),
  checkTablesSearch: fc
    .tuple(tables, seed)
    .map(([made, seed]) => ({ made, given: { samples: 1_000_000, seed, maxNodes: endless } }))
    .map(({ made, given }) => drawn({ ...made, values: '', ...given }, () => kit.checkTablesSearch(made, given))),
};

test('every search that the package exports is drawn', () => {
  const exported = Object.keys(kit).filter((name) => name.endsWith('Search'));
  expect(exported.filter((name) => !(name in searches))).toEqual([]);
});

for (const [name, inputs] of Object.entries(searches)) {
  prop([inputs], { numRuns: runs(12, 200, 5) })(`${name} yields in time, whatever it is given`, (search) => {
    expectShortSteps(search);
  });
}

/** The largest boards there are, of each form. */
const largestBoards = [
  { rows: 316, cols: 316 },
  { rows: 2, cols: 50_000 },
  { rows: 1, cols: 100_000 },
].map((shape) => kit.shuffle({ ...shape, seed: 1 }));
const ways = (['fast', 'bounded', 'short', 'optimal'] as const).flatMap((quality) =>
  (['single', 'line'] as const).map((metric) => ({ quality, metric, maxNodes: endless })),
);
const onLargest = largestBoards.flatMap((board) => ways.map((way) => ({ board, way })));
const namedLargest = (name: string, start: (board: kit.Grid, way: kit.SolveOptions) => Search) =>
  onLargest.map(({ board, way }) => {
    const given = `${name} of ${board.rows}×${board.cols}, ${way.quality}, ${way.metric}`;
    return { given, cells: board.rows * board.cols, start: () => start(board, way) };
  });

test.each([
  ...namedLargest('solveSearch', kit.solveSearch),
  ...namedLargest('createGuideSearch', kit.createGuideSearch),
  ...namedLargest('nextSearch', (board, way) => kit.createGuide(board, way).nextSearch(board)),
  ...largestBoards.map(({ rows, cols }) =>
    drawn({ rows, cols, depth: 900 }, () => kit.boardAtDepthSearch({ rows, cols, depth: 900, maxNodes: endless })),
  ),
  ...(['single', 'line'] as const).map((metric) => {
    const made = kit.buildTables({ rows: 5, cols: 5, metric, maxTiles: 3 });
    const asked = { samples: 1_000_000, maxNodes: endless };
    return drawn({ rows: 5, cols: 5, metric, ...asked }, () => kit.checkTablesSearch(made, asked));
  }),
])('of the largest that there is no step is longer than a slice: $given', (search) => {
  expectShortSteps(search);
});

test('a million samples are stopped after any step, and counted', () => {
  const made = kit.buildTables({ rows: 3, cols: 3 });
  const search = kit.checkTablesSearch(made, { samples: 1_000_000 });
  let before = { nodes: -1, checked: 0 };
  for (let seen = 0; seen < 2000; seen++) {
    const { done, value } = search.next();
    if (done) throw new Error('a million samples took 2,000 slices');
    const { nodes, best } = value;
    expect(nodes >= before.nodes && (best?.checked ?? 0) >= before.checked).toBe(true);
    before = { nodes, checked: best?.checked ?? 0 };
  }
  expect(before.checked).toBeGreaterThan(1000);
  expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit', checked: before.checked } });
});

test('samples count towards the limit of states', () => {
  const made = kit.buildTables({ rows: 2, cols: 3 });
  const { status, checked } = kit.checkTables(made, { samples: 1_000_000, maxNodes: 50_000 });
  expect(status).toBe('limit');
  expect(checked).toBeGreaterThan(1000);
  expect(checked).toBeLessThan(50_000);
});
