import type { Cell, GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import type { Match, Resolution, Rules, RulesOption } from '../types.js';
import { explodeBombs } from './explode-bombs.js';
import { noOptions, rulesOf } from './read-rules.js';
import { ruleBoard } from './rule-board.js';
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
  return (table.ordinary ? smallResolution(board) : undefined) ?? resolveCells(cells, rows, cols, table);
}

/** Resolves a board by any rules. */
export function resolveCells(given: ArrayLike<number>, rows: number, cols: number, table: RuleTable): Resolution {
  const pieces = new Int16Array(given);
  const { clearWave } = ruleBoard(rows, cols, table);
  const exploded = explodeBombs(pieces, rows, cols, table);
  const waves: Match[][] = [];
  for (;;) {
    const matches = clearWave(pieces, waves.length === 0 ? exploded : undefined);
    if (!matches) break;
    waves.push(matches);
  }
  // A copy of a list is the fastest list of that length.
  const cells = Array.isArray(given) ? [...(given as number[])] : Array.from(given);
  for (let cell = 0; cell < pieces.length; cell++) cells[cell] = pieces[cell];
  const board = { rows, cols, cells };
  return { waves, ...explosion(exploded), combos: countCombos(waves, table), board };
}

/** What an answer says of bombs: nothing where none went off. */
export function explosion(exploded: readonly Cell[]): { exploded?: readonly Cell[] | undefined } {
  return exploded.length > 0 ? { exploded } : {};
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
