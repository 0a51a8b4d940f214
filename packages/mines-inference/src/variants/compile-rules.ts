import { maxCells } from '../topology/neighbors-of.js';
import { addNumber, balance, type Compiled, copiesOf, newSource, oneOf, oppositesOf, type Source } from './gadgets.js';
import type { CheckedClue, CheckedRules } from './read-rules.js';

/** The kernel's cells of one cell: none if it can't hold a mine, one, or a selector for each number of mines from 0 on. */
export type CellSources = readonly Source[];

/** What {@link compileRules} makes. */
export type CompiledRules = Compiled & { readonly sources: readonly CellSources[] };

export function compileRules({ most, mines, clues }: CheckedRules): CompiledRules | undefined {
  const compiled: Compiled = { cells: 0, mines: 0, members: [], listed: 0, needs: [] };
  // Without a total the cells' own mines don't count.
  const counted = mines === undefined ? 0 : 1;
  const sources: CellSources[] = [];
  for (const limit of most) {
    const values = Array.from({ length: limit + 1 }, (_, value) => counted * value);
    sources.push(limit === 0 ? [] : limit === 1 ? [newSource(compiled, counted)] : oneOf(compiled, values));
  }
  const chosen: Source[] = [];
  for (const clue of clues) {
    for (const step of addClue(compiled, sources, most, reduced(clue))) chosen.push(step);
    if (isTooLarge(compiled)) return undefined;
  }
  for (const source of [...sources.flat(), ...chosen]) balance(compiled, source);
  if (isTooLarge(compiled)) return undefined;
  return { ...compiled, mines: compiled.mines + (mines ?? 0), sources };
}

/** Compiled rules have the limits of a board: 2²⁰ cells, and 2²³ members of clues in all. */
function isTooLarge({ cells, listed }: Compiled): boolean {
  return cells > maxCells || listed > 8 * maxCells;
}

/**
 * The same clue with the least weights, as each weight more is a helper more, and turned round where they are negative in all,
 * or begin so: what says the same is counted the same way. Sums between the multiples can't be.
 */
function reduced(clue: CheckedClue): CheckedClue {
  const common = clue.weights.map(Math.abs).reduce(greatestCommonDivisor, 0);
  if (common === 0) return clue;
  let inAll = clue.weights.reduce((sum, weight) => sum + weight);
  for (const weight of clue.weights) if (inAll === 0) inAll = weight;
  const divisor = inAll < 0 ? -common : common;
  const sums = clue.sums.filter((sum) => sum % common === 0).map((sum) => sum / divisor);
  return { ...clue, weights: clue.weights.map((weight) => weight / divisor), sums: sums.sort((a, b) => a - b) };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** The number of a clue; tells the sources that choose among its sums. */
function addClue(
  compiled: Compiled,
  sources: readonly CellSources[],
  most: readonly number[],
  { cells, weights, sums }: CheckedClue,
): readonly Source[] {
  const members: number[] = [];
  // A negative weight counts what the cell lacks of its most: all sums are that much larger then.
  let shift = 0;
  let largest = 0;
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    const weight = weights[index];
    largest += Math.abs(weight) * most[cell];
    if (weight < 0) shift -= weight * most[cell];
    members.push(...seenBy(compiled, sources[cell], most[cell], weight));
  }
  const allowed = sums.map((sum) => sum + shift).filter((sum) => sum >= 0 && sum <= largest);
  if (allowed.length === largest + 1) return [];
  if (allowed.length === 0) {
    addNumber(compiled, [], 1);
    return [];
  }
  const steps = addLadder(compiled, allowed.length);
  for (const [step, source] of steps.entries()) {
    const top = allowed.length - 1 - step;
    members.push(...copiesOf(compiled, source, allowed[top] - allowed[top - 1]));
  }
  addNumber(compiled, members, allowed[allowed.length - 1]);
  return steps;
}

/**
 * One source less than there are sums: all of them mines, all but the last, … none; each way to choose is one layout. With what
 * they lack of the sum before, the largest sum is always reached, by as many helpers as lie between the smallest and the largest.
 *
 *     chosen[i + 1]  +  step[i + 1]  +  (1 − step[i])  =  1
 */
function addLadder(compiled: Compiled, sums: number): Source[] {
  const steps = Array.from({ length: sums - 1 }, () => newSource(compiled, 0));
  if (sums < 3) return steps;
  const chosen = oneOf(compiled, new Array<number>(sums).fill(0));
  for (let at = 0; at < sums - 1; at++) {
    const [before] = oppositesOf(compiled, steps[at], 1);
    const after = at + 1 < sums - 1 ? [steps[at + 1].copies[0]] : [];
    addNumber(compiled, [chosen[at + 1].copies[0], ...after, before], 1);
  }
  return steps;
}

/** The kernel's cells that a clue sees for a cell: as many of them are mines as its mines count, or what it lacks. */
function seenBy(compiled: Compiled, sources: CellSources, most: number, weight: number): number[] {
  const times = Math.abs(weight);
  if (most === 1) {
    return weight < 0 ? oppositesOf(compiled, sources[0], times) : copiesOf(compiled, sources[0], times);
  }
  return sources.flatMap((selector, value) =>
    copiesOf(compiled, selector, times * (weight < 0 ? most - value : value)),
  );
}
