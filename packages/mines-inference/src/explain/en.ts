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
      'The {from, plural, one {number at {from} shares} other {numbers at {from} share}} cells: however the mines lie in these, {cells} {n, plural, one {is} other {are}} safe.',
    'pair-mine':
      'The {from, plural, one {number at {from} shares} other {numbers at {from} share}} cells: however the mines lie in these, {cells} must {n, plural, one {be a mine} other {be mines}}.',
    'region-safe':
      'A mine in {n, plural, one {{cells}} other {any of {cells}}} would leave no way to satisfy {from, plural, one {the number at {from}} other {the numbers at {from} together}}, so {n, plural, one {it is} other {they are}} safe.',
    'region-mine':
      'Without a mine in {n, plural, one {{cells}} other {each of {cells}}} there is no way to satisfy {from, plural, one {the number at {from}} other {the numbers at {from} together}}.',
    'total-safe':
      'The board has {mines, plural, one {{mines} mine} other {{mines} mines}}. {from, plural, zero {That} one {With the number at {from}, that} other {With the numbers at {from}, that}} leaves no mine for {cells}.',
    'total-mine':
      'The board has {mines, plural, one {{mines} mine} other {{mines} mines}}. {from, plural, zero {That} one {With the number at {from}, that} other {With the numbers at {from}, that}} puts {n, plural, one {a mine} other {mines}} in {cells}.',
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
  reviews: {
    start: '{cells} is the first cell that was opened: nothing was known.',
    safe: '{cells} was proven safe.',
    'perfect-guess':
      'Nothing was certain, and no guess was better than {cells}, with {risk} for a mine.{lucky, some,  It went well.}{unlucky, some,  It was a mine.}',
    'inferior-guess':
      'Nothing was certain, but {better} was a better guess than {cells}, which gave away {cost} of the chance to win.{lucky, some,  It went well.}{unlucky, some,  It was a mine.}',
    'missed-safe':
      'A guess without need: {better} was proven safe, and {cells} risked a mine with {risk}.{lucky, some,  It went well.}{unlucky, some,  It was a mine.}',
    'certain-mine': '{cells} could only set off a mine{better, some, ; {better} would have been better}.',
    unknown: 'How good {cells} was is not known: the limit was met.',
    'flag-proven': 'The flag on {cells} marks a proven mine.',
    'flag-unproven': 'The flag on {cells} was a guess: the chance of a mine there was {risk}.',
    'flag-false': 'The flag on {cells} is wrong: that cell was proven safe.',
    'flag-removed': 'The flag on {cells} was taken away.',
    useless: 'The click on {cells} did nothing.',
    over: 'The game was over before the click on {cells}.',
  },
  summaries: {
    won: 'Won with {guesses, plural, one {{guesses} guess} other {{guesses} guesses}} and {mistakes, plural, one {{mistakes} mistake} other {{mistakes} mistakes}}. The chance that all of it went well was {percent}; {cost} of the chance to win was given away.',
    lost: 'Lost after {guesses, plural, one {{guesses} guess} other {{guesses} guesses}} and {mistakes, plural, one {{mistakes} mistake} other {{mistakes} mistakes}}. The chance that all of it went well was {percent}; {cost} of the chance to win was given away.',
    playing:
      'Not finished: {guesses, plural, one {{guesses} guess} other {{guesses} guesses}} and {mistakes, plural, one {{mistakes} mistake} other {{mistakes} mistakes}} so far. The chance that all of it went well was {percent}; {cost} of the chance to win was given away.',
    limit:
      'The review was stopped: {guesses, plural, one {{guesses} guess} other {{guesses} guesses}} and {mistakes, plural, one {{mistakes} mistake} other {{mistakes} mistakes}} until there.',
  },
  hints: {
    mistake: 'Put this right first: {n, plural, one {the flag on {cells} is} other {the flags on {cells} are}} wrong.',
    inconsistent: 'No layout of the mines fits this board.',
    given: 'Nothing is certain. {cells} is the best guess.',
    'given-safe': 'Nothing is certain, so here is help: {cells} is safe.',
    'given-mine': 'Nothing is certain, so here is help: {cells} is a mine.',
    limit: 'There was no time to find a hint.',
  },
  ratings: {
    'one-number': 'Easy: one number at a time is enough.',
    'two-numbers': 'Medium: two numbers together are needed {times, plural, one {once} other {{times} times}}.',
    'more-numbers':
      'Hard: more than two numbers together are needed {times, plural, one {once} other {{times} times}}, up to {numbers}.',
    counter: 'Very hard: the number of mines is needed {times, plural, one {once} other {{times} times}}.',
    guess: 'Luck: {times, plural, one {one guess is} other {{times} guesses are}} needed.',
    limit: 'There was no time to tell how hard this field is.',
  },
  cell: 'r{row}c{col}',
  list: { between: ', ', last: ' and ' },
};
