/**
 * Moves mines of a field that needs no guess, one at a time, to where it still needs none.
 *
 * A step back is as likely as a step forth, and a move that would make a guess necessary is not made: so the longer this goes
 * on, the nearer to equally likely are all fields without guesses that can be reached from one another, however the first was
 * come by.
 *
 * @see Metropolis, Rosenbluth, Rosenbluth, Teller and Teller, "Equation of State Calculations by Fast Computing Machines" (1953)
 */
import type { Slices } from '@kit/grid';
import { type Draft, noRepairs, repairField } from './repair.js';

/** Tries so many moves of a mine; some of the cells that may have one are mined, some are not. */
export function* mixField(draft: Draft, allowed: readonly number[], swaps: number): Slices<void> {
  const { mined, random } = draft;
  const full = allowed.filter((cell) => mined[cell] === 1);
  const empty = allowed.filter((cell) => mined[cell] === 0);
  for (let done = 0; done < swaps; done++) {
    const at = random.int(full.length);
    const to = random.int(empty.length);
    mined[full[at]] = 0;
    mined[empty[to]] = 1;
    const kept = yield* repairField(draft, noRepairs);
    if (kept) [full[at], empty[to]] = [empty[to], full[at]];
    mined[full[at]] = 1;
    mined[empty[to]] = 0;
  }
}
