import { ansiPaint, checkFlag, checkOptions } from '@kit/grid';
import { readPosition } from '../board/read-position.js';
import { readLayout } from '../layout/read-layout.js';
import type { DrawnStep, PositionLike, PositionTextOptions } from '../types.js';
import { cellTexts } from './cell-texts.js';
import { checkDrawn, marksOfStep } from './marks-of-step.js';
import { rulesUnseen } from './rules-unseen.js';
import { withLines } from './text-lines.js';

/**
 * A position as text for a terminal or a log, on every layout, and the candidates of a step with a sign behind each.
 *
 * `•` is the core of the pattern (see {@link roleKind}), `+` its support, `°` a fin, `~` its other side, `*` where the
 * conclusion falls; `×` is struck out, `!` is set. Regions have heavy borders, cages light ones and their sums; cells show
 * the diagonals (`╲`, `╱`, `╳`), windows and further houses (`▫`) that they are in. {@link formatPuzzle} writes what
 * {@link parsePuzzle} reads. Linear in the board and the step.
 *
 * @param position - any position
 * @param step - a step on it, such as {@link nextStep} returns
 * @param options - all pencil marks or only those of the step, ANSI colours
 * @returns lines joined by line breaks, without one at the end
 * @throws {@link InvalidInputError} the codes of a malformed position and layout, `bad-step`, `bad-role`, `bad-options`,
 * `unknown-option`, `bad-flag`
 *
 * @example
 * ```ts
 * import { createLayout, parsePuzzle, positionToText } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('1... .... .... ...2', { layout: createLayout({ size: 4 }) });
 * positionToText(puzzle).split('\n').slice(0, 3); // => ['┏━━━━━━┳━━━━━━┓', '┃ 1  · ┃ ·  · ┃', '┃ ·  · ┃ ·  · ┃']
 * ```
 */
export function positionToText(position: PositionLike, step?: DrawnStep, options: PositionTextOptions = {}): string {
  const { position: checked, tables } = readPosition(position);
  const marks = marksOfStep(checkDrawn(tables, step));
  checkOptions(options, ['notes', 'color']);
  const { notes = false, color = false } = options;
  checkFlag(notes, 'options.notes');
  const paint = ansiPaint(checkFlag(color, 'options.color'));
  const layout = tables.layout ?? readLayout({});
  const lines = withLines(cellTexts({ position: checked, tables, layout, marks, notes, paint }));
  const unseen = rulesUnseen(layout).join(' · ');
  const below = [unseen, layout.rules ?? ''].filter((line) => line !== '');
  return [...lines, ...below].join('\n');
}
