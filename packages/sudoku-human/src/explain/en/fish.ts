/** Fish in English. */

import { eachFish, eachFishKind } from '../../technique/each-fish.js';
import type { FishId } from '../../types.js';

const sizes = {
  'x-wing': 'X-Wing',
  swordfish: 'Swordfish',
  jellyfish: 'Jellyfish',
  squirmbag: 'Squirmbag',
  whale: 'Whale',
  leviathan: 'Leviathan',
} as const;
const kinds = {
  '': '',
  'finned-': 'Finned ',
  'sashimi-': 'Sashimi ',
  'franken-': 'Franken ',
  'finned-franken-': 'Finned Franken ',
  'mutant-': 'Mutant ',
  'finned-mutant-': 'Finned Mutant ',
  'siamese-': 'Siamese ',
} as const;

/** The names of the fish. */
export const fishNames: Readonly<Record<FishId, string>> = /* @__PURE__ */ eachFish(
  (prefix, size) => kinds[prefix] + sizes[size],
);

/** Why a fish holds. */
export const fishTemplates: Readonly<Record<FishId, string>> = /* @__PURE__ */ eachFishKind({
  plain:
    'in {base} the digit {digit} can only stand in {cover}, one in each. So {cover} have their {digit} there, and it leaves their other cells: {eliminations, cells}.',
  finned:
    'in {base} the digit {digit} can only stand in {cover}, except for the {fins, plural, one {fin} other {fins}} {fins}. Either {fins, plural, one {the fin} other {one of the fins}} is {digit}, or {cover} have their {digit} in {base}. Both ways {digit} leaves the other cells of {cover} that see {fins, plural, one {the fin} other {every fin}}: {eliminations, cells}.',
  siamese:
    'in {base} the digit {digit} can only stand in {cover} and the fins {fins}. Two choices of covers make two finned fish with these bases, and what either of them rules out goes: {eliminations, cells}.',
});
