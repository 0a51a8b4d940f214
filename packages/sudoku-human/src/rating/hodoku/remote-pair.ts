/** Remote pairs: of all chains of equal cells with two digits the one with the most effects, then the smallest sum. */

import { lowestBit } from '../../kernel/bits.js';
import { cellHouses, houseCells } from '../../kernel/geometry.js';
import { bivalueCells } from '../../kernel/strong-links.js';
import type { Board } from './board.js';
import { type Ends, maxLinks } from './digit-chains.js';
import { choose, type Found, indexSum, isBetter, noChoice, striking } from './found.js';
import { factOf, type Path } from './search.js';
import { seenByBoth } from './single-digit.js';

/** Cells with the same two digits, each of which sees the next: an even number of four and more. */
export function remotePair(path: Path): Found | undefined {
  const { board } = path;
  const { masks } = board;
  const cells = [...factOf(path, bivalueCells)];
  const choice = noChoice<Ends>();
  const chain: number[] = [];
  let left = maxWalks;
  for (const start of cells) {
    const pair = masks[start];
    const near = (cell: number): number[] => byHouses(cell).filter((other) => masks[other] === pair);
    if (cells.filter((cell) => masks[cell] === pair).length < 4) continue;
    const open: number[][] = [[start]];
    while (open.length > 0) {
      const next = left-- > 0 ? open[open.length - 1].shift() : undefined;
      if (next === undefined) {
        open.pop();
        chain.pop();
        continue;
      }
      if (chain.includes(next)) continue;
      chain.push(next);
      open.push(chain.length === maxCells ? [] : near(next));
      if (chain.length < 4 || chain.length % 2 === 1) continue;
      const [low, high] = [lowestBit(pair), lowestBit(pair & (pair - 1))];
      const ends = [chain[0], chain[chain.length - 1]];
      if ([low, high].every((digit) => seenByBoth(board, digit, ends[0], ends[1]).length === 0)) continue;
      const effects = [low, high].flatMap((digit) => apart(board, digit, chain));
      const sum = indexSum(effects);
      if (isBetter(choice, effects.length, sum)) choose(choice, effects.length, sum, { effects, chain: [...chain] });
    }
    chain.length = 0;
  }
  if (choice.best === undefined) return undefined;
  const { effects, chain: best } = choice.best;
  return striking('remote-pair', effects, { form: 'remote-pair', cells: best });
}

/** Each cell counts as a link, and each step. */
const maxCells = (maxLinks + 1) >> 1;

/** How many cells are entered and left while remote pairs are looked for: hundreds in real puzzles. */
const maxWalks = 200_000;

const neighbours: number[][] = [];

/** The cells that a cell sees: those of its row, of its column, and the others of its box. */
function byHouses(cell: number): readonly number[] {
  neighbours[cell] ??= [...new Set([0, 1, 2].flatMap((kind) => {
    const house = cellHouses[cell * 3 + kind];
    return [...houseCells.subarray(house * 9, house * 9 + 9)];
  }))].filter((other) => other !== cell); // biome-ignore format: one expression
  return neighbours[cell];
}

/** The candidates of the digit that see two cells of the chain that are 3, 5, 7, … apart, by cell. */
function apart(board: Board, digit: number, chain: readonly number[]): number[] {
  const all = new Set<number>();
  for (let i = 0; i < chain.length; i++) {
    for (let j = i + 3; j < chain.length; j += 2) {
      for (const effect of seenByBoth(board, digit, chain[i], chain[j])) all.add(effect);
    }
  }
  return [...all].sort((a, b) => a - b);
}
