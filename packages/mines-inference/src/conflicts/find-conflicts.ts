/**
 * Why nothing fits: a set of numbers and flags, and perhaps the total, that contradict each other, none of them idle.
 *
 * Flags are claims like the numbers: each is an assumption that can be left out, so a wrong flag shows up by itself.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { ReadBoard } from '../board/read-board.js';
import { type Constraints, collectConstraints } from '../kernel/constraints.js';
import type { Inference } from '../kernel/infer.js';
import { type Assumption, type Counts, createSatisfiable } from '../kernel/satisfiable.js';
import { cellsWhere, FLAG } from '../kernel/symbols.js';
import type { Conflicts } from '../types.js';
import { minimalSubset } from './minimal-subset.js';

/** A minimal contradiction of an inconsistent board. */
export function* findConflicts(
  board: ReadBoard,
  trustFlags: boolean,
  maxStates: number,
  pace: Pace,
): Slices<Conflicts> {
  const { cells, table, mines } = board;
  const constraints = collectConstraints(cells, table, mines, false);
  const claims: Claim[] = Array.from({ length: constraints.count }, (_, id) => id);
  for (const flag of trustFlags ? flaggedCells(cells) : []) claims.push(-1 - flag);
  if (spend(pace, 2 * claims.length)) yield;
  const { fits, countsOf, makesTotal } = createSatisfiable(constraints, maxStates, pace);
  function* contradicts(subset: readonly Claim[]): Slices<boolean> {
    return (yield* fits(...sorted(subset), false)) === false;
  }
  const countsIn = (subset: readonly Claim[]) => countsOf(...sorted(subset), true);
  const usesTotal = !(yield* contradicts(claims));
  let minimal: Claim[] = [];
  if (usesTotal) {
    // Only the total joins parts that share no cell: whole parts are left out first, then claims of one after the other.
    let parts: Part[] = [];
    for (const part of apart(claims, constraints)) parts.push({ claims: part, counts: (yield* countsIn(part))! });
    function* clash(some: readonly Counts[]): Slices<boolean> {
      return !(yield* makesTotal(some));
    }
    parts = yield* minimalSubset(parts, (some) => clash(some.map(({ counts }) => counts)), pace);
    for (const part of parts) {
      const others = parts.flatMap((other) => (other === part ? [] : other.counts));
      function* clashes(subset: readonly Claim[]): Slices<boolean> {
        const counts = yield* countsIn(subset);
        return counts === undefined || (yield* clash([...others, counts]));
      }
      part.claims = yield* minimalSubset(part.claims, clashes, pace);
      part.counts = (yield* countsIn(part.claims))!;
      minimal.push(...part.claims);
    }
  } else minimal = yield* minimalSubset(claims, contradicts, pace);
  const [numbers, flags] = sorted(minimal);
  return {
    flags: flags.map(({ cell }) => cell).sort((a, b) => a - b),
    core: numbers.map((id) => constraints.sources[id]).sort((a, b) => a - b),
    usesTotal,
  };
}

/** Claims that share no cell with the others, and how many mines they allow. */
type Part = { claims: Claim[]; counts: Counts };

/** Numbers and flags of a set of claims. */
function sorted(claims: readonly Claim[]): [number[], Assumption[]] {
  const numbers: number[] = [];
  const flags: Assumption[] = [];
  for (const claim of claims) {
    if (claim >= 0) numbers.push(claim);
    else flags.push({ cell: -1 - claim, value: 1 });
  }
  return [numbers, flags];
}

/** The flags of a board that cannot be right: each one on a proven safe cell, or else a set that contradicts together. */
export function* findFalseFlags(
  board: ReadBoard,
  { values }: Inference,
  maxStates: number,
  pace: Pace,
): Slices<Conflicts> {
  const flags = flaggedCells(board.cells);
  if (spend(pace, board.cells.length + flags.length)) yield;
  const single = flags.filter((cell) => values[cell] === 0);
  if (single.length > 0) return { flags: single, core: [], usesTotal: false };
  const constraints = collectConstraints(board.cells, board.table, board.mines, false);
  const all = Array.from({ length: constraints.count }, (_, index) => index);
  const assumed = flags.map((cell) => ({ cell, value: 1 as const }));
  if (spend(pace, all.length + flags.length)) yield;
  if ((yield* createSatisfiable(constraints, maxStates, pace).fits(all, assumed, true)) !== false) {
    return { flags: [], core: [], usesTotal: false };
  }
  return yield* findConflicts(board, true, maxStates, pace);
}

/** The player's flags. */
export function flaggedCells(cells: ArrayLike<number>): number[] {
  return cellsWhere(cells.length, (cell) => cells[cell] === FLAG);
}

/** A constraint by its index, or a flag by its cell as `-1 - cell`. */
export type Claim = number;

/** The parts, in the order of their first claims; claims keep their order within a part. */
export function apart(claims: readonly Claim[], constraints: Constraints): Claim[][] {
  const { starts, members, unknown } = constraints;
  const parent = new Int32Array(claims.length);
  /** By cell: one more than the first claim that speaks of it. */
  const speaker = new Int32Array(unknown.length);
  for (const [index, claim] of claims.entries()) {
    parent[index] = index;
    const cells = claim >= 0 ? members.subarray(starts[claim], starts[claim + 1]) : [-1 - claim];
    for (const cell of cells) {
      if (speaker[cell] === 0) speaker[cell] = index + 1;
      else join(parent, index, speaker[cell] - 1);
    }
  }
  const parts = new Map<number, Claim[]>();
  for (const [index, claim] of claims.entries()) {
    const first = rootOf(parent, index);
    if (first === index) parts.set(first, []);
    parts.get(first)!.push(claim);
  }
  return [...parts.values()];
}

/** The first of two parts takes the other in. */
function join(parent: Int32Array, a: number, b: number): void {
  const one = rootOf(parent, a);
  const other = rootOf(parent, b);
  parent[Math.max(one, other)] = Math.min(one, other);
}

/** The part that a claim belongs to, by its first claim; the way there is halved. */
function rootOf(parent: Int32Array, claim: number): number {
  let at = claim;
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]];
    at = parent[at];
  }
  return at;
}
