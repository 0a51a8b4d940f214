/**
 * The techniques in HoDoKu's order, each with its instances in the order in which HoDoKu comes upon them.
 *
 * Its list is fixed, so techniques that it doesn't look for by default are apart: they count for the stars only. Of
 * several instances the first is done, and what is done first decides what is still needed:
 *
 * - singles go by their queues (`single-queue.ts`);
 * - subsets go by boxes, then rows, then columns, and a locked pair or triple counts only if it strikes out candidates in the
 *   line and in the box; with one of them it is a naked subset, which costs more and comes later;
 * - for chains see `profile-chains.ts`, for forcing chains and nets `profile-forcing.ts`, for what is left `guess.ts`.
 *
 * Measured on the reference scores: each of these rules is worth a good part of the puzzles whose scores agree.
 */

import { candidateAt } from '../kernel/candidates.js';
import { cellHouses, placeBits } from '../kernel/geometry.js';
import type { State } from '../kernel/state.js';
import { forcingNet } from '../nets/forcing-net.js';
import { type Context, type Finder, findersOf, slicedTechnique, slicesOf } from '../technique/technique.js';
import { records, techniques } from '../techniques/techniques.js';
import type { Candidate, Step, TechniqueId } from '../types.js';
import { asInProfile, byEffect } from './profile-chains.js';
import { profileForcing } from './profile-forcing.js';
import { singleQueues } from './single-queue.js';

/** What HoDoKu looks for together. */
const families: readonly (readonly TechniqueId[])[] = [
  ['x-chain'],
  ['xy-chain'],
  ['continuous-nice-loop', 'discontinuous-nice-loop', 'aic'],
  ['grouped-continuous-nice-loop', 'grouped-discontinuous-nice-loop', 'grouped-aic'],
];

/** What a puzzle is rated with. */
export type ProfileTechniques = {
  /** HoDoKu's list; a technique of it may stand for a family, its steps have their own names. */
  readonly own: readonly Finder[];
  /** What HoDoKu doesn't look for by default, for puzzles that its list doesn't solve. */
  readonly beyond: readonly Finder[];
};

/** The techniques for HoDoKu's score, and those that can follow. */
export function profileTechniques(): ProfileTechniques {
  const finders = new Map([...findersOf(techniques), ...profileForcing].map((technique) => [technique.id, technique]));
  const ranked = (Object.keys(records) as TechniqueId[]).flatMap((id) => finders.get(id) ?? []);
  const end = ranked.findIndex(({ id }) => id === 'forcing-net') + 1;
  return {
    own: inFamilies(ranked.slice(0, end)),
    beyond: [...inFamilies(ranked.slice(end)), ...findersOf([forcingNet])],
  };
}

function inFamilies(ranked: readonly Finder[]): Finder[] {
  return ranked.flatMap((technique) => {
    const family = families.find((ids) => ids.includes(technique.id));
    if (family === undefined) return [inItsOrder(technique)];
    const members = ranked.filter(({ id }) => family.includes(id));
    return technique === members[0] ? [reordered(members.map(asInProfile), byEffect)] : [];
  });
}

function inItsOrder(technique: Finder): Finder {
  const { id } = technique;
  if (id === 'naked-single') return reordered([technique], byQueue('naked'));
  if (id === 'hidden-single') return reordered([technique], byQueue('hidden'));
  if (records[id].family !== 'subsets') return technique;
  if (!id.startsWith('locked')) return reordered([technique], byBoxes);
  return reordered([technique], (steps, context) => byBoxes(steps.filter(strikesBothHouses), context));
}

/** Singles in the order in which they became singles. */
function byQueue(kind: 'naked' | 'hidden'): (steps: Step[], context: Context) => Step[] {
  return (steps, { memory, state }) => {
    const queue = singleQueues(memory, state)[kind];
    const since = ({ placements: [{ cell, digit }] }: Step): number => queue.indexOf(candidateAt(cell, digit - 1));
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

/** The instances of some techniques together in another order, under the name of the first. */
export function reordered(members: readonly Finder[], order: (steps: Step[], context: Context) => Step[]): Finder {
  return slicedTechnique(members[0].id, function* (context, emit) {
    const steps: Step[] = [];
    for (const member of members) {
      yield* slicesOf(member, context, (step) => steps.push(step) < 0);
    }
    return order(steps, context).some(emit);
  });
}
