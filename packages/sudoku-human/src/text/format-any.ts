/** Writes positions on layouts: lines, drawings, and the form and links of f-puzzles. */

import { checkChoice } from '@kit/grid';
import type { Board } from '../board/read-position.js';
import { digitsOf } from '../kernel/bits.js';
import { digitName } from '../layout/digits.js';
import { readLayout } from '../layout/read-layout.js';
import type { Layout, Position, PuzzleFormat } from '../types.js';
import { formatTatham } from './format-tatham.js';
import { packBase64 } from './lz-string.js';
import { toFPuzzles } from './to-f-puzzles.js';

/** As `formatPuzzle` of the classic layout; `'query'` and `'library'` have no form for layouts. */
export function formatOnLayout(board: Board, format: PuzzleFormat): string {
  const { values, candidates } = board.position;
  const name = (digit: number): string => (digit === 0 ? '.' : digitName(digit));
  switch (checkChoice(format, 'format', ['line', 'grid', 'pencilmarks', 'f-puzzles', 'f-puzzles-link', 'tatham'])) {
    case 'line':
      return values.map(name).join('');
    case 'grid':
      return draw(board, values.map(name));
    case 'pencilmarks':
      return draw(
        board,
        values.map((value, cell) =>
          value === 0 ? digitsOf(candidates[cell]).map(digitName).join('') || '.' : digitName(value),
        ),
      );
    case 'tatham':
      return formatTatham(board.position);
    case 'f-puzzles':
      return JSON.stringify(toFPuzzles(withLayout(board.position)));
    case 'f-puzzles-link':
      return `https://f-puzzles.com/?load=${packBase64(JSON.stringify(toFPuzzles(withLayout(board.position))))}`;
  }
}

/** The drawing, with borders around boxes; regions of other shapes have one border around all. */
function draw({ tables }: Board, cells: readonly string[]): string {
  const { size } = tables;
  const [boxRows, boxCols] = tables.boxRows === 0 ? [size, size] : [tables.boxRows, tables.boxCols];
  const lines = Array.from({ length: size }, (_, line) => line);
  const widths = lines.map((col) => Math.max(...lines.map((row) => cells[row * size + col].length)));
  const join = (parts: readonly string[], gap: string, bar: string): string => {
    const stacks = lines
      .filter((col) => col % boxCols === 0)
      .map((col) => gap + parts.slice(col, col + boxCols).join(gap) + gap);
    return bar + stacks.join(bar) + bar;
  };
  const border = join(
    widths.map((width) => '-'.repeat(width)),
    '-',
    '+',
  );
  const rows = lines.flatMap((row) => {
    const line = join(
      widths.map((width, col) => cells[row * size + col].padEnd(width)),
      ' ',
      '|',
    );
    return (row + 1) % boxRows === 0 ? [line, border] : [line];
  });
  return [border, ...rows].join('\n');
}

/** The form names the layout of every puzzle. */
function withLayout(position: Position): Position & { readonly layout: Layout } {
  return { ...position, layout: position.layout ?? readLayout({}) };
}
