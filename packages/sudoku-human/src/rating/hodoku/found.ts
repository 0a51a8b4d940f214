/**
 * What a search of this profile finds, and how one of several is chosen.
 *
 * Candidates are numbers `cell * 9 + digit`, digits from 0. The effects stand in the order in which the rule makes them,
 * a candidate perhaps twice: they are carried out in this order, and sums run over it.
 */

import type { Cell } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import type { TechniqueId } from '../../types.js';
import type { Shape } from './shapes.js';

/** One step, before it is put into words. */
export type Found = {
  /** What the step is called. */
  readonly technique: TechniqueId;
  /** The candidate that becomes a digit, or −1. */
  readonly placed: number;
  /** The candidates that go, in their order. */
  readonly effects: readonly number[];
  /** What is needed to draw it. */
  readonly shape: Shape;
};

/** A step that strikes out. */
export function striking(technique: TechniqueId, effects: readonly number[], shape: Shape): Found {
  return { technique, placed: -1, effects, shape };
}

/** The candidates of the digit in a set of cells, by cell. */
export function inSet(a: number, b: number, c: number, digit: number, into: number[] = []): number[] {
  for (let rest = a; rest !== 0; rest &= rest - 1) into.push(lowestBit(rest) * 9 + digit);
  for (let rest = b; rest !== 0; rest &= rest - 1) into.push((32 + lowestBit(rest)) * 9 + digit);
  for (let rest = c; rest !== 0; rest &= rest - 1) into.push((64 + lowestBit(rest)) * 9 + digit);
  return into;
}

/** The digits of the cell that are in the mask. */
export function inCell(masks: ArrayLike<number>, cell: Cell, mask: number, into: number[]): void {
  for (let rest = masks[cell] & mask; rest !== 0; rest &= rest - 1) into.push(cell * 9 + lowestBit(rest));
}

/** By digit, then by cell, each once. */
export function sorted(effects: readonly number[]): number[] {
  return [...new Set(effects)].sort((a, b) => (a % 9) - (b % 9) || a - b);
}

/** The sum over the cells and digits in which a later place in the list weighs more. */
export function indexSum(effects: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < effects.length; k++) {
    const digit = effects[k] % 9;
    sum += ((effects[k] - digit) / 9) * (1 + 80 * k) + digit + 1;
  }
  return sum;
}

/** Keeps the one with the most effects, then the smaller sum, then the first. */
export type Choice<T> = {
  /** How many effects the best one has; 0 while there is none. */
  count: number;
  /** Its sum. */
  sum: number;
  /** The best one. */
  best: T | undefined;
};

/** Nothing chosen yet. */
export function noChoice<T>(): Choice<T> {
  return { count: 0, sum: 0, best: undefined };
}

/** Would effects so many and of this sum be better than what was chosen? */
export function isBetter(choice: Choice<unknown>, count: number, sum: number): boolean {
  return count > choice.count || (count === choice.count && sum < choice.sum);
}

/** Chooses it. */
export function choose<T>(choice: Choice<T>, count: number, sum: number, best: T): void {
  choice.count = count;
  choice.sum = sum;
  choice.best = best;
}

/** How many bits three words have. */
export function sizeOf(a: number, b: number, c: number): number {
  return countBits(a) + countBits(b) + countBits(c);
}
