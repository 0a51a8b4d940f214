/** Two steps for each technique, drawn by hand, each with everything that its pattern rules out. */

import { bentSets } from './worked/bent-sets.js';
import { fish } from './worked/fish.js';
import { singlesAndLocked } from './worked/singles-and-locked.js';
import { subsets } from './worked/subsets.js';
import { wingsAndChains } from './worked/wings-and-chains.js';
import type { WorkedStep } from './worked/worked.js';

export const workedSteps: readonly WorkedStep[] = [
  ...singlesAndLocked,
  ...subsets,
  ...fish,
  ...wingsAndChains,
  ...bentSets,
];
