import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { goalBoard, shuffle } from '../../src/index.js';
import { type BeamResult, searchBeam } from '../../src/search/beam.js';
import { replays } from '../oracle.js';

/** Runs a beam, told to stop after some yields; the last nodes that it reported, and how often it yielded. */
function run(board: ReturnType<typeof shuffle>, width: number, longest: number, stopAfter = Number.POSITIVE_INFINITY) {
  const beam = searchBeam(labelBoard(board), width, longest);
  let reported = 0;
  let result: BeamResult | undefined;
  let yields = 0;
  while (!result) {
    const step = beam.next(yields >= stopAfter ? 'stop' : undefined);
    if (step.done) result = step.value;
    else {
      reported = step.value;
      yields++;
    }
  }
  return { ...result, reported, yields };
}

test.each([
  { rows: 4, cols: 4 },
  { rows: 2, cols: 8 },
])('a beam finds a path, or none of the length that is asked ($rows×$cols)', (size) => {
  const board = shuffle({ ...size, seed: 3 });
  const { path = [], nodes } = run(board, 400, 1000);
  expect(path.length).toBeGreaterThan(20);
  expect(nodes).toBeGreaterThan(path.length);
  expect(replays(board, path, goalBoard(size), 'single')).toBe(true);
  expect(run(board, 400, path.length).path).toEqual(path);
  expect(run(board, 400, path.length - 1).path).toBeUndefined();
  expect(run(board, 400, 0)).toMatchObject({ path: undefined, nodes: 0 });
});

test('a beam is stopped at any of its yields, in the midst of a level or between two', () => {
  const board = shuffle({ rows: 4, cols: 4, seed: 3 });
  const { yields } = run(board, 1500, 13);
  expect(yields).toBeGreaterThan(20);
  for (let stopAfter = 1; stopAfter <= yields; stopAfter++) {
    const stopped = run(board, 1500, 13, stopAfter);
    expect(stopped).toMatchObject({ path: undefined, yields: stopAfter });
    expect(stopped.nodes).toBe(stopped.reported);
  }
});
