import { createPace, createRandom, runSlices } from '@kit/grid';
import { findLink } from '@kit/link-path';
import { expect, test } from 'vitest';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { MoveFinder } from '../../src/kernel/find-moves.js';
import { floodLines } from '../../src/kernel/flood-lines.js';
import { wordLines } from '../../src/kernel/word-lines.js';
import { usualRules } from '../support.js';

/** Two boards one after the other, the second with fewer tiles and a frozen one. */
test.each([0, 1, 2, 3])('the pairs of board after board are those that can be linked by %i turns', (maxTurns) => {
  let found = 0;
  for (let seed = 0; seed < 40; seed++) {
    const random = createRandom(seed);
    const [rows, cols] = [2 + random.int(3), 2 + random.int(3)];
    const kinds = 3;
    const first = Array.from({ length: rows * cols }, () => random.pick([-1, 0, 0, 1, 2, 3]));
    // All kinds, so that they are numbered as they are called.
    first.splice(0, 3, 1, 2, 3);
    const tiles = runSlices(numberTiles({ rows, cols, cells: first }, usualRules));
    const rules = { ...usualRules, maxTurns };
    const pace = createPace();
    const straight = wordLines(rows, cols, rules, pace);
    const lines = maxTurns > 2 ? floodLines(rows, cols, rules, straight, pace) : straight;
    const finder = new MoveFinder(tiles, cols, lines, pace);
    const second = first.map((kind) => (kind > 0 && random.int(3) === 0 ? 0 : kind));
    const ice = second.findIndex((kind) => kind > 0);
    if (ice >= 0) second[ice] += kinds;
    for (const cells of [first, second]) {
      const board = { rows, cols, cells };
      const pairs: number[] = [];
      for (let b = 0; b < cells.length; b++) {
        for (let a = 0; a < b; a++) {
          const isPair = cells[a] === cells[b] && cells[a] > 0 && cells[a] <= kinds;
          if (isPair && findLink(board, a, b, { maxTurns })) pairs.push(a, b);
        }
      }
      expect(runSlices(finder.find(Int32Array.from(cells)))).toEqual(pairs);
      found += pairs.length;
    }
  }
  expect(found).toBeGreaterThan(30);
});
