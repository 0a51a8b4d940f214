/** English. */

import type { Catalogue } from '../types.js';
import { alsNames, alsTemplates } from './en/als.js';
import { chainNames, chainTemplates } from './en/chains.js';
import { exoticNames, exoticTemplates } from './en/exotic.js';
import { fishNames, fishTemplates } from './en/fish.js';
import { patternNames, patternTemplates } from './en/patterns.js';

const locked =
  'in {base} the digit {digit} can only stand where {base} meets {cover}. One of these cells is the {digit} of {cover} too, so {digit} leaves the other cells of {cover}: {eliminations, cells}.';
const chain =
  '{chain}. If the first of these is not {digit}, the links make the last one {digit}. So one of the two ends is {digit}, and {digit} leaves every cell that sees both: {eliminations, cells}.';

/**
 * The English texts, for {@link explainStep}.
 *
 * @example
 * ```ts
 * import { en } from '@kit/sudoku-human';
 *
 * en.techniques['x-wing']; // => 'X-Wing'
 * ```
 */
export const en: Catalogue = /* @__PURE__ */ (() => ({
  locale: 'en',
  explanation: '{technique}: {text}',
  techniques: {
    'full-house': 'Full House',
    'naked-single': 'Naked Single',
    'hidden-single': 'Hidden Single',
    pointing: 'Pointing',
    claiming: 'Claiming',
    'naked-pair': 'Naked Pair',
    'naked-triple': 'Naked Triple',
    'naked-quad': 'Naked Quad',
    'hidden-pair': 'Hidden Pair',
    'hidden-triple': 'Hidden Triple',
    'hidden-quad': 'Hidden Quad',
    ...fishNames,
    ...patternNames,
    'xy-wing': 'XY-Wing',
    'xyz-wing': 'XYZ-Wing',
    'w-wing': 'W-Wing',
    'x-chain': 'X-Chain',
    'xy-chain': 'XY-Chain',
    ...chainNames,
    ...alsNames,
    ...exoticNames,
  },
  templates: {
    'full-house':
      '{cell} is the last empty cell of {house}, and {digit} is the digit that {house} lacks, so {cell} is {digit}.',
    'naked-single': 'every digit but {digit} is ruled out in {cell}, so {cell} is {digit}.',
    'hidden-single': 'in {house} the digit {digit} can only stand in {cell}, so {cell} is {digit}.',
    pointing: locked,
    claiming: locked,
    'naked-pair':
      'the two cells {cells} can only hold {digits}, so they take both of these digits, which leave the other cells of {houses}: {eliminations}.',
    'naked-triple':
      'the three cells {cells} can only hold {digits} between them, so they take all three of these digits, which leave the other cells of {houses}: {eliminations}.',
    'naked-quad':
      'the four cells {cells} can only hold {digits} between them, so they take all four of these digits, which leave the other cells of {houses}: {eliminations}.',
    'hidden-pair':
      'in {house} the digits {digits} can only stand in the two cells {cells}, so these cells hold nothing else: {eliminations}.',
    'hidden-triple':
      'in {house} the digits {digits} can only stand in the three cells {cells}, so these cells hold nothing else: {eliminations}.',
    'hidden-quad':
      'in {house} the digits {digits} can only stand in the four cells {cells}, so these cells hold nothing else: {eliminations}.',
    ...fishTemplates,
    ...patternTemplates,
    'xy-wing':
      'whichever of its two digits the pivot {pivot} takes, one of the wings {wings} is left with {digit}. So {digit} leaves every cell that sees both wings: {eliminations, cells}.',
    'xyz-wing':
      'if the pivot {pivot} is not {digit} itself, whichever of its other digits it takes leaves one of the wings {wings} with {digit}. So {digit} leaves every cell that sees all three: {eliminations, cells}.',
    'w-wing':
      'the wings {wings} hold the same two digits. If neither were {digit}, both would be {link}, and {house} would have no place for its {link}, which can only stand in {bridge}. So {digit} leaves every cell that sees both wings: {eliminations, cells}.',
    'x-chain': chain,
    'xy-chain': chain,
    ...chainTemplates,
    ...alsTemplates,
    ...exoticTemplates,
  },
  houses: {
    row: { one: 'row {n}', other: 'rows {n}' },
    column: { one: 'column {n}', other: 'columns {n}' },
    box: { one: 'box {n}', other: 'boxes {n}' },
  },
  list: { between: ', ', last: ' and ' },
}))();
