/**
 * Patterns that hardly ever come by themselves, on a board that has no grid yet: the digits that their cells may hold, what is
 * given for them, and which candidates they need. `draw-pattern.ts` fills in a grid around them.
 */

import type { Random } from '@kit/grid';
import type { Candidate, TechniqueId } from '../types.js';
import { blocks, boxAt } from './box-places.js';

/** A pattern on an empty board. */
export type Pattern = {
  /** By cell the digits that it may hold in the grid. */
  readonly masks: readonly number[];
  /** Cells that keep their digits. */
  readonly given: readonly number[];
  /** Cells that are opened first. */
  readonly open: readonly number[];
  /** Candidates that must be there when the puzzle begins. */
  readonly present: readonly Candidate[];
  /** Candidates that must not be there. */
  readonly absent: readonly Candidate[];
};

/** How a pattern is laid. */
export type Lay = {
  readonly lay: (random: Random) => Pattern;
  /** So many cells must be open and candidates go, both together, where the technique has a step, else easier ones come first. */
  readonly least: number;
};

/**
 * By technique how its pattern is laid. Of 450 puzzles with an SK-Loop that left fewer than 54 cells open none took a step with it,
 * of 116 others three did; twelve that did had 54 open cells and ten candidates to go, or more.
 */
export const patterns: { readonly [id in TechniqueId]?: Lay } = {
  tridagon: { lay: tridagon, least: 0 },
  'sk-loop': { lay: loop, least: 65 },
};

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const all = 0b111_111_111;

/** The columns of the three rows of a box: even permutations, then odd ones. */
const orders = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
];

/**
 * Three digits in twelve cells on diagonals of four boxes, which they can't fill. So one cell holds another digit, the guardian.
 * The guardian has a second place in its box, where one of the three digits stands.
 */
function tridagon(random: Random): Pattern {
  const [rows, cols] = random.pick(blocks());
  const [one, two, three, guardian] = random.shuffle(digits);
  const triple = [one, two, three];
  const chosen = [0, 1, 2].map(() => random.int(6));
  const isOdd = chosen.filter((order) => order > 2).length % 2 === 1;
  chosen.push(random.int(3) + (isOdd ? 0 : 3));
  const boxes = random.shuffle(rows.flatMap((row) => cols.map((col) => boxAt(row, col))));
  const diagonals = boxes.map((box, at) => orders[chosen[at]].map((col, row) => box[row * 3 + col]));
  const guarded = random.pick(diagonals[0]);
  const second = random.pick(boxes[0].filter((cell) => !diagonals[0].includes(cell)));
  const cells = diagonals.flat();
  const masks = new Array<number>(81).fill(all);
  for (const cell of [...cells, second]) masks[cell] = maskOf(triple);
  masks[guarded] = maskOf([guardian]);
  return {
    masks,
    given: [],
    open: [],
    present: [{ cell: second, digit: guardian }, ...cells.flatMap((cell) => each(cell, triple))],
    absent: cells.flatMap((cell) =>
      each(
        cell,
        digits.filter((digit) => !triple.includes(digit) && (cell !== guarded || digit !== guardian)),
      ),
    ),
  };
}

/**
 * The skeleton of Easter Monster. Each two boxes on a diagonal have a pair of digits for the ring, the other two boxes have
 * another pair, and each box has the pair of the others as givens off the ring. The corners and one more given per line are of
 * the five digits left. Each line has two of these five for the ring: those that aren't given there.
 */
function loop(random: Random): Pattern {
  const [bands, stacks] = random.pick(blocks());
  const rows = bands.map((band) => band * 3 + random.int(3));
  const cols = stacks.map((stack) => stack * 3 + random.int(3));
  const [a, b, c, d, ...five] = random.shuffle(digits);
  const pairs = [
    [a, b],
    [c, d],
  ];
  const masks = new Array<number>(81).fill(all);
  const given: number[] = [];
  const open: number[] = [];
  const give = (cell: number, digit: number) => {
    masks[cell] = maskOf([digit]);
    given.push(cell);
  };
  // Along a line two corners differ.
  const [first, second, third, fourth] = random.shuffle(five);
  const corners = [
    [first, second],
    [third, random.pick([first, fourth])],
  ];
  /** A line's third given, in the boxes that have no corner, and the two digits that its part of the ring has. */
  const restOf = (ends: readonly number[], cells: readonly number[]) => {
    const [more, ...link] = random.shuffle(five.filter((digit) => !ends.includes(digit)));
    give(random.pick(cells), more);
    return link;
  };
  const [band, stack] = [bands, stacks].map(([one, two]) => 3 - one - two);
  const rowLinks = rows.map((row, i) =>
    restOf(
      corners[i],
      [0, 1, 2].map((at) => row * 9 + stack * 3 + at),
    ),
  );
  const colLinks = cols.map((col, i) =>
    restOf(
      corners.map((row) => row[i]),
      [0, 1, 2].map((at) => (band * 3 + at) * 9 + col),
    ),
  );
  for (const [i, row] of rows.entries()) {
    for (const [j, col] of cols.entries()) {
      give(row * 9 + col, corners[i][j]);
      const off: number[] = [];
      for (const cell of boxAt(bands[i], stacks[j])) {
        const isIn = [Math.floor(cell / 9) === row, cell % 9 === col];
        if (isIn[0] && isIn[1]) continue;
        if (isIn[0] || isIn[1]) {
          masks[cell] = maskOf([...pairs[(i + j) % 2], ...(isIn[0] ? rowLinks[i] : colLinks[j])]);
          open.push(cell);
        } else off.push(cell);
      }
      const [one, two, ...others] = random.shuffle(off);
      give(one, pairs[(i + j + 1) % 2][0]);
      give(two, pairs[(i + j + 1) % 2][1]);
      open.push(...others);
    }
  }
  return { masks, given, open: random.shuffle(open), present: [], absent: [] };
}

function each(cell: number, some: readonly number[]): Candidate[] {
  return some.map((digit) => ({ cell, digit }));
}

function maskOf(some: readonly number[]): number {
  return some.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
}
