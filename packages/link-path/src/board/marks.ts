/**
 * What is special about tiles of a board: which are frozen, and which are tied to each other. Read from outside and checked.
 */
import { type Cell, checkCell, checkList, describeValue, type GridLike, InvalidInputError } from '@kit/grid';
import { kindsMatch, type LinkRules } from '../rules/link-rules.js';
import type { BoardLike, Pair, TileMarks } from '../types.js';
import { maxSmallBoard } from './check-board.js';

/** The marks of a board, by cells. */
export type Marks = {
  readonly frozen: ReadonlySet<Cell>;
  /** The other end of each tile that is tied. */
  readonly partners: ReadonlyMap<Cell, Cell>;
};

/**
 * The checked marks of a board, undefined where it has none.
 *
 * @throws InvalidInputError `bad-size` (more than 65,536 cells), `bad-list`, `bad-length`, `bad-cell` (a frozen cell that is
 * none, holds no tile, or is there twice), `bad-pair` (a tie that is none, or of a tile that is tied already)
 */
export function marksOf(board: BoardLike, name = 'board'): Marks | undefined {
  // Small enough to be inlined: a query about a board without marks is a few comparisons in all.
  return board.frozen === undefined && board.tied === undefined ? undefined : readMarks(board, name);
}

function readMarks(board: BoardLike, name: string): Marks | undefined {
  const { rows, cols, frozen, tied } = board;
  if (rows * cols > maxSmallBoard) {
    const message = `${name} is ${cols} × ${rows}: expected at most ${maxSmallBoard} cells with frozen or tied tiles`;
    throw new InvalidInputError('bad-size', message, { name });
  }
  const ice = frozenOf(board, frozen, `${name}.frozen`);
  const partners = tiesOf(board, tied, `${name}.tied`);
  return ice.size + partners.size > 0 ? { frozen: ice, partners } : undefined;
}

function frozenOf(board: GridLike, frozen: TileMarks['frozen'], name: string): Set<Cell> {
  const ice = new Set<Cell>();
  if (frozen === undefined) return ice;
  checkList(frozen, name, 0, board.rows * board.cols);
  for (let index = 0; index < frozen.length; index++) {
    const cell = checkCell(board, frozen[index], `${name}[${index}]`);
    if (!isTile(board, cell)) throw badMark('bad-cell', name, index, `${cell}: no tile stands there`);
    if (ice.has(cell)) throw badMark('bad-cell', name, index, `${cell}, which is there twice`);
    ice.add(cell);
  }
  return ice;
}

/** Does a tile stand there? What is no number is none. */
function isTile({ cells }: GridLike, cell: Cell): boolean {
  return Number.isSafeInteger(cells[cell]) && cells[cell] > 0;
}

function tiesOf(board: GridLike, tied: TileMarks['tied'], name: string): Map<Cell, Cell> {
  const partners = new Map<Cell, Cell>();
  if (tied === undefined) return partners;
  checkList(tied, name, 0, board.rows * board.cols);
  for (let index = 0; index < tied.length; index++) {
    const ends = endsOf(tied[index], name, index);
    const a = checkCell(board, ends.a, `${name}[${index}].a`);
    const b = checkCell(board, ends.b, `${name}[${index}].b`);
    for (const cell of [a, b]) {
      if (!isTile(board, cell)) throw badMark('bad-pair', name, index, `${a}-${b}: no tile stands in ${cell}`);
      if (partners.has(cell)) throw badMark('bad-pair', name, index, `${a}-${b}: ${cell} is tied already`);
    }
    if (a === b) throw badMark('bad-pair', name, index, `${a}-${b}: the same cell twice`);
    partners.set(a, b).set(b, a);
  }
  return partners;
}

/** What a tie says of its ends. */
function endsOf(tie: unknown, name: string, index: number): Pair {
  try {
    const { a, b } = tie as Pair;
    return { a, b };
  } catch {
    throw badMark('bad-pair', name, index, `${describeValue(tie)}: expected a pair of cells`);
  }
}

function badMark(code: string, name: string, index: number, fault: string): InvalidInputError {
  return new InvalidInputError(code, `${name}[${index}] is ${fault}`, { name, index });
}

/** Why marks forbid that two tiles go together, undefined where they don't. */
export function markRefusal(marks: Marks, a: Cell, b: Cell): 'frozen' | 'tied' | undefined {
  const { frozen, partners } = marks;
  if (frozen.has(a) || frozen.has(b)) return 'frozen';
  return (partners.get(a) ?? b) !== b || (partners.get(b) ?? a) !== a ? 'tied' : undefined;
}

/** Do the tiles in two cells match: by their tie, or by their kinds where neither is tied, and is neither frozen? */
export function tilesMatch(
  cells: ArrayLike<number>,
  marks: Marks | undefined,
  rules: LinkRules,
  a: Cell,
  b: Cell,
): boolean {
  if (marks === undefined) return kindsMatch(rules, cells[a], cells[b]);
  if (markRefusal(marks, a, b) !== undefined) return false;
  return marks.partners.has(a) || kindsMatch(rules, cells[a], cells[b]);
}

/** Marks as a board carries them: in ascending order, and left out where there are none. */
export function boardMarks(frozen: readonly Cell[], ties: readonly Pair[]): TileMarks {
  const pairs = ties.map(({ a, b }) => ({ a: Math.min(a, b), b: Math.max(a, b) }));
  return {
    ...(frozen.length > 0 ? { frozen: frozen.toSorted((one, other) => one - other) } : {}),
    ...(pairs.length > 0 ? { tied: pairs.sort((one, other) => one.a - other.a) } : {}),
  };
}

/** The ties of a board, each once. */
export function tiesIn({ partners }: Marks): Pair[] {
  const ties: Pair[] = [];
  for (const [a, b] of partners) if (a < b) ties.push({ a, b });
  return ties;
}
