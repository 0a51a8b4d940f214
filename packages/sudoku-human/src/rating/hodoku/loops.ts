/**
 * Nice loops and AICs, read off the tables: only those paths exist that the tables hold.
 *
 * Of all of them the one with the most effects is done, then the smallest sum, then the first. A table is filled only if
 * the closure says that it has an end with effects; on most boards few have.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { peerSets, sees } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import type { TechniqueId } from '../../types.js';
import type { Board } from './board.js';
import { type Closure, closureOf, follows } from './closure.js';
import {
  type Choice,
  choose,
  type Found,
  indexSum,
  inSet,
  isBetter,
  noChoice,
  sizeOf,
  sorted,
  striking,
} from './found.js';
import { factOf, type Path } from './search.js';
import { cellSetOf, groupedTables, plainTables, sightOf, type Tables } from './tables.js';
import { comesBack, createWalk, pathTo, type Walk, walkFrom } from './walk.js';

type Kind = 'continuous-nice-loop' | 'discontinuous-nice-loop' | 'aic';

type Loop = { readonly kind: Kind; readonly effects: readonly number[]; readonly path: readonly number[] };

type Hunt = {
  readonly board: Board;
  readonly tables: Tables;
  readonly closure: Closure;
  readonly walk: Walk;
  /** By candidate: the candidates of its digit that it sees, as three words. */
  readonly sight: Int32Array;
  readonly choice: Choice<Loop>;
};

/** Tables with groups, and all that follows in them. */
export function groupedFacts(state: State): { tables: Tables; closure: Closure } {
  const tables = groupedTables(state);
  return { tables, closure: closureOf(tables.next) };
}

function plainFacts(state: State): { tables: Tables; closure: Closure } {
  const tables = plainTables(state);
  return { tables, closure: closureOf(tables.next) };
}

/** The best of all loops and AICs. */
export function niceLoop(path: Path, grouped: boolean): Found | undefined {
  const { tables, closure } = factOf(path, grouped ? groupedFacts : plainFacts);
  const sight = sightOfNodes(path.board, tables);
  const hunt: Hunt = { board: path.board, tables, closure, walk: createWalk(tables), sight, choice: noChoice() };
  const starts = Array.from({ length: tables.candidates }, (_, node) => node);
  for (const node of starts) loopsOfTrue(hunt, node);
  for (const node of starts) loopsOfFalse(hunt, node);
  for (const node of starts) aics(hunt, node);
  const { best } = hunt.choice;
  if (best === undefined) return undefined;
  const nodes = best.path.map((literal) => literal >> 1);
  const isGrouped = nodes.some((node) => tables.cells[node].length > 1);
  return striking(`${isGrouped ? 'grouped-' : ''}${best.kind}` as TechniqueId, best.effects, {
    form: 'loop',
    cells: nodes.map((node) => tables.cells[node]),
    digits: nodes.map((node) => tables.digits[node]),
    first: best.path[0] & 1 ? 'weak' : 'strong',
  });
}

function sightOfNodes({ digitSets }: Board, { candidates, cells, digits }: Tables): Int32Array {
  const sight = new Int32Array(candidates * 3);
  for (let node = 0; node < candidates; node++) {
    const [cell] = cells[node];
    for (let word = 0; word < 3; word++) {
      sight[node * 3 + word] = digitSets[digits[node] * 3 + word] & peerSets[cell * 3 + word];
    }
  }
  return sight;
}

function keep({ choice }: Hunt, kind: Kind, effects: readonly number[], path: readonly number[]): void {
  const sum = indexSum(effects);
  if (isBetter(choice, effects.length, sum)) choose(choice, effects.length, sum, { kind, effects, path });
}

/** The path to an end in the start's cell, if it leaves the cell at once and comes back at last. */
function loopTo({ tables, walk }: Hunt, end: number): number[] | undefined {
  const path = pathTo(walk, end);
  const cellAt = (i: number): number => tables.cells[path[i] >> 1][0];
  const start = cellAt(0);
  if (cellAt(1) === start || cellAt(path.length - 2) === start) return undefined;
  return comesBack(tables, path, true) ? undefined : path;
}

/** A candidate that leads to its own opposite, or to another digit of its cell, goes. */
function loopsOfTrue(hunt: Hunt, node: number): void {
  const { board, tables, closure, walk, choice } = hunt;
  const [[cell], digit, root] = [tables.cells[node], tables.digits[node], node * 2 + 1];
  const effects = [cell * 9 + digit];
  if (!isBetter(choice, 1, indexSum(effects))) return;
  const ends = [node * 2];
  for (let rest = board.masks[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) {
    ends.push(tables.nodeOf[cell * 9 + lowestBit(rest)] * 2 + 1);
  }
  const wanted = ends.filter((end) => follows(closure, root, end));
  if (wanted.length === 0) return;
  walkFrom(tables, walk, root);
  for (const end of wanted) {
    const path = loopTo(hunt, end);
    if (path === undefined) continue;
    keep(hunt, 'discontinuous-nice-loop', effects, path);
    return;
  }
}

/** What leads from a candidate being false to something in its cell. */
function loopsOfFalse(hunt: Hunt, node: number): void {
  const { board, tables, closure, walk } = hunt;
  const { masks } = board;
  const [[cell], digit, root] = [tables.cells[node], tables.digits[node], node * 2];
  const others = masks[cell] & ~(1 << digit);
  const ends: number[] = [];
  if (follows(closure, root, root + 1)) ends.push(root + 1);
  for (let rest = others; rest !== 0; rest &= rest - 1) {
    const other = tables.nodeOf[cell * 9 + lowestBit(rest)] * 2;
    if (follows(closure, root, other)) ends.push(other);
    if (countBits(others) > 1 && follows(closure, root, other + 1)) ends.push(other + 1);
  }
  if (ends.length === 0) return;
  walkFrom(tables, walk, root);
  // In the order of the table.
  for (const end of walk.list.subarray(walk.direct, walk.count)) {
    if (!ends.includes(end)) continue;
    const path = loopTo(hunt, end);
    if (path === undefined) continue;
    if (end === root + 1) {
      const effects: number[] = [];
      for (let rest = others; rest !== 0; rest &= rest - 1) effects.push(cell * 9 + lowestBit(rest));
      keep(hunt, 'discontinuous-nice-loop', effects, path);
    } else if ((end & 1) === 0) {
      keep(hunt, 'discontinuous-nice-loop', [cell * 9 + tables.digits[end >> 1]], path);
    } else {
      keep(hunt, 'continuous-nice-loop', continuousEffects(hunt, path), path);
    }
  }
}

/** What a loop strikes out that is strong and weak in turn all round. */
function continuousEffects({ board, tables }: Hunt, path: readonly number[]): number[] {
  const { masks } = board;
  const nodes = path.map((literal) => literal >> 1);
  const cellAt = (i: number): number => tables.cells[nodes[i]][0];
  const [start, last] = [nodes[0], nodes[nodes.length - 1]];
  const effects: number[] = [];
  const others = (cell: number, a: number, b: number): void => {
    for (let rest = masks[cell] & ~((1 << a) | (1 << b)); rest !== 0; rest &= rest - 1) {
      effects.push(cell * 9 + lowestBit(rest));
    }
  };
  others(cellAt(0), tables.digits[start], tables.digits[last]);
  const passed = cellSetOf(nodes.flatMap((node) => tables.cells[node]));
  // Strong links are the first, third, …; weak ones those between.
  for (let i = 1; i + 1 < nodes.length; i += 2) {
    const [from, to] = [nodes[i], nodes[i + 1]];
    if (tables.digits[from] !== tables.digits[to]) {
      others(cellAt(i), tables.digits[from], tables.digits[to]);
      continue;
    }
    const set = sightOf(board, tables.digits[from], [...tables.cells[from], ...tables.cells[to]]);
    inSet(set[0] & ~passed[0], set[1] & ~passed[1], set[2] & ~passed[2], tables.digits[from], effects);
  }
  return sorted(effects);
}

/** Chains from a candidate being false to another one being true. */
function aics(hunt: Hunt, node: number): void {
  const { tables, closure, walk, choice } = hunt;
  const own = node * 2 * closure.words;
  let any = false;
  for (let word = 0; word * 16 < tables.candidates && !any; word++) {
    for (let rest = closure.bits[own + word] & 0xaaaaaaaa; rest !== 0 && !any; rest &= rest - 1) {
      const end = word * 16 + (lowestBit(rest) >> 1);
      any = betterEffects(hunt, node, end) !== undefined;
    }
  }
  if (!any) return;
  walkFrom(tables, walk, node * 2);
  for (const literal of walk.list.subarray(walk.direct, walk.count)) {
    if ((literal & 1) === 0 || tables.cells[literal >> 1].length > 1) continue;
    const effects = betterEffects(hunt, node, literal >> 1);
    if (effects === undefined) continue;
    const path = pathTo(walk, literal);
    if (!comesBack(tables, path, false))
      choose(choice, effects.length, indexSum(effects), { kind: 'aic', effects, path });
  }
}

/** What a chain between two candidates strikes out, if that is better than what was chosen. */
function betterEffects({ board, tables, sight, choice }: Hunt, start: number, end: number): number[] | undefined {
  const { masks } = board;
  const [[cell], digit] = [tables.cells[start], tables.digits[start]];
  const [[other], otherDigit] = [tables.cells[end], tables.digits[end]];
  if (other === cell) return undefined;
  let effects: number[];
  if (otherDigit === digit) {
    const a = sight[start * 3] & sight[end * 3];
    const b = sight[start * 3 + 1] & sight[end * 3 + 1];
    const c = sight[start * 3 + 2] & sight[end * 3 + 2];
    const count = sizeOf(a, b, c);
    if (count < 2 || count < choice.count) return undefined;
    effects = inSet(a, b, c, digit);
  } else {
    if (choice.count > 2 || (masks[cell] & (1 << otherDigit)) === 0 || (masks[other] & (1 << digit)) === 0)
      return undefined;
    if (!sees(cell, other)) return undefined;
    effects = sorted([cell * 9 + otherDigit, other * 9 + digit]);
  }
  return isBetter(choice, effects.length, indexSum(effects)) ? effects : undefined;
}
