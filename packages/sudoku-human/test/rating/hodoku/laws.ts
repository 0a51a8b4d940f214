/** What holds for HoDoKu's rating of any puzzle: followed on puzzles of our own, by means that know nothing of its order. */

import * as kit from '../../../src/index.js';
import { type Relabelling, relabelPosition } from '../../verify/relabel.js';
import { newWalk, walkHodoku } from '../path-words.js';

const singles: readonly kit.Technique[] = [kit.fullHouse, kit.nakedSingle, kit.hiddenSingle];
const basics: readonly kit.Technique[] = [
  ...singles,
  kit.lockedPair,
  kit.lockedTriple,
  kit.pointing,
  kit.claiming,
  kit.nakedPair,
  kit.nakedTriple,
  kit.hiddenPair,
  kit.hiddenTriple,
];

/**
 * The beginnings of HoDoKu's list whose rules stay open until they are used, whatever is done before: so it doesn't matter
 * in which order, and whether they are enough is a property of the puzzle.
 */
const beginnings = [
  singles,
  basics,
  [...basics, kit.nakedQuad, kit.hiddenQuad, kit.xWing, kit.swordfish, kit.jellyfish],
].map((list) => ({
  ids: new Set(list.map(({ id }) => id)),
  solver: kit.createSolver(list),
}));

const levels: readonly (readonly [kit.Level, number])[] = [
  ['easy', 800],
  ['medium', 1000],
  ['hard', 1600],
  ['unfair', 1800],
  ['extreme', Number.POSITIVE_INFINITY],
];

/** What was seen on the way. */
export type Seen = { steps: number; readonly techniques: Set<string>; readonly levels: Set<kit.Level> };

/** Puzzles that nobody has rated before, of all difficulties, one a seed. */
export function ownPuzzle(seed: number): kit.Position {
  const stars = ((seed % 5) + 1) as kit.Stars;
  const symmetry = seed % 3 === 0 ? 'rotate180' : 'none';
  const made = kit.generatePuzzle({ seed, stars, symmetry, minimal: seed % 2 === 0 });
  return made.status === 'found' ? made.position : kit.parsePuzzle(article);
}

const article = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';

/** The laws that a puzzle breaks, told in words; none, if all is well. */
export function brokenLaws(start: kit.Position, naming: Relabelling, seen: Seen): string[] {
  const broken: string[] = [];
  const solution = kit.findSolution(start) as number[];
  const { status, level, score, steps } = kit.rateHodoku(start);
  if (status !== 'solved' || level === null || score === null) return [`status ${status}`];

  const walk = newWalk();
  walkHodoku(walk, start);
  broken.push(...walk.faults.keys());
  for (const step of steps) seen.techniques.add(step.technique);
  seen.steps += steps.length;

  seen.levels.add(level);
  const sum = steps.reduce((all, step) => all + step.score, 0);
  if (sum !== score) broken.push(`score ${score}, but its steps have ${sum}`);
  if (score > (levels.find(([name]) => name === level)?.[1] ?? 0)) broken.push(`${level} with ${score}`);
  const whole = kit.rate(start);
  if (whole.level !== level || whole.score !== score) broken.push(`rate says ${whole.level} ${whole.score}`);

  const other = kit.rateHodoku(relabelPosition(start, naming));
  if (other.status !== 'solved') broken.push(`${other.status} under other names`);
  for (const { ids, solver } of beginnings) {
    const isEnough = steps.every(({ technique }) => ids.has(technique));
    if (isEnough !== (solver.solve(start).status === 'solved')) broken.push(`${ids.size} rules: the solver differs`);
    if (isEnough !== other.steps.every(({ technique }) => ids.has(technique)))
      broken.push(`${ids.size} rules: by name`);
  }

  // One digit more is a puzzle still; one less is one or has several solutions, as the count says.
  const open = start.values.indexOf(0);
  const more = kit.positionFromValues(start.values.map((digit, cell) => (cell === open ? solution[cell] : digit)));
  if (kit.rateHodoku(more).status !== 'solved') broken.push('not solved with one digit more');
  const shown = start.values.findIndex((digit) => digit !== 0);
  const less = kit.positionFromValues(start.values.map((digit, cell) => (cell === shown ? 0 : digit)));
  const expected = kit.countSolutions(less) === 1 ? 'solved' : 'multiple';
  if (kit.rateHodoku(less).status !== expected) broken.push(`not ${expected} with one digit less`);
  return broken;
}
