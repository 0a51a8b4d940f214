/**
 * What the Sudoku page says: in English here, in each other language in a file of its own, for the texts of the steps are
 * long.
 */
import { en as english, explainerEn, type Level, type Stars } from '@kit/sudoku-human';
import { numbersOf } from '../frame/numbers.js';
import type { OwnWords } from '../frame/speech.js';
import type { Kind, Rule } from './kinds.js';
import type { Mode } from './played.js';
import { starsOf, tellingOf } from './telling.js';
import type { Grade, Way } from './ways.js';

const levels = { easy: 'easy', medium: 'medium', hard: 'hard', unfair: 'unfair', extreme: 'extreme' };
const numbers = numbersOf('en');
const { count, number } = numbers;
const telling = tellingOf({ steps: english, explainer: explainerEn, numbers, levels });

/** What is wrong, without a full stop. */
const mistakes = (values: number, marks: number) =>
  [
    ...(values > 0 ? [count(values, 'wrong digit', 'wrong digits')] : []),
    ...(marks > 0 ? [`${count(marks, 'mark', 'marks')} struck out by mistake`] : []),
  ].join(', ');

const en = {
  title: 'Sudoku',
  about:
    'Everything runs in this page, in a worker, with [@kit/sudoku-human]. Add `?s=1&p=` and 81 digits to the address to open a puzzle with its solution.',
  board: 'Sudoku board',
  cell: (row: number, col: number) => `row ${row} column ${col}`,
  empty: 'empty',
  given: 'given',
  marks: (digits: string) => (digits === '' ? 'no marks' : `marks ${digits}`),
  writes: 'What digits write',
  modes: { digit: 'Digit', corner: 'Corner', centre: 'Centre', color: 'Colour' } as Readonly<Record<Mode, string>>,
  marksMode: 'Marks',
  colored: (color: number) => `colour ${color}`,
  highlight: 'Highlight',
  colorsDigit: (digit: string) => `Colours go to the candidates ${digit}.`,
  fill: 'Fill in notes',
  pause: 'Pause',
  goOn: 'Go on',
  paused: 'Paused',
  cage: (sum: number) => `cage of ${number(sum)}`,
  starred: (stars: Stars) => `One solution. ${starsOf(stars)}`,
  allSteps: 'All steps',
  links: 'Links',
  link: (at: number, total: number) => `Link ${at} of ${total}`,
  previousLink: 'Link before',
  followingLink: 'Next link',
  kind: 'Kind',
  kinds: {
    classic: 'Classic',
    size4: '4×4',
    size6: '6×6',
    size8: '8×8',
    size12: '12×12',
    size16: '16×16',
    jigsaw: 'Jigsaw',
    diagonals: 'X',
    windows: 'Windoku',
    diagonalWindows: 'X and windoku',
    disjointGroups: 'Disjoint groups',
    antiKnight: 'Anti-knight',
    antiKing: 'Anti-king',
    nonConsecutive: 'Non-consecutive',
    killer: 'Killer',
  } as Readonly<Record<Kind, string>>,
  rules: {
    regions: 'Each region has every digit once.',
    diagonals: 'Both diagonals have every digit once.',
    windows: 'The tinted windows have every digit once.',
    disjointGroups: 'Cells in the same place of all boxes differ.',
    extraHouses: 'The tinted cells have every digit once.',
    antiKnight: 'Cells a knight’s move apart differ.',
    antiKing: 'Cells that touch at a corner differ.',
    nonConsecutive: 'Digits side by side differ by two or more.',
    cages: 'Digits of a cage differ and add up to its number.',
  } as Readonly<Record<Rule, string>>,
  showMarks: 'Automatic marks',
  enter: 'Enter a puzzle',
  play: 'Play it',
  hint: 'Hint',
  deeper: 'Tell me more',
  doIt: 'Do it',
  solve: 'Solve',
  check: 'Check',
  share: 'Copy link',
  shared: 'The link is in the clipboard.',
  address: 'The link is the address of this page.',
  fresh: 'New puzzle',
  stars: starsOf,
  difficulty: 'Difficulty',
  paste: 'Paste a puzzle in any form',
  load: 'Load',
  unique: 'One solution.',
  none: 'No solution.',
  several: 'More than one solution.',
  conflict: 'Equal digits see each other.',
  rated: (stars: Stars, level: Level, score: number) =>
    `One solution. ${starsOf(stars)}  ${levels[level]} (${number(score)})`,
  right: 'All right so far.',
  wrong: (values: number, marks: number) => `${mistakes(values, marks)}.`,
  correctFirst: (values: number, marks: number) =>
    `No solution from here: ${mistakes(values, marks)}, shown in red. Correct ${numbers.form(values + marks, 'it', 'them')} first, or undo.`,
  deadEnd: 'No solution from here, whatever you do. Undo.',
  done: 'Solved!',
  stuck: 'No technique goes further.',
  way: 'Solve like',
  ways: { short: 'our solver', hodoku: 'HoDoKu', explainer: 'Sudoku Explainer' } as Readonly<Record<Way, string>>,
  needs: 'With',
  anyTechnique: 'anything',
  solved: (steps: number, grade: Grade) => `Solved in ${count(steps, 'step', 'steps')}.${telling.grade(grade)}`,
  stepName: telling.stepName,
  technique: telling.technique,
  hinted: telling.hinted,
  explained: telling.explained,
  limit: 'The limit was met before anything was known.',
  step: (at: number, total: number) => `Step ${at} of ${total}`,
  previous: 'Step before',
  following: 'Next step',
  last: 'Solution',
  noPuzzle: 'The limit was met without a puzzle like that.',
  pad: 'Digits',
  erase: 'Erase',
  keys: 'Arrow keys move, with Shift they choose more cells; 1–9 write, with Shift they highlight a digit. Z, X, C, V choose what digits write: themselves, corner or centre notes, colours (of a highlighted digit’s candidates, if there is one). Backspace clears, Ctrl+Z undoes, H asks for a hint. Drag, or press long, for several cells.',
};

/** What the Sudoku page says. */
export type Words = typeof en;

/** The words of its script. */
export const words: OwnWords<Words> = { en };
