/** A cell tried in thought against every number there is, on the bare board: none is left out, and no mine is marked. */
import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { collectConstraints } from '../../src/kernel/constraints.js';
import { newEffort } from '../../src/kernel/effort.js';
import { infer } from '../../src/kernel/infer.js';
import { scaledRatio } from '../../src/kernel/scaled.js';
import { coinRisk, coinScratch } from '../../src/move/coin-risk.js';
import { lookAhead, worthBeforeCoins } from '../../src/move/look-ahead.js';
import { beginThought } from '../../src/move/thought.js';
import { neighborsOf } from '../../src/topology/neighbors-of.js';
import { scattered } from '../scattered.js';

test.each([
  { rows: 3, cols: 5 },
  { rows: 7, cols: 3 },
])('is worth what all its numbers are worth together, to the last bit: $rows × $cols', (size) => {
  const pace = createPace();
  const table = neighborsOf(size, 'square8', 'topology');
  let tried = 0;
  let marks = 0;
  for (let seed = 1; seed <= runs(22, 60); seed++) {
    const { board } = scattered(size, 0.3, (_row, _col, draw) => draw < 0.45, seed);
    const cells = Int32Array.from(board.cells);
    const read = (shown: Int32Array) => collectConstraints(shown, table, board.mines, true);
    const { weight, chances } = runSlices(infer(read(cells), newEffort(1000, pace)));
    if (weight === undefined) throw new Error('too large');
    const thought = runSlices(beginThought(cells, table, board.mines, newEffort(1000, pace)));
    const before = thought.cells.slice();
    marks += before.filter((value) => value === -2).length;
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== -1 || chances[cell] === 1) continue;
      let worth = 0;
      let progress = 0;
      for (let value = 0; value <= 8; value++) {
        const shown = cells.slice();
        shown[cell] = value;
        const next = runSlices(infer(read(shown), newEffort(1000, pace)));
        if (next.weight === undefined) continue;
        const share = scaledRatio(next.weight, weight);
        const hidden = Int32Array.from(shown.keys()).filter((other) => shown[other] === -1);
        const position = worthBeforeCoins(shown, hidden, next.chances);
        const scratch = coinScratch(cells.length);
        worth += share * (position.worth * runSlices(coinRisk(table, shown, hidden, next.chances, scratch, pace)));
        if (position.goesOn) progress += share;
      }
      const look = (floor: number) => runSlices(lookAhead(thought, chances, cell, weight, floor));
      expect([seed, cell, look(-1)]).toEqual([seed, cell, { worth, progress }]);
      // A floor below is passed, with the same; one that is not passed is all that is told.
      expect([seed, cell, look(worth - 1e-9)]).toEqual([seed, cell, { worth, progress }]);
      for (const floor of [worth, worth + 0.01, worth + 0.3]) expect(look(floor).worth).toBeLessThanOrEqual(floor);
      expect(thought.cells).toEqual(before);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(100);
  expect(marks).toBeGreaterThan(20);
});
