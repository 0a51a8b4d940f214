/**
 * Is there a layout without a match in which a move is legal? All layouts are tried, depth first; a branch ends where a match
 * stands. The search ends with a layout, with the proof that there is none, or at its limit.
 *
 * Special pieces keep their places, and what they do by a swap or a tap depends on no type. So either they have a move in every
 * layout, or a legal swap has to match. A layout with such a swap contains one of the {@link movePatterns}.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { gameDeal } from './game-deal.js';
import { gameMatches } from './game-matches.js';
import { gameMoves } from './game-moves.js';
import type { GameState, GameTable } from './game-table.js';
import { matchingTypes } from './matching-types.js';
import { movePatterns } from './move-patterns.js';
import { openLines } from './open-lines.js';
import { nodeWork } from './work.js';

/** A playable layout stands on the board; there is none; or none was found. */
type LayoutStatus = 'found' | 'impossible' | 'limit';

/** How many pieces are laid and patterns begun, at most. */
const usualNodes = 200_000;

/** Tries all layouts that {@link GameDeal.shuffle} may lay, or {@link GameDeal.deal} in some cells, up to a limit. */
export function* everyLayout(
  table: GameTable,
  state: GameState,
  pace: Pace,
  dealt?: readonly number[],
  maxNodes: number = usualNodes,
): Slices<LayoutStatus> {
  const matches = gameMatches(table);
  const moves = gameMoves(table);
  const { emptied, takenUp, weights } = gameDeal(table, matches, moves);
  const cells = dealt ? emptied(state, dealt) : takenUp(state);
  // How much each piece takes from the weight of its type.
  const taken = dealt ? 0 : 1;
  const { pieces } = state;
  if (matches.read(pieces)) return 'impossible';
  const matching = matchingTypes(table);
  // Bits of the types that were tried in a cell, or match there.
  const tried = new Uint16Array(cells.length);
  let nodes = 0;

  // The board with any piece in each cell: it has the special moves and the patterns of all layouts.
  const filled = { ...state, pieces: pieces.slice() };
  const isOpen = new Uint8Array(pieces.length);
  for (const cell of cells) {
    filled.pieces[cell] = 0;
    isOpen[cell] = 1;
  }
  const hasMove = gameMoves({ ...table, types: 0 }).list(filled) > 0 || !patterns().next().done;
  if (!hasMove) return 'impossible';
  // Each line needs a piece that is not of the commonest type.
  if (taken === 1 && openLines(table, isOpen) > cells.length - Math.max(...weights)) return 'impossible';
  const status = yield* fill(cells);
  if (status !== 'found' || moves.list(state) > 0) return status;
  clear(cells);
  for (const { type, cells: first } of patterns()) {
    const begun = first.every((cell) => lay(cell, type))
      ? yield* fill(cells.filter((cell) => !first.includes(cell)))
      : 'impossible';
    if (begun !== 'impossible') return begun;
    clear(first);
    if (spend(pace, nodeWork)) yield;
    if (++nodes >= maxNodes) return 'limit';
  }
  return 'impossible';

  function patterns() {
    const isLeft = (type: number, count: number): boolean => count === 0 || weights[type] >= (taken === 1 ? count : 1);
    return movePatterns(table, filled, isOpen, isLeft);
  }

  /** Lays a piece where it does not match. */
  function lay(cell: number, type: number): boolean {
    if (((matching(pieces, cell) >> type) & 1) === 1) return false;
    pieces[cell] = type;
    weights[type] -= taken;
    return true;
  }

  function clear(some: readonly number[]): void {
    for (const cell of some) take(cell);
  }

  function take(cell: number): void {
    if (pieces[cell] >= 0) weights[pieces[cell]] += taken;
    pieces[cell] = -1;
  }

  /** The first layout without a match; what is left is empty again where there is none. */
  function* fill(some: readonly number[]): Slices<LayoutStatus> {
    let at = 0;
    if (some.length > 0) tried[0] = matching(pieces, some[0]);
    while (at < some.length) {
      take(some[at]);
      const type = commonest(tried[at]);
      if (type < 0) {
        if (at === 0) return 'impossible';
        at -= 1;
        continue;
      }
      tried[at] |= 1 << type;
      pieces[some[at]] = type;
      weights[type] -= taken;
      at += 1;
      if (at < some.length) tried[at] = matching(pieces, some[at]);
      if (spend(pace, nodeWork)) yield;
      if (++nodes >= maxNodes) return 'limit';
    }
    return 'found';
  }

  /** Of the types that are left the one with the greatest weight, without some. */
  function commonest(without: number): number {
    let best = -1;
    for (let type = 0; type < table.types; type++) {
      if (weights[type] === 0 || ((without >> type) & 1) === 1) continue;
      if (best < 0 || weights[type] > weights[best]) best = type;
    }
    return best;
  }
}
