/**
 * From a dug puzzle to the wanted one: digits are put back while it is too hard, and then until there are as many givens as
 * wished for, where they leave it as hard as it is.
 */

import type { Random, Slices } from '@kit/grid';
import { boardOfValues } from '../board/read-position.js';
import type { Tables } from '../kernel/tables.js';
import type { Position } from '../types.js';
import type { Deal, Told } from './deal.js';
import type { Goal, Verdict } from './difficulty-goal.js';
import { type Dig, givensOf } from './dig.js';

/** A puzzle, and what its judges tell. */
type Found = Told & { readonly position: Position; readonly solution: readonly number[] };

/** How far a puzzle is from the goal: the cells that the goal leaves open, and all count if it is too easy. */
type Distance = { readonly distance: number; readonly isHard: boolean };

/** The puzzle that meets the wishes, or how far the dug one is from them. */
export type Reached = Distance & { readonly found?: Found };

/** What is wanted; the digits are put back one after the other, or by halves. */
type Aim = Pick<Deal, 'wishes' | 'judges' | 'byHalves' | 'nudges'> & { readonly goal: Goal };

/** A puzzle on the way, and how it stands to the goal. */
type Judged = Distance & { readonly dug: Dig; readonly verdict: Verdict; readonly found: Found };

/** The puzzle, with digits put back while it is too hard, or how far it is from the goal if that isn't met so. */
export function* reach(tables: Tables, dug: Dig, aim: Aim, random: Random): Slices<Reached> {
  const { nudges, wishes } = aim;
  const { minimal, givens } = wishes;
  const excess = countOf(dug) - givens.max;
  if (excess > 0) return { distance: tables.cells + excess, isHard: false };
  const first = yield* judge(tables, dug, aim);
  let met = first.verdict === 'met' ? first : undefined;
  // Of the digits taken this many stay away, the more the better.
  let [low, high] = [0, first.verdict === 'too-hard' && !minimal ? dug.taken.length - 1 : -1];
  while (low <= high && countOf(withBack(dug, low)) > givens.max) low++;
  while (low <= high && (met === undefined || aim.byHalves === true)) {
    const middle = aim.byHalves === true ? (low + high) >> 1 : high;
    const judged = yield* judge(tables, withBack(dug, middle), aim);
    if (judged.verdict === 'met') met = judged;
    if (judged.verdict === 'too-hard') high = middle - 1;
    else low = middle + 1;
  }
  // With `low` digits away it is too hard, with one less it is too easy.
  if (nudges !== undefined && met === undefined && first.verdict === 'too-hard') {
    met = yield* nudge(tables, withBack(dug, low), aim, nudges, random);
  }
  if (met !== undefined) {
    const { found } = yield* fillUp(tables, met, aim, random);
    if (found !== undefined) return { ...distanceOf(first), found };
  }
  return distanceOf(first);
}

/**
 * From a puzzle that is too hard to one that meets the goal, by other digits than the one that makes it too easy: each that leaves
 * it too hard is put back, so that it comes nearer.
 */
function* nudge(tables: Tables, hard: Dig, aim: Aim, most: number, random: Random): Slices<Judged | undefined> {
  const largest = Math.max(...hard.taken.map((orbit) => orbit.length));
  const room = Math.floor((aim.wishes.givens.max - countOf(hard)) / largest);
  let now = hard;
  let met: Judged | undefined;
  for (const orbit of random.shuffle(hard.taken).slice(0, Math.min(most, room))) {
    const { known, kept, taken } = now;
    const next = { known, kept: [...kept, orbit], taken: taken.filter((other) => other !== orbit) };
    const judged = yield* judge(tables, next, aim);
    if (judged.verdict === 'met') {
      met = judged;
      break;
    }
    if (judged.verdict === 'too-hard') now = next;
  }
  return met;
}

/** Adds digits that leave the verdict as it is until there are enough givens; without a puzzle if that can't be. */
function* fillUp(tables: Tables, judged: Judged, aim: Aim, random: Random): Slices<{ readonly found?: Found }> {
  const { min, max } = aim.wishes.givens;
  let filled = judged;
  let count = countOf(filled.dug);
  if (count >= min) return filled;
  const order = random.shuffle(filled.dug.taken);
  for (let at = 0, together = order.length; count < min && at < order.length; ) {
    const group: (readonly number[])[] = [];
    let more = 0;
    for (const orbit of order.slice(at, at + Math.max(1, together))) {
      if (count + more >= min) break;
      group.push(orbit);
      more += orbit.length;
    }
    const { known, kept, taken } = filled.dug;
    const rest = taken.filter((orbit) => !group.includes(orbit));
    if (count + more <= max) {
      const next = yield* judge(tables, { known, kept: [...kept, ...group], taken: rest }, aim);
      if (next.verdict === 'met') {
        filled = next;
        count += more;
        at += group.length;
        together = 2 * group.length;
        continue;
      }
    }
    together = group.length >> 1;
    if (group.length === 1) at++;
  }
  return count < min ? {} : filled;
}

/** How a puzzle stands to the goal, and to the judges if it meets that. */
function* judge(tables: Tables, dug: Dig, { goal, judges }: Aim): Slices<Judged> {
  const { solution } = dug.known;
  const values = givensOf(dug);
  const board = boardOfValues(values, values, tables.layout);
  const { verdict: compared, open } = yield* goal(board, solution);
  let verdict = compared;
  let told: Told = {};
  for (const judge of judges) {
    if (verdict !== 'met') break;
    const { verdict: judged, ...more } = yield* judge(board);
    verdict = judged;
    told = { ...told, ...more };
  }
  return {
    dug,
    verdict,
    distance: open === undefined ? 0 : compared === 'too-easy' ? tables.cells : open,
    isHard: open !== undefined && compared === 'too-hard',
    found: { position: board.position, solution, ...told },
  };
}

function distanceOf({ distance, isHard }: Judged): Distance {
  return { distance, isHard };
}

/** The puzzle with all digits put back but the first ones that were taken. */
function withBack({ known, kept, taken }: Dig, count: number): Dig {
  return { known, kept: [...kept, ...taken.slice(count)], taken: taken.slice(0, count) };
}

/** How many givens it has. */
function countOf({ kept }: Dig): number {
  return kept.reduce((sum, orbit) => sum + orbit.length, 0);
}
