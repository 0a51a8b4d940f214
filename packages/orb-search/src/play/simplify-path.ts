import type { Cell, GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { rulesOf } from '../rules/read-rules.js';
import { ruleTable } from '../rules/rule-table.js';
import type { Path, Rules, RulesOption } from '../types.js';
import { checkPath } from './check-path.js';
import { exchange } from './steps.js';

/**
 * The same drag without its detours: whatever the path does and undoes is left out, and so are steps at its ends that
 * only pass equal orbs. The board after the path stays the same, cell by cell. A path that enters a recolouring cell stays as it
 * is: its way back undoes nothing.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @param path - the path
 * @param options - the rules, for the directions and closed cells (the rules themselves in this place are read until 1.0)
 * @returns a path that is at most as long and leaves the same board
 * @throws {@link InvalidInputError} as {@link applyPath}
 *
 * @example
 * ```ts
 * import { parseOrbs, simplifyPath } from '@kit/orb-search';
 *
 * const board = parseOrbs('0012\n3450');
 * simplifyPath(board, { start: 0, moves: [1, 2, 3, 2] }); // => { start: 1, moves: [2] }
 * ```
 */
export function simplifyPath(board: GridLike, path: Path, options: RulesOption | Rules = {}): Path {
  const { rows, cols, cells } = checkBoard(board);
  const table = ruleTable(rulesOf(options), board);
  const checked = checkPath(path, rows, cols, table);
  if (checked.moves.some((cell) => table.recolouring && table.recolouring[cell] >= 0)) return checked;
  const after = Int8Array.from(cells);
  const walk: Cell[] = [checked.start];
  // A state is a board with its cursor, named by a hash; two that have the same name are compared.
  const names = [nameOf(after, checked.start)];
  const seen = new Map([[names[0], 0]]);
  for (const to of checked.moves) {
    const held = walk.at(-1)!;
    const name = nameAfter(names.at(-1)!, after, held, to);
    exchange(after, held, to);
    walk.push(to);
    names.push(name);
    const known = seen.get(name);
    if (known === undefined || !isSameState(after, walk, known)) {
      seen.set(name, walk.length - 1);
      continue;
    }
    // Everything since that state came to nothing.
    while (walk.length - 1 > known) {
      walk.pop();
      const last = names.pop()!;
      if (last !== name) seen.delete(last);
    }
  }
  // Steps at either end that only pass equal orbs; the board is walked back and forth for that.
  for (let i = walk.length - 1; i > 0; i--) exchange(after, walk[i], walk[i - 1]);
  let first = 0;
  while (first + 1 < walk.length && after[walk[first]] === after[walk[first + 1]]) first += 1;
  for (let i = first; i + 1 < walk.length; i++) exchange(after, walk[i], walk[i + 1]);
  let last = walk.length - 1;
  while (last > first && after[walk[last]] === after[walk[last - 1]]) last -= 1;
  return { start: walk[first], moves: walk.slice(first + 1, last + 1) };
}

/** Does the end of the walk have the board and the cursor of an earlier place? Walks back as far, and forth again. */
function isSameState(cells: Int8Array, walk: readonly Cell[], known: number): boolean {
  const end = walk.length - 1;
  const changed = new Map<Cell, number>();
  for (let i = known; i <= end; i++) changed.set(walk[i], cells[walk[i]]);
  for (let i = end; i > known; i--) exchange(cells, walk[i], walk[i - 1]);
  const isSame = walk[end] === walk[known] && [...changed].every(([cell, type]) => cells[cell] === type);
  for (let i = known; i < end; i++) exchange(cells, walk[i], walk[i + 1]);
  return isSame;
}

/** A hash of a board and its cursor that a step changes in two places. */
function nameOf(cells: Int8Array, at: Cell): number {
  let name = 0;
  for (let cell = 0; cell < cells.length; cell++) name ^= mix(cell, cells[cell]);
  return name ^ mix(at, 16);
}

function nameAfter(name: number, cells: Int8Array, held: Cell, to: Cell): number {
  const a = cells[held];
  const b = cells[to];
  return name ^ mix(held, a) ^ mix(to, b) ^ mix(held, b) ^ mix(to, a) ^ mix(held, 16) ^ mix(to, 16);
}

function mix(cell: Cell, type: number): number {
  let bits = Math.imul(cell * 32 + type + 2, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
