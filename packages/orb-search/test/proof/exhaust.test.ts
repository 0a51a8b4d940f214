import { createPace, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { certify, generateOrbs, parseOrbs } from '../../src/index.js';
import { exhaust } from '../../src/proof/exhaust.js';
import { narrowInput } from '../../src/request/bit-input.js';
import { pathRequest } from '../../src/request/path-request.js';

describe('a search of all paths up to a length', () => {
  const board = generateOrbs({ rows: 3, cols: 4, types: 3, seed: 1 });
  const input = narrowInput(pathRequest(board, {}));
  const { lowerBound: shortest } = certify(board, 9);

  test.each([12, shortest, shortest - 1])('finds the shortest, or nothing where it is too long: up to %i', (most) => {
    const search = exhaust(input, most, 1e6);
    runSlices(search.begin(most, createPace(1)));
    while (!search.run(500));
    expect(search.path()?.length).toBe(most < shortest ? undefined : shortest + 1);
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
    const search = exhaust(narrowInput(pathRequest(board, { goal, start: 1 })), 8, 1e6);
    runSlices(search.begin(8, createPace(1)));
    while (!search.run(1000));
    expect(search.path()).toHaveLength(2);
  });

  test('ends over equal orbs where a path may end', () => {
    const equal = { rows: 2, cols: 8, cells: [...Array<number>(8).fill(0), 1, 2, 1, 2, 1, 2, 1, 2] };
    const goal = { kind: 'at-least', combos: 1 } as const;
    const search = exhaust(narrowInput(pathRequest(equal, { goal, start: 0, end: 3 })), 14, 1e6);
    runSlices(search.begin(14, createPace(1)));
    while (!search.run(1000));
    expect(search.path()).toHaveLength(4);
  });
});
