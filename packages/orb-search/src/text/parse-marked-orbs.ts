import { checkText } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import type { MarkedOrbs } from '../types.js';
import { cellMarks } from './orb-marks.js';
import { characterAt, notThere, orbGaps, readOrb, type TextPlace } from './read-orb.js';
import { readOrbRows } from './read-orb-rows.js';

type Mark = keyof typeof cellMarks;
/** An orb and what its cell does: nothing, what the mark says, or the number behind it. */
type MarkedOrb = { readonly type: number; readonly marks: ReadonlyMap<Mark, number> };

const markNames = /* @__PURE__ */ (() =>
  new Map<string, Mark>(Object.entries(cellMarks).map(([name, letter]) => [letter, name as Mark])))();

/**
 * A board with what its cells do to a drag, from a text: orbs as {@link parseOrbs} reads them, each with its marks behind it.
 *
 * `#` is blocked (tape), `*` locked, `/` sticky (the drag ends there), `!` burning (fire, thorns) with its cost, 1 if there is
 * none, and `>` recolouring with the type that it gives. Between a cost and a digit that is an orb goes a space.
 *
 * @param text - the board, one line a row; at most 100,000 characters
 * @returns the board, and rules that hold just the states; add your own: `{ ...rules, directions: 8 }`
 * @throws {@link InvalidInputError} `bad-text` (no text, no orbs, an unknown letter, a mark without its orb or twice; `at` has
 * offset, row and col), `ragged-rows`, `bad-size` (more than 32 a side)
 *
 * @example
 * ```ts
 * import { findPath, parseMarkedOrbs } from '@kit/orb-search';
 *
 * const { board, rules } = parseMarkedOrbs(`
 *   R  B!30 R  G#
 *   B  R    G/ B>R
 * `);
 * board.cells; // => [0, 1, 0, 2, 1, 0, 2, 1]
 * rules; // => { blocked: [3], sticky: [6], burning: [{ cell: 1, cost: 30 }], recolouring: [{ cell: 7, type: 0 }] }
 * findPath(board, { rules, maxCost: 0 }).cost; // => 0
 * ```
 */
export function parseMarkedOrbs(text: string): MarkedOrbs {
  checkText(text, 'text', 100_000);
  const rows = readOrbRows(text, readLine, [/[^|]+/g, /[^,]+/g]);
  const orbs = rows.flat();
  const board = { rows: rows.length, cols: rows[0].length, cells: orbs.map(({ type }) => type) };
  checkBoard(board);
  const marked = (name: Mark): [cell: number, value: number][] =>
    orbs.flatMap(({ marks }, cell) => {
      const value = marks.get(name);
      return value === undefined ? [] : [[cell, value] as [number, number]];
    });
  const cells = (name: Mark): number[] => marked(name).map(([cell]) => cell);
  const lists = {
    blocked: cells('blocked'),
    locked: cells('locked'),
    sticky: cells('sticky'),
    burning: marked('burning').map(([cell, cost]) => ({ cell, cost })),
    recolouring: marked('recolouring').map(([cell, type]) => ({ cell, type })),
  };
  return { board, rules: Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
}

/** The orbs of a line. */
function readLine(line: string, offset: number, row: number): MarkedOrb[] {
  const orbs: MarkedOrb[] = [];
  let marks = new Map<Mark, number>();
  for (let i = 0; i < line.length; i++) {
    if (orbGaps.includes(line[i])) continue;
    const name = markNames.get(line[i]);
    const place: TextPlace = { offset: offset + i, row, col: Math.max(0, orbs.length - 1) };
    if (name === undefined) {
      marks = new Map();
      orbs.push({ type: readOrb(characterAt(line, i), { ...place, col: orbs.length }), marks });
      continue;
    }
    if (orbs.length === 0) throw notThere(line[i], place, 'an orb before its marks');
    if (marks.has(name)) throw notThere(line[i], place, 'each mark of an orb once');
    if (name === 'recolouring') {
      i += 1;
      const type = readOrb(i < line.length ? characterAt(line, i) : '\n', { ...place, offset: offset + i });
      if (type < 0) throw notThere(line[i], { ...place, offset: offset + i }, 'the type that the cell gives');
      marks.set(name, type);
    } else if (name === 'burning') {
      const cost = numberAt(line, i + 1);
      marks.set(name, cost === '' ? 1 : Number(cost));
      i += cost.length;
    } else marks.set(name, 1);
  }
  return orbs;
}

/** The digits at a place, with at most one point among them. */
function numberAt(line: string, at: number): string {
  const number = /\d*(?:\.\d+)?/y;
  number.lastIndex = at;
  // It matches everywhere, if only nothing.
  number.test(line);
  return line.slice(at, number.lastIndex);
}
