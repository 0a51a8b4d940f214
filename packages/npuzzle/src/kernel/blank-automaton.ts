/**
 * Duplicate pruning: a finite automaton that reads the blank's steps and says which next steps lead nowhere new.
 *
 * Two paths of the blank (sequences of up, left, right, down) may leave all tiles in the same places. Then a search needs
 * only one of them. A step and the step back do what no step does; six steps round a 2×2 square one way do what six steps
 * the other way do:
 *
 *     → ↓ ← ↑ → ↓   has the effect of   ↓ → ↑ ← ↓ →
 *
 * A path is forbidden if another one has its effect, is not longer, comes before it in the order of the slots, and stays
 * within the rectangle of cells that the forbidden one crosses, so that it can be walked wherever that one can. Replacing a
 * forbidden part of a solution gives an earlier one, no longer; so the earliest of the shortest solutions has no such part,
 * and a search that follows no forbidden path still finds it.
 *
 * All paths of up to {@link longestPath} steps are compared, once, on first use; the forbidden ones become the words of an
 * Aho-Corasick automaton, and the search pays one lookup a step.
 *
 * @see {@link https://www.aaai.org/Papers/AAAI/1993/AAAI93-113.pdf | Taylor and Korf, Pruning duplicate nodes (1993)}
 */
import { createPace, type Pace, runSlices, type Slices, spend } from '@kit/grid';
import { mixBits } from './mix-bits.js';

const longestPath = 10;

/** The state before the first step. */
export const firstState = 0;

/** The automaton. Slots: up, left, right, down. */
export type BlankAutomaton = {
  /** `next[state * 4 + slot]` is the next state, −1 if the step is forbidden. */
  readonly next: Int16Array;
  /** By state: the slots that are not forbidden, as bits. */
  readonly allowed: Uint8Array;
};

let made: BlankAutomaton | undefined;

/** The automaton, made on first use and kept. */
export function blankAutomaton(): BlankAutomaton {
  return runSlices(prepareBlankAutomaton(createPace()));
}

/** The same in slices. */
export function* prepareBlankAutomaton(pace: Pace): Slices<BlankAutomaton> {
  made ??= automatonOf(yield* forbiddenPaths(longestPath, pace));
  return made;
}

/** A path by its steps, two bits each behind a leading 1, the rectangle it stays in, and the next one of the same hash. */
type KnownPath = { readonly code: number; readonly rectangle: number; readonly next: KnownPath | undefined };

/** Paths that have so many first steps in common are looked at together. */
const commonSteps = 3;

/** What a path takes, in units of the pace. */
const pathWork = 125;

/** Cells from the start to the border of the field that paths are tried on. */
const middle = longestPath;
const side = 2 * middle + 1;
const start = middle * side + middle;
const steps = [-side, -1, 1, side];

/** All paths up to a length that need not be taken, except those that have one of them as a part. */
function* forbiddenPaths(longest: number, pace: Pace): Slices<number[][]> {
  const grid = Int32Array.from({ length: side * side }, (_, cell) => cell);
  const known = new Map<number, KnownPath>();
  const forbidden: number[][] = [];
  const codes = new Set<number>();
  const lengths: number[] = [];

  const isForbidden = (code: number, length: number): boolean => {
    for (const short of lengths) {
      if (short <= length && codes.has((code & (4 ** short - 1)) | (4 ** short))) return true;
    }
    return false;
  };

  /** Goes on from a path until it has the length; `hash` is of the tiles away from home and where they are. */
  const visit = (left: number, length: number, code: number, at: number, hash: number, rectangle: number): void => {
    pace.work += pathWork;
    if (left === 0) {
      const first = known.get(hash);
      for (let path = first; path; path = path.next) {
        if (isWithin(path.rectangle, rectangle) && haveSameEffect(path.code, code)) {
          forbidden.push(slotsOf(code));
          codes.add(code);
          if (!lengths.includes(length)) lengths.push(length);
          return;
        }
      }
      known.set(hash, { code, rectangle, next: first });
      return;
    }
    for (let slot = 0; slot < 4; slot++) {
      const longer = code * 4 + slot;
      if (isForbidden(longer, length - left + 1)) continue;
      const to = at + steps[slot];
      const tile = grid[to];
      grid[at] = tile;
      visit(left - 1, length, longer, to, hash ^ placed(tile, to) ^ placed(tile, at), widen(rectangle, to));
      grid[to] = tile;
    }
  };

  /** Goes the first steps of a path as `visit` does, then on from there; does nothing if one of them is forbidden. */
  const visitBehind = (first: number, count: number, length: number): void => {
    const passed: number[] = [];
    let [code, at, hash, rectangle] = [1, start, 0, widen(0, start)];
    for (let step = count - 1; step >= 0; step--) {
      const slot = (first >> (2 * step)) & 3;
      code = code * 4 + slot;
      if (isForbidden(code, count - step)) break;
      const to = at + steps[slot];
      const tile = grid[to];
      grid[at] = tile;
      passed.push(at);
      hash ^= placed(tile, to) ^ placed(tile, at);
      rectangle = widen(rectangle, to);
      at = to;
    }
    if (passed.length === count) visit(length - count, length, code, at, hash, rectangle);
    // What the blank passes goes back where it came from.
    for (const cell of passed.reverse()) {
      grid[at] = grid[cell];
      at = cell;
    }
  };

  for (let length = 0; length <= longest; length++) {
    const count = Math.min(length, commonSteps);
    for (let first = 0; first < 4 ** count; first++) {
      visitBehind(first, count, length);
      if (spend(pace, 0)) yield;
    }
  }
  return forbidden;
}

/** A number for a tile in a place; nothing at home. */
function placed(tile: number, cell: number): number {
  return tile === cell ? 0 : mixBits(tile * side * side + cell);
}

function slotsOf(code: number): number[] {
  const slots: number[] = [];
  for (let rest = code; rest > 1; rest >>= 2) slots.unshift(rest & 3);
  return slots;
}

/** Do two paths leave all tiles and the blank in the same places? */
function haveSameEffect(one: number, other: number): boolean {
  const moved = effectOf(one);
  const alike = effectOf(other);
  return moved.size === alike.size && [...moved].every(([cell, tile]) => alike.get(cell) === tile);
}

/** What stands in the cells that have changed; −1 is the blank. */
function effectOf(code: number): Map<number, number> {
  const changed = new Map([[start, -1]]);
  let at = start;
  for (const slot of slotsOf(code)) {
    const to = at + steps[slot];
    changed.set(at, changed.get(to) ?? to);
    changed.set(to, -1);
    at = to;
  }
  for (const [cell, tile] of changed) if (cell === tile) changed.delete(cell);
  return changed;
}

/** A rectangle as four numbers of six bits: bottom, right, and how far top and left are from the other border; 0 is none. */
function widen(rectangle: number, cell: number): number {
  const row = (cell / side) | 0;
  const col = cell - row * side;
  const bottom = Math.max(rectangle & 63, row);
  const right = Math.max((rectangle >> 6) & 63, col);
  const top = Math.max((rectangle >> 12) & 63, side - row);
  const left = Math.max((rectangle >> 18) & 63, side - col);
  return bottom | (right << 6) | (top << 12) | (left << 18);
}

function isWithin(inner: number, outer: number): boolean {
  return [0, 6, 12, 18].every((at) => ((inner >> at) & 63) <= ((outer >> at) & 63));
}

/** Aho and Corasick: the states are the beginnings of forbidden paths, none of which is a part of another. */
function automatonOf(words: readonly (readonly number[])[]): BlankAutomaton {
  const links: number[][] = [[0, 0, 0, 0]];
  const ends = [false];
  for (const word of words) {
    let state = 0;
    for (const slot of word) {
      if (links[state][slot] === 0) {
        links[state][slot] = links.length;
        links.push([0, 0, 0, 0]);
        ends.push(false);
      }
      state = links[state][slot];
    }
    ends[state] = true;
  }
  // Breadth first, so that the state to fall back to is complete before it is needed.
  const fallback = links.map(() => 0);
  const queue = links[0].filter((state) => state > 0);
  for (const state of queue) {
    for (let slot = 0; slot < 4; slot++) {
      const elsewhere = links[fallback[state]][slot];
      const next = links[state][slot];
      if (next === 0) {
        links[state][slot] = elsewhere;
      } else {
        fallback[next] = elsewhere;
        queue.push(next);
      }
    }
  }
  const next = Int16Array.from(links.flatMap((row) => row.map((state) => (ends[state] ? -1 : state))));
  const allowed = Uint8Array.from(links, (row) =>
    row.reduce((slots, state, slot) => (ends[state] ? slots : slots | (1 << slot)), 0),
  );
  return { next, allowed };
}
