/**
 * Turbot fish, X-Chains, XY-Chains: of all chains the one with the most effects, then the smallest sum.
 *
 * What a chain strikes out hangs on its two ends alone. So not all chains are walked, which are millions, but for each
 * start the ends that a chain reaches, breadth first; a chain that meets a cell twice on the way is walked for again, cell
 * by cell.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellOf } from '../../kernel/candidates.js';
import { cellHouses, houseCells, peerSets, sees } from '../../kernel/geometry.js';
import { isAsSeen, noDigitSets, noteSeen, recall } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import { bivalueCells } from '../../kernel/strong-links.js';
import type { Board } from './board.js';
import { type Choice, choose, type Found, indexSum, inSet, isBetter, noChoice, sizeOf, striking } from './found.js';
import { factOf, type Path } from './search.js';
import { simpleWalk } from './simple-walk.js';

/** The most links of a chain. */
export const maxLinks = 20;

/**
 * Links of both types take turns, and a chain begins and ends with strong ones: so many of them, or so many cells with two
 * candidates, are in it at most.
 */
const maxStrong = maxLinks / 2;

/** How many strong links a chain may have, in order. */
const strongCounts: readonly number[] = /* @__PURE__ */ Array.from({ length: maxStrong }, (_, i) => i + 1);

/** Where no walk has been yet. */
const NOWHERE = -1;

/** What a chain strikes out, and its cells or candidates. */
export type Ends = { readonly effects: readonly number[]; readonly chain: readonly number[] };

/** Places that are alone with a place in a house, and those that see it; cells in the order row, column, box. */
type DigitLinks = {
  readonly strong: readonly (readonly number[])[];
  readonly weak: readonly (readonly number[])[];
  /** The cells with strong links, ascending. */
  readonly starts: Iterable<number>;
};

/** Strong, weak, strong on one digit. */
export function turbotFish(path: Path): Found | undefined {
  const { board } = path;
  return bestOfDigits(path, 'turbot-fish', (digit, choice) => {
    const { strong, weak, starts } = digitLinks(path, digit);
    for (const start of starts) {
      for (const one of strong[start]) {
        for (const two of weak[one]) {
          if (two === start) continue;
          for (const end of strong[two]) {
            if (end !== one && end !== start) consider(board, choice, digit, start, end, () => [start, one, two, end]);
          }
        }
      }
    }
  });
}

/** The best chain over all digits; a digit that stands as it did when it had none is passed over. */
function bestOfDigits(
  { board, memory }: Path,
  technique: 'turbot-fish' | 'x-chain',
  search: (digit: number, choice: Choice<Ends>) => void,
): Found | undefined {
  const inVain = recall(memory, technique, noDigitSets);
  const all = noChoice<Ends & { digit: number }>();
  for (let digit = 0; digit < 9; digit++) {
    if (isAsSeen(inVain, board, digit)) continue;
    const choice = noChoice<Ends>();
    search(digit, choice);
    if (choice.best === undefined) noteSeen(inVain, board, digit);
    else if (isBetter(all, choice.count, choice.sum)) choose(all, choice.count, choice.sum, { ...choice.best, digit });
  }
  if (all.best === undefined) return undefined;
  const { effects, chain, digit } = all.best;
  if (technique === 'turbot-fish')
    return striking(technique, effects, { form: 'turbot', digit, cells: chain, houses: [] });
  return striking(technique, effects, { form: 'chain', nodes: chain.map((cell) => cell * 9 + digit), first: 'strong' });
}

/** A chain of one digit. */
export function xChain(path: Path): Found | undefined {
  return bestOfDigits(path, 'x-chain', (digit, choice) => {
    const links = digitLinks(path, digit);
    for (const start of links.starts) fromPlace(path.board, choice, links, digit, start);
  });
}

/** All ends of chains from a place. */
function fromPlace(
  board: Board,
  choice: Choice<Ends>,
  { strong, weak }: DigitLinks,
  digit: number,
  start: number,
): void {
  // By `cell * 2`, and one more if the cell is on: where the walk came from, likewise.
  const from = new Int16Array(162).fill(NOWHERE);
  from[start * 2] = start * 2;
  let layer = [start];
  for (const strongs of strongCounts) {
    const on: number[] = [];
    for (const cell of layer) {
      for (const next of strong[cell]) {
        if (from[next * 2 + 1] !== NOWHERE) continue;
        from[next * 2 + 1] = cell * 2;
        on.push(next);
      }
    }
    if (strongs > 1) {
      for (const end of on) {
        const walk = (): number[] | undefined => {
          const cells = [end];
          for (let at = end * 2 + 1; at !== start * 2; ) {
            at = from[at];
            cells.push(at >> 1);
          }
          if (new Set(cells).size + (end === start ? 1 : 0) === cells.length) return cells.reverse();
          return simpleWalk(start, end, maxLinks, (cell, isStrong) => (isStrong ? strong : weak)[cell]);
        };
        consider(board, choice, digit, start, end, walk);
      }
    }
    layer = [];
    for (const cell of on) {
      if (cell === start) continue;
      for (const next of weak[cell]) {
        if (from[next * 2] !== NOWHERE) continue;
        from[next * 2] = cell * 2 + 1;
        layer.push(next);
      }
    }
  }
}

/** Takes the chain between two ends if it is better than what was chosen; it is made only then. */
function consider(
  board: Board,
  choice: Choice<Ends>,
  digit: number,
  start: number,
  end: number,
  walk: () => readonly number[] | undefined,
): void {
  const { digitSets } = board;
  const [d, a, b] = [digit * 3, start * 3, end * 3];
  const one = digitSets[d] & peerSets[a] & peerSets[b];
  const two = digitSets[d + 1] & peerSets[a + 1] & peerSets[b + 1];
  const three = digitSets[d + 2] & peerSets[a + 2] & peerSets[b + 2];
  const count = sizeOf(one, two, three);
  if (count < choice.count) return;
  const effects = inSet(one, two, three, digit);
  const sum = indexSum(effects);
  if (!isBetter(choice, count, sum)) return;
  const chain = walk();
  if (chain !== undefined) choose(choice, count, sum, { effects, chain });
}

/** The links of a digit, kept while its places stand. */
function digitLinks({ board, memory }: Path, digit: number): DigitLinks {
  const kept = recall(memory, 'digit-links', () => ({ seen: noDigitSets(), links: [] as DigitLinks[] }));
  if (!isAsSeen(kept.seen, board, digit)) {
    kept.links[digit] = linksOf(board, digit);
    noteSeen(kept.seen, board, digit);
  }
  return kept.links[digit];
}

function linksOf({ places, masks }: State, digit: number): DigitLinks {
  const strong: number[][] = [];
  const weak: number[][] = [];
  const starts = new Set<number>();
  for (const [cell, own] of masks.entries()) {
    strong[cell] = [];
    weak[cell] = [];
    if ((own & (1 << digit)) === 0) continue;
    for (let kind = 0; kind < 3; kind++) {
      const house = cellHouses[cell * 3 + kind];
      const mask = places[house * 9 + digit];
      for (let rest = mask; rest !== 0; rest &= rest - 1) {
        const other = houseCells[house * 9 + lowestBit(rest)];
        if (other === cell) continue;
        if (!weak[cell].includes(other)) weak[cell].push(other);
        if (countBits(mask) !== 2 || strong[cell].includes(other)) continue;
        strong[cell].push(other);
        starts.add(cell);
      }
    }
  }
  return { strong, weak, starts };
}

/** From cell to cell with two candidates, the same digit at both ends. */
export function xyChain(path: Path): Found | undefined {
  const { board } = path;
  const cells = [...factOf(path, bivalueCells)];
  const choice = noChoice<Ends>();
  // By cell: the bivalue cells that it sees, by row, column, box.
  const near: number[][] = [];
  for (const cell of cells) near[cell] = cells.filter((other) => sees(cell, other));
  for (const start of cells) {
    for (let rest = board.masks[start]; rest !== 0; rest &= rest - 1)
      fromPair(board, choice, near, start, lowestBit(rest));
  }
  if (choice.best === undefined) return undefined;
  const { effects, chain } = choice.best;
  return striking('xy-chain', effects, { form: 'chain', nodes: chain, first: 'strong' });
}

/** All ends of chains that begin with the digit in the cell. A node is a cell and the digit with which it is left. */
function fromPair(
  board: Board,
  choice: Choice<Ends>,
  near: readonly (readonly number[])[],
  start: number,
  digit: number,
): void {
  const { masks } = board;
  const otherOf = (cell: number, one: number): number => lowestBit(masks[cell] & ~(1 << one));
  const from = new Int16Array(729).fill(NOWHERE);
  const next = (node: number): number[] => {
    const leaving = node % 9;
    const cell = (node - leaving) / 9;
    return near[cell]
      .filter((other) => other !== start && (masks[other] & (1 << leaving)) !== 0)
      .map((other) => other * 9 + otherOf(other, leaving));
  };
  const first = start * 9 + otherOf(start, digit);
  let layer = [first];
  for (let cells = 2; cells <= maxStrong; cells++) {
    const reached: number[] = [];
    for (const node of layer) {
      for (const other of next(node)) {
        if (from[other] !== NOWHERE) continue;
        from[other] = node;
        reached.push(other);
      }
    }
    for (const node of reached) {
      if (node % 9 !== digit) continue;
      const end = cellOf(node);
      const walk = (): number[] | undefined => {
        let nodes: number[] | undefined = [node];
        for (let at = node; at !== first; ) nodes.push((at = from[at]));
        nodes.reverse();
        const distinct = new Set(nodes.map((one) => cellOf(one)));
        if (distinct.size < nodes.length) {
          nodes = simpleWalk(first, node, maxStrong - 1, next, cellOf, () => true);
        }
        return nodes?.flatMap((one) => [cellOf(one) * 9 + otherOf(cellOf(one), one % 9), one]);
      };
      consider(board, choice, digit, start, end, walk);
    }
    layer = reached;
  }
}
