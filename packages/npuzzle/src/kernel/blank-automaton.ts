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
 * All paths of up to ten steps are compared, once, on first use; the forbidden ones become the words of an
 * Aho-Corasick automaton, and the search pays one lookup a step.
 *
 * @see {@link https://www.aaai.org/Papers/AAAI/1993/AAAI93-113.pdf | Taylor and Korf, Pruning duplicate nodes (1993)}
 */
import { createPace, type Pace, runSlices, type Slices, spend } from '@kit/grid';
import { mixBits } from './mix-bits.js';

const longestPath = 10;

/** On boards of so few cells shorter paths prune nearly as much, and are compared in a millisecond. */
const fewCells = 9;
const shortPath = 6;

/** The state before the first step. */
export const firstState = 0;

/** The automaton. Slots: up, left, right, down. */
export type BlankAutomaton = {
  /** `next[state * 4 + slot]` is the next state, −1 if the step is forbidden. */
  readonly next: Int16Array;
  /** By state: the slots that are not forbidden, as bits. */
  readonly allowed: Uint8Array;
};

const made = new Map<number, BlankAutomaton>();

/** The automaton for a size of boards. It is made on first use and kept. */
export function blankAutomaton(cells: number): BlankAutomaton {
  return runSlices(prepareBlankAutomaton(cells, createPace()));
}

/** The same in slices. */
export function* prepareBlankAutomaton(cells: number, pace: Pace): Slices<BlankAutomaton> {
  const longest = cells <= fewCells ? shortPath : longestPath;
  const automaton = made.get(longest) ?? automatonOf(yield* forbiddenPaths(longest, pace));
  made.set(longest, automaton);
  return automaton;
}

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
  const forbidden: number[][] = [];
  const isAllowed = new Uint8Array(2 * 4 ** longest);
  // Of each allowed path its steps (two bits each behind a leading 1), the hash of the tiles away from home and where they are,
  // the rectangle that it stays in, and the next path of the same place in the table.
  const most = 4 * 3 ** (longest - 1);
  const [codes, hashes, rectangles, nexts] = Array.from({ length: 4 }, () => new Int32Array(2 * most));
  const mask = 2 ** (32 - Math.clz32(most)) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  const passed = new Int32Array(longest + 1);
  let count = 0;
  const allow = (code: number, hash: number, rectangle: number): void => {
    isAllowed[code] = 1;
    codes[count] = code;
    hashes[count] = hash;
    rectangles[count] = rectangle;
    nexts[count] = table[hash & mask];
    table[hash & mask] = count++;
  };
  /** Is there a path that has the effect of another, within its rectangle? */
  const isDoubled = (code: number, hash: number, rectangle: number): boolean => {
    for (let path = table[hash & mask]; path >= 0; path = nexts[path]) {
      if (hashes[path] !== hash || !isWithin(rectangles[path], rectangle)) continue;
      if (haveSameEffect(codes[path], code)) return true;
    }
    return false;
  };

  allow(1, 0, widen(0, start));
  passed[0] = start;
  for (let length = 1, from = 0; length <= longest; length++) {
    const behindFirst = 4 ** (length - 1);
    for (const end = count; from < end; from++) {
      for (let step = 1; step < length; step++) {
        passed[step] = passed[step - 1] + steps[(codes[from] >> (2 * (length - 1 - step))) & 3];
        grid[passed[step - 1]] = grid[passed[step]];
      }
      const at = passed[length - 1];
      for (let slot = 0; slot < 4; slot++) {
        const code = codes[from] * 4 + slot;
        // Without its last step it is allowed; without its first it must be, too.
        if (!isAllowed[(code & (behindFirst - 1)) | behindFirst]) continue;
        const to = at + steps[slot];
        const hash = hashes[from] ^ placed(grid[to], to) ^ placed(grid[to], at);
        const rectangle = widen(rectangles[from], to);
        if (isDoubled(code, hash, rectangle)) forbidden.push(slotsOf(code));
        else allow(code, hash, rectangle);
      }
      // What the blank passed goes back where it came from.
      for (let step = length - 1; step > 0; step--) grid[passed[step]] = grid[passed[step - 1]];
      grid[start] = start;
      if (spend(pace, pathWork)) yield;
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
