import { createPace, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { bitBeam } from '../../src/beam/bit-beam.js';
import { type Grid, type PathOptions, parseOrbs } from '../../src/index.js';
import { pathRequest } from '../../src/request/path-request.js';

/** A beam of a board after so many plies. */
function ranBeam(board: Grid, options: PathOptions, plies: number, width = 500) {
  const beam = bitBeam(pathRequest(board, options), width, plies, 'own');
  runSlices(beam.run(createPace(), Number.POSITIVE_INFINITY));
  return beam;
}

/** A text board, and the same in the corner of one that needs two words. */
function bothOf(text: string): [string, Grid][] {
  const board = parseOrbs(text);
  const cells = Array.from({ length: 64 }, (_, cell) => {
    const row = Math.floor(cell / 8);
    const col = cell % 8;
    return row < board.rows && col < board.cols ? board.cells[row * board.cols + col] : -1;
  });
  return [
    ['one word', board],
    ['two words', { rows: 8, cols: 8, cells }],
  ];
}

describe.each(bothOf('0123\n4560\n7809'))('a beam on boards of %s', (_, board) => {
  test('plays as many plies as it may, where the goal is out of reach', () => {
    const goal = { kind: 'at-least', combos: 1 } as const;
    for (const plies of [0, 1, 2]) expect(ranBeam(board, { goal }, plies).plies()).toBe(plies);
  });
  test('ends with the ply that reaches it', () => {
    const goal = { kind: 'at-least', combos: 1 } as const;
    const beam = ranBeam(board, { goal }, 50);
    expect(beam.best()?.measures).toEqual([1]);
    expect(beam.best()?.paths.length).toBeGreaterThan(1);
    expect(new Set(beam.best()?.paths.map((path) => path.length - 1))).toEqual(new Set([beam.plies()]));
    const shorter = ranBeam(board, { goal }, beam.plies() - 1);
    expect(shorter.best()?.measures).toEqual([0]);
  });
  test('ends where every state is a dead end', () => {
    const { cols } = board;
    const rules = { blocked: [1, 2 * cols, cols + 1] };
    // Down from the corner, and not back.
    expect(ranBeam(board, { rules, start: 0 }, 9).plies()).toBe(2);
  });
  test('keeps the first of the equal paths, and no more than 32', () => {
    const goal = { kind: 'at-least', combos: 1 } as const;
    const request = pathRequest(board, { goal });
    const { paths = [] } = bitBeam(request, 500, 9, 'own').best() ?? {};
    expect(paths).toEqual(request.starts.slice(0, 32).map((start) => [start]));
    // A ply later as many combos are no better.
    expect(ranBeam(board, { goal }, 1).best()?.paths).toEqual(paths);
  });
  test('knows no path before one may end', () => {
    const options: PathOptions = { goal: { kind: 'at-least', combos: 1 }, start: 0, end: 2 };
    expect(ranBeam(board, options, 1).best()).toBeUndefined();
    const { measures, paths = [] } = ranBeam(board, options, 2).best() ?? {};
    expect(measures).toEqual([0]);
    expect(paths).toEqual([[0, 1, 2]]);
  });
  test('pauses after each ply, and within a long one', () => {
    const beam = bitBeam(pathRequest(board, { end: 11 }), 500, 8, 'own');
    let pauses = 0;
    let before = 1;
    for (const work = beam.run(createPace(), Number.POSITIVE_INFINITY); !work.next().done; pauses++) {
      expect(beam.evaluations() - before).toBeLessThanOrEqual(1024);
      before = beam.evaluations();
    }
    expect(pauses).toBeGreaterThan(beam.plies());
    expect(beam.complete()).toBe(false);
  });
  test('ends early after so many boards', () => {
    for (const most of [1, 100, 1000]) {
      const beam = bitBeam(pathRequest(board, { end: 11 }), 500, 8, 'own');
      runSlices(beam.run(createPace(), most));
      expect(beam.evaluations()).toBeGreaterThanOrEqual(most);
      expect(beam.evaluations()).toBeLessThan(most + 100);
    }
  });
});
