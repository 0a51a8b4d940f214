/**
 * Can the orbs be carried where each type makes its matches, within so many moves? A search on columns: rows are forgotten
 * as soon as the finger turns back, so many boards are one then, and what was answered of them is kept.
 *
 *     finger      0 → 1   carries an orb of column 1 to column 0; columns not entered yet still have their rows,
 *                         and another row costs the moves up or down to it
 *     turn back   0 ← 1   costs a move up or down before it, in four directions: no step is taken back at once
 *
 * column-bound.ts adds up what each type needs, and holds it against what a finger could get done anywhere. What it leaves out
 * is that the finger has to walk to where something is to be carried, and carries something across every border, wanted or not.
 */
import { type Carried, isAbove } from './column-prices.js';

/** What the columns hold, as it is followed along a path; the walk changes it and puts it back. */
export type ColumnState = {
  readonly rows: number;
  readonly cols: number;
  readonly units: Int32Array;
  readonly carry: Int32Array;
  readonly carryFree: Int32Array;
  /** What a finger gets done. */
  readonly carried: Carried;
  /** By type code, the layout of its orbs. */
  readonly layout: Int32Array;
  /** Type codes that the bound knows, as themselves; the others as 0. */
  readonly known: Uint8Array;
  /** The code in each cell. */
  readonly codeAt: Uint8Array;
  /** How many orbs of a known code each column holds, at 16 × column + code; the others as code 0. */
  readonly inColumn: Int8Array;
};

/** The search. */
export type ColumnWalk = {
  /**
   * Is it proved that the matches are out of reach within so many moves, for a finger that came from `at` to `to`?
   * `total` is the sum of what all types need.
   */
  readonly isOut: (at: number, to: number, total: number, moves: number) => boolean;
  /** How many states were looked at. */
  readonly states: () => number;
};

/**
 * A question that takes more states is left open, and one about more moves than `longest` isn't asked: both take longer
 * than they spare. How many moves that are is found out while it asks. Where nearly all questions about the most moves are told
 * out of reach, in few states, one move more is asked about; where many are open, or take long, one less, but never below seven.
 *
 * Chosen by `npm run -s script -- packages/orb-search/scripts/column-limits.ts`, which has the table.
 */
export const walkLimits = { states: 400, cheap: 6, dear: 16 };

/** It begins with so many moves, and looks at what was answered after so many questions. */
const longestAtFirst = 8;
const shortest = 7;
const asked = 128;

/** The search over such columns, with a memory of about so many answers, at most 2^17 of some thirty bytes. */
export function columnWalk(state: ColumnState, directions: 4 | 8, memory: number): ColumnWalk {
  const { rows, cols, units, carry, carryFree, carried, layout, known, codeAt, inColumn } = state;
  const { states: maxStates, cheap, dear } = walkLimits;
  const turn = directions === 4 ? 1 : 0;
  const slant = 1 - turn;
  const types = layout.length - 1;
  const stride = types + 1;
  const memoryBits = 33 - Math.clz32(Math.min(memory, 2 ** 16));
  const answers = new Int32Array(stride << memoryBits);
  const factor = Int32Array.from({ length: types + 1 }, (_, code) =>
    Math.imul(0x9e3779b1, 2 * code * code + 6 * code + 1),
  );
  // The held orb's type, or 0 if the bound doesn't know it.
  let kind = 0;
  let hash = 0;
  let states = 0;
  let last = 0;
  // Of the questions about the most moves: how many, how many were told out of reach, and the states of all.
  let longest = longestAtFirst;
  let questions = 0;
  let told = 0;
  let spent = 0;

  return { isOut, states: () => states };

  function isOut(at: number, to: number, total: number, moves: number): boolean {
    if (moves > longest) return false;
    const before = states;
    const col = (to / rows) | 0;
    const row = to - col * rows;
    const from = col - ((at / rows) | 0);
    kind = known[codeAt[to]];
    // The held orb lies nowhere until it is let go.
    inColumn[16 * col + kind] -= 1;
    const was = layout[kind];
    let rest = total;
    if (kind > 0) {
      rest -= carry[was];
      layout[kind] = was - units[col];
    }
    hash = 0;
    for (let type = 1; type <= types; type++) hash = (hash + Math.imul(layout[type], factor[type])) | 0;
    last = states + maxStates;
    const reaches = isThere(col, rest) || begins(col, row, from, to - at, rest, moves);
    inColumn[16 * col + kind] += 1;
    layout[kind] = was;
    if (moves === longest) learn(!reaches, states - before);
    return !reaches;
  }

  /** Takes note of a question about the most moves. */
  function learn(isTold: boolean, cost: number): void {
    questions += 1;
    told += Number(isTold);
    spent += cost;
    if (questions < asked) return;
    if (told >= 0.97 * asked && spent <= cheap * asked) longest += 1;
    else if (longest > shortest && (told < 0.8 * asked || spent > dear * asked)) longest -= 1;
    questions = 0;
    told = 0;
    spent = 0;
  }

  function isThere(col: number, rest: number): boolean {
    return rest === 0 && (kind === 0 || carry[layout[kind] + units[col]] === 0);
  }

  /** The first step aside, after a step by `by`. */
  function begins(col: number, row: number, from: number, by: number, rest: number, moves: number): boolean {
    states += 1;
    if (turn === 1 && from === 0) {
      // Not down again where it went up.
      const low = by === 1 ? row : 0;
      const high = by === 1 ? rows - 1 : row;
      return sweep(col, row, 1, low, high, -1, rest, moves) || sweep(col, row, -1, low, high, -1, rest, moves);
    }
    const way = from === 0 ? 1 : from;
    return (
      sweep(col, row, way, 0, rows - 1, -1, rest, moves) ||
      sweep(col, row, -way, 0, rows - 1, turn === 1 ? row : -1, rest, moves)
    );
  }

  /** Into a column that was not entered yet: its rows are those of the board. */
  function sweep(
    col: number,
    row: number,
    way: number,
    low: number,
    high: number,
    not: number,
    rest: number,
    moves: number,
  ): boolean {
    const to = col + way;
    if (to < 0 || to >= cols) return false;
    const step = units[col] - units[to];
    for (let at = low; at <= high; at++) {
      const left = moves - 1 - Math.max(0, Math.abs(at - row) - slant);
      if (at === not || left < 0) continue;
      const type = known[codeAt[to * rows + at]];
      const after = rest + change(type, step);
      if (isAbove(after + freeAfter(type, step), carried.limits[carried.row(left) + 3 * to + 1 + way])) continue;
      take(type, to, col, step);
      let reaches = isThere(to, after);
      if (!reaches && left > 0) {
        if (states === last) reaches = true;
        else {
          states += 1;
          reaches = sweep(to, at, way, 0, rows - 1, -1, after, left) || expand(to, -way, after, left - 1 - turn);
        }
      }
      take(type, col, to, -step);
      if (reaches) return true;
    }
    return false;
  }

  /** By how much more or less a type needs where one of its orbs is carried; the held type is asked apart. */
  function change(type: number, step: number): number {
    return type === 0 || type === kind ? 0 : carry[layout[type] + step] - carry[layout[type]];
  }

  /** What the held type needs where an orb of `type` is carried. */
  function freeAfter(type: number, step: number): number {
    if (kind === 0) return 0;
    return carryFree[type === kind ? layout[kind] + step : layout[kind]];
  }

  function take(type: number, from: number, to: number, step: number): void {
    inColumn[16 * from + type] -= 1;
    inColumn[16 * to + type] += 1;
    if (type === 0) return;
    layout[type] += step;
    hash = (hash + Math.imul(step, factor[type])) | 0;
  }

  /** Any orb of the next column is carried, and then there are `left` moves. */
  function expand(col: number, way: number, rest: number, left: number): boolean {
    const to = col + way;
    if (to < 0 || to >= cols || left < 0) return false;
    const step = units[col] - units[to];
    for (let type = 0; type <= types; type++) {
      if (inColumn[16 * to + type] <= 0) continue;
      const after = rest + change(type, step);
      if (isAbove(after + freeAfter(type, step), carried.limits[carried.row(left) + 3 * to + 1 + way])) continue;
      take(type, to, col, step);
      const reaches = canReach(to, way, after, left);
      take(type, col, to, -step);
      if (reaches) return true;
    }
    return false;
  }

  /** True also where the states ran out. */
  function canReach(col: number, from: number, rest: number, moves: number): boolean {
    if (isThere(col, rest)) return true;
    if (moves === 0) return false;
    if (states === last) return true;
    states += 1;
    // Two ways to have come, sixteen types, eight columns.
    const place = (kind << 4) | (col << 1) | (from === turn ? 1 : 0);
    const mixed = Math.imul(hash ^ Math.imul(place + 1, 0x85ebca6b), 0xc2b2ae35);
    const entry = Math.imul((mixed ^ (mixed >>> 15)) >>> (32 - memoryBits), stride);
    let within = 255;
    let beyond = 0;
    if ((answers[entry] & 255) === place && isEntry(entry)) {
      within = answers[entry] >>> 16;
      beyond = (answers[entry] >>> 8) & 255;
      if (within <= moves) return true;
      if (beyond > moves) return false;
    }
    const reaches = expand(col, from, rest, moves - 1) || expand(col, -from, rest, moves - 1 - turn);
    if (states !== last) {
      if (reaches) within = moves;
      else beyond = moves + 1;
      answers[entry] = (within << 16) | (beyond << 8) | place;
      for (let type = 1; type <= types; type++) answers[entry + type] = layout[type];
    }
    return reaches;
  }

  function isEntry(entry: number): boolean {
    for (let type = types; type > 0; type--) if (answers[entry + type] !== layout[type]) return false;
    return true;
  }
}
