/** The number of layouts as the inference knows it, which moves are weighed by, against the exact one. */
import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-board.js';
import { countLayouts } from '../../src/index.js';
import { collectConstraints } from '../../src/kernel/constraints.js';
import { newEffort } from '../../src/kernel/effort.js';
import { infer } from '../../src/kernel/infer.js';
import { scattered } from '../scattered.js';

test.each([0.02, 0.1, 0.3, 0.6, 0.9])('with a share of %f mines, whatever the tilt is', (density) => {
  for (let seed = 0; seed < 4; seed++) {
    const { board } = scattered({ rows: 9, cols: 12 }, density, (_row, _col, draw) => draw < 0.3, seed);
    const { cells, table, mines } = readBoard(board);
    const { weight } = runSlices(infer(collectConstraints(cells, table, mines, true), newEffort(1e6, createPace())));
    const layouts = BigInt(countLayouts(board));
    // Both as a number from 1 to 2, and how often it was halved.
    const bits = layouts.toString(2).length - 1;
    expect(weight!.exponent + Math.log2(weight!.mantissa)).toBeCloseTo(
      bits + Math.log2(Number((layouts * 2n ** 60n) >> BigInt(bits)) / 2 ** 60),
      9,
    );
  }
});
