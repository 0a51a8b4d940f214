/**
 * A swap game from outside: its layers checked against each other, and brought into the form of the kernels.
 */
import {
  checkInteger,
  checkList,
  checkNumber,
  checkOptions,
  checkRandomState,
  checkShape,
  type InvalidInputError,
  type RandomState,
  type Shape,
  unexpected,
} from '@kit/grid';
import { counters, type GameState, type GameTable } from '../kernel/game-table.js';
import { type CheckedGoals, checkGoals } from './check-goals.js';
import { type CheckedRules, checkRules, colourExpected } from './check-rules.js';
import { plainJson } from './plain-json.js';
import type { FullSwapGame, SwapGame } from './types.js';

/** The longest side of a swap game. */
export const maxGameSide = 16;

/** The numbers of blockers. */
const stone = 10;
const maxBlocker = 19;
const maxIce = 9;

/** The mark of a piece that is dealt. */
const toDeal = -2;

/** A game in the form of the kernels. */
export type CheckedGame = {
  readonly table: GameTable;
  readonly state: GameState;
  readonly rules: CheckedRules;
  readonly goals: CheckedGoals;
  readonly movesLeft: number;
  readonly score: number;
  readonly random: RandomState | undefined;
};

/** Is this meant as a swap game, and not as a board of orbs? */
export function isGame(board: object): board is SwapGame {
  try {
    return typeof board === 'object' && board !== null && 'pieces' in board;
  } catch {
    // A proxy may refuse every question; the check of the board says so.
    return false;
  }
}

/** Checks a game. */
export function checkGame(game: SwapGame): CheckedGame {
  checkShape(game, 'game', { maxRows: maxGameSide, maxCols: maxGameSide });
  const names: readonly (keyof SwapGame)[] = [
    'rows',
    'cols',
    'cells',
    'pieces',
    'blockers',
    'rules',
    'goals',
    'movesLeft',
    'score',
    'queueAt',
    'random',
  ];
  const given = checkOptions(game, names, 'game');
  const position = checkPosition(given, 'game');
  const { queue } = position.table;
  position.state.counts[counters.queued] = checkInteger(given.queueAt ?? 0, 'game.queueAt', 0, queue.length);
  return {
    ...position,
    movesLeft:
      given.movesLeft === undefined
        ? Number.POSITIVE_INFINITY
        : checkInteger(given.movesLeft, 'game.movesLeft', 0, 1e9),
    score: checkNumber(given.score ?? 0, 'game.score', 0, Number.MAX_SAFE_INTEGER),
    random: given.random === undefined ? undefined : checkRandomState(given.random, 'game.random'),
  };
}

/** What a game and a level have in common: a board in layers, rules and goals. */
type Position = Pick<SwapGame, 'rows' | 'cols' | 'cells' | 'blockers' | 'rules' | 'goals'> & {
  readonly pieces?: readonly number[] | undefined;
};

/** A position in the form of the kernels, and the cells whose piece is left to the deal. */
export type CheckedPosition = Pick<CheckedGame, 'table' | 'state' | 'rules' | 'goals'> & {
  readonly dealt: readonly number[];
};

/**
 * Checks a position; `name` is where it stands. In one that is dealt pieces may be {@link toDeal}, and without any all are
 * that can be.
 */
export function checkPosition(given: Position, name: string, isDealt = false): CheckedPosition {
  const { rows, cols } = given;
  const size = rows * cols;
  const rules = checkRules(given.rules, size, `${name}.rules`);
  const ground = Int8Array.from(layer(given.cells, { rows, cols }, `${name}.cells`, -1, maxIce));
  const blockers = Int8Array.from(layer(given.blockers, { rows, cols }, `${name}.blockers`, 0, maxBlocker));
  const isFree = (cell: number): boolean => ground[cell] >= 0 && (blockers[cell] === 0 || blockers[cell] > stone);
  const wanted =
    given.pieces === undefined && isDealt
      ? Array.from({ length: size }, (_, cell) => (isFree(cell) ? toDeal : -1))
      : given.pieces;
  const least = isDealt ? toDeal : -1;
  const pieces = Int16Array.from(
    layer(wanted, { rows, cols }, `${name}.pieces`, least, 16 * rules.names.length + 15, true),
  );
  const dealt: number[] = [];
  for (let cell = 0; cell < size; cell++) {
    if (pieces[cell] !== toDeal) continue;
    if (!isFree(cell)) throw atCell(`${name}.pieces`, cell, cols, toDeal, '-1 where no piece can stand');
    dealt.push(cell);
  }
  checkLayers(ground, pieces, blockers, cols, rules, name);
  for (const cell of dealt) pieces[cell] = -1;
  const state = { ground, pieces, blockers, counts: new Float64Array(counters.length) };
  const goals = checkGoals(given.goals ?? [], state, rules, `${name}.goals`);
  return { table: gameTable({ rows, cols }, state, rules, goals), state, rules, goals, dealt };
}

/** A layer of the board: a number for each cell; nothing where it is left out. */
function layer(
  given: readonly number[] | undefined,
  { rows, cols }: Shape,
  name: string,
  min: number,
  max: number,
  isNeeded = false,
): number[] {
  const size = rows * cols;
  if (given === undefined && !isNeeded) return Array.from({ length: size }, () => 0);
  const list = checkList(given as readonly number[], name, size, size);
  return Array.from({ length: size }, (_, cell) => {
    if (Number.isInteger(list[cell]) && list[cell] >= min && list[cell] <= max) return list[cell] + 0;
    throw atCell(name, cell, cols, list[cell], `an integer from ${min} to ${max}`);
  });
}

/** The error for what stands in a cell of a layer. */
function atCell(name: string, cell: number, cols: number, value: unknown, expected: string): InvalidInputError {
  const row = Math.floor(cell / cols);
  const col = cell % cols;
  return unexpected('bad-value', `${name}[${cell}] (row ${row}, column ${col})`, value, expected, {
    name,
    index: cell,
    row,
    col,
  });
}

/** Nothing stands in holes, no piece where a crate or a stone does, a piece under every chain, a colour where there is one. */
function checkLayers(
  ground: ArrayLike<number>,
  pieces: ArrayLike<number>,
  blockers: ArrayLike<number>,
  cols: number,
  rules: CheckedRules,
  name: string,
): void {
  for (let cell = 0; cell < ground.length; cell++) {
    const piece = pieces[cell];
    const blocker = blockers[cell];
    if (ground[cell] < 0 && blocker !== 0) throw atCell(`${name}.blockers`, cell, cols, blocker, '0 in a hole');
    if (ground[cell] < 0 && piece >= 0) throw atCell(`${name}.pieces`, cell, cols, piece, '-1 in a hole');
    if (blocker > 0 && blocker <= stone && piece >= 0) {
      throw atCell(`${name}.pieces`, cell, cols, piece, `-1 where ${blocker === stone ? 'a stone' : 'a crate'} stands`);
    }
    if (blocker > stone && piece === -1)
      throw atCell(`${name}.blockers`, cell, cols, blocker, 'no chain where there is no piece');
    if (piece < 0) continue;
    const expected = colourExpected(piece, rules.names, rules.coloured);
    if (expected !== undefined) throw atCell(`${name}.pieces`, cell, cols, piece, expected);
  }
}

/** The rules on a board. */
function gameTable(
  { rows, cols }: Shape,
  { ground, pieces }: Pick<GameState, 'ground' | 'pieces'>,
  rules: CheckedRules,
  { goalCounter, goalNeed }: Pick<CheckedGoals, 'goalCounter' | 'goalNeed'>,
): GameTable {
  const holes = Uint8Array.from(ground, (layers) => (layers < 0 ? 1 : 0));
  let types = 1;
  for (const type of rules.bag) types = Math.max(types, type + 1);
  for (const piece of [...pieces, ...rules.queue]) if ((piece & 15) < 15) types = Math.max(types, (piece & 15) + 1);
  const { sources = topCells(rows, cols, holes), names, ...table } = rules;
  return {
    ...table,
    rows,
    cols,
    rowOf: Uint8Array.from({ length: rows * cols }, (_, cell) => Math.floor(cell / cols)),
    holes,
    sources: Int16Array.from(sources.filter((cell) => holes[cell] === 0)),
    types,
    specials: names.length,
    goalCounter,
    goalNeed,
  };
}

/** The topmost cell of each column that is no hole, in the order of cells. */
function topCells(rows: number, cols: number, holes: Uint8Array): number[] {
  const tops: number[] = [];
  for (let col = 0; col < cols; col++) {
    let cell = col;
    while (cell < rows * cols && holes[cell] === 1) cell += cols;
    if (cell < rows * cols) tops.push(cell);
  }
  return tops.sort((a, b) => a - b);
}

/** The game again, as plain JSON, from a position that was played on, and the state of chance after that. */
export function gameOf(
  given: Pick<SwapGame, 'rows' | 'cols' | 'rules' | 'goals'>,
  checked: CheckedGame,
  moves: number,
  random: RandomState | undefined,
): FullSwapGame {
  const { state, goals, movesLeft, score } = checked;
  const { ground, pieces, blockers, counts } = state;
  return {
    rows: given.rows,
    cols: given.cols,
    cells: Array.from(ground),
    pieces: Array.from(pieces),
    blockers: Array.from(blockers),
    ...(given.rules === undefined ? {} : { rules: plainJson(given.rules) }),
    ...(given.goals === undefined ? {} : { goals: goals.after(counts) }),
    ...(movesLeft === Number.POSITIVE_INFINITY ? {} : { movesLeft: movesLeft - moves }),
    score: score + counts[counters.score],
    ...(checked.table.queue.length === 0 ? {} : { queueAt: counts[counters.queued] }),
    ...(random === undefined ? {} : { random }),
  };
}
