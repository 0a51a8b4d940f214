import type { Catalogue } from '../types.js';

/**
 * The English texts.
 *
 * @example
 * ```ts
 * import { en } from '@kit/mines-inference';
 *
 * en.locale; // => 'en'
 * ```
 */
export const en: Catalogue = {
  locale: 'en',
  deductions: {
    'number-safe':
      'The {number} at {from} has all of its mines already, so {cells} {n, plural, one {is} other {are}} safe.',
    'number-mine':
      'The {number} at {from} needs every hidden cell around it, so {cells} {n, plural, one {is a mine} other {are mines}}.',
    'pair-safe':
      'The numbers at {from} share cells: however these hold their mines, {cells} {n, plural, one {is} other {are}} left safe.',
    'pair-mine':
      'The numbers at {from} share cells: however these hold their mines, {cells} must {n, plural, one {be a mine} other {be mines}}.',
    'region-safe':
      'A mine in {cells} would leave no way to satisfy the numbers at {from} together, so {n, plural, one {it is} other {they are}} safe.',
    'region-mine':
      'Without a mine in {n, plural, one {{cells}} other {each of {cells}}} there is no way to satisfy the numbers at {from} together.',
    'total-safe':
      'With {mines} mines on the board{from, some,  and the numbers at {from}}, {cells} cannot hold a mine.',
    'total-mine':
      'With {mines} mines on the board{from, some,  and the numbers at {from}}, {cells} must {n, plural, one {be a mine} other {be mines}}.',
    finished: 'Nothing is left to open.',
  },
  moves: {
    safe: '{cells} is proven safe.',
    endgame: 'Nothing is safe. Played out to the end, {cells} wins most often: {percent}.',
    forced:
      'Nothing is safe. {cells} is one of two cells that no number will ever tell apart: guess now, with {percent}.',
    lookahead: 'Nothing is safe. {cells} survives with {percent} and leaves the best next move.',
    odds: 'Nothing is safe. {cells} survives with {percent}: no cell is safer.',
    none: 'Nothing is left to open.',
    limit: 'There was no time to find a cell.',
  },
  cell: 'row {row} column {col}',
  list: { between: ', ', last: ' and ' },
};
