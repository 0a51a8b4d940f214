/** Patterns of one digit, colours and uniqueness in English. */

import type { ColorsId, SingleDigitId, UniquenessId } from '../../types.js';

/** The techniques whose texts stand here. */
type PatternId = 'locked-pair' | 'locked-triple' | SingleDigitId | ColorsId | UniquenessId;

const turbot =
  'in {houses} the digit {digit} can only stand in two places each, and {joints} see each other, so they are not both {digit}. So one of the other ends {ends} is {digit}, which leaves every cell that sees both: {eliminations}.';
const oneOfSeveral =
  'if {cells} held only {digits}, there would be two solutions. So one of {extra} is {extraDigits}, which leaves every cell that sees all of them: {eliminations}.';

/** The names of the techniques. */
export const patternNames: Readonly<Record<PatternId, string>> = {
  'locked-pair': 'Locked Pair',
  'locked-triple': 'Locked Triple',
  skyscraper: 'Skyscraper',
  'two-string-kite': 'Two-String Kite',
  'turbot-fish': 'Turbot Fish',
  'empty-rectangle': 'Empty Rectangle',
  'simple-colors-trap': 'Simple Colors Trap',
  'simple-colors-wrap': 'Simple Colors Wrap',
  'multi-colors-1': 'Multi-Colors 1',
  'multi-colors-2': 'Multi-Colors 2',
  '3d-medusa': '3D Medusa',
  'unique-rectangle-1': 'Unique Rectangle 1',
  'unique-rectangle-2': 'Unique Rectangle 2',
  'unique-rectangle-3': 'Unique Rectangle 3',
  'unique-rectangle-4': 'Unique Rectangle 4',
  'unique-rectangle-5': 'Unique Rectangle 5',
  'unique-rectangle-6': 'Unique Rectangle 6',
  'hidden-rectangle': 'Hidden Rectangle',
  'avoidable-rectangle-1': 'Avoidable Rectangle 1',
  'avoidable-rectangle-2': 'Avoidable Rectangle 2',
  'unique-loop': 'Unique Loop',
  'bug-plus-1': 'BUG+1',
  'bug-2': 'BUG Type 2',
  'bug-3': 'BUG Type 3',
  'bug-4': 'BUG Type 4',
};

/** Why such a step holds. */
export const patternTemplates: Readonly<Record<PatternId, string>> = {
  'locked-pair':
    'the two cells {cells} can only hold {digits} and lie in both {houses}, so they take these digits, which leave the other cells of both: {eliminations}.',
  'locked-triple':
    'the three cells {cells} can only hold {digits} between them and lie in both {houses}, so they take these digits, which leave the other cells of both: {eliminations}.',
  skyscraper: turbot,
  'two-string-kite': turbot,
  'turbot-fish': turbot,
  'empty-rectangle':
    'in {box} the digit {digit} can only stand in {cells}, on one row and one column. In {lines} it can only stand in {link}. If {eliminations, cells} were {digit}, then one end of this pair would be {digit} and {box} would have no place left. So it is not: {eliminations}.',
  'simple-colors-trap':
    "the strong links of {digit} colour {a} and {b} in turn: either all of the first are {digit}, or all of the second. A cell that sees both colours can't be {digit}: {eliminations, cells}.",
  'simple-colors-wrap':
    'the strong links of {digit} colour {a} and {b} in turn. Two cells of the first colour see each other, so that colour is false: {eliminations, cells}.',
  'multi-colors-1':
    "{digit} has two sets of strong links, coloured {a} against {b} and {c} against {d}. A cell of {a} sees one of {c}, so the colour of {b} or that of {d} is true, and a cell that sees both can't be {digit}: {eliminations, cells}.",
  'multi-colors-2':
    '{digit} has two sets of strong links, coloured {a} against {b} and {c} against {d}. The colour of {a} sees both {c} and {d}, one of which is true, so it is false: {eliminations, cells}.',
  '3d-medusa':
    'strong links in houses and cells colour the candidates of {cells} in two colours, one of which is all true. What neither colour allows is false: {eliminations}.',
  'unique-rectangle-1':
    'if {cells} held only {digits}, these two digits could change places and there would be two solutions. Only one of the cells can hold anything else, so it does: {eliminations}.',
  'unique-rectangle-2': oneOfSeveral,
  'unique-rectangle-3':
    'if {cells} held only {digits}, there would be two solutions. So one of {extra} holds another of its digits, and together with {subset} these cells take all of {extraDigits} in {houses}: {eliminations}.',
  'unique-rectangle-4':
    "if {cells} held only {digits}, there would be two solutions. In {houses} one of the two digits can only stand in {extra}, so the other can't stand there: {eliminations}.",
  'unique-rectangle-5': oneOfSeveral,
  'unique-rectangle-6':
    "if {cells} held only {digits}, there would be two solutions. In {houses} one of the two digits can only stand in these cells, so it can't stand in {extra}: {eliminations}.",
  'hidden-rectangle':
    'if {cells} held only {digits}, there would be two solutions. In {houses} one of the two digits can only stand in these cells; with the other digit in the corner where these lines meet they would, so it does not stand there: {eliminations}.',
  'avoidable-rectangle-1':
    'none of {cells} was given. If all of them held only {digits}, these digits could change places and there would be two solutions: {eliminations}.',
  'avoidable-rectangle-2':
    'none of {cells} was given. If all of them held only {digits}, there would be two solutions. So one of {extra} is {extraDigits}, which leaves every cell that sees both: {eliminations}.',
  'unique-loop':
    'if the loop {cells} held only {digits}, these two digits could change places all along it and there would be two solutions. So one of {extra} holds another digit: {eliminations}.',
  'bug-plus-1':
    'without the extra candidate {extras} of {extra} every open cell would have two candidates and every house two places for each digit, and there would be no solution or two. So it is true: {eliminations}.',
  'bug-2':
    "without the extra candidates in {extra} the puzzle would not have exactly one solution. So one of them is true, and what sees them all can't hold the digit: {eliminations}.",
  'bug-3':
    'without the extra candidates in {extra} the puzzle would not have exactly one solution. So one of them is true, and with {subset} their cells take all of {extraDigits} in {houses}: {eliminations}.',
  'bug-4':
    'without the extra candidates in {extra} the puzzle would not have exactly one solution. So one of them is true. In {houses} the digit {digit} can only stand in their two cells, so one cell takes this digit and the other its extra candidate: {eliminations}.',
};
