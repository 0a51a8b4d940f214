/**
 * Where rare patterns are built: which cells of a full grid are opened first, and which candidates go first, so that what is
 * left there is nearly the pattern. The rest of the puzzle is random.
 */

import type { Random } from '@kit/grid';
import type { Candidate, TechniqueId } from '../types.js';
import { allHouses, blocks, boxAt, cellAt, isDiagonal, lines, rectangles, sameBox } from './box-places.js';

/** What a pattern begins with. */
type Recipe = {
  /** Cells of the pattern: they are opened first. */
  readonly open: readonly number[];
  /** False candidates of the pattern: they are struck out first. */
  readonly strike: readonly Candidate[];
};

/** The same where every grid has one. */
export type Held = (solution: readonly number[], random: Random) => Recipe;

/**
 * A fish whose base lines hold the digits of a puzzle wherever its digit could stand outside the covers: one puzzle in twenty-three
 * takes a step with it, and one in a thousand otherwise. Patterns of several digits are no more frequent with such digits held.
 */
export const held: { readonly [id in TechniqueId]?: Held } = { jellyfish: fish };

/** A place for the pattern in this grid of nine 3×3 boxes, at random; undefined if the grid has none there. */
type Build = (solution: readonly number[], random: Random) => Recipe | undefined;

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** By technique how its pattern is begun; the others come by themselves. */
export const recipes: { readonly [id in TechniqueId]?: Build } = /* @__PURE__ */ (() => ({
  'hidden-quad': hiddenSet,
  jellyfish: fish,
  'finned-jellyfish': fish,
  'sashimi-jellyfish': fish,
  'unique-rectangle-5': rectangle,
  'death-blossom': blossom,
  tridagon: threeDigits,
  'sk-loop': loop,
  exocet: baseAndTargets,
  'multi-sector-locked-sets': crossing,
}))();

/** Four digits leave the other cells of a house that is open as a whole. */
function hiddenSet(solution: readonly number[], random: Random): Recipe {
  const house = random.pick(allHouses());
  const cells = random.shuffle(house).slice(0, 4);
  const hidden = cells.map((cell) => solution[cell]);
  return {
    open: house,
    strike: random.shuffle(house.flatMap((cell) => (cells.includes(cell) ? [] : all(cell, hidden)))),
  };
}

/** A digit leaves four rows or columns but for the four lines across them that it needs. */
function fish(solution: readonly number[], random: Random): Recipe {
  const digit = random.pick(digits);
  const turned = random.int(2) === 1;
  const at = cellAt(turned);
  const own = solution.flatMap((value, cell) => (value === digit ? [cell] : []));
  const bases = random.shuffle(lines).slice(0, 4);
  const covers = lines.filter((cover) => bases.some((base) => own.includes(at(base, cover))));
  const outside = bases.flatMap((base) => lines.filter((line) => !covers.includes(line)).map((line) => at(base, line)));
  return { open: own, strike: random.shuffle(outside.flatMap((cell) => all(cell, [digit]))) };
}

/** Two digits at three corners of a rectangle in two boxes, and a third one at the other corner and opposite of it. */
function rectangle(solution: readonly number[], random: Random): Recipe | undefined {
  for (const corners of random.shuffle(rectangles())) {
    const [a, b, c, d] = corners.map((cell) => solution[cell]);
    if (b !== c || a === d) continue;
    const allowed = [
      [a, b, d],
      [a, b],
      [a, b],
      [a, b, d],
    ];
    return { open: corners, strike: leaving(corners, (at) => allowed[at], solution, random) };
  }
  return undefined;
}

/** Three digits in twelve cells on diagonals of four boxes, but for one cell with another digit. */
function threeDigits(solution: readonly number[], random: Random): Recipe | undefined {
  const triples = digits.flatMap((a) =>
    digits.flatMap((b) => digits.filter((c) => a < b && b < c).map((c) => [a, b, c])),
  );
  for (const triple of random.shuffle(triples)) {
    for (const [rows, cols] of random.shuffle(blocks())) {
      const boxes = rows.flatMap((row) => cols.map((col) => boxAt(row, col)));
      const diagonals = boxes.map((box) => box.filter((cell) => triple.includes(solution[cell])));
      const odd = diagonals.filter((cells) => !isDiagonal(cells));
      if (odd.length !== 1) continue;
      const pair = random.shuffle(odd[0]).slice(0, 2);
      const third = boxes.flat().find((cell) => isDiagonal([...pair, cell]) && sameBox(cell, pair[0]));
      if (third === undefined) continue;
      const cells = [...diagonals.filter((own) => own !== odd[0]).flat(), ...pair, third];
      const open = solution.flatMap((digit, cell) => (triple.includes(digit) ? [cell] : []));
      return {
        open: [...cells, ...random.shuffle(open.filter((cell) => !cells.includes(cell)))],
        strike: leaving(cells, () => triple, solution, random),
      };
    }
  }
  return undefined;
}

/** Sixteen cells in pairs around four corners. */
function loop(solution: readonly number[], random: Random): Recipe {
  const [[top, bottom], [left, right]] = random.pick(blocks());
  const corners = [top, bottom].flatMap((row) => {
    return [left, right].map((col) => [row * 3 + random.int(3), col * 3 + random.int(3)] as const);
  });
  const rows = [corners[0][0], corners[3][0]];
  const cols = [corners[0][1], corners[3][1]];
  const cells = rows.flatMap((row) => {
    return cols.flatMap((col) => {
      const box = boxAt(Math.floor(row / 3), Math.floor(col / 3));
      return box.filter((cell) => (Math.floor(cell / 9) === row) !== (cell % 9 === col));
    });
  });
  return { open: cells, strike: leaving(cells, () => [], solution, random) };
}

/** Two cells whose digits are those of two others in the boxes beside, on lines that have few more places for them. */
function baseAndTargets(solution: readonly number[], random: Random): Recipe | undefined {
  const at = cellAt(random.int(2) === 1);
  for (const line of random.shuffle(lines)) {
    const third = random.int(3);
    const left = random.int(3);
    const places = [0, 1, 2].filter((place) => place !== left).map((place) => third * 3 + place);
    const base = places.map((place) => at(line, place));
    const own = base.map((cell) => solution[cell]);
    const band = [0, 1, 2].map((step) => Math.floor(line / 3) * 3 + step).filter((other) => other !== line);
    const placeIn = (box: number, digit: number) =>
      [0, 1, 2].map((step) => box * 3 + step).find((place) => band.some((row) => solution[at(row, place)] === digit));
    const others = random.shuffle([0, 1, 2].filter((box) => box !== third));
    const crosses = [third * 3 + left, placeIn(others[0], own[0]), placeIn(others[1], own[1])];
    if (crosses.includes(undefined)) continue;
    const more = random.shuffle(digits.filter((digit) => !own.includes(digit))).slice(0, 1 + random.int(2));
    const wanted = [...own, ...more];
    const outside = lines.filter((row) => row !== line && !band.includes(row));
    const cross = (crosses as number[]).flatMap((place) => outside.map((row) => at(row, place)));
    const companions = (crosses as number[]).slice(1).flatMap((place) => band.map((row) => at(row, place)));
    const targets = companions.filter((cell) => own.includes(solution[cell]));
    return {
      open: [...base, ...targets, ...solution.flatMap((digit, cell) => (wanted.includes(digit) ? [cell] : []))],
      strike: [
        ...leaving(base, () => wanted, solution, random),
        ...companions.filter((cell) => !targets.includes(cell)).flatMap((cell) => all(cell, wanted)),
        ...random.shuffle(cross.flatMap((cell) => all(cell, wanted))),
      ].filter(({ cell, digit }) => solution[cell] !== digit),
    };
  }
  return undefined;
}

/** A cell of three candidates, and few in the cells that it sees: of these come almost locked sets. */
function blossom(solution: readonly number[], random: Random): Recipe {
  const stem = random.int(81);
  const near = [...new Set(allHouses().flatMap((house) => (house.includes(stem) ? house : [])))].filter(
    (cell) => cell !== stem,
  );
  const stay = [solution[stem], ...random.shuffle(digits.filter((digit) => digit !== solution[stem])).slice(0, 3)];
  return {
    open: [stem, ...random.shuffle(near)],
    strike: [
      ...leaving([stem], () => stay.slice(0, 3), solution, random),
      ...leaving(near, () => stay, solution, random),
    ],
  };
}

/** The cells where three or four rows and as many columns cross. */
function crossing(solution: readonly number[], random: Random): Recipe {
  const some = () => random.shuffle(lines).slice(0, 3 + random.int(2));
  const [rows, cols] = [some(), some()];
  const cells = rows.flatMap((row) => cols.map((col) => row * 9 + col));
  return { open: cells, strike: leaving(cells, () => [], solution, random) };
}

/** In random order the false candidates of the cells but for those digits that may stay there. */
function leaving(
  cells: readonly number[],
  stay: (at: number) => readonly number[],
  solution: readonly number[],
  random: Random,
): Candidate[] {
  return random.shuffle(
    cells.flatMap((cell, at) =>
      all(
        cell,
        digits.filter((digit) => digit !== solution[cell] && !stay(at).includes(digit)),
      ),
    ),
  );
}

function all(cell: number, some: readonly number[]): Candidate[] {
  return some.map((digit) => ({ cell, digit }));
}
