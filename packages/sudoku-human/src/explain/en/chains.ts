/** English: chains, loops and nets. */

import type { ChainMessageKey, ChainTechniqueId } from '../../types.js';

const aic =
  '{chain}. If the first of these is false, the links make the last one true. So one of the two ends is true, and what both of them exclude goes: {eliminations}.';
const continuous =
  '{chain}. The loop closes: whichever way it comes out, each weak link (-) has one true end. So what both ends of a weak link exclude goes: {eliminations}.';
const discontinuous =
  '{chain}. If {cell} were {digit}, the loop would come back to say that it is not. So {digit} leaves {cell}.';
const discontinuousOn =
  '{chain}. If {cell} were not {digit}, the loop would come back to say that it is. So {cell} is {digit}.';

/** The names of chains and nets. */
export const chainNames: Readonly<Record<ChainTechniqueId, string>> = {
  'remote-pair': 'Remote Pair',
  'grouped-x-chain': 'Grouped X-Chain',
  aic: 'AIC',
  'grouped-aic': 'Grouped AIC',
  'continuous-nice-loop': 'Continuous Nice Loop',
  'grouped-continuous-nice-loop': 'Grouped Continuous Nice Loop',
  'discontinuous-nice-loop': 'Discontinuous Nice Loop',
  'grouped-discontinuous-nice-loop': 'Grouped Discontinuous Nice Loop',
  'kraken-fish': 'Kraken Fish',
  'forcing-chain': 'Forcing Chain',
  'forcing-net': 'Forcing Net',
};

/** The reasons of chains and nets. */
export const chainTemplates: Readonly<Record<ChainTechniqueId | ChainMessageKey, string>> = {
  'remote-pair':
    'the cells {cells} all hold {digits}, and each sees the next, so they take the two digits in turn. The ends {ends} differ: one of them is each of the two digits, which leave every cell that sees both ends: {eliminations}.',
  'grouped-x-chain': aic,
  aic,
  'grouped-aic': aic,
  'continuous-nice-loop': continuous,
  'grouped-continuous-nice-loop': continuous,
  'discontinuous-nice-loop': discontinuous,
  'discontinuous-nice-loop-on': discontinuousOn,
  'grouped-discontinuous-nice-loop': discontinuous,
  'grouped-discontinuous-nice-loop-on': discontinuousOn,
  'kraken-fish':
    'in {base} the digit {digit} can only stand in {cover}, except for the {fins, plural, one {fin} other {fins}} {fins}. If no fin is {digit}, {cover} have their {digit} in {base}; if a fin is, it leads to the same by a chain: {chain}. Both ways {eliminations}.',
  'kraken-fish-2':
    '{base} hold the digit {digit} once each, and {cover} without {chained} can hold it once less. So one of {starts} is {digit}, and each of them leads to the same by a chain: {chain}. So {eliminations}.',
  'forcing-chain': 'whatever is true, the chains lead to the same: {chain}.',
  'forcing-net':
    'suppose that {cell} is {digit}. Following the singles, {count, plural, one {one inference} other {{count} inferences}} on, {clashCell} would have to be {clashDigit} and could not be. So {cell} is not {digit}.',
  'forcing-cell-on':
    'whichever of its digits {assumed} the cell {cell} takes, the chains make {target} {digit}: {chain}. So {target} is {digit}.',
  'forcing-cell-off':
    'whichever of its digits {assumed} the cell {cell} takes, the chains take {digit} out of {target}: {chain}. So {digit} leaves {target}.',
  'forcing-house-on':
    '{house} has its {assumed} in one of {places}, and from each of them the chains make {target} {digit}: {chain}. So {target} is {digit}.',
  'forcing-house-off':
    '{house} has its {assumed} in one of {places}, and from each of them the chains take {digit} out of {target}: {chain}. So {digit} leaves {target}.',
};
