/** The bound of the columns for boards in any order: never too much, and as much as where a search follows its steps. */
import { createPace, createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { runs, some } from '../../../../config/runs.js';
import { bitBeam } from '../../src/beam/bit-beam.js';
import { createHorizon, type IsFar } from '../../src/beam/horizon.js';
import { findPath, generateOrbs } from '../../src/index.js';
import { columnFilter } from '../../src/proof/column-filter.js';
import { columnTravel } from '../../src/proof/column-travel.js';
import { narrowInput } from '../../src/request/bit-input.js';
import { type PathRequest, pathRequest } from '../../src/request/path-request.js';

const filterOf = (request: PathRequest) => runSlices(columnFilter(narrowInput(request), createPace()));

const kinds = [
  [5, 6, 6, 4],
  [4, 5, 4, 4],
  [4, 5, 5, 8],
  [4, 8, 6, 4],
] as const;

test.each(kinds)(
  'it says what a search that follows its steps is told: %i × %i, %i types, %i directions',
  (...kind) => {
    const [rows, cols, types, directions] = kind;
    let far = 0;
    for (const seed of some(Array(10).keys(), 4)) {
      const board = generateOrbs({ rows, cols, types, seed: 100 + seed });
      const request = pathRequest(board, { rules: { directions } });
      const isFar = filterOf(request);
      if (isFar === undefined) continue;
      const { shape, target, neighbors } = narrowInput(request);
      const codes = new Uint8Array(32);
      const kindsOf = [...new Set(board.cells)].sort((a, b) => a - b);
      for (const [cell, type] of board.cells.entries()) codes[shape.bitOf[cell]!] = kindsOf.indexOf(type) + 1;
      const travel = columnTravel(shape, codes, kindsOf.length, target, directions, 100);
      runSlices(travel.begin(createPace()));
      const random = createRandom(seed);
      let at = random.int(rows * cols);
      for (let step = 0; step < 60; step++) {
        const next = [...neighbors.subarray(8 * at, 8 * at + 8)].filter((to) => to >= 0);
        const to = random.pick(next);
        const moves = random.int(14);
        const expected = travel.isFar(at, to, codes[at]!, codes[to]!, moves);
        // A search does not follow orbs of one type that change places.
        if (codes[at] !== codes[to]) travel.swap(at, to, codes[at]!, codes[to]!);
        [codes[at], codes[to]] = [codes[to]!, codes[at]!];
        const planes = [0, 1, 2, 3].map((plane) =>
          codes.reduce((sum, code, bit) => sum | (((code >> plane) & 1) << bit), 0),
        );
        expect(isFar(planes[0]!, planes[1]!, planes[2]!, planes[3]!, at, to, moves)).toBe(expected);
        if (expected) far += 1;
        at = to;
      }
    }
    expect(far).toBeGreaterThan(runs(20, 20, 5));
  },
);

test('where not all matches are asked for, or no type can be bounded, nothing is said', () => {
  const board = generateOrbs({ seed: 1 });
  expect(filterOf(pathRequest(board, { goal: { kind: 'at-least', combos: 3 } }))).toBeUndefined();
  // Sixteen orbs lie on 8×4 in more ways than are listed.
  const two = { rows: 4, cols: 8, cells: Array.from({ length: 32 }, (_, cell) => cell % 2) };
  expect(filterOf({ ...pathRequest(two, {}), most: 10 })).toBeUndefined();
});

test('a beam with a horizon evaluates less, and finds a path wherever it finds one without', () => {
  let spared = 0;
  for (const seed of some([1, 0, 2], 3)) {
    const board = generateOrbs({ seed: 500 + seed });
    const request = pathRequest(board, {});
    const first = findPath(board, { beam: 300, maxProofNodes: 0 }).path.moves.length;
    const run = (isFar: IsFar | undefined) => {
      const beam = bitBeam(request, 1500, first - 1, 'own', isFar);
      runSlices(beam.run(createPace(), Number.POSITIVE_INFINITY));
      return beam;
    };
    const [plain, bounded] = [run(undefined), run(filterOf(request))];
    spared += plain.evaluations() - bounded.evaluations();
    expect(bounded.evaluations()).toBeLessThanOrEqual(plain.evaluations());
  }
  expect(spared).toBeGreaterThan(runs(500, 500, 50));
});

test('a ply in which little is too far is tested no further', () => {
  let asked = 0;
  const horizon = createHorizon((_b0, _b1, _b2, _b3, at, _to, moves) => {
    asked += 1;
    return at < moves;
  });
  const ply = (moves: number) => {
    horizon.begin(moves);
    asked = 0;
    let beyond = 0;
    for (let child = 0; child < 3000; child++) beyond += Number(horizon.isBeyond(0, 0, 0, 0, child % 10, 0));
    return [asked, beyond];
  };
  expect(ply(2)).toEqual([3000, 600]);
  expect(ply(1)).toEqual([1024, 103]);
});
