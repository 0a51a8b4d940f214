/**
 * The techniques in HoDoKu's order, each with its instances in the order in which HoDoKu comes upon them.
 *
 * Its list is fixed, so techniques that it doesn't look for by default come last, for puzzles that nothing else solves. Of
 * several instances the first is done, and what is done first decides what is still needed: singles go by their queues
 * (`single-queue.ts`), subsets by boxes, then rows, then columns. A locked pair or triple counts only if it strikes out
 * candidates in the line and in the box; with one of them it is a naked subset, which costs more and comes later.
 * (Measured: without the last two rules the scores of puzzles up to subsets agree less than half as often.)
 */

import { cellHouses, placeBits } from '../kernel/geometry.js';
import type { State } from '../kernel/state.js';
import type { Context, Technique } from '../techniques/technique.js';
import { techniques } from '../techniques/techniques.js';
import type { Candidate, Step } from '../types.js';
import { profileOf } from './hodoku-profile.js';
import { singleQueues } from './single-queue.js';

/** The list for HoDoKu's score. */
export function profileTechniques(): Technique[] {
  return [...techniques].sort((a, b) => profileOf(a.id).rank - profileOf(b.id).rank).map(inItsOrder);
}

function inItsOrder(technique: Technique): Technique {
  const { id } = technique;
  if (id === 'naked-single') return reordered(technique, byQueue('naked'));
  if (id === 'hidden-single') return reordered(technique, byQueue('hidden'));
  if (/^(?:naked|hidden)-(?:pair|triple|quad)$/.test(id)) return reordered(technique, byBoxes);
  if (id.startsWith('locked-')) return reordered(technique, (steps, context) => byBoxes(steps.filter(strikesBothHouses), context));
  return technique;
}

/** The technique with its instances in another order. */
function reordered({ id, find }: Technique, order: (steps: Step[], context: Context) => Step[]): Technique {
  return {
    id,
    find(context, emit): boolean {
      const steps: Step[] = [];
      find(context, (step) => {
        steps.push(step);
        return false;
      });
      return order(steps, context).some(emit);
    },
  };
}

/** Singles in the order in which they became singles. */
function byQueue(kind: 'naked' | 'hidden'): (steps: Step[], context: Context) => Step[] {
  return (steps, { memory, state }) => {
    const queue = singleQueues(memory, state)[kind];
    const since = ({ placements: [{ cell, digit }] }: Step): number => queue.indexOf(cell * 9 + digit - 1);
    return steps.sort((a, b) => since(a) - since(b));
  };
}

/** Subsets by their first house, boxes before rows before columns; then naked ones by cells and hidden ones by digits. */
function byBoxes(steps: Step[], { state }: Context): Step[] {
  const placed = steps.map((step) => {
    const { candidates, houses } = step.pattern;
    const isHidden = step.technique.startsWith('hidden');
    const members = candidates.map(({ cell, digit }) => (isHidden ? digit : cell)).sort((x, y) => x - y);
    const isInBox = isHidden ? isHiddenInBox(state, candidates) : houses.some(({ house }) => house >= 18);
    const house = isInBox ? cellHouses[candidates[0].cell * 3 + 2] - 27 : houses[0].house;
    return { step, key: [house, ...new Set(members)] };
  });
  return placed.sort((a, b) => firstDifference(a.key, b.key)).map(({ step }) => step);
}

/** Have the digits no other places in the box of the cells? */
function isHiddenInBox({ places }: State, subset: readonly Candidate[]): boolean {
  const box = cellHouses[subset[0].cell * 3 + 2];
  const within = subset.reduce((mask, { cell }) => mask | placeBits[cell * 3 + 2], 0);
  return subset.every(
    ({ cell, digit }) => cellHouses[cell * 3 + 2] === box && (places[box * 9 + digit - 1] & ~within) === 0,
  );
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** Are there eliminations in the box of the pattern, and outside of it? */
function strikesBothHouses({ pattern, eliminations }: Step): boolean {
  const box = cellHouses[pattern.candidates[0].cell * 3 + 2];
  const inBox = eliminations.filter(({ cell }) => cellHouses[cell * 3 + 2] === box).length;
  return inBox > 0 && inBox < eliminations.length;
}
