import { checkFlag, checkObject, checkOptions, checkText, createPicture } from '@kit/grid';
import { readPosition } from '../board/read-position.js';
import { digitName } from '../layout/digits.js';
import { readLayout } from '../layout/read-layout.js';
import type { Digit, DrawnStep, DrawPositionOptions, Layout, Position, PositionLike } from '../types.js';
import { drawGround, drawLines } from './draw-board.js';
import { drawDigits } from './draw-digits.js';
import { drawGroups, drawLinks } from './draw-links.js';
import { frameOf, margin } from './frame.js';
import { checkDrawn, marksOfStep } from './marks-of-step.js';
import { rulesUnseen } from './rules-unseen.js';

/**
 * A picture of a position as the text of an SVG document, on every layout: digits, pencil marks, regions, diagonals, windows,
 * further houses, cages with their sums; and of a step: its houses, its candidates by {@link roleKind}, its chain.
 *
 * A struck candidate has a line through it, a digit that the step sets is white on green. Strong links are whole, weak ones
 * dashed. Rules that have no lines, such as the knight's move, stand in words below the board.
 *
 * The colours are CSS variables with values of their own, light and dark: a page may set `--kit-paper` (cells), `--kit-ink`
 * (givens), `--kit-accent` (other digits, links), `--kit-soft` (pencil marks), `--kit-line`, `--kit-strong` (regions),
 * `--kit-well` (windows), `--kit-house`, `--kit-cover`, and for the kinds of roles `--kit-good` (key), `--kit-accent` (support,
 * target), `--kit-fin`, `--kit-other` (alternative), `--kit-bad` (struck), each with its `-fill`. Linear in the board and the
 * step.
 *
 * @param position - any position
 * @param step - a step on it, such as {@link nextStep} returns; whether it is true is not asked
 * @param options - all pencil marks or only those of the step, what stands for digits, the title
 * @returns the document
 * @throws {@link InvalidInputError} the codes of a malformed position and layout, `bad-step`, `bad-role`, `bad-options`,
 * `unknown-option`, `bad-flag`, `bad-text`
 *
 * @example
 * ```ts
 * import { nextStep, parsePuzzle, positionToSvg } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * const svg = positionToSvg(puzzle, nextStep(puzzle), { notes: false });
 * svg.includes('<title>A Sudoku of 9 rows and 9 columns with 29 of 81 cells filled</title>'); // => true
 * ```
 */
export function positionToSvg(position: PositionLike, step?: DrawnStep, options: DrawPositionOptions = {}): string {
  const { position: checked, tables } = readPosition(position);
  const drawn = checkDrawn(tables, step);
  const marks = marksOfStep(drawn);
  checkOptions(options, ['notes', 'names', 'title']);
  const { notes = true } = options;
  checkFlag(notes, 'options.notes');
  const nameOf = digitNames(options.names);
  const layout = tables.layout ?? readLayout({});
  const frame = frameOf(layout);
  const picture = createPicture();
  drawGround(picture, tables, drawn, frame);
  drawLines(picture, layout, frame);
  // Below the digits, so that these can be read in the thickest net.
  drawGroups(picture, drawn, frame);
  drawLinks(picture, drawn, frame);
  const digits = { position: checked, step: drawn, marks, frame, notes, nameOf };
  for (let cell = 0; cell < tables.cells; cell++) drawDigits(picture, tables, cell, digits);
  const width = tables.size * frame.side + 2 * margin;
  const lines = captionOf(layout, width);
  for (const [index, line] of lines.entries()) {
    picture.text(width / 2, width + 9 + 15 * index, 11, line, { fill: 'soft' });
  }
  const { title = titleOf(checked, layout) } = options;
  if (options.title !== undefined) checkText(title, 'options.title', 1000);
  return picture.toText(width, width + 15 * lines.length + (lines.length > 0 ? 5 : 0), title);
}

/** What stands for each digit. */
function digitNames(given: DrawPositionOptions['names']): (digit: Digit) => string {
  const names = given === undefined ? {} : checkObject(given, 'options.names');
  return (digit) =>
    Object.hasOwn(names, digit) ? checkText(names[digit], `options.names[${digit}]`, 20) : digitName(digit);
}

/** The rules that no line shows, in lines as wide as the board. */
function captionOf(layout: Layout, width: number): string[] {
  const lines: string[] = [];
  for (const rule of rulesUnseen(layout)) {
    const last = lines.at(-1);
    const longer = `${last} · ${rule}`;
    if (last !== undefined && longer.length * 6 <= width) lines[lines.length - 1] = longer;
    else lines.push(rule);
  }
  return lines;
}

function titleOf({ values }: Position, layout: Layout): string {
  const { size, rules } = layout;
  const filled = values.filter((value) => value !== 0).length;
  const title = `A Sudoku of ${size} rows and ${size} columns with ${filled} of ${values.length} cells filled`;
  return rules === undefined ? title : `${title}. ${rules}`;
}
