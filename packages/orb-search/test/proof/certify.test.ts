import { expect, test } from 'vitest';
import { runs, some } from '../../../../config/runs.js';
import {
  applyPath,
  type Certificate,
  certify,
  certifySearch,
  findPath,
  generateOrbs,
  maxCombos,
  resolve,
} from '../../src/index.js';
import { boardOf, fewestMoves } from './fewest-moves.js';

test.each(
  // Four of them in `npm test`, with all kinds of boards and both numbers of directions, with ends and without.
  Array.from({ length: runs(9, 9, 4) }, (_, seed) => ({
    seed,
    directions: (seed % 3 ? 4 : 8) as 4 | 8,
    end: seed % 2 ? [1, 6] : undefined,
  })),
)('the shortest path of board $seed is as long as trying all says', ({ seed, directions, end }) => {
  const board = boardOf(seed);
  const rules = { directions };
  const most = maxCombos(board).combos;
  for (const combos of [1, Math.max(1, most - 1)]) {
    const goal = { kind: 'at-least', combos } as const;
    const ends = end ?? board.cells.map((_, cell) => cell);
    // With eight directions there are too many boards within five moves.
    const longest = directions === 4 ? 6 : 4;
    const fewest = fewestMoves(board, combos, directions, ends, longest - 1);
    for (const length of [1, 3, longest]) {
      const { lowerBound, path, provenShortest } = certify(board, length, { rules, goal, end });
      const none = fewest === undefined || fewest >= length;
      expect({ provenShortest, lowerBound }).toEqual({ provenShortest: none, lowerBound: none ? length : fewest });
      expect(path?.moves.length).toBe(none ? undefined : fewest);
      // A rule that changes nothing here sends the question through the plain form.
      const plain = { ...rules, burning: [{ cell: 0, cost: 0.5 }] };
      if (length < 4) {
        expect(certify(board, length, { rules: plain, goal, end })).toMatchObject({ provenShortest, lowerBound });
      }
    }
    const found = findPath(board, { rules, goal, end, beam: 200, maxMoves: 12 });
    if (fewest === undefined) continue;
    expect(found.status).toBe('reached');
    expect(found.path.moves.length).toBeGreaterThanOrEqual(fewest);
    expect(found.lowerBound).toBeLessThanOrEqual(fewest);
    if (found.provenShortest) expect(found.path.moves.length).toBe(fewest);
  }
});

test('stopped wherever it pauses, also while its bound is made, it tells what is proved', () => {
  const board = generateOrbs({ rows: 4, cols: 5, types: 4, seed: 1 });
  const whole = certify(board, 12);
  let last = 0;
  for (let pauses = 1; ; pauses += runs(1, 1, 5)) {
    const search = certifySearch(board, 12);
    for (let pause = 1; pause < pauses; pause++) search.next();
    if (search.next().done) break;
    const { done, value } = search.next('stop');
    expect(done).toBe(true);
    const { lowerBound } = value as Certificate;
    expect(lowerBound).toBeGreaterThanOrEqual(last);
    expect(lowerBound).toBeLessThanOrEqual(whole.lowerBound);
    last = lowerBound;
  }
  expect(last).toBeGreaterThan(4);
});

test('the shortest is the same, however long the known path is', () => {
  const board = generateOrbs({ rows: 4, cols: 5, types: 4, seed: 1 });
  const most = maxCombos(board).combos;
  expect(certify(board, 9)).toEqual({ provenShortest: true, lowerBound: 9 });
  for (const length of some([10, 11, 12, 13], 3)) {
    const { provenShortest, lowerBound, path } = certify(board, length);
    expect({ provenShortest, lowerBound, moves: path?.moves.length }).toEqual({
      provenShortest: false,
      lowerBound: 9,
      moves: 9,
    });
    expect(resolve(applyPath(board, path!)).combos).toBe(most);
  }
});

test('a path over equal orbs to the only end is found', () => {
  const goal = { kind: 'at-least', combos: 1 } as const;
  // The combo stands from the first; the orb has to come to the other end, over its like.
  const equal = { rows: 2, cols: 8, cells: [...Array<number>(8).fill(0), 1, 2, 1, 2, 1, 2, 1, 2] };
  for (const length of [8, 10, 13]) {
    expect(certify(equal, length, { goal, start: 0, end: 7 })).toMatchObject({ lowerBound: 7, path: { start: 0 } });
  }
  expect(certify(equal, 7, { goal, start: 0, end: 7 })).toEqual({ provenShortest: true, lowerBound: 7 });
});

test('a proof that is stopped keeps the bound that it has', () => {
  const search = certifySearch(generateOrbs({ seed: 3 }), 24);
  for (let slice = 0; slice < 24; slice++) search.next();
  const { done, value } = search.next('stop');
  expect(done).toBe(true);
  expect((value as Certificate).lowerBound).toBeGreaterThanOrEqual(6);
  expect((value as Certificate).provenShortest).toBe(false);
});

test.each([
  ['the bit kernels', {}],
  ['the plain rules', { minGroup: 4 }],
])('by %s a proof ends where its nodes end, or where it is stopped', (_, rules) => {
  const board = generateOrbs({ seed: 3 });
  const limited = certify(board, 20, { rules, maxNodes: 3000 });
  expect(limited.provenShortest).toBe(false);
  expect(limited.lowerBound).toBeGreaterThanOrEqual(2);
  expect(limited.lowerBound).toBeLessThan(12);
  const search = certifySearch(board, 20, { rules });
  const { value } = search.next();
  expect(value).toMatchObject({ best: { provenShortest: false } });
  expect(search.next('stop')).toMatchObject({ done: true, value: { provenShortest: false } });
});
