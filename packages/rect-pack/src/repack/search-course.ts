/**
 * A search made of searches: it counts what they count together, and tells each of them to stop once it is told itself.
 */
import type { Search, Slices } from '@kit/grid';
import type { Packing } from '../types.js';

/** How a search inside this one goes: what it counts, and whether it was told to stop. */
export type Course = { nodes: number; isStopped: boolean };

/** Steps that an object is worth. */
export const stepsEach = 12;

/** Runs a search inside, and tells it to stop where this one is told. */
export function* inside(search: Search<Packing>, course: Course): Search<Packing, { nodes: number }> {
  const before = course.nodes;
  let step = search.next();
  while (!step.done) {
    course.nodes = before + step.value.nodes;
    if (!course.isStopped && (yield { nodes: course.nodes }) === 'stop') course.isStopped = true;
    step = search.next(course.isStopped ? 'stop' : undefined);
  }
  return step.value;
}

/** Runs work of our own; told to stop, it goes on without pauses, since it is short. */
export function* sliced<T>(work: Slices<T>, course: Course): Generator<{ nodes: number }, T, 'stop' | undefined> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (!course.isStopped && (yield { nodes: course.nodes }) === 'stop') course.isStopped = true;
  }
}
