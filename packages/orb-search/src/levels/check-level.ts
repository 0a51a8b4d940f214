import { checkInteger, checkList, checkOptions, checkShape, InvalidInputError } from '@kit/grid';
import { counters } from '../kernel/game-table.js';
import { atCell, type CheckedGame, checkLayers, gameTable, layer, maxGameSide } from '../match3/check-game.js';
import { checkGoals } from '../match3/check-goals.js';
import { checkRules } from '../match3/check-rules.js';
import type { SwapLevel } from './types.js';

/** A level in the form of the kernels. */
export type CheckedLevel = CheckedGame & {
  /** The cells whose piece is dealt. */
  readonly dealt: readonly number[];
};

/** The mark of a piece that is dealt. */
const toDeal = -2;

/** Checks a level. */
export function checkLevel(level: SwapLevel): CheckedLevel {
  checkShape(level, 'level', { maxRows: maxGameSide, maxCols: maxGameSide });
  const names: readonly (keyof SwapLevel)[] = [
    'rows',
    'cols',
    'shape',
    'cells',
    'pieces',
    'blockers',
    'rules',
    'goals',
    'moves',
  ];
  const given = checkOptions(level, names, 'level');
  const { rows, cols } = given;
  const size = rows * cols;
  const rules = checkRules(given.rules, size, 'level.rules');
  if (given.shape !== undefined && given.cells !== undefined) {
    const message = 'level.shape is given beside cells: expected one of them';
    throw new InvalidInputError('contradictory-options', message, { name: 'level.shape' });
  }
  const cells = given.shape === undefined ? given.cells : shapeCells(given.shape, rows, cols);
  const ground = Int8Array.from(layer(cells, { rows, cols }, 'level.cells', -1, 9));
  const blockers = Int8Array.from(layer(given.blockers, { rows, cols }, 'level.blockers', 0, 19));
  const isFree = (cell: number): boolean => ground[cell] >= 0 && (blockers[cell] === 0 || blockers[cell] > 10);
  const wanted = given.pieces ?? Array.from({ length: size }, (_, cell) => (isFree(cell) ? toDeal : -1));
  const pieces = layer(wanted, { rows, cols }, 'level.pieces', toDeal, 16 * rules.names.length + 15, true);
  const dealt: number[] = [];
  for (let cell = 0; cell < size; cell++) {
    if (pieces[cell] !== toDeal) continue;
    if (!isFree(cell)) throw atCell('level.pieces', cell, cols, toDeal, '-1 where no piece can stand');
    dealt.push(cell);
  }
  checkLayers(ground, pieces, blockers, cols, rules, 'level');
  const state = {
    ground,
    pieces: Int16Array.from(pieces, (piece) => Math.max(-1, piece)),
    blockers,
    counts: new Float64Array(counters.length),
  };
  const goals = checkGoals(given.goals ?? [], state, rules, 'level.goals');
  return {
    table: gameTable({ rows, cols }, state, rules, goals),
    state,
    rules,
    goals,
    movesLeft: given.moves === undefined ? Number.POSITIVE_INFINITY : checkInteger(given.moves, 'level.moves', 1, 1000),
    score: 0,
    dealt,
  };
}

function shapeCells(shape: readonly string[], rows: number, cols: number): number[] {
  const lines = checkList(shape, 'level.shape', rows, rows);
  return Array.from({ length: rows }, (_, row) => {
    const line: unknown = lines[row];
    if (typeof line === 'string' && line.length === cols && /^[.#]*$/.test(line)) {
      return Array.from(line, (sign) => (sign === '#' ? -1 : 0));
    }
    const shown = typeof line === 'string' ? JSON.stringify(line.slice(0, 36)) : typeof line;
    const message = `level.shape[${row}] is ${shown}: expected ${cols} signs, "." for a cell and "#" for a hole`;
    throw new InvalidInputError('bad-text', message, { name: `level.shape[${row}]`, index: row });
  }).flat();
}
