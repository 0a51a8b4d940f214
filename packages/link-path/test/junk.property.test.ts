import * as linkPath from '@kit/link-path';
import { isInvalidInputError } from '@kit/link-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const junk = fc.oneof(fc.anything(), fc.constantFrom(-1, 0, 1, 2, Number.NaN, 1e9, undefined, null, 'down', [], {}));
const almostBoard = fc.record({
  rows: fc.oneof(fc.constantFrom(1, 2, 3), junk),
  cols: fc.oneof(fc.constantFrom(1, 2, 3), junk),
  cells: fc.oneof(fc.array(fc.oneof(fc.constantFrom(-1, 0, 1, 2), junk), { maxLength: 9 }), junk),
});
const almostOptions = fc.record(
  {
    maxTurns: junk,
    margin: fc.oneof(fc.boolean(), junk),
    groups: fc.oneof(fc.constant([[1, 2]]), junk),
    gravity: fc.oneof(fc.constant('down'), junk),
    seed: junk,
    guarantee: fc.oneof(fc.constant('clear'), junk),
    rows: fc.constantFrom(1, 2, '2'),
    cols: fc.constantFrom(2, 3, -1),
    kinds: fc.oneof(fc.constantFrom(1, 2), junk),
    copies: fc.oneof(fc.constantFrom(1, 2), junk),
    shape: fc.oneof(almostBoard, junk),
    deadEnds: junk,
    maxTries: fc.constantFrom(1, 2, 'x'),
    plays: fc.constantFrom(1, 0, 'x'),
    maxNodes: fc.constantFrom(1, 50, Number.NaN),
  },
  { requiredKeys: [] },
);
const argument = fc.oneof(junk, almostBoard, almostOptions);

test('junk gives a documented result or an InvalidInputError, from every function', () => {
  const functions = Object.entries(linkPath).filter(([name]) => /^[a-z]/.test(name)) as [
    string,
    (...args: unknown[]) => unknown,
  ][];
  expect(functions.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(almostBoard, argument, argument, argument, (board, second, third, fourth) => {
      for (const [name, call] of functions) {
        for (const first of [board, second]) {
          try {
            const result = call(first, second, third, fourth);
            if (name === 'createLinkBoard') for (const part of Object.values(result as object)) part(second, third);
          } catch (error) {
            if (!isInvalidInputError(error)) throw error;
          }
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('nothing that is given is changed, and typed arrays are as good as lists', () => {
  const board = Object.freeze({ rows: 2, cols: 3, cells: Object.freeze([1, 0, 1, 2, -1, 2]) });
  const typed = { rows: 2, cols: 3, cells: Int8Array.from(board.cells) };
  const options = Object.freeze({
    gravity: Object.freeze(['down', 'left'] as const),
    seed: 3,
    guarantee: 'clear' as const,
  });
  for (const call of [
    linkPath.findPairs,
    linkPath.solveBoard,
    linkPath.reshuffle,
    linkPath.rateBoard,
    linkPath.isDeadlocked,
  ]) {
    expect(call(typed, options)).toEqual(call(board, options));
  }
  expect(linkPath.findLink(typed, 0, 2)).toEqual(linkPath.findLink(board, 0, 2));
  expect(linkPath.removePair(typed, 0, 2, options)).toEqual(linkPath.removePair(board, 0, 2, options));
  const live = linkPath.createLinkBoard(board, options);
  expect(live.removePair(0, 2)).toBe(true);
  expect(live.board()).toEqual(linkPath.removePair(board, 0, 2, options));
});
