import { cellPlace, cellSubject } from '../board/cell-place.js';
import { checkGrid } from '../board/check-grid.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import type { GridLike } from '../types.js';
import { type Symbols, symbolMaps } from './symbols.js';

/**
 * A board as text: what `parseGrid` reads back with the same symbols.
 *
 * Without symbols the numbers stand in columns, one space apart; with symbols each cell is one character. No line break
 * at the end.
 *
 * @param grid - a board
 * @param symbols - which character stands for which number: `'.AB'` (0, 1, 2) or `{ '.': 0, '#': -1 }`
 * @returns the text, rows separated by `\n`
 * @throws {@link InvalidInputError} `bad-symbols`, `no-symbol` for a number that no character stands for, `bad-grid`,
 * `bad-size`, `bad-length`, `bad-value`
 *
 * @example
 * ```ts
 * import { formatGrid } from '@kit/grid';
 *
 * formatGrid({ rows: 2, cols: 2, cells: [1, 2, 30, -4] }); // => ' 1  2\n30 -4'
 * formatGrid({ rows: 2, cols: 2, cells: [1, 0, -1, 2] }, { '.': 0, A: 1, B: 2, '#': -1 }); // => 'A.\n#B'
 * ```
 */
export function formatGrid(grid: GridLike, symbols?: Symbols): string {
  const { rows, cols, cells } = checkGrid(grid, 'grid');
  const shown = symbols === undefined ? decimals(cells) : characters(cells, cols, symbols);
  const separator = symbols === undefined ? ' ' : '';
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) lines.push(shown.slice(row * cols, (row + 1) * cols).join(separator));
  return lines.join('\n');
}

function decimals(cells: ArrayLike<number>): string[] {
  const words = Array.from(cells, (value) => String(value));
  const width = words.reduce((most, word) => Math.max(most, word.length), 0);
  return words.map((word) => word.padStart(width));
}

function characters(cells: ArrayLike<number>, cols: number, symbols: Symbols): string[] {
  const { characterOf } = symbolMaps(symbols);
  return Array.from(cells, (value, index) => {
    const character = characterOf.get(value);
    if (character !== undefined) return character;
    const message = `${cellSubject({ cols }, index, 'grid')} is ${value}: no symbol stands for it`;
    throw new InvalidInputError('no-symbol', message, cellPlace({ cols }, index, 'grid'));
  });
}
