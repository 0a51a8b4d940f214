import { createPace, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { runs, some } from '../../../../config/runs.js';
import type { BeamBest } from '../../src/beam/beam.js';
import { applyPath, generateOrbs, type PathOptions, resolve } from '../../src/index.js';
import { improveBest, newRun } from '../../src/path/improve-best.js';
import { type PathRequest, pathRequest } from '../../src/request/path-request.js';

const boards = Array.from({ length: 12 }, (_, seed) => generateOrbs({ seed }));

/** What a run finds, and how many boards it evaluates. */
function improved(request: PathRequest): { found: BeamBest; nodes: number } {
  const run = newRun(request);
  runSlices(improveBest(run, createPace()));
  return { found: run.found, nodes: run.evaluations };
}

const narrow = (board: (typeof boards)[0], more: Partial<PathRequest>, options: PathOptions = {}): PathRequest => ({
  ...pathRequest(board, { beam: 120, ...options }),
  ...more,
});
const lengthOf = ({ found }: { found: BeamBest }): number => found.paths[0].length - 1;

describe('beams that begin on the path', () => {
  test('make some paths shorter and none longer, and each is a drag that makes what it says', () => {
    let shorter = 0;
    for (const board of some(boards, 4)) {
      const before = improved(narrow(board, {}));
      const after = improved(narrow(board, { betterOver: 0 }));
      expect(after.found.measures).toEqual(before.found.measures);
      expect(lengthOf(after)).toBeLessThanOrEqual(lengthOf(before));
      if (lengthOf(after) < lengthOf(before)) shorter += 1;
      for (const [start, ...moves] of after.found.paths) {
        const { combos } = resolve(applyPath(board, { start, moves }));
        expect(combos / pathRequest(board, {}).most).toBe(after.found.measures[0]);
      }
    }
    expect(shorter).toBeGreaterThanOrEqual(runs(3, 3, 1));
  });
  test('begin where a path is longer than asked, and only then', () => {
    const [board] = boards;
    const before = improved(narrow(board, {}));
    const length = lengthOf(before);
    expect(improved(narrow(board, { betterOver: length }))).toEqual(before);
    expect(improved(narrow(board, { betterOver: length - 1 })).nodes).toBeGreaterThan(before.nodes);
  });
  test('are for paths that meet the goals', () => {
    const [board] = boards;
    const short: PathOptions = { maxMoves: 6 };
    const before = improved(narrow(board, {}, short));
    expect(before.found.measures[0]).toBeLessThan(1);
    expect(improved(narrow(board, { betterOver: 0 }, short))).toEqual(before);
  });
  test('keep to the starts and ends that were asked for, on boards of two words too', () => {
    const large = generateOrbs({ rows: 6, cols: 7, seed: 2 });
    const ends = [0, 41];
    const { found } = improved(narrow(large, { betterOver: 0 }, { start: 20, end: ends }));
    expect(found.measures).toEqual([1]);
    for (const path of found.paths) {
      expect(path[0]).toBe(20);
      expect(ends).toContain(path.at(-1));
    }
  });
});
