import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as kit from '../src/index.js';

const { isInvalidInputError } = kit;

// Junk that looks right in places, so that it gets past the first check.
const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double(), fc.constantFrom(2 ** 53, 2 ** 31, -1e300));
const cells = fc.oneof(
  fc.constantFrom([1, 2, 3, 0], [3, 1, 2, 0], [0, 0, 1, 2], [1, 2, 3, 4], [1, 1, 2, 0], [1, 2, 3, 4, 5, 0]),
  fc.array(number, { maxLength: 6 }),
  fc.uint8Array({ maxLength: 6 }),
);
const grid = fc.record(
  { rows: fc.oneof(fc.constantFrom(1, 2), fc.anything()), cols: fc.constantFrom(1, 2, 3), cells },
  { requiredKeys: [] },
);
const options = fc.record(
  {
    rows: fc.oneof(fc.constantFrom(1, 2, 3), number),
    cols: fc.constantFrom(1, 2, 3),
    goal: fc.oneof(grid, fc.anything()),
    metric: fc.oneof(fc.constantFrom('single', 'line'), fc.anything()),
    quality: fc.oneof(fc.constantFrom('fast', 'bounded', 'optimal', 'short'), fc.anything()),
    weight: number,
    maxNodes: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.anything()),
    tables: fc.oneof(grid, fc.anything()),
    shortTables: fc.oneof(grid, fc.anything()),
    order: fc.oneof(fc.constantFrom('snake', 'spiral'), fc.anything()),
    depth: number,
    moves: number,
    seed: number,
    maxTiles: number,
  },
  { requiredKeys: [] },
);
const junk = fc.oneof(fc.anything(), number, grid, options, cells, fc.uint8Array());

const functions = Object.entries(kit).filter(
  ([name, value]) =>
    typeof value === 'function' &&
    !/^(InvalidInputError|isInvalidInputError|readInvalidInputError|run(Sync|Async)|parseGrid|formatGrid|cellAtPoint)$/.test(
      name,
    ),
) as [string, (...args: unknown[]) => unknown][];

test.each(functions)('%s takes junk or refuses it as malformed', (_, call) => {
  fc.assert(
    fc.property(fc.array(junk, { maxLength: 3 }), (args) => {
      try {
        const made = call(...args) as { next?: (board?: unknown) => unknown };
        if (typeof made?.next === 'function') made.next(grid);
      } catch (error) {
        expect(isInvalidInputError(error) || error).toBe(true);
      }
    }),
    { numRuns: 80 },
  );
});

test('each slip has its code', () => {
  const codeOf = (cellsOf: unknown, rows: unknown = 2, cols: unknown = 2): unknown => {
    try {
      return kit.isSolvable({ rows, cols, cells: cellsOf } as never);
    } catch (error) {
      return isInvalidInputError(error) ? error.code : error;
    }
  };
  expect(codeOf([1, 2, 3, 4])).toBe('no-blank');
  expect(codeOf([1, 0, 0, 2])).toBe('two-blanks');
  expect(codeOf([1, 1, 2, 0])).toBe('duplicate-tile');
  expect(codeOf([1, 2, 7, 0])).toBe('bad-value');
  expect(codeOf([1, 2, 3, 0], 2, 3)).toBe('bad-length');
  expect(codeOf([0], 1, 1)).toBe('bad-size');
  expect(codeOf('1230')).toBe('bad-grid');
  const board = { rows: 2, cols: 2, cells: [1, 2, 3, 0] };
  expect(() => kit.isSolvable(board, { rows: 1, cols: 4, cells: [1, 2, 3, 0] })).toThrow(
    expect.objectContaining({ code: 'goal-mismatch' }),
  );
  expect(() => kit.applyMoves(board, [0])).toThrow(expect.objectContaining({ code: 'bad-move' }));
});
