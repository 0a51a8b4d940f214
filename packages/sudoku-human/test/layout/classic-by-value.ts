/** No layout, `createLayout()` and the boxes given as regions mean the same board, so every function says the same. */

import * as kit from '@kit/sudoku-human';
import { expect } from 'vitest';
import { answersOf } from './answers.js';

const boxes = Array.from({ length: 81 }, (_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3));
const named: Readonly<Record<string, kit.Layout>> = {
  'createLayout()': kit.createLayout(),
  'the boxes as regions': kit.createLayout({ regions: boxes }),
  'out of a file': JSON.parse(JSON.stringify(kit.createLayout({ size: 9, boxRows: 3, boxCols: 3 }))),
};

/** Compares all answers about the puzzle of a seed. */
export function expectOneAnswer(seed: number): void {
  const dealt = kit.generatePuzzle({ seed });
  if (dealt.status !== 'found') throw new Error('no puzzle');
  const { position } = dealt;
  const answers = Object.entries(answersOf(position, undefined, seed));
  for (const [name, layout] of Object.entries(named)) {
    const others = answersOf({ ...position, layout }, layout, seed);
    for (const [about, answer] of answers) {
      const [own, other] = [answer, others[about]].map((one) => JSON.stringify(one));
      if (own !== other) expect([seed, name, about, other]).toEqual([seed, name, about, own]);
    }
  }
}
