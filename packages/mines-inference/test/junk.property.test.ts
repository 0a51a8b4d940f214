import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as mines from '../src/index.js';

const numbers = fc.oneof(
  fc.array(fc.integer({ min: -4, max: 9 }), { minLength: 12, maxLength: 12 }),
  fc.array(fc.anything(), { maxLength: 14 }),
  fc.int8Array({ minLength: 12, maxLength: 12, min: -3, max: 4 }),
  fc.anything({ withBigInt: true, withTypedArray: true, withSparseArray: true, withNullPrototype: true }),
);
const size = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(3, 4) }, fc.anything());
const topology = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('square8', 'square4', 'torus', 'hex', 'knight', undefined) },
  fc.record({ neighbors: fc.array(fc.array(fc.nat(12), { maxLength: 3 }), { minLength: 12, maxLength: 12 }) }),
  fc.anything(),
);
const board = fc.oneof(
  fc.record({ rows: fc.constant(3), cols: fc.constant(4), mines: fc.nat(13), cells: numbers, topology }),
  fc.record({ rows: size, cols: size, mines: size, cells: numbers, mineCells: numbers, topology }),
  fc.anything(),
);
const options = fc.oneof(
  fc.record(
    {
      ...{ rows: size, cols: size, mines: fc.nat(12), seed: fc.integer(), topology },
      ...{ flags: fc.constantFrom('trust', 'check', 'ignore'), maxStates: fc.integer({ min: 1, max: 50 }) },
      ...{ maxNodes: fc.nat(1000), maxTries: fc.nat(4), swaps: fc.nat(4), noGuess: fc.boolean(), cell: fc.nat(12) },
      field: board,
    },
    { requiredKeys: [] },
  ),
  fc.anything(),
);
const argument = fc.oneof(board, options, fc.integer({ min: -2, max: 14 }), fc.string(), fc.anything());
/** Others are of @kit/grid, or answer with what is no value. */
const functions = Object.entries(mines).filter(
  ([name, value]) => typeof value === 'function' && !/InvalidInputError|^(?:create|run)/.test(name),
);
/** Takes a call that gives no other error than of input. */
function onlyRefused(call: () => void): void {
  try {
    call();
  } catch (error) {
    if (!mines.isInvalidInputError(error)) throw error;
    expect(error.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(error.message).not.toBe('');
    JSON.stringify(error);
  }
}

test.each(functions)('%s takes junk with an answer or an InvalidInputError', (name, call) => {
  const run = call as (...args: unknown[]) => unknown;
  const calls = fc.oneof(
    fc.tuple(board, options, argument),
    fc.tuple(board, board, argument),
    fc.tuple(argument, argument, argument),
  );
  fc.assert(
    fc.property(calls, (args) =>
      onlyRefused(() => {
        const answer = name.endsWith('Search') ? mines.runSync(run(...args) as mines.Search<unknown>) : run(...args);
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
      }),
    ),
    { numRuns: 60 },
  );
});

test('an analyser takes junk, and works on afterwards', () => {
  const analyzer = mines.createAnalyzer();
  const good = mines.parseMines('mines 2\n1#1\n###\n#1#');
  fc.assert(
    fc.property(board, (junk) => {
      onlyRefused(() => analyzer.analyze(junk as mines.Board));
      expect(analyzer.analyze(good)).toEqual(mines.analyze(good));
    }),
    { numRuns: 80 },
  );
});

test('a tracker takes junk, and works on afterwards', () => {
  const good = mines.parseMines('mines 2\n1#1\n###\n#1#');
  const tracker = mines.createTracker(good);
  const { safe } = tracker.update([]);
  const change = fc.oneof(fc.anything(), fc.record({ cell: fc.oneof(fc.anything(), fc.nat(9)), value: fc.anything() }));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(change)), (junk) => {
      onlyRefused(() => tracker.update(junk as mines.CellChange[]));
      tracker.update(good.cells.map((value, cell) => ({ cell, value })));
      expect(safe.map((cell) => tracker.probability(cell))).toEqual(safe.map(() => 0));
    }),
    { numRuns: 80 },
  );
});
