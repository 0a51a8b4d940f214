import { type Cell, checkCell, checkObject, checkOptions } from '@kit/grid';
import { checkBoard, checkTurnsFit } from '../board/check-board.js';
import { marksOf, tilesMatch } from '../board/marks.js';
import { bestLink } from '../link/best-link.js';
import { empty, stone } from '../rules/cell-values.js';
import { areAdjacent, linkOptionNames, linkRules } from '../rules/link-rules.js';
import type { BoardLike, Catalogue, DescribeOptions } from '../types.js';
import { sentenceOf, textOf } from './sentence-of.js';

/**
 * What stands in a cell, and what it can be linked with: a sentence for players who listen instead of looking.
 *
 * O(tiles of the kind) searches for a line.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param cell - the cell
 * @param catalogue - the texts: `en`, `zhHant`, `vi`, `de`, or your own
 * @param options - turns, margin, what matches, names of the kinds
 * @returns the sentence; rows and columns count from 1
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-cell`, `bad-catalogue`,
 * `unknown-message`, `missing-param`, `bad-options`, `unknown-option`, `bad-number`, `bad-flag`, `bad-groups`
 *
 * @example
 * ```ts
 * import { describeTile, en, parseGrid } from '@kit/link-path';
 *
 * const board = parseGrid('1 2 1\n2 3 3');
 * describeTile(board, 0, en); // => 'Row 1, column 1: kind 1, can be linked with row 1, column 3.'
 * describeTile(board, 1, en, { names: { 2: 'bamboo' } }); // => 'Row 1, column 2: bamboo, can be linked with nothing now.'
 * ```
 */
export function describeTile(
  board: BoardLike,
  cell: Cell,
  catalogue: Catalogue,
  options: DescribeOptions = {},
): string {
  const { rows, cols, cells } = checkBoard(board);
  checkCell(board, cell, 'cell');
  const rules = linkRules(checkOptions(options, [...linkOptionNames, 'names']), [...linkOptionNames, 'names']);
  checkTurnsFit(board, rules.maxTurns, 'board');
  const names = options.names === undefined ? {} : checkObject(options.names, 'options.names');
  const kind = cells[cell];
  const marks = marksOf(board);
  const tie = marks?.partners.get(cell);
  const tell = (key: keyof Catalogue['tiles'], told: readonly Cell[]): string => {
    const points = told.map((other) => pointOf(other, cols));
    const template = textOf(catalogue, 'tiles', key);
    return sentenceOf(template, { cell: [pointOf(cell, cols)], cells: points }, { kind, names }, catalogue);
  };
  if (kind === empty) return tell('empty', []);
  if (kind === stone) return tell('stone', []);
  const partners: Cell[] = [];
  for (const other of Array.from(cells).keys()) {
    if (other === cell || !tilesMatch(cells, marks, rules, cell, other)) continue;
    if (!rules.adjacent && areAdjacent(cols, cell, other)) continue;
    if (bestLink(cells, rows, cols, rules, cell, other) !== undefined) partners.push(other);
  }
  if (partners.length > 0) return tell('linked', partners);
  if (marks?.frozen.has(cell)) return tell('frozen', []);
  return tie === undefined ? tell('alone', []) : tell('tied', [tie]);
}

function pointOf(cell: Cell, cols: number): { row: number; col: number } {
  return { row: Math.trunc(cell / cols), col: cell % cols };
}
