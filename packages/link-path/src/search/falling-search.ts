/**
 * The game with gravity: whole boards, layer by layer, in beams that widen until one cuts nothing off.
 *
 * When tiles fall, a removal can close lines, so nothing of the game without gravity holds here: no removal is safe, no
 * order is as good as another. Each layer holds the different boards after so many pairs; kinds are renamed in the order
 * of their first tile, so that boards that differ only in names are one. A beam keeps the boards with the most pairs that
 * can go. The first beams are narrow and find a play for nearly every board that has one; a beam wide enough never to
 * drop a board has seen everything, and that it found nothing is the proof that there is nothing.
 */
import type { GravityMode, Shape, Slices } from '@kit/grid';
import type { NumberedTiles } from '../board/numbered-tiles.js';
import { MoveFinder } from '../kernel/find-moves.js';
import type { Lines } from '../kernel/lines.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import type { Pace } from '../kernel/pace.js';
import { settleCells } from '../rules/gravity-rule.js';
import type { Verdict } from './pairing-search.js';

type Node = {
  readonly cells: Int32Array;
  readonly parent: Node | undefined;
  readonly a: number;
  readonly b: number;
  /** Pairs that can go: a, b, a, b, … */
  readonly pairs: readonly number[];
};

/** A play: cells two by two, in order. */
export type FallingResult = { readonly verdict: Verdict; readonly moves: readonly number[] };

/** Decides a board whose kinds are numbered so that equal numbers match. */
export function* searchFalling(
  tiles: NumberedTiles,
  { rows, cols }: Shape,
  lines: Lines,
  modes: readonly GravityMode[],
  limit: NodeLimit,
  pace: Pace,
): Slices<FallingResult> {
  const start = tiles.classes;
  const finder = new MoveFinder(tiles, cols, lines, pace);
  const root: Node = {
    cells: start,
    parent: undefined,
    a: -1,
    b: -1,
    pairs: yield* finder.find(start),
  };
  if (start.every((value) => value <= 0)) return { verdict: 'solved', moves: [] };
  for (let width = 2; ; width *= 4) {
    let layer = [root];
    let cutOff = false;
    while (layer.length > 0) {
      const seen = new Set<string>();
      let next: Node[] = [];
      for (const node of layer) {
        for (let i = 0; i < node.pairs.length; i += 2) {
          const a = node.pairs[i];
          const b = node.pairs[i + 1];
          const cells = node.cells.slice();
          cells[a] = cells[b] = 0;
          settleCells(cells, { rows, cols }, modes);
          const key = renameKinds(cells);
          pace.work += 6 * cells.length;
          if (pace.isDue()) yield;
          if (seen.has(key)) continue;
          seen.add(key);
          limit.positions += 1;
          const pairs = yield* finder.find(cells);
          const child: Node = { cells, parent: node, a, b, pairs };
          if (pairs.length === 0 && cells.every((value) => value <= 0))
            return { verdict: 'solved', moves: movesTo(child) };
          if (pairs.length > 0) next.push(child);
          if (limit.isReached()) return { verdict: 'limit', moves: [] };
          if (next.length >= 2 * width + 64) {
            next = widest(next, width);
            cutOff = true;
          }
        }
      }
      if (next.length > width) {
        next = widest(next, width);
        cutOff = true;
      }
      layer = next;
    }
    if (!cutOff) return { verdict: 'unsolvable', moves: [] };
  }
}

/** The boards with the most pairs, the older ones first where they have as many. */
function widest(nodes: readonly Node[], width: number): Node[] {
  return nodes.toSorted((first, second) => second.pairs.length - first.pairs.length).slice(0, width);
}

/** A board as a text in which the kinds are numbered in the order of their first tile. */
function renameKinds(cells: Int32Array): string {
  const names = new Map<number, number>();
  const codes: number[] = [];
  for (const value of cells) {
    if (value <= 0) codes.push(value + 1);
    else {
      const name = names.get(value) ?? names.size + 2;
      names.set(value, name);
      codes.push(name);
    }
  }
  return codes.join();
}

function movesTo(last: Node): number[] {
  const moves: number[] = [];
  for (let node: Node | undefined = last; node?.parent !== undefined; node = node.parent) moves.push(node.b, node.a);
  return moves.reverse();
}
