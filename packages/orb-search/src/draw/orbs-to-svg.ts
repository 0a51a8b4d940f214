import {
  checkCell,
  checkObject,
  checkOptions,
  checkText,
  createPicture,
  type GridLike,
  type SvgPicture,
} from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { checkEach } from '../board/check-list-of.js';
import { checkPath } from '../play/check-path.js';
import { ruleTable } from '../rules/rule-table.js';
import type { DrawOrbsOptions, Match } from '../types.js';
import { drawOrb, middleOf, side, typeNames } from './draw-orb.js';

/**
 * A picture of a board of orbs as the text of an SVG document: a drag, the groups that clear, and the states of cells.
 *
 * The colours are CSS variables with values of their own, light and dark: a page may set `--kit-type-0` to `--kit-type-7` (orbs),
 * `--kit-well` (the ground), `--kit-ink` and `--kit-paper` (the drag), `--kit-strong` (blocked), `--kit-accent` (locked),
 * `--kit-bad` (fire), `--kit-good` (where a drag ends). O(cells).
 *
 * @param board - types 0 to 14, or -1; at most 32 a side
 * @param options - the drag, the groups, rules, what stands on orbs, the title
 * @returns the document
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `unknown-option`, `bad-cell`,
 * `bad-path`, `bad-list`, `bad-number`, `bad-flag`, `bad-choice`, `bad-text`
 *
 * @example
 * ```ts
 * import { findMatches, orbsToSvg, parseOrbs } from '@kit/orb-search';
 *
 * const board = parseOrbs('RRR\nBGB');
 * const svg = orbsToSvg(board, { matches: findMatches(board), path: { start: 0, moves: [1, 4] } });
 * svg.includes('<title>Orbs on 2 rows and 3 columns</title>'); // => true
 * svg.includes('>R</text>'); // => true
 * ```
 */
export function orbsToSvg(board: GridLike, options: DrawOrbsOptions = {}): string {
  const { rows, cols, cells } = checkBoard(board);
  checkOptions(options, ['path', 'matches', 'rules', 'names', 'title']);
  const rules = ruleTable(options.rules ?? {}, { rows, cols });
  const nameOf = typeNames(options.names);
  const shown = cellsOfMatches(options.matches, board);
  const path = options.path === undefined ? undefined : checkPath(options.path, rows, cols, rules);
  const picture = createPicture();
  picture.rect(0, 0, cols * side, rows * side, { fill: 'well' }, 6);
  for (let cell = 0; cell < cells.length; cell++) {
    const [x, y] = middleOf(cell, cols);
    const box = [x - 17, y - 17, 34, 34] as const;
    const isLocked = rules.locked[cell] === 1;
    if (rules.closed[cell] === 1 && !isLocked) picture.rect(...box, { fill: 'strong' }, 4);
    if (cells[cell] >= 0) {
      const pale = shown !== undefined && !shown.has(cell) ? 'opacity="0.35"' : undefined;
      drawOrb(picture, x, y, cells[cell], nameOf(cells[cell]), pale);
      if (shown?.has(cell)) picture.circle(x, y, 15, { stroke: 'ink', width: 3 });
    }
    if (isLocked) picture.rect(...box, { stroke: 'accent', width: 3 }, 4);
  }
  drawStates(picture, options.rules ?? {}, cols, nameOf);
  if (path !== undefined) {
    const points = [path.start, ...path.moves].flatMap((cell) => middleOf(cell, cols));
    picture.line(points, { stroke: 'paper', width: 7 });
    picture.line(points, { stroke: 'ink', width: 3.5 });
    picture.circle(points[0], points[1], 6, { fill: 'paper', stroke: 'ink', width: 3 });
    picture.circle(points[points.length - 2], points[points.length - 1], 5, { fill: 'ink' });
  }
  const title = `Orbs on ${rows} rows and ${cols} columns`;
  return picture.toText(cols * side, rows * side, checkText(options.title ?? title, 'options.title', 1000));
}

/** The cells that stand out; undefined where none are asked for. */
function cellsOfMatches(matches: DrawOrbsOptions['matches'], board: GridLike): Set<number> | undefined {
  if (matches === undefined) return undefined;
  const { length } = board.cells;
  const cellsOf = (match: Match, name: string): number[] =>
    checkEach(
      checkObject(match, name).cells,
      `${name}.cells`,
      (cell, place) => checkCell(board, cell, place),
      0,
      length,
    );
  return new Set(checkEach(matches, 'options.matches', cellsOf, 0, length).flat());
}

/** What cells do to a drag. The rules are checked. */
function drawStates(
  picture: SvgPicture,
  { sticky, burning, recolouring }: NonNullable<DrawOrbsOptions['rules']>,
  cols: number,
  nameOf: (type: number) => string,
): void {
  const corner = (cell: number): [number, number] => {
    const [x, y] = middleOf(cell, cols);
    return [x + 11, y - 11];
  };
  for (const cell of Array.from(sticky ?? [])) {
    const [x, y] = middleOf(cell, cols);
    picture.rect(x - 17, y - 17, 34, 34, { stroke: 'good', width: 3 }, 4);
  }
  for (const { cell, cost } of Array.from(burning ?? [])) {
    const [x, y] = corner(cell);
    picture.circle(x, y, 7, { fill: 'bad' });
    picture.text(x, y, 8, String(cost), { fill: 'paper' });
  }
  for (const { cell, type } of Array.from(recolouring ?? [])) {
    const [x, y] = corner(cell);
    picture.circle(x, y, 7, { fill: `type-${(type % 8) as 0}`, stroke: 'ink' });
    picture.text(x, y, 8, nameOf(type), { fill: 'on-type' });
  }
}
