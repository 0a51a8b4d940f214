/** HoDoKu's list: what it asks in which order, what each step of an entry costs, and the level that it needs. */

import type { Level } from '../../types.js';
import { alsXyWing, alsXz } from './als.js';
import { alsXyChain } from './als-chain.js';
import { avoidableRectangle } from './avoidable-rectangles.js';
import { multiColors, simpleColors } from './colors.js';
import { turbotFish, xChain, xyChain } from './digit-chains.js';
import { fish } from './fish.js';
import { forcingChain, forcingNet } from './forcing.js';
import type { Found } from './found.js';
import { frankenFish } from './franken-fish.js';
import { claiming, pointing } from './locked.js';
import { niceLoop } from './loops.js';
import { remotePair } from './remote-pair.js';
import type { Path } from './search.js';
import { emptyRectangle, skyscraper, twoStringKite } from './single-digit.js';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.js';
import { hiddenSubset, lockedSubset, nakedSubset } from './subsets.js';
import { sueDeCoq } from './sue-de-coq.js';
import { uniqueRectangle } from './unique-rectangles.js';
import { bugPlusOne, wWing, xyWing, xyzWing } from './wings.js';

/** One entry: what its steps add to the score, their level, and its search. */
export type Entry = readonly [score: number, level: Level, find: (path: Path) => Found | undefined];

/** All entries in order; the last one always finds something. */
export const entries: readonly Entry[] = [
  [4, 'easy', ({ board }) => fullHouse(board)],
  [4, 'easy', ({ board }) => nakedSingle(board)],
  [14, 'easy', ({ board }) => hiddenSingle(board)],
  [40, 'medium', ({ board }) => lockedSubset(board, 2)],
  [60, 'medium', ({ board }) => lockedSubset(board, 3)],
  [50, 'medium', ({ board }) => pointing(board)],
  [50, 'medium', ({ board }) => claiming(board)],
  [60, 'medium', ({ board }) => nakedSubset(board, 2)],
  [80, 'medium', ({ board }) => nakedSubset(board, 3)],
  [70, 'medium', ({ board }) => hiddenSubset(board, 2)],
  [100, 'medium', ({ board }) => hiddenSubset(board, 3)],
  [120, 'hard', ({ board }) => nakedSubset(board, 4)],
  [150, 'hard', ({ board }) => hiddenSubset(board, 4)],
  [140, 'hard', (path) => fish(path, '', 2)],
  [150, 'hard', (path) => fish(path, '', 3)],
  [160, 'hard', (path) => fish(path, '', 4)],
  [110, 'hard', remotePair],
  [100, 'hard', bugPlusOne],
  [130, 'hard', skyscraper],
  [150, 'hard', twoStringKite],
  [120, 'hard', turbotFish],
  [120, 'hard', emptyRectangle],
  [150, 'hard', wWing],
  [160, 'hard', xyWing],
  [180, 'hard', xyzWing],
  [100, 'hard', (path) => uniqueRectangle(path, 1)],
  [100, 'hard', (path) => uniqueRectangle(path, 2)],
  [100, 'hard', (path) => uniqueRectangle(path, 3)],
  [100, 'hard', (path) => uniqueRectangle(path, 4)],
  [100, 'hard', (path) => uniqueRectangle(path, 5)],
  [100, 'hard', (path) => uniqueRectangle(path, 6)],
  [100, 'hard', (path) => uniqueRectangle(path, 0)],
  [100, 'hard', (path) => avoidableRectangle(path, 1)],
  [100, 'hard', (path) => avoidableRectangle(path, 2)],
  [130, 'hard', (path) => fish(path, 'finned-', 2)],
  [150, 'hard', (path) => fish(path, 'sashimi-', 2)],
  [200, 'unfair', (path) => fish(path, 'finned-', 3)],
  [240, 'unfair', (path) => fish(path, 'sashimi-', 3)],
  [250, 'unfair', (path) => fish(path, 'finned-', 4)],
  [260, 'unfair', (path) => fish(path, 'sashimi-', 4)],
  [250, 'unfair', sueDeCoq],
  [150, 'hard', simpleColors],
  [200, 'hard', multiColors],
  [260, 'unfair', xChain],
  [260, 'unfair', xyChain],
  [280, 'unfair', (path) => niceLoop(path, false)],
  [300, 'unfair', (path) => niceLoop(path, true)],
  [300, 'unfair', alsXz],
  [320, 'unfair', alsXyWing],
  [340, 'unfair', alsXyChain],
  [300, 'unfair', (path) => frankenFish(path, false, 2)],
  [350, 'unfair', (path) => frankenFish(path, false, 3)],
  [390, 'unfair', (path) => frankenFish(path, true, 2)],
  [410, 'unfair', (path) => frankenFish(path, true, 3)],
  [500, 'extreme', forcingChain],
  [700, 'extreme', forcingNet],
  [10000, 'extreme', bruteForce],
];

/** The middle one of the open cells gets its digit of the solution. */
function bruteForce({ board: { values }, solution }: Path): Found {
  const open = [...values.keys()].filter((cell) => values[cell] === 0);
  const cell = open[Math.floor(open.length / 2)];
  return { technique: 'brute-force', placed: cell * 9 + solution[cell] - 1, effects: [], shape: { form: 'guess' } };
}
