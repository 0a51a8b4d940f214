/**
 * Rules inside nets: whenever nothing is pending, the marks that a net has left are looked at like a board.
 *
 * The first rule that strikes out more is used, all its instances. What it strikes becomes off in the net; its parents
 * are what had to leave the marks before, since the net's start, for the rule to apply. A rule that would have applied at
 * once has no parents and isn't used.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import type { Board } from './board.js';
import { cellsAt, placesIn } from './hint.js';
import { isOff, keep, leastOf, type Nets, reserve } from './nets.js';
import { fishRemovals, hiddenRemovals, lockedRemovals, nakedRemovals } from './plain-sets.js';
import { fish, hiddenSets, lockedDigits, nakedSets } from './tight-sets.js';
import { houseUnit } from './units.js';

/** A net that rules are asked in. */
export type InnerNet = {
  readonly nets: Nets;
  readonly start: number;
  /** What a rule wants to know of the board. */
  readonly board: Pick<Board, 'openCells' | 'placed'>;
};

/** Asks the four plain rules in their order, up to the first that strikes something out: does one? */
export function askPlainRules(net: InnerNet): boolean {
  return [innerLocking, innerHiddenPairs, innerNakedPairs, innerXWings].some((rule) => rule(net));
}

function innerLocking({ nets, start }: InnerNet): boolean {
  const { marks, graph } = nets;
  let strikes = false;
  lockedDigits({ marks }, (first, second, digit) => {
    const unit = houseUnit(first, digit);
    if (marks[unit] === graph.marks[unit]) return false;
    const crossing = houseUnit(second, digit);
    if (countBits(marks[crossing]) === countBits(marks[unit])) return false;
    const parents: number[] = [];
    goneFrom(nets, unit, graph.marks[unit] & ~placesIn(first, second), parents);
    strikes = conclude(nets, start, parents, () => lockedRemovals(marks, first, second, digit)) || strikes;
    return false;
  });
  return strikes;
}

function innerHiddenPairs({ nets, start, board }: InnerNet): boolean {
  const { marks, graph } = nets;
  let strikes = false;
  hiddenSets({ marks, openCells: board.openCells }, 2, 4, (house, digits, places) => {
    const removals = hiddenRemovals(marks, house, digits, places);
    if (removals.length === 0) return false;
    const parents: number[] = [];
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const unit = houseUnit(house, lowestBit(rest));
      goneFrom(nets, unit, graph.marks[unit] & ~places, parents);
    }
    strikes = conclude(nets, start, parents, () => removals) || strikes;
    return false;
  });
  return strikes;
}

function innerNakedPairs({ nets, start, board }: InnerNet): boolean {
  const { marks, graph } = nets;
  let strikes = false;
  nakedSets({ marks, openCells: board.openCells }, 2, (house, places, digits) => {
    const removals = nakedRemovals(marks, house, places, digits);
    if (removals.length === 0) return false;
    const parents: number[] = [];
    for (const cell of cellsAt(house, places)) goneFrom(nets, cell, graph.marks[cell] & ~digits, parents);
    strikes = conclude(nets, start, parents, () => removals) || strikes;
    return false;
  });
  return strikes;
}

function innerXWings({ nets, start, board }: InnerNet): boolean {
  const { marks, graph } = nets;
  let strikes = false;
  fish({ marks, placed: board.placed }, 2, (first, lines, digit, cross) => {
    const removals = fishRemovals(marks, first, lines, digit, cross);
    if (removals.length === 0) return false;
    const parents: number[] = [];
    for (let rest = lines; rest !== 0; rest &= rest - 1) {
      const unit = houseUnit(first + lowestBit(rest), digit);
      goneFrom(nets, unit, graph.marks[unit] & ~cross, parents);
    }
    strikes = conclude(nets, start, parents, () => removals) || strikes;
    return false;
  });
  return strikes;
}

/** Adds the off nodes of what is gone from a unit, of the bits of the mask. */
export function goneFrom({ graph, marks }: Nets, unit: number, mask: number, parents: number[]): void {
  for (let gone = mask & ~marks[unit]; gone !== 0; gone &= gone - 1) {
    const node = graph.members[unit * 9 + lowestBit(gone)] + graph.size;
    if (!parents.includes(node)) parents.push(node);
  }
}

/** Strikes out what a rule found, if something had to leave the marks for it: had it? */
function conclude(nets: Nets, start: number, parents: readonly number[], removals: () => readonly number[]): boolean {
  if (parents.length === 0) return false;
  const { numbers } = nets.graph;
  const numbered = removals().map((candidate) => numbers[candidate]);
  strikeInNet(nets, start, numbered, parents, 0);
  return true;
}

/**
 * Puts the numbers off in a net, as a rule found it. None of them is on there: what is on has put all others of its units
 * off, and no rule strikes out a candidate that is alone in its units.
 */
export function strikeInNet(
  nets: Nets,
  start: number,
  numbers: readonly number[],
  parents: readonly number[],
  nested: number,
): void {
  reserve(nets, parents.length + 2);
  const { arena, end, graph } = nets;
  arena[end] = parents.length;
  arena[end + 1] = nested;
  arena.set(parents, end + 2);
  nets.end += parents.length + 2;
  const least = leastOf(nets, start, end);
  for (const number of numbers) {
    if (!isOff(nets, start, number)) keep(nets, start, number + graph.size, end, least);
  }
}
