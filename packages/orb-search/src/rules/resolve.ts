import type { Cell, Fall, GridLike, MutableCells } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import type { Match, Resolution, Rules, RulesOption } from '../types.js';
import { explodeBombs } from './explode-bombs.js';
import { matchesOf } from './mark-clearing.js';
import { ordinaryResolution } from './ordinary-boards.js';
import { noOptions, rulesOf } from './read-rules.js';
import { type RuleTable, ruleTable } from './rule-table.js';
import { smallResolution } from './small-boards.js';

/**
 * Clears, drops and clears again until nothing matches: the combos wave by wave, without refill.
 *
 * What is -1 counts as empty: once something clears, the orbs above fall into it. O(waves × cells).
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @param options - the rules, by default those of Puzzle & Dragons (the rules themselves in this place are read until 1.0)
 * @returns the waves of matches (cells as they stood in that wave), the combos that count, and the board that is left
 * @throws {@link InvalidInputError} as {@link findMatches}
 *
 * @example
 * ```ts
 * import { formatOrbs, parseOrbs, resolve } from '@kit/orb-search';
 *
 * const { waves, combos, board } = resolve(parseOrbs(`
 *   1 0 0
 *   2 2 2
 *   0 1 1
 * `));
 * combos; // => 1
 * waves[0]; // => [{ type: 2, cells: [3, 4, 5] }]
 * formatOrbs(board); // => 'XXX\n100\n011'
 * ```
 */
export function resolve(board: GridLike, options: RulesOption | Rules = noOptions): Resolution {
  const small = options === noOptions ? smallResolution(board) : undefined;
  if (small) return small;
  const { rows, cols, cells } = checkBoard(board);
  const table = ruleTable(rulesOf(options), board);
  if (table.ordinary) return smallResolution(board) ?? ordinaryResolution(cells, rows, cols);
  return resolveCells(Int8Array.from(cells), rows, cols, table);
}

/** Resolves cells that the caller owns. */
export function resolveCells(cells: Int8Array, rows: number, cols: number, table: RuleTable): Resolution {
  const exploded = explodeBombs(cells, rows, cols, table);
  const waves: Match[][] = [];
  for (;;) {
    const matches = clearWave(cells, rows, cols, table, waves.length === 0 ? exploded : undefined);
    if (!matches) break;
    waves.push(matches);
  }
  const board = { rows, cols, cells: Array.from(cells) };
  return { waves, ...explosion(exploded), combos: countCombos(waves, table), board };
}

/** What an answer says of bombs: nothing where none went off. */
export function explosion(exploded: readonly Cell[]): { exploded?: readonly Cell[] | undefined } {
  return exploded.length > 0 ? { exploded } : {};
}

/**
 * One wave on cells that the caller owns: what matches clears, what stood above falls. No wave if nothing matches, unless
 * bombs have emptied cells before.
 */
export function clearWave(
  cells: Int8Array,
  rows: number,
  cols: number,
  table: RuleTable,
  exploded: readonly Cell[] = [],
  falls?: Fall[],
): Match[] | undefined {
  const matches = matchesOf(cells, rows, cols, table);
  if (matches.length + exploded.length === 0) return undefined;
  for (const match of matches) for (const cell of match.cells) cells[cell] = -1;
  dropOrbs(cells, rows, cols, table.locked, falls);
  return matches;
}

/**
 * Everything falls: each column is packed downwards, in pieces between locked cells. `falls`, where given, gets what falls,
 * column by column, the first to land first.
 */
function dropOrbs(cells: MutableCells, rows: number, cols: number, locked: Uint8Array, falls?: Fall[]): void {
  for (let col = 0; col < cols; col++) {
    let floor = (rows - 1) * cols + col;
    for (let cell = floor; cell >= 0; cell -= cols) {
      if (locked[cell]) {
        floor = cell - cols;
      } else if (cells[cell] >= 0) {
        if (floor !== cell) {
          cells[floor] = cells[cell];
          cells[cell] = -1;
          falls?.push({ from: cell, to: floor });
        }
        floor -= cols;
      }
    }
  }
}

/** The matches of the waves that count. */
export function countedMatches(waves: readonly (readonly Match[])[], table: RuleTable): readonly Match[] {
  return table.firstWaveOnly ? (waves[0] ?? []) : waves.flat();
}

/** How many combos of the waves count. */
export function countCombos(waves: readonly (readonly Match[])[], table: RuleTable): number {
  if (table.firstWaveOnly) return waves[0]?.length ?? 0;
  return waves.reduce((sum, wave) => sum + wave.length, 0);
}
