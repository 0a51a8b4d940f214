/** English, for the steps of a rating. */

import type { ExplainerCatalogue } from '../types.js';
import { en } from './en.js';
import { loopNames, netNames } from './explainer-names.js';
import { conclusionTexts } from './shared-texts.js';

/**
 * The English texts for the steps of {@link rateExplainer}; {@link explainStep} takes them.
 *
 * @example
 * ```ts
 * import { explainerEn } from '@kit/sudoku-human';
 *
 * explainerEn.techniques['direct-pointing']; // => 'Direct Pointing'
 * ```
 */
export const explainerEn: ExplainerCatalogue = /* @__PURE__ */ (() => ({
  ...en,
  techniques: {
    ...en.techniques,
    'direct-pointing': 'Direct Pointing',
    'direct-claiming': 'Direct Claiming',
    'direct-hidden-pair': 'Direct Hidden Pair',
    'direct-hidden-triple': 'Direct Hidden Triple',
    ...loopNames(en.techniques['unique-loop']),
    'bug-1': 'BUG Type 1',
    'aligned-pair': 'Aligned Pair Exclusion',
    'aligned-triple': 'Aligned Triplet Exclusion',
    'x-cycle': 'Bidirectional X-Cycle',
    'y-cycle': 'Bidirectional Y-Cycle',
    cycle: 'Bidirectional Cycle',
    'forcing-x-chain': 'Forcing X-Chain',
    'forcing-chain': 'Forcing Chain',
    nishio: 'Nishio Forcing Chains',
    'cell-forcing': 'Cell Forcing Chains',
    'region-forcing': 'Region Forcing Chains',
    ...netNames({
      forms: {
        contradiction: 'Contradiction Forcing Chains',
        double: 'Double Forcing Chains',
        region: 'Region Forcing Chains',
        cell: 'Cell Forcing Chains',
      },
      levels: {
        dynamic: 'Dynamic {form}',
        'dynamic-plus': 'Dynamic {form} (+)',
        'nested-2': 'Dynamic {form} (+ Forcing Chains)',
        'nested-3': 'Dynamic {form} (+ Multiple Forcing Chains)',
        'nested-4': 'Dynamic {form} (+ Dynamic Forcing Chains)',
        'nested-5': 'Dynamic {form} (+ Dynamic Forcing Chains (+ Forcing Chains))',
      },
    }),
  },
  templates: {
    ...en.templates,
    'direct-locking':
      'in {base} the digit {digit} can only stand where {base} meets {cover}, so it stands nowhere else in {cover}. That leaves {cell} as its only place in {house}, so {cell} is {digit}.',
    'direct-hidden-set':
      'in {house} the digits {digits} can only stand in {cells}, so these cells hold nothing else. That leaves {cell} as the only place of {digit} in {house}, so {cell} is {digit}.',
    'unique-rectangle-3-hidden':
      'if {cells} held only {digits}, there would be two solutions. So one of {extra} holds another of its digits, and the digits {extraDigits} of {houses} fill the other one and {subset}, which hold nothing else: {eliminations}.',
    'aligned-sets':
      'put any of the candidates that go into its cell, and any digits into the others of {cells}: two cells that see each other are equal, or one of {excluders} is left without a digit. So {eliminations}.',
    cycle:
      '{chain}. The loop closes: either all that it makes true are true, or all the others. What sees one of each kind with its own digit goes: {eliminations}.',
    'contradiction-off':
      "suppose that {target} is {digit}: within {count} inferences {clashCell} has to be {clashDigit} and can't be. So {target} is not {digit}.",
    'contradiction-on':
      "suppose that {target} is not {digit}: within {count} inferences {clashCell} has to be {clashDigit} and can't be. So {target} is {digit}.",
    ...conclusionTexts(
      {
        double: 'whether {places} is {assumed} or not, {count} inferences in all ',
        cell: 'whichever of its digits {assumed} the cell {places} takes, {count} inferences in all ',
        house: '{house} has its {assumed} in one of {places}, and from each of them, {count} inferences in all ',
      },
      {
        on: 'make {target} {digit}. So {target} is {digit}.',
        off: 'take {digit} out of {target}. So {digit} leaves {target}.',
      },
    ),
  },
}))();
