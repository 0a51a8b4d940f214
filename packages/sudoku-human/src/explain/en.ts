/** English. */

import { eachFishKind } from '../techniques/shared/each-fish.js';
import type { Catalogue } from '../types.js';
import { commonNames, conclusionTexts, fishNames, numberedNames, sharedTexts } from './shared-texts.js';

const fishKinds = {
  '': '{fish}',
  'finned-': 'Finned {fish}',
  'sashimi-': 'Sashimi {fish}',
  'franken-': 'Franken {fish}',
  'finned-franken-': 'Finned Franken {fish}',
  'mutant-': 'Mutant {fish}',
  'finned-mutant-': 'Finned Mutant {fish}',
  'siamese-': 'Siamese {fish}',
} as const;
const twoSolutions = 'if {cells} held only {digits}, there would be two solutions.';
const bug =
  'without the extra candidates in {extra} the puzzle would not have exactly one solution. So one of them is true';

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
    'locked-candidates': 'Locked Candidates',
    'common-peers': 'Common Peers',
    'naked-set': 'Naked Set',
    leftovers: 'Law of Leftovers',
    'cage-combinations': 'Cage Combinations',
    'cage-digit': 'Digit of a Cage',
    'innies-outies': 'Innies and Outies',
    'house-fillings': 'Fillings of a House',
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
    ...numberedNames({
      'unique-rectangle': 'Unique Rectangle {n}',
      'avoidable-rectangle': 'Avoidable Rectangle {n}',
      bug: 'BUG Type {n}',
    }),
    ...fishNames(fishKinds),
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
    'hidden-rectangle': 'Hidden Rectangle',
    'unique-loop': 'Unique Loop',
    'x-chain': 'X-Chain',
    'xy-chain': 'XY-Chain',
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
    ...commonNames,
    'als-xy-chain': 'ALS-XY-Chain',
    'aligned-pair-exclusion': 'Aligned Pair Exclusion',
    'template-set': 'Template Set',
    'template-delete': 'Template Delete',
    'brute-force': 'Brute Force',
    firework: 'Firework',
    'sk-loop': 'SK-Loop',
    'multi-sector-locked-sets': 'Multi-Sector Locked Sets',
  },
  templates: {
    ...sharedTexts({
      numbers: ['two', 'three', 'four'],
      naked:
        'the {n} cells {cells} can only hold {digits} between them, so they take all {n} of these digits, which leave the other cells of {houses}: {eliminations}.',
      hidden:
        'in {house} the digits {digits} can only stand in the {n} cells {cells}, so these cells hold nothing else: {eliminations}.',
      locked:
        'in {base} the digit {digit} can only stand where {base} meets {cover}. One of these cells is the {digit} of {cover} too, so {digit} leaves the other cells of {cover}: {eliminations, cells}.',
      turbot:
        'in {houses} the digit {digit} can only stand in two places each, and {joints} see each other, so they are not both {digit}. So one of the other ends {ends} is {digit}, which leaves every cell that sees both: {eliminations}.',
      oneOfSeveral: `${twoSolutions} So one of {extra} is {extraDigits}, which leaves every cell that sees all of them: {eliminations}.`,
      chain:
        '{chain}. If the first of these is not {digit}, the links make the last one {digit}. So one of the two ends is {digit}, and {digit} leaves every cell that sees both: {eliminations, cells}.',
      aic: '{chain}. If the first of these is false, the links make the last one true. So one of the two ends is true, and what both of them exclude goes: {eliminations}.',
      continuous:
        '{chain}. The loop closes: whichever way it comes out, each weak link (-) has one true end. So what both ends of a weak link exclude goes: {eliminations}.',
      discontinuous:
        '{chain}. If {cell} were {digit}, the loop would come back to say that it is not. So {digit} leaves {cell}.',
      discontinuousOn:
        '{chain}. If {cell} were not {digit}, the loop would come back to say that it is. So {cell} is {digit}.',
      setChain:
        'the {count} sets from {first} by {between} to {last} are almost locked: each has one digit too many for its cells, and each can share its link digit ({common}) with the next only one way. So what the first set lacks the last set has, and the digits that both ends share leave every cell that sees all their places: {eliminations}.',
    }),
    'common-peers':
      'in {house} the {digits} can only stand in {cells}. Whichever of these is true, these candidates go: {eliminations}.',
    'common-peers-cell':
      '{cells} can only hold {digits}. Whichever of these is true, these candidates go: {eliminations}.',
    'naked-set':
      'the cells {cells} hold only {digits}, and those that share a digit see each other: each digit is in one of them. It leaves every cell that sees all its places there: {eliminations}.',
    leftovers:
      '{base} and {cover} hold each digit equally often. So {innies}, which only the first have, hold the same digits as {outies}, which only the others have. There is no place for {digits} in {innies}, so there is none here either: {eliminations}.',
    'cage-combinations':
      'the open cells {cells} of {cage} add up to {sum} with different digits. No way to fill them has these: {eliminations}.',
    'cage-combinations-on': 'in {cage} only {cells} is open, and {sum} is left for it. So {cells} is {digit}.',
    'cage-digit':
      'every way to fill {cage} has a {digit}, in one of {cells}. So {digit} leaves what sees all of these: {eliminations, cells}.',
    'innies-outies':
      'the sum of {base} is known, and so is that of the cells that the cages leave: with the open cells inside counted and those outside taken off it is {sum}. No way to fill them has these: {eliminations}.',
    'innies-outies-on': 'the sum of {base} is known. Less the cages it leaves a single cell, {cell}, which is {digit}.',
    'house-fillings':
      'no way to fill {house}, with the cages in it and what is beside each other, has these: {eliminations}.',
    'full-house':
      '{cell} is the last empty cell of {house}, and {digit} is the digit that {house} lacks, so {cell} is {digit}.',
    'naked-single': 'every digit but {digit} is ruled out in {cell}, so {cell} is {digit}.',
    'hidden-single': 'in {house} the digit {digit} can only stand in {cell}, so {cell} is {digit}.',
    'naked-pair':
      'the two cells {cells} can only hold {digits}, so they take both of these digits, which leave the other cells of {houses}: {eliminations}.',
    ...eachFishKind({
      plain:
        'in {base} the digit {digit} can only stand in {cover}, one in each. So {cover} have their {digit} there, and it leaves their other cells: {eliminations, cells}.',
      finned:
        'in {base} the digit {digit} can only stand in {cover}, except for the {fins, plural, one {fin} other {fins}} {fins}. Either {fins, plural, one {the fin} other {one of the fins}} is {digit}, or {cover} have their {digit} in {base}. Both ways {digit} leaves the other cells of {cover} that see {fins, plural, one {the fin} other {every fin}}: {eliminations, cells}.',
      siamese:
        'in {base} the digit {digit} can only stand in {cover} and the fins {fins}. Two choices of covers make two finned fish with these bases, and what either of them rules out goes: {eliminations, cells}.',
    }),
    'locked-pair':
      'the two cells {cells} can only hold {digits} and lie in both {houses}, so they take these digits, which leave the other cells of both: {eliminations}.',
    'locked-triple':
      'the three cells {cells} can only hold {digits} between them and lie in both {houses}, so they take these digits, which leave the other cells of both: {eliminations}.',
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
    'unique-rectangle-3': `${twoSolutions} So one of {extra} holds another of its digits, and together with {subset} these cells take all of {extraDigits} in {houses}: {eliminations}.`,
    'unique-rectangle-4': `${twoSolutions} In {houses} one of the two digits can only stand in {extra}, so the other can't stand there: {eliminations}.`,
    'unique-rectangle-6': `${twoSolutions} In {houses} one of the two digits can only stand in these cells, so it can't stand in {extra}: {eliminations}.`,
    'hidden-rectangle': `${twoSolutions} In {houses} one of the two digits can only stand in these cells; with the other digit in the corner where these lines meet they would, so it does not stand there: {eliminations}.`,
    'avoidable-rectangle-1':
      'none of {cells} was given. If all of them held only {digits}, these digits could change places and there would be two solutions: {eliminations}.',
    'avoidable-rectangle-2':
      'none of {cells} was given. If all of them held only {digits}, there would be two solutions. So one of {extra} is {extraDigits}, which leaves every cell that sees both: {eliminations}.',
    'unique-loop':
      'if the loop {cells} held only {digits}, these two digits could change places all along it and there would be two solutions. So one of {extra} holds another digit: {eliminations}.',
    'bug-plus-1':
      'without {extras, plural, one {the extra candidate} other {the extra candidates}} {extras} of {extra} every open cell would have two candidates and every house two places for each digit, and there would be no solution or two. So {extras, plural, one {it is} other {one of them is}} true: {eliminations}.',
    'bug-2': `${bug}, and what sees them all can't hold the digit: {eliminations}.`,
    'bug-3': `${bug}, and with {subset} their cells take all of {extraDigits} in {houses}: {eliminations}.`,
    'bug-4': `${bug}. In {houses} the digit {digit} can only stand in their two cells, so one cell takes this digit and the other its extra candidate: {eliminations}.`,
    'xy-wing':
      'whichever of its two digits the pivot {pivot} takes, one of the wings {wings} is left with {digit}. So {digit} leaves every cell that sees both wings: {eliminations, cells}.',
    'xyz-wing':
      'if the pivot {pivot} is not {digit} itself, whichever of its other digits it takes leaves one of the wings {wings} with {digit}. So {digit} leaves every cell that sees all three: {eliminations, cells}.',
    'w-wing':
      'the wings {wings} hold the same two digits. If neither were {digit}, both would be {link}, and {house} would have no place for its {link}, which can only stand in {bridge}. So {digit} leaves every cell that sees both wings: {eliminations, cells}.',
    'remote-pair':
      'the cells {cells} all hold {digits}, and each sees the next, so they take the two digits in turn. The ends {ends} differ: one of them is each of the two digits, which leave every cell that sees both ends: {eliminations}.',
    'kraken-fish':
      'in {base} the digit {digit} can only stand in {cover}, except for the {fins, plural, one {fin} other {fins}} {fins}. If no fin is {digit}, {cover} have their {digit} in {base}; if a fin is, it leads to the same by a chain: {chain}. Both ways {eliminations}.',
    'kraken-fish-2':
      '{base} hold the digit {digit} once each, and {cover} without {chained} can hold it once less. So one of {starts} is {digit}, and each of them leads to the same by a chain: {chain}. So {eliminations}.',
    'forcing-chain': 'whatever is true, the chains lead to the same: {chain}.',
    'forcing-net':
      'suppose that {cell} is {digit}. Following the singles, {count, plural, one {one inference} other {{count} inferences}} on, {clashCell} would have to be {clashDigit} and could not be. So {cell} is not {digit}.',
    'forcing-net-on':
      'suppose that {cell} is not {digit}. Following the singles, {count, plural, one {one inference} other {{count} inferences}} on, {clashCell} would have to be {clashDigit} and could not be. So {cell} is {digit}.',
    'forcing-net-guardians':
      "the other candidates of the tridagon, {guardians}, can't all be false. Suppose that {cell} is {digit}. Following the singles and the last of these candidates, {count, plural, one {one inference} other {{count} inferences}} on, {clashCell} would have to be {clashDigit} and could not be. So {cell} is not {digit}.",
    ...conclusionTexts(
      {
        'forcing-cell': 'whichever of its digits {assumed} the cell {cell} takes, the chains ',
        'forcing-house': '{house} has its {assumed} in one of {places}, and from each of them the chains ',
      },
      {
        on: 'make {target} {digit}: {chain}. So {target} is {digit}.',
        off: 'take {digit} out of {target}: {chain}. So {digit} leaves {target}.',
      },
    ),
    'als-xz':
      '{first} and {last} have one digit too many for their cells each, and only one of them can have {common}. {common, plural, one {The other is then locked with all its other digits, so what both share leaves every cell that sees all its places in both} other {With two such digits each set has all its own others, and one of the two}}: {eliminations}.',
    'sue-de-coq':
      'the {count} cells {crossing}, {lineCells} and {boxCells} hold {count} digits between them: {digits}. None of these can stand in them twice, because {lineCells} and {boxCells} have no digit in common; so each stands in them once. What {boxCells} lack leaves the rest of {line}, and what {lineCells} lack leaves the rest of {box}: {eliminations}.',
    'sue-de-coq-shared':
      'the {count} cells {crossing}, {lineCells} and {boxCells} hold these digits between them: {digits}. {lineCells} and {boxCells} have only {shared} in common, so no other digit can stand in all these cells twice. To fill them takes {shared} on both sides and each other digit once. What {boxCells} lack leaves the rest of {line}, what {lineCells} lack leaves the rest of {box}, and {shared} goes from both: {eliminations}.',
    'death-blossom':
      'whichever of its digits {assumed} the stem {stem} takes, one of the almost locked sets in {cells} loses that digit and holds all its others. Each of the sets has {digits}, so what sees all places of {digits, plural, one {this digit} other {one of these digits}} in the sets goes: {eliminations}.',
    'aligned-pair-exclusion':
      'put any of the candidates that go into its cell, and any digit into the other of the two cells {pair}: they see each other and are equal, or some of the cells {cells} are left with fewer digits than cells. So {eliminations}.',
    'wxyz-wing':
      'the four cells {pivot} and {wings} hold four digits between them, and each but {digit} can stand in them only once. So one of them is {digit}, which leaves every cell that sees all its places there: {eliminations, cells}.',
    'template-set':
      'every way to put {digit} once into each row, column and box, beside what is certain for the other digits, takes {placements, cells}, so {placements, plural, one {this cell is} other {these cells are}} {digit}.',
    'template-delete':
      'no way to put {digit} once into each row, column and box, beside what is certain for the other digits, takes {eliminations, cells}, so {digit} leaves {eliminations, plural, one {this cell} other {these cells}}.',
    'brute-force': 'no technique of the list helps any more. The only solution has {digit} in {cell}.',
    firework:
      '{pivots, plural, one {row and column of the pivot {pivots} have {digits} only in its box and at the wings {wings}. One of these digits that is at neither wing is in the box for both lines, where they cross: at the pivot. So three digits fill three cells} other {rows and columns of the opposite pivots {pivots} have two of the digits {digits} each only in the box of the pivot and at the wings {wings}. One of these digits that is at neither wing is in the box for both lines, where they cross: at its pivot. So four digits fill four cells}}, which hold nothing else: {eliminations}.',
    tridagon:
      "three cells on different rows and columns in each of four boxes, {cells}, can't be filled with {digits} alone, however they are turned. So one of the other digits in {guardians, cells} is true, and what all of these exclude goes: {eliminations}.",
    'tridagon-on':
      "three cells on different rows and columns in each of four boxes, {cells}, can't be filled with {digits} alone, however they are turned. The only other digit in them is {digit} in {cell}, so {cell} is {digit}.",
    'sk-loop':
      'around the filled corners {corners}, {cells} are a ring of pairs, joined by lines and boxes in turn. These lines and boxes let {digits} be there {count} times at most, just enough for the {count} cells. So no place may be lost, and what would cost one goes: {eliminations}.',
    exocet:
      "the three cross-lines {houses} can't have any of {digits} three times outside of the three boxes that {base} and {targets} lie in, so each digit of the base {base} is also in one of the targets {targets}. What fits none of the ways to place two of these digits goes: {eliminations}.",
    'multi-sector-locked-sets':
      'where {rows} and {columns} cross, {cells} are open. These rows and columns let {digits} be there {count} times at most, just enough for the {count} cells. So no place may be lost, and what would cost one goes: {eliminations}.',
  },
  hints: {
    where: 'Look at {house}.',
    which: 'look at {cells}.',
    why: 'look at {digits} in {cells}. What follows from that?',
    'why-houses': 'look at {digits} in {cells}, and at {houses}. What follows from that?',
    'why-links': 'look at {chain}. What follows from that?',
    wrong: '{wrong, plural, one {One digit is} other {{wrong} digits are}} wrong.',
    struck: '{struck, plural, one {One mark was} other {{struck} marks were}} struck out by mistake.',
    'wrong-and-struck':
      '{wrong, plural, one {One digit is} other {{wrong} digits are}} wrong, and {struck, plural, one {one mark was} other {{struck} marks were}} struck out by mistake.',
    mistakes: '{cells, plural, one {There is a mistake in {cells}} other {There are mistakes in {cells}}}.',
    right: '{right, plural, one {The right digit is} other {The right digits are}} {right, values}.',
    restore: 'Struck out by mistake: {lost, values}.',
    'right-and-restore':
      '{right, plural, one {The right digit is} other {The right digits are}} {right, values}. Struck out by mistake: {lost, values}.',
    solved: 'Solved.',
    stuck: 'No technique of the list goes further from here.',
    invalid: 'This puzzle has no solution.',
    multiple: 'This puzzle has more than one solution.',
    limit: 'The search was stopped before it found an answer.',
  },
  houses: {
    row: { one: 'row {n}', other: 'rows {n}' },
    column: { one: 'column {n}', other: 'columns {n}' },
    box: { one: 'box {n}', other: 'boxes {n}' },
    layout: {
      region: { one: 'region {n}', other: 'regions {n}' },
      diagonal: { one: 'diagonal {n}', other: 'diagonals {n}' },
      window: { one: 'window {n}', other: 'windows {n}' },
      'hidden-window': { one: 'hidden window {n}', other: 'hidden windows {n}' },
      group: { one: 'group {n}', other: 'groups {n}' },
      extra: { one: 'extra house {n}', other: 'extra houses {n}' },
      cage: { one: 'the cage {n}', other: 'the cages {n}' },
    },
  },
  list: { between: ', ', last: ' and ' },
}))();
