/** Exocets on drawn boards, and what the cases strike out there, both from plain definitions; and published ones. */

import { describe, expect, test } from 'vitest';
import { isQuick } from '../../../../../config/runs.js';
import { applyStep, exocet, findSolution, findSteps, type Position, type Step } from '../../../src/index.js';
import { canBeIn } from '../../../src/techniques/exotic/exocet-search.js';
import { lcg } from '../../lcg.js';
import { runs } from '../../runs.js';
import { boxOf, cells, choose, colOf, digits, fixture, houses, keyOf, puzzle, rowOf, sees } from '../positions.js';
import { techniqueCases } from '../technique-cases.js';

type Cells = readonly number[];
/** Two base cells, two targets, a mirror for each, and three pieces of cross-lines. */
type Shape = { base: Cells; targets: Cells; mirrors: readonly Cells[]; crossing: readonly Cells[]; digits: Cells };

const holds = ({ values, candidates }: Position, cell: number, digit: number) =>
  values[cell] === digit || (candidates[cell] >> (digit - 1)) % 2 === 1;

/** Can so many of the lists be served, each by a member that no other one has? */
function canChoose([first, ...rest]: readonly Cells[], taken: Cells = []): boolean {
  return first === undefined || first.some((member) => !taken.includes(member) && canChoose(rest, [...taken, member]));
}

/**
 * A board where an exocet is likely: the few digits of the base are in both targets and in two lines outside of the band, seldom
 * elsewhere, and not beside the targets.
 */
function drawn(seed: number): Position {
  const next = lcg(seed);
  const int = (below: number) => Math.floor(next() * below);
  const order = digits.map(() => next());
  const few = digits.toSorted((a, b) => order[a - 1] - order[b - 1]).slice(0, 2 + int(4));
  const isTurned = next() < 0.5;
  const cellAt = (line: number, place: number) => (isTurned ? place * 9 + line : line * 9 + place);
  const line = int(9);
  const third = int(3);
  const aside = int(3);
  const base = [0, 1, 2].filter((place) => place !== aside).map((place) => cellAt(line, 3 * third + place));
  const band = line - (line % 3);
  const others = [band, band + 1, band + 2].filter((other) => other !== line);
  const targets: number[] = [];
  const companions: number[] = [];
  for (const box of [0, 1, 2].filter((other) => other !== third)) {
    const place = 3 * box + int(3);
    const which = int(2);
    targets.push(cellAt(others[which], place));
    companions.push(cellAt(others[1 - which], place));
  }
  const outside = digits.map((digit) => digit - 1).filter((other) => other < band || other > band + 2);
  const twoLines = digits.map(() => [outside[int(6)], outside[int(6)]]);
  const shareOf = (cell: number, digit: number): number => {
    const own = isTurned ? colOf(cell) : rowOf(cell);
    if (base.includes(cell)) return few.includes(digit) ? 0.75 : 0;
    if (!few.includes(digit)) return 0.4;
    if (targets.includes(cell)) return 0.7;
    if (companions.includes(cell)) return 0.02;
    if (others.includes(own)) return 0.5;
    return twoLines[digit - 1].includes(own) ? 0.8 : 0.02;
  };
  const values = cells.map(() => 0);
  for (const cell of cells) {
    const isKept = [...base, ...targets].includes(cell) && next() < 0.95;
    const digit = next() < 0.1 && !isKept ? 1 + int(9) : 0;
    if (!cells.some((other) => sees(cell, other) && values[other] === digit)) values[cell] = digit;
  }
  const candidates = cells.map((cell) =>
    digits.reduce((mask, digit) => {
      const isFree = values[cell] === 0 && !cells.some((other) => sees(cell, other) && values[other] === digit);
      return next() < shareOf(cell, digit) && isFree ? mask | (1 << (digit - 1)) : mask;
    }, 0),
  );
  return { givens: values, values, candidates };
}

/** All exocets by their definition. */
function shapesIn(position: Position): Shape[] {
  const found: Shape[] = [];
  for (const [lineOf, crossOf] of [
    [rowOf, colOf],
    [colOf, rowOf],
  ] as const) {
    for (const base of choose(cells, 2)) {
      const [a, b] = base;
      if (lineOf(a) !== lineOf(b) || boxOf(a) !== boxOf(b) || base.some((cell) => position.values[cell] > 0)) continue;
      const own = digits.filter((digit) => base.some((cell) => holds(position, cell, digit)));
      if (own.length !== 3 && own.length !== 4) continue;
      const band = cells.filter((cell) => Math.floor(lineOf(cell) / 3) === Math.floor(lineOf(a) / 3));
      const rest = band.filter((cell) => lineOf(cell) !== lineOf(a) && boxOf(cell) !== boxOf(a));
      const companionOf = (cell: number) =>
        rest.find((other) => other !== cell && crossOf(other) === crossOf(cell)) as number;
      const canTarget = rest.filter(
        (cell) =>
          position.values[cell] === 0 &&
          own.some((digit) => holds(position, cell, digit)) &&
          !own.some((digit) => holds(position, companionOf(cell), digit)),
      );
      const aside = band.find(
        (cell) => lineOf(cell) === lineOf(a) && boxOf(cell) === boxOf(a) && !base.includes(cell),
      ) as number;
      for (const targets of choose(canTarget, 2)) {
        if (boxOf(targets[0]) === boxOf(targets[1])) continue;
        targets.sort((one, other) => crossOf(one) - crossOf(other));
        const crossing = [aside, ...targets].map((cell) =>
          cells.filter((other) => crossOf(other) === crossOf(cell) && !band.includes(other)),
        );
        const linesOf = (digit: number) =>
          crossing.map((piece) => piece.filter((cell) => holds(position, cell, digit)).map(lineOf));
        if (own.some((digit) => canChoose(linesOf(digit)))) continue;
        const mirrors = targets.map((target, i) =>
          rest.filter(
            (cell) =>
              boxOf(cell) === boxOf(targets[1 - i]) &&
              lineOf(cell) !== lineOf(target) &&
              crossOf(cell) !== crossOf(targets[1 - i]),
          ),
        );
        found.push({ base, targets, mirrors, crossing, digits: own });
      }
    }
  }
  return found;
}

/** The candidates that no case has room for; none if there is no case. */
function struckBy(position: Position, { base, targets, mirrors, crossing, digits: own }: Shape): string[] {
  const isRow = rowOf(base[0]) === rowOf(base[1]);
  const lineOf = isRow ? rowOf : colOf;
  const isFine = (chosen: Cells, inBase: Cells, cell?: number, digit?: number) => {
    const allows = (other: number, wanted: number) =>
      cell === undefined || (other === cell ? wanted === digit : wanted !== digit || !sees(other, cell));
    const canHold = (other: number, wanted: number) => holds(position, other, wanted) && allows(other, wanted);
    return [0, 1].every((i) => {
      const inHouse = houses.filter((house) => mirrors[i].every((one) => house.includes(one)));
      const locked = digits.filter((one) => {
        const lists = inHouse.map((house) =>
          house.filter((other) => (position.candidates[other] >> (one - 1)) % 2 === 1),
        );
        return lists.some((list) => list.length > 0 && list.every((other) => mirrors[i].includes(other)));
      });
      const others = locked.filter((one) => one !== chosen[i]);
      const isMirrored = mirrors[i].some((mirror) => {
        const [left] = mirrors[i].filter((other) => other !== mirror);
        return canHold(mirror, chosen[i]) && others.length <= 1 && others.every((one) => canHold(left, one));
      });
      const lines = [crossing[0], crossing[2 - i]].map((piece) =>
        piece.filter((other) => canHold(other, chosen[i])).map(lineOf),
      );
      return allows(base[i], inBase[i]) && allows(targets[i], chosen[i]) && isMirrored && canChoose(lines);
    });
  };
  const cases = own
    .flatMap((x) => own.filter((y) => y !== x).map((y) => [x, y]))
    .flatMap((chosen) => [chosen, chosen.toReversed()].map((inBase) => ({ chosen, inBase })))
    .filter(({ chosen, inBase }) =>
      [0, 1].every((i) => holds(position, base[i], inBase[i]) && holds(position, targets[i], chosen[i])),
    )
    .filter(({ chosen, inBase }) => isFine(chosen, inBase));
  if (cases.length === 0) return [];
  return cells.flatMap((cell) =>
    digits
      .filter((digit) => position.values[cell] === 0 && holds(position, cell, digit))
      .filter((digit) => !cases.some(({ chosen, inBase }) => isFine(chosen, inBase, cell, digit)))
      .map((digit) => `${cell}=${digit}`),
  );
}

/** An exocet by its cells. */
function nameOf({ base, targets }: Pick<Shape, 'base' | 'targets'>): string {
  return `${base} | ${targets}`;
}

/** The three houses whose cells outside of the band are the cross-lines. */
function crossHouses({ crossing }: Shape): number[] {
  return crossing
    .map((piece) => houses.findIndex((house) => piece.every((cell) => house.includes(cell))))
    .toSorted((a, b) => a - b);
}

test('on drawn boards the exocets that strike something out are those of the definition, and strike out all that no case allows', () => {
  let many = 0;
  for (let seed = 0; seed < runs(120, 12); seed++) {
    const position = drawn(seed);
    const expected = shapesIn(position)
      .map((shape) => ({ shape, struck: struckBy(position, shape) }))
      .filter(({ struck }) => struck.length > 0)
      .map(({ shape, struck }) => `${nameOf(shape)} in ${crossHouses(shape)}: ${struck}`);
    const found = findSteps(position, [exocet]).map(({ pattern, eliminations }) => {
      const of = (role: string) => [
        ...new Set(pattern.candidates.filter((one) => one.role === role).map(({ cell }) => cell)),
      ];
      const across = rowOf(of('base')[0]) === rowOf(of('base')[1]) ? colOf : rowOf;
      const targets = of('target').sort((a, b) => across(a) - across(b));
      const crossed = pattern.houses.map(({ house }) => house);
      return `${of('base')} | ${targets} in ${crossed}: ${eliminations.map(({ cell, digit }) => `${cell}=${digit}`)}`;
    });
    expect(found.toSorted(), `seed ${seed}`).toEqual(expected.toSorted());
    many += found.length;
  }
  expect(many).toBeGreaterThan(isQuick ? 0 : 10);
});

test('what was struck out is not told again, until nothing is told', () => {
  for (let seed = 0; seed < runs(20, 3); seed++) {
    let position = drawn(seed);
    for (let steps = findSteps(position, [exocet]); steps.length > 0; steps = findSteps(position, [exocet])) {
      for (const step of steps) {
        expect(step.eliminations.length).toBeGreaterThan(0);
        for (const { cell, digit } of step.eliminations) expect(holds(position, cell, digit)).toBe(true);
      }
      position = applyStep(position, steps[0]);
    }
  }
});

test('one place from each mask, all different', () => {
  const members = (mask: number) => [0, 1, 2].filter((place) => (mask >> place) % 2 === 1);
  for (let at = 0; at < 8 ** 3; at++) {
    const [a, b, c] = [at % 8, (at >> 3) % 8, at >> 6];
    expect(canBeIn(a, b), `${a} ${b}`).toBe(canChoose([members(a), members(b)]));
    expect(canBeIn(a, b, c), `${a} ${b} ${c}`).toBe(canChoose([members(a), members(b), members(c)]));
  }
});

describe('in puzzles', () => {
  const goldenNugget = puzzle('.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....');
  const cellsOfRole = ({ pattern }: Step, role: string) =>
    [...new Set(pattern.candidates.filter((one) => one.role === role).map(({ cell }) => cell))].sort((a, b) => a - b);

  test('has base r12c7 and targets r4c8 and r7c9 in Golden Nugget, as published', () => {
    const [step] = findSteps(goldenNugget, [exocet]);
    expect(cellsOfRole(step, 'base')).toEqual([6, 15]);
    expect(cellsOfRole(step, 'target')).toEqual([34, 62]);
    expect(keyOf(step.eliminations)).toBe('3r7c9');
  });

  test('the digits of each base are those of its targets; houses, base and targets are told in order', () => {
    const cases = [goldenNugget, ...techniqueCases('exocet').map(({ position }) => position)];
    let steps = 0;
    for (const position of [...cases, ...fixture('hardest.txt').slice(0, 2).map(puzzle)]) {
      const solution = findSolution(position) as number[];
      const solved = (list: readonly number[]) => list.map((cell) => solution[cell]).sort();
      for (const { base, targets } of shapesIn(position)) expect(solved(base)).toEqual(solved(targets));
      for (const { pattern, message } of findSteps(position, [exocet])) {
        const { base, targets } = message.params as Record<string, { readonly cells: readonly number[] }>;
        for (const list of [pattern.houses.map(({ house }) => house), base.cells, targets.cells])
          expect(list).toEqual([...list].sort((a, b) => a - b));
        steps++;
      }
    }
    expect(steps).toBeGreaterThan(3);
  });
});
