/** Positions to test on, made with as little machinery as possible. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as kit from '../../src/index.js';
import { sightIn } from '../layout/oracle.js';

export const cells: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);
export const digits: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The cells of each house: rows, columns, boxes. */
export const houses: readonly (readonly number[])[] = [
  ...digits.map((_, row) => cells.filter((cell) => rowOf(cell) === row)),
  ...digits.map((_, col) => cells.filter((cell) => colOf(cell) === col)),
  ...digits.map((_, box) => cells.filter((cell) => boxOf(cell) === box)),
];

export function rowOf(cell: number): number {
  return Math.floor(cell / 9);
}

export function colOf(cell: number): number {
  return cell % 9;
}

export function boxOf(cell: number): number {
  return Math.floor(rowOf(cell) / 3) * 3 + Math.floor(colOf(cell) / 3);
}

const seen: readonly ReadonlySet<number>[] = cells.map(
  (cell) => new Set(houses.filter((house) => house.includes(cell)).flatMap((house) => house.filter((c) => c !== cell))),
);

/** Do two different cells share a house? */
export function sees(a: number, b: number): boolean {
  return seen[a].has(b);
}

/** A board by the rules of its layout, the classic one too. */
export type Geometry = {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
  /** The full houses, then the cages: their cells differ. */
  readonly sets: readonly kit.LayoutHouse[];
  readonly sees: (a: number, b: number) => boolean;
};

const classic = kit.createLayout();
const geometries = new Map<kit.Layout, Geometry>();

/** The board of a position. */
export function geometryOf({ layout = classic }: kit.Position): Geometry {
  let geometry = geometries.get(layout);
  if (geometry === undefined) {
    const all = Array.from({ length: layout.size ** 2 }, (_, cell) => cell);
    const sets = kit.housesOf(layout);
    const byRules = sightIn(layout);
    // Houses that follow from others, as the hidden windows do, are not in the rules.
    const rows = all.map((a) =>
      all.map((b) => a !== b && (byRules(a, b) || sets.some(({ cells }) => cells.includes(a) && cells.includes(b)))),
    );
    geometry = {
      cells: all,
      digits: Array.from({ length: layout.size }, (_, i) => i + 1),
      sets,
      sees: (a, b) => rows[a][b],
    };
    geometries.set(layout, geometry);
  }
  return geometry;
}

/** The candidates that the values leave. */
function naturalCandidates(values: readonly number[]): number[] {
  return cells.map((cell) => {
    if (values[cell] !== 0) return 0;
    const free = digits.filter((digit) => !cells.some((other) => sees(cell, other) && values[other] === digit));
    return free.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
  });
}

/** A position from 81 characters; whatever is no digit is an open cell. */
export function puzzle(text: string): kit.Position {
  const values = [...text.replace(/\s/g, '')].map((character) => Number(character) || 0);
  return { givens: values, values, candidates: naturalCandidates(values) };
}

/** The lines of a fixture that aren't empty. */
export function fixture(name: string): string[] {
  return contentLines(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'));
}

/** The lines of a text that are neither empty nor a comment. */
export function contentLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Candidates in one line, sorted: equal texts mean equal sets. */
export function keyOf(candidates: readonly kit.Candidate[]): string {
  return candidates
    .map(({ cell, digit }) => `${digit}r${rowOf(cell) + 1}c${colOf(cell) + 1}`)
    .sort()
    .join(' ');
}

/** The cells of a pattern by role, as a key. */
export function patternKey(step: kit.Step, roles: readonly string[]): string {
  return roles
    .map((role) => keyOf(step.pattern.candidates.filter((candidate) => candidate.role === role)))
    .concat(keyOf(step.eliminations))
    .join(' | ');
}

export type SolvedPosition = { position: kit.Position; solution: number[] };

/**
 * A full grid, some of its digits shown, and wrong candidates struck out, so that at least so many percent of them are left:
 * sound, and rich in patterns.
 */
export function solvedPosition(leastKept = 30, leastShown = 15): fc.Arbitrary<SolvedPosition> {
  const order = fc.tuple(...[0, 1, 2, 3].map(() => fc.shuffledSubarray([0, 1, 2], { minLength: 3 })));
  const lines = order.map(([bands, ...within]) => bands.flatMap((band, i) => within[i].map((line) => band * 3 + line)));
  const names = fc.shuffledSubarray([...digits], { minLength: 9 });
  const shown = fc
    .integer({ min: leastShown, max: 50 })
    .chain((n) => fc.shuffledSubarray([...cells], { minLength: n, maxLength: n }));
  const kept = fc.integer({ min: leastKept, max: 100 });
  return fc
    .tuple(lines, lines, names, shown, kept, fc.infiniteStream(fc.nat(99)))
    .map(([rows, cols, name, open, percent, luck]) => {
      const solution = cells.map((cell) => {
        const [row, col] = [rows[rowOf(cell)], cols[colOf(cell)]];
        return name[(row * 3 + Math.floor(row / 3) + col) % 9];
      });
      const values = cells.map((cell) => (open.includes(cell) ? solution[cell] : 0));
      const candidates = naturalCandidates(values).map((mask, cell) =>
        digits
          .filter((digit) => mask & (1 << (digit - 1)))
          .filter((digit) => digit === solution[cell] || Number(luck.next().value) < percent)
          .reduce((kept, digit) => kept | (1 << (digit - 1)), 0),
      );
      return { position: { givens: values, values, candidates }, solution };
    });
}

/** All ways to choose `size` of the items, in order. */
export function choose<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => choose(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}
