/**
 * The techniques in HoDoKu's order, each with its instances in the order in which HoDoKu comes upon them.
 *
 * Its list is fixed, so techniques that it doesn't look for by default come last, for puzzles that nothing else solves. Of
 * several instances the first is done, and what is done first decides what is still needed: singles go by their queues
 * (`single-queue.ts`), subsets by boxes, then rows, then columns. A locked pair or triple counts only if it strikes out
 * candidates in the line and in the box; with one of them it is a naked subset, which costs more and comes later.
 * (Measured: without the last two rules the scores of puzzles up to subsets agree less than half as often.)
 */

import { cellHouses } from '../kernel/geometry.js';
import type { Context, Technique } from '../techniques/technique.js';
import { techniques } from '../techniques/techniques.js';
import type { Step } from '../types.js';
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
  if (id.startsWith('locked-')) return reordered(technique, (steps) => byBoxes(steps.filter(strikesBothHouses)));
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

/** Subsets by their first house, boxes before rows before columns. */
function byBoxes(steps: Step[]): Step[] {
  const rank = ({ pattern }: Step): number => Math.min(...pattern.houses.map(({ house }) => (house + 9) % 27));
  return steps.sort((a, b) => rank(a) - rank(b));
}

/** Are there eliminations in the box of the pattern, and outside of it? */
function strikesBothHouses({ pattern, eliminations }: Step): boolean {
  const box = cellHouses[pattern.candidates[0].cell * 3 + 2];
  const inBox = eliminations.filter(({ cell }) => cellHouses[cell * 3 + 2] === box).length;
  return inBox > 0 && inBox < eliminations.length;
}
