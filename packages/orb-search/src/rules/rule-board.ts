/**
 * Boards of any size by any rules: what matches and what falls comes from the kernels of the swap games, and values are built
 * only for what clears. It holds nothing of a board, so that the one of the rules that were asked for last is kept.
 */
import type { Cell } from '@kit/grid';
import { gameFall } from '../kernel/game-fall.js';
import { gameMatches } from '../kernel/game-matches.js';
import type { Dice } from '../kernel/game-table.js';
import { specialMatches } from '../kernel/special-matches.js';
import type { Match } from '../types.js';
import { cellList } from './cell-list.js';
import type { RuleTable } from './rule-table.js';

/** Plays boards of one size by one set of rules. */
export type RuleBoard = {
  /** The matches, in the order of their first cells. */
  readonly find: (pieces: Int16Array) => Match[];
  /**
   * One wave: what matches clears, what stood above falls, and new orbs come in where there is a refill. No wave if nothing matches, unless
   * bombs have emptied cells before. `moves`, where given, gets from (or -1 − source), to and type of all that falls.
   */
  readonly clearWave: (
    pieces: Int16Array,
    exploded?: readonly Cell[],
    refill?: Refill,
    moves?: number[],
  ) => Match[] | undefined;
};

/** What comes in from above: orbs of these types by chance. */
export type Refill = { readonly dice: Dice; readonly types: readonly number[] };

type Known = { readonly rows: number; readonly cols: number; readonly table: RuleTable; readonly board: RuleBoard };

let last: Known | undefined;

/** The boards of a size and table. */
export function ruleBoard(rows: number, cols: number, table: RuleTable): RuleBoard {
  if (last?.rows !== rows || last.cols !== cols || !matchesAlike(last.table, table)) {
    last = { rows, cols, table, board: newBoard(rows, cols, table) };
  }
  return last.board;
}

/** Do two tables for as many cells say the same of what matches? */
function matchesAlike(one: RuleTable, other: RuleTable): boolean {
  if (one === other) return true;
  return (['minRun', 'minGroup', 'locked'] as const).every((name) => {
    const [a, b] = [one[name], other[name]];
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
    return true;
  });
}

function newBoard(rows: number, cols: number, table: RuleTable): RuleBoard {
  const isUsual = table.areRunsUsual && table.locked.every((flag) => flag === 0);
  const size = rows * cols;
  const rowOf = Uint8Array.from({ length: size }, (_, cell) => Math.floor(cell / cols));
  const special = isUsual ? undefined : specialMatches(rows, cols, table);
  const { read, split, cells, starts } = gameMatches({ rows, cols, rowOf, squares: false, special });
  const fall = gameFall({
    rows,
    cols,
    holes: new Uint8Array(size),
    sources: Int16Array.from({ length: cols }, (_, col) => col),
    passHoles: false,
    diagonals: false,
    bag: new Uint8Array(0),
  });
  const blockers = new Int8Array(table.locked);

  return { find, clearWave };

  function find(pieces: Int16Array): Match[] {
    const matches: Match[] = [];
    if (!read(pieces)) return matches;
    const groups = split(pieces);
    for (let group = 0; group < groups; group++) matches.push(takeMatch(pieces, starts[group], starts[group + 1]));
    return matches;
  }

  /** One group, its cells put in order: few, and nearly in order already. */
  function takeMatch(pieces: Int16Array, from: number, to: number): Match {
    for (let i = from + 1; i < to; i++) {
      const cell = cells[i];
      let at = i;
      for (; at > from && cells[at - 1] > cell; at--) cells[at] = cells[at - 1];
      cells[at] = cell;
    }
    return { type: pieces[cells[from]], cells: cellList(cells, from, to - from) };
  }

  function clearWave(
    pieces: Int16Array,
    exploded: readonly Cell[] = [],
    refill?: Refill,
    moves?: number[],
  ): Match[] | undefined {
    const matches = find(pieces);
    if (matches.length + exploded.length === 0) return undefined;
    for (const match of matches) for (const cell of match.cells) pieces[cell] = -1;
    fall({ pieces, blockers }, refill?.dice, moves, refill?.types);
    return matches;
  }
}
