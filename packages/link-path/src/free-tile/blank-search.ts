/**
 * The play of blank tiles, exactly: any two free ones may go, and all are to go.
 *
 * A tile goes before those below it, so a tile with a chain of k tiles down to the table needs k more moves, each with one tile
 * of the chain. Of L moves that are left the last m can take tiles of chains of m at most: so at most 2 · (L - m) tiles may have a
 * longer one. That refutes nearly all that can't be cleared, and the longest chains go first. A set of tiles is tried once.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Blockers } from './blockers.js';
import { TileStack } from './tile-stack.js';

/** A set of tiles that stand: which of them may go next, and the places of the two that are tried. */
type Node = { readonly free: readonly number[]; readonly urgent: number; first: number; second: number };

/** The tiles that stand have 1, the others 0; they are even in number. Returns them in the order in which they go. */
export function* searchBlank(
  blockers: Blockers,
  standing: Int32Array,
  maxNodes: number,
  pace: Pace,
): Slices<number[] | 'impossible' | 'limit'> {
  const stack = new TileStack(blockers, standing);
  const chains = chainsOf(blockers, standing);
  const left = Uint8Array.from(standing);
  let count = standing.reduce((sum, one) => sum + one, 0);
  const seen = new Set<string>();
  const moves: number[] = [];
  const way: Node[] = [nodeOf()];
  for (let nodes = 1; count > 0; ) {
    if (spend(pace, 4 * standing.length)) yield;
    const node = way[way.length - 1];
    const pair = nextPair(node);
    if (pair === undefined) {
      way.pop();
      if (way.length === 0) return 'impossible';
      change(moves.splice(-2), 1);
      continue;
    }
    change(pair, 0);
    const key = String.fromCharCode(...wordsOf(left));
    if (seen.has(key)) {
      change(pair, 1);
      continue;
    }
    if (nodes++ >= maxNodes) return 'limit';
    seen.add(key);
    moves.push(...pair);
    way.push(nodeOf());
  }
  return moves;

  function change(tiles: readonly number[], to: 0 | 1): void {
    for (const tile of tiles) {
      left[tile] = to;
      if (to === 0) stack.clear(tile);
      else stack.fill(tile);
    }
    count += to === 0 ? -2 : 2;
  }

  /** The tiles that may go now, long chains first; none if some chain is too long. */
  function nodeOf(): Node {
    const movesLeft = count / 2;
    const free: number[] = [];
    const node = { free, urgent: 0, first: 0, second: 0 };
    /** How many tiles have a chain of each length. */
    const withChain = new Int32Array(movesLeft + 1);
    let alone = 0;
    for (let tile = 0; tile < left.length; tile++) {
      if (left[tile] === 0) continue;
      if (chains[tile] > movesLeft) return { ...node, free: [] };
      withChain[chains[tile]] += 1;
      // Tiles that block nothing are all alike: two of them are enough.
      if (stack.isOpen(tile) && (!blocksNothing(tile) || alone++ < 2)) free.push(tile);
    }
    for (let chain = movesLeft, sum = 0; chain > 0; chain--) {
      sum += withChain[chain];
      if (sum > 2 * (movesLeft - chain + 1)) return { ...node, free: [] };
    }
    free.sort((a, b) => chains[b] - chains[a] || a - b);
    return { ...node, urgent: withChain[movesLeft] };
  }

  /** The next two to try. Those whose chain is as long as the game go now: one of them is the first, two are the pair. */
  function nextPair(node: Node): [number, number] | undefined {
    const { free, urgent } = node;
    node.second += 1;
    if (node.second >= free.length || (urgent === 2 && node.second > 1)) {
      node.first += 1;
      node.second = node.first + 1;
    }
    const isOver = node.second >= free.length || (urgent > 0 && node.first > 0);
    return isOver ? undefined : [free[node.first], free[node.second]];
  }

  function blocksNothing(tile: number): boolean {
    const { below, left: atLeft, right } = blockers;
    return [below[tile], atLeft[tile], right[tile]].every((others) => others.every((other) => left[other] === 0));
  }
}

/** How many tiles lie one below the other from each tile that stands down to the table, itself included. */
function chainsOf({ below }: Blockers, standing: Int32Array): Int32Array {
  const chains = new Int32Array(standing.length);
  const chainOf = (tile: number): number => {
    if (chains[tile] > 0) return chains[tile];
    let longest = 0;
    for (const other of below[tile]) if (standing[other] === 1) longest = Math.max(longest, chainOf(other));
    chains[tile] = longest + 1;
    return chains[tile];
  };
  for (let tile = 0; tile < standing.length; tile++) if (standing[tile] === 1) chainOf(tile);
  return chains;
}

/** Sixteen tiles a word. */
function wordsOf(left: Uint8Array): Uint16Array {
  const words = new Uint16Array((left.length + 15) >> 4);
  for (let tile = 0; tile < left.length; tile++) if (left[tile] === 1) words[tile >> 4] |= 1 << (tile & 15);
  return words;
}
