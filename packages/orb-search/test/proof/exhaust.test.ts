import { createPace, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { certify, type Grid, generateOrbs, maxCombos, type PathOptions, parseOrbs } from '../../src/index.js';
import { exhaust } from '../../src/proof/exhaust.js';
import { narrowInput } from '../../src/request/bit-input.js';
import { pathRequest } from '../../src/request/path-request.js';
import { boardOf, fewestMoves } from './fewest-moves.js';

const deal = (rows: number, cols: number, types: number, seed = 1) => generateOrbs({ rows, cols, types, seed });
const gaps = parseOrbs('0X12\n1?02\n0120\n2101');

/** A search of all paths up to a length, at its end. */
function searched(board: Grid, most: number, options: PathOptions = {}) {
  const search = exhaust(narrowInput(pathRequest(board, options)), most, 1e6);
  runSlices(search.begin(most, createPace(1)));
  while (!search.run(100));
  return search;
}

describe('a search of all paths up to a length', () => {
  const board = generateOrbs({ rows: 3, cols: 4, types: 3, seed: 1 });
  const input = narrowInput(pathRequest(board, {}));
  const { lowerBound: shortest } = certify(board, 9);

  test.each([12, shortest, shortest - 1])('finds the shortest, or nothing where it is too long: up to %i', (most) => {
    expect(searched(board, most).path()?.length).toBe(most < shortest ? undefined : shortest + 1);
  });

  test('is the same in one slice or in many, and is begun anew as often as one likes', () => {
    const nodes = [1, 7, 1e9].map((slice) => {
      const search = exhaust(input, 9, 1e6);
      runSlices(search.begin(7, createPace(1)));
      while (!search.run(slice));
      const first = search.nodes();
      runSlices(search.begin(7, createPace(1)));
      while (!search.run(slice));
      expect(search.nodes()).toBe(2 * first);
      return first;
    });
    expect(nodes[0]).toBeGreaterThan(50);
    expect(new Set(nodes).size).toBe(1);
  });

  test('what an earlier beginning has noted of boards is forgotten by the next', () => {
    // Else the second time all would be known, and nothing found.
    const search = exhaust(input, 12, 1e6);
    for (const most of [8, 12, shortest, 12, shortest - 1, 11]) {
      runSlices(search.begin(most, createPace(1)));
      while (!search.run(1000));
      expect(search.path()?.length).toBe(most < shortest ? undefined : shortest + 1);
    }
  });

  test('finds a single step after longer ways', () => {
    // Down between its like, the neighbour that is tried last.
    const board = parseOrbs('1023\n0506\n4789');
    const goal = { kind: 'at-least', combos: 1 } as const;
    expect(searched(board, 8, { goal, start: 1 }).path()).toHaveLength(2);
  });

  test('ends over equal orbs where a path may end', () => {
    const equal = { rows: 2, cols: 8, cells: [...Array<number>(8).fill(0), 1, 2, 1, 2, 1, 2, 1, 2] };
    const goal = { kind: 'at-least', combos: 1 } as const;
    expect(searched(equal, 14, { goal, start: 0, end: 3 }).path()).toHaveLength(4);
  });
});

test.each(some(Array(12).keys(), 5))(
  'with the bound of the columns from the first, the shortest path of board %i is as long as trying all says',
  (seed) => {
    const board = boardOf(seed);
    const path = searched(board, 9).path();
    const cells = board.cells.map((_, cell) => cell);
    const fewest = fewestMoves(board, maxCombos(board).combos, 4, cells, 7);
    const moves = path && path.length - 1;
    expect(moves !== undefined && moves > 7 ? undefined : moves).toBe(fewest);
  },
);

// Limits count nodes, so a node more or less in a proof can be another answer.
test.each<[name: string, board: Grid, moves: number, options: PathOptions, line: string]>([
  ['5×4', deal(4, 5, 4), 9, {}, '11-15-14-10-6-7-3-2-6-5 #12925'],
  ['5×4, one move less', deal(4, 5, 4), 8, {}, 'undefined #9831'],
  ['6×5, few moves', deal(5, 6, 6), 5, {}, 'undefined #5865'],
  ['6×5, many moves', deal(5, 6, 6, 3), 8, { start: 14 }, 'undefined #6'],
  ['eight directions', deal(4, 4, 3), 5, { rules: { directions: 8 } }, '11-15-10-5-1-4 #16949'],
  ['gaps', gaps, 8, {}, '9-13 #518'],
  ['gaps, an end', gaps, 8, { end: [0, 15], goal: { kind: 'at-least', combos: 3 } }, '12-13-9-8-12 #4333'],
  ['two types', deal(3, 4, 2, 3), 8, { goal: { kind: 'at-least', combos: 3 } }, '3-0-1-4-3-6-7-10 #1370'],
  ['fifteen types', deal(5, 6, 15, 2), 8, { start: [3, 8] }, 'undefined #9'],
  ['8×4, all bits of a word', deal(4, 8, 4), 6, { start: [0, 31] }, 'undefined #358'],
  [
    'eight directions from the middle',
    deal(4, 4, 5, 2),
    6,
    { start: [5, 10], rules: { directions: 8 } },
    'undefined #46576',
  ],
  ['waste out of reach', parseOrbs('11212000\n22121000\n11212121\n22121212'), 6, { start: 24 }, 'undefined #5'],
  ['no move', deal(3, 4, 2, 3), 0, {}, 'undefined #12'],
])('the same paths are tried: %s', (_, board, moves, options, line) => {
  const search = searched(board, moves, options);
  expect(`${search.path()?.join('-')} #${search.nodes()}`).toBe(line);
});
