/**
 * What quality `short` does with its nodes, step by step: every report of searches of seeded boards, by a digest. A comparison
 * that is turned round anywhere on the way spends other nodes, or comes to another path. Whoever changes that on purpose changes
 * what users get for the same seed, and says so in a changeset.
 */
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { type Grid, goalBoard, type ShortTables, shuffle } from '../../src/index.js';
import { type ShortPlan, searchShortSolution, shortPlan } from '../../src/search/short-solution.js';
import { replays } from '../oracle.js';
import { tables34 } from '../short-tables.js';

type Trace = { readonly nodes: number; readonly best: readonly number[] }[];
type Asked = {
  readonly tables?: ShortTables | undefined;
  readonly plan?: ShortPlan | undefined;
  readonly atLeast?: number;
  readonly maxNodes?: number;
};

const size = { rows: 3, cols: 4 };
/** Beams so narrow, and parts so short, that every stage of a round has something to do. */
const narrow: ShortPlan = { ...shortPlan, width: 4, reach: 14, step: 5, partNodes: 400, beamReach: 20 };

/** Before there is a path. */
const none: readonly number[] = [];

/**
 * What a search reports after each piece of work, and how it ends. What is made once for a size takes no nodes, and happens only
 * where no other test was first: those reports aren't among them.
 */
function traceOf(board: Grid, { tables, plan, atLeast = 0, maxNodes = 6000 }: Asked): Trace {
  const trace: Trace = [];
  const search = searchShortSolution(labelBoard(board), tables, { atLeast, maxNodes }, plan);
  for (let step = search.next(); ; step = search.next()) {
    const { nodes, best = none } = step.value;
    if (nodes !== (trace.at(-1)?.nodes ?? 0) || step.done) trace.push({ nodes, best });
    if (step.done) return trace;
  }
}

/** A digest of plain data: FNV-1a over its JSON. */
function digest(data: unknown): string {
  let hash = 0x811c_9dc5;
  for (const unit of JSON.stringify(data)) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x0100_0193);
  return (hash >>> 0).toString(36);
}

const boards = [1, 2, 3, 4, 5, 6].map((seed) => shuffle({ ...size, seed }));

test.each([
  ['tables', { tables: tables34, plan: narrow }, '1nlrc8g'],
  [
    'tables, but no beams over parts',
    { tables: tables34, plan: { ...narrow, beamShare: 0 }, maxNodes: 3000 },
    '1qvst51',
  ],
  ['no tables', { plan: narrow }, '1u3d26i'],
] as const)('each step with %s is what it was', (_, asked, expected) => {
  const traces = boards.map((board) => traceOf(board, asked));
  for (const [at, board] of boards.entries()) {
    const steps = traces[at] ?? [];
    expect(steps.length).toBeGreaterThan(3);
    expect(replays(board, steps.at(-1)?.best ?? [], goalBoard(size), 'single')).toBe(true);
  }
  expect(digest(traces)).toBe(expected);
});

test.each([
  ['tables', tables34],
  ['no tables', undefined],
] as const)('at a solution of the length that is asked it is over at once (%s)', (_, tables) => {
  let early = 0;
  for (const board of boards) {
    const whole = traceOf(board, { tables, plan: narrow });
    for (const length of new Set(whole.map(({ best }) => best.length))) {
      const first = whole.find(({ best }) => best.length === length);
      const end = traceOf(board, { tables, plan: narrow, atLeast: length }).at(-1);
      expect(end?.best.length).toBe(length);
      expect(end?.nodes).toBeLessThanOrEqual(first?.nodes ?? 0);
      if ((end?.nodes ?? 0) < (whole.at(-1)?.nodes ?? 0)) early++;
    }
  }
  expect(early).toBeGreaterThan(10);
});

test('with so many nodes it does what it does with more, up to there', () => {
  const board = boards[0] ?? goalBoard(size);
  const whole = traceOf(board, { tables: tables34, plan: narrow, maxNodes: 2500 });
  for (const { nodes } of whole) {
    const end = traceOf(board, { tables: tables34, plan: narrow, maxNodes: nodes }).at(-1);
    expect(end?.nodes).toBe(nodes);
  }
});

test('the widest beam is the last, and the first may be as wide', () => {
  const board = boards[1] ?? goalBoard(size);
  const widest = (width: number) => traceOf(board, { plan: { ...narrow, width }, maxNodes: 2000 }).at(-1)?.nodes;
  expect(widest(500_000)).toBeGreaterThan(1000);
  expect(widest(500_001)).toBe(0);
});

test('boards of up to 36 cells have the usual plan, a single row or column needs none', () => {
  const board = shuffle({ rows: 6, cols: 6, seed: 1 });
  const usual = traceOf(board, { maxNodes: 30_000 });
  expect(usual).toEqual(traceOf(board, { plan: shortPlan, maxNodes: 30_000 }));
  for (const [rows, cols] of [
    [1, 5],
    [5, 1],
  ] as const) {
    const line = { rows, cols, cells: [1, 2, 0, 3, 4] };
    expect(traceOf(line, {}).map(({ nodes }) => nodes)).toEqual([0]);
  }
});

test.each([
  [8, 8, true],
  [9, 8, false],
] as const)('boards of up to 64 cells are searched by beams (%i×%i)', (rows, cols, hasBeams) => {
  const board = shuffle({ rows, cols, seed: 1 });
  const [narrower, wider] = [100, 200].map((width) => traceOf(board, { plan: { ...narrow, width }, maxNodes: 2000 }));
  expect(JSON.stringify(narrower) !== JSON.stringify(wider)).toBe(hasBeams);
});
